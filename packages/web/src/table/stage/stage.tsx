import { useLoadedContent } from '../../text/use-content.js';
import './stage.css';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';

// A game ends once.
const Poster = lazy(() => import('./poster.js'));

/**
 * Scenes in front of the board instead of on it: the confrontation with the Ancient One, and the end of a game. The
 * board can still be opened.
 */
export function Stage(): ReactNode {
  const { content } = useLoadedContent();
  const { snapshot, gameUi } = useTable();
  const { view, outcome, lookingAt } = snapshot;
  const [city, setCity] = useState(false);
  const def = content.ancientOnes.get(view.ancientOne);
  const ended = outcome && lookingAt === undefined;
  if (!def || !(ended || gameUi.confrontation(view))) return null;
  return (
    <section className={city ? 'stage aside' : 'stage'} aria-label={t(ended ? 'ui.stage.end' : gameUi.stageLabel)}>
      {!city &&
        (ended ? (
          <Suspense>
            <Poster def={def} outcome={outcome} view={view} />
          </Suspense>
        ) : (
          <gameUi.ConfrontationScene def={def} view={view} />
        ))}
      <button type="button" className="stage-turn" aria-pressed={city} onClick={() => setCity(!city)}>
        {t('ui.stage.city')}
      </button>
    </section>
  );
}
