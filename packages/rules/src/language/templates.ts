import { emptyList, isEmptyList } from './lists.js';

/**
 * What rules read all the time is of one shape: that is read several times as fast. Components of a kind have the same
 * fields in the same order, with nothing in those they have not, and so have the effects and modifiers of a sort, and
 * abilities, what these cost, and so on.
 */

/** Gives all components of a kind the same fields. */
export function unifyFields<T extends object>(components: Map<string, T>): void {
  const fields = new Set<string>();
  for (const component of components.values()) for (const field of Object.keys(component)) fields.add(field);
  const blank = blankWith([...fields]);
  // To V8 the first copy of an object is of another shape than all that follow.
  fillTemplate(blank, blank);
  for (const [id, component] of components) {
    const whole = fillTemplate(blank, component);
    for (const field in whole) if (isEmptyList(whole[field])) Reflect.set(whole, field, emptyList());
    components.set(id, whole);
  }
}

/** Of what sort is what stands in a field of that name. */
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

/** What was moulded by what: for each sort a thing with nothing in each of its fields. */
export type Templates = ReadonlyMap<string, object>;

/**
 * Gives effects (`do`), modifiers (`mod`) and what {@link SORTS} names, wherever they stand in components, the fields of all
 * of their sort. The components are those that {@link unifyFields} has made: they are changed in place, and what packs hold stays as it is. `below`: moulds
 * there are, in which they shall be too; undefined comes back, and nothing is done, where they say more than those hold.
 */
export function applyTemplates(
  kinds: readonly ReadonlyMap<string, object>[],
  below?: Templates,
): Templates | undefined {
  const fields = new Map<string, Set<string>>();
  for (const kind of kinds) for (const component of kind.values()) collectFields(component, '', fields);
  if (below && !covers(below, fields)) return undefined;
  const blanks = below ?? new Map([...fields].map(([sort, all]) => [sort, blankWith([...all])] as const));
  // As there.
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

function covers(moulds: Templates, fields: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  return [...fields].every(([sort, all]) => {
    const blank = moulds.get(sort);
    return blank !== undefined && [...all].every((field) => Object.hasOwn(blank, field));
  });
}

/** A thing with what it has, and with nothing in the other fields of its mould. */
function fillTemplate<T extends object>(blank: object, value: T): T {
  return { ...blank, ...value };
}

/** The sort of what stands in that field; undefined: it is of none. */
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

/** What stands in that field with all that is of some sort in its mould; the very thing where there is none. */
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
 * An object with nothing in its fields. It comes out of JSON because what is read there has its shape from the beginning:
 * an object to which twenty fields are added one by one becomes a table to V8, and so do its copies.
 */
function blankWith(fields: readonly string[]): object {
  const empty: object = JSON.parse(JSON.stringify(Object.fromEntries(fields.map((field) => [field, null]))));
  for (const field of fields) Reflect.set(empty, field, undefined);
  return empty;
}
