import type { Rule } from '@vigil/engine';
import type { ArkhamHandler, ArkhamTurnRules } from '../../arkham/game.js';
import { type Game, isLosingTurn } from '../../arkham/game.js';
import type { Investigator, State } from '../../arkham/state.js';
import { resolve } from '../../common/effects/resolve.js';
import { isInterruptOf, whileOccupied } from '../../common/game.js';
import { cardInPlay, type TableCards } from '../../common/in-play.js';
import { APPEAR, draw, when } from '../../language/builders.js';
import { GUARDED_EXHIBIT } from './constants.js';
import { REVISED_SLICE } from './revised-state.js';

export const WHISPERS = 'ancient-whispers';
/** Kind of the Exhibit Encounter cards. */
const EXHIBIT_ENCOUNTER = 'exhibit-encounter';

/** The place of the marker, and whether this turn's Exhibit Encounter has happened. */
export interface Whispers {
  readonly at: string;
  readonly isUsed: boolean;
}

/**
 * Returns the state of the Ancient Whispers, or undefined if the marker is off the board. `s`: a position or a view.
 */
export function whispersOf(s: TableCards & Pick<State, 'turn' | 'boxes'>): Whispers | undefined {
  const at = cardInPlay(s, WHISPERS)?.at;
  return at === undefined ? undefined : { at, isUsed: REVISED_SLICE.of({ s }).lastExhibitTurn === s.turn };
}

/** Returns the place of the marker. */
function whispersPlace(g: Game): string | undefined {
  return cardInPlay(g.s, WHISPERS)?.at;
}

/**
 * True if an Exhibit Encounter awaits the investigator: one a turn (P-REV-02), none where a gate is open (P-REV-04).
 */
function awaitsExhibitEncounter(g: Game, { place }: Investigator): boolean {
  return (
    place === whispersPlace(g) && REVISED_SLICE.of(g).lastExhibitTurn !== g.s.turn && g.gateAt(place) === undefined
  );
}

/** Gives investigators in the marker's street an Exhibit Encounter. A gate there follows the rules of gates. */
export function whispersLayer(turn: ArkhamTurnRules): Pick<ArkhamTurnRules, 'encounter' | 'isIdle' | 'mythos'> {
  return {
    isIdle: (g, who, phase) =>
      turn.isIdle(g, who, phase) && !(phase === 'arkham-encounters' && awaitsExhibitEncounter(g, who)),
    *encounter(g, who): Rule {
      if (!awaitsExhibitEncounter(g, who) || isLosingTurn(g, who) || who.defeatedOn === g.s.turn)
        return yield* turn.encounter(g, who);
      REVISED_SLICE.of(g).lastExhibitTurn = g.s.turn;
      yield* whileOccupied(g, who, haveExhibitEncounter(g, who));
    },
    mythos: {
      ...turn.mythos,
      *movement(g, card): Rule {
        yield* turn.mythos.movement(g, card);
        driftWhispers(g, card.white.includes('crescent'), card.black.includes('crescent'));
      },
    },
  };
}

function* haveExhibitEncounter(g: Game, who: Investigator): Rule {
  const cards = [...g.content.tableCards.values()].filter(({ kind }) => kind === EXHIBIT_ENCOUNTER);
  const card = cards[g.dice.below(cards.length)];
  if (!card) return;
  g.reveal();
  g.emit?.({ type: 'laidOut', card: card.id });
  g.emit?.({ type: 'turnedDown', card: card.id });
  const to = card.at;
  try {
    yield* resolve(g, who, card.encounter ?? [], { source: card.id });
  } finally {
    if (to !== undefined) moveWhispersTo(g, to);
  }
}

function moveWhispersTo(g: Game, to: string): void {
  const marker = cardInPlay(g.s, WHISPERS);
  if (!marker || marker.at === undefined || marker.at === to) return;
  const from = marker.at;
  marker.at = to;
  g.emit?.({ type: 'cardMoved', card: WHISPERS, from, at: to });
}

/** Moves an unused marker along the arrow of the crescent, even if investigators are there (P-REV-03). */
function driftWhispers(g: Game, white: boolean, black: boolean): void {
  const at = whispersPlace(g);
  if (at === undefined || REVISED_SLICE.of(g).lastExhibitTurn === g.s.turn || white === black) return;
  const to = white ? g.place(at).white : g.place(at).black;
  if (to !== undefined) moveWhispersTo(g, to);
}

/** Removes the top Exhibit Item from the game. */
export const removeTopExhibit: ArkhamHandler = function* (g): Rule {
  const card = g.mutableDeck('exhibit').shift();
  if (card !== undefined) g.reveal();
};

/**
 * A monster guards an Exhibit Item. If it defeats the investigator, a doom token is added and the usual defeat applies.
 */
export const fightExhibitGuard: ArkhamHandler = function* (g, who, cause): Rule {
  try {
    yield* resolve(g, who, [APPEAR, when({ fought: 'defeated' }, draw(GUARDED_EXHIBIT.items, 'exhibit'))], cause);
  } catch (interrupt) {
    if (isInterruptOf(interrupt, who) && who.defeatedOn === g.s.turn)
      yield* g.rules.board.addDoom(g, GUARDED_EXHIBIT.doom);
    throw interrupt;
  }
};
