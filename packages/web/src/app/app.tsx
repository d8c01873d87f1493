import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { NotLoaded } from '../frame/not-loaded.js';
import { Home } from '../home/home.js';
import { NewVersion } from '../offline/new-version.js';
import { t } from '../words/t.js';
import { type AtTable, useGameInAddress } from './at-table.js';
import { type Route, useRoute } from './route.js';

// Each screen is a script of its own, fetched when it is wanted.
const Cards = lazy(() => import('../cards/cards.js'));
const Rules = lazy(() => import('../rules/rules.js'));
const History = lazy(() => import('../history/history.js'));
const Learn = lazy(() => import('../learn/learn.js'));
const Credits = lazy(() => import('../credits/credits.js'));
const Verify = lazy(() => import('../verify/verify.js'));
const NewGame = lazy(() => import('../start/new-game-screen.js'));
const GameAtTable = lazy(() => import('./game-at-table.js'));
const Tables = lazy(() => import('../online/tables-screen.js'));
const TableOverNetwork = lazy(() => import('../online/table-gate.js'));
const SharedGame = lazy(() => import('../replay/shared-game.js'));
const KeepingNotice = lazy(() => import('./keeping-notice.js'));
const NotOpened = lazy(() => import('./not-opened.js'));
// The components and their words come with what speaks of them.
const WithEdition = lazy(() => import('../say/with-edition.js'));

/** The page: the screen that the address names. */
export function App() {
  const route = useRoute();
  const table = useGameInAddress(route);
  useEffect(fetchTheTableEarly, []);
  return (
    <NotLoaded key={route.screen}>
      <Suspense fallback={<Waiting />}>{screenOf(route, table)}</Suspense>
      {route.screen !== 'game' && route.screen !== 'table' && <NewVersion />}
    </NotLoaded>
  );
}

function screenOf(route: Route, table: AtTable): ReactNode {
  switch (route.screen) {
    case 'game':
      return gameOf(route.id, table);
    case 'new':
      return <NewGame begin={table.begin} trouble={table.trouble} />;
    case 'shared':
      return <SharedGame key={route.text} text={route.text} leave={table.leave} />;
    case 'tables':
      return <Tables />;
    case 'table':
      return <TableOverNetwork key={route.id} id={route.id} token={route.token} leave={table.leave} />;
    case 'cards':
      return opened(<Cards chosen={route.id} />);
    case 'rules':
      return <Rules chosen={route.id} />;
    case 'history':
      return opened(<History begin={table.begin} />);
    case 'learn':
      return <Learn />;
    case 'credits':
      return <Credits />;
    case 'verify':
      return <Verify />;
    case 'home':
      return <Home begin={table.begin} trouble={table.trouble} />;
    default:
      return route satisfies never;
  }
}

function gameOf(id: string, { keeper, notice, notOpened, leave }: AtTable): ReactNode {
  if (notOpened) return <NotOpened id={id} error={notOpened.error} />;
  if (!keeper) return <Waiting />;
  const said = notice && (
    <Suspense>
      <KeepingNotice keeper={keeper} notice={notice} />
    </Suspense>
  );
  return <GameAtTable opens="new" session={keeper.session} notice={said} leave={leave} />;
}

/** A screen outside a game: every box there is stands open. */
function opened(screen: ReactNode): ReactNode {
  return <WithEdition>{screen}</WithEdition>;
}

function Waiting() {
  return <p className="waiting">{t('ui.frame.waiting')}</p>;
}

/** When the first screen stands, the table is fetched, so that a game begins without a wait. */
function fetchTheTableEarly(): void {
  const fetchIt = () => {
    import('./game-at-table.js').catch(() => {});
    import('../play/quick-start.js').catch(() => {});
    import('../say/edition.js').then(({ loadBase }) => loadBase()).catch(() => {});
  };
  if ('requestIdleCallback' in window) requestIdleCallback(fetchIt, { timeout: 4000 });
  else setTimeout(fetchIt, 1500);
}
