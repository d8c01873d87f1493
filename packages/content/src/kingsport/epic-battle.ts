/**
 * The 16 cards of the epic battle and 45 plot cards, 3 for each of 15 Ancient Ones (K-EPIC). Public are the 21 plots of the
 * base game's Ancient Ones and, of the battle cards, four names with what two of them do: the rest is OURS, in the spirit of
 * what is known, and says so on the card.
 */
import type { Effect, Effects, EpicStep, Modifier, TableCardDef } from '@vigil/rules';
import { check, choose, DEVOURED, lose, track } from '@vigil/rules/builders';

const OURS = 'The published card is not known; this one is ours.';

const ATTACK: EpicStep = { does: 'investigators' };
const STRIKE: EpicStep = { does: 'ancient-one' };
const START: EpicStep = { does: 'start' };
const then = (...effects: readonly Effect[]): EpicStep => ({ does: 'effects', then: effects });
const each = (...effects: readonly Effect[]): EpicStep => then({ do: 'each', of: 'investigators', then: effects });
const rating = (by: number): EpicStep => ({ does: 'rating', by });
const struck = (modifier: number): EpicStep => ({ does: 'ancient-one', modifier });
const handler = (name: string): EpicStep =>
  then({ do: 'handler', name: `epic-${name}`, text: `kingsport.epic.${name}` });
const devouredIf = (what: 'sanity' | 'stamina', atMost: number): Effect => ({
  do: 'if',
  condition: { hasAtMost: what, atMost },
  then: [DEVOURED],
});
const forfeit = (n: number, of: 'monster-trophy' | 'gate-trophy', otherwise: Effects): Effect => ({
  do: 'forfeit',
  lots: [{ n, of: [of] }],
  else: otherwise,
});
const split = (amount: number): Effect => ({ do: 'split', amount, lose: true });

// ---- the battle ----

interface Round {
  readonly steps: readonly EpicStep[];
  readonly modifiers?: readonly Modifier[];
  /** Not all of the card is ours, or nothing of what it says. */
  readonly ours?: 'all' | 'part' | 'no';
  readonly doubt?: string;
  readonly handlerReason?: string;
}

const battle = (
  half: 'green' | 'red',
  id: string,
  name: string,
  { steps, ours = 'all', ...more }: Round,
): TableCardDef => ({
  id: `epic-${id}`,
  name,
  kind: 'epic-battle',
  ...(ours !== 'no' && { ours }),
  doubt: OURS,
  ...more,
  epic: { half, steps },
});
const combat = (by: number): readonly Modifier[] => [{ mod: 'check', check: 'combat', by, for: 'all' }];
const PLOT: Round = {
  steps: [{ does: 'plot' }],
  ours: 'no',
  doubt: 'How many there are, and of which colour, is not known: one green and two red, one for each plot, are ours.',
};

export const EPIC_BATTLE: readonly TableCardDef[] = [
  battle('green', 'steady-hands', 'Steady Hands', { steps: [ATTACK, STRIKE] }),
  battle('green', 'ray-of-hope', 'A Ray of Hope', { steps: [ATTACK, STRIKE], modifiers: combat(1) }),
  battle('green', 'moments-grace', "A Moment's Grace", { steps: [ATTACK] }),
  battle('green', 'desperate-charge', 'Desperate Charge', { steps: [ATTACK, struck(-1)], modifiers: combat(2) }),
  battle('green', 'bear-the-blow', 'Bear the Blow', {
    steps: [struck(1), ATTACK],
    modifiers: [{ mod: 'clueDice', by: 1, for: 'all' }],
  }),
  battle('green', 'second-wind', 'Second Wind', {
    steps: [
      each(choose({ do: 'gain', what: 'sanity', amount: 2 }, { do: 'gain', what: 'stamina', amount: 2 })),
      ATTACK,
      STRIKE,
    ],
  }),
  battle('green', 'noble-sacrifice', 'Noble Sacrifice', {
    steps: [
      then({ do: 'untilTurnEnds', modifiers: [{ mod: 'success', faces: [4, 5, 6] }] }),
      ATTACK,
      handler('sacrifice'),
    ],
    ours: 'part',
    handlerReason: 'Who is alone is not devoured.',
    doubt:
      'From one description: the first player is Blessed for this attack and devoured after it. Its colour, that the others attack as well and the Ancient One does not, and that nobody is devoured who is alone, are ours.',
  }),
  battle('green', 'sinister-plot-1', 'Sinister Plot', PLOT),
  battle('red', 'sinister-plot-2', 'Sinister Plot', PLOT),
  battle('red', 'sinister-plot-3', 'Sinister Plot', PLOT),
  battle('red', 'evil-corruption', 'Evil Corruption', {
    steps: [
      each({ do: 'may', cost: { clues: 1 }, then: [], else: [{ do: 'receive', card: 'curse' }] }),
      ATTACK,
      STRIKE,
    ],
    ours: 'part',
    doubt: 'Of the published card only that its name speaks of evil corruption is known: the rest is ours.',
  }),
  battle('red', 'ground-gives-way', 'The Ground Gives Way', { steps: [STRIKE, ATTACK], modifiers: combat(-1) }),
  battle('red', 'no-respite', 'No Respite', { steps: [STRIKE, ATTACK, STRIKE] }),
  battle('red', 'darkness-rises', 'Darkness Rises', { steps: [then(track('doom', 1)), ATTACK, STRIKE] }),
  battle('red', 'panic', 'Panic', { steps: [each(check('will', -1, { fail: lose(2, 'sanity') })), ATTACK, STRIKE] }),
  battle('red', 'end-of-everything', 'The End of Everything', {
    steps: [{ does: 'end' }],
    ours: 'no',
    doubt: 'In which place among the red cards it lies is left to the shuffle.',
  }),
];

// ---- plots ----

type Plot = readonly [id: string, name: string, steps: readonly EpicStep[]];

const plots = (plotOf: string, ours: boolean, ...all: readonly Plot[]): readonly TableCardDef[] =>
  all.map(([id, name, steps]) => ({
    id: `plot-${id}`,
    name,
    kind: 'plot',
    ...(ours && { ours: 'all', doubt: OURS }),
    epic: { plotOf, steps },
  }));
const instead = (effect: Effect): EpicStep => ({ does: 'ancient-one', instead: [effect] });

const KNOWN: readonly TableCardDef[] = [
  ...plots(
    'cthulhu',
    false,
    ['unnatural-regeneration', 'Unnatural Regeneration', [ATTACK, STRIKE, then(track('doom', 2))]],
    ['crashing-wave', 'Crashing Wave', [ATTACK, handler('crashing-wave')]],
    ['flabby-maw', 'Flabby Maw', [ATTACK, handler('flabby-maw')]],
  ),
  ...plots(
    'hastur',
    false,
    ['high-stakes', 'High Stakes', [ATTACK, instead(lose(4, 'sanity'))]],
    ['growing-in-power', 'Growing in Power', [ATTACK, rating(-1), STRIKE]],
    ['the-last-straw', 'The Last Straw', [ATTACK, each(devouredIf('sanity', 2))]],
  ),
  ...plots(
    'ithaqua',
    false,
    ['freezing-winds', 'Freezing Winds', [ATTACK, START, STRIKE]],
    ['scattered-like-pins', 'Scattered Like Pins', [ATTACK, instead(lose(4, 'stamina'))]],
    ['out-of-strength', 'Out of Strength', [ATTACK, each(devouredIf('stamina', 2))]],
  ),
  ...plots(
    'nyarlathotep',
    false,
    ['join-me', 'Join Me!', [handler('join-me')]],
    ['tricked', 'Tricked', [ATTACK, handler('one-clue')]],
    ['the-masks', 'The Masks', [handler('masks')]],
  ),
  ...plots(
    'shub-niggurath',
    false,
    ['unexpected-loss', 'Unexpected Loss', [ATTACK, each(forfeit(1, 'monster-trophy', [DEVOURED]))]],
    ['immeasurable-power', 'Immeasurable Power', [ATTACK, rating(-1), then(track('doom', 1)), STRIKE]],
    ['the-thousand-young', 'The Thousand Young', [handler('thousand-young')]],
  ),
  ...plots(
    'yig',
    false,
    ['yigs-curse', "Yig's Curse", [ATTACK, START, STRIKE]],
    ['carpet-of-snakes', 'Carpet of Snakes', [ATTACK, each({ do: 'roll', dice: 4, success: [split(1)] })]],
    ['weakened', 'Weakened', [ATTACK, each(devouredIf('sanity', 1), devouredIf('stamina', 1))]],
  ),
  ...plots(
    'yog-sothoth',
    false,
    ['unbeatable', 'Unbeatable', [{ does: 'investigators', defenses: ['physical-immunity'] }, STRIKE]],
    ['the-opener-and-the-way', 'The Opener and the Way', [ATTACK, STRIKE, handler('doom-by-gates')]],
    ['the-key-and-the-gate', 'The Key and the Gate', [ATTACK, each(forfeit(1, 'gate-trophy', [DEVOURED]))]],
  ),
];

/** A check each of them makes, and what it costs to fail it. */
const put = (skill: 'speed' | 'fight' | 'will' | 'lore' | 'luck', modifier: number, ...fail: readonly Effect[]) =>
  each(check(skill, modifier, { fail }));
const ONE_AHEAD: EpicStep = { does: 'investigators', who: 'first-player' };

const OWN: readonly TableCardDef[] = [
  ...plots(
    'abhoth',
    true,
    ['spawning-pool', 'The Spawning Pool', [ATTACK, put('luck', 0, lose(2, 'stamina')), then(track('doom', 1))]],
    ['formless-hunger', 'Formless Hunger', [STRIKE, ATTACK]],
    ['nothing-left-over', 'Nothing Is Left Over', [ATTACK, each(forfeit(1, 'monster-trophy', [lose(3, 'stamina')]))]],
  ),
  ...plots(
    'glaaki',
    true,
    ['spines-from-the-lake', 'Spines from the Lake', [ATTACK, put('speed', -1, lose(3, 'stamina'))]],
    ['tide-of-the-dead', 'The Tide of the Dead', [ATTACK, rating(-1), STRIKE]],
    ['undreaming', 'Undreaming', [put('will', -1, lose(2, 'sanity')), ATTACK, STRIKE]],
  ),
  ...plots(
    'shudde-mell',
    true,
    ['tremor', 'Tremor', [put('luck', -1, lose(2, 'stamina')), ATTACK, STRIKE]],
    ['sinkhole', 'Sinkhole', [ATTACK, each(devouredIf('stamina', 1)), put('speed', -2, lose(2, 'stamina'))]],
    ['burrowing-host', 'The Burrowing Host', [then(track('doom', 1)), ATTACK, STRIKE]],
  ),
  ...plots(
    'tsathoggua',
    true,
    ['black-sleep', 'Black Sleep', [ONE_AHEAD, STRIKE]],
    ['formless-servants', 'Formless Servants', [ATTACK, each(forfeit(1, 'monster-trophy', [lose(3, 'stamina')]))]],
    ['the-sleeper-feeds', 'The Sleeper Feeds', [ATTACK, each(devouredIf('stamina', 2))]],
  ),
  ...plots(
    'atlach-nacha',
    true,
    ['caught-in-the-web', 'Caught in the Web', [ONE_AHEAD, put('fight', -1, lose(2, 'stamina'))]],
    ['the-bridge-is-finished', 'The Bridge Is Finished', [ATTACK, then(track('doom', 2)), STRIKE]],
    ['saved-for-later', 'Saved for Later', [ATTACK, put('speed', -2, lose(3, 'stamina'))]],
  ),
  ...plots(
    'eihort',
    true,
    [
      'the-bargain',
      'The Bargain',
      [ATTACK, each(choose({ do: 'maximum', what: 'stamina', by: -1 }, lose(3, 'sanity')))],
    ],
    ['the-brood-hatches', 'The Brood Hatches', [ATTACK, put('luck', -1, lose(3, 'stamina')), STRIKE]],
    ['the-labyrinth', 'The Labyrinth', [put('lore', -1, lose(2, 'sanity')), STRIKE]],
  ),
  ...plots(
    'ygolonac',
    true,
    [
      'read-my-name',
      'Read My Name',
      [each({ do: 'if', condition: { has: { type: 'tome' } }, then: [lose(2, 'sanity')] }), ATTACK, STRIKE],
    ],
    ['mouths-in-the-palms', 'Mouths in the Palms', [ATTACK, put('fight', -2, lose(3, 'stamina'))]],
    ['headless-joy', 'Headless Joy', [ATTACK, rating(-1), STRIKE]],
  ),
  ...plots(
    'yibb-tstll',
    true,
    ['black-rain', 'The Black Rain', [ATTACK, each({ do: 'loseBoth', sanity: 1, stamina: 1 }), STRIKE]],
    ['wings-over-everything', 'Wings over Everything', [STRIKE, ONE_AHEAD]],
    ['the-gaze', 'The Gaze', [ATTACK, put('will', -1, lose(3, 'sanity'))]],
  ),
];

export const PLOTS: readonly TableCardDef[] = [...KNOWN, ...OWN];
