import { type CheckDetails, chanceOfCheck } from '@vigil/rules';
import { type ClueChance, chancesWithClues } from '@vigil/table';
import { t } from '../words/t.js';
import type { LoadedContent } from './loaded-content.js';
import { formatCheckChance, formatPercent } from './percent.js';

/**
 * Dice of the check behind an option, with its weapons, a bonus to allocate, and the effect of Clues. `checks`: all
 * checks of the question; `hidesWeapons`: weapons are shown elsewhere.
 */
export function checkHint(
  loaded: LoadedContent,
  check: CheckDetails,
  checks: Readonly<Record<string, CheckDetails>> | undefined,
  hidesWeapons: boolean,
): string {
  const parts = [diceText(loaded, check, hidesWeapons)];
  const { horror } = checks ?? {};
  // The price of the Horror check is among the stakes.
  if (check.check === 'combat' && horror) {
    parts[0] = t('shared.odds.first', { chance: formatCheckChance(horror), fails: '', rolled: parts[0] as string });
  }
  const clues = cluesHint(chancesWithClues(check));
  if (clues) parts.push(clues);
  return parts.join('; ');
}

function diceText({ content, words }: LoadedContent, check: CheckDetails, hidesWeapons: boolean): string {
  const { dice: n, sources, allocating } = check;
  if (allocating) {
    const { dice, skill, value } = allocating;
    const without = formatPercent(chanceOfCheck(check, 0, n));
    return t('shared.odds.allocating', { n: dice, skill: words.say(`skill.${skill}`), value, without });
  }
  const armed = hidesWeapons ? [] : sources.filter(({ source }) => content.cards.get(source)?.weapon);
  const weapons = words.list(armed.map(({ source }) => words.name('card', source)));
  return armed.length > 0 ? t('shared.odds.armed', { n, weapons }) : t('shared.odds.dice', { n });
}

/** A check with a first step of Clues, and with one more. */
export function cluesHint([one, two]: readonly ClueChance[]): string | undefined {
  if (!one) return undefined;
  const args = { n: one.clues, one: formatPercent(one.chance) };
  return two
    ? t('shared.odds.clues', { ...args, m: two.clues, two: formatPercent(two.chance) })
    : t('shared.odds.clue', args);
}
