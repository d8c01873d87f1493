import { putGateMarkerUnder } from '../board/gate-pile.js';
import type { Game } from '../game.js';
import { forgetOrder } from '../known-order.js';
import type { Investigator } from '../state.js';

/** Gives up a trophy and emits it; see {@link putTrophyBack}. */
export function returnTrophy(g: Game, who: Investigator, trophy: string): void {
  const kind = who.monsterTrophies.includes(trophy) ? 'monster' : 'gate';
  putTrophyBack(g, who, trophy);
  g.emit?.({ type: 'trophyGivenUp', seat: who.seat, [kind]: trophy });
}

/**
 * Returns a trophy to its origin. A monster goes to the cup at a random place, so that taking from the front is a
 * random draw; a gate marker goes face down under the pile (A-MISC-04).
 */
export function putTrophyBack(g: Game, who: Investigator, trophy: string): void {
  const monster = who.monsterTrophies.indexOf(trophy);
  if (monster >= 0) {
    removeTrophy(who, 'monsterTrophies', trophy);
    mixIntoCup(g, trophy);
    return;
  }
  removeTrophy(who, 'gateTrophies', trophy);
  putGateMarkerUnder(g, trophy);
}

/** Adds a trophy after those the investigator has. */
export function addTrophy(who: Investigator, kind: 'monsterTrophies' | 'gateTrophies', trophy: string): void {
  who[kind] = [...who[kind], trophy];
}

export function removeTrophy(who: Investigator, kind: 'monsterTrophies' | 'gateTrophies', trophy: string): void {
  const at = who[kind].indexOf(trophy);
  who[kind] = who[kind].filter((_, i) => i !== at);
}

/** Mixes a monster token into the cup. */
export function mixIntoCup(g: Game, token: string): void {
  forgetOrder(g.s, 'cup');
  g.makeMutable(g.s, 'cup').splice(g.dice.below(g.s.cup.length + 1), 0, token);
}
