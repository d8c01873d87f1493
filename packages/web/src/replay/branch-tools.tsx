import { turnOf } from '@vigil/table';
import { useId, useState } from 'react';
import { describeError, type ErrorText } from '../play/error-text.js';
import type { Session } from '../play/session.js';
import { useTable } from '../table/context.js';
import { useLoadedContent } from '../text/use-content.js';
import { ErrorMessage } from '../ui/error-message.js';
import { createBranch } from './branch.js';
import { gameTitle } from './game-title.js';
import { createLink } from './link.js';
import { LinkToCopy } from './link-to-copy.js';
import { t } from './words.js';
import './replay.css';

/** Tools at a past moment: play on from it, or share it as a link. */
export function BranchTools({ session }: { session: Session }) {
  const loaded = useLoadedContent();
  const { snapshot } = useTable();
  const { answers, view, game, lookingAt = answers, lookingAtEvent } = snapshot;
  // In the middle of the consequences of an answer there is no decision. The game then begins with the question before.
  const from = lookingAtEvent === undefined ? lookingAt : lookingAt - 1;
  const [problem, setProblem] = useState<ErrorText>();
  const [link, setLink] = useState<{ readonly at: number; readonly text: string }>();
  const [name, setName] = useState<string>();
  const [busy, setBusy] = useState(false);
  const about = useId();
  const ended = session.isOver && from === answers;

  const run = async (what: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await what();
    } catch (error) {
      setProblem(describeError(error));
    }
    setBusy(false);
  };
  const playFromHere = () =>
    run(async () => {
      const called = name ?? t('ui.branch.default', { game, turn: turnOf(view) });
      location.hash = await createBranch(session, from, called.trim(), gameTitle(loaded, view));
    });
  const share = (at: number) =>
    run(async () => {
      const cut = await session.cutAt(at);
      if (cut) setLink({ at, text: await createLink(cut.packed) });
    });

  return (
    <section className="onward" aria-label={t('ui.replay.onward')}>
      <ErrorMessage message={problem?.message} detail={problem?.detail} />
      {ended ? (
        <p className="small">{t('ui.branch.over')}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            playFromHere();
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
            className={session.isReadOnly ? 'great' : undefined}
            disabled={busy}
            aria-describedby={about}
          >
            {t('ui.branch.begin')}
          </button>
          <p id={about} className="small">
            {t('ui.branch.about', { within: String(lookingAtEvent !== undefined) })}
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
