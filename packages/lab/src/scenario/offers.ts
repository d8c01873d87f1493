import type { Content, Vocabulary } from '@vigil/rules';
import type { Cast } from './cast.js';
import { didYouMean } from './fault.js';
import type { Position } from './game.js';
import { ANYTHING, canMatchPattern, type Parts } from './pattern-match.js';

/** Placeholders in ids with a fixed set of values. */
const PAIRS = ['speed-sneak', 'fight-will', 'lore-luck'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const NUMBERS = Array.from({ length: 100 }, (_, n) => String(n));

/** The possible option ids at a table, and the meaning of the names in them. */
export class Offers {
  private readonly forms: readonly Parts[];
  /** Every name that can occur in an id. */
  readonly names: ReadonlySet<string>;
  /** The fixed words of ids. */
  private readonly words: ReadonlySet<string>;

  constructor({ content, cast, state }: Pick<Position, 'content' | 'cast' | 'state'>, vocabulary: Vocabulary) {
    const patterns = patternsOf(vocabulary);
    this.names = new Set(namesIn(content, cast));
    const seats = state.investigators.map((_, seat) => String(seat));
    const values = (name: string) => valuesOf(name, content, this.names, seats);
    this.forms = patterns.flatMap((pattern) => formsOf(pattern, values));
    this.words = new Set(patterns.flatMap((pattern) => pattern.split(/\{\w+\}|:/)).filter((word) => word !== ''));
  }

  /** Returns the fault of a forbidden id or pattern that no option could ever have; undefined: valid. */
  fault(text: string): string | undefined {
    // A pattern of words would match the free parts of ids, and so never fail for a typing error.
    if (/^\/|[\sA-Z]/.test(text)) return `"${text}" is not an id; name unoffered options by an id or a pattern of ids`;
    if (this.forms.some((form) => canMatchPattern(text, form))) return undefined;
    return `nothing that is ever offered has an id like "${text}"${this.nearestForm(text)}`;
  }

  /** Returns the nearest possible id. */
  private nearestForm(text: string): string {
    const known = new Set([...this.words, ...this.names]);
    const mended = text.split(':').map((word, i) => {
      if (/^(\d+|.*\*.*)$/.test(word) || known.has(word)) return word;
      const likely = i === 0 ? didYouMean(word, this.words) || didYouMean(word, known) : didYouMean(word, known);
      return /"(.+)"/.exec(likely)?.[1] ?? word;
    });
    const best = mended.join(':');
    return best !== text && this.forms.some((form) => canMatchPattern(best, form)) ? ` (did you mean "${best}"?)` : '';
  }
}

function patternsOf({ questions, asides }: Vocabulary): readonly string[] {
  const answers = Object.values(questions).flatMap(({ options }) => Object.values(options).flat());
  return [...new Set([...answers, ...Object.values(asides).map(({ id }) => id)])];
}

/** Splits `go:{place}` into parts, with placeholders replaced by their possible values, in all combinations. */
function formsOf(pattern: string, values: (name: string) => readonly Parts[]): readonly Parts[] {
  const parts = pattern.split(/(\{\w+\})/).map((part): readonly Parts[] => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name === undefined ? [[part]] : values(name);
  });
  return parts.reduce<readonly Parts[]>(
    (forms, ways) => forms.flatMap((form) => ways.map((way) => [...form, ...way])),
    [[]],
  );
}

/** Returns the possible values of one parameter of an id. */
function valuesOf(
  name: string,
  content: Content,
  names: ReadonlySet<string>,
  seats: readonly string[],
): readonly Parts[] {
  switch (name) {
    case 'seat':
    case 'from':
    case 'to':
      return [[seats]];
    case 'n':
    case 'slot':
    case 'doom':
    case 'terror':
      return [[NUMBERS]];
    case 'pair':
      return [[PAIRS]];
    case 'letter':
      return [[LETTERS]];
    case 'ability':
      return [[new Set([...content.monsters.values()].flatMap(({ abilities }) => abilities))]];
    case 'spread':
      return [[names, '=', NUMBERS, ANYTHING]];
    case 'place':
      return [[[...content.places.keys()]]];
    case 'token':
      return [[[...content.tokens.keys()]]];
    case 'monster':
      return [[[...content.monsters.keys(), ...content.tokens.keys()]]];
    case 'trophy':
      return [[[...content.tokens.keys(), ...content.gateMarkers.keys()]]];
    case 'investigator':
    case 'sheet':
      return [[[...content.investigators.keys()]]];
    case 'card':
      return [[cardsOf(content)]];
    // A card's condition and the number of its ability come after a colon.
    case 'possession':
      return [[[...content.cards.keys()]], [[...content.cards.keys()], ':', ANYTHING]];
    case 'use':
      return [[names], [names, ':', ANYTHING]];
    default:
      return [[names]];
  }
}

function cardsOf({ cards, mythos, tableCards, locationCards, gateCards }: Content): readonly string[] {
  return [cards, mythos, tableCards, locationCards, gateCards].flatMap((list) => [...list.keys()]);
}

function namesIn(content: Content, cast: Cast): string[] {
  const { cards, monsters, tokens, investigators, ancientOnes, places, worlds, gateMarkers } = content;
  const { locationCards, gateCards, mythos, tableCards, decks } = content;
  const lists = [cards, monsters, tokens, investigators, ancientOnes, places, worlds, gateMarkers];
  const more = [locationCards, gateCards, mythos, tableCards, decks];
  const rooms = [...content.locations.values()].flatMap(({ innerRoom }) => innerRoom?.entry ?? []);
  return [...lists, ...more].flatMap((list) => [...list.keys()]).concat(rooms, cast.names);
}
