/**
 * Invariants of every decision of a game of Haunt of the Watchers. They are computed from the state alone, like those
 * of Arkham Horror.
 */
import {
  type Content,
  type HauntInvestigator,
  type HauntState,
  hauntCopies,
  hauntMythos,
  listMythosCards,
  REMOVED_SHEETS,
  VOCABULARY,
} from '@vigil/rules';
import type { Invariant } from '../games/game.js';
import {
  askedInvestigatorsAreAtPlace,
  askedInvestigatorsAreConscious,
  askedInvestigatorsArePresent,
} from './invariants-asked-seats.js';
import {
  cardsInTheirDecks,
  findDuplicate,
  gateCardsInTheirDeck,
  mythosCardsAreUnique,
  noDuplicateCards,
  tokensOnCards,
} from './invariants-cards.js';
import { gates } from './invariants-haunt-gates.js';
import { assetsCanBeGiven, questionsCiteClauses, questionsMatchVocabulary } from './invariants-questions.js';
import { counts, noTokenLost, statusCards, tokensAreUnique, tracks } from './invariants-table.js';
import { firstRepeated, firstViolation, highestHauntMaximum, isCount, isInGame } from './state-queries.js';

/** Number of Clue tokens (H-EXHAUST-01). */
const CLUE_TOKENS = 48;

/**
 * Returns the invariants of games with these components (`hauntContent` of the packs). `vocabulary`: their questions.
 */
export function hauntInvariants(content: Content, vocabulary = VOCABULARY): readonly Invariant<HauntState>[] {
  return [
    ...monsters(content),
    ...clues(content),
    ...gates(content),
    ...cards(content),
    ...people(content),
    ...sequence(),
    askedInvestigatorsAreConscious(['H-DEATH-01']),
    askedInvestigatorsArePresent(['H-DEATH-11']),
    askedInvestigatorsAreAtPlace(['H-ACT-04', 'H-CITY-MOVE-01']),
    questionsCiteClauses(['H', 'PBP', 'DEC'], ['DEC-29']),
    questionsMatchVocabulary(vocabulary, ['DEC-29']),
    assetsCanBeGiven(content),
    ...tracks<HauntState>(content, ['H-SETUP-16', 'H-END-02'], ['H-SETUP-16', 'H-END-03']),
  ];
}

/** True if no investigator has a token or marker in hand, as between two phases. */
function isBetweenPhases({ step }: HauntState): boolean {
  return step.phase === 'day';
}

function monsters(content: Content): Invariant<HauntState>[] {
  const symbolOf = new Map([...content.gateMarkers.values()].map(({ world, symbol }) => [world, symbol]));
  return [
    tokensAreUnique(content, ['H-UPKEEP-07', 'H-BASE-16']),
    noTokenLost(content, ['H-UPKEEP-04', 'H-BANISH-06', 'H-DEATH-03'], isBetweenPhases),
    {
      name: 'monsters are in areas of the city, in the Sky, in the Outskirts or in the world of their symbol',
      clauses: ['H-UPKEEP-08', 'H-UPKEEP-09', 'H-MONSTER-MOVE-01'],
      findViolation: (state) =>
        firstViolation(state.monsters, ({ token, at }) => {
          const symbol = content.tokens.get(token)?.symbol;
          if (content.worlds.has(at)) return symbolOf.get(at) === symbol ? undefined : `${token} is in ${at}`;
          const area = content.places.get(at);
          if (area?.kind === 'outskirts') return symbol === 'crescent' ? undefined : `${token} is in the Outskirts`;
          return area?.kindDef.inCity ? undefined : `${token} is at ${at}`;
        }),
    },
    {
      name: 'only monsters in the city carry clues',
      clauses: ['H-UPKEEP-04', 'H-MONSTER-ACT-16', 'H-BASE-16'],
      findViolation: (state) =>
        firstViolation(state.monsters, ({ token, at, clues }) => {
          if (!isCount(clues)) return `${token} has ${clues}`;
          const away = at === 'outskirts' || content.worlds.has(at);
          return away && clues > 0 ? `${token} in ${at} has ${clues}` : undefined;
        }),
    },
    {
      name: 'monsters placed in an Upkeep are recorded during that Upkeep only',
      clauses: ['H-UPKEEP-17'],
      findViolation: ({ step, placedToday }) =>
        step.phase !== 'upkeep' && placedToday.length > 0 ? `${placedToday.join(', ')}` : undefined,
    },
  ];
}

function clues(content: Content): Invariant<HauntState>[] {
  return [
    {
      name: 'clues on the board are whole numbers, in areas of the city',
      clauses: ['H-UPKEEP-25', 'H-SETUP-21'],
      findViolation: (state) =>
        firstViolation(Object.entries(state.clues), ([at, n]) => {
          return isCount(n) && content.places.get(at)?.kindDef.onFoot ? undefined : `${n} at ${at}`;
        }),
    },
    {
      name: 'the clues on the board, on monsters and with investigators do not exceed the supply',
      clauses: ['H-EXHAUST-01', 'H-EXHAUST-02'],
      findViolation(state) {
        let all = 0;
        for (const n of Object.values(state.clues)) all += n;
        for (const monster of state.monsters) all += monster.clues;
        for (const who of state.investigators) all += who.clues;
        return all > CLUE_TOKENS ? `${all} of ${CLUE_TOKENS}` : undefined;
      },
    },
    {
      name: 'there are no clues where a monster is',
      clauses: ['H-MONSTER-MOVE-33'],
      findViolation(state) {
        // Within a phase the team may be choosing the monster that takes one.
        if (!isBetweenPhases(state)) return undefined;
        return firstViolation(state.monsters, ({ token, at }) =>
          state.clues[at] ? `${token} is at ${at}` : undefined,
        );
      },
    },
  ];
}

function cards(content: Content): Invariant<HauntState>[] {
  const used = new Set(hauntMythos(content));
  const pledged = (state: HauntState) => state.investigators.flatMap(({ pledged: item }) => item?.card ?? []);
  return [
    noDuplicateCards(content, ['H-SETUP-01', 'H-SETUP-02', 'H-SETUP-03', 'H-SETUP-04'], hauntCopies, pledged),
    cardsInTheirDecks(content, ['H-DEATH-03']),
    mythosCardsAreUnique(content, ['H-UPKEEP-12', 'H-UPKEEP-14'], allMythos),
    {
      name: 'no mythos card is lost, and no removed one is in the game',
      clauses: ['H-SETUP-05', 'H-UPKEEP-14'],
      findViolation(state) {
        const cardsInGame = new Set(allMythos(state));
        const unknown = [...cardsInGame].find((card) => !used.has(card));
        if (unknown) return `${unknown} is in the game`;
        const lost = isBetweenPhases(state) ? [...used].find((card) => !cardsInGame.has(card)) : undefined;
        return lost && `${lost} is nowhere`;
      },
    },
    {
      name: 'the Mythos cards in play do not exceed the number of starting investigators',
      clauses: ['H-UPKEEP-12', 'H-UPKEEP-15'],
      findViolation: (state) => {
        const cards = listMythosCards(state).length;
        return cards > state.startingInvestigators
          ? `${cards} for ${state.startingInvestigators} investigators`
          : undefined;
      },
    },
    gateCardsInTheirDeck(content, ['H-OW-03']),
    {
      name: 'every location card is in the deck',
      clauses: ['H-SETUP-07'],
      findViolation: ({ decks }) => findDuplicate('location card', decks.location, content.locationCards),
    },
    tokensOnCards(['H-INTRO-06']),
    {
      name: 'only items are pledged',
      clauses: ['H-LOAN-01', 'H-LOAN-06'],
      findViolation: (state) =>
        firstViolation(pledged(state), (card) => {
          return content.countsAs(content.cards.get(card)) === 'item' ? undefined : `${card} is`;
        }),
    },
  ];
}

function allMythos(state: HauntState): readonly string[] {
  return [...state.decks.mythos, ...listMythosCards(state), ...state.mythosDiscards];
}

function people(content: Content): Invariant<HauntState>[] {
  const standing = (state: HauntState) => state.investigators.filter(isInGame);
  const within = (what: 'sanity' | 'stamina'): Invariant<HauntState> => ({
    name: `${what} between 0 and its maximum`,
    clauses: ['H-DEATH-01', 'H-INTRO-06'],
    findViolation: (state) =>
      firstViolation(isProvisioning(state) ? [] : standing(state), (who) => {
        const max = highestHauntMaximum(content, state, who, what);
        return who[what] < 0 || who[what] > max ? `${who.id} has ${who[what]} of ${max}` : undefined;
      }),
  });
  return [
    within('sanity'),
    within('stamina'),
    {
      name: 'no investigator is in play at 0 sanity or stamina',
      clauses: ['H-DEATH-01'],
      findViolation: (state, asked) =>
        firstViolation(standing(state), ({ id, seat, sanity, stamina }) =>
          Math.min(sanity, stamina) < 1 && (isBetweenPhases(state) || !asked.has(seat))
            ? `${id} has ${sanity} sanity and ${stamina} stamina`
            : undefined,
        ),
    },
    counts(['H-ASSET-01']),
    ...statusCards<HauntState>(['H-BLESS-05', 'H-RETAINER-04'], ['H-BLESS-05']),
    {
      name: 'each pair has four slots, free, allocated or covered',
      clauses: ['H-SKILL-01', 'H-SKILL-02'],
      findViolation: (state) =>
        firstViolation(state.investigators, ({ id, slots }) =>
          slots.length === 3 && slots.every((row) => row.length === 4 && row.every((slot) => SLOTS.includes(slot)))
            ? undefined
            : `${id} has ${JSON.stringify(slots)}`,
        ),
    },
    {
      name: 'a removed investigator has nothing left',
      clauses: ['H-DEATH-02', 'H-DEATH-03'],
      findViolation: (state) =>
        firstViolation(
          state.investigators.filter((who) => !isInGame(who)),
          (who) => (isStripped(who) ? undefined : `${who.id} still has something`),
        ),
    },
    {
      name: 'every sheet is in play once, unused or removed, and two sheets are never used',
      clauses: ['H-SETUP-19', 'H-DEATH-04'],
      findViolation(state) {
        const ids = [...state.investigators.map(({ id }) => id), ...state.unusedInvestigators];
        const duplicate = firstRepeated(ids);
        if (duplicate) return `${duplicate} appears twice`;
        const unknown = ids.find((id) => !content.investigators.has(id) || REMOVED_SHEETS.includes(id));
        return unknown && `${unknown} is not used`;
      },
    },
    {
      name: 'every investigator is in an area of the game',
      clauses: ['H-CITY-SPEED-09', 'H-ARREST-01'],
      findViolation: (state) =>
        firstViolation(state.investigators, ({ id, place }) => {
          const kind = content.places.get(place)?.kind;
          return kind && !NO_PLACE_TO_BE.includes(kind) ? undefined : `${id} is at ${place}`;
        }),
    },
    {
      name: 'no investigator who is lost or in an Other World has a Retainer',
      clauses: ['H-RETAINER-03'],
      findViolation: (state) =>
        firstViolation(standing(state), ({ id, place, cards: own }) => {
          const kind = content.places.get(place)?.kind;
          if (kind !== 'world' && kind !== 'lost') return undefined;
          return own.some(({ card }) => card === 'retainer') ? `${id} at ${place}` : undefined;
        }),
    },
    {
      name: 'no investigator or monster is in a closed place',
      clauses: ['H-MONSTER-MOVE-35'],
      findViolation: (state) =>
        firstViolation(isBetweenPhases(state) ? state.closed : [], ({ at }) => {
          const inside = standing(state).find(({ place }) => place === at);
          const monster = state.monsters.find((boardMonster) => boardMonster.at === at);
          return inside || monster ? `${inside?.id ?? monster?.token} is at ${at}` : undefined;
        }),
    },
  ];
}

/** Values are set to the maxima once all possessions are dealt. */
function isProvisioning({ step: { phase, segment } }: HauntState): boolean {
  return phase === 'set-up' || (phase === 'upkeep' && segment === 10);
}

const SLOTS: readonly string[] = ['free', 'allocated', 'covered'];
const NO_PLACE_TO_BE: readonly string[] = ['sky', 'outskirts', 'jail'];

function isStripped(who: HauntInvestigator): boolean {
  const { cards: own, monsterTrophies, gateTrophies, money, pledged, estate } = who;
  const left = own.length + monsterTrophies.length + gateTrophies.length + money + who.clues;
  // They receive nothing afterwards either: no points, bonuses or waits.
  const since = who.sanity + who.stamina + who.slots.flat().filter((slot) => slot !== 'free').length;
  const waits = who.staysSince !== undefined || who.waitsSince !== undefined;
  return left + since === 0 && !waits && pledged === undefined && estate !== undefined;
}

function sequence(): Invariant<HauntState>[] {
  return [
    {
      name: 'at most one phase is active',
      clauses: ['H-SEQ-04', 'H-CITY-SPEED-08'],
      findViolation({ step, city, otherWorld, investigators }) {
        if ((city !== undefined) !== (step.phase === 'city')) return `${step.phase}, and a City phase is recorded`;
        if ((otherWorld !== undefined) !== (step.phase === 'other-world'))
          return `${step.phase}, of seat ${otherWorld}`;
        const seat = city?.seat ?? otherWorld;
        return seat === undefined || investigators[seat] ? undefined : `of seat ${seat}, which does not exist`;
      },
    },
    {
      name: 'the segment exists in its phase',
      clauses: ['H-UPKEEP-01', 'H-CITY-SPEED-07'],
      findViolation({ step: { phase, segment } }) {
        const last = phase === 'upkeep' ? 13 : phase === 'city' ? 6 : 2;
        return isCount(segment) && segment >= 1 && segment <= last ? undefined : `${phase} ${segment}`;
      },
    },
    {
      name: 'a City phase occupies a Speed slot',
      clauses: ['H-CITY-SPEED-01'],
      findViolation({ city, investigators }) {
        const who = investigators[city?.seat ?? -1];
        if (!city || !who || !isInGame(who)) return undefined;
        return who.slots[0][city.slot] === 'free' ? `slot ${city.slot} of ${who.id} is free` : undefined;
      },
    },
    {
      name: 'between phases no bonus is in use',
      clauses: ['H-SKILL-08'],
      findViolation: (state) =>
        firstViolation(isBetweenPhases(state) ? state.investigators : [], ({ id, slots }) =>
          slots.some((row) => row.includes('allocated')) ? `${id} has one allocated` : undefined,
        ),
    },
    {
      name: 'days, phases and waits only count up',
      clauses: ['H-SEQ-01', 'H-TURN-01'],
      findViolation: ({ day, turn, investigators }) =>
        day > turn
          ? `day ${day} in phase ${turn}`
          : firstViolation(investigators, ({ id, staysSince = 0, waitsSince = 0 }) =>
              Math.max(staysSince, waitsSince) > turn ? `${id} waits since a phase to come` : undefined,
            ),
    },
  ];
}
