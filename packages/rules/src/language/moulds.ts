/**
 * What rules read all the time is of one shape: that is read several times as fast. Components of a kind have the same
 * fields in the same order, with nothing in those they have not, and so have the effects and modifiers of a sort.
 */

/** Gives all components of a kind the same fields. */
export function alike<T extends object>(components: Map<string, T>): void {
  const fields = new Set<string>();
  for (const component of components.values()) for (const field of Object.keys(component)) fields.add(field);
  const blank = emptyWith([...fields]);
  for (const [id, component] of components) components.set(id, { ...blank, ...component });
}

/** What effects and modifiers were moulded by: for each sort a thing with nothing in each of its fields. */
export type Moulds = ReadonlyMap<string, object>;

/**
 * Gives effects (`do`) and modifiers (`mod`), wherever they stand in components, the fields of all of their sort. The
 * components are those that {@link alike} has made: they are changed in place, and what packs hold stays as it is. `below`: moulds
 * there are, in which they shall be too; undefined comes back, and nothing is done, where they say more than those hold.
 */
export function speakAlike(kinds: readonly ReadonlyMap<string, object>[], below?: Moulds): Moulds | undefined {
  const fields = new Map<string, Set<string>>();
  for (const kind of kinds) for (const component of kind.values()) gather(component, fields);
  if (below && !holds(below, fields)) return undefined;
  const blanks = below ?? new Map([...fields].map(([sort, all]) => [sort, emptyWith([...all])] as const));
  for (const kind of kinds) {
    for (const component of kind.values()) {
      for (const [field, value] of Object.entries(component)) {
        const now = moulded(value, blanks);
        if (now !== value) Reflect.set(component, field, now);
      }
    }
  }
  return blanks;
}

function holds(moulds: Moulds, fields: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  return [...fields].every(([sort, all]) => {
    const blank = moulds.get(sort);
    return blank !== undefined && [...all].every((field) => Object.hasOwn(blank, field));
  });
}

/** The sort of an effect or a modifier; undefined: it is neither. */
function sortOf(value: object): string | undefined {
  const { do: does, mod } = value as { readonly do?: unknown; readonly mod?: unknown };
  if (typeof does === 'string') return `do ${does}`;
  return typeof mod === 'string' ? `mod ${mod}` : undefined;
}

function gather(value: unknown, fields: Map<string, Set<string>>): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    const sort = sortOf(value);
    if (sort !== undefined) {
      const known = fields.get(sort) ?? new Set<string>();
      fields.set(sort, known);
      for (const field in value) known.add(field);
    }
  }
  for (const field in value) gather((value as Record<string, unknown>)[field], fields);
}

/** A thing with all effects and modifiers in it in their moulds; the very thing where there are none. */
function moulded(value: unknown, blanks: Moulds): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const sort = Array.isArray(value) ? undefined : sortOf(value);
  let copy = sort === undefined ? undefined : { ...blanks.get(sort), ...value };
  for (const field in value) {
    const inner = (value as Record<string, unknown>)[field];
    const now = moulded(inner, blanks);
    if (now === inner) continue;
    copy ??= Array.isArray(value) ? value.slice() : { ...value };
    Reflect.set(copy, field, now);
  }
  return copy ?? value;
}

/**
 * An object with nothing in its fields. It comes out of JSON because what is read there has its shape from the beginning:
 * an object to which twenty fields are added one by one becomes a table to V8, and so do its copies.
 */
function emptyWith(fields: readonly string[]): object {
  const empty: object = JSON.parse(JSON.stringify(Object.fromEntries(fields.map((field) => [field, null]))));
  for (const field of fields) Reflect.set(empty, field, undefined);
  return empty;
}
