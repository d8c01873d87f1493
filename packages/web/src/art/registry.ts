import type { BoxArt, Drawings } from './box-art.js';

const baseArt: { -readonly [K in keyof Drawings]?: Readonly<Record<string, Drawings[K]>> } = {};
/** Of this house's other boxes: their ids are no others', so that what was fetched once may stay. */
const builtInArt = new Set<BoxArt>();
let boxArt: readonly BoxArt[] = [];

/** Puts drawings of one kind for the base game where they are found: each kind is fetched when it is first shown. */
export function registerBaseArt<K extends keyof Drawings>(kind: K, drawn: Readonly<Record<string, Drawings[K]>>): void {
  Object.assign(baseArt, { [kind]: { ...baseArt[kind], ...drawn } });
}

/** Keeps the drawings of a box of this house where they are found. */
export function registerBoxArt(art: BoxArt): void {
  builtInArt.add(art);
}

/** Lays out the drawings of a table's other boxes, in the order of their packs; those of later ones win. */
export function setTableArt(boxes: readonly BoxArt[]): void {
  boxArt = boxes.toReversed();
}

/** What is drawn of a component; undefined: nothing, and whoever shows it has something for all such. */
export function artOf<K extends keyof Drawings>(kind: K, id: string): Drawings[K] | undefined {
  for (const art of [...boxArt, ...builtInArt, baseArt]) {
    const drawn: Readonly<Record<string, Drawings[K]>> | undefined = art[kind];
    if (drawn && Object.hasOwn(drawn, id)) return drawn[id];
  }
  return undefined;
}
