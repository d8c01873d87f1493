import type { Seat } from '@vigil/engine';
import {
  type Event,
  entryText,
  eventText,
  gateCardText,
  lossText,
  mythosText,
  type Told,
  type Words,
} from '@vigil/rules';
import type { GameId, ToldEvent } from '@vigil/table';
import { describeLocationCard } from '../cards/encounter-cards.js';
import type { Edition } from './edition.js';

/** A throw of dice within a line. `hits`: the faces that count as successes. */
export interface Throw {
  readonly faces: readonly number[];
  readonly hits: readonly number[];
}

/**
 * A line of the log. `at`: how many answers had been given. `details`: what a card drawn here says. `card`: the card whose
 * atmosphere belongs to it, of an encounter with its place.
 */
export interface Line {
  readonly id: number;
  readonly at: number;
  /** Which of the events of that answer it tells, from 1. */
  readonly nth: number;
  readonly kind: Event['type'];
  /** What it tells of, and the faces that counted then. */
  readonly event: Event;
  readonly hits: readonly number[];
  readonly seat: Seat | undefined;
  readonly parts: readonly (string | Throw)[];
  readonly details: readonly string[];
  readonly card?: string | undefined;
}

/** What somebody who looks back looks for. */
export type MarkKind = 'turn' | 'opened' | 'closed' | 'fell' | 'awakened';

/** A place on the line of the whole game: after so many answers something happened that is remembered. */
export interface Mark {
  readonly at: number;
  readonly kind: MarkKind;
  readonly line: Line;
}

const MARKS: Readonly<Partial<Record<Event['type'], MarkKind>>> = {
  gateOpened: 'opened',
  gatePlaced: 'opened',
  gateClosed: 'closed',
  sealed: 'closed',
  newInvestigator: 'fell',
  removed: 'fell',
  awakened: 'awakened',
};
/** What befalls somebody who falls; a blessing befalls people too. */
const FALLS: ReadonlySet<string> = new Set(['insane', 'unconscious', 'out', 'devoured']);

/** Stands for dice in a text, until they are drawn. */
const DICE = '\uE000';

/** Writes down what is told, and forgets what was taken back. */
export class Chronicle {
  private readonly edition: Edition;
  /** In which words cards say what they do. */
  private readonly said: Words;
  private list: Line[] = [];
  private marked: Mark[] = [];
  private turn = 0;
  private next = 0;
  private dice: readonly number[] = [];
  private sheets: readonly string[] = [];
  /** Cards drawn since the last answer, and how often: that they are received as well is no news. */
  private readonly drawn = new Map<string, number>();
  private drawnAt = 0;
  private nth = 0;
  private readonly told: Told = {
    sheet: (seat) => this.sheets[seat] ?? '',
    dice: (faces) => {
      this.dice = faces;
      return DICE;
    },
  };

  constructor(edition: Edition, game: GameId) {
    this.edition = edition;
    this.said = edition.wordsFor(game);
  }

  /** Every line so far, the oldest first. */
  get lines(): readonly Line[] {
    return this.list;
  }

  /** Where on the line of the whole game something is to be found again. */
  get marks(): readonly Mark[] {
    return this.marked;
  }

  /** Writes down some events; gives the line of each, if it has one. */
  tellAll(events: readonly ToldEvent[]): readonly (Line | undefined)[] {
    if (events.length === 0) return [];
    this.list = this.list.slice();
    this.marked = this.marked.slice();
    return events.map((one) => this.tell(one));
  }

  /** Forgets what happened after so many answers. */
  takeBackTo(answers: number): void {
    this.list = this.list.filter(({ at }) => at <= answers);
    this.marked = this.marked.filter(({ at }) => at <= answers);
    this.drawnAt = -1;
    this.turn = this.marked.filter(({ kind }) => kind === 'turn').length;
  }

  private tell({ event, at, sheets, hits }: ToldEvent): Line | undefined {
    if (this.drawnAt !== at) {
      this.drawn.clear();
      this.nth = 0;
    }
    this.nth++;
    this.drawnAt = at;
    this.sheets = sheets;
    if (event.type === 'received' && this.countDrawn(event, -1)) return undefined;
    if (event.type === 'drew') this.countDrawn(event, 1);
    const text = eventText(this.edition.words, event, this.told);
    const seat = 'seat' in event ? event.seat : undefined;
    const parts = text.split(DICE).flatMap((part, i) => (i === 0 ? [part] : [{ faces: this.dice, hits }, part]));
    const line = {
      id: this.next++,
      at,
      nth: this.nth,
      kind: event.type,
      event,
      hits,
      seat,
      parts,
      details: detailsOf(this.edition, event, this.said),
      card: cardOf(event),
    };
    this.list.push(line);
    const kind = this.markOf(event);
    // The gates of the set-up are there from the first.
    if (kind && (at > 0 || kind === 'turn')) this.marked.push({ at, kind, line });
    return line;
  }

  private markOf(event: Event): MarkKind | undefined {
    if (event.type === 'befell') return FALLS.has(event.fate) ? 'fell' : undefined;
    if (event.type !== 'phase') return MARKS[event.type];
    const turn = event.day ?? event.turn;
    if (turn <= this.turn) return undefined;
    this.turn = turn;
    return 'turn';
  }

  /** Counts a card drawn by somebody up or down; gives whether it had been drawn. */
  private countDrawn({ seat, card }: { seat: Seat; card: string }, by: 1 | -1): boolean {
    const key = `${seat} ${card}`;
    const before = this.drawn.get(key) ?? 0;
    this.drawn.set(key, Math.max(0, before + by));
    return before > 0;
  }
}

/** What somebody should not miss when much happens at once; the rest can be looked up. */
const WEIGHTY: ReadonlySet<Event['type']> = new Set([
  'over',
  'awakened',
  'befell',
  'newInvestigator',
  'encounter',
  'turnedUp',
  'checked',
  'clueSpent',
  'lost',
  'drew',
  'received',
  'mythos',
  'inPlay',
  'rumor',
  'gateOpened',
  'gateClosed',
  'sealed',
  'sealBroken',
  'terror',
]);
const SLIGHT: ReadonlySet<Event['type']> = new Set([
  'firstPlayer',
  'sliders',
  'refreshed',
  'exhausted',
  'paid',
  'outOfPlay',
  'clue',
  'opened',
  'monsterClues',
  'monsterMoved',
  'monsterGone',
]);

/** At most so many of some lines, in their order: the weightiest, and of those the latest. */
export function headlines(lines: readonly Line[], most: number): readonly Line[] {
  const weight = ({ kind }: Line) => (WEIGHTY.has(kind) ? 2 : SLIGHT.has(kind) ? 0 : 1);
  const chosen = lines.toSorted((one, other) => weight(other) - weight(one) || other.id - one.id).slice(0, most);
  return chosen.sort((one, other) => one.id - other.id);
}

/** The encounter that somebody is still having: the last one of the step of the turn under way. */
export function encounterOf(lines: readonly Line[], seat: Seat | undefined): Line | undefined {
  const since = lines.slice(lines.findLastIndex(({ kind }) => kind === 'phase') + 1);
  const last = since.findLast(({ kind }) => kind === 'encounter');
  return last?.seat === seat ? last : undefined;
}

/** A line as plain text, for those who hear it. */
export function lineText(line: Line): string {
  return line.parts.map((part) => (typeof part === 'string' ? part : part.faces.join(' '))).join('');
}

/** What an encounter is about, in our own words and the language of the page. */
export function themeOf({ words }: Edition, card: string, at: string): string | undefined {
  return words.theme(card, at);
}

/** An entry of a location or gate card. */
export function entryOf({ content }: Edition, card: string, at: string) {
  const entries = content.locationCards.get(card)?.entries ?? content.gateCards.get(card)?.entries;
  return entries?.find((entry) => entry.at === at) ?? entries?.find((entry) => entry.at === 'other');
}

/** The card that comes with an event; one that waits to come into play has its say then. */
function cardOf(event: Event): string | undefined {
  if (event.type === 'encounter') return `${event.card}/${event.at}`;
  if (event.type === 'inPlay' || (event.type === 'mythos' && !event.waits)) return event.card;
  return undefined;
}

function detailsOf(edition: Edition, event: Event, w: Words): readonly string[] {
  const { content } = edition;
  if (event.type === 'mythos' || event.type === 'inPlay') {
    // Until it comes into play what it says does not hold: it is told then.
    if (event.type === 'mythos' && event.waits) return [];
    const card = content.mythos.get(event.card);
    return card ? mythosText(w, card) : [];
  }
  if (event.type === 'turnedUp') {
    const card = content.locationCards.get(event.card);
    return card ? describeLocationCard(edition, card, '', w).lines.map((line) => line.replace('\n', '. ')) : [];
  }
  const lost = lossText(w, event);
  if (lost !== undefined) return [lost];
  if (event.type !== 'encounter') return [];
  const gateCard = content.gateCards.get(event.card);
  if (gateCard) return [gateCardText(w, gateCard, event.at)];
  const entry = entryOf(edition, event.card, event.at);
  return entry ? [entryText(w, entry)] : [];
}
