/** What German messages are put together from, where whole ones would say the same thing many times over. */

/**
 * A clause in its forms (argument `who`): said to you, of somebody, after "du darfst", and to you after something else
 * of the sentence, where verb and subject change places. Imperatives stay as they are there.
 */
export function clauseForms(you: string, third: string, may: string, then = you): string {
  return `{who, select, third {${third}} may {${may}} then {${then}} other {${you}}}`;
}

/** A clause that is never said of somebody. */
export function imperative(you: string, may: string): string {
  return `{who, select, may {${may}} other {${you}}}`;
}

/** Something that happens: with its subject first, and with its verb first. */
export function statement(you: string, then: string): string {
  return `{who, select, then {${then}} other {${you}}}`;
}

/** In the passive of you: "du wirst verhaftet". */
export function passive(what: string): string {
  return clauseForms(`du wirst ${what}`, `wird ${what}`, `${what} werden`, `wirst du ${what}`);
}

/** What has a genitive of its own, for "die Hälfte …". */
export function withGenitive(nominative: string, genitive: string): string {
  return `{case, select, genitive {${genitive}} other {${nominative}}}`;
}

/** A noun by number, in the accusative. */
export function nounByNumber(one: string, many: string): string {
  return `{n, plural, one {${one}} other {${many}}}`;
}

/** The same with an adjective, whose ending depends on gender, number and, in the plural, on "deine" or "keine" before. */
export function adjectiveNoun(stem: string, gender: 'm' | 'f' | 'n', one: string, many: string): string {
  const ending = { m: 'en', f: 'e', n: 'es' }[gender];
  return nounByNumber(`${stem}${ending} ${one}`, `{after, select, none {${stem}e} other {${stem}en}} ${many}`);
}

/** So many successes, of a roll that is told. */
export const SUCCESSES_PLURAL = '{successes, plural, =0 {kein Erfolg} one {ein Erfolg} other {# Erfolge}}';

/** Where something is: "im Wald", "bei Miskatonic". */
export function atPlace(place = 'place'): string {
  return `{${place}At}`;
}

/** Where something goes: "in den Wald". */
export function toPlace(place = 'place'): string {
  return `{${place}To}`;
}

/** The same at the start of a sentence. */
export function toPlaceCapital(place = 'place'): string {
  return `{${place.charAt(0).toUpperCase()}${place.slice(1)}To}`;
}
