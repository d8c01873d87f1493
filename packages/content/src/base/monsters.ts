/**
 * The 60 monster tokens of the base game, 29 types. 55 start in the cup; the five masks stay out unless something
 * puts them in (A-SETUP-14).
 */
import type { MonsterDef } from '@vigil/rules';
import { check, DEVOURED, discard, draw, each, gain, LOST, lose, rollFaces, token } from '@vigil/rules/builders';

const ANY_DEFEAT_DOUBT =
  'The token speaks of a passed Combat check. Taken for every defeat, also one without a check (Flute of the Outer Gods).';
const BACK_TO_CUP = { do: 'returnMonster', to: 'cup' } as const;
const NIGHTMARISH_1 = { nightmarish: 1 } as const;
const OVERWHELMING_1 = { overwhelming: 1 } as const;

export const MONSTERS: readonly MonsterDef[] = [
  token('byakhee', 'Byakhee', 3, 'flying', 'circle', -2, [-1, 1], [0, 2], 1),
  token('chthonian', 'Chthonian', 2, 'unique', 'triangle', 1, [-2, 2], [-3, 3], 3, {
    // Investigators in Other Worlds are safe (A-MISC-21).
    move: { effects: [rollFaces([[[4, 5, 6], each('investigators-in-arkham', lose(1, 'stamina'))]])] },
    doubt: 'One list says sanity; all others say stamina, taken here.',
  }),
  token('cultist', 'Cultist', 6, 'normal', 'crescent', -3, 'none', [1, 1], 1),
  token('dark-young', 'Dark Young', 3, 'stationary', 'hexagon', -2, [0, 3], [-1, 3], 3, {
    abilities: ['physical-resistance', 'nightmarish'],
    ...NIGHTMARISH_1,
  }),
  token('dhole', 'Dhole', 1, 'normal', 'circle', -1, [-1, 4], [-3, 4], 3, {
    abilities: ['physical-resistance', 'magical-resistance', 'nightmarish', 'overwhelming'],
    ...NIGHTMARISH_1,
    ...OVERWHELMING_1,
  }),
  token('dimensional-shambler', 'Dimensional Shambler', 2, 'fast', 'square', -3, [-2, 1], [-2, 0], 1, {
    combatFailed: [LOST, { do: 'endCombat' }],
  }),
  token('elder-thing', 'Elder Thing', 2, 'normal', 'diamond', -2, [-3, 2], [0, 1], 2, {
    combatFailed: [discard(1, { type: 'weapon-or-spell' })],
  }),
  token('fire-vampire', 'Fire Vampire', 2, 'flying', 'star', 0, 'none', [-2, 2], 1, {
    abilities: ['ambush', 'physical-immunity'],
  }),
  token('flying-polyp', 'Flying Polyp', 1, 'flying', 'hexagon', 0, [-2, 4], [-3, 3], 3, {
    abilities: ['physical-resistance', 'nightmarish', 'overwhelming'],
    ...NIGHTMARISH_1,
    ...OVERWHELMING_1,
  }),
  token('formless-spawn', 'Formless Spawn', 2, 'normal', 'hexagon', 0, [-1, 2], [-2, 2], 2, {
    abilities: ['physical-immunity'],
  }),
  token('ghost', 'Ghost', 3, 'stationary', 'crescent', -3, [-2, 2], [-3, 2], 1, {
    abilities: ['undead', 'physical-immunity'],
  }),
  token('ghoul', 'Ghoul', 3, 'normal', 'hexagon', -3, [0, 1], [-1, 1], 1, { abilities: ['ambush'] }),
  token('god-of-the-bloody-tongue', 'God of the Bloody Tongue', 1, 'normal', 'triangle', 1, [-3, 3], [-4, 4], 4, {
    abilities: ['mask', 'endless', 'nightmarish', 'overwhelming'],
    ...NIGHTMARISH_1,
    ...OVERWHELMING_1,
    inCup: false,
  }),
  token('gug', 'Gug', 2, 'normal', 'slash', -2, [-1, 2], [-2, 4], 3, {
    abilities: ['overwhelming'],
    ...OVERWHELMING_1,
    doubt: 'One list has toughness 2; four others have 3, taken here.',
  }),
  token('haunter-of-the-dark', 'Haunter of the Dark', 1, 'flying', 'square', -3, [-2, 2], [-2, 2], 2, {
    abilities: ['mask', 'endless'],
    modifiers: [
      {
        mod: 'monster',
        monsters: { kinds: ['haunter-of-the-dark'] },
        set: { combatRating: -5 },
        if: { inPlay: 'blackest-night' },
      },
    ],
    inCup: false,
  }),
  token('high-priest', 'High Priest', 1, 'normal', 'plus', -2, [1, 1], [-2, 2], 2, { abilities: ['magical-immunity'] }),
  token('hound-of-tindalos', 'Hound of Tindalos', 2, 'unique', 'square', -1, [-2, 4], [-1, 3], 2, {
    abilities: ['physical-immunity'],
    // Nearest at any distance; a tie falls on the lowest Sneak, then the first player chooses (A-MISC-19).
    move: { hunts: 'investigator-in-location', sparing: ['st-marys-hospital', 'arkham-asylum'] },
  }),
  token('maniac', 'Maniac', 3, 'normal', 'crescent', -1, 'none', [1, 1], 1, {
    modifiers: [
      {
        mod: 'monster',
        monsters: { kinds: ['maniac'] },
        set: { combatRating: -2, combatDamage: 3 },
        gives: ['endless'],
        if: { terrorAtLeast: 6 },
      },
    ],
  }),
  token('mi-go', 'Mi-Go', 3, 'flying', 'circle', -2, [-1, 2], [0, 1], 1, {
    defeated: [{ do: 'returnMonster', to: 'box' }, draw(1, 'unique')],
    doubt: ANY_DEFEAT_DOUBT,
  }),
  token('nightgaunt', 'Nightgaunt', 2, 'flying', 'slash', -2, [-1, 1], [-2, 0], 2, {
    // From an Other World it leads back to Arkham with an explored marker (A-MISC-20); without a gate nothing follows.
    combatFailed: [{ do: 'throughNearestGate' }, { do: 'endCombat' }],
  }),
  token('shoggoth', 'Shoggoth', 2, 'fast', 'diamond', -1, [-1, 3], [-1, 3], 3, {
    abilities: ['physical-resistance', 'nightmarish'],
    ...NIGHTMARISH_1,
  }),
  token('star-spawn', 'Star Spawn', 2, 'normal', 'plus', -1, [-3, 2], [-3, 3], 3),
  // No ratings and no damage: there is neither a Horror check nor combat, and a failed Evade check hurts no one.
  // monster leaves before a devoured investigator does, because nothing follows a devouring.
  token('the-black-man', 'The Black Man', 1, 'normal', 'crescent', -3, 'none', 'none', 1, {
    abilities: ['mask', 'endless'],
    beforeHorror: [check('luck', -1, { pass: [gain(2, 'clue'), BACK_TO_CUP], fail: [BACK_TO_CUP, DEVOURED] })],
    inCup: false,
  }),
  token('the-bloated-woman', 'The Bloated Woman', 1, 'normal', 'hexagon', -1, [-1, 2], [-2, 2], 2, {
    abilities: ['mask', 'endless'],
    beforeHorror: [check('will', -2, { fail: { do: 'failChecks', checks: ['horror', 'combat'] } })],
    inCup: false,
    doubt:
      'Which combat check fails is not said. Taken as by another implementation: that of the first round, later ones are normal.',
  }),
  // The token itself misspells the name.
  token('the-dark-pharaoh', 'The Dark Pharaoh', 1, 'normal', 'slash', -1, [-1, 1], [-3, 3], 2, {
    abilities: ['mask', 'endless'],
    modifiers: [{ mod: 'combatSkill', monsters: { kinds: ['the-dark-pharaoh'] }, skill: 'lore' }],
    inCup: false,
  }),
  token('vampire', 'Vampire', 1, 'normal', 'crescent', -3, [0, 2], [-3, 3], 2, {
    abilities: ['undead', 'physical-resistance'],
    doubt: "One list has toughness 1; 2 is taken, as in the rulebook's picture.",
  }),
  token('warlock', 'Warlock', 2, 'stationary', 'circle', -2, [-1, 1], [-3, 1], 2, {
    abilities: ['magical-immunity'],
    defeated: [{ do: 'returnMonster', to: 'box' }, gain(2, 'clue')],
    doubt: ANY_DEFEAT_DOUBT,
  }),
  token('witch', 'Witch', 2, 'normal', 'circle', -1, 'none', [-3, 2], 1, { abilities: ['magical-resistance'] }),
  token('zombie', 'Zombie', 3, 'normal', 'crescent', 1, [-1, 1], [-1, 2], 1, { abilities: ['undead'] }),
];
