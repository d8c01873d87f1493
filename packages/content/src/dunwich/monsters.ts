/**
 * The 28 monster tokens of Dunwich, 17 kinds: 3 are further tokens of the base game's (`MORE_MONSTERS`), 9 are Spawn
 * (D-SPAWN). Children of Abhoth and Servants of Glaaki differ between tokens, so each is a kind of its own.
 */
import type { Effect, MonsterDef } from '@vigil/rules';
import {
  choose,
  DEVOURED,
  discard,
  draw,
  each,
  gain,
  lose,
  mayPay,
  rollFaces,
  search,
  token,
  when,
} from '@vigil/rules/builders';

const SET_ASIDE = { do: 'returnMonster', to: 'box' } as const;
/** Returns to the sheet of the Ancient One. */
const TO_SHEET = { ...SET_ASIDE, sheet: true } as const;
/** Set aside when it is defeated: a Spawn is never a trophy (D-SPAWN-03, D-SPAWN-04). */
const SPAWN: Partial<MonsterDef> = { inCup: false, defeated: [TO_SHEET] };
const FAIL_HORROR = { do: 'failChecks', checks: ['horror'] } as const;
const FAIL_COMBAT = { do: 'failChecks', checks: ['combat'] } as const;

/** Cost for all investigators when a servant enters the board. */
const SERVANTS: readonly (readonly [letter: string, cost: Effect])[] = [
  ['a', discard(1, { deck: 'spell' })],
  ['b', discard(1, { deck: 'common' })],
  ['c', discard(1, { deck: 'unique' })],
  ['d', lose(2, 'clue')],
  ['e', discard(1, { deck: 'skill' })],
];

export const MONSTERS: readonly MonsterDef[] = [
  token('child-of-abhoth-a', 'Child of Abhoth', 1, 'stalker', 'crescent', 1, [-2, 2], [-2, 2], 3, {
    ...SPAWN,
    abilities: ['spawn', 'physical-resistance', 'magical-resistance', 'nightmarish', 'overwhelming'],
    nightmarish: 1,
    overwhelming: 1,
    defeated: [TO_SHEET, discard(1, { type: 'weapon-or-spell' })],
  }),
  token('child-of-abhoth-b', 'Child of Abhoth', 1, 'stalker', 'crescent', 1, [-2, 4], [-1, 2], 3, {
    ...SPAWN,
    abilities: ['spawn', 'magical-immunity', 'nightmarish'],
    nightmarish: 2,
    beforeHorror: [mayPay({ clues: 1 }, [], FAIL_HORROR)],
  }),
  token('child-of-abhoth-c', 'Child of Abhoth', 1, 'stalker', 'crescent', 1, [-1, 2], [-2, 4], 3, {
    ...SPAWN,
    abilities: ['spawn', 'physical-immunity', 'overwhelming'],
    overwhelming: 2,
    beforeCombat: [mayPay({ clues: 1 }, [], FAIL_COMBAT)],
  }),
  token('colour-out-of-space', 'Colour Out of Space', 2, 'unique', 'square', 1, [-3, 4], [0, 1], 2, {
    abilities: ['physical-immunity', 'magical-immunity'],
    move: { effects: [rollFaces([[[4, 5, 6], each('investigators-in-arkham', lose(1, 'sanity'))]])] },
  }),
  token('goat-spawn', 'Goat Spawn', 2, 'fast', 'hexagon', -1, [-1, 1], [-2, 1], 2, {
    abilities: ['physical-resistance'],
  }),
  token('hunting-horror', 'Hunting Horror', 1, 'unique', 'diamond', -3, [-1, 2], [-2, 4], 2, {
    abilities: ['magical-resistance'],
    move: { hunts: 'investigator-in-reach', sparing: [] },
    doubt: 'Ties are not spoken of; as for the Hound of Tindalos, the lowest Sneak.',
  }),
  token('mummy', 'Mummy', 1, 'stalker', 'crescent', -1, [-2, 1], [-2, 2], 3, {
    abilities: ['undead', 'physical-resistance', 'magical-resistance'],
  }),
  token('rat-thing', 'Rat-thing', 2, 'stalker', 'circle', -4, [0, 1], [-1, 2], 1, {
    beforeCombat: [mayPay({ cards: { n: 1, of: { type: 'item' } } }, [], FAIL_COMBAT)],
  }),
  ...createServants(),
  token('spectral-hunter', 'Spectral Hunter', 1, 'stationary', 'square', -4, [-2, 2], [-2, 2], 3, {
    abilities: ['ambush'],
    defeated: [SET_ASIDE, gain(5, 'money')],
  }),
  token('star-vampire', 'Star Vampire', 1, 'stalker', 'star', -3, [-3, 3], [-3, 3], 3, {
    abilities: ['physical-resistance'],
  }),
  token('tcho-tcho', 'Tcho-tcho', 2, 'normal', 'crescent', -2, 'none', [-2, 2], 2, {
    abilities: ['ambush'],
    defeated: [SET_ASIDE, draw(1, 'common')],
  }),
  token('the-beast', 'The Beast', 1, 'stalker', 'star', 0, [-2, 2], [-2, 2], 4, {
    abilities: ['mask', 'endless', 'physical-resistance', 'magical-resistance'],
    combatFailed: [when({ failedAll: ['horror', 'combat'] }, DEVOURED)],
    inCup: false,
  }),
  // Its fight figures come from its cards (D-HORROR-03); it rolls a die in place of moving (D-HORROR-02).
  token('the-dunwich-horror', 'The Dunwich Horror', 1, 'unique', 'crescent', 2, 'none', 'none', 5, {
    ...SPAWN,
    abilities: ['spawn'],
    // Applies if a card grants the abilities.
    nightmarish: 1,
    overwhelming: 1,
    move: { effects: [rollFaces([[[4, 5, 6], { do: 'track', what: 'doom', by: 1 }]])] },
    // D-HORROR-07, D-HORROR-08
    defeated: [
      SET_ASIDE,
      { do: 'handler', name: 'dunwich-horror-beaten', text: 'dunwich.horror-beaten' },
      choose(search('common'), search('unique'), search('spell'), search('skill'), search('ally')),
    ],
    handlerReason: 'Its track is no part of the effect language.',
  }),
  token('wizard-whateley', 'Wizard Whateley', 1, 'normal', 'circle', -2, [-2, 2], [-3, 3], 2, {
    abilities: ['magical-immunity'],
    defeated: [SET_ASIDE, draw(1, 'spell')],
  }),
  token('wraith', 'Wraith', 2, 'flying', 'crescent', 0, [-2, 1], [-2, 2], 3, {
    abilities: ['undead', 'physical-immunity', 'nightmarish', 'overwhelming'],
    nightmarish: 1,
    overwhelming: 1,
  }),
];

function createServants(): MonsterDef[] {
  return SERVANTS.map(([letter, cost]) =>
    token(`servant-of-glaaki-${letter}`, 'Servant of Glaaki', 1, 'normal', 'crescent', 1, [-2, 3], [-2, 3], 2, {
      ...SPAWN,
      abilities: ['spawn'],
      entersPlay: [each('investigators', cost)],
      doubt: 'No list gives it undead, though the sheet of Glaaki calls the worshippers so.',
    }),
  );
}

export const EXTRA_COPIES = { cultist: 1, 'dark-young': 1, 'formless-spawn': 1 } as const;
