import { RandomSource } from '@vigil/bots';
import {
  type Content,
  type HauntInvestigator,
  type HauntOutcome,
  type HauntSetup,
  type HauntState,
  haunt,
  toHauntContent,
} from '@vigil/rules';
import { HauntArrangement } from '../arrange/haunt-arrangement.js';
import { mutablePile } from '../arrange/mutable-pile.js';
import type { Attempt, Ending, EndingSearchGame } from './find-ending.js';
import { createHauntSeeker, type HauntPurpose } from './haunt-seeker.js';

type HauntEnding = Ending<HauntSetup, HauntState, HauntOutcome, HauntPurpose>;
type HauntAttempt = Attempt<HauntSetup, HauntState, HauntPurpose>;

/** Haunt of the Watchers as searched for endings. Its content is that of `hauntContent`. */
export function hauntSearchGame(
  content: Content,
): EndingSearchGame<HauntSetup, HauntState, HauntOutcome, HauntPurpose> {
  const own = toHauntContent(content);
  return {
    content: own,
    definition: haunt(content),
    seeker: (purpose, seed) => createHauntSeeker(own, purpose, seed),
  };
}

/** Every ending of Haunt: enough gates shut against each Ancient One, and each way to lose. */
export function listHauntEndings(content: Content): readonly HauntEnding[] {
  const ancientOnes = [...content.ancientOnes.keys()];
  return [
    ...ancientOnes.map(
      (id): HauntEnding => ({
        name: `haunt-${id}-gates-shut`,
        fits: ({ how }) => how === 'gates-shut',
        attempts: [arrangedAttempt('shut', 'all gates but two more than win are in the pile', id, arrangeFewGates, 60)],
      }),
    ),
    {
      name: 'haunt-tracks-full',
      fits: ({ how }) => how === 'tracks-full',
      attempts: [
        {
          purpose: 'nothing',
          games: 20,
          begins: 'new game',
          from: () => ({ setup: { investigators: ['random', 'random', 'random'], ancientOne: 'nyarlathotep' } }),
        },
      ],
    },
    {
      name: 'haunt-azathoth',
      fits: ({ how }) => how === 'azathoth',
      attempts: [arrangedAttempt('shut', 'the Doom track nearly full', 'azathoth', arrangeNearDoom, 60)],
    },
    {
      name: 'haunt-nobody-left',
      fits: ({ how }) => how === 'nobody-left',
      attempts: [
        arrangedAttempt(
          'fall',
          'no other investigator is left, these two are nearly spent',
          'yig',
          arrangeNearElimination,
          200,
        ),
      ],
    },
  ];
}

function arrangedAttempt(
  purpose: HauntPurpose,
  begins: string,
  ancientOne: string,
  arrange: (table: HauntArrangement, chance: RandomSource) => void,
  games: number,
): HauntAttempt {
  return {
    purpose,
    games,
    begins: `arranged: ${begins}`,
    from(content, seed) {
      const table = new HauntArrangement(content, { investigators: ['random', 'random'], ancientOne }, seed);
      arrange(table, new RandomSource(`ending ${seed}`));
      return { position: table.begin('day') };
    },
  };
}

/** Ancient Ones without a Combat number (H-WIN-02). */
const GATES_TO_WIN: Readonly<Record<string, number>> = { hastur: 4, azathoth: 6 };

/** Two gates short of victory: face-up, the day's cards laid out, and the investigators have Clues. */
function arrangeFewGates({ state, content }: HauntArrangement, chance: RandomSource): void {
  const rating = content.ancientOnes.get(state.ancientOne)?.combatRating;
  const enough = typeof rating === 'number' ? Math.abs(rating) : (GATES_TO_WIN[state.ancientOne] ?? 0);
  while (state.gates.length > enough + 2) {
    const [gate] = mutablePile(state.gates).splice(chance.below(state.gates.length), 1);
    if (gate) mutablePile(state.gatePile).push(gate.marker);
  }
  state.gates = state.gates.map((gate) => ({ ...gate, faceUp: true }));
  equip(state);
}

function arrangeNearDoom(table: HauntArrangement): void {
  const { state, content } = table;
  state.doom = Math.max(0, (content.ancientOnes.get(state.ancientOne)?.doom ?? 4) - 4);
  state.gates = state.gates.map((gate) => ({ ...gate, faceUp: true }));
  equip(state);
}

/** Clues for seals, and the day's cards. */
function equip(state: HauntState): void {
  for (const who of state.investigators) who.clues = 12;
  for (const card of mutablePile(state.decks.mythos).splice(0, state.startingInvestigators))
    state.inPlay.push({ card, as: 'mythos' });
}

function arrangeNearElimination(table: HauntArrangement, chance: RandomSource): void {
  const { state, content } = table;
  state.unusedInvestigators = [];
  const streets = [...content.streets.keys()];
  for (const who of state.investigators as HauntInvestigator[]) {
    who.stamina = 1;
    who.sanity = 1;
    who.place = streets[chance.below(streets.length)] as string;
    for (let n = 0; n < 3; n++) table.placeMonster(who.place);
  }
}
