import type { CheckInSight } from '@vigil/rules';
import { bestDice, chanceOf, clueDice, passes, perCent, type Somebody, type TableView } from '@vigil/table';
import { t } from '../words/t.js';
import type { Edition } from './edition.js';

/**
 * The dice an answer would have rolled, the weapons among them and a bonus to allocate, and what Clues would do that are
 * left for it. `checks`: all the question leads to; `inHand`: the weapons are seen elsewhere.
 */
export function aheadHint(
  edition: Edition,
  check: CheckInSight,
  view: TableView,
  who: Somebody | undefined,
  checks: Readonly<Record<string, CheckInSight>> | undefined,
  inHand: boolean,
): string {
  const parts = [rolled(edition, check, inHand)];
  const { horror } = checks ?? {};
  if (check.check === 'combat' && horror) {
    parts[0] = t('ui.odds.first', { chance: chanceOf(horror), rolled: parts[0] as string });
  }
  const clues = who && withClues(check, view, who);
  if (clues) parts.push(clues);
  return parts.join('; ');
}

function rolled({ content, words }: Edition, check: CheckInSight, inHand: boolean): string {
  const { dice: n, sources, allocating } = check;
  if (allocating) {
    const { dice, skill, value } = allocating;
    const without = perCent(passes(check, n));
    return t('ui.odds.ahead.allocating', { n: dice, skill: words.say(`skill.${skill}`), value, without });
  }
  const armed = inHand ? [] : sources.filter(({ source }) => content.cards.get(source)?.weapon);
  const weapons = words.list(armed.map(({ source }) => words.name('card', source)));
  return armed.length > 0 ? t('ui.odds.ahead.armed', { n, weapons }) : t('ui.odds.ahead', { n });
}

function withClues(check: CheckInSight, view: TableView, who: Somebody): string | undefined {
  const clues = check.clues ?? who.clues;
  const perClue = clueDice(view, who, check.check);
  const more = (n: number) => perCent(passes(check, bestDice(check) + n * perClue));
  if (clues <= 0) return undefined;
  return clues === 1
    ? t('ui.odds.ahead.clue', { more: more(1) })
    : t('ui.odds.ahead.clues', { one: more(1), two: more(2) });
}
