import { Content, type Pack, type Words } from '@vigil/rules';
import { components, furtherDecks } from '../components.js';
import { englishWords } from '../terminal/language.js';
import { cardPages, mythosPages, tableCardPages } from './cards.js';
import { paragraphs } from './markdown.js';
import { ancientOnePages, investigatorPages, monsterPages } from './people.js';
import { gateCardPages, neighbourhoodPages, worldPages } from './places.js';

/** Formats every component of a pack with figures and generated text as Markdown. `below`: the packs it adds to. */
export function cardBook(pack: Pack, below: readonly Pack[] = []): string {
  const content = new Content([...below, pack]);
  const chapters = chaptersOf(pack, content, englishWords(content)).flatMap(([title, body]) =>
    body === '' ? [] : [{ title, body }],
  );
  const toc = chapters.map(({ title }) => `- [${title}](#${anchor(title)})`).join('\n');
  return `${paragraphs(
    `# ${pack.name}: every card and component`,
    'Written by `npm run regenerate` from the data in `packages/content`; edit that, not this. The words are ' +
      'ours: they are generated from what a component does, so that what it says and what it does cannot differ. Themes ' +
      'in italics only recall what an entry is about.',
    toc,
    ...chapters.flatMap(({ title, body }) => [`## ${title}`, body]),
  )}\n`;
}

function chaptersOf(pack: Pack, content: Content, w: Words): [title: string, body: string][] {
  const deck = (title: string, id: Parameters<typeof cardPages>[1]): [string, string] => {
    const cards = pack.cards.filter((card) => card.deck === id);
    return [counted(title, cards.length, sum(cards)), cardPages(pack, id, w)];
  };
  return [
    [counted('Investigators', pack.investigators.length), investigatorPages(pack, w)],
    [counted('Ancient Ones', pack.ancientOnes.length), ancientOnePages(pack, w)],
    [counted('Monsters', pack.monsters.length, sum(pack.monsters)), monsterPages(pack, w)],
    deck('Common items', 'common'),
    deck('Unique items', 'unique'),
    deck('Spells', 'spell'),
    deck('Skills', 'skill'),
    deck('Allies', 'ally'),
    ...furtherDecks(pack).map((id) => deck(content.decks.get(id)?.name ?? id, id)),
    deck('Special cards', 'special'),
    [counted('Mythos cards', pack.mythos.length), mythosPages(pack, w)],
    [counted('Cards on the table', pack.tableCards?.length ?? 0), tableCardPages(pack, w)],
    [
      `Locations and their encounters: ${pack.locations.length}, with ${entries(pack.locationCards)} entries`,
      neighbourhoodPages(pack, content, w),
    ],
    [`Gate cards: ${pack.gateCards.length}, with ${entries(pack.gateCards)} entries`, gateCardPages(pack, w)],
    [counted('Other Worlds', pack.worlds.length), worldPages(pack)],
    ['Handlers', handlers(pack, w)],
  ];
}

/** Lists the effects that the effect language cannot express, and why. */
function handlers(pack: Pack, w: Words): string {
  const all = components(pack, w);
  const some = all.filter(({ handler }) => handler !== undefined);
  const names = new Set(some.flatMap(({ handler }) => handler?.split(', ') ?? []));
  const share = ((100 * some.length) / all.length).toFixed(1);
  const reasons = new Map(
    [...pack.cards, ...pack.mythos, ...pack.ancientOnes, ...pack.monsters].flatMap(({ id, handlerReason }) =>
      handlerReason === undefined ? [] : [[id, handlerReason] as const],
    ),
  );
  return paragraphs(
    `An effect that only one component has is a function of its own. ${some.length} of ${all.length} components ` +
      `(${share} %) need one; there are ${names.size}.`,
    some
      .map(({ id, name, handler }) => {
        const reason = reasons.get(id);
        return `- **${name}**: \`${handler?.split(', ').join('`, `')}\`${reason === undefined ? '' : `. ${reason}`}`;
      })
      .join('\n'),
  );
}

function entries(cards: readonly { readonly entries: readonly unknown[] }[]): number {
  return cards.reduce((n, card) => n + card.entries.length, 0);
}

function sum(list: readonly { readonly count: number }[]): number {
  return list.reduce((n, { count }) => n + count, 0);
}

function counted(title: string, kinds: number, pieces = kinds): string {
  return `${title}: ${kinds}${pieces === kinds ? '' : ` (${pieces} pieces)`}`;
}

/** Returns the anchor that Markdown viewers generate for a title. */
function anchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');
}
