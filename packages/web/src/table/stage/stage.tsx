import { useLoadedContent } from '../../text/use-content.js';
import './stage.css';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';

// Not needed before the first fight, and the end.
const Poster = lazy(() => import('./poster.js'));
const FightScene = lazy(() => import('./fight-scene.js'));

interface Props {
  /** Token of the monster that is fought here. */
  readonly opponent: string | undefined;
  /** Receives the element for the stakes of the fight. */
  readonly setSlot: (slot: HTMLElement | undefined) => void;
}

/**
 * Scenes in front of the board instead of on it: a fight, the confrontation with the Ancient One, and the end of a
 * game. The board can still be opened.
 */
export function Stage({ opponent, setSlot }: Props): ReactNode {
  const { content } = useLoadedContent();
  const { snapshot, gameUi } = useTable();
  const { view, outcome, lookingAt } = snapshot;
  const [city, setCity] = useState(false);
  const def = content.ancientOnes.get(view.ancientOne);
  const ended = outcome && lookingAt === undefined;
  const faces = ended || gameUi.confrontation(view) !== undefined;
  if (!def || !(faces || (opponent !== undefined && lookingAt === undefined))) return null;
  const label = ended ? 'ui.stage.end' : faces ? gameUi.stageLabel : 'ui.stage.fight';
  return (
    <section className={`stage${faces ? '' : ' of-fight'}${city ? ' aside' : ''}`} aria-label={t(label)}>
      {!city &&
        (ended ? (
          <Suspense>
            <Poster def={def} outcome={outcome} view={view} />
          </Suspense>
        ) : faces ? (
          <gameUi.ConfrontationScene def={def} view={view} />
        ) : (
          <Suspense>
            <FightScene token={opponent as string} setSlot={setSlot} />
          </Suspense>
        ))}
      <button type="button" className="stage-turn" aria-pressed={city} onClick={() => setCity(!city)}>
        {t('ui.stage.city')}
      </button>
    </section>
  );
}
