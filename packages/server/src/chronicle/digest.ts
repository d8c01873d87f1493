import type { Event } from '@vigil/rules';
import { causeText, eventText } from '@vigil/rules';
import type { TableEvent } from '@vigil/table';
import type { BoardPositions } from './board-positions.js';
import { type ChronicleLanguage, moodOf } from './chronicle-language.js';
import type { Digest, Fact, FactKind, RichLine, ThreatenedSeat } from './document.js';

/** Events of a Mythos that its digest contains, with their headings (PBP-12). Other events belong to the story. */
const FACT_KINDS: Readonly<Partial<Record<Event['type'], FactKind>>> = {
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
  monsterRemoved: 'gone',
  clue: 'clues',
  inPlay: 'card',
  outOfPlay: 'card',
  rumor: 'card',
  tokens: 'card',
  laidOut: 'card',
  cardMoved: 'card',
  turnedDown: 'card',
  closed: 'else',
  opened: 'else',
  allyLeft: 'else',
  activity: 'else',
  monsterClues: 'else',
};

const FACT_ORDER: readonly FactKind[] = ['gates', 'tracks', 'appeared', 'moved', 'gone', 'clues', 'card', 'else'];

/** True if an event during a Mythos belongs to its digest. */
export function belongsToDigest(event: Event): boolean {
  return FACT_KINDS[event.type] !== undefined && !('seat' in event && event.seat !== undefined);
}

/** Collects the results of a Mythos. */
export class DigestWriter {
  readonly numbers: number[] = [];
  private readonly reader: ChronicleLanguage;
  private readonly title: RichLine;
  private readonly card: string;
  private readonly events: TableEvent[] = [];
  private threatened: readonly ThreatenedSeat[] = [];

  private readonly entry: number;

  private readonly voidPlans: readonly RichLine[];

  /** `card`: the Mythos card. `entry`: the entry in which it was drawn. `voidPlans`: plans of the turn that came to nothing. */
  constructor(reader: ChronicleLanguage, card: string, entry: number, voidPlans: readonly RichLine[] = []) {
    this.voidPlans = voidPlans;
    this.reader = reader;
    this.entry = entry;
    this.card = card;
    this.title = reader.toLine(reader.words.name('mythos', card));
  }

  add(tableEvent: TableEvent): void {
    this.events.push(tableEvent);
  }

  /** Finishes the digest; the next events belong to other seats. */
  close(positions: BoardPositions, sheets: readonly string[]): void {
    const { words } = this.reader;
    this.threatened = positions.findThreatened().map(({ seat, at, monsters }) => ({
      seat,
      line: this.reader.toLine(
        words.say('chron.threatened', {
          who: words.name('investigator', sheets[seat] ?? ''),
          place: at,
          monsters: words.list(monsters.map((monster) => words.name('monster', monster))),
        }),
      ),
    }));
  }

  get digest(): Digest {
    const { reader, entry, title, card, threatened, numbers } = this;
    return {
      kind: 'digest',
      entry,
      title,
      ...moodOf(reader, card),
      card: causeText(reader.words, reader.content, card).map((line) => reader.toLine(line)),
      facts: [...FACT_ORDER.flatMap((about) => this.createFact(about)), ...this.planFact()],
      threatened: threatened,
      numbers,
    };
  }

  private planFact(): Fact[] {
    if (this.voidPlans.length === 0) return [];
    return [{ about: 'plans', label: this.reader.words.say('chron.fact.plans'), lines: this.voidPlans }];
  }

  private createFact(about: FactKind): Fact[] {
    const matching = this.events.filter(({ event }) => FACT_KINDS[event.type] === about);
    if (matching.length === 0) return [];
    const lines =
      this.joinedLines(
        about,
        matching.map(({ event }) => event),
      ) ?? matching.map((item) => this.eventLine(item));
    return [
      { about, label: this.reader.words.say(`chron.fact.${about}`), lines: lines.filter(({ length }) => length > 0) },
    ];
  }

  /** Returns lines that join several events of a kind. */
  private joinedLines(about: FactKind, events: readonly Event[]): RichLine[] | undefined {
    if (about === 'appeared') return this.appearanceLines(events);
    if (about === 'moved') return this.moveLines(events);
    return about === 'clues' ? this.clueLines(events) : undefined;
  }

  private eventLine({ event, sheets }: TableEvent): RichLine {
    // The card has its own heading.
    if (event.type === 'inPlay' && event.card === this.card) return [];
    return this.reader.toLine(eventText(this.reader.words, event, { sheet: (seat) => sheets[seat] ?? '' }));
  }

  private appearanceLines(events: readonly Event[]): RichLine[] {
    const { words } = this.reader;
    const at = new Map<string, string[]>();
    for (const event of events) {
      if (event.type !== 'monsterPlaced') continue;
      at.set(event.at, [...(at.get(event.at) ?? []), words.name('monster', event.monster)]);
    }
    return [...at].map(([place, monsters]) => {
      return this.reader.toLine(
        words.say('chron.appeared', { at: this.placeName(place), monsters: words.list(monsters) }),
      );
    });
  }

  /** The name of a place, or of a rumor that has monsters of its own. */
  private placeName(place: string): string {
    const { words } = this.reader;
    return words.name('mythos', place) === place ? words.name('place', place) : words.name('mythos', place);
  }

  /** The route of each monster, with all its steps. */
  private moveLines(events: readonly Event[]): RichLine[] {
    const { words } = this.reader;
    const ways = new Map<string, string[]>();
    for (const event of events) {
      if (event.type !== 'monsterMoved') continue;
      const way = ways.get(event.monster) ?? [event.from];
      ways.set(event.monster, [...way, event.to]);
    }
    return [...ways].map(([monster, way]) =>
      this.reader.toLine(
        words.say('chron.moved', { monster, way: way.map((place) => this.placeName(place)).join(' → ') }),
      ),
    );
  }

  private clueLines(events: readonly Event[]): RichLine[] {
    const { words } = this.reader;
    const places = (direction: 1 | -1) => {
      const at = new Map<string, number>();
      for (const event of events) {
        if (event.type === 'clue' && Math.sign(event.placed) === direction)
          at.set(event.at, (at.get(event.at) ?? 0) + Math.abs(event.placed));
      }
      return [...at].map(([place, n]) => words.say('chron.clues.at', { place, n }));
    };
    const toLine = ([key, list]: readonly [string, readonly string[]]) =>
      list.length === 0 ? [] : [this.reader.toLine(words.say(key, { places: words.list(list) }))];
    return (
      [
        ['chron.clues.new', places(1)],
        ['chron.clues.gone', places(-1)],
      ] as const
    ).flatMap(toLine);
  }
}
