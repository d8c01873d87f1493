import type { Seat } from '@vigil/engine';
import { canShareSentence, causeText, type Event, eventsText, mergeEvents } from '@vigil/rules';
import {
  answerAuthorText,
  type EntryBody,
  keeperBeginsText,
  recordedChangeText,
  type TableEvent,
  type TableNote,
  tableNoteText,
} from '@vigil/table';
import { parseMarkdown } from '@vigil/table/markdown';
import type { EntryRow, TalkRow } from '../storage/rows.js';
import { BoardPositions } from './board-positions.js';
import { type ChronicleLanguage, moodOf } from './chronicle-language.js';
import { belongsToDigest, DigestWriter } from './digest.js';
import type {
  ActionPart,
  Block,
  CardText,
  Chapter,
  ChatBlock,
  NoteBlock,
  RichLine,
  Scene,
  Sentence,
} from './document.js';
import { isInSummary, mergeTrivialActions, weightOf } from './event-weights.js';
import { continuesSentence, mergedSentence } from './merging-events.js';
import { plainTextOf } from './name-marks.js';
import { RollWriter } from './roll-writer.js';

/** A sentence under construction. */
interface SentenceWriter {
  readonly events: TableEvent[];
  readonly numbers: number[];
}
interface ActionWriter {
  readonly what: 'action';
  readonly seat: Seat | undefined;
  readonly parts: (RollWriter | SentenceWriter | ((CardText | Sentence) & { readonly numbers: readonly number[] }))[];
}
type BlockWriter = ActionWriter | DigestWriter | ChatBlock | NoteBlock;

type AnswerBody = Extract<EntryBody, { kind: 'answer' }>;

interface SceneWriter {
  readonly title: string;
  readonly blocks: BlockWriter[];
}

interface ChapterWriter {
  readonly number: number;
  readonly title: string;
  readonly summary: string[];
  from: number;
  until: number;
  readonly scenes: SceneWriter[];
}

/** The only option of the question with which the keeper begins the Mythos. */
const BEGIN = 'begin';

/** Writes chapters from events, one after another. */
export class StoryWriter {
  ending: RichLine | undefined;
  private readonly reader: ChronicleLanguage;
  private readonly isFromStart: boolean;
  private readonly positions: BoardPositions;
  private readonly writtenChapters: ChapterWriter[] = [];
  private digest: DigestWriter | undefined;
  private roll: RollWriter | undefined;
  private numbers: number[] = [];
  /** Plans that became void since the last digest. */
  private readonly voidPlans: RichLine[] = [];
  /** Events before a Mythos at the start of a scene that may belong to it. Doom rises before the card is drawn. */
  private pendingEvents: TableEvent[] = [];
  /** The current entry, and its time. */
  private number = 0;
  private entryTime = 0;
  private sheets: readonly string[] = [];
  /** The last stand-in answer: its source and its seat. */
  private lastStandIn = '';
  /** The person who began the last Mythos as the keeper, as was told. */
  private lastKeeper: { readonly name: string | undefined } | undefined;
  /** Seats that a bot plays, as was told. */
  private readonly botSeats = new Set<Seat | undefined>();
  /** Monsters and cards whose atmosphere was told. */
  private readonly toldMoods = new Set<string>();

  private readonly players: readonly (string | undefined)[];

  /**
   * @param whole true if the story starts at the first entry, so all positions are known
   * @param players names of the players, by seat
   */
  constructor(reader: ChronicleLanguage, whole: boolean, players: readonly (string | undefined)[] = []) {
    this.reader = reader;
    this.players = players;
    this.isFromStart = whole;
    this.positions = new BoardPositions(reader.content);
  }

  /** Adds an entry. */
  addEntry(entry: EntryRow): void {
    this.startEntry(entry);
    this.addEvents(entry);
  }

  /**
   * Adds the events of an entry. A stand-in answer is stated first, once for consecutive answers. It is stated even
   * without events, or if only the next phase began: the seat's absence is the news.
   */
  private addEvents({ body, seat, events }: EntryRow): void {
    // The table's own entries follow from earlier answers.
    if (body.kind === 'answer' && body.by !== 'table') {
      const instead = body.by === 'seat' ? '' : `${body.by} ${seat} ${body.actor ?? ''} ${body.missed !== undefined}`;
      if (body.by === 'seat') this.botSeats.delete(seat);
      if (instead !== '' && instead !== this.lastStandIn && !this.isKnownBot(body, seat))
        this.standInText(body, seat, events[0]?.sheets ?? this.sheets);
      // The seat's own answer without events does not separate two stand-in answers.
      if (instead !== '' || events.length > 0) this.lastStandIn = instead;
    }
    mergeEvents(events).forEach((merged, i) => {
      if (merged) this.addEvent(merged);
      else this.positions.follow(events[i] as TableEvent);
    });
  }

  /** A bot is told of once, until a person plays its seat again. */
  private isKnownBot({ by }: AnswerBody, seat: Seat | undefined): boolean {
    if (by !== 'bot') {
      this.botSeats.delete(seat);
      return false;
    }
    const isKnown = this.botSeats.has(seat);
    this.botSeats.add(seat);
    return isKnown;
  }

  private standInText(body: AnswerBody, seat: Seat | undefined, sheets: readonly string[]): void {
    if (body.by === 'keeper' && body.option === BEGIN) return this.tellKeeper(body.name);
    const owner = sheets[seat ?? 0];
    // No seat has a name before the first event.
    if (owner === undefined) return;
    const { words } = this.reader;
    const { by, actor, name, agreed = [] } = body;
    const nameOf = (voter: number) => words.name('investigator', sheets[voter] ?? '');
    const stand = actor === undefined || by === 'keeper' ? undefined : nameOf(actor);
    const who = stand && name !== undefined ? words.say('chron.standing.who', { name: stand, player: name }) : stand;
    const credits = { by, owner, who: who ?? name, voters: agreed.map(nameOf) };
    this.flushPendingEvents();
    this.addSentence(seat, answerAuthorText(words, credits, body.missed !== undefined));
  }

  /** Says who begins the Mythos, once until another person does. Other seats' answers are not given by that. */
  private tellKeeper(name: string | undefined): void {
    if (this.lastKeeper && this.lastKeeper.name === name) return;
    this.lastKeeper = { name };
    this.addSentence(undefined, keeperBeginsText(this.reader.words, name));
  }

  private addSentence(seat: Seat | undefined, text: string): void {
    const { parts } = this.paragraphFor(seat);
    parts.push({ kind: 'sentence', line: this.reader.toLine(text), weight: 'low', numbers: this.takeNumbers() });
  }

  private startEntry({ number, at }: EntryRow): void {
    this.number = number;
    this.entryTime = at;
    this.numbers.push(number);
  }

  /** Adds a comment. `who`: the sheet of the seat, if a seat made it. */
  addComment({ kind, name, seat, at: entryTime, text }: TalkRow): void {
    this.flushPendingEvents();
    this.entryTime = entryTime;
    const sheet = seat === undefined ? undefined : this.sheets[seat];
    const who = sheet === undefined ? undefined : this.reader.toLine(this.reader.words.name('investigator', sheet));
    this.scene.blocks.push({
      kind: 'chat',
      as: kind,
      name,
      seat,
      who,
      at: entryTime,
      blocks: parseMarkdown(text),
      numbers: this.takeNumbers(),
    });
  }

  /** Adds a note outside the course of the game. */
  addNote(entry: EntryRow): void {
    this.startEntry(entry);
    const text = this.noteText(entry);
    if (text !== undefined) this.scene.blocks.push({ kind: 'note', text, numbers: this.takeNumbers() });
    for (const event of entry.events) this.addEvent(event);
  }

  /** Returns the chapters so far. */
  get chapters(): readonly Chapter[] {
    return this.writtenChapters.map(({ number, title, summary, from, until, scenes }) => ({
      number,
      title,
      summary: summary.join(' · '),
      from,
      until,
      scenes: scenes.flatMap((scene) => this.finishScene(scene)),
    }));
  }

  /** Finishes the story. Remaining entries without events belong to the last block. */
  finish(): void {
    this.flushPendingEvents();
    this.closeDigest();
    const isEmpty = ({ scenes }: ChapterWriter) => scenes.every(({ blocks }) => blocks.length === 0);
    while (this.writtenChapters.length > 1 && isEmpty(this.chapter)) this.writtenChapters.pop();
    const scene = this.chapter.scenes.findLast(({ blocks }) => blocks.length > 0);
    if (this.numbers.length > 0) scene?.blocks.push({ kind: 'note', text: '', numbers: this.takeNumbers() });
  }

  private noteText({ body }: EntryRow): string | undefined {
    const { words } = this.reader;
    switch (body.kind) {
      case 'undo':
        // An undo that revealed nothing is no part of the story.
        return body.rollback ? words.say('chron.rollback', { n: body.answers }) : undefined;
      case 'override':
        return words.say('chron.override', { why: body.why });
      case 'settings':
        return recordedChangeText(words, { ...body, change: body }, (seat) => this.playerName(seat));
      case 'role': {
        const { to, toName } = body;
        const nameOf = (seat: number) => (seat === to ? (toName ?? this.playerName(seat)) : this.playerName(seat));
        return recordedChangeText(words, { ...body, change: body }, nameOf);
      }
      case 'note':
        return this.tableNote(body);
      case 'version':
        return words.say('chron.version', { version: body.version });
      default:
        return undefined;
    }
  }

  /** The name of a seat's player, or of its investigator. */
  private playerName(seat: Seat): string {
    const { words } = this.reader;
    return this.players[seat] ?? this.reader.toPlainText(words.name('investigator', this.sheets[seat] ?? ''));
  }

  /** Void plans belong to the digest of their turn, failed proposals to the story; other notes are no part of it. */
  private tableNote(note: TableNote): string | undefined {
    const { words } = this.reader;
    const text = tableNoteText(words, note, (seat) => words.name('investigator', this.sheets[seat] ?? ''));
    if (note.what === 'plan-void') this.voidPlans.push(this.reader.toLine(text));
    return note.what === 'proposal-failed' ? this.reader.toPlainText(text) : undefined;
  }

  private addEvent(tableEvent: TableEvent): void {
    const { event } = tableEvent;
    this.sheets = tableEvent.sheets;
    if (event.type === 'phase') this.startPhase(tableEvent, event);
    else {
      if (event.type === 'mythos') this.startDigest(tableEvent, event.card);
      else if (!belongsToDigest(event)) this.addAction(tableEvent);
      else if (this.digest) this.digest.add(tableEvent);
      else if (this.scene.blocks.length === 0) this.pendingEvents.push(tableEvent);
      else this.addAction(tableEvent);
      this.addToSummary(tableEvent);
    }
    this.positions.follow(tableEvent);
  }

  /** Adds pending events to the story, since no Mythos followed. */
  private flushPendingEvents(): void {
    for (const pendingEvent of this.pendingEvents.splice(0)) this.addAction(pendingEvent);
  }

  private startPhase(tableEvent: TableEvent, { phase, turn, day, seat }: Extract<Event, { type: 'phase' }>): void {
    const { words } = this.reader;
    this.flushPendingEvents();
    this.closeDigest();
    this.roll = undefined;
    this.lastStandIn = '';
    const number = phase === 'set-up' ? 0 : (day ?? turn);
    if (this.writtenChapters.at(-1)?.number !== number) {
      const title = words.say(number === 0 ? 'chron.set-up' : day === undefined ? 'chron.turn' : 'chron.day', {
        n: number,
      });
      this.startChapter(number, title);
    }
    const investigator = seat === undefined ? '' : (tableEvent.sheets[seat] ?? '');
    const title =
      phase === 'day' || phase === 'set-up'
        ? ''
        : words.say(words.has(`chron.scene.${phase}`) ? `chron.scene.${phase}` : `phase.${phase}`, { investigator });
    this.chapter.scenes.push({ title: this.reader.toPlainText(words.capitalize(title)), blocks: [] });
  }

  private startDigest(tableEvent: TableEvent, card: string): void {
    this.closeDigest();
    this.digest = new DigestWriter(this.reader, card, this.number, this.voidPlans.splice(0));
    for (const pendingEvent of this.pendingEvents.splice(0)) this.digest.add(pendingEvent);
    this.digest.numbers.push(...this.takeNumbers());
    this.scene.blocks.push(this.digest);
    this.chapter.summary.push(this.reader.toPlainText(this.reader.words.name('mythos', card)));
    this.positions.follow(tableEvent);
  }

  private closeDigest(): void {
    if (this.isFromStart) this.digest?.close(this.positions, this.sheets);
    this.digest = undefined;
  }

  private addAction(tableEvent: TableEvent): void {
    this.flushPendingEvents();
    const { event } = tableEvent;
    if (this.roll?.add(tableEvent)) {
      this.roll.numbers.push(...this.takeNumbers());
      return;
    }
    if (this.continueSentence(tableEvent)) return;
    const { parts } = this.paragraphOf(event);
    if (event.type === 'rolled') {
      this.roll = new RollWriter(this.reader, event, tableEvent);
      this.roll.numbers.push(...this.takeNumbers());
      parts.push(this.roll);
      return;
    }
    const last = parts.at(-1);
    if (last && 'events' in last && last.events[0] && canShareSentence(last.events[0].event, event)) {
      last.events.push(tableEvent);
      last.numbers.push(...this.takeNumbers());
    } else parts.push({ events: [tableEvent], numbers: [...this.takeNumbers()] });
    if (event.type === 'over') this.ending = this.sentenceLine([tableEvent]);
    if (event.type === 'encounter') parts.push(...this.encounterText(`${event.card}/${event.at}`));
    if (event.type === 'combat' && event.outcome === 'begins') parts.push(...this.monsterText(event.monster));
  }

  /** Adds an event to the last sentence, if both are told as one. */
  private continueSentence(tableEvent: TableEvent): boolean {
    const last = this.paragraph?.parts.at(-1);
    if (!last || !('events' in last) || !continuesSentence(this.reader, last.events, tableEvent)) return false;
    last.events.push(tableEvent);
    last.numbers.push(...this.takeNumbers());
    return true;
  }

  private encounterText(id: string): readonly ActionWriter['parts'][number][] {
    const { reader } = this;
    const lines = causeText(reader.words, reader.content, id).map((line) => reader.toLine(line));
    const mood = moodOf(reader, id);
    return lines.length === 0 && mood.mood === undefined ? [] : [{ kind: 'card', ...mood, lines, numbers: [] }];
  }

  /** The atmosphere of a kind of monster when it is first fought. */
  private monsterText(token: string): readonly ActionWriter['parts'][number][] {
    const kind = this.reader.content.tokens.get(token)?.id ?? token;
    const mood = moodOf(this.reader, kind);
    if (mood.mood === undefined || this.toldMoods.has(kind)) return [];
    this.toldMoods.add(kind);
    return [{ kind: 'card', ...mood, lines: [], numbers: [] }];
  }

  /** Returns the paragraph of an event. The acting seat keeps it until another seat acts. */
  private paragraphOf(event: Event): ActionWriter {
    // An event without a seat belongs to the preceding action.
    const sameAnswer = this.numbers.length === 0;
    return this.paragraphFor(seatOf(event) ?? (sameAnswer ? this.paragraph?.seat : undefined));
  }

  private paragraphFor(seat: Seat | undefined): ActionWriter {
    const { paragraph } = this;
    if (paragraph && paragraph.seat === seat) return paragraph;
    const added: ActionWriter = { what: 'action', seat, parts: [] };
    this.scene.blocks.push(added);
    return added;
  }

  /** The last paragraph, unless another block followed. */
  private get paragraph(): ActionWriter | undefined {
    const last = this.scene.blocks.at(-1);
    return last && 'what' in last ? last : undefined;
  }

  private sentenceLine(together: readonly TableEvent[]): RichLine {
    const { sheets = [], hits = [] } = together[0] ?? {};
    const dice = (faces: readonly number[]) =>
      faces.map((face) => `${face}${hits.includes(face) ? '✓' : ''}`).join(', ');
    const merged = mergedSentence(this.reader, together);
    if (merged !== undefined) return this.reader.toLine(merged);
    const events = together.map(({ event }) => event);
    return this.reader.toLine(eventsText(this.reader.words, events, { sheet: (seat) => sheets[seat] ?? '', dice }));
  }

  private addToSummary(tableEvent: TableEvent): void {
    const { event } = tableEvent;
    if (!isInSummary(event)) return;
    const text = plainTextOf(this.sentenceLine([tableEvent])).replace(/\.$/, '');
    if (!this.chapter.summary.includes(text)) this.chapter.summary.push(text);
  }

  /** Returns a scene, or nothing for an empty one. */
  private finishScene({ title, blocks }: SceneWriter): Scene[] {
    return blocks.length === 0
      ? []
      : [{ title, blocks: mergeTrivialActions(blocks.map((block) => this.finishBlock(block))) }];
  }

  private finishBlock(block: BlockWriter): Block {
    if (block instanceof DigestWriter) return block.digest;
    if (!('what' in block)) return block;
    const parts = block.parts.map((part): ActionPart => {
      if (part instanceof RollWriter) return { ...part.roll, numbers: part.numbers };
      if ('kind' in part) return part;
      const [first] = part.events;
      const weight = first ? weightOf(first.event) : 'normal';
      return { kind: 'sentence', line: this.sentenceLine(part.events), weight, numbers: part.numbers };
    });
    return { kind: 'action', seat: block.seat, parts };
  }

  private takeNumbers(): readonly number[] {
    const { numbers } = this;
    this.numbers = [];
    this.chapter.until = this.entryTime;
    return numbers;
  }

  private startChapter(number: number, title: string): void {
    this.writtenChapters.push({ number, title, summary: [], from: this.entryTime, until: this.entryTime, scenes: [] });
  }

  private get chapter(): ChapterWriter {
    if (this.writtenChapters.length === 0) this.startChapter(0, this.reader.words.say('chron.set-up'));
    return this.writtenChapters.at(-1) as ChapterWriter;
  }

  private get scene(): SceneWriter {
    const { scenes } = this.chapter;
    if (scenes.length === 0) scenes.push({ title: '', blocks: [] });
    return scenes.at(-1) as SceneWriter;
  }
}

function seatOf(event: Event): Seat | undefined {
  if ('seat' in event) return event.seat;
  return event.type === 'traded' || event.type === 'transferred' ? event.from : undefined;
}
