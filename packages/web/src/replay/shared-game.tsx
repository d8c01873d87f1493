import { lazy, Suspense, useEffect, useState } from 'react';
import { Screen } from '../frame/screen.js';
import { Trouble } from '../frame/trouble.js';
import { GAMES } from '../play/games.js';
import { NotOpened } from '../play/not-opened.js';
import { told } from '../play/refused.js';
import { Session } from '../play/session.js';
import { whenIn } from '../table/chronicle/timeline.js';
import { damagedLink, savedIn } from './link.js';
import { titleOf } from './title.js';
import { t } from './words.js';
import './replay.css';

const GameAtTable = lazy(() => import('../app/game-at-table.js'));

/** A game that a link holds: what it is, to be looked at along its whole line and to be played on from anywhere. */
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
      <Screen name="not-opened" title={t('ui.shared.title')}>
        <Trouble {...told(error)} />
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
      <GameAtTable opens="link" session={session} notice={<About session={session} />} leave={leave} />
    </Suspense>
  );
}

/** Every way in which a link may be broken comes to the same; a box that is missing here is something else. */
async function open(text: string): Promise<Session> {
  const saved = await savedIn(text);
  try {
    const session = await Session.resume('shared', saved);
    session.onlyShow();
    return session;
  } catch (error) {
    throw error instanceof NotOpened && error.isDamaged ? damagedLink(error.exactly) : error;
  }
}

/** What the game in the link is. */
function About({ session }: { readonly session: Session }) {
  const { edition } = session;
  const [{ game, view, answers }] = useState(() => session.snapshot());
  const foe = edition.words.name('ancientOne', view.ancientOne);
  return (
    <section className="about-shared" aria-label={t('ui.shared.title')}>
      <p>
        <b>{t('ui.shared.what', { game: GAMES[game].name, people: titleOf(edition, view), foe })}</b>{' '}
        {session.isOver
          ? t('ui.shared.over', { n: answers })
          : t('ui.shared.open', { when: whenIn(edition, view, game) })}
      </p>
      <p className="small">{t('ui.shared.about')}</p>
    </section>
  );
}
