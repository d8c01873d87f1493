/** Building blocks of German messages, to avoid repetition. */

/**
 * Returns a clause in its forms (argument `who`): to the player, third person, after "du darfst", and later in a
 * sentence.
 *
 * In the last form verb and subject are inverted. Imperatives stay unchanged there.
 */
export function clauseForms(you: string, third: string, may: string, then = you): string {
  return `{who, select, third {${third}} may {${may}} then {${then}} other {${you}}}`;
}

/** Returns an imperative without third person form. */
export function imperative(you: string, may: string): string {
  return `{who, select, may {${may}} other {${you}}}`;
}

/** Returns an event with its subject first and with its verb first. */
export function statement(you: string, then: string): string {
  return `{who, select, then {${then}} other {${you}}}`;
}

/** Returns a passive in the second person: "du wirst verhaftet"; as a choice, "dich verhaften lassen". */
export function passive(what: string, infinitive: string): string {
  return clauseForms(`du wirst ${what}`, `wird ${what}`, `{sich} ${infinitive} lassen`, `wirst du ${what}`);
}

/** Returns a noun with its own genitive, for "die Hälfte …". */
export function withGenitive(nominative: string, genitive: string): string {
  return `{case, select, genitive {${genitive}} other {${nominative}}}`;
}

/** Returns a noun by number, in the accusative. */
export function nounByNumber(one: string, many: string): string {
  return `{n, plural, one {${one}} other {${many}}}`;
}

/**
 * Same, with an adjective. Its ending depends on gender, number and, in the plural, on "deine" or "keine" before it.
 */
export function adjectiveNoun(stem: string, gender: 'm' | 'f' | 'n', one: string, many: string): string {
  const ending = { m: 'en', f: 'e', n: 'es' }[gender];
  return nounByNumber(`${stem}${ending} ${one}`, `{after, select, none {${stem}e} other {${stem}en}} ${many}`);
}

/** Returns a placeholder for a location: "im Wald", "bei Miskatonic". */
export function atPlace(place = 'place'): string {
  return `{${place}At}`;
}

/** Returns a placeholder for a destination at the start of a sentence: "In den Wald". */
export function toPlaceCapital(place = 'place'): string {
  return `{${place.charAt(0).toUpperCase()}${place.slice(1)}To}`;
}
