import type { BoxArt, Drawings } from './box-art.js';

const baseArt: { -readonly [K in keyof Drawings]?: Readonly<Record<string, Drawings[K]>> } = {};
/** Drawings of the built-in boxes. Their ids are unique, so drawings once fetched may stay. */
const builtInArt = new Set<BoxArt>();
let boxArt: readonly BoxArt[] = [];

/** Registers drawings of one kind for the base game. Each kind is fetched when first shown. */
export function registerBaseArt<K extends keyof Drawings>(kind: K, drawn: Readonly<Record<string, Drawings[K]>>): void {
  Object.assign(baseArt, { [kind]: { ...baseArt[kind], ...drawn } });
}

/** Registers the drawings of a built-in box. */
export function registerBoxArt(art: BoxArt): void {
  builtInArt.add(art);
}

/** Registers the drawings of a table's other boxes, in the order of their packs; later ones win. */
export function setTableArt(boxes: readonly BoxArt[]): void {
  boxArt = boxes.toReversed();
}

/** Returns the drawing of a component; undefined if there is none. Callers then show a fallback. */
export function artOf<K extends keyof Drawings>(kind: K, id: string): Drawings[K] | undefined {
  for (const art of [...boxArt, ...builtInArt, baseArt]) {
    const drawn: Readonly<Record<string, Drawings[K]>> | undefined = art[kind];
    if (drawn && Object.hasOwn(drawn, id)) return drawn[id];
  }
  return undefined;
}
