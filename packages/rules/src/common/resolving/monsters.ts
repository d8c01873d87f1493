import type { Rule } from '@vigil/engine';
import { holds } from '../figures/conditions.js';
import { handOf } from '../figures/hand.js';
import { figures, isNow } from '../figures/modifiers.js';
import { type Cause, type Game, unlessGone } from '../game.js';
import { holderOf } from '../in-play.js';
import { intoCup } from '../people/trophies.js';
import type { BoardMonster, Investigator } from '../state.js';
import { resolve } from './resolve.js';
import { allTriggered } from './triggered.js';

/** Takes a token off the board, if it stands there. */
export function takeOffBoard(g: Game, token: string): void {
  const at = g.s.monsters.findIndex((monster) => monster.token === token);
  if (at < 0) return;
  const [monster] = g.s.monsters.splice(at, 1);
  g.means.board.leftBoard(g, monster as BoardMonster);
}

/** Whether a token is where others can get at it too: on the board, or on a card in play. */
export function isInPlay(g: Game, token: string): boolean {
  return g.s.monsters.some((monster) => monster.token === token) || holderOf(g.s, token) !== undefined;
}

/** Returns a token to the cup or the box, from wherever it is. */
export function* returnMonster(g: Game, token: string, to: 'cup' | 'box'): Rule {
  takeOffBoard(g, token);
  if (to === 'cup') intoCup(g, token);
  else g.own(g.s, 'box').push(token);
  g.tell?.({ type: 'monsterGone', monster: token, to });
}

/** Whether a token is nowhere: drawn for an encounter and not yet a trophy, in the cup or in the box. */
export function isLoose(g: Game, token: string): boolean {
  const { s } = g;
  return !(
    s.cup.includes(token) ||
    s.box.includes(token) ||
    s.monsters.some((monster) => monster.token === token) ||
    holderOf(s, token) !== undefined ||
    s.investigators.some((who) => who.monsterTrophies.includes(token))
  );
}

/** What cards on the table, the Ancient One and the cards of who beat it say to a monster's defeat. */
export function* answerDefeat(g: Game, who: Investigator, token: string, cause: Cause): Rule {
  for (const [trigger, source] of g.means.play.onTable(g).triggers) {
    if (trigger.when.on !== 'defeated' || !isNow(g, token, trigger.when.monsters)) continue;
    if (trigger.if && !holds(g, who, trigger.if, cause)) continue;
    yield* unlessGone(who, resolve(g, who, trigger.then, { source }));
  }
  if (!g.spoken.events.has('beat')) return;
  const { toughness } = figures(g, token, cause.combat);
  const answers = handOf(g, who)
    .triggersOn('beat')
    .filter(({ trigger }) => toughness >= trigger.when.toughness);
  yield* allTriggered(g, who, answers);
}
