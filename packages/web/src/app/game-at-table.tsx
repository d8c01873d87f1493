import { type ReactNode, use, useEffect } from 'react';
import { facesOfPacks } from '../faces/boxes.js';
import { faceOf, setTable } from '../faces/faces.js';
import { GAMES } from '../play/games.js';
import type { Session } from '../play/session.js';
import { EditionContext } from '../say/use-edition.js';
import type { Company } from '../table/company.js';
import { TableScreen } from '../table/table-screen.js';
import { t } from '../words/t.js';
import { Mishap } from './mishap.js';

interface Props {
  readonly session: Session;
  /** What there is to say of how it is kept. */
  readonly notice?: ReactNode;
  readonly leave: () => void;
  /** Others at the table, over a network. */
  readonly company?: Company;
  /** Whether who plays against whom is shown first: of a game that begins here, or one somebody comes to by a link. */
  readonly opens?: 'new' | 'link';
}

/** The table as a screen of its own: all that a game needs is fetched with it. */
export default function GameAtTable({ session, notice, leave, company, opens }: Props) {
  const { game } = session.snapshot();
  // Both are under way before either is waited for.
  const own = faceOf(game);
  const faces = facesOfPacks(session.edition.packs);
  const boxes = faces instanceof Promise ? use(faces) : faces;
  const face = setTable(use(own), boxes);
  const screen = GAMES[game].name;
  useEffect(() => {
    document.title = t('ui.frame.title', { screen });
  }, [screen]);
  return (
    <Mishap key={session.key} session={session} leave={leave}>
      <EditionContext value={session.edition}>
        <TableScreen session={session} face={face} notice={notice} leave={leave} company={company} opens={opens} />
      </EditionContext>
    </Mishap>
  );
}
