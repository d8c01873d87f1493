import { Content, type Pack, type Words } from '@vigil/rules';
import { englishWords } from '../terminal/language.js';
import { paragraphs, table } from './markdown.js';

/** A component whose sources disagree, and the reason for the chosen reading. */
export interface ReadingDoubt {
  readonly kind: string;
  readonly name: string;
  readonly reading: string;
}

/** Returns every doubt in the data of a pack, kind by kind. `below`: the packs it adds to. */
export function doubts(pack: Pack, below: readonly Pack[] = []): ReadingDoubt[] {
  const content = new Content([...below, pack]);
  const w = englishWords(content);
  const simple = [
    ['Investigators', pack.investigators],
    ['Ancient Ones', pack.ancientOnes],
    ['Monsters', pack.monsters],
    ['Cards', pack.cards],
    ['Mythos cards', pack.mythos],
    ['Cards on the table', pack.tableCards ?? []],
    ['The board', [...pack.locations, ...pack.streets, ...pack.worlds]],
  ] as const;
  return [
    ...simple.flatMap(([kind, list]) =>
      list.flatMap(({ name, doubt }): ReadingDoubt[] => (doubt === undefined ? [] : [{ kind, name, reading: doubt }])),
    ),
    ...pack.locationCards.flatMap(({ id, neighbourhood, entries }) =>
      entryDoubts('Location cards', `${w.name('place', neighbourhood)} ${numberOf(id)}`, entries, (at) =>
        room(content, at, w),
      ),
    ),
    ...pack.gateCards.flatMap(({ id, entries }) =>
      entryDoubts('Gate cards', `Gate card ${numberOf(id)}`, entries, (at) =>
        at === 'other' ? 'other' : w.name('world', at),
      ),
    ),
  ];
}

function entryDoubts(
  kind: string,
  card: string,
  entries: readonly { readonly at: string; readonly doubt?: string }[],
  place: (at: string) => string,
): ReadingDoubt[] {
  return entries.flatMap(({ at, doubt }) =>
    doubt === undefined ? [] : [{ kind, name: `${card}, ${place(at)}`, reading: doubt }],
  );
}

function numberOf(card: string): string {
  return /\d+$/.exec(card)?.[0] ?? card;
}

/** Returns the name of a place, or of an inner room with entries of its own. */
function room({ locations }: Content, at: string, w: Words): string {
  return (
    [...locations.values()].find(({ innerRoom }) => innerRoom?.entry === at)?.innerRoom?.name ?? w.name('place', at)
  );
}

/** Formats the doubts as Markdown tables, one for each kind of component. `below`: the packs it adds to. */
export function doubtTables(pack: Pack, below: readonly Pack[] = []): string {
  const all = doubts(pack, below);
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return paragraphs(
    `${all.length} components and entries carry a note in the data (\`doubt\` in \`packages/content\`).`,
    ...kinds.flatMap((kind) => {
      const rows = all.filter((item) => item.kind === kind).map(({ name, reading }) => [name, reading]);
      return [`### ${kind}: ${rows.length}`, table(['Component', 'Reading'], rows)];
    }),
  );
}
