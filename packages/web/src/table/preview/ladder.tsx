import { bestDice, type CheckDetails, type Loadout } from '@vigil/rules';
import { successChances } from '@vigil/table';
import { formatPercent } from '../../text/percent.js';
import { t } from './words.js';
import './ladder.css';

/**
 * Every number of successes with its chance. A line separates those that suffice; the effect of further ones is below
 * it.
 */
export function SuccessLadder({ outcomes }: { outcomes: Loadout['outcomes'] }) {
  const rungs = successChances(outcomes);
  const check = outcomes[0]?.check;
  if (!check || rungs.length < 2) return null;
  const highest = Math.max(...rungs.map(({ chance }) => chance));
  const enough = rungs.reduce((sum, rung) => sum + (rung.isEnough ? rung.chance : 0), 0);
  const title = outcomes.length > 1 ? t('ui.ladder.cast') : t('ui.ladder.title', { n: bestDice(check) });
  const last = rungs.length - 1;
  const labels = rungs.map(({ successes: n, chance }) =>
    t(n === last ? 'ui.ladder.or-more' : 'ui.ladder.said', { n, chance: formatPercent(chance) }),
  );
  const passing = t('ui.ladder.enough', { n: check.difficulty, chance: formatPercent(enough) });
  return (
    <figure className="ladder">
      <figcaption>{title}</figcaption>
      <div role="img" aria-label={`${labels.join(', ')}. ${passing}`}>
        {rungs.map((rung) => (
          <span
            key={rung.successes}
            className={`${rung.isEnough ? 'enough' : ''} ${rung.successes === check.difficulty ? 'line' : ''}`}
          >
            <small>{formatPercent(rung.chance)}</small>
            <i style={{ height: `${Math.max(2, (rung.chance / highest) * 54)}px` }} />
            <b>{rung.successes === last && last > check.difficulty ? `${last}+` : rung.successes}</b>
          </span>
        ))}
      </div>
      <p className="small">
        {passing}. {formatSurplus(check, rungs)}
      </p>
    </figure>
  );
}

/** Formats the effect of successes beyond the difficulty, and its chance. */
function formatSurplus(
  { counts, surplusEffect, difficulty }: CheckDetails,
  rungs: ReturnType<typeof successChances>,
): string {
  if (counts === undefined) return t('ui.ladder.nothing');
  const from = (n: number) => formatPercent(rungs.slice(n).reduce((sum, { chance }) => sum + chance, 0));
  if (surplusEffect === 'doom') return t('ui.ladder.doom');
  if (surplusEffect === 'clues') return t('ui.ladder.clues', { chance: from(difficulty + 1) });
  if (surplusEffect === 'trophy' && counts > 0)
    return t('ui.ladder.trophy', { n: counts, chance: from(Math.min(counts, rungs.length - 1)) });
  return t('ui.ladder.text');
}
