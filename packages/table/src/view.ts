import type { View as ArkhamView, Content, HauntInvestigator, HauntView, Investigator } from '@vigil/rules';

/** The games that can be played. */
export type GameId = 'arkham' | 'haunt';

/** What may be known of a game, whichever it is. What both have is read from it as it is. */
export type TableView = ArkhamView | HauntView;

/** Whether a game is Haunt of the Watchers. */
export function isHaunt(view: TableView): view is HauntView {
  return 'placedToday' in view;
}

/** The game that a view is of. */
export function gameIdOf(view: TableView): GameId {
  return isHaunt(view) ? 'haunt' : 'arkham';
}

/** Somebody at the table of either game. */
export type TableInvestigator = Investigator | HauntInvestigator;

/** A gate as it lies on the board: nobody knows where a face-down one leads. */
export interface VisibleGate {
  readonly at: string;
  readonly marker: string | undefined;
}

/** The gates on the board. */
export function visibleGates(view: TableView): readonly VisibleGate[] {
  return isHaunt(view) ? view.gates.map(({ at, marker }) => ({ at, marker })) : view.gates;
}

/** The gate at a place. */
export function visibleGateAt(view: TableView, place: string): VisibleGate | undefined {
  const gate = view.gates.find(({ at }) => at === place);
  return gate && { at: gate.at, marker: gate.marker };
}

/** Locations with an elder sign: none in Haunt (H-BASE-09). */
export function sealsOf(view: TableView): readonly string[] {
  return isHaunt(view) ? [] : view.seals;
}

/** Clues that lie on a monster: in Haunt they carry them. */
export function cluesOn(view: TableView, token: string): number {
  if (!isHaunt(view)) return 0;
  return view.monsters.find((monster) => monster.token === token)?.clues ?? 0;
}

/** What turn a game is in, as people count it. */
export function turnOf(view: TableView): number {
  return isHaunt(view) ? view.day : view.turn;
}

/** Whether a place is in the city or beyond it. */
export function areaOf(content: Content, place: string): 'city' | 'elsewhere' {
  return content.places.get(place)?.kindDef.onFoot ? 'city' : 'elsewhere';
}
