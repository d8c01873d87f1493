import type { Seat } from '@vigil/engine';
import { didYouMean, type Path, ScenarioError } from './fault.js';
import type { Who } from './format.js';

/** The names in a scenario: investigators, and monster tokens named with `as`. */
export class Cast {
  private readonly seats = new Map<string, Seat>();
  private readonly tokens = new Map<string, string>();
  private readonly players: string[] = [];
  /** Every name as written. */
  private readonly written: string[] = [];

  /** Adds an investigator with all these names, at the next seat. */
  seat(names: readonly string[], path: Path): Seat {
    const seat = this.players.length;
    for (const name of names) {
      const before = this.seats.get(plain(name));
      if (before === seat) continue;
      if (before !== undefined) throw new ScenarioError(path, `two investigators are called "${name}"`);
      this.seats.set(plain(name), seat);
      this.written.push(name);
    }
    this.players.push(names[0] as string);
    return seat;
  }

  call(token: string, name: string, path: Path): void {
    if (this.tokens.has(plain(name))) throw new ScenarioError(path, `two monsters are called "${name}"`);
    this.tokens.set(plain(name), token);
    this.written.push(name);
  }

  /** Returns the seat of that name; undefined if the name is unknown. */
  find(who: Who): Seat | undefined {
    if (typeof who === 'number') return who >= 0 && who < this.players.length ? who : undefined;
    return this.seats.get(plain(who)) ?? (/^\d+$/.test(who) ? this.find(Number(who)) : undefined);
  }

  /** Returns the seat of a name that must exist; `known`: the possible names. */
  seatOf(who: Who, path: Path, known: Iterable<string> = this.written): Seat {
    const seat = this.find(who);
    if (seat === undefined) {
      const near = didYouMean(String(who), known);
      throw new ScenarioError(path, `no investigator in this scenario is called "${who}"${near}`);
    }
    return seat;
  }

  /** Returns the name of the investigator of a seat in the scenario. */
  nameOf(seat: Seat): string {
    return this.players[seat] ?? `seat ${seat}`;
  }

  /** Returns the monster token with a name from `as`; undefined: there is none. */
  tokenOf(name: string): string | undefined {
    return this.tokens.get(plain(name));
  }

  /** Returns every name of an investigator or token. */
  get names(): readonly string[] {
    return this.written;
  }

  /**
   * Replaces `{name}` in a text by the seat of an investigator or the id of a monster token. Throws
   * {@link ScenarioError} for an unknown name; `path`: the place of the text.
   */
  filled(text: string, path: Path): string {
    return text.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      return this.tokenOf(name) ?? String(this.seatOf(name, path, this.names));
    });
  }
}

function plain(name: string): string {
  return name.toLowerCase();
}
