/**
 * Which icon stands for what, as in the base game's table: each is one of game-icons.net, which `node scripts/icons.mjs` takes
 * over.
 */
export const CARD_ICONS: Readonly<Record<string, string>> = {
  // Barred from a neighbourhood.
  'barred-from-downtown': 'locked-door',
  'barred-from-easttown': 'padlock',
  'barred-from-french-hill': 'triple-lock',
  'barred-from-merchant-district': 'barrier',
  'barred-from-miskatonic-university': 'key-lock',
  'barred-from-northside': 'barbed-wire',
  'barred-from-rivertown': 'dungeon-gate',
  'barred-from-southside': 'locked-fortress',
  'barred-from-uptown': 'security-gate',
  // Benefits and Detriments.
  anointed: 'holy-water',
  'private-investigator': 'sherlock-holmes',
  psychic: 'psychic-waves',
  visions: 'dream-catcher',
  harried: 'run',
  'local-guide': 'direction-sign',
  'tainted-soul': 'evil-hand',
  wanted: 'wanted-reward',
  // Exhibit Items.
  'book-of-anubis': 'anubis',
  'eye-of-light-and-darkness': 'eye-of-horus',
  'parchment-of-the-elder-sign': 'tied-scroll',
  'scales-of-thoth': 'scales',
  'spirit-vessel': 'egyptian-urns',
  'summoning-glass': 'hourglass',
  'tablet-of-bast': 'bastet',
  'chime-of-ra': 'windchimes',
  'first-elder-sign-fragment': 'fragmented-meteor',
  'second-elder-sign-fragment': 'broken-tablet',
  'third-elder-sign-fragment': 'stone-pile',
  'mask-of-the-black-pharaoh': 'pharoah',
  'mask-of-the-messenger': 'bird-mask',
  'mask-of-the-three-fates': 'drama-masks',
  'mask-of-vice': 'devil-mask',
  'mask-of-wisdom': 'owl',
  'pentagram-of-blood': 'pentagram-rose',
  // Spells.
  'astral-travel': 'star-swirl',
  'denying-the-ancient-one': 'cross-mark',
  'feeding-the-mind': 'brain-freeze',
  'markings-of-isis': 'ankh',
  'plague-of-locusts': 'long-legged-spider',
  premonition: 'crystal-ball',
  'revelation-of-script': 'egyptian-profile',
  'shroud-of-shadow': 'shadow-grasp',
  // Allies.
  'david-packard': 'person',
  'dr-ali-kafour': 'fez',
  'erica-carlyle': 'diamond-ring',
  'erich-weiss': 'handcuffs',
  'father-iwanicki': 'holy-symbol',
  'sarah-danforth': 'paint-brush',
  'the-messenger': 'envelope',
  // The Herald.
  'herald-of-the-dark-pharaoh': 'pharoah',
};
