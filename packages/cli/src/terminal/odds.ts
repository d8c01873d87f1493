import type { Words } from '@vigil/rules';
import {
  chanceOfSuccesses,
  formatPercent,
  ODDS_TABLE_SUCCESSES,
  oddsTable,
  ROLL_KINDS,
  type RollKind,
} from '@vigil/table';
import type { Screen } from './screen.js';
import { say } from './text.js';

/** Ways to roll a check that differ in successful faces. */
const SHOWN_ROLLS = ['fair', 'blessed', 'cursed'] as const satisfies readonly RollKind[];

/**
 * Returns the table of odds. With a number of dice: the chance of each number of successes. With both numbers: that one
 * chance, also blessed and cursed.
 */
export function oddsLines(w: Words, screen: Screen, dice: number | undefined, successes: number | undefined): string[] {
  if (dice === undefined) return table(w, screen);
  const needed =
    successes === undefined
      ? Array.from({ length: Math.min(dice, ODDS_TABLE_SUCCESSES) }, (_, n) => n + 1)
      : [successes];
  return needed.map((n) => {
    const ways = SHOWN_ROLLS.map((how) =>
      say(w, 't.odds.way', { how, chance: formatPercent(chanceOfSuccesses(dice, n, ROLL_KINDS[how].faces), w.locale) }),
    );
    return say(w, 't.odds.of', { dice, n, ways: ways.join(', ') });
  });
}

function table(w: Words, screen: Screen): string[] {
  const head = Array.from({ length: ODDS_TABLE_SUCCESSES }, (_, n) => String(n + 1).padStart(5)).join('');
  const rows = oddsTable().map(
    (row, i) => `${String(i + 1).padStart(4)} ${row.map((chance) => paintChance(screen, chance)).join('')}`,
  );
  return [say(w, 't.odds.about'), screen.paint('strong', `     ${head}`), ...rows, say(w, 't.odds.more')];
}

function paintChance(screen: Screen, chance: number): string {
  const text = (chance <= 0 ? '<1' : chance >= 100 ? '>99' : String(chance)).padStart(5);
  return screen.paint(chance >= 67 ? 'good' : chance >= 34 ? 'fair' : 'bad', text);
}
