import type { BoxArt, Drawn } from './box-art.js';

const ofBase: { -readonly [K in keyof Drawn]?: Readonly<Record<string, Drawn[K]>> } = {};
/** Of this house's other boxes: their ids are no others', so that what was fetched once may stay. */
const ofHouse = new Set<BoxArt>();
let ofBoxes: readonly BoxArt[] = [];

/** Puts drawings of one kind for the base game where they are found: each kind is fetched when it is first shown. */
export function drawBase<K extends keyof Drawn>(kind: K, drawn: Readonly<Record<string, Drawn[K]>>): void {
  Object.assign(ofBase, { [kind]: { ...ofBase[kind], ...drawn } });
}

/** Keeps the drawings of a box of this house where they are found. */
export function keepArt(art: BoxArt): void {
  ofHouse.add(art);
}

/** Lays out the drawings of a table's other boxes, in the order of their packs; those of later ones win. */
export function layArt(boxes: readonly BoxArt[]): void {
  ofBoxes = boxes.toReversed();
}

/** What is drawn of a component; undefined: nothing, and whoever shows it has something for all such. */
export function artOf<K extends keyof Drawn>(kind: K, id: string): Drawn[K] | undefined {
  for (const art of [...ofBoxes, ...ofHouse, ofBase]) {
    const drawn: Readonly<Record<string, Drawn[K]>> | undefined = art[kind];
    if (drawn && Object.hasOwn(drawn, id)) return drawn[id];
  }
  return undefined;
}
