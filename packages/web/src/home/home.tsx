import type { GameId } from '@vigil/table';
import { lazy, Suspense, useState } from 'react';
import type { Begin } from '../app/at-table.js';
import { CREDITS_ADDRESS, TABLES_ADDRESS, VERIFY_ADDRESS } from '../app/route.js';
import { useArrival } from '../frame/arrival.js';
import { Broken } from '../frame/broken.js';
import { Eye } from '../frame/eye.js';
import { ImportButton } from '../frame/import-button.js';
import { LanguageChoice } from '../frame/language-choice.js';
import { Trouble } from '../frame/trouble.js';
import { hasLinks } from '../online/has-links.js';
import { GAME_IDS } from '../play/games.js';
import { useKeptGames } from '../play/use-kept-games.js';
import { whyNotRead } from '../say/not-kept.js';
import { t } from '../words/t.js';
import { LitWindow } from './lit-window.js';
import './home.css';

// Who plays there is told by names and portraits, which come with the components.
const LastGame = lazy(() => import('./last-game.js'));
// Which boxes there are is not needed for the first sight of the page.
// What waits at tables over the network is asked when the first screen stands.
const TablesBadge = lazy(() => import('../online/tables-badge.js'));
const QuickBoxes = lazy(() => import('./quick-boxes.js'));

interface Props {
  readonly begin: Begin;
  readonly trouble: string | undefined;
}

/** The first page: go on with the last game, begin one, or look around. */
export function Home({ begin, trouble }: Props) {
  const { kept, trouble: unread } = useKeptGames();
  const [busy, setBusy] = useState(false);
  const heading = useArrival('');

  const play = async (game: GameId, box?: string) => {
    setBusy(true);
    await begin(async (id) => (await import('../play/quick-start.js')).quickStart(id, game, box));
    setBusy(false);
  };
  const games = kept?.games;
  const damaged = kept?.damaged.length ?? 0;
  const last = games?.find(({ over }) => !over);
  // Who has never played here is shown the lessons first; for all others they stand beside what they come for.
  const newcomer = games?.length === 0 && damaged === 0 && unread === undefined;

  return (
    <main className="home" aria-busy={busy}>
      <img className="home-city" src={`${import.meta.env.BASE_URL}board-ground.svg`} alt="" />
      <header className="home-title">
        <Eye />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t('ui.home.title')}
          </h1>
          <p>{t('ui.home.about')}</p>
        </div>
      </header>
      <Trouble what={trouble ?? (unread === undefined ? undefined : whyNotRead(unread))} />
      {damaged > 0 && (
        <p className="trouble">
          {t('ui.keeping.damaged', { n: damaged })} <a href="#history">{t('ui.frame.history')}</a>
        </p>
      )}
      <div className="home-middle">
        <section className="home-plate" aria-labelledby="plate-title">
          <h2 id="plate-title">{t(last ? 'ui.home.go-on' : newcomer ? 'ui.home.newcomer' : 'ui.home.first')}</h2>
          {games === undefined ? null : last ? (
            <Broken instead={<a href="#history">{t('ui.frame.history')}</a>}>
              <Suspense fallback={<p className="plate-text">{t('ui.frame.waiting')}</p>}>
                <LastGame game={last} />
              </Suspense>
            </Broken>
          ) : (
            <>
              <LitWindow />
              <p className="plate-text">{t(newcomer ? 'ui.home.newcomer.about' : 'ui.home.first.about')}</p>
              {newcomer ? (
                <>
                  <a className="great" href="#learn">
                    {t('ui.home.newcomer.begin')}
                  </a>
                  <button type="button" className="plate-other" disabled={busy} onClick={() => play('arkham')}>
                    {t('ui.home.newcomer.know')}
                  </button>
                </>
              ) : (
                <button type="button" className="great" disabled={busy} onClick={() => play('arkham')}>
                  {t('ui.home.first.play')}
                </button>
              )}
            </>
          )}
        </section>
        <div className="home-side">
          {games !== undefined && !newcomer && (
            <a className="home-new" href="#learn">
              <b>{t('ui.home.newcomer')}</b>
              <span>{t('ui.home.newcomer.beside')}</span>
            </a>
          )}
          <section className="quick">
            <h2>{t('ui.home.quick')}</h2>
            <p>{t('ui.home.quick.about')}</p>
            {GAME_IDS.map((game) => (
              <button key={game} type="button" disabled={busy} onClick={() => play(game)}>
                <b>{t(`ui.frame.game.${game}`)}</b>
                <span>{t(`ui.home.quick.${game}`)}</span>
              </button>
            ))}
            <Suspense>
              <QuickBoxes busy={busy} play={play} />
            </Suspense>
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
            <a href="#new">
              <b>{t('ui.home.new')}</b>
              <span>{t('ui.home.new.about')}</span>
            </a>
          </section>
          <nav aria-labelledby="beyond-title">
            <h2 id="beyond-title">{t('ui.home.beyond')}</h2>
            <ul>
              {(['learn', 'cards', 'rules', 'history'] as const).map((screen) => (
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
      </div>
      <footer className="home-foot">
        <ImportButton begin={begin} />
        <LanguageChoice />
        <p>
          {t('ui.home.imprint')} <a href={CREDITS_ADDRESS}>{t('ui.home.credits')}</a>{' '}
          <a href={VERIFY_ADDRESS}>{t('ui.home.verify')}</a>
        </p>
      </footer>
    </main>
  );
}
