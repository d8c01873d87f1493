/**
 * The 16 cards of the epic battle and 45 plot cards, 3 for each of 15 Ancient Ones (K-EPIC). Public are the 21 plots of
 * the base game's Ancient Ones, the names of four battle cards, and two effects. The rest is OURS, in the spirit of the
 * known cards, and marked so on the card.
 */
import type { Effect, Effects, EpicStep, Modifier, TableCardDef } from '@vigil/rules';
import { check, choose, DEVOURED, lose, track } from '@vigil/rules/builders';

const HOUSE_MADE_DOUBT = 'The published card is not known; this one is ours.';

const ATTACK: EpicStep = { does: 'investigators' };
const STRIKE: EpicStep = { does: 'ancient-one' };
const START: EpicStep = { does: 'start' };
const effectsStep = (...effects: readonly Effect[]): EpicStep => ({ does: 'effects', then: effects });
const eachInvestigator = (...effects: readonly Effect[]): EpicStep =>
  effectsStep({ do: 'each', of: 'investigators', then: effects });
const changeRating = (by: number): EpicStep => ({ does: 'rating', by });
const strikeWithModifier = (modifier: number): EpicStep => ({ does: 'ancient-one', modifier });
const handlerStep = (name: string): EpicStep =>
  effectsStep({ do: 'handler', name: `epic-${name}`, text: `kingsport.epic.${name}` });
const devouredIf = (what: 'sanity' | 'stamina', atMost: number): Effect => ({
  do: 'if',
  condition: { hasAtMost: what, atMost },
  then: [DEVOURED],
});
const forfeitTrophies = (n: number, of: 'monster-trophy' | 'gate-trophy', otherwise: Effects): Effect => ({
  do: 'forfeit',
  lots: [{ n, of: [of] }],
  else: otherwise,
});
const splitLoss = (amount: number): Effect => ({ do: 'split', amount, lose: true });

// ---- the battle ----

interface Round {
  readonly steps: readonly EpicStep[];
  readonly modifiers?: readonly Modifier[];
  /** The part of the card that is ours. */
  readonly ours?: 'all' | 'part' | 'no';
  readonly doubt?: string;
  readonly handlerReason?: string;
}

const battleCards = (
  half: 'green' | 'red',
  id: string,
  name: string,
  { steps, ours = 'all', ...more }: Round,
): TableCardDef => ({
  id: `epic-${id}`,
  name,
  kind: 'epic-battle',
  ...(ours !== 'no' && { ours }),
  doubt: HOUSE_MADE_DOUBT,
  ...more,
  epic: { half, steps },
});
const combatModifier = (by: number): readonly Modifier[] => [{ mod: 'check', check: 'combat', by, for: 'all' }];
const PLOT: Round = {
  steps: [{ does: 'plot' }],
  ours: 'no',
  doubt: 'Their number and colours are not known. One green and two red, one for each plot, are ours.',
};

export const EPIC_BATTLE: readonly TableCardDef[] = [
  battleCards('green', 'steady-hands', 'Steady Hands', { steps: [ATTACK, STRIKE] }),
  battleCards('green', 'ray-of-hope', 'A Ray of Hope', { steps: [ATTACK, STRIKE], modifiers: combatModifier(1) }),
  battleCards('green', 'moments-grace', "A Moment's Grace", { steps: [ATTACK] }),
  battleCards('green', 'desperate-charge', 'Desperate Charge', {
    steps: [ATTACK, strikeWithModifier(-1)],
    modifiers: combatModifier(2),
  }),
  battleCards('green', 'bear-the-blow', 'Bear the Blow', {
    steps: [strikeWithModifier(1), ATTACK],
    modifiers: [{ mod: 'clueDice', by: 1, for: 'all' }],
  }),
  battleCards('green', 'second-wind', 'Second Wind', {
    steps: [
      eachInvestigator(choose({ do: 'gain', what: 'sanity', amount: 2 }, { do: 'gain', what: 'stamina', amount: 2 })),
      ATTACK,
      STRIKE,
    ],
  }),
  battleCards('green', 'noble-sacrifice', 'Noble Sacrifice', {
    steps: [
      effectsStep({ do: 'untilTurnEnds', modifiers: [{ mod: 'success', faces: [4, 5, 6] }] }),
      ATTACK,
      handlerStep('sacrifice'),
    ],
    ours: 'part',
    handlerReason: 'An investigator alone is not devoured.',
    doubt:
      'From one description: the first player is Blessed for this attack and devoured after it. Its colour, that the others attack as well and the Ancient One does not, and that an investigator alone is not devoured, are ours.',
  }),
  battleCards('green', 'sinister-plot-1', 'Sinister Plot', PLOT),
  battleCards('red', 'sinister-plot-2', 'Sinister Plot', PLOT),
  battleCards('red', 'sinister-plot-3', 'Sinister Plot', PLOT),
  battleCards('red', 'evil-corruption', 'Evil Corruption', {
    steps: [
      eachInvestigator({ do: 'may', cost: { clues: 1 }, then: [], else: [{ do: 'receive', card: 'curse' }] }),
      ATTACK,
      STRIKE,
    ],
    ours: 'part',
    doubt: 'Only the name of the published card is known. The rest is ours.',
  }),
  battleCards('red', 'ground-gives-way', 'The Ground Gives Way', {
    steps: [STRIKE, ATTACK],
    modifiers: combatModifier(-1),
  }),
  battleCards('red', 'no-respite', 'No Respite', { steps: [STRIKE, ATTACK, STRIKE] }),
  battleCards('red', 'darkness-rises', 'Darkness Rises', { steps: [effectsStep(track('doom', 1)), ATTACK, STRIKE] }),
  battleCards('red', 'panic', 'Panic', {
    steps: [eachInvestigator(check('will', -1, { fail: lose(2, 'sanity') })), ATTACK, STRIKE],
  }),
  battleCards('red', 'end-of-everything', 'The End of Everything', {
    steps: [{ does: 'end' }],
    ours: 'no',
    doubt: 'Its place among the red cards is left to the shuffle.',
  }),
];

// ---- plots ----

type Plot = readonly [id: string, name: string, steps: readonly EpicStep[]];

const plotCards = (plotOf: string, ours: boolean, ...all: readonly Plot[]): readonly TableCardDef[] =>
  all.map(([id, name, steps]) => ({
    id: `plot-${id}`,
    name,
    kind: 'plot',
    ...(ours && { ours: 'all', doubt: HOUSE_MADE_DOUBT }),
    epic: { plotOf, steps },
  }));
const replaceAttack = (effect: Effect): EpicStep => ({ does: 'ancient-one', instead: [effect] });

const PUBLISHED_PLOTS: readonly TableCardDef[] = [
  ...plotCards(
    'cthulhu',
    false,
    ['unnatural-regeneration', 'Unnatural Regeneration', [ATTACK, STRIKE, effectsStep(track('doom', 2))]],
    ['crashing-wave', 'Crashing Wave', [ATTACK, handlerStep('crashing-wave')]],
    ['flabby-maw', 'Flabby Maw', [ATTACK, handlerStep('flabby-maw')]],
  ),
  ...plotCards(
    'hastur',
    false,
    ['high-stakes', 'High Stakes', [ATTACK, replaceAttack(lose(4, 'sanity'))]],
    ['growing-in-power', 'Growing in Power', [ATTACK, changeRating(-1), STRIKE]],
    ['the-last-straw', 'The Last Straw', [ATTACK, eachInvestigator(devouredIf('sanity', 2))]],
  ),
  ...plotCards(
    'ithaqua',
    false,
    ['freezing-winds', 'Freezing Winds', [ATTACK, START, STRIKE]],
    ['scattered-like-pins', 'Scattered Like Pins', [ATTACK, replaceAttack(lose(4, 'stamina'))]],
    ['out-of-strength', 'Out of Strength', [ATTACK, eachInvestigator(devouredIf('stamina', 2))]],
  ),
  ...plotCards(
    'nyarlathotep',
    false,
    ['join-me', 'Join Me!', [handlerStep('join-me')]],
    ['tricked', 'Tricked', [ATTACK, handlerStep('one-clue')]],
    ['the-masks', 'The Masks', [handlerStep('masks')]],
  ),
  ...plotCards(
    'shub-niggurath',
    false,
    [
      'unexpected-loss',
      'Unexpected Loss',
      [ATTACK, eachInvestigator(forfeitTrophies(1, 'monster-trophy', [DEVOURED]))],
    ],
    ['immeasurable-power', 'Immeasurable Power', [ATTACK, changeRating(-1), effectsStep(track('doom', 1)), STRIKE]],
    ['the-thousand-young', 'The Thousand Young', [handlerStep('thousand-young')]],
  ),
  ...plotCards(
    'yig',
    false,
    ['yigs-curse', "Yig's Curse", [ATTACK, START, STRIKE]],
    [
      'carpet-of-snakes',
      'Carpet of Snakes',
      [ATTACK, eachInvestigator({ do: 'roll', dice: 4, success: [splitLoss(1)] })],
    ],
    ['weakened', 'Weakened', [ATTACK, eachInvestigator(devouredIf('sanity', 1), devouredIf('stamina', 1))]],
  ),
  ...plotCards(
    'yog-sothoth',
    false,
    ['unbeatable', 'Unbeatable', [{ does: 'investigators', defenses: ['physical-immunity'] }, STRIKE]],
    ['the-opener-and-the-way', 'The Opener and the Way', [ATTACK, STRIKE, handlerStep('doom-by-gates')]],
    [
      'the-key-and-the-gate',
      'The Key and the Gate',
      [ATTACK, eachInvestigator(forfeitTrophies(1, 'gate-trophy', [DEVOURED]))],
    ],
  ),
];

/** A check for each investigator, with the effects of a failure. */
const checkEach = (skill: 'speed' | 'fight' | 'will' | 'lore' | 'luck', modifier: number, ...fail: readonly Effect[]) =>
  eachInvestigator(check(skill, modifier, { fail }));
const FIRST_PLAYER_ATTACK: EpicStep = { does: 'investigators', who: 'first-player' };

const HOUSE_MADE_PLOTS: readonly TableCardDef[] = [
  ...plotCards(
    'abhoth',
    true,
    [
      'spawning-pool',
      'The Spawning Pool',
      [ATTACK, checkEach('luck', 0, lose(2, 'stamina')), effectsStep(track('doom', 1))],
    ],
    ['formless-hunger', 'Formless Hunger', [STRIKE, ATTACK]],
    [
      'nothing-left-over',
      'Nothing Is Left Over',
      [ATTACK, eachInvestigator(forfeitTrophies(1, 'monster-trophy', [lose(3, 'stamina')]))],
    ],
  ),
  ...plotCards(
    'glaaki',
    true,
    ['spines-from-the-lake', 'Spines from the Lake', [ATTACK, checkEach('speed', -1, lose(3, 'stamina'))]],
    ['tide-of-the-dead', 'The Tide of the Dead', [ATTACK, changeRating(-1), STRIKE]],
    ['undreaming', 'Undreaming', [checkEach('will', -1, lose(2, 'sanity')), ATTACK, STRIKE]],
  ),
  ...plotCards(
    'shudde-mell',
    true,
    ['tremor', 'Tremor', [checkEach('luck', -1, lose(2, 'stamina')), ATTACK, STRIKE]],
    [
      'sinkhole',
      'Sinkhole',
      [ATTACK, eachInvestigator(devouredIf('stamina', 1)), checkEach('speed', -2, lose(2, 'stamina'))],
    ],
    ['burrowing-host', 'The Burrowing Host', [effectsStep(track('doom', 1)), ATTACK, STRIKE]],
  ),
  ...plotCards(
    'tsathoggua',
    true,
    ['black-sleep', 'Black Sleep', [FIRST_PLAYER_ATTACK, STRIKE]],
    [
      'formless-servants',
      'Formless Servants',
      [ATTACK, eachInvestigator(forfeitTrophies(1, 'monster-trophy', [lose(3, 'stamina')]))],
    ],
    ['the-sleeper-feeds', 'The Sleeper Feeds', [ATTACK, eachInvestigator(devouredIf('stamina', 2))]],
  ),
  ...plotCards(
    'atlach-nacha',
    true,
    ['caught-in-the-web', 'Caught in the Web', [FIRST_PLAYER_ATTACK, checkEach('fight', -1, lose(2, 'stamina'))]],
    ['the-bridge-is-finished', 'The Bridge Is Finished', [ATTACK, effectsStep(track('doom', 2)), STRIKE]],
    ['saved-for-later', 'Saved for Later', [ATTACK, checkEach('speed', -2, lose(3, 'stamina'))]],
  ),
  ...plotCards(
    'eihort',
    true,
    [
      'the-bargain',
      'The Bargain',
      [ATTACK, eachInvestigator(choose({ do: 'maximum', what: 'stamina', by: -1 }, lose(3, 'sanity')))],
    ],
    ['the-brood-hatches', 'The Brood Hatches', [ATTACK, checkEach('luck', -1, lose(3, 'stamina')), STRIKE]],
    ['the-labyrinth', 'The Labyrinth', [checkEach('lore', -1, lose(2, 'sanity')), STRIKE]],
  ),
  ...plotCards(
    'ygolonac',
    true,
    [
      'read-my-name',
      'Read My Name',
      [eachInvestigator({ do: 'if', condition: { has: { type: 'tome' } }, then: [lose(2, 'sanity')] }), ATTACK, STRIKE],
    ],
    ['mouths-in-the-palms', 'Mouths in the Palms', [ATTACK, checkEach('fight', -2, lose(3, 'stamina'))]],
    ['headless-joy', 'Headless Joy', [ATTACK, changeRating(-1), STRIKE]],
  ),
  ...plotCards(
    'yibb-tstll',
    true,
    ['black-rain', 'The Black Rain', [ATTACK, eachInvestigator({ do: 'loseBoth', sanity: 1, stamina: 1 }), STRIKE]],
    ['wings-over-everything', 'Wings over Everything', [STRIKE, FIRST_PLAYER_ATTACK]],
    ['the-gaze', 'The Gaze', [ATTACK, checkEach('will', -1, lose(3, 'sanity'))]],
  ),
];

export const PLOTS: readonly TableCardDef[] = [...PUBLISHED_PLOTS, ...HOUSE_MADE_PLOTS];
