import type { CommonCorrectionOf } from '../../language/corrections.js';
import type { Game } from '../game.js';
import { mixIntoCup, removeTrophy } from '../people/trophies.js';
import { invalidCorrection } from './invalid-correction.js';

/** Sets the doom track. `max`: the highest value that neither awakens the Ancient One nor loses the game. */
export function setDoom(g: Game, { to }: CommonCorrectionOf<'doom'>, least: number, max: number): void {
  assertInRange(to, least, max);
  const was = g.s.doom;
  g.s.doom = to;
  g.emit?.({ type: 'corrected', what: 'doom', to, was });
}

/** Sets the terror track. */
export function setTerror(g: Game, { to }: CommonCorrectionOf<'terror'>, max: number): void {
  assertInRange(to, 0, max);
  const was = g.s.terror;
  g.s.terror = to;
  g.emit?.({ type: 'corrected', what: 'terror', to, was });
}

function assertInRange(to: number, least: number, max: number): void {
  if (to < least || to > max) throw invalidCorrection('to', `${to} is not between ${least} and ${max}`);
}

/** Sets the clues at a place where clues can lie. */
export function setClues(g: Game, { at, to }: CommonCorrectionOf<'clues'>): void {
  if (!g.place(at).kindDef.onFoot) throw invalidCorrection('at', `there can be no clues at "${at}"`);
  const was = g.cluesAt(at);
  g.setClues(at, to);
  g.emit?.({ type: 'corrected', what: 'clues', at, to, was });
}

/** Returns a token by its own id, or one of a kind from the cup. */
export function findToken(g: Game, monster: string): string {
  if (g.content.tokens.has(monster)) return monster;
  const token = g.s.cup.find((one) => g.monster(one).id === monster);
  if (token === undefined) throw invalidCorrection('monster', `no "${monster}" is in the cup: name a token`);
  return token;
}

/** Detaches a monster, wherever it is, before a correction moves it. */
export function pickUp(g: Game, token: string): void {
  const { s } = g;
  const on = s.monsters.findIndex((monster) => monster.token === token);
  if (on >= 0) {
    const { at } = s.monsters[on] as { at: string };
    const somebody = s.investigators.find(
      ({ seat, place }) => place === at && (g.busy.has(seat) || g.fighting.has(seat)),
    );
    if (somebody)
      throw invalidCorrection('monster', `an investigator at "${at}" is in the middle of something: finish that first`);
    s.monsters.splice(on, 1);
    return;
  }
  for (const pile of [g.makeMutable(s, 'cup'), g.makeMutable(s, 'box')]) {
    const at = pile.indexOf(token);
    if (at < 0) continue;
    pile.splice(at, 1);
    return;
  }
  const holder = s.investigators.find(({ monsterTrophies }) => monsterTrophies.includes(token));
  if (holder) return removeTrophy(holder, 'monsterTrophies', token);
  throw invalidCorrection('monster', `"${token}" is held by an investigator or on a card`);
}

/** Puts a detached monster into the cup at a random place, or out of the game. */
export function putAway(g: Game, token: string, to: 'cup' | 'box'): void {
  if (to === 'cup') mixIntoCup(g, token);
  else g.makeMutable(g.s, 'box').push(token);
}
