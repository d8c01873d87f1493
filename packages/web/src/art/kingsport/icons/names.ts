/**
 * Which icon stands for what, as in the base game's table: each is one of game-icons.net, which `node scripts/icons.mjs` takes
 * over.
 */
export const CARD_ICONS: Readonly<Record<string, string>> = {
  // Common items.
  'flare-gun': 'distress-signal',
  handcuffs: 'handcuffs',
  'makeup-kit': 'lipstick',
  telescope: 'telescope',
  'elephant-gun': 'elephant',
  kerosene: 'jerrycan',
  // Unique items.
  'brazier-of-souls': 'burning-embers',
  'crystal-of-the-elder-things': 'crystal-growth',
  'eltdown-shards': 'shard-sword',
  'livre-divon': 'evil-book',
  'massa-di-requiem-per-shuggay': 'musical-score',
  'yithian-rifle': 'ray-gun',
  // Spells.
  'fist-of-yog-sothoth': 'fist',
  'forced-learning': 'brain-tentacle',
  'implant-suggestion': 'pendulum-swing',
  'spectral-razor': 'razor',
  // Skills.
  camouflage: 'leaf-swirl',
  linguistics: 'conversation',
  listen: 'human-ear',
  persuade: 'talk',
  run: 'run',
  wrestle: 'muscle-up',
  'ancient-language': 'rune-stone',
  disguise: 'domino-mask',
  endurance: 'strong',
  'mental-fortitude': 'mighty-force',
  'credit-rating': 'bank',
  'martial-arts': 'high-kick',
  // Allies.
  'asenath-waite': 'spiral-tentacle',
  'basil-elton': 'lighthouse',
  'charles-dexter-ward': 'quill-ink',
  'dr-herbert-west': 'syringe',
  foolishness: 'cat',
  'granny-orne': 'rocking-chair',
  'professor-morgan': 'graduate-cap',
  'terrible-old-man': 'old-king',
  'thomas-olney': 'mountain-climbing',
  'william-bain': 'sailboat',
  'young-zoog': 'squirrel',
  // Special cards.
  'beloved-of-bast': 'bastet',
  'nine-lives': 'schrodingers-cat-alive',
  'captain-of-the-white-ship': 'captain-hat-profile',
  'the-white-ship': 'caravel',
  changed: 'fish-monster',
  'the-great-seal': 'rolling-energy',
  'blessing-of-nodens': 'trident',
  'visions-of-hypnos': 'night-sleep',
  // Heralds and guardians.
  ghroth: 'ringed-planet',
  tulzscha: 'burning-passion',
  bast: 'cat',
  hypnos: 'sleepy',
  nodens: 'trident',
};
