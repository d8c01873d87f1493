import { useEffect } from 'react';
import { Mishap } from '../app/mishap.js';
import { GAME_NAMES } from '../play/games.js';
import type { Session } from '../play/session.js';
import { t } from '../words/t.js';
import { TableScreen } from './table-screen.js';

interface Props {
  readonly session: Session;
  readonly trouble: string | undefined;
  readonly leave: () => void;
}

/** The table as a screen of its own: all that a game needs is fetched with it. */
export default function GameAtTable({ session, trouble, leave }: Props) {
  const screen = GAME_NAMES[session.snapshot().game];
  useEffect(() => {
    document.title = t('ui.frame.title', { screen });
  }, [screen]);
  return (
    <Mishap key={session.id} session={session} leave={leave}>
      <TableScreen session={session} trouble={trouble} leave={leave} />
    </Mishap>
  );
}
