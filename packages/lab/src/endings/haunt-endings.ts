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
import { loose } from '../arrange/loose.js';
import type { Attempt, Ending, Seeking } from './find.js';
import { type HauntPurpose, hauntSeeker } from './haunt-seeker.js';

type HauntEnding = Ending<HauntSetup, HauntState, HauntOutcome, HauntPurpose>;
type HauntAttempt = Attempt<HauntSetup, HauntState, HauntPurpose>;

/** Haunt of the Watchers, whose endings are looked for. Its content is that of `hauntContent`. */
export function hauntSeeking(content: Content): Seeking<HauntSetup, HauntState, HauntOutcome, HauntPurpose> {
  const own = toHauntContent(content);
  return {
    content: own,
    definition: haunt(content),
    seeker: (purpose, seed) => hauntSeeker(own, purpose, seed),
  };
}

/** Every way a game of Haunt can end: enough gates shut against each Ancient One, and each way to lose. */
export function hauntEndings(content: Content): readonly HauntEnding[] {
  const ancientOnes = [...content.ancientOnes.keys()];
  return [
    ...ancientOnes.map(
      (id): HauntEnding => ({
        name: `haunt-${id}-gates-shut`,
        fits: ({ how }) => how === 'gates-shut',
        attempts: [arranged('shut', 'all gates but two more than win are in the pile', id, fewGates, 60)],
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
      attempts: [arranged('shut', 'the Doom track nearly full', 'azathoth', nearlyDoomed, 60)],
    },
    {
      name: 'haunt-nobody-left',
      fits: ({ how }) => how === 'nobody-left',
      attempts: [arranged('fall', 'no other investigator is left, these two are nearly spent', 'yig', nearlyGone, 200)],
    },
  ];
}

function arranged(
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

/** Ancient Ones whose Combat is no number (H-WIN-02). */
const WON_AT: Readonly<Record<string, number>> = { hastur: 4, azathoth: 6 };

/** Two gates more than win; they are face-up, the day's cards are out, and the investigators carry clues. */
function fewGates({ state, content }: HauntArrangement, chance: RandomSource): void {
  const rating = content.ancientOnes.get(state.ancientOne)?.combatRating;
  const enough = typeof rating === 'number' ? Math.abs(rating) : (WON_AT[state.ancientOne] ?? 0);
  while (state.gates.length > enough + 2) {
    const [gate] = loose(state.gates).splice(chance.below(state.gates.length), 1);
    if (gate) loose(state.gatePile).push(gate.marker);
  }
  state.gates = state.gates.map((gate) => ({ ...gate, faceUp: true }));
  equip(state);
}

function nearlyDoomed(table: HauntArrangement): void {
  const { state, content } = table;
  state.doom = Math.max(0, (content.ancientOnes.get(state.ancientOne)?.doom ?? 4) - 4);
  state.gates = state.gates.map((gate) => ({ ...gate, faceUp: true }));
  equip(state);
}

/** Clues for seals, and the day's cards. */
function equip(state: HauntState): void {
  for (const who of state.investigators) who.clues = 12;
  for (const card of loose(state.decks.mythos).splice(0, state.starters)) state.inPlay.push({ card, as: 'mythos' });
}

function nearlyGone(table: HauntArrangement, chance: RandomSource): void {
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
