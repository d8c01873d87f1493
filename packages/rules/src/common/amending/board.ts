import type { CommonCorrection } from '../../language/corrections.js';
import type { Game } from '../game.js';
import { dropTrophy, intoCup } from '../people/trophies.js';
import { refused } from './refused.js';

type Of<K extends CommonCorrection['do']> = Extract<CommonCorrection, { do: K }>;

/** The doom track shows another figure; `most`: the highest that awakens nobody and loses nothing. */
export function setDoom(g: Game, { to }: Of<'doom'>, least: number, most: number): void {
  mustBeWithin(to, least, most);
  g.s.doom = to;
  g.tell?.({ type: 'corrected', what: 'doom', to });
}

/** The terror track shows another figure. */
export function setTerror(g: Game, { to }: Of<'terror'>, most: number): void {
  mustBeWithin(to, 0, most);
  g.s.terror = to;
  g.tell?.({ type: 'corrected', what: 'terror', to });
}

function mustBeWithin(to: number, least: number, most: number): void {
  if (to < least || to > most) throw refused('to', `${to} is not between ${least} and ${most}`);
}

/** So many clues lie at a place where clues can lie. */
export function setClues(g: Game, { at, to }: Of<'clues'>): void {
  if (!g.place(at).is.onFoot) throw refused('at', `no clues lie at "${at}"`);
  g.layClues(at, to);
  g.tell?.({ type: 'corrected', what: 'clues', at, to });
}

/** A token by its own name, or one of a kind out of the cup. */
export function tokenOf(g: Game, monster: string): string {
  if (g.content.tokens.has(monster)) return monster;
  const token = g.s.cup.find((one) => g.monster(one).id === monster);
  if (token === undefined) throw refused('monster', `no "${monster}" is in the cup: name a token`);
  return token;
}

/** Where a monster comes from that a correction puts elsewhere. Whatever holds it lets go of it. */
export function pickUp(g: Game, token: string): void {
  const { s } = g;
  const on = s.monsters.findIndex((one) => one.token === token);
  if (on >= 0) {
    const { at } = s.monsters[on] as { at: string };
    const somebody = s.investigators.find(
      ({ seat, place }) => place === at && (g.busy.has(seat) || g.fighting.has(seat)),
    );
    if (somebody)
      throw refused('monster', `somebody at "${at}" is in the middle of something: that has to be over first`);
    s.monsters.splice(on, 1);
    return;
  }
  for (const pile of [g.own(s, 'cup'), g.own(s, 'box')]) {
    const at = pile.indexOf(token);
    if (at < 0) continue;
    pile.splice(at, 1);
    return;
  }
  const holder = s.investigators.find(({ monsterTrophies }) => monsterTrophies.includes(token));
  if (holder) return dropTrophy(holder, 'monsterTrophies', token);
  throw refused('monster', `"${token}" is in somebody's hands or on a card just now`);
}

/** Puts a monster that was picked up into the cup, at a random place, or out of the game. */
export function putAway(g: Game, token: string, to: 'cup' | 'box'): void {
  if (to === 'cup') intoCup(g, token);
  else g.own(g.s, 'box').push(token);
}
