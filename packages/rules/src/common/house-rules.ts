/** For each house rule of a game its values; the first is the default. */
export type HouseRuleTable = Readonly<Record<string, readonly string[]>>;

/** The defaults of house rules. */
export function defaultsOf(known: HouseRuleTable): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(known).map(([rule, [first = '']]) => [rule, first]));
}

/** Returns the value a table has chosen for a house rule of a box. Undefined: the game is older than the rule. */
export function houseRuleOf(
  { s: { houseRules } }: { readonly s: { readonly houseRules?: Readonly<Record<string, string>> } },
  rule: string,
): string | undefined {
  return houseRules?.[rule];
}

/** Reads the house rules of a table. Throws an error that names an unknown rule or value. */
export function parseHouseRules(
  known: HouseRuleTable,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  for (const [rule, value] of Object.entries(given)) {
    if (!Object.hasOwn(known, rule)) {
      throw new Error(`houseRules: there is no "${rule}"; there are ${Object.keys(known).join(', ')}`);
    }
    const values = known[rule] as readonly unknown[];
    if (!values.includes(value)) {
      if (values.length === 1) {
        throw new Error(
          `houseRules.${rule}: with these boxes it is always ${String(values[0])}, never ${describeValue(value)}`,
        );
      }
      throw new Error(`houseRules.${rule}: ${describeValue(value)} is none of ${values.join(', ')}`);
    }
  }
  return given as Readonly<Record<string, string>>;
}

/** Formats a value from outside, of any type. */
function describeValue(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return JSON.stringify(String(value));
}
