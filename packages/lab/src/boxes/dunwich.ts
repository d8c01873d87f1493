/** Additions of Dunwich to the lab. */
import { type Content, type State, ValidationError } from '@vigil/rules';
import { DUNWICH, DUNWICH_SLICE, HORROR, HORROR_CARD, HORROR_TRACK_LENGTH, VORTEX } from '@vigil/rules/dunwich';
import type { BoxLab, BoxScene } from '../games/box-types.js';
import { type Invariant, overrideInvariants } from '../games/game.js';
import { questionsCiteClauses } from '../invariants/invariants-questions.js';
import { firstViolation, monsterLimit } from '../invariants/state-queries.js';
import { refuseLater, refuseRepeated } from './part-checks.js';
import { randomDrawDeck } from './table-decks.js';

const SENTINEL_HILL = 'sentinel-hill';

export const DUNWICH_LAB: BoxLab = {
  arkham: {
    invariants: (below, content) => overrideInvariants(below, ownInvariants(content)),
  },
  scenario: { decks: { [HORROR_CARD]: randomDrawDeck(HORROR_CARD) }, settle },
};

/**
 * The Horror's track is full while it is in play (D-HORROR-01). Only this Ancient One's rubble lies on the board
 * (D-AO-01).
 */
function settle({ state, content, given }: BoxScene): void {
  const part = DUNWICH_SLICE.of({ s: state });
  refuseRepeated(part.debtors, 'debtors');
  refuseRepeated(part.allies, 'allies');
  refuseLater(part.quietTurn, state.turn, 'quietTurn');
  const isThere = state.monsters.some(({ token }) => content.tokens.get(token)?.id === HORROR);
  if (isThere && part.horror !== HORROR_TRACK_LENGTH) {
    if (given.horror !== undefined)
      throw new ValidationError('horror', `the Dunwich Horror is on the board, so it is ${HORROR_TRACK_LENGTH}`);
    part.horror = HORROR_TRACK_LENGTH;
  }
  // Someone in whose street no monster appears keeps it away as long as they stay.
  const isKeptAway = state.investigators.some(({ place }) => place === SENTINEL_HILL);
  if (!isThere && !isKeptAway && part.horror === HORROR_TRACK_LENGTH) {
    const help = `with ${HORROR_TRACK_LENGTH} tokens it is on the board: name it in \`board.monsters\``;
    throw new ValidationError('horror', `${help} (D-HORROR-01)`);
  }
  const rubble = [...(content.ancientOnes.get(state.ancientOne)?.rubble ?? [])];
  part.rubble.forEach((at, i) => {
    const index = rubble.indexOf(at);
    if (index < 0)
      throw new ValidationError(`rubble[${i}]`, `${state.ancientOne} has no more rubble markers of "${at}"`);
    rubble.splice(index, 1);
  });
}

function ownInvariants(content: Content): Invariant<State>[] {
  const isSpawn = (token: string) => content.tokens.get(token)?.abilities.includes('spawn') === true;
  const kindOf = (place: string) => content.places.get(place)?.kind;
  return [
    questionsCiteClauses(['A', 'D', 'PBP', 'DEC'], ['DEC-29']),
    {
      id: 'monster-limit',
      name: 'the monsters in Arkham, without those in Dunwich, do not exceed the limit',
      clauses: ['A-LIMIT-01', 'A-LIMIT-04', 'D-BOARD-02', 'D-SPAWN-02'],
      findViolation(state) {
        if (state.terror >= 10) return undefined;
        const counted = state.monsters.filter(
          ({ token, at }) => at !== 'outskirts' && content.boardAt(at) !== DUNWICH && !isSpawn(token),
        );
        const limit = monsterLimit(content, state);
        return counted.length > limit ? `${counted.length} monsters, the limit is ${limit}` : undefined;
      },
    },
    {
      name: 'no investigator or monster is in a vortex',
      clauses: ['D-VORTEX-01', 'D-VORTEX-02'],
      findViolation: ({ investigators, monsters }) =>
        firstViolation(investigators, ({ id, place }) =>
          kindOf(place) === VORTEX ? `${id} is at ${place}` : undefined,
        ) ?? firstViolation(monsters, ({ token, at }) => (kindOf(at) === VORTEX ? `${token} is at ${at}` : undefined)),
    },
    {
      name: 'Spawn are never in the cup, in the Outskirts or among trophies',
      clauses: ['D-SPAWN-01', 'D-SPAWN-02', 'D-SPAWN-03'],
      findViolation: ({ cup, monsters, investigators }) =>
        firstViolation(cup, (token) => (isSpawn(token) ? `${token} is in the cup` : undefined)) ??
        firstViolation(monsters, ({ token, at }) =>
          at === 'outskirts' && isSpawn(token) ? `${token} is in the Outskirts` : undefined,
        ) ??
        firstViolation(investigators, ({ id, monsterTrophies }) =>
          monsterTrophies.some(isSpawn) ? `${id} has a Spawn as a trophy` : undefined,
        ),
    },
    {
      name: 'the track of the Dunwich Horror has three spaces, and when it is full the Horror is in play',
      clauses: ['D-VORTEX-04', 'D-HORROR-01', 'D-HORROR-07'],
      countsComponents: true,
      findViolation(state) {
        const { horror } = DUNWICH_SLICE.of({ s: state });
        if (horror < 0 || horror > HORROR_TRACK_LENGTH) return `${horror} tokens`;
        const isHorrorThere = state.monsters.some(({ token }) => content.tokens.get(token)?.id === HORROR);
        return horror === HORROR_TRACK_LENGTH && !isHorrorThere
          ? 'the track is full and the Horror is not in play'
          : undefined;
      },
    },
  ];
}
