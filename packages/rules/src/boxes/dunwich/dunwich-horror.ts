import type { Rule } from '@vigil/engine';
import { isKeptClear } from '../../arkham/board/monsters.js';
import type { ArkhamCheckRules, ArkhamHandler, ArkhamPeopleRules, Game } from '../../arkham/game.js';
import { isInPlay } from '../../common/effects/monsters.js';
import type { Game as AnyGame } from '../../common/game.js';
import { firstInPlay, layInPlay, takeFromPlay } from '../../common/in-play.js';
import { count, fields, integer, knownId, list, oneOf, seatTable } from '../../common/positions/shapes.js';
import { slice } from '../../common/slices.js';
import { HORROR_TOKENS_OFF } from './constants.js';
import { DUNWICH } from './dunwich-ids.js';

/** State of Dunwich that is on no token. */
export interface DunwichState {
  /** Tokens on the track of the Dunwich Horror. */
  horror: number;
  /** The turn without a Mythos Phase, and extra cards in the next Mythos Phase. */
  quietTurn?: number | undefined;
  extraMythosCards?: number | undefined;
  /** Missions: the area where a seat spent its last encounter phase, if it is a mission step. */
  missionPlaces?: Readonly<Record<number, string>> | undefined;
  /** Allies of this game, public. */
  allies?: readonly string[] | undefined;
  /** Tasks and Missions completed. */
  completed?: number | undefined;
  /** Investigators that have retired. */
  retired?: number | undefined;
  /** Sheets that owe the dark man of Wizard's Hill. */
  debtors?: readonly string[] | undefined;
  /** Locations of the face-down rubble markers. */
  rubble: string[];
}

export const DUNWICH_SLICE = slice<DunwichState>(DUNWICH, {
  among: ({ dunwich }) => dunwich,
  create: ({ ancientOne }, content) => ({
    horror: 0,
    quietTurn: undefined,
    extraMythosCards: undefined,
    missionPlaces: undefined,
    allies: undefined,
    completed: undefined,
    retired: undefined,
    debtors: undefined,
    rubble: [...(content.ancientOnes.get(ancientOne)?.rubble ?? [])],
  }),
  shape: (content) => {
    const place = knownId(content.places, 'place');
    return fields({
      horror: integer(0, HORROR_TRACK_LENGTH),
      'quietTurn?': count(),
      'extraMythosCards?': count(),
      'missionPlaces?': seatTable(place),
      'allies?': list(oneOf(...content.cardsOf('ally').map(({ id }) => id))),
      'completed?': count(),
      'retired?': count(),
      'debtors?': list(knownId(content.investigators, 'investigator')),
      rubble: list(oneOf(...[...content.ancientOnes.values()].flatMap(({ rubble = [] }) => rubble))),
    });
  },
});

/** Spaces of the track (D-HORROR-01). */
export const HORROR_TRACK_LENGTH = 3;
/** The monster, and its place of appearance. */
export const HORROR = 'the-dunwich-horror';
const SENTINEL_HILL = 'sentinel-hill';
/** Kind of the cards with the Horror's statistics. */
export const HORROR_CARD = 'dunwich-horror';

/**
 * Adds a token to the track while there is room (D-VORTEX-04). With the last the Dunwich Horror appears (D-HORROR-01).
 */
export function* addHorrorToken(g: Game): Rule {
  const part = DUNWICH_SLICE.of(g);
  if (part.horror >= HORROR_TRACK_LENGTH) return;
  part.horror++;
  g.emit?.({ type: 'tokens', on: HORROR, by: 1, tokens: part.horror });
  if (part.horror === HORROR_TRACK_LENGTH) yield* horrorAppears(g);
}

/** Removes tokens from the track. While the Horror is in play the track stays (BOX-16). */
function removeHorrorTokens(g: Game, n: number): void {
  const part = DUNWICH_SLICE.of(g);
  const by = Math.min(n, part.horror);
  if (by === 0) return;
  part.horror -= by;
  g.emit?.({ type: 'tokens', on: HORROR, by: -by, tokens: part.horror });
}

/** The Horror rises, unless an investigator on the hill keeps monsters away. Then the track stays full and it waits. */
function* horrorAppears(g: Game): Rule {
  const token = `${HORROR}-1`;
  if (isInPlay(g, token) || isKeptClear(g, SENTINEL_HILL)) return;
  g.s.box = g.s.box.filter((one) => one !== token);
  yield* g.rules.board.placeMonster(g, token, SENTINEL_HILL);
}

/** Lets the waiting Horror rise once the investigator who kept it away has left the hill. */
export function horrorRisingLayer(people: ArkhamPeopleRules): Pick<ArkhamPeopleRules, 'onRelocated' | 'leaveGame'> {
  const isDue = (g: AnyGame, from: string) =>
    from === SENTINEL_HILL && DUNWICH_SLICE.of(g).horror === HORROR_TRACK_LENGTH;
  return {
    onRelocated(g, who, from) {
      const comes = people.onRelocated(g, who, from);
      return isDue(g, from) ? riseAfter(g, comes) : comes;
    },
    leaveGame(g, who, next) {
      const leaves = people.leaveGame(g, who, next);
      return isDue(g, who.place) && !g.s.battle ? riseAfter(g, leaves) : leaves;
    },
  };
}

function* riseAfter(g: Game, leaves: Rule): Rule {
  yield* leaves;
  yield* horrorAppears(g);
}

/**
 * Meeting the Dunwich Horror reveals one of its cards, which sets its statistics for this combat (D-HORROR-03).
 *
 * This happens before the Horror check, or before the damage of a failed evade (D-HORROR-04). The combat that follows
 * uses the same card (BOX-14). The card goes back when the combat ends in any way (D-HORROR-06).
 */
export function horrorCardsLayer(below: ArkhamCheckRules): Pick<ArkhamCheckRules, 'onMonsterMet' | 'onCombatOver'> {
  return {
    onMonsterMet: (g, who, combat) =>
      isHorror(g, combat.token)
        ? meetHorror(g, below.onMonsterMet(g, who, combat))
        : below.onMonsterMet(g, who, combat),
    onCombatOver(g, token) {
      below.onCombatOver(g, token);
      const card = isHorror(g, token) && firstInPlay(g.s, HORROR_CARD);
      if (!card) return;
      takeFromPlay(g.s, card);
      g.emit?.({ type: 'turnedDown', card: card.card });
    },
  };
}

function* meetHorror(g: Game, meets: Rule): Rule {
  yield* meets;
  if (!firstInPlay(g.s, HORROR_CARD)) revealHorrorCard(g);
}

/** True if the token is the Dunwich Horror. */
export function isHorror(g: Game, token: string | undefined): boolean {
  return token !== undefined && g.monster(token).id === HORROR;
}

function revealHorrorCard(g: Game): void {
  const cards = [...g.content.tableCards.values()].filter(({ kind }) => kind === HORROR_CARD);
  const card = cards[g.dice.below(cards.length)];
  if (!card) return;
  g.reveal();
  layInPlay(g, { card: card.id, as: HORROR_CARD });
  g.emit?.({ type: 'laidOut', card: card.id });
}

/** Adds a token to the track by an encounter. */
export const addHorrorTokenByEncounter: ArkhamHandler = function* (g): Rule {
  yield* addHorrorToken(g);
};

/** Removes a token from the track by an encounter, if there is one. */
export const removeHorrorTokenByEncounter: ArkhamHandler = function* (g): Rule {
  removeHorrorTokens(g, HORROR_TOKENS_OFF);
};

/** Removes all tokens from its track (D-HORROR-07). */
export function emptyHorrorTrack(g: Game): void {
  removeHorrorTokens(g, HORROR_TRACK_LENGTH);
}

/** Empties the track after the Horror is defeated (D-HORROR-07). */
export const onHorrorDefeated: ArkhamHandler = function* (g): Rule {
  emptyHorrorTrack(g);
};
