import type { View as ArkhamView, Content, HauntInvestigator, HauntView, Investigator } from '@vigil/rules';

/** The available games. */
export type GameId = 'arkham' | 'haunt';

/** The view of either game. Common fields can be read directly. */
export type TableView = ArkhamView | HauntView;

/** True for a view of Haunt of the Watchers. */
export function isHaunt(view: TableView): view is HauntView {
  return 'placedToday' in view;
}

/** Returns the game of a view. */
export function gameIdOf(view: TableView): GameId {
  return isHaunt(view) ? 'haunt' : 'arkham';
}

/** An investigator of either game. */
export type TableInvestigator = Investigator | HauntInvestigator;

/** A gate on the board. `marker` undefined: face down. */
export interface VisibleGate {
  readonly at: string;
  readonly marker: string | undefined;
}

/** Returns the gates on the board. */
export function visibleGates(view: TableView): readonly VisibleGate[] {
  return isHaunt(view) ? view.gates.map(({ at, marker }) => ({ at, marker })) : view.gates;
}

/** Returns the gate at a place. */
export function visibleGateAt(view: TableView, place: string): VisibleGate | undefined {
  const gate = view.gates.find(({ at }) => at === place);
  return gate && { at: gate.at, marker: gate.marker };
}

/** Returns the locations with an elder sign; none in Haunt [H-BASE-09]. */
export function sealsOf(view: TableView): readonly string[] {
  return isHaunt(view) ? [] : view.seals;
}

/** Returns the Clues on a monster; only in Haunt. */
export function cluesOn(view: TableView, token: string): number {
  if (!isHaunt(view)) return 0;
  return view.monsters.find((monster) => monster.token === token)?.clues ?? 0;
}

/** Returns the turn of a game, as players count it (in Haunt, the day). */
export function turnOf(view: TableView): number {
  return isHaunt(view) ? view.day : view.turn;
}

/** Returns `city` for a place in the city, otherwise `elsewhere`. */
export function areaOf(content: Content, place: string): 'city' | 'elsewhere' {
  return content.places.get(place)?.kindDef.onFoot ? 'city' : 'elsewhere';
}
