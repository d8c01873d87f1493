import type { GameId } from '@vigil/table';
import { lazy, Suspense, useState } from 'react';
import type { StartGame } from '../app/current-game.js';
import { CREDITS_ADDRESS, TABLES_ADDRESS, VERIFY_ADDRESS } from '../app/route.js';
import { getSettings } from '../motion/settings.js';
import { hasLinks } from '../online/has-links.js';
import { HAS_SERVER } from '../online/has-server.js';
import { GAME_IDS } from '../play/games.js';
import { useSavedGames } from '../play/use-saved-games.js';
import { storageErrorText } from '../text/storage-error-text.js';
import { ErrorBoundary } from '../ui/error-boundary.js';
import { ErrorMessage } from '../ui/error-message.js';
import { Eye } from '../ui/eye.js';
import { ImportButton } from '../ui/import-button.js';
import { LanguageChoice } from '../ui/language-choice.js';
import { useScreenFocus } from '../ui/screen-focus.js';
import { t } from '../words/t.js';
import './home.css';

// The last game shows names and portraits, which are loaded with the components.
const LastGame = lazy(() => import('./last-game.js'));
// The list of boxes is not needed for the first paint. Online tables are queried after it.
const TablesBadge = lazy(() => import('../online/tables/tables-badge.js'));
const TablePlates = lazy(() => import('../online/at-table/table-plates.js'));
const QuickBoxes = lazy(() => import('./quick-boxes.js'));

const BASE_URL = import.meta.env.BASE_URL;

interface Props {
  readonly startGame: StartGame;
  readonly error: string | undefined;
}

/** The first page: continue the last game, begin one, or look around. */
export function Home({ startGame, error }: Props) {
  const { saved, error: storageError } = useSavedGames();
  const [isBusy, setIsBusy] = useState(false);
  const heading = useScreenFocus('');

  const play = async (game: GameId, box?: string) => {
    setIsBusy(true);
    await startGame(async (id) => (await import('../play/quick-start.js')).startQuickGame(id, game, box));
    setIsBusy(false);
  };
  const games = saved?.games;
  const damaged = saved?.damaged.length ?? 0;
  const last = games?.find(({ over }) => !over);
  // New players see the lessons first.
  const isNewPlayer = games?.length === 0 && damaged === 0 && storageError === undefined;

  const renderQuickStart = (className: string) => (
    <button type="button" className={className} disabled={isBusy} onClick={() => play('arkham')}>
      {t('ui.home.deal')}
    </button>
  );
  const renderLessonLink = (className: string) => (
    <a className={className} href="#learn/arkham">
      {t('ui.home.lesson')} <small>{t('ui.home.lesson.about')}</small>
    </a>
  );

  return (
    <main className="home" aria-busy={isBusy}>
      <header className="home-title">
        <Eye />
        <h1 ref={heading} tabIndex={-1}>
          {t('ui.home.title')}
        </h1>
        <p className="home-hook">{t('ui.home.hook')}</p>
        <p className="home-what">{t('ui.home.about')}</p>
      </header>
      <div className="home-scene" aria-hidden="true">
        <img src={`${BASE_URL}home.webp`} alt="" width={880} height={650} />
        <picture>
          <source media="(prefers-reduced-motion: reduce)" srcSet={`${BASE_URL}home-still.svg`} />
          <img src={`${BASE_URL}home-${getSettings().motion ? 'turn' : 'still'}.svg`} alt="" />
        </picture>
      </div>
      <ErrorMessage message={error ?? (storageError === undefined ? undefined : storageErrorText(storageError))} />
      {damaged > 0 && (
        <p className="error-message">
          {t('ui.saving.damaged', { n: damaged })} <a href="#history">{t('ui.frame.history')}</a>
        </p>
      )}
      <section className="home-plate" aria-label={t('ui.home.begin')}>
        {games !== undefined && (
          <>
            {hasLinks() && (
              <Suspense>
                <TablePlates />
              </Suspense>
            )}
            {last ? (
              <ErrorBoundary fallback={<a href="#history">{t('ui.frame.history')}</a>}>
                <Suspense fallback={<p className="plate-text">{t('ui.frame.waiting')}</p>}>
                  <LastGame game={last} />
                </Suspense>
              </ErrorBoundary>
            ) : (
              isNewPlayer && renderLessonLink('great')
            )}
            {!last && !isNewPlayer && renderQuickStart('great')}
            <p className="plate-others">
              {last || isNewPlayer ? renderQuickStart('plate-other') : renderLessonLink('plate-other')}
              <a className="plate-other" href="#new">
                {t('ui.home.choose')}
              </a>
            </p>
          </>
        )}
      </section>
      <div className="home-middle">
        <div className="home-side">
          <section className="home-moves">
            <h2>{t('ui.home.moves')}</h2>
            <ol>
              {(['walk', 'face', 'roll', 'shut'] as const).map((move) => (
                <li key={move}>
                  <img src={`${BASE_URL}home-moves.svg#${move}`} alt="" width={120} height={60} />
                  <b>{t(`ui.home.moves.${move}`)}</b>
                  <span>{t(`ui.home.moves.${move}.about`)}</span>
                </li>
              ))}
            </ol>
          </section>
          <nav aria-labelledby="beyond-title">
            <h2 id="beyond-title">{t('ui.home.beyond')}</h2>
            <ul>
              {(['learn', 'puzzle', 'cards', 'rules', 'history'] as const).map((screen) => (
                <li key={screen}>
                  <a href={`#${screen}`}>
                    <b>{t(`ui.frame.${screen}`)}</b>
                    <span>{t(`ui.home.${screen}.about`, { n: games?.length ?? 0 })}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="home-side">
          <section className="quick">
            <h2>{t('ui.home.quick')}</h2>
            <p>{t('ui.home.quick.about')}</p>
            {GAME_IDS.map((game) => (
              <button key={game} type="button" disabled={isBusy} onClick={() => play(game)}>
                <b>{t(`ui.frame.game.${game}`)}</b>
                <span>{t(`ui.home.game.${game}`)}</span>
              </button>
            ))}
            <Suspense>
              <QuickBoxes busy={isBusy} play={play} />
            </Suspense>
            {HAS_SERVER && (
              <a href={TABLES_ADDRESS}>
                <b>
                  {t('ui.home.together')}{' '}
                  {hasLinks() && (
                    <Suspense>
                      <TablesBadge />
                    </Suspense>
                  )}
                </b>
                <span>{t('ui.home.together.about')}</span>
              </a>
            )}
          </section>
        </div>
      </div>
      <footer className="home-foot">
        <ImportButton begin={startGame} />
        <LanguageChoice />
        <p>
          {t('ui.home.imprint')} <a href={CREDITS_ADDRESS}>{t('ui.home.credits')}</a>{' '}
          <a href={VERIFY_ADDRESS}>{t('ui.home.verify')}</a>
        </p>
      </footer>
    </main>
  );
}
