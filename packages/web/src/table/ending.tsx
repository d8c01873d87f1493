import type { Outcome } from '@vigil/rules';
import { useEffect, useRef } from 'react';
import { words } from '../game/arkham.js';
import { exportGame } from '../game/files.js';
import type { Session } from '../game/session.js';
import { News } from './news.js';

/** How the game ended, on the sheet of paper that held its decisions. */
export function Ending({ session, outcome, leave }: { session: Session; outcome: Outcome; leave: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { view, seed } = session.snapshot();
  const citizen = outcome.firstCitizen === undefined ? undefined : view.investigators[outcome.firstCitizen]?.id;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Turns', String(outcome.turns)],
    ['Awakened', outcome.awakenedBy && words.say(`cause.${outcome.awakenedBy}`)],
    ['Score', outcome.score === undefined ? undefined : String(outcome.score)],
    ['First Citizen', citizen && words.name('investigator', citizen)],
    ['Seed', seed],
  ];
  return (
    <section className={outcome.won ? 'decision ending won' : 'decision ending lost'} aria-label="The end">
      <header>
        <b>The game is over</b>
        <span>Turn {outcome.turns}</span>
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
