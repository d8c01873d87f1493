/**
 * Invariant: the premise of an open question holds. Its investigator is able to act and at the place in the question.
 */
import type { Decision } from '@vigil/engine';
import type { AnyInvestigator, Content, HauntState, State, TableState } from '@vigil/rules';
import type { Invariant } from '../games/game.js';
import { firstViolation, isInGame } from './state-queries.js';

const NONE: readonly Decision[] = [];

/** Questions of the turn itself, apart from those of a card, a cost, a loss or a fall. */
const OF_THE_TURN: ReadonlySet<string> = new Set(
  (
    'upkeep sliders movement other-world-movement movement-over take-clues fight-or-evade fight-or-flee street location ' +
    'inner-room which-encounter encounter-card explored-gate final-attack final-trade activity advance ' +
    'engage-monster continue-combat ritual banish'
  )
    .split(' ')
    .map((key) => `q.${key}`),
);

/** Questions that name their investigator's place. */
const AT_A_PLACE: ReadonlySet<string> = new Set(
  'movement other-world-movement movement-over take-clues street location inner-room explored-gate activity advance overtaken'
    .split(' ')
    .map((key) => `q.${key}`),
);

/** A turn asks nothing of an investigator without Sanity or Stamina: the defeat comes first. */
export function askedInvestigatorsAreConscious<S extends TableState>(clauses: readonly string[]): Invariant<S> {
  return {
    name: 'no question of a turn is open for an investigator at 0 sanity or stamina',
    clauses,
    findViolation: (state, _asked, open = NONE) =>
      firstFaultOfQuestions(state, open, OF_THE_TURN, ({ id, sanity, stamina }, { key }) =>
        Math.min(sanity, stamina) < 1
          ? `${id} is asked ${key} with ${sanity} sanity and ${stamina} stamina`
          : undefined,
      ),
  };
}

/** An investigator is at the place in the question; a closed location has no visitors. */
export function askedInvestigatorsAreAtPlace<S extends TableState>(clauses: readonly string[]): Invariant<S> {
  return {
    name: 'a question about a place is asked of an investigator who is there',
    clauses,
    findViolation: (state, _asked, open = NONE) =>
      firstFaultOfQuestions(state, open, AT_A_PLACE, ({ id, place }, { key, args }) =>
        args?.place === place ? undefined : `${id} is at ${place}, and is asked ${key} at ${String(args?.place)}`,
      ),
  };
}

/** Encounters are open only to those who may have one, at present gates and locations. */
export function encountersMatchBoard(content: Content, clauses: readonly string[]): Invariant<State> {
  return {
    name: 'an encounter is open only to an investigator who may have it there',
    clauses,
    findViolation: (state, _asked, open = NONE) =>
      firstFaultOfQuestions(state, open, ENCOUNTERS, (who, { key, args }) => {
        const { id, place, defeatedOn, losesTurn, turnEnded, explored } = who as State['investigators'][number];
        const gate = state.gates.find(({ at }) => at === place);
        if (defeatedOn === state.turn) return `${id} was defeated in this turn, and is asked ${key}`;
        if (losesTurn === state.turn || turnEnded === state.turn) return `${id} has no turn, and is asked ${key}`;
        if (key === 'q.street') return undefined;
        if (key === 'q.explored-gate') {
          return explored && gate?.marker === args?.gate ? undefined : `${id} has explored no such gate at ${place}`;
        }
        if (content.places.get(place)?.kind !== 'location') return `${id} is at ${place}, and is asked ${key}`;
        return gate ? `${id} is asked ${key} where a gate is open` : undefined;
      }),
  };
}

const ENCOUNTERS: ReadonlySet<string> = new Set(['q.street', 'q.location', 'q.explored-gate']);

/** In Haunt, removed investigators are asked nothing. */
export function askedInvestigatorsArePresent(clauses: readonly string[]): Invariant<HauntState> {
  return {
    name: 'no question of a phase is open for an investigator who was removed',
    clauses,
    findViolation: (state, _asked, open = NONE) =>
      firstViolation(open, ({ key, args }) => {
        if (!OF_THE_TURN.has(key)) return undefined;
        const who = state.investigators.find(({ id }) => id === args?.investigator);
        return who?.place === 'out' ? `${who.id} is asked ${key}` : undefined;
      }),
  };
}

/** Returns the first fault in open questions of some kinds, with their investigators. */
function firstFaultOfQuestions(
  state: TableState,
  open: readonly Decision[],
  kinds: ReadonlySet<string>,
  find: (who: AnyInvestigator, decision: Decision) => string | undefined,
): string | undefined {
  return firstViolation(open, (decision) => {
    // A card used as an aside asks its own questions. An investigator who paid the last point for it falls afterwards
    // (A-SPELL-07).
    if (!kinds.has(decision.key) || decision.aside) return undefined;
    const who = state.investigators.find(({ id }) => id === decision.args?.investigator);
    return who && isInGame(who) ? find(who, decision) : undefined;
  });
}
