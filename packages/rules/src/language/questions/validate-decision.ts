/** Checks decisions against the vocabulary, for tests and for decisions from outside. */
import type { Decision, PublicAside, PublicOption } from '@vigil/engine';
import type { AsideDef, OptionDef, QuestionDef, ValueShape, ValueShapes } from './value-shapes.js';

/** Questions, options and asides by key. */
export interface Vocabulary {
  readonly questions: Readonly<Record<string, QuestionDef>>;
  readonly options: Readonly<Record<string, OptionDef>>;
  readonly asides: Readonly<Record<string, AsideDef>>;
}

/** Returns the difference of a decision from the vocabulary. Undefined: it conforms. */
export function validateDecision(decision: Decision, { questions, options, asides }: Vocabulary): string | undefined {
  const { key, args = {}, about } = decision;
  const def = questions[key];
  if (!def) return `${key} is not a question of the vocabulary`;
  const fault =
    validateValue({ fields: def.args ?? {} }, args, `${key}.args`) ??
    (about === undefined
      ? def.about && !def.maybe && `${key} does not say what it is about`
      : def.about
        ? validateValue(def.about, about, `${key}.about`)
        : `${key} is about something`);
  if (fault) return fault;
  for (const option of decision.options) {
    const patterns = def.options[option.key];
    if (patterns === undefined) return `${key} has no answer ${option.key}`;
    const wrong = validateOption(option, [patterns].flat(), options[option.key], key);
    if (wrong) return wrong;
  }
  for (const aside of decision.asides) {
    const known = asides[aside.key];
    if (!known) return `${aside.key} is not an aside of the vocabulary`;
    const wrong = validateOption(aside, [known.id], known, key);
    if (wrong) return wrong;
  }
  return undefined;
}

function validateOption(
  { id, key, args = {} }: PublicOption | PublicAside,
  patterns: readonly string[],
  def: OptionDef | undefined,
  at: string,
): string | undefined {
  if (!def) return `${key} of ${at} is not in the vocabulary`;
  if (!patterns.some((pattern) => patternRegExp(pattern).test(id)))
    return `${id} of ${at} is not ${patterns.join(' or ')}`;
  return validateValue({ fields: def.args ?? {} }, args, `${at} ${id}`);
}

const forms = new Map<string, RegExp>();
function patternRegExp(pattern: string): RegExp {
  let form = forms.get(pattern);
  if (!form) {
    form = new RegExp(`^${pattern.replace(/\{\w+\}/g, '.+')}$`);
    forms.set(pattern, form);
  }
  return form;
}

/** Returns the difference of a value from its shape. */
function validateValue(shape: ValueShape, value: unknown, at: string): string | undefined {
  if (typeof shape === 'string') {
    const typeName = shape === 'number' || shape === 'seat' ? 'number' : shape === 'boolean' ? shape : 'string';
    const wanted = shape === 'effect' ? 'object' : typeName;
    return typeof value === wanted ? undefined : `${at} is ${JSON.stringify(value)}, not ${shape}`;
  }
  if ('list' in shape) {
    if (!Array.isArray(value)) return `${at} is not a list`;
    return firstError(value, (one, i) => validateValue(shape.list, one, `${at}[${i}]`));
  }
  if (typeof value !== 'object' && !Array.isArray(shape)) return `${at} is ${JSON.stringify(value)}`;
  if ('table' in shape) {
    return firstError(Object.entries(value as object), ([id, one]) => validateValue(shape.table, one, `${at}.${id}`));
  }
  if ('fields' in shape) return validateFields(shape.fields, value as Readonly<Record<string, unknown>>, at);
  return shape.some((word) => word === value) ? undefined : `${at} is ${JSON.stringify(value)}, none of ${shape}`;
}

function validateFields(fields: ValueShapes, value: Readonly<Record<string, unknown>>, at: string): string | undefined {
  for (const [name, one] of Object.entries(value)) {
    const shape = fields[name] ?? fields[`${name}?`] ?? fields[name.replace(/\d+$/, '#')];
    const wrong = shape === undefined ? `${at} has ${name}` : validateValue(shape, one, `${at}.${name}`);
    if (wrong) return wrong;
  }
  const missing = Object.keys(fields).find((name) => !/[?#]$/.test(name) && value[name] === undefined);
  return missing && `${at} lacks ${missing}`;
}

function firstError<T>(list: readonly T[], wrong: (one: T, i: number) => string | undefined): string | undefined {
  for (const [i, one] of list.entries()) {
    const found = wrong(one, i);
    if (found) return found;
  }
  return undefined;
}
