import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Home } from '../home/home.js';
import { NewVersion } from '../offline/new-version.js';
import { HAS_SERVER } from '../online/has-server.js';
import { ScreenErrorBoundary } from '../ui/screen-error-boundary.js';
import { t } from '../words/t.js';
import { type CurrentGame, useCurrentGame } from './current-game.js';
import { type Route, useRoute } from './route.js';

// Each screen is a script of its own, fetched when it is wanted.
const Cards = lazy(() => import('../cards/cards.js'));
const Rules = lazy(() => import('../rules/rules.js'));
const History = lazy(() => import('../history/history.js'));
const Learn = lazy(() => import('../learn/learn.js'));
const Credits = lazy(() => import('../credits/credits.js'));
const Verify = lazy(() => import('../verify/verify-screen.js'));
const NewGame = lazy(() => import('../start/new-game-screen.js'));
const GameAtTable = lazy(() => import('./game-at-table.js'));
const Tables = lazy(() => import('../online/tables/tables-screen.js'));
const OnlineTableScreen = lazy(() => import('../online/at-table/online-table-screen.js'));
const SharedGame = lazy(() => import('../replay/shared-game.js'));
const PuzzleScreen = lazy(() => import('../puzzle/puzzle-screen.js'));
const SaveNotice = lazy(() => import('./save-notice.js'));
const OpenFailed = lazy(() => import('./open-failed.js'));
// The components and their words are loaded with the code that uses them.
const WithContent = lazy(() => import('../text/with-content.js'));

/** The page: the screen that the address names. */
export function App() {
  const route = useRoute();
  const table = useCurrentGame(route);
  const [isFirstHome] = useState(route.screen === 'home');
  useEffect(() => prefetchTable(isFirstHome), [isFirstHome]);
  return (
    <ScreenErrorBoundary key={route.screen}>
      <Suspense fallback={<Waiting />}>{renderScreen(route, table)}</Suspense>
      {route.screen !== 'game' && route.screen !== 'table' && <NewVersion />}
    </ScreenErrorBoundary>
  );
}

function renderScreen(route: Route, table: CurrentGame): ReactNode {
  const isOnline = route.screen === 'tables' || route.screen === 'table';
  if (isOnline && !HAS_SERVER) return <Home startGame={table.startGame} error={table.startError} />;
  switch (route.screen) {
    case 'game':
      return renderGame(route.id, table);
    case 'new':
      return <NewGame begin={table.startGame} errorMessage={table.startError} />;
    case 'shared':
      return <SharedGame key={route.text} text={route.text} leave={table.leave} />;
    case 'puzzle':
      return <PuzzleScreen leave={table.leave} />;
    case 'tables':
      return <Tables />;
    case 'table':
      return <OnlineTableScreen key={route.id} id={route.id} token={route.token} leave={table.leave} />;
    case 'cards':
      return withAllBoxes(<Cards chosen={route.id} />);
    case 'rules':
      return <Rules chosen={route.id} />;
    case 'history':
      return withAllBoxes(<History begin={table.startGame} />);
    case 'learn':
      return <Learn />;
    case 'credits':
      return <Credits />;
    case 'verify':
      return <Verify />;
    case 'home':
      return <Home startGame={table.startGame} error={table.startError} />;
    default:
      return route satisfies never;
  }
}

function renderGame(id: string, { autosave, notice, openFailure, leave }: CurrentGame): ReactNode {
  if (openFailure) return <OpenFailed id={id} error={openFailure.error} />;
  if (!autosave) return <Waiting />;
  const message = notice && (
    <Suspense>
      <SaveNotice autosave={autosave} notice={notice} />
    </Suspense>
  );
  return <GameAtTable introFor="new" session={autosave.session} notice={message} leave={leave} />;
}

/** A screen outside a game, with every available box. */
function withAllBoxes(screen: ReactNode): ReactNode {
  return <WithContent>{screen}</WithContent>;
}

function Waiting() {
  return <p className="waiting">{t('ui.frame.waiting')}</p>;
}

/** After the first screen the table is loaded, so that a game begins without a wait. `startsWorker`: a worker for the game as well. */
function prefetchTable(startsWorker: boolean): void {
  const prefetch = () => {
    import('./game-at-table.js').catch(() => {});
    import('../play/quick-start.js').catch(() => {});
    if (startsWorker) import('../play/port.js').then(({ prepareWorker }) => prepareWorker()).catch(() => {});
    import('../text/loaded-content.js').then(({ loadBaseContent }) => loadBaseContent()).catch(() => {});
  };
  if ('requestIdleCallback' in window) requestIdleCallback(prefetch, { timeout: 4000 });
  else setTimeout(prefetch, 1500);
}
