import type { Rule } from '@vigil/engine';
import type { Effect, Effects } from '../../language/effects.js';
import { mapPacked } from '../../language/lists.js';
import type { Due } from '../contracts/effects.js';
import { holds } from '../figures/conditions.js';
import { handOf } from '../figures/hand.js';
import { matchesMonsterNow, monsterStats } from '../figures/modifiers.js';
import { type Cause, type Game, runAllDue } from '../game.js';
import { holderOf } from '../in-play.js';
import { mixIntoCup } from '../people/trophies.js';
import type { BoardMonster, Investigator } from '../state.js';
import { resolve } from './resolve.js';
import { dueOf } from './triggers.js';

/** Removes a token from the board, if it is there. */
export function takeOffBoard(g: Game, token: string): void {
  const at = g.s.monsters.findIndex((monster) => monster.token === token);
  if (at < 0) return;
  const [monster] = g.s.monsters.splice(at, 1);
  g.rules.board.onLeftBoard(g, monster as BoardMonster);
}

/** True if a token is accessible to others: on the board, or on a card in play. */
export function isInPlay(g: Game, token: string): boolean {
  return g.s.monsters.some((monster) => monster.token === token) || holderOf(g.s, token) !== undefined;
}

/** Returns a token to the cup or the box, from wherever it is. */
export function* returnMonster(g: Game, token: string, to: 'cup' | 'box'): Rule {
  takeOffBoard(g, token);
  if (to === 'cup') mixIntoCup(g, token);
  else g.makeMutable(g.s, 'box').push(token);
  g.emit?.({ type: 'monsterRemoved', monster: token, to });
}

/** True if a token is nowhere: drawn for an encounter, but in no trophies, cup or box. */
export function isNowhere(g: Game, token: string): boolean {
  const { s } = g;
  return !(
    s.cup.includes(token) ||
    s.box.includes(token) ||
    s.monsters.some((monster) => monster.token === token) ||
    holderOf(s, token) !== undefined ||
    s.investigators.some((who) => who.monsterTrophies.includes(token))
  );
}

/** Resolves the triggers on a monster's defeat, of cards on the table, the Ancient One and the victor's cards. */
export function answersToDefeat(g: Game, who: Investigator, token: string, cause: Cause): Due[] {
  const due: Due[] = [];
  for (const [trigger, source] of g.rules.cards.onTable(g).triggers) {
    if (trigger.when.on !== 'defeated' || !matchesMonsterNow(g, token, trigger.when.monsters)) continue;
    if (trigger.if && !holds(g, who, trigger.if, cause)) continue;
    due.push({ source, effects: trigger.then, run: resolve(g, who, trigger.then, { source }) });
  }
  if (!g.effectIndex.events.has('beat')) return due;
  const { toughness } = monsterStats(g, token, cause.combat);
  const answers = handOf(g, who)
    .triggersOn('beat')
    .filter(({ trigger }) => toughness >= trigger.when.toughness);
  due.push(...dueOf(g, who, answers));
  return due;
}

/**
 * Returns the effects of a monster's own text for its defeat, due with all others. Moves the token to its destination
 * at once. The sentences keep their order, and a defeat by one cancels none of the others.
 */
export function* dueByDefeat(g: Game, who: Investigator, text: Effects, cause: Cause): Rule<Due[]> {
  const effects: Effect[] = [];
  for (const effect of text) {
    if (effect.do === 'returnMonster') yield* resolve(g, who, [effect], cause);
    else effects.push(effect);
  }
  if (effects.length === 0) return [];
  const run = runAllDue(
    who,
    mapPacked(effects, (effect) => resolve(g, who, [effect], cause)),
  );
  return [{ source: cause.source, effects, run }];
}
