import { type CheckInSight, chanceOfCheck } from '@vigil/rules';
import { chanceOf, perCent, type WithClues, withClues } from '@vigil/table';
import { t } from '../words/t.js';
import type { Edition } from './edition.js';

/**
 * The dice an answer would have rolled, the weapons among them and a bonus to allocate, and what Clues would do that may
 * be spent on it. `checks`: all the question leads to; `inHand`: the weapons are seen elsewhere.
 */
export function aheadHint(
  edition: Edition,
  check: CheckInSight,
  checks: Readonly<Record<string, CheckInSight>> | undefined,
  inHand: boolean,
): string {
  const parts = [rolled(edition, check, inHand)];
  const { horror } = checks ?? {};
  if (check.check === 'combat' && horror) {
    parts[0] = t('ui.odds.first', { chance: chanceOf(horror), rolled: parts[0] as string });
  }
  const clues = cluesHint(withClues(check));
  if (clues) parts.push(clues);
  return parts.join('; ');
}

function rolled({ content, words }: Edition, check: CheckInSight, inHand: boolean): string {
  const { dice: n, sources, allocating } = check;
  if (allocating) {
    const { dice, skill, value } = allocating;
    const without = perCent(chanceOfCheck(check, 0, n));
    return t('ui.odds.ahead.allocating', { n: dice, skill: words.say(`skill.${skill}`), value, without });
  }
  const armed = inHand ? [] : sources.filter(({ source }) => content.cards.get(source)?.weapon);
  const weapons = words.list(armed.map(({ source }) => words.name('card', source)));
  return armed.length > 0 ? t('ui.odds.ahead.armed', { n, weapons }) : t('ui.odds.ahead', { n });
}

/** A check with a first step of Clues, and with one more. */
export function cluesHint([one, two]: readonly WithClues[]): string | undefined {
  if (!one) return undefined;
  const said = { n: one.clues, one: perCent(one.chance) };
  return two
    ? t('ui.odds.ahead.clues', { ...said, m: two.clues, two: perCent(two.chance) })
    : t('ui.odds.ahead.clue', said);
}
