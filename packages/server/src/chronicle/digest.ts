import type { Event } from '@vigil/rules';
import { causeText, eventText } from '@vigil/rules';
import type { ToldEvent } from '@vigil/table';
import type { Digest, Fact, FactKind, Line, Threatened } from './document.js';
import type { Positions } from './positions.js';
import type { Reader } from './reader.js';

/** What of a Mythos goes into its digest, and under which head (PBP-12). Whatever else happens is told as a story. */
const KINDS: Readonly<Partial<Record<Event['type'], FactKind>>> = {
  gateOpened: 'gates',
  gatePlaced: 'gates',
  gateTurned: 'gates',
  gateClosed: 'gates',
  sealBroken: 'gates',
  surge: 'gates',
  doom: 'tracks',
  terror: 'tracks',
  monsterPlaced: 'appeared',
  monsterMoved: 'moved',
  monsterGone: 'gone',
  clue: 'clues',
  inPlay: 'card',
  outOfPlay: 'card',
  rumor: 'card',
  tokens: 'card',
  laidOut: 'card',
  shifted: 'card',
  turnedDown: 'card',
  closed: 'else',
  opened: 'else',
  allyLeft: 'else',
  activity: 'else',
  monsterClues: 'else',
};

const ORDER: readonly FactKind[] = ['gates', 'tracks', 'appeared', 'moved', 'gone', 'clues', 'card', 'else'];

/** Whether something that happens during a Mythos belongs to its digest. */
export function belongsToDigest(event: Event): boolean {
  return KINDS[event.type] !== undefined && !('seat' in event && event.seat !== undefined);
}

/** Collects what a Mythos brings. */
export class DigestWriter {
  readonly numbers: number[] = [];
  private readonly reader: Reader;
  private readonly title: Line;
  private readonly card: string;
  private readonly told: ToldEvent[] = [];
  private threats: readonly Threatened[] = [];

  private readonly entry: number;

  /** `card`: the Mythos card. `entry`: in which it was drawn. */
  constructor(reader: Reader, card: string, entry: number) {
    this.reader = reader;
    this.entry = entry;
    this.card = card;
    this.title = reader.line(reader.words.name('mythos', card));
  }

  add(told: ToldEvent): void {
    this.told.push(told);
  }

  /** All is done: from here on it is the others' turn. */
  close(positions: Positions, sheets: readonly string[]): void {
    const { words } = this.reader;
    this.threats = positions.threatened().map(({ seat, at, monsters }) => ({
      seat,
      line: this.reader.line(
        words.say('chron.threatened', {
          who: words.name('investigator', sheets[seat] ?? ''),
          place: at,
          monsters: words.list(monsters.map((monster) => words.name('monster', monster))),
        }),
      ),
    }));
  }

  get digest(): Digest {
    const { reader, entry, title, card, threats, numbers } = this;
    return {
      kind: 'digest',
      entry,
      title,
      card: causeText(reader.words, reader.content, card).map((line) => reader.line(line)),
      facts: ORDER.flatMap((about) => this.fact(about)),
      threatened: threats,
      numbers,
    };
  }

  private fact(about: FactKind): Fact[] {
    const told = this.told.filter(({ event }) => KINDS[event.type] === about);
    if (told.length === 0) return [];
    const lines =
      this.linesOf(
        about,
        told.map(({ event }) => event),
      ) ?? told.map((one) => this.sentence(one));
    return [
      { about, label: this.reader.words.say(`chron.fact.${about}`), lines: lines.filter(({ length }) => length > 0) },
    ];
  }

  /** What is better said of several at once. */
  private linesOf(about: FactKind, events: readonly Event[]): Line[] | undefined {
    if (about === 'appeared') return this.appeared(events);
    if (about === 'moved') return this.moved(events);
    return about === 'clues' ? this.clues(events) : undefined;
  }

  private sentence({ event, sheets }: ToldEvent): Line {
    // The card itself stands above.
    if (event.type === 'inPlay' && event.card === this.card) return [];
    return this.reader.line(eventText(this.reader.words, event, { sheet: (seat) => sheets[seat] ?? '' }));
  }

  private appeared(events: readonly Event[]): Line[] {
    const { words } = this.reader;
    const at = new Map<string, string[]>();
    for (const event of events) {
      if (event.type !== 'monsterPlaced') continue;
      at.set(event.at, [...(at.get(event.at) ?? []), words.name('monster', event.monster)]);
    }
    return [...at].map(([place, monsters]) => {
      // Some rumors hold monsters of their own.
      const where = words.name('mythos', place) === place ? words.name('place', place) : words.name('mythos', place);
      return this.reader.line(words.say('chron.appeared', { at: where, monsters: words.list(monsters) }));
    });
  }

  /** The way of each monster, however many steps it took. */
  private moved(events: readonly Event[]): Line[] {
    const { words } = this.reader;
    const ways = new Map<string, string[]>();
    for (const event of events) {
      if (event.type !== 'monsterMoved') continue;
      const way = ways.get(event.monster) ?? [event.from];
      ways.set(event.monster, [...way, event.to]);
    }
    return [...ways].map(([monster, way]) =>
      this.reader.line(
        words.say('chron.moved', { monster, way: way.map((place) => words.name('place', place)).join(' → ') }),
      ),
    );
  }

  private clues(events: readonly Event[]): Line[] {
    const { words } = this.reader;
    const places = (sign: 1 | -1) => {
      const at = new Map<string, number>();
      for (const event of events) {
        if (event.type === 'clue' && Math.sign(event.placed) === sign)
          at.set(event.at, (at.get(event.at) ?? 0) + Math.abs(event.placed));
      }
      return [...at].map(([place, n]) => words.say('chron.clues.at', { place, n }));
    };
    const said = ([key, list]: readonly [string, readonly string[]]) =>
      list.length === 0 ? [] : [this.reader.line(words.say(key, { places: words.list(list) }))];
    return (
      [
        ['chron.clues.new', places(1)],
        ['chron.clues.gone', places(-1)],
      ] as const
    ).flatMap(said);
  }
}
