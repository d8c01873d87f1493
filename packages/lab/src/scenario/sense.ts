import { eventForms, type FieldForm } from './event-forms.js';
import { didYouMean, type Path, ScenarioFault } from './fault.js';
import type { EventSpec, Expectation, ScenarioDocument, Step } from './format.js';
import type { Position } from './game.js';
import { Offers } from './offers.js';

/** What a step can do or expect. */
const TELLING = ['answer', 'answers', 'refuse', 'until', 'expect'] as const;

/**
 * Whether whatever must not be is something that could be, in every step: a slip in it would pass unnoticed. Throws
 * {@link ScenarioFault} at the first thing that makes no sense.
 */
export function checkSense({ steps = [] }: ScenarioDocument, position: Position): void {
  const offers = new Offers(position, position.game.vocabulary(position.boxes));
  steps.forEach((step, i) => {
    const path: Path = ['steps', i];
    if (TELLING.every((field) => step[field] === undefined)) {
      throw new ScenarioFault(path, `nothing is done or expected in it; a step has one of ${TELLING.join(', ')}`);
    }
    const { expect, refuse = [] } = step;
    checkOffers([refuse].flat(), offers, position, [...path, 'refuse']);
    if (expect) checkExpectation(expect, offers, position, [...path, 'expect']);
  });
}

/** Throws {@link ScenarioFault} for a scenario in which nothing is expected. */
export function checkExpecting({ steps = [] }: ScenarioDocument): void {
  if (steps.some(expectsSomething)) return;
  throw new ScenarioFault(['steps'], 'nothing is expected in any step, so that it could not fail');
}

function expectsSomething({ refuse, expect = {} }: Step): boolean {
  return refuse !== undefined || Object.values(expect).some((part) => part !== undefined);
}

function checkExpectation(expect: Expectation, offers: Offers, position: Position, path: Path): void {
  if (Object.keys(expect).length === 0) throw new ScenarioFault(path, 'nothing is expected');
  checkOffers(expect.notOffered ?? [], offers, position, [...path, 'notOffered']);
  for (const [text, place] of denied(expect.state ?? {}, [...path, 'state'])) checkName(text, offers, place);
  for (const list of ['events', 'never'] as const) {
    expect[list]?.forEach((event, i) => {
      checkEvent(event, offers, position, [...path, list, i]);
    });
  }
}

/** What a value must not be or have, wherever that is said in an expectation of the state. */
function denied(value: unknown, path: Path): readonly (readonly [text: string, path: Path])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const place = [...path, key];
    if (key !== 'not' && key !== 'hasNot') return denied(part, place);
    return wordsWithin(part).map((text) => [text, place] as const);
  });
}

/** Whether options that must not be there could be. */
function checkOffers(texts: readonly string[], offers: Offers, { cast }: Position, path: Path): void {
  texts.forEach((text, i) => {
    const place = texts.length > 1 ? [...path, i] : path;
    const fault = offers.fault(cast.filled(text, place));
    if (fault) throw new ScenarioFault(place, fault);
  });
}

/** Whether an event is of a type there is, with fields it has, and with values they could have. */
function checkEvent(event: EventSpec, offers: Offers, position: Position, path: Path): void {
  const forms = eventForms();
  const fields = forms.get(event.type);
  if (!fields) {
    const near = didYouMean(event.type, forms.keys());
    throw new ScenarioFault([...path, 'type'], `there is no event "${event.type}"${near}`);
  }
  for (const [name, value] of Object.entries(event)) {
    const place = [...path, name];
    const form = fields.get(name);
    if (form === undefined) {
      const near = didYouMean(name, fields.keys());
      throw new ScenarioFault(
        place,
        `the event "${event.type}" has no "${name}"${near}; it has ${[...fields.keys()].join(', ')}`,
      );
    }
    for (const one of wordsWithin(value)) checkValue(one, form, offers, position, place);
  }
}

/** The texts a value is compared with, those in comparisons included. */
function wordsWithin(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsWithin) : [];
}

/** Clauses and keys of messages: what may be told of a cause besides components. */
const CAUSE = /^[A-Z]+(-[A-Z]+)*-\d+$|^[a-z-]+\.[a-z.-]+$/;

function checkValue(text: string, form: FieldForm, offers: Offers, { cast }: Position, path: Path): void {
  if (form === 'seat') cast.seatOf(text, path);
  if (form === 'number') throw new ScenarioFault(path, `"${text}" is no number`);
  if (form === 'text' && !CAUSE.test(text)) checkName(text, offers, path);
  if (typeof form === 'object' && !form.words.includes(text)) {
    throw new ScenarioFault(path, `"${text}" is none of ${form.words.join(', ')}${didYouMean(text, form.words)}`);
  }
}

function checkName(text: string, { names }: Offers, path: Path): void {
  if (names.has(text)) return;
  throw new ScenarioFault(path, `nothing and nobody is called "${text}"${didYouMean(text, names)}`);
}
