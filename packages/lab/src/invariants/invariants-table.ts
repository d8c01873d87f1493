/** Invariants of every table of both games; each cites the clauses of its game. */
import type { Content, TableState } from '@vigil/rules';
import type { Invariant } from '../games/game.js';
import { firstRepeated, firstViolation, isCount, listAllMarkers, listAllTokens } from './state-queries.js';

type Clauses = readonly string[];

const STATUS_CARDS = ['blessing', 'curse', 'retainer', 'bank-loan', 'lodge-membership', 'deputy'];

export function tokensAreUnique<S extends TableState>(content: Content, clauses: Clauses): Invariant<S> {
  return {
    name: 'every monster token is one of the game, and in one place only',
    clauses,
    findViolation(state) {
      const tokens = listAllTokens(state);
      const duplicate = firstRepeated(tokens);
      if (duplicate) return `${duplicate} is in two places`;
      const unknown = tokens.find((token) => !content.tokens.has(token));
      return unknown && `there is no monster token ${unknown}`;
    },
  };
}

/** `isQuiet`: no investigator has a token in hand. */
export function noTokenLost<S extends TableState>(
  content: Content,
  clauses: Clauses,
  isQuiet: (state: S) => boolean,
): Invariant<S> {
  return {
    name: 'no monster token is lost',
    clauses,
    findViolation(state) {
      if (!isQuiet(state)) return undefined;
      const masks = content.ancientOnes.get(state.ancientOne)?.masksInCup === true;
      const present = new Set(listAllTokens(state));
      const lost = [...content.tokens].find(
        ([token, { inCup, abilities }]) => (inCup || (masks && abilities.includes('mask'))) && !present.has(token),
      );
      return lost && `${lost[0]} is nowhere`;
    },
  };
}

export function markersAreUnique<S extends TableState>(content: Content, clauses: Clauses): Invariant<S> {
  return {
    name: 'every gate marker is one of the game, and in one place only',
    clauses,
    findViolation(state) {
      const markers = listAllMarkers(state);
      const duplicate = firstRepeated(markers);
      if (duplicate) return `${duplicate} is in two places`;
      const unknown = markers.find((marker) => !content.gateMarkers.has(marker));
      return unknown && `there is no gate marker ${unknown}`;
    },
  };
}

export function noMarkerLost<S extends TableState>(
  content: Content,
  clauses: Clauses,
  isQuiet: (state: S) => boolean,
): Invariant<S> {
  return {
    name: 'no gate marker is lost',
    clauses,
    findViolation(state) {
      if (!isQuiet(state)) return undefined;
      const present = new Set(listAllMarkers(state));
      const lost = [...content.gateMarkers.keys()].find((marker) => !present.has(marker));
      return lost && `${lost} is nowhere`;
    },
  };
}

/** `alsoInStreets`: a text can open a gate there (P-REV-04). */
export function oneGatePerLocation<S extends TableState>(
  content: Content,
  clauses: Clauses,
  alsoInStreets = false,
): Invariant<S> {
  return {
    name: alsoInStreets ? 'at most one gate to a place' : 'at most one gate to a location, and none in a street',
    clauses,
    findViolation(state) {
      const duplicate = firstRepeated(state.gates.map(({ at }) => at));
      if (duplicate) return `two gates at ${duplicate}`;
      const unknown = state.gates.find(({ at }) => {
        const place = content.places.get(at);
        return place?.kind !== 'location' && !(alsoInStreets && place?.kindDef.onFoot);
      });
      return unknown && `a gate at ${unknown.at}`;
    },
  };
}

export function counts<S extends TableState>(clauses: Clauses): Invariant<S> {
  return {
    name: 'money and clues are whole numbers',
    clauses,
    findViolation: (state) =>
      firstViolation(state.investigators, ({ id, money, clues }) =>
        isCount(money) && isCount(clues) ? undefined : `${id} has $${money} and ${clues} clues`,
      ),
  };
}

export function statusCards<S extends TableState>(clauses: Clauses, either: Clauses): Invariant<S>[] {
  return [
    {
      name: 'at most one special card of a kind to an investigator',
      clauses: clauses,
      findViolation: (state) =>
        firstViolation(state.investigators, ({ id, cards }) => {
          const duplicate = firstRepeated(cards.map(({ card }) => card).filter((card) => STATUS_CARDS.includes(card)));
          return duplicate && `${id} has two of ${duplicate}`;
        }),
    },
    {
      name: 'no investigator is blessed and cursed at once',
      clauses: either,
      findViolation: (state) =>
        firstViolation(state.investigators, ({ id, cards }) =>
          cards.some(({ card }) => card === 'blessing') && cards.some(({ card }) => card === 'curse') ? id : undefined,
        ),
    },
  ];
}

export function tracks<S extends TableState>(content: Content, doom: Clauses, terror: Clauses): Invariant<S>[] {
  return [
    {
      id: 'doom',
      name: 'doom between 0 and the end of the track',
      clauses: doom,
      findViolation(state) {
        const track = content.ancientOnes.get(state.ancientOne)?.doom ?? 0;
        return isCount(state.doom) && state.doom <= track ? undefined : `${state.doom} of ${track}`;
      },
    },
    {
      name: 'terror between 0 and 10',
      clauses: terror,
      findViolation: (state) => (isCount(state.terror) && state.terror <= 10 ? undefined : `it is ${state.terror}`),
    },
  ];
}
