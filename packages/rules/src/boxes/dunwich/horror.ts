import type { Rule } from '@vigil/engine';
import { isKeptFree } from '../../arkham/board/monsters.js';
import type { Game } from '../../arkham/game.js';
import type { ArkhamChecks, ArkhamPeople } from '../../arkham/own-meanings.js';
import type { Game as AnyGame } from '../../common/game.js';
import { firstInPlay, layInPlay, takeFromPlay } from '../../common/in-play.js';
import type { Handler } from '../../common/meanings.js';
import { count, fields, known, list, oneOf, table, text, whole } from '../../common/positions/shapes.js';
import { isInPlay } from '../../common/resolving/monsters.js';
import { slice } from '../../common/slices.js';
import { HORROR_TOKENS_OFF } from './constants.js';
import { DUNWICH } from './town.js';

/** What of Dunwich is on no token of its own. */
export interface DunwichPart {
  /** Tokens on the track of the Dunwich Horror. */
  horror: number;
  /** The turn that has no Mythos Phase, and cards more in the next Mythos Phase. */
  quietTurn?: number | undefined;
  moreMythos?: number | undefined;
  /** Missions: the area in which somebody has spent his last phase of encounters, by seat, where it is a step of one. */
  stayed?: Readonly<Record<number, string>> | undefined;
  /** The Allies of this game, which everybody may know. */
  allies?: readonly string[] | undefined;
  /** Tasks and Missions that were carried out to their end. */
  completed?: number | undefined;
  /** Investigators that have retired. */
  retired?: number | undefined;
  /** Sheets of those who owe the dark man of Wizard's Hill. */
  owe?: readonly string[] | undefined;
  /** Locations of the rubble markers that lie face down. */
  rubble: string[];
}

export const PART = slice<DunwichPart>(DUNWICH, {
  among: ({ dunwich }) => dunwich,
  begin: ({ ancientOne }, content) => ({
    horror: 0,
    quietTurn: undefined,
    moreMythos: undefined,
    stayed: undefined,
    allies: undefined,
    completed: undefined,
    retired: undefined,
    owe: undefined,
    rubble: [...(content.ancientOnes.get(ancientOne)?.rubble ?? [])],
  }),
  shape: (content) => {
    const place = known(content.places, 'place');
    return fields({
      horror: whole(0, TRACK),
      'quietTurn?': count(),
      'moreMythos?': count(),
      'stayed?': table(text, place),
      'allies?': list(oneOf(...content.cardsOf('ally').map(({ id }) => id))),
      'completed?': count(),
      'retired?': count(),
      'owe?': list(known(content.investigators, 'investigator')),
      rubble: list(oneOf(...[...content.ancientOnes.values()].flatMap(({ rubble = [] }) => rubble))),
    });
  },
});

/** Spaces of the track (D-HORROR-01). */
export const TRACK = 3;
/** The monster, and where it appears. */
export const HORROR = 'the-dunwich-horror';
const SENTINEL_HILL = 'sentinel-hill';
/** The kind of the cards that give its figures. */
export const HORROR_CARD = 'dunwich-horror';

/** A token comes to the track while there is room (D-VORTEX-04); with the last the Dunwich Horror appears (D-HORROR-01). */
export function* addHorrorToken(g: Game): Rule {
  const part = PART.of(g);
  if (part.horror >= TRACK) return;
  part.horror++;
  g.tell?.({ type: 'tokens', on: HORROR, by: 1, tokens: part.horror });
  if (part.horror === TRACK) yield* appear(g);
}

/** Tokens leave the track; while the Horror is in play it stays (BOX-16). */
function removeHorrorTokens(g: Game, n: number): void {
  const part = PART.of(g);
  const by = Math.min(n, part.horror);
  if (by === 0) return;
  part.horror -= by;
  g.tell?.({ type: 'tokens', on: HORROR, by: -by, tokens: part.horror });
}

/** It rises, unless somebody on the hill keeps monsters away: then its track stays full, and it waits until nobody does. */
function* appear(g: Game): Rule {
  const token = `${HORROR}-1`;
  if (isInPlay(g, token) || isKeptFree(g, SENTINEL_HILL)) return;
  g.s.box = g.s.box.filter((one) => one !== token);
  yield* g.means.board.placeMonster(g, token, SENTINEL_HILL);
}

/** When somebody is gone from the hill, what he may have kept away rises. */
export function rising(people: ArkhamPeople): Pick<ArkhamPeople, 'relocated' | 'leaveGame'> {
  const isDue = (g: AnyGame, from: string) => from === SENTINEL_HILL && PART.of(g).horror === TRACK;
  return {
    relocated(g, who, from) {
      const comes = people.relocated(g, who, from);
      return isDue(g, from) ? thenRises(g as Game, comes) : comes;
    },
    leaveGame(g, who, next) {
      const leaves = people.leaveGame(g, who, next);
      return isDue(g, who.place) && !g.s.battle ? thenRises(g, leaves) : leaves;
    },
  };
}

function* thenRises(g: Game, leaves: Rule): Rule {
  yield* leaves;
  yield* appear(g);
}

/**
 * Whoever meets the Dunwich Horror turns up one of its cards, which says what it is in this combat (D-HORROR-03): before
 * the Horror check, or before the damage of a failed evade (D-HORROR-04), where it is the card of the combat that follows
 * (BOX-14). It goes back when the combat ends in any way (D-HORROR-06).
 */
export function horrorCards(below: ArkhamChecks): Pick<ArkhamChecks, 'meets' | 'parts'> {
  return {
    meets: (g, who, combat) =>
      isHorror(g, combat.token) ? meetsHorror(g, below.meets(g, who, combat)) : below.meets(g, who, combat),
    parts(g, token) {
      below.parts(g, token);
      const card = isHorror(g, token) && firstInPlay(g.s, HORROR_CARD);
      if (!card) return;
      takeFromPlay(g.s, card);
      g.tell?.({ type: 'turnedDown', card: card.card });
    },
  };
}

function* meetsHorror(g: Game, meets: Rule): Rule {
  yield* meets;
  if (!firstInPlay(g.s, HORROR_CARD)) turnUp(g);
}

/** Whether a token is the Dunwich Horror. */
export function isHorror(g: Game, token: string | undefined): boolean {
  return token !== undefined && g.monster(token).id === HORROR;
}

function turnUp(g: Game): void {
  const cards = [...g.content.tableCards.values()].filter(({ kind }) => kind === HORROR_CARD);
  const card = cards[g.dice.below(cards.length)];
  if (!card) return;
  g.reveal();
  layInPlay(g, { card: card.id, as: HORROR_CARD });
  g.tell?.({ type: 'laidOut', card: card.id });
}

/** An encounter brings a token to the track. */
export const horrorNearer: Handler = function* (g): Rule {
  yield* addHorrorToken(g as Game);
};

/** An encounter takes one off it; where there is none nothing comes off. */
export const horrorFarther: Handler = function* (g): Rule {
  removeHorrorTokens(g as Game, HORROR_TOKENS_OFF);
};

/** All tokens leave its track (D-HORROR-07). */
export function emptyTrack(g: Game): void {
  removeHorrorTokens(g, TRACK);
}

/** The Horror is beaten: its track is emptied (D-HORROR-07). */
export const horrorBeaten: Handler = function* (g): Rule {
  emptyTrack(g as Game);
};
