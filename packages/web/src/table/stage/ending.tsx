import type { HauntOutcome, Outcome } from '@vigil/rules';
import { isHaunt, type TableView } from '@vigil/table';
import { useEffect, useRef } from 'react';
import { FigureList } from '../../frame/figure-list.js';
import { exportGame } from '../../play/files.js';
import type { Session } from '../../play/session.js';
import { words } from '../../say/words.js';
import { t } from '../../words/t.js';

/** How the game ended, on the sheet of paper that held its decisions. */
export function Ending({
  session,
  outcome,
  again,
  leave,
}: {
  session: Session;
  outcome: Outcome | HauntOutcome;
  /** Plays the whole game once more. */
  again: () => void;
  leave: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { view, seed } = session.snapshot();
  const haunt = 'days' in outcome;
  const figures: readonly (readonly [string, string])[] = [
    haunt ? [t('ui.end.days'), String(outcome.days)] : [t('ui.end.turns'), String(outcome.turns)],
    [t('ui.table.doom'), String(view.doom)],
    [t('ui.table.terror'), String(view.terror)],
    isHaunt(view)
      ? [t('ui.table.gates'), String(view.gates.length)]
      : [t('ui.arkham.seals'), String(view.seals.length)],
  ];
  const rows: Row[] = [
    ...(haunt ? [[t('ui.end.phases'), String(outcome.turns)] as const] : arkhamRows(outcome, view)),
    [t('ui.end.seed'), seed],
  ];
  return (
    <section className={outcome.won ? 'decision ending won' : 'decision ending lost'} aria-label={t('ui.end.label')}>
      <header>
        <b>{t('ui.end.over')}</b>
        <span>{'days' in outcome ? t('ui.end.day', { n: outcome.days }) : t('ui.end.turn', { n: outcome.turns })}</span>
      </header>
      <div className="decision-body">
        <h2 ref={heading} tabIndex={-1}>
          {t('ui.end.result', { won: outcome.won ? 'yes' : 'no' })}
        </h2>
        <p className="how">{words.capital(words.say(`ending.${outcome.how}`))}.</p>
        <FigureList figures={figures} className="figures of-4" />
        <dl className="result">
          {rows.map(
            ([name, value]) =>
              value !== undefined && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <div className="ending-tools">
          <button type="button" className="great" onClick={leave}>
            {t('ui.end.new')}
          </button>
          <button type="button" onClick={again}>
            {t('ui.end.again')}
          </button>
          <button type="button" onClick={() => exportGame(session.save(), seed)}>
            {t('ui.end.export')}
          </button>
        </div>
      </div>
    </section>
  );
}

type Row = readonly [name: string, value: string | undefined];

function arkhamRows({ awakenedBy, score, firstCitizen }: Outcome, view: TableView): Row[] {
  const citizen = firstCitizen === undefined ? undefined : view.investigators[firstCitizen]?.id;
  return [
    [t('ui.end.awakened'), awakenedBy && words.say(`cause.${awakenedBy}`)],
    [t('ui.end.score'), score === undefined ? undefined : String(score)],
    [t('ui.end.citizen'), citizen && words.name('investigator', citizen)],
  ];
}
