import { turnOf } from '@vigil/table';
import { useId, useState } from 'react';
import { Trouble } from '../frame/trouble.js';
import { type Told, told } from '../play/refused.js';
import type { Session } from '../play/session.js';
import { useEdition } from '../say/use-edition.js';
import { useTable } from '../table/context.js';
import { branchOf } from './branch.js';
import { linkOf } from './link.js';
import { LinkToCopy } from './link-to-copy.js';
import { titleOf } from './title.js';
import { t } from './words.js';
import './replay.css';

/** From a moment that is looked at: play on from it, or hand it to somebody as a link. */
export function Onward({ session }: { session: Session }) {
  const edition = useEdition();
  const { snapshot } = useTable();
  const { answers, view, game, lookingAt = answers, lookingWithin } = snapshot;
  // Nobody decides in the middle of what follows from an answer: there the game begins with the question before it.
  const from = lookingWithin === undefined ? lookingAt : lookingAt - 1;
  const [trouble, setTrouble] = useState<Told>();
  const [link, setLink] = useState<{ readonly at: number; readonly text: string }>();
  const [name, setName] = useState<string>();
  const [busy, setBusy] = useState(false);
  const about = useId();
  const ended = session.isOver && from === answers;

  const during = async (what: () => Promise<void>) => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await what();
    } catch (error) {
      setTrouble(told(error));
    }
    setBusy(false);
  };
  const begin = () =>
    during(async () => {
      const called = name ?? t('ui.branch.default', { game, turn: turnOf(view) });
      location.hash = await branchOf(session, from, called.trim(), titleOf(edition, view));
    });
  const share = (at: number) =>
    during(async () => {
      const cut = await session.cut(at);
      if (cut) setLink({ at, text: await linkOf(cut.packed) });
    });

  return (
    <section className="onward" aria-label={t('ui.replay.onward')}>
      <Trouble what={trouble?.what} exactly={trouble?.exactly} />
      {ended ? (
        <p className="small">{t('ui.branch.over')}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            begin();
          }}
        >
          <label>
            {t('ui.branch.name')}
            <input
              type="text"
              maxLength={60}
              value={name ?? t('ui.branch.default', { game, turn: turnOf(view) })}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <button
            type="submit"
            className={session.isShownOnly ? 'great' : undefined}
            disabled={busy}
            aria-describedby={about}
          >
            {t('ui.branch.begin')}
          </button>
          <p id={about} className="small">
            {t('ui.branch.about', { within: String(lookingWithin !== undefined) })}
          </p>
        </form>
      )}
      <p className="onward-links">
        {from < answers && (
          <button type="button" disabled={busy} onClick={() => share(from)}>
            {t('ui.share.moment')}
          </button>
        )}
        <button type="button" disabled={busy} onClick={() => share(answers)}>
          {t('ui.share.game')}
        </button>
      </p>
      {link && (link.at === from || link.at === answers) && (
        <LinkToCopy key={link.text} link={link.text} secrets={!session.isOver || link.at < answers} />
      )}
    </section>
  );
}
