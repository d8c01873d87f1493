import { lazy, Suspense, useEffect, useState } from 'react';
import { describeError } from '../play/error-text.js';
import { GAMES } from '../play/games.js';
import { OpenError } from '../play/open-error.js';
import { Session } from '../play/session.js';
import { formatTurn } from '../table/chronicle/timeline.js';
import { ErrorMessage } from '../ui/error-message.js';
import { Screen } from '../ui/screen.js';
import { gameTitle } from './game-title.js';
import { createDamagedLinkError, readLink } from './link.js';
import { t } from './words.js';
import './replay.css';

const GameAtTable = lazy(() => import('../app/game-at-table.js'));

/** A game from a link: its description, its whole timeline, and a way to continue from any moment. */
export default function SharedGame({ text, leave }: { readonly text: string; readonly leave: () => void }) {
  const [session, setSession] = useState<Session>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let left = false;
    let opened: Session | undefined;
    open(text).then(
      (one) => {
        opened = one;
        if (left) one.close();
        else setSession(one);
      },
      (why) => left || setError(why),
    );
    return () => {
      left = true;
      opened?.close();
    };
  }, [text]);
  if (error !== undefined) {
    return (
      <Screen className="not-opened" title={t('ui.shared.title')}>
        <ErrorMessage {...describeError(error)} />
        <p>
          <a className="great" href="#home">
            {t('ui.shared.leave')}
          </a>
        </p>
      </Screen>
    );
  }
  if (!session) return <p className="waiting">{t('ui.shared.reading')}</p>;
  return (
    <Suspense fallback={<p className="waiting">{t('ui.shared.reading')}</p>}>
      <GameAtTable introFor="link" session={session} notice={<About session={session} />} leave={leave} />
    </Suspense>
  );
}

/** All damage to a link is reported alike; a missing box is reported separately. */
async function open(text: string): Promise<Session> {
  const saved = await readLink(text);
  try {
    const session = await Session.resume('shared', saved);
    session.makeReadOnly();
    return session;
  } catch (error) {
    throw error instanceof OpenError && error.isDamaged ? createDamagedLinkError(error.detail) : error;
  }
}

/** Describes the game in the link. */
function About({ session }: { readonly session: Session }) {
  const { loaded } = session;
  const [{ game, view, answers }] = useState(() => session.snapshot());
  const foe = loaded.words.name('ancientOne', view.ancientOne);
  return (
    <section className="about-shared" aria-label={t('ui.shared.title')}>
      <p>
        <b>{t('ui.shared.what', { game: GAMES[game].name, people: gameTitle(loaded, view), foe })}</b>{' '}
        {session.isOver
          ? t('ui.shared.over', { n: answers })
          : t('ui.shared.open', { when: formatTurn(loaded, view, game) })}
      </p>
      <p className="small">{t('ui.shared.about')}</p>
    </section>
  );
}
