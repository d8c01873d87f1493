import type { Seat } from '@vigil/engine';
import {
  type Event,
  type EventContext,
  entryText,
  eventText,
  gateCardText,
  lossText,
  mergeEvents,
  mythosText,
  type Words,
} from '@vigil/rules';
import type { GameId, TableEvent } from '@vigil/table';
import { describeLocationCard } from '../cards/encounter-cards.js';
import type { LoadedContent } from './loaded-content.js';
import type { LogLine, TimelineMark, TimelineMarkKind } from './log-line.js';

const MARKS: Readonly<Partial<Record<Event['type'], TimelineMarkKind>>> = {
  gateOpened: 'opened',
  gatePlaced: 'opened',
  gateClosed: 'closed',
  sealed: 'closed',
  newInvestigator: 'fell',
  removed: 'fell',
  awakened: 'awakened',
};
/** Fates that take an investigator out of play. */
const DEFEAT_FATES: ReadonlySet<string> = new Set(['insane', 'unconscious', 'out', 'devoured']);

/** Placeholder for dice in a text, until they are rendered. */
const DICE_PLACEHOLDER = '\uE000';

/** The log: adds events, and removes undone ones. */
export class Chronicle {
  private readonly loaded: LoadedContent;
  /** Words for the effects of cards. */
  private readonly cardWords: Words;
  private allLines: LogLine[] = [];
  private allMarks: TimelineMark[] = [];
  private turn = 0;
  private nextId = 0;
  private dice: readonly number[] = [];
  private sheets: readonly string[] = [];
  private lastAt = 0;
  private nth = 0;
  private readonly textSource: EventContext = {
    sheet: (seat) => this.sheets[seat] ?? '',
    dice: (faces) => {
      this.dice = faces;
      return DICE_PLACEHOLDER;
    },
  };

  constructor(loaded: LoadedContent, game: GameId) {
    this.loaded = loaded;
    this.cardWords = loaded.wordsFor(game);
  }

  /** Every line so far, the oldest first. */
  get lines(): readonly LogLine[] {
    return this.allLines;
  }

  /** Marks of the whole game. */
  get marks(): readonly TimelineMark[] {
    return this.allMarks;
  }

  /** Adds events. Returns the line of each, if it has one. */
  addEvents(events: readonly TableEvent[]): readonly (LogLine | undefined)[] {
    if (events.length === 0) return [];
    this.allLines = this.allLines.slice();
    this.allMarks = this.allMarks.slice();
    return mergeEvents(events).map((merged, i) => {
      this.countEvent(events[i]?.at ?? 0);
      return merged && this.addEvent(merged);
    });
  }

  /** Adds the reason of a bot's answer, before its events. */
  addReason(seat: Seat, at: number, text: string): void {
    const event = { type: 'reason', seat } as const;
    const line = { id: this.nextId++, at, nth: 0, kind: event.type, event, hits: [], seat, parts: [text], details: [] };
    this.allLines = [...this.allLines, line];
  }

  /** Removes events after this number of answers. */
  revertTo(answers: number): void {
    this.allLines = this.allLines.filter(({ at }) => at <= answers);
    this.allMarks = this.allMarks.filter(({ at }) => at <= answers);
    this.lastAt = -1;
    this.turn = this.allMarks.filter(({ kind }) => kind === 'turn').length;
  }

  private countEvent(at: number): void {
    if (this.lastAt !== at) this.nth = 0;
    this.nth++;
    this.lastAt = at;
  }

  private addEvent({ event, at, sheets, hits }: TableEvent): LogLine {
    this.sheets = sheets;
    const text = eventText(this.loaded.words, event, this.textSource);
    const seat = 'seat' in event ? event.seat : undefined;
    const parts = text
      .split(DICE_PLACEHOLDER)
      .flatMap((part, i) => (i === 0 ? [part] : [{ faces: this.dice, hits }, part]));
    const line = {
      id: this.nextId++,
      at,
      nth: this.nth,
      kind: event.type,
      event,
      hits,
      seat,
      parts,
      details: detailsOf(this.loaded, event, this.cardWords),
      card: cardOf(event),
    };
    this.allLines.push(line);
    const kind = this.markOf(event);
    // The gates of the set-up are there from the first.
    if (kind && (at > 0 || kind === 'turn')) this.allMarks.push({ at, kind, line });
    return line;
  }

  private markOf(event: Event): TimelineMarkKind | undefined {
    if (event.type === 'fateApplied') return DEFEAT_FATES.has(event.fate) ? 'fell' : undefined;
    if (event.type !== 'phase') return MARKS[event.type];
    const turn = event.day ?? event.turn;
    if (turn <= this.turn) return undefined;
    this.turn = turn;
    return 'turn';
  }
}

/** Events that must not be missed when much happens at once. */
const HIGH_PRIORITY: ReadonlySet<LogLine['kind']> = new Set([
  'reason',
  'over',
  'awakened',
  'fateApplied',
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
const LOW_PRIORITY: ReadonlySet<LogLine['kind']> = new Set([
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
  'monsterRemoved',
]);

/** Returns at most this many lines, in order: the most important, and of those the latest. */
export function selectHeadlines(lines: readonly LogLine[], limit: number): readonly LogLine[] {
  const priority = ({ kind }: LogLine) => (HIGH_PRIORITY.has(kind) ? 2 : LOW_PRIORITY.has(kind) ? 0 : 1);
  const chosen = lines
    .toSorted((line, other) => priority(other) - priority(line) || other.id - line.id)
    .slice(0, limit);
  return chosen.sort((one, other) => one.id - other.id);
}

/** Returns the encounter of a seat in the current step of the turn. */
export function findCurrentEncounter(lines: readonly LogLine[], seat: Seat | undefined): LogLine | undefined {
  const since = lines.slice(lines.findLastIndex(({ kind }) => kind === 'phase') + 1);
  const last = since.findLast(({ kind }) => kind === 'encounter');
  return last?.seat === seat ? last : undefined;
}

/** A line as plain text, for those who hear it. */
export function lineText(line: LogLine): string {
  return line.parts.map((part) => (typeof part === 'string' ? part : part.faces.join(', '))).join('');
}

/** Theme of an encounter in our own words. */
export function encounterTheme({ words }: LoadedContent, card: string, at: string): string | undefined {
  return words.theme(card, at);
}

/** An entry of a location or gate card. */
export function findEncounterEntry({ content }: LoadedContent, card: string, at: string) {
  const entries = content.locationCards.get(card)?.entries ?? content.gateCards.get(card)?.entries;
  return entries?.find((entry) => entry.at === at) ?? entries?.find((entry) => entry.at === 'other');
}

/** The card that comes with an event; one that waits to come into play has its say then. */
function cardOf(event: Event): string | undefined {
  if (event.type === 'encounter') return `${event.card}/${event.at}`;
  if (event.type === 'inPlay' || (event.type === 'mythos' && !event.waits)) return event.card;
  return undefined;
}

function detailsOf(loaded: LoadedContent, event: Event, w: Words): readonly string[] {
  const { content } = loaded;
  if (event.type === 'mythos' || event.type === 'inPlay') {
    // Its text takes effect as it comes into play, and is shown then.
    if (event.type === 'mythos' && event.waits) return [];
    const card = content.mythos.get(event.card);
    return card ? mythosText(w, card) : [];
  }
  if (event.type === 'turnedUp') {
    const card = content.locationCards.get(event.card);
    return card ? describeLocationCard(loaded, card, '', w).lines.map((line) => line.replace('\n', '. ')) : [];
  }
  const lost = lossText(w, event);
  if (lost !== undefined) return [lost];
  if (event.type !== 'encounter') return [];
  const gateCard = content.gateCards.get(event.card);
  if (gateCard) return [gateCardText(w, gateCard, event.at)];
  const entry = findEncounterEntry(loaded, event.card, event.at);
  return entry ? [entryText(w, entry)] : [];
}
