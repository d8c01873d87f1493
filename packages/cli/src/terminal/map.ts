import type { StreetDef } from '@vigil/rules';
import { stepsTo, thingsAt } from './places.js';
import type { TerminalScene } from './scene.js';
import { padTo, type Screen, wrapLine } from './screen.js';
import { say } from './text.js';

/** Minimum width of a map column, and the gap between two. */
const MIN_COLUMN = 38;
const GAP = 2;

/**
 * The map, one neighbourhood after another from north to south. Each place shows its distance in steps from the
 * investigator and its contents. Non-empty areas outside the city follow.
 */
export function mapLines(scene: TerminalScene, screen: Screen, seat: number): string[] {
  const { w, content, view } = scene;
  const who = view.investigators[seat];
  if (!who) return [];
  const head = say(w, 't.map.head', { investigator: who.id, where: w.name('place', who.place) });
  const width = screen.columns ?? 80;
  const n = Math.max(1, Math.floor((width + GAP) / (MIN_COLUMN + GAP)));
  const column = Math.floor((width - GAP * (n - 1)) / n);
  const parts = [...content.boards.keys()].flatMap((board) => {
    const { streets } = content.boardLayout(board);
    const blocks = northToSouth(streets, n).map((street) => block(scene, screen, street, who.place, column));
    const title = content.boards.size > 1 ? ['', screen.paint('strong', w.name('board', board))] : [];
    return [...title, ...sideBySide(blocks, n, column)];
  });
  return [screen.rule(head), ...parts, ...offMapLines(scene, screen)];
}

/** Groups streets into rows of this size from north to south, each from west to east. */
function northToSouth(streets: readonly StreetDef[], n: number): StreetDef[] {
  const byLatitude = [...streets].sort((street, other) => street.y - other.y);
  const rows: StreetDef[][] = [];
  for (let i = 0; i < byLatitude.length; i += n)
    rows.push(byLatitude.slice(i, i + n).sort((item, other) => item.x - other.x));
  return rows.flat();
}

/** Formats a street with its locations, their distances and contents. */
function block(scene: TerminalScene, screen: Screen, street: StreetDef, from: string, column: number): string[] {
  const { w, content } = scene;
  const locations = [...content.locations.values()].filter((item) => item.street === street.id);
  const others = [...content.ownPlaces.values()].filter((place) => place.beside === street.id);
  return [street.id, ...[...locations, ...others].map(({ id }) => id)].flatMap((id, i) => {
    const steps = stepsTo(scene, from, id);
    const far = steps === undefined ? ' –' : String(steps).padStart(2);
    const name = i === 0 ? screen.paint('strong', w.name('place', id)) : w.name('place', id);
    const { gates, foes, clues, people } = thingsAt(scene, id);
    const contents = [
      ...people.map((person) => screen.paint('person', person)),
      ...gates.map((gate) => screen.paint('gate', gate)),
      ...foes.map((foe) => screen.paint('foe', foe)),
      ...clues.map((clue) => screen.paint('fair', clue)),
    ];
    const unstable = i > 0 && content.locations.get(id)?.stable === false ? '◆' : ' ';
    const line = `${screen.paint('faint', far)} ${unstable}${i === 0 ? '' : ' '}${name}${contents.length > 0 ? `: ${contents.join(', ')}` : ''}`;
    return wrapLine(line, column).map((part, at) => (at === 0 ? part : `     ${part.trimStart()}`));
  });
}

/** Arranges blocks in columns, row by row. */
function sideBySide(blocks: readonly (readonly string[])[], n: number, column: number): string[] {
  const lines: string[] = [];
  for (let i = 0; i < blocks.length; i += n) {
    const row = blocks.slice(i, i + n);
    const height = Math.max(...row.map(({ length }) => length));
    for (let at = 0; at < height; at++) {
      lines.push(
        row
          .map((item) => padTo(item[at] ?? '', column))
          .join(' '.repeat(GAP))
          .trimEnd(),
      );
    }
  }
  return lines;
}

/** Areas outside the map (Sky, Outskirts, Other Worlds and the like) that are not empty. */
function offMapLines(scene: TerminalScene, screen: Screen): string[] {
  const { w, content, view } = scene;
  const besideStreets = [...content.ownPlaces.values()]
    .filter((ownPlace) => ownPlace.beside !== undefined)
    .map(({ id }) => id);
  const shown = new Set([...content.streets.keys(), ...content.locations.keys(), ...besideStreets, 'out']);
  const occupied = [...view.investigators.map(({ place }) => place), ...view.monsters.map(({ at }) => at)];
  return [...new Set(occupied)]
    .filter((id) => !shown.has(id))
    .map((id) => {
      const { foes, people } = thingsAt(scene, id);
      const who = [
        ...people.map((person) => screen.paint('person', person)),
        ...foes.map((foe) => screen.paint('foe', foe)),
      ];
      return `${w.capitalize(w.name('place', id))}: ${who.join(', ')}`;
    });
}
