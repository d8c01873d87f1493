/** Names of checks with their modifiers. */
import type { Amount } from '../language/conditions.js';
import type { CheckKind } from '../language/terms.js';
import { isCompoundCount, valueText, withSharedEnd } from './nouns.js';
import type { ClauseForm } from './passages.js';
import type { Words } from './words.js';

/** "Luck (−1) check", "Luck check", "Luck check (modifier: the monster's awareness)". */
function checkName(w: Words, check: CheckKind, modifier: Amount): string {
  const name = w.say(`check.${check}`);
  if (modifier === 0) return name;
  if (typeof modifier !== 'number') return w.say('check.with-value', { noun: name, value: modifierText(w, modifier) });
  const key = `check.with.${check}`;
  return w.say(w.has(key) ? key : 'check.with', { noun: name, modifier: w.signed(modifier) });
}

/** "+1 for each open gate"; other values as such: "the monster's awareness". */
function modifierText(w: Words, modifier: Exclude<Amount, number>): string {
  const counts = 'count' in modifier && !isCompoundCount(modifier) && w.has(`countable.${modifier.count}.each`);
  if (!counts) return valueText(w, modifier);
  return w.say('amount.each', { one: w.signed(1), thing: w.say(`countable.${modifier.count}.each`) });
}

/** "Luck (−1) check", or later in a sentence "make a Luck (−1) check", with the successes needed. */
export function checkHead(
  w: Words,
  check: CheckKind,
  modifier: Amount,
  difficulty: Amount | undefined,
  form: ClauseForm,
): string {
  return withDifficulty(w, makeCheck(w, check, checkName(w, check, modifier), form), difficulty);
}

/** "Fight (−2) or Lore (−2) check", by form. */
export function eitherCheck(
  w: Words,
  checks: readonly { readonly check: CheckKind; readonly modifier: Amount }[],
  difficulty: Amount | undefined,
  form: ClauseForm,
): string {
  const suffix = w.say('check.suffix');
  const names = checks.map(({ check, modifier }, i) => {
    const name = checkName(w, check, modifier);
    return i < checks.length - 1 && name.endsWith(suffix) ? name.slice(0, name.length - suffix.length) : name;
  });
  const [first] = checks;
  return withDifficulty(
    w,
    makeCheck(w, first?.check ?? 'any', w.list(withSharedEnd(names) ?? names, 'or'), form),
    difficulty,
  );
}

function makeCheck(w: Words, check: CheckKind | 'any', name: string, form: ClauseForm): string {
  return form === 'you' ? name : w.say('check.make', { who: form, id: check, noun: name });
}

/** Adds the successes needed, in the brackets of the modifier if the text ends with them. */
function withDifficulty(w: Words, made: string, difficulty: Amount | undefined): string {
  if (difficulty === undefined || difficulty === 1) return made;
  const needed =
    typeof difficulty === 'number'
      ? w.say('check.difficulty', { n: difficulty })
      : w.say('check.difficulty.as', { value: valueText(w, difficulty) });
  return `${made} ${needed}`.replace(') (', '; ');
}
