import { gatesToWinAgainst } from '@vigil/rules';
import type { GameId } from '@vigil/table';
import { clauseAddress } from '../app/route.js';
import { useLoadedContent } from '../text/use-content.js';
import { CLAIMS } from '../words/claims.js';
import { PhaseScene } from './scenes.js';
import { type LearnKey, t } from './words.js';
import './learn.css';
import './primer.css';
import './aim.css';

const PHASES = [1, 2, 3, 4, 5] as const;

/** Wins and losses of a game. */
const WINS_AND_LOSSES = {
  arkham: {
    won: ['ui.primer.arkham.won.1', 'ui.primer.arkham.won.2', 'ui.primer.arkham.won.3'],
    lost: ['ui.primer.arkham.lost.1', 'ui.primer.arkham.lost.2'],
  },
  haunt: {
    won: ['ui.primer.haunt.won.1'],
    lost: ['ui.primer.haunt.lost.1', 'ui.primer.haunt.lost.2'],
  },
} as const satisfies Readonly<Record<GameId, Readonly<Record<'won' | 'lost', readonly LearnKey[]>>>>;

/** A game in three sentences, and how it ends, with the first of the clauses that say so. */
export function GameAim({ game }: { game: GameId }) {
  const { content } = useLoadedContent();
  const left = [...content.ancientOnes.values()].map(gatesToWinAgainst);
  const figures = { fewest: Math.min(...left), most: Math.max(...left) };
  return (
    <section className="aim" aria-labelledby="aim-title">
      <h2 id="aim-title">{t('ui.primer.aim')}</h2>
      <p className="aim-text">{t(`ui.primer.${game}.aim`)}</p>
      {(['won', 'lost'] as const).map((how) => (
        <div key={how} className={`aim-end ${how}`}>
          <h3>{t(`ui.primer.${how}`)}</h3>
          <ul>
            {WINS_AND_LOSSES[game][how].map((key) => {
              const clause = CLAIMS[key].split(' ')[0] ?? '';
              return (
                <li key={key}>
                  {t(key, figures)}{' '}
                  <a className="clause" href={clauseAddress(clause)}>
                    {clause}
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** The phases of a turn, or the parts of a day, each with a picture. */
export function TurnStrip({ game }: { game: GameId }) {
  return (
    <section className="turn-shape" aria-labelledby="turn-title">
      <h2 id="turn-title">{t(`ui.primer.turn.${game}`)}</h2>
      <ol className="turn-strip">
        {PHASES.map((n) => (
          <li key={n}>
            <div className="turn-scene">
              <PhaseScene game={game} n={n} />
            </div>
            <h3>
              <span aria-hidden="true">{n}</span> {t(`ui.primer.${game}.${n}`)}
            </h3>
            <p>{t(`ui.primer.${game}.${n}.about`)}</p>
          </li>
        ))}
      </ol>
      <p className="turn-again">{t(game === 'arkham' ? 'ui.primer.again' : 'ui.primer.again.day')}</p>
    </section>
  );
}
