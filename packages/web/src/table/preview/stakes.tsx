import { aboutOf, type CheckDetails, chanceOfCheck, type TypedDecision } from '@vigil/rules';
import { type CheckStakes, stakesOf } from '@vigil/table';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { formatPercent } from '../../text/percent.js';
import { useLoadedContent } from '../../text/use-content.js';
import { useTable } from '../context.js';
import { FailurePrice } from '../decision/check-sum.js';
import { t } from './words.js';
import './stakes.css';

/** The stakes of a fight or evasion about to be chosen. */
export function FightStakes({ decision }: { decision: TypedDecision }) {
  const { monster, checks = {} } = aboutOf(decision);
  const { fight, horror } = checks;
  if (!fight || monster === undefined) return null;
  const by = decision.by[0] ?? 0;
  return (
    <OnStage>
      {horror && <FailurePrice check={horror} by={by} named />}
      <CombatStakes check={fight} chance={chanceOfCheck(fight)} monster={monster} by={by} />
    </OnStage>
  );
}

/** On the stage of a fight if it is open, else in place. `isHidden`: keeps its room. */
export function OnStage({ isHidden = false, children }: { isHidden?: boolean; children: ReactNode }) {
  const { stageSlot } = useTable();
  if (!stageSlot) return children;
  return createPortal(<div data-hidden={isHidden || undefined}>{children}</div>, stageSlot);
}

interface Props {
  readonly check: CheckDetails;
  /** The chance to pass. */
  readonly chance: number;
  readonly monster: string;
  readonly by: number;
}

/** The reward of a passed Combat check, the cost of a failure, and the effect of further failures. */
export function CombatStakes({ check, chance, monster, by }: Props) {
  const { content, words } = useLoadedContent();
  const { view, game } = useTable().snapshot;
  const who = view.investigators[by];
  if (!who) return null;
  const stakes = stakesOf(check, who, chance);
  const nameInText = words.nameInForm('monster', monster, 'the');
  const name = words.capitalize(nameInText);
  const kind = content.tokens.get(monster);
  const { difficulty, counts = 0 } = check;
  const won =
    game === 'haunt'
      ? t('ui.stakes.driven', { monster: name, n: Math.max(counts, difficulty) })
      : kind?.abilities.includes('endless')
        ? t('ui.stakes.returns', { monster: name })
        : t('ui.stakes.beaten', { monster: name });
  return (
    <section className="stakes" aria-label={t('ui.stakes.title')}>
      <h3>{t('ui.stakes.title')}</h3>
      <dl>
        <div className="won">
          <dt>{t('ui.stakes.won', { n: difficulty })}</dt>
          <dd>{kind?.defeated ? monsterText() : won}</dd>
        </div>
        <div className="missed">
          <dt>{t('ui.stakes.missed')}</dt>
          <dd>
            {stakes.length === 0
              ? t('ui.stakes.nothing', { game, monster: nameInText })
              : stakes.map((stake) => <PointLoss key={stake.what} of={stake} />)}
          </dd>
        </div>
        {stakes
          .filter(({ misses }) => misses <= 3)
          .map((stake) => (
            <div key={stake.what} className="end">
              <dt>{t('ui.stakes.falls', { n: stake.misses })}</dt>
              <dd>
                {t('ui.stakes.end', { what: check.fails?.fatal ? 'devoured' : stake.what, game })}
                <b>{t('ui.stakes.chance', { chance: formatPercent(stake.chance) })}</b>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );

  function monsterText(): string {
    return won.replace(/[.;:].*/, '.');
  }
}

/** Points lost, as a row of pips and in figures. */
function PointLoss({ of: { what, now, after } }: { of: CheckStakes }) {
  return (
    <span className={`loss ${what}`}>
      <span aria-hidden="true" className="pips">
        {Array.from({ length: now }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points differ only in position
          <i key={i} className={i < after ? '' : 'gone'} />
        ))}
      </span>
      {t('ui.stakes.loses', { what: t(`ui.figure.${what}`), now, after })}
    </span>
  );
}
