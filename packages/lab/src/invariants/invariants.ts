/**
 * Invariants of every decision of a game of Arkham Horror. Each has a plain name and its clauses; the fuzzer checks all
 * of them after every answer. They use the state alone and no code of the rules, so a fault in the rules cannot hide
 * itself.
 */
import { type Content, type Investigator, type State, VOCABULARY } from '@vigil/rules';
import type { Invariant } from '../games/game.js';
import {
  askedInvestigatorsAreAtPlace,
  askedInvestigatorsAreConscious,
  encountersMatchBoard,
} from './invariants-asked-seats.js';
import { cardInvariants } from './invariants-cards.js';
import { questionsCiteClauses, questionsMatchVocabulary } from './invariants-questions.js';
import {
  counts,
  markersAreUnique,
  noMarkerLost,
  noTokenLost,
  oneGatePerLocation,
  statusCards,
  tokensAreUnique,
  tracks,
} from './invariants-table.js';
import {
  countedInvestigators,
  firstRepeated,
  firstViolation,
  highestMaximum,
  isCount,
  isInGame,
  monsterLimit,
} from './state-queries.js';

/** Returns the invariants of games with these components. `vocabulary`: their questions. */
export function arkhamInvariants(content: Content, vocabulary = VOCABULARY): readonly Invariant<State>[] {
  return [
    ...monsters(content),
    ...gates(content),
    ...cardInvariants(content),
    ...people(content),
    ...board(content),
    askedInvestigatorsAreConscious(['A-STATUS-02']),
    askedInvestigatorsAreAtPlace(['PBP-04', 'A-ENC-05']),
    encountersMatchBoard(content, ['A-STATUS-09', 'A-ENC-34', 'A-ENC-36']),
    questionsCiteClauses(['A', 'PBP', 'DEC'], ['DEC-29']),
    questionsMatchVocabulary(vocabulary, ['DEC-29']),
  ];
}

function monsters(content: Content): Invariant<State>[] {
  return [
    tokensAreUnique(content, ['A-MISC-23']),
    noTokenLost(content, ['A-SETUP-14', 'A-MISC-03', 'A-MISC-04', 'A-ENC-20'], isQuiet),
    {
      name: 'monsters are in areas of Arkham, in the Sky or in the Outskirts',
      clauses: ['A-MISC-25'],
      findViolation: (state) =>
        firstViolation(state.monsters, ({ token, at }) => {
          const kind = content.places.get(at)?.kindDef;
          const isAllowed = kind?.inCity || kind?.outsideLimit;
          return isAllowed ? undefined : `${token} is at ${at}`;
        }),
    },
    {
      id: 'monster-limit',
      name: 'the monsters in Arkham do not exceed the limit',
      clauses: ['A-LIMIT-01', 'A-LIMIT-03', 'A-LIMIT-04', 'A-LIMIT-08'],
      findViolation(state) {
        if (state.terror >= 10) return undefined;
        const counted = state.monsters.filter(
          ({ token, at }) => at !== 'outskirts' && !content.tokens.get(token)?.abilities.includes('spawn'),
        );
        const limit = monsterLimit(content, state);
        return counted.length > limit ? `${counted.length} monsters, the limit is ${limit}` : undefined;
      },
    },
    {
      id: 'outskirts-limit',
      name: 'the monsters in the Outskirts do not exceed their limit',
      clauses: ['A-LIMIT-05', 'A-LIMIT-06'],
      findViolation(state) {
        const inOutskirts = state.monsters.filter(({ at }) => at === 'outskirts').length;
        const limit = Math.max(0, 8 - countedInvestigators(content, state));
        return inOutskirts > limit ? `${inOutskirts} monsters where ${limit} may be` : undefined;
      },
    },
  ];
}

function gates(content: Content): Invariant<State>[] {
  return [
    markersAreUnique(content, ['A-MISC-23', 'A-MISC-04']),
    noMarkerLost(content, ['A-SETUP-15', 'A-MISC-04', 'A-ENC-39', 'A-ENC-47'], isQuiet),
    oneGatePerLocation(content, ['A-ENC-24', 'A-MISC-25'], true),
    {
      name: 'no gate at a sealed location',
      clauses: ['A-ENC-44'],
      findViolation: (state) =>
        firstViolation(state.gates, ({ at }) => (state.seals.includes(at) ? `a gate at ${at}` : undefined)),
    },
    {
      name: 'no location is sealed twice',
      clauses: ['A-ENC-44'],
      findViolation(state) {
        const duplicate = firstRepeated(state.seals);
        return duplicate && `${duplicate} is sealed twice`;
      },
    },
    {
      name: 'a place with an open gate has no clues',
      clauses: ['A-ENC-24', 'A-MYTHOS-22'],
      findViolation: (state) =>
        firstViolation(state.gates, ({ at }) => (state.clues[at] ? `clues at ${at}` : undefined)),
    },
    {
      name: 'an explored marker is only at an open gate',
      clauses: ['A-MOVE-12', 'A-ENC-48'],
      findViolation: (state) =>
        firstViolation(standing(state), ({ id, explored, place }) =>
          explored && !state.gates.some(({ at }) => at === place) ? `${id} holds one at ${place}` : undefined,
        ),
    },
  ];
}

function people(content: Content): Invariant<State>[] {
  const within = (what: 'sanity' | 'stamina'): Invariant<State> => ({
    name: `${what} between 0 and its maximum`,
    clauses: ['A-STATUS-01', 'A-SETUP-12'],
    findViolation: (state) =>
      // Values are set to the maxima once all possessions are dealt.
      firstViolation(state.step.phase === 'set-up' ? [] : standing(state), (who) => {
        const max = highestMaximum(content, state, who, what);
        return who[what] < 0 || who[what] > max ? `${who.id} has ${who[what]} of ${max}` : undefined;
      }),
  });
  return [
    within('sanity'),
    within('stamina'),
    {
      name: 'the defeat of an investigator at 0 sanity or stamina is being resolved',
      clauses: ['A-STATUS-02', 'A-STATUS-06', 'A-SPELL-07'],
      // Consequences of a defeat may ask other seats; a missed defeat shows by the next turn. An investigator who paid
      // the last point for a card is defeated after it. Before that the card may ask others, including those it has
      // defeated, and another card may suspend it. Partners are asked after its roll.
      findViolation: (state, asked, open = [], suspended = new Set()) =>
        firstViolation(standing(state), ({ id, seat, sanity, stamina, defeatedOn, cards }) =>
          Math.min(sanity, stamina) < 1 &&
          !asked.has(seat) &&
          !suspended.has(seat) &&
          defeatedOn !== state.turn &&
          !standing(state).some((other) => other.defeatedOn === state.turn && asked.has(other.seat)) &&
          !open.some(({ key, args }) => key === 'q.after-roll' && args?.investigator === id) &&
          !open.some(({ args }) => cards.some(({ card }) => card === args?.source))
            ? `${id} has ${sanity} sanity, ${stamina} stamina and nothing to decide`
            : undefined,
        ),
    },
    counts(['A-MISC-22']),
    {
      name: 'each slider is at one of its four stops',
      clauses: ['A-SETUP-13', 'A-UPKEEP-08'],
      findViolation: (state) =>
        firstViolation(state.investigators, ({ id, sliders }) =>
          sliders.length === 3 && sliders.every((stop) => isCount(stop) && stop <= 3)
            ? undefined
            : `${id} has them at ${sliders.join(', ')}`,
        ),
    },
    ...statusCards(['A-MISC-05', 'A-STATUS-31'], ['A-STATUS-30']),
    {
      name: 'every investigator has a sheet of the game, played by one player and not among the unused',
      clauses: ['A-SETUP-05', 'A-SETUP-24', 'A-STATUS-25'],
      findViolation(state) {
        const ids = [...standing(state).map(({ id }) => id), ...state.unusedInvestigators];
        const duplicate = firstRepeated(ids);
        if (duplicate) return `${duplicate} appears twice`;
        const unknown = ids.find((id) => !content.investigators.has(id));
        return unknown && `there is no sheet ${unknown}`;
      },
    },
    {
      name: 'every investigator is in an area of the game',
      clauses: ['A-SETUP-16'],
      findViolation: (state) =>
        firstViolation(state.investigators, ({ id, place }) => {
          const kind = content.places.get(place)?.kind;
          return kind && kind !== 'sky' && kind !== 'outskirts' ? undefined : `${id} is at ${place}`;
        }),
    },
    {
      name: 'no investigator or monster is in a location closed for good, unless a gate is there',
      clauses: ['A-MOVE-18', 'A-TERROR-03', 'A-ENC-28'],
      findViolation: (state) =>
        firstViolation(state.closed, ({ at, until }) => {
          if (until !== 'for-good' || state.gates.some((gate) => gate.at === at)) return undefined;
          const inside = state.investigators.find(({ place }) => place === at);
          const monster = state.monsters.find((boardMonster) => boardMonster.at === at);
          return inside || monster ? `${inside?.id ?? monster?.token} is at ${at}` : undefined;
        }),
    },
  ];
}

function board(content: Content): Invariant<State>[] {
  return [
    ...tracks(content, ['A-AWAKEN-01', 'A-FINAL-21'], ['A-SETUP-02', 'A-TERROR-10']),
    {
      name: 'clues on the board are whole numbers, in areas of Arkham',
      clauses: ['A-SETUP-03', 'A-MYTHOS-22', 'A-MYTHOS-23'],
      findViolation: (state) =>
        firstViolation(Object.entries(state.clues), ([at, clues]) => {
          const isValid = isCount(clues) && content.places.get(at)?.kindDef.onFoot;
          return isValid ? undefined : `${clues} at ${at}`;
        }),
    },
  ];
}

/** True if no investigator has a token or marker in hand: no encounter is active. */
function isQuiet({ step }: State): boolean {
  return step.phase === 'upkeep' || step.phase === 'movement';
}

function standing(state: State): Investigator[] {
  return state.investigators.filter(isInGame);
}
