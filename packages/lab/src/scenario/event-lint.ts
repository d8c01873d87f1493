import { didYouMean } from '@vigil/rules';
import { clauses } from './covers.js';
import { eventForms, type FieldForm } from './event-forms.js';
import { type Path, ScenarioError } from './fault.js';
import type { EventSpec } from './format.js';
import type { LintContext } from './lint-context.js';
import { type NameKind, nameFault, nameKindFault } from './name-kinds.js';
import { checkComparison, wordsWithin } from './value-lint.js';

/** Kind of name in each field of an event. */
const FIELDS: Readonly<Record<string, NameKind>> = { card: 'card', monster: 'monster', deck: 'deck' };
/** Events whose `card` may be a sheet or a place as well. */
const OF_ANYTHING: readonly string[] = ['used', 'cast', 'exhausted', 'refreshed'];

/** Checks the type, fields and values of an event. Throws {@link ScenarioError}. */
export function checkEvent(event: EventSpec, reader: LintContext, path: Path): void {
  const forms = eventForms();
  const fields = forms.get(event.type);
  if (!fields) {
    const near = didYouMean(event.type, forms.keys()) || '; docs/event.schema.json has them all';
    throw new ScenarioError([...path, 'type'], `there is no event "${event.type}"${near}`);
  }
  for (const [name, value] of Object.entries(event)) {
    const place = [...path, name];
    const form = fields.get(name);
    if (form === undefined) {
      const near = didYouMean(name, fields.keys());
      throw new ScenarioError(
        place,
        `the event "${event.type}" has no "${name}"${near}; it has ${[...fields.keys()].join(', ')}`,
      );
    }
    checkKind(value, form, reader, place);
    for (const word of wordsWithin(value)) checkWord(word, event.type, name, form, reader, place);
    if (form === 'number' || form === 'any') checkComparison(value, place);
  }
}

/** True if a plain value has the type of a field. */
function checkKind(value: unknown, form: FieldForm, { position }: LintContext, path: Path): void {
  if (typeof value === 'boolean' && form !== 'any') throw new ScenarioError(path, `it is never ${value}`);
  if (typeof value !== 'number') return;
  if (form === 'seat') position.cast.seatOf(value, path);
  if (form === 'text' || typeof form === 'object') throw new ScenarioError(path, `${value} is not text`);
}

/** Causes in events besides components: clauses, and keys of messages. */
const CLAUSE = /^[A-Z]+(-[A-Z]+)*-\d+$/;
const KEY = /^[a-z-]+\.[a-z.-]+$/;

function checkWord(text: string, type: string, field: string, form: FieldForm, reader: LintContext, path: Path): void {
  if (form === 'seat') reader.position.cast.seatOf(text, path);
  if (form === 'number') throw new ScenarioError(path, `"${text}" is not a number`);
  if (form === 'text') {
    const fault = textFault(text, type, field, reader);
    if (fault !== undefined) throw new ScenarioError(path, fault);
  }
  if (typeof form === 'object' && !form.words.includes(text)) {
    throw new ScenarioError(path, `"${text}" is not one of ${form.words.join(', ')}${didYouMean(text, form.words)}`);
  }
}

function textFault(text: string, type: string, field: string, reader: LintContext): string | undefined {
  const { words } = reader;
  if (type === 'boxEvent' && field === 'what') {
    if (words.has(`e.${text}`)) return undefined;
    return `there is no event or change called "${text}"${didYouMean(text, listHappenings(reader))}`;
  }
  const kind = field === 'card' && OF_ANYTHING.includes(type) ? undefined : FIELDS[field];
  if (kind) return nameKindFault(text, kind, reader);
  if (CLAUSE.test(text)) {
    const family = text.replace(/\d+$/, '');
    const isKnown = clauses().has(text) || ![...clauses()].some((clause) => clause.startsWith(family));
    return isKnown ? undefined : `there is no clause ${text} in docs/rules`;
  }
  return KEY.test(text) ? undefined : nameFault(text, reader);
}

/** Events of boxes at a table, by their message keys. */
function listHappenings({ position: { content } }: LintContext): readonly string[] {
  return content.packs.flatMap(({ messages = {} }) =>
    Object.keys(messages).flatMap((key) => (key.startsWith('e.') ? [key.slice(2)] : [])),
  );
}
