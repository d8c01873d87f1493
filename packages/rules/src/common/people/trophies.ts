import { putGateMarkerUnder } from '../board/gate-pile.js';
import type { Game } from '../game.js';
import { forgetOrder } from '../known-order.js';
import type { Investigator } from '../state.js';

/** Returns the properties that equal trophies share: the kind of monster, or the world and figures of the gate. */
function trophyKind(g: Game, trophy: string): string {
  const marker = g.content.gateMarkers.get(trophy);
  if (marker) return `${marker.world} ${marker.symbol} ${marker.modifier}`;
  return `${g.content.tokens.get(trophy)?.id ?? trophy} ${g.rules.people.trophyMark?.(g, trophy) ?? ''}`;
}

/**
 * Returns the trophies to choose from. A single one if all are required (`spare`: without any one of them too little is
 * left) or all are alike.
 */
export function trophyChoices(
  g: Game,
  trophies: readonly string[],
  spare: (trophy: string) => boolean = () => true,
): readonly string[] {
  const kinds = new Set(trophies.map((trophy) => trophyKind(g, trophy)));
  return kinds.size > 1 && trophies.some(spare) ? trophies : trophies.slice(0, 1);
}

/** Returns the first trophy of each kind. */
export function trophyPerKind(g: Game, trophies: readonly string[]): readonly string[] {
  const kinds = trophies.map((trophy) => trophyKind(g, trophy));
  return trophies.filter((_, i) => kinds.indexOf(kinds[i] as string) === i);
}

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
