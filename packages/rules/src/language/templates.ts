import { emptyList, isEmptyList } from './lists.js';

/**
 * Objects that rules read most often have one hidden class, which makes reads several times faster. Components of a
 * kind have the same fields in the same order, undefined if missing. The same holds for each sort of effect, modifier,
 * ability, cost, and so on.
 */

/** Gives all components of a kind the same fields. */
export function unifyFields<T extends object>(components: Map<string, T>): void {
  const fields = new Set<string>();
  for (const component of components.values()) for (const field of Object.keys(component)) fields.add(field);
  const blank = blankWith([...fields]);
  // For V8 the first copy of an object has another hidden class than all later ones.
  fillTemplate(blank, blank);
  for (const [id, component] of components) {
    const whole = fillTemplate(blank, component);
    for (const field in whole) if (isEmptyList(whole[field])) Reflect.set(whole, field, emptyList());
    components.set(id, whole);
  }
}

/** The sort of the value in a field of that name. */
const SORTS: Readonly<Record<string, string | undefined>> = {
  abilities: 'ability',
  action: 'ability',
  cast: 'cast',
  cost: 'cost',
  entries: 'entry',
  passCost: 'cost',
  triggers: 'trigger',
  weapon: 'weapon',
};

/** Blank objects by sort, with all fields undefined. */
export type Templates = ReadonlyMap<string, object>;

/**
 * Gives effects (`do`), modifiers (`mod`) and the values of {@link SORTS} all fields of their sort, at any depth.
 * Changes the copies that {@link unifyFields} has made, not the packs. `below`: existing templates to fit. Returns
 * undefined, and changes nothing, if the components have fields that those lack.
 */
export function applyTemplates(
  kinds: readonly ReadonlyMap<string, object>[],
  below?: Templates,
): Templates | undefined {
  const fields = new Map<string, Set<string>>();
  for (const kind of kinds) for (const component of kind.values()) collectFields(component, '', fields);
  if (below && !covers(below, fields)) return undefined;
  const blanks = below ?? new Map([...fields].map(([sort, all]) => [sort, blankWith([...all])] as const));
  // As in {@link unifyFields}.
  for (const blank of blanks.values()) fillTemplate(blank, blank);
  for (const kind of kinds) {
    for (const component of kind.values()) {
      for (const [field, value] of Object.entries(component)) {
        const now = withTemplates(value, field, blanks);
        if (now !== value) Reflect.set(component, field, now);
      }
    }
  }
  return blanks;
}

function covers(templates: Templates, fields: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  return [...fields].every(([sort, all]) => {
    const blank = templates.get(sort);
    return blank !== undefined && [...all].every((field) => Object.hasOwn(blank, field));
  });
}

/** Returns a copy with the missing fields of its template as undefined. */
function fillTemplate<T extends object>(blank: object, value: T): T {
  return { ...blank, ...value };
}

/** Returns the sort of the value in a field. Undefined: none. */
function sortOf(value: object, field: string): string | undefined {
  const { do: does, mod } = value as { readonly do?: unknown; readonly mod?: unknown };
  if (typeof does === 'string') return `do ${does}`;
  return typeof mod === 'string' ? `mod ${mod}` : SORTS[field];
}

function collectFields(value: unknown, at: string, fields: Map<string, Set<string>>): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    const sort = sortOf(value, at);
    if (sort !== undefined) {
      const known = fields.get(sort) ?? new Set<string>();
      fields.set(sort, known);
      for (const field in value) known.add(field);
    }
  }
  const isList = Array.isArray(value);
  for (const field in value) collectFields((value as Record<string, unknown>)[field], isList ? at : field, fields);
}

/** Returns a value with its templates applied at any depth; the value itself if there is none. */
function withTemplates(value: unknown, at: string, blanks: Templates): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isList = Array.isArray(value);
  const sort = isList ? undefined : sortOf(value, at);
  let copy = sort === undefined ? undefined : fillTemplate(blanks.get(sort) as object, value);
  for (const field in value) {
    const inner = (value as Record<string, unknown>)[field];
    const now = withTemplates(inner, isList ? at : field, blanks);
    if (now === inner) continue;
    copy ??= isList ? value.slice() : { ...value };
    Reflect.set(copy, field, now);
  }
  return copy ?? value;
}

/**
 * Returns an object with undefined fields. It is parsed from JSON, which gives it its final hidden class from the
 * start: an object that gains twenty fields one by one becomes a hash table to V8, and so do its copies.
 */
function blankWith(fields: readonly string[]): object {
  const empty: object = JSON.parse(JSON.stringify(Object.fromEntries(fields.map((field) => [field, null]))));
  for (const field of fields) Reflect.set(empty, field, undefined);
  return empty;
}
