/**
 * Messages in ICU syntax: `{n, plural, =0 {none} one {# die} other {# dice}}`.
 *
 * As the library intl-messageformat reads them (a test compares the two), without dates, tags and skeletons of numbers,
 * which no message has. The library takes 7 kB of a page that loads in 250, and formats more slowly.
 */
export type Values = Readonly<Record<string, string | number>>;

/** A compiled message. Throws for a missing value. */
export type Message = (values: Values) => string;

/** A part of a message. `count`: the number of the plural around it, for `#`. */
type Part = string | ((values: Values, count: number) => string);

type ArgumentType = 'select' | 'plural' | 'selectordinal';

const IDENTIFIER = /[^\p{White_Space}\p{Pattern_Syntax}]+/uy;
const SPACE = /\p{White_Space}*/uy;
const OFFSET = /offset\s*:\s*(-?\d+)/y;
const EXACT_NUMBER = /=-?\d+/y;
const STYLE = /[^{}]*/y;

const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

/** Compiles a message. Throws for one that breaks the syntax. */
export function compileMessage(text: string, locale: string): Message {
  return new Compiler(text, locale).compile();
}

class Compiler {
  private readonly text: string;
  private readonly locale: string;
  private at = 0;

  constructor(text: string, locale: string) {
    this.text = text;
    this.locale = locale;
  }

  compile(): Message {
    const parts = this.parseParts(undefined, false);
    return (values) => join(parts, values, Number.NaN);
  }

  /** Parses to the end, or to the bracket that closes the case of an argument. `around`: type of that argument. */
  private parseParts(around: ArgumentType | undefined, isCase: boolean): readonly Part[] {
    const hasCount = around === 'plural' || around === 'selectordinal';
    const parts: Part[] = [];
    let literal = '';
    const add = (part: Part) => {
      if (literal !== '') parts.push(literal);
      literal = '';
      parts.push(part);
    };
    while (this.at < this.text.length) {
      const char = this.text.charAt(this.at);
      if (char === '{') add(this.parseArgument());
      else if (char === '}' && isCase) break;
      else if (char === '#' && hasCount) {
        this.at += 1;
        add((_, count) => formatNumber(count, this.locale));
      } else if (char === "'") literal += this.parseApostrophe(hasCount);
      else {
        this.at += 1;
        literal += char;
      }
    }
    if (literal !== '') parts.push(literal);
    return parts;
  }

  /** Two apostrophes are one. Before a sign of the syntax, an apostrophe begins quoted text; elsewhere it is one. */
  private parseApostrophe(hasCount: boolean): string {
    const next = this.text.charAt(this.at + 1);
    if (next === "'") {
      this.at += 2;
      return "'";
    }
    this.at += 1;
    if (next === '' || !(hasCount ? '{}<>#' : '{}<>').includes(next)) return "'";
    let quoted = '';
    while (this.at < this.text.length) {
      const char = this.text.charAt(this.at);
      this.at += 1;
      if (char === "'") {
        if (this.text.charAt(this.at) !== "'") break;
        this.at += 1;
      }
      quoted += char;
    }
    return quoted;
  }

  private parseArgument(): Part {
    this.expect('{');
    const name = this.parseIdentifier();
    if (name === '') throw this.error();
    if (this.accept('}')) return (values) => String(lookUp(values, name));
    this.expect(',');
    const type = this.parseIdentifier();
    if (type === 'number') {
      this.match(STYLE);
      this.expect('}');
      return (values) => formatNumber(Number(lookUp(values, name)), this.locale);
    }
    if (type !== 'select' && type !== 'plural' && type !== 'selectordinal') throw this.error();
    this.expect(',');
    return type === 'select' ? this.parseSelect(name) : this.parsePlural(name, type);
  }

  private parseSelect(name: string): Part {
    const { cases, other } = this.parseCases('select');
    return (values, count) => join(cases.get(String(lookUp(values, name))) ?? other, values, count);
  }

  private parsePlural(name: string, type: 'plural' | 'selectordinal'): Part {
    this.match(SPACE);
    const offset = Number(/-?\d+$/.exec(this.match(OFFSET))?.[0] ?? 0);
    const { cases, other } = this.parseCases(type);
    return (values) => {
      const value = lookUp(values, name);
      const count = Number(value) - offset;
      const parts = cases.get(`=${value}`) ?? cases.get(selectPlural(count, this.locale, type)) ?? other;
      return join(parts, values, count);
    };
  }

  private parseCases(type: ArgumentType) {
    const cases = new Map<string, readonly Part[]>();
    while (!this.accept('}')) {
      const selector = this.parseIdentifier() || (type === 'select' ? '' : this.match(EXACT_NUMBER));
      if (selector === '' || cases.has(selector)) throw this.error();
      this.expect('{');
      cases.set(selector, this.parseParts(type, true));
      this.expect('}', false);
    }
    const other = cases.get('other');
    if (!other) throw this.error();
    return { cases, other };
  }

  /** An identifier with the space around it; `''` if there is none. */
  private parseIdentifier(): string {
    this.match(SPACE);
    const found = this.match(IDENTIFIER);
    this.match(SPACE);
    return found;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [''];
    this.at += found.length;
    return found;
  }

  private accept(char: string, skipsSpace = true): boolean {
    if (skipsSpace) this.match(SPACE);
    if (this.text.charAt(this.at) !== char) return false;
    this.at += 1;
    return true;
  }

  private expect(char: string, skipsSpace = true): void {
    if (!this.accept(char, skipsSpace)) throw this.error();
  }

  private error(): Error {
    return new Error(`no message, from character ${this.at}: ${this.text}`);
  }
}

function join(parts: readonly Part[], values: Values, count: number): string {
  let text = '';
  for (const part of parts) text += typeof part === 'string' ? part : part(values, count);
  return text;
}

function lookUp(values: Values, name: string): string | number {
  if (!Object.hasOwn(values, name)) throw new Error(`no value for ${name}`);
  return values[name] ?? '';
}

function formatNumber(n: number, locale: string): string {
  let format = numberFormats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale);
    numberFormats.set(locale, format);
  }
  return format.format(n);
}

function selectPlural(n: number, locale: string, type: 'plural' | 'selectordinal'): string {
  const key = `${locale} ${type}`;
  let rules = pluralRules.get(key);
  if (!rules) {
    rules = new Intl.PluralRules(locale, { type: type === 'plural' ? 'cardinal' : 'ordinal' });
    pluralRules.set(key, rules);
  }
  return rules.select(n);
}
