/** The odds against a monster, in words. */
import type { FoePreview } from '@vigil/rules';
import { failureText, type TextContext } from './change-text.js';
import { checksOnStopping, type FoeOdds, foeOdds } from './fight-odds.js';
import { formatPercent } from './odds.js';
import type { TableInvestigator } from './view.js';

/** The checks of a fight that has begun. */
export const FIGHT_CHECKS = ['horror', 'fight', 'guard'] as const satisfies readonly (keyof FoeOdds)[];

/**
 * Returns the odds against a monster, each with the price of a failure for an investigator. `which`: the checks, by
 * default those on stopping where it is.
 */
export function foeOddsText(
  reader: TextContext,
  foe: FoePreview,
  who: TableInvestigator | undefined,
  which: readonly (keyof FoeOdds)[] = checksOnStopping(foe),
): string {
  const { w } = reader;
  const chances = foeOdds(foe);
  return which
    .flatMap((what) => {
      const [chance, check] = [chances[what], foe[what]];
      if (chance === undefined || !check) return [];
      const fails = failureText(reader, who, check, 'else');
      return [w.say(`preview.${what}`, { chance: formatPercent(chance, w.locale), fails })];
    })
    .join('; ');
}
