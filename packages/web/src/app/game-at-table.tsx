import { type ReactNode, use, useEffect } from 'react';
import { loadBoxUis } from '../game-ui/load-box-uis.js';
import { createTableUi, loadGameUi } from '../game-ui/load-game-ui.js';
import { GAMES } from '../play/games.js';
import type { Session } from '../play/session.js';
import type { Company } from '../table/company.js';
import { TableScreen } from '../table/table-screen.js';
import { LoadedContentContext } from '../text/use-content.js';
import { t } from '../words/t.js';
import { TableErrorBoundary } from './table-error-boundary.js';

interface Props {
  readonly session: Session;
  readonly notice?: ReactNode;
  readonly leave: () => void;
  /** Others at the table, over a network. */
  readonly company?: Company;
  /** Introduction shown first: for a new game, or for one opened by a link. */
  readonly introFor?: 'new' | 'link';
}

/** The table as a screen of its own, loaded with everything a game needs. */
export default function GameAtTable({ session, notice, leave, company, introFor }: Props) {
  const { game } = session.snapshot();
  // Both are under way before either is waited for.
  const own = loadGameUi(game);
  const faces = loadBoxUis(session.loaded.packs);
  const boxes = faces instanceof Promise ? use(faces) : faces;
  const face = createTableUi(use(own), boxes);
  const screen = GAMES[game].name;
  useEffect(() => {
    document.title = t('ui.frame.title', { screen });
  }, [screen]);
  return (
    <TableErrorBoundary key={session.key} session={session} leave={leave}>
      <LoadedContentContext value={session.loaded}>
        <TableScreen
          session={session}
          gameUi={face}
          notice={notice}
          leave={leave}
          company={company}
          openingKind={introFor}
        />
      </LoadedContentContext>
    </TableErrorBoundary>
  );
}
