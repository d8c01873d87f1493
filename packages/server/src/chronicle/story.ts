import type { Seat } from '@vigil/engine';
import { causeText, type Event, eventsText, goTogether } from '@vigil/rules';
import type { ToldEvent } from '@vigil/table';
import { readMarkdown } from '@vigil/table/markdown';
import type { EntryRow, TalkRow } from '../storage/rows.js';
import { belongsToDigest, DigestWriter } from './digest.js';
import type {
  Block,
  CardText,
  Chapter,
  DeedBlock,
  Line,
  NoteBlock,
  Part,
  SaidInStory,
  Scene,
  Sentence,
} from './document.js';
import { textOf } from './marks.js';
import { Positions } from './positions.js';
import type { Reader } from './reader.js';
import { RollWriter } from './rolls.js';

/** What a reader may pass over. It is told all the same: everything that was done can be looked up (PBP-15). */
const SLIGHT: ReadonlySet<Event['type']> = new Set([
  'firstPlayer',
  'sliders',
  'refreshed',
  'exhausted',
  'shuffled',
  'allocated',
  'markersOff',
]);
const GRAVE: ReadonlySet<Event['type']> = new Set([
  'awakened',
  'over',
  'gateClosed',
  'sealed',
  'newInvestigator',
  'removed',
]);
/** What befalls somebody who falls; a blessing befalls people too. */
const FALLS: ReadonlySet<string> = new Set(['insane', 'unconscious', 'out', 'devoured', 'lost', 'arrested']);
/** What the contents name of a turn. */
const GIST: ReadonlySet<Event['type']> = new Set([
  'gateClosed',
  'sealed',
  'awakened',
  'over',
  'removed',
  'newInvestigator',
]);

/** What is one sentence. */
interface TogetherWriter {
  readonly told: ToldEvent[];
  readonly numbers: number[];
}
interface DeedWriter {
  readonly what: 'deed';
  readonly seat: Seat | undefined;
  readonly parts: (RollWriter | TogetherWriter | ((CardText | Sentence) & { readonly numbers: readonly number[] }))[];
}
type BlockWriter = DeedWriter | DigestWriter | SaidInStory | NoteBlock;

interface SceneWriter {
  readonly title: string;
  readonly blocks: BlockWriter[];
}

interface ChapterWriter {
  readonly number: number;
  readonly title: string;
  readonly gist: string[];
  from: number;
  until: number;
  readonly scenes: SceneWriter[];
}

/** Writes chapters from what happens, one thing after another. */
export class Story {
  ending: Line | undefined;
  private readonly reader: Reader;
  private readonly whole: boolean;
  private readonly positions: Positions;
  private readonly written: ChapterWriter[] = [];
  private digest: DigestWriter | undefined;
  private roll: RollWriter | undefined;
  private readonly drawn = new Map<string, number>();
  private numbers: number[] = [];
  /** What came before a Mythos at the beginning of a scene, and may belong to it: doom rises before the card is drawn. */
  private before: ToldEvent[] = [];
  /** The entry under way, and when it was made. */
  private number = 0;
  private at = 0;
  private sheets: readonly string[] = [];
  /** For whom and how it was answered last, where he did not do it himself. */
  private instead = '';

  /** `whole`: it is told from the beginning, so that it is known where everybody is. */
  constructor(reader: Reader, whole: boolean) {
    this.reader = reader;
    this.whole = whole;
    this.positions = new Positions(reader.content);
  }

  /** Tells of an entry. */
  tell(entry: EntryRow): void {
    this.begins(entry);
    this.drawn.clear();
    this.toldOf(entry);
  }

  /**
   * What was told of it; where something else than its seat gave the answer, that is said first, once on end. Also where
   * nothing came of it, or only that the next phase began: who did not come stayed where he is, and that is the news.
   */
  private toldOf({ body, seat, told }: EntryRow): void {
    // What the table itself does follows from what was answered before.
    if (body.kind === 'answer' && body.by !== 'table') {
      const instead = body.by === 'seat' ? '' : `${body.by} ${seat}`;
      if (instead !== '' && instead !== this.instead) this.insteadOf(body.by, seat, told[0]?.sheets ?? this.sheets);
      // What somebody answered himself, without anything to tell, is nothing between two answers given for him.
      if (instead !== '' || told.length > 0) this.instead = instead;
    }
    for (const one of told) this.event(one);
  }

  private insteadOf(by: string, seat: Seat | undefined, sheets: readonly string[]): void {
    const investigator = sheets[seat ?? 0];
    // Nobody has a name before anything was told.
    if (investigator === undefined) return;
    const said = this.reader.words.say('post.done', { by, investigator });
    this.tellBefore();
    const { parts } = this.paragraphOf(seat);
    parts.push({ kind: 'sentence', line: this.reader.line(said), weight: 'slight', numbers: this.spend() });
  }

  private begins({ number, at }: EntryRow): void {
    this.number = number;
    this.at = at;
    this.numbers.push(number);
  }

  /** Something was said; `who`: the sheet of the seat, if one said it. */
  say({ kind, name, seat, at, text }: TalkRow): void {
    this.tellBefore();
    this.at = at;
    const sheet = seat === undefined ? undefined : this.sheets[seat];
    const who = sheet === undefined ? undefined : this.reader.line(this.reader.words.name('investigator', sheet));
    this.scene.blocks.push({
      kind: 'said',
      as: kind,
      name,
      seat,
      who,
      at,
      blocks: readMarkdown(text),
      numbers: this.spend(),
    });
  }

  /** Something out of the game's course. */
  note(entry: EntryRow): void {
    this.begins(entry);
    const text = this.noteOf(entry);
    if (text !== undefined) this.scene.blocks.push({ kind: 'note', text, numbers: this.spend() });
    for (const told of entry.told) this.event(told);
  }

  /** What was written so far. */
  get chapters(): readonly Chapter[] {
    return this.written.map(({ number, title, gist, from, until, scenes }) => ({
      number,
      title,
      gist: gist.join(' · '),
      from,
      until,
      scenes: scenes.flatMap((one) => this.sceneOf(one)),
    }));
  }

  /** All is told. Entries of which nothing was told belong to what was told last. */
  end(): void {
    this.tellBefore();
    this.closeDigest();
    const isEmpty = ({ scenes }: ChapterWriter) => scenes.every(({ blocks }) => blocks.length === 0);
    while (this.written.length > 1 && isEmpty(this.chapter)) this.written.pop();
    const scene = this.chapter.scenes.findLast(({ blocks }) => blocks.length > 0);
    if (this.numbers.length > 0) scene?.blocks.push({ kind: 'note', text: '', numbers: this.spend() });
  }

  private noteOf({ body }: EntryRow): string | undefined {
    const { words } = this.reader;
    switch (body.kind) {
      case 'undo':
        // A slip of the finger that revealed nothing is no part of the story.
        return body.rollback ? words.say('chron.rollback', { n: body.answers }) : undefined;
      case 'override':
        return words.say('chron.override', { why: body.why });
      case 'version':
        return words.say('chron.version', { version: body.version });
      default:
        return undefined;
    }
  }

  private event(told: ToldEvent): void {
    const { event } = told;
    this.sheets = told.sheets;
    if (event.type === 'phase') this.phase(told, event);
    else {
      if (event.type === 'mythos') this.mythos(told, event.card);
      else if (!belongsToDigest(event)) this.deed(told);
      else if (this.digest) this.digest.add(told);
      else if (this.scene.blocks.length === 0) this.before.push(told);
      else this.deed(told);
      this.remember(told);
    }
    this.positions.follow(told);
  }

  /** It was no Mythos that came. */
  private tellBefore(): void {
    for (const one of this.before.splice(0)) this.deed(one);
  }

  private phase(told: ToldEvent, { phase, turn, day, seat }: Extract<Event, { type: 'phase' }>): void {
    const { words } = this.reader;
    this.tellBefore();
    this.closeDigest();
    this.roll = undefined;
    this.instead = '';
    const number = phase === 'set-up' ? 0 : (day ?? turn);
    if (this.written.at(-1)?.number !== number) {
      const title = words.say(number === 0 ? 'chron.set-up' : day === undefined ? 'chron.turn' : 'chron.day', {
        n: number,
      });
      this.begin(number, title);
    }
    const investigator = seat === undefined ? '' : (told.sheets[seat] ?? '');
    const title =
      phase === 'day' || phase === 'set-up'
        ? ''
        : words.say(words.has(`chron.scene.${phase}`) ? `chron.scene.${phase}` : `phase.${phase}`, { investigator });
    this.chapter.scenes.push({ title: this.reader.plain(words.capital(title)), blocks: [] });
  }

  private mythos(told: ToldEvent, card: string): void {
    this.closeDigest();
    this.digest = new DigestWriter(this.reader, card, this.number);
    for (const one of this.before.splice(0)) this.digest.add(one);
    this.digest.numbers.push(...this.spend());
    this.scene.blocks.push(this.digest);
    this.chapter.gist.push(this.reader.plain(this.reader.words.name('mythos', card)));
    this.positions.follow(told);
  }

  private closeDigest(): void {
    if (this.whole) this.digest?.close(this.positions, this.sheets);
    this.digest = undefined;
  }

  private deed(told: ToldEvent): void {
    this.tellBefore();
    const { event } = told;
    if (this.roll?.take(told)) {
      this.roll.numbers.push(...this.spend());
      return;
    }
    // That a card is received which was just drawn is no news.
    if (event.type === 'drew') this.countDrawn(event, 1);
    if (event.type === 'received' && this.countDrawn(event, -1)) return;
    const { parts } = this.deedOf(event);
    if (event.type === 'rolled') {
      this.roll = new RollWriter(this.reader, event, told);
      this.roll.numbers.push(...this.spend());
      parts.push(this.roll);
      return;
    }
    const last = parts.at(-1);
    if (last && 'told' in last && last.told[0] && goTogether(last.told[0].event, event)) {
      last.told.push(told);
      last.numbers.push(...this.spend());
    } else parts.push({ told: [told], numbers: [...this.spend()] });
    if (event.type === 'over') this.ending = this.lineOf([told]);
    if (event.type !== 'encounter') return;
    const lines = causeText(this.reader.words, this.reader.content, `${event.card}/${event.at}`);
    if (lines.length > 0) parts.push({ kind: 'card', lines: lines.map((one) => this.reader.line(one)), numbers: [] });
  }

  /** Where what happens is written: whoever acts has a paragraph until another one does. */
  private deedOf(event: Event): DeedWriter {
    // What nobody in particular does belongs to what somebody has just done.
    const sameAnswer = this.numbers.length === 0;
    return this.paragraphOf(seatOf(event) ?? (sameAnswer ? this.paragraph?.seat : undefined));
  }

  private paragraphOf(seat: Seat | undefined): DeedWriter {
    const { paragraph } = this;
    if (paragraph && paragraph.seat === seat) return paragraph;
    const made: DeedWriter = { what: 'deed', seat, parts: [] };
    this.scene.blocks.push(made);
    return made;
  }

  /** The paragraph that was written last, if nothing else came after it. */
  private get paragraph(): DeedWriter | undefined {
    const last = this.scene.blocks.at(-1);
    return last && 'what' in last ? last : undefined;
  }

  private lineOf(together: readonly ToldEvent[]): Line {
    const { sheets = [], hits = [] } = together[0] ?? {};
    const dice = (faces: readonly number[]) =>
      faces.map((face) => `${face}${hits.includes(face) ? '✓' : ''}`).join(' ');
    const events = together.map(({ event }) => event);
    return this.reader.line(eventsText(this.reader.words, events, { sheet: (seat) => sheets[seat] ?? '', dice }));
  }

  /** What the contents say of this turn. */
  private remember(told: ToldEvent): void {
    const { event } = told;
    if (!GIST.has(event.type) && !(event.type === 'befell' && FALLS.has(event.fate))) return;
    const said = textOf(this.lineOf([told])).replace(/\.$/, '');
    if (!this.chapter.gist.includes(said)) this.chapter.gist.push(said);
  }

  /** A scene in which nothing happened is none. */
  private sceneOf({ title, blocks }: SceneWriter): Scene[] {
    return blocks.length === 0 ? [] : [{ title, blocks: inOneBreath(blocks.map((one) => this.blockOf(one))) }];
  }

  private blockOf(block: BlockWriter): Block {
    if (block instanceof DigestWriter) return block.digest;
    if (!('what' in block)) return block;
    const parts = block.parts.map((one): Part => {
      if (one instanceof RollWriter) return { ...one.roll, numbers: one.numbers };
      if ('kind' in one) return one;
      const [first] = one.told;
      const weight = first ? weightOf(first.event) : 'plain';
      return { kind: 'sentence', line: this.lineOf(one.told), weight, numbers: one.numbers };
    });
    return { kind: 'deed', seat: block.seat, parts };
  }

  private countDrawn({ seat, card }: { seat: Seat; card: string }, by: 1 | -1): boolean {
    const key = `${seat} ${card}`;
    const before = this.drawn.get(key) ?? 0;
    this.drawn.set(key, Math.max(0, before + by));
    return before > 0;
  }

  private spend(): readonly number[] {
    const { numbers } = this;
    this.numbers = [];
    this.chapter.until = this.at;
    return numbers;
  }

  private begin(number: number, title: string): void {
    this.written.push({ number, title, gist: [], from: this.at, until: this.at, scenes: [] });
  }

  private get chapter(): ChapterWriter {
    if (this.written.length === 0) this.begin(0, this.reader.words.say('chron.set-up'));
    return this.written.at(-1) as ChapterWriter;
  }

  private get scene(): SceneWriter {
    const { scenes } = this.chapter;
    if (scenes.length === 0) scenes.push({ title: '', blocks: [] });
    return scenes.at(-1) as SceneWriter;
  }
}

/** Whose doing an event is. */
function seatOf(event: Event): Seat | undefined {
  if ('seat' in event) return event.seat;
  return event.type === 'traded' || event.type === 'transferred' ? event.from : undefined;
}

function weightOf(event: Event): Sentence['weight'] {
  if (SLIGHT.has(event.type)) return 'slight';
  return GRAVE.has(event.type) || (event.type === 'befell' && FALLS.has(event.fate)) ? 'grave' : 'plain';
}

/** Trifles of several people one after another are one paragraph. */
function inOneBreath(blocks: readonly Block[]): readonly Block[] {
  const made: Block[] = [];
  for (const block of blocks) {
    const last = made.at(-1);
    if (block.kind === 'deed' && last?.kind === 'deed' && trifling(block) && trifling(last)) {
      made[made.length - 1] = { kind: 'deed', seat: undefined, parts: [...last.parts, ...block.parts] };
    } else made.push(block);
  }
  return made;
}

function trifling({ parts }: DeedBlock): boolean {
  return parts.every((part) => part.kind === 'sentence' && part.weight === 'slight');
}
