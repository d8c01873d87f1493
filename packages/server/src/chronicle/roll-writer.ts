import type { Seat } from '@vigil/engine';
import { causeName, type Event } from '@vigil/rules';
import type { TableEvent } from '@vigil/table';
import type { ChronicleLanguage } from './chronicle-language.js';
import type { DiceThrow, RichLine, Roll } from './document.js';

/** A roll to which rerolls and bought dice are added. */
export class RollWriter {
  readonly numbers: number[] = [];
  readonly seat: Seat;
  private readonly check: string | undefined;
  private readonly reader: ChronicleLanguage;
  private readonly who: RichLine;
  private readonly what: RichLine;
  private readonly sources: readonly string[];
  private readonly diceThrows: DiceThrow[] = [];
  private successes: number | undefined;
  private difficulty: number | undefined;
  private passed: boolean | undefined;

  constructor(reader: ChronicleLanguage, event: Extract<Event, { type: 'rolled' }>, { hits, sheets }: TableEvent) {
    const { words } = reader;
    this.reader = reader;
    this.seat = event.seat;
    this.check = event.check;
    this.who = reader.toLine(words.name('investigator', sheets[event.seat] ?? ''));
    const cause = event.from === undefined ? undefined : causeName(words, event.from);
    const forCause = cause === undefined ? words.say('chron.roll') : words.say('chron.roll.for', { of: cause });
    const what = event.check ? words.say(`check.${event.check}`) : forCause;
    this.what = reader.toLine(words.capitalize(what));
    this.sources = (event.sources ?? []).flatMap(({ source, by }) => {
      const of = words.has(`skill.${source}`) ? words.say(`skill.${source}`) : causeName(words, source);
      if (of === undefined) return [];
      return [reader.toPlainText(words.say('chron.roll.source', { of: words.capitalize(of), by: words.signed(by) }))];
    });
    if (event.dice.length > 0) this.diceThrows.push({ faces: event.dice, hits: event.faces ? [] : hits, how: 'first' });
    this.successes = event.faces ? undefined : event.successes;
    this.difficulty = event.difficulty;
  }

  /** Adds an event of this roll. Returns false for any other event. */
  add({ event, hits }: TableEvent): boolean {
    if (!('seat' in event) || event.seat !== this.seat || this.passed !== undefined) return false;
    switch (event.type) {
      case 'clueSpent': {
        const { reader } = this;
        const used = event.with === undefined ? undefined : reader.toLine(reader.words.name('component', event.with));
        this.diceThrows.push({ faces: event.die, hits, how: 'clue', ...(used && { with: used }) });
        this.successes = (this.successes ?? 0) + event.die.filter((face) => hits.includes(face)).length;
        return true;
      }
      case 'rolled':
        if (!event.reroll || event.check !== this.check) return false;
        this.diceThrows.push({ faces: event.dice, hits, how: 'again' });
        this.successes = event.successes;
        return true;
      case 'checked':
        if (event.check !== this.check) return false;
        this.successes = event.successes;
        this.difficulty = event.difficulty;
        this.passed = event.passed;
        return true;
      default:
        return false;
    }
  }

  get roll(): Roll {
    const { seat, who, what, diceThrows, sources, successes, difficulty, passed } = this;
    return { kind: 'roll', seat, who, what, throws: diceThrows, sources, successes, difficulty, passed };
  }
}
