import type { Seat } from '@vigil/engine';
import { causeName, type Event } from '@vigil/rules';
import type { ToldEvent } from '@vigil/table';
import type { Line, Roll, Throw } from './document.js';
import type { Reader } from './reader.js';

/** A roll under way: what is bought or thrown again for it is added. */
export class RollWriter {
  readonly numbers: number[] = [];
  readonly seat: Seat;
  private readonly check: string | undefined;
  private readonly reader: Reader;
  private readonly who: Line;
  private readonly what: Line;
  private readonly sources: readonly string[];
  private readonly throws: Throw[] = [];
  private successes: number | undefined;
  private difficulty: number | undefined;
  private passed: boolean | undefined;

  constructor(reader: Reader, event: Extract<Event, { type: 'rolled' }>, { hits, sheets }: ToldEvent) {
    const { words } = reader;
    this.reader = reader;
    this.seat = event.seat;
    this.check = event.check;
    this.who = reader.line(words.name('investigator', sheets[event.seat] ?? ''));
    const cause = event.from === undefined ? undefined : causeName(words, event.from);
    const what = event.check ? words.say(`check.${event.check}`) : (cause ?? words.say('chron.roll'));
    this.what = reader.line(words.capital(what));
    this.sources = (event.sources ?? []).flatMap(({ source, by }) => {
      const of = words.has(`skill.${source}`) ? words.say(`skill.${source}`) : causeName(words, source);
      if (of === undefined) return [];
      return [reader.plain(words.say('chron.roll.source', { of: words.capital(of), by: words.signed(by) }))];
    });
    if (event.dice.length > 0) this.throws.push({ faces: event.dice, hits: event.faces ? [] : hits, how: 'first' });
    this.successes = event.faces ? undefined : event.successes;
    this.difficulty = event.difficulty;
  }

  /** Takes what belongs to this roll; false for what does not. */
  take({ event, hits }: ToldEvent): boolean {
    if (!('seat' in event) || event.seat !== this.seat || this.passed !== undefined) return false;
    switch (event.type) {
      case 'clueSpent': {
        const { reader } = this;
        const used = event.with === undefined ? undefined : reader.line(reader.words.name('component', event.with));
        this.throws.push({ faces: event.die, hits, how: 'clue', ...(used && { with: used }) });
        this.successes = (this.successes ?? 0) + event.die.filter((face) => hits.includes(face)).length;
        return true;
      }
      case 'rolled':
        if (!event.reroll || event.check !== this.check) return false;
        this.throws.push({ faces: event.dice, hits, how: 'again' });
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
    const { seat, who, what, throws, sources, successes, difficulty, passed } = this;
    return { kind: 'roll', seat, who, what, throws, sources, successes, difficulty, passed };
  }
}
