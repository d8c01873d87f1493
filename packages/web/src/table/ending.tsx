import type { HauntOutcome, Outcome } from '@vigil/rules';
import { useEffect, useRef } from 'react';
import { exportGame } from '../game/files.js';
import type { Session } from '../game/session.js';
import type { TableView } from '../game/view.js';
import { words } from '../game/words.js';
import { News } from './news.js';

/** How the game ended, on the sheet of paper that held its decisions. */
export function Ending({
  session,
  outcome,
  leave,
}: {
  session: Session;
  outcome: Outcome | HauntOutcome;
  leave: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { view, seed } = session.snapshot();
  const rows = [...('days' in outcome ? hauntRows(outcome) : arkhamRows(outcome, view)), ['Seed', seed] as const];
  return (
    <section className={outcome.won ? 'decision ending won' : 'decision ending lost'} aria-label="The end">
      <header>
        <b>The game is over</b>
        <span>{'days' in outcome ? `Day ${outcome.days}` : `Turn ${outcome.turns}`}</span>
      </header>
      <div className="decision-body">
        <h2 ref={heading} tabIndex={-1}>
          {outcome.won ? 'Arkham is saved' : 'Arkham is lost'}
        </h2>
        <p className="how">{words.capital(words.say(`ending.${outcome.how}`))}.</p>
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
        <News />
        <div className="ending-tools">
          <button type="button" className="great" onClick={leave}>
            New game
          </button>
          <button type="button" onClick={() => exportGame(session.save(), seed)}>
            Export this game
          </button>
        </div>
      </div>
    </section>
  );
}

type Row = readonly [name: string, value: string | undefined];

function arkhamRows({ turns, awakenedBy, score, firstCitizen }: Outcome, view: TableView): Row[] {
  const citizen = firstCitizen === undefined ? undefined : view.investigators[firstCitizen]?.id;
  return [
    ['Turns', String(turns)],
    ['Awakened', awakenedBy && words.say(`cause.${awakenedBy}`)],
    ['Score', score === undefined ? undefined : String(score)],
    ['First Citizen', citizen && words.name('investigator', citizen)],
  ];
}

function hauntRows({ days, turns }: HauntOutcome): Row[] {
  return [
    ['Days', String(days)],
    ['Phases', String(turns)],
  ];
}
