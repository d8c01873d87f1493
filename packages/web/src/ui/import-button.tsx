import { useEffect, useRef, useState } from 'react';
import type { StartGame } from '../app/current-game.js';
import type { ErrorText } from '../play/error-text.js';
import { t } from '../words/t.js';
import { ErrorMessage } from './error-message.js';

/** Time after a result appears during which it is kept in view, in milliseconds. */
const SCROLL_SETTLE_MS = 3000;

/** Imports a file: opens a game, or stores a pack. The result is shown beside the button. */
export function ImportButton({ begin }: { readonly begin: StartGame }) {
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ErrorText>();
  /** The name of the pack that was taken in last. */
  const [added, setAdded] = useState<string>();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem === undefined && added === undefined) return;
    // The button may be at the lower edge of the window, and content above it may still grow.
    const scrollToResult = () => message.current?.scrollIntoView({ block: 'nearest' });
    scrollToResult();
    const grown = new ResizeObserver(scrollToResult);
    grown.observe(message.current?.closest('main') ?? document.body);
    const enough = setTimeout(() => grown.disconnect(), SCROLL_SETTLE_MS);
    return () => {
      clearTimeout(enough);
      grown.disconnect();
    };
  }, [problem, added]);
  const importChosen = async (chosen: File | undefined) => {
    if (!chosen) return;
    setProblem(undefined);
    setAdded(undefined);
    try {
      const { importFile } = await import('../play/import-file.js');
      const found = await importFile(chosen);
      if ('pack' in found) setAdded(found.pack.name);
      else await begin(() => Promise.resolve(found.session));
    } catch (error) {
      setProblem((await import('../play/error-text.js')).describeError(error, true));
    }
  };
  return (
    <>
      <button type="button" onClick={() => file.current?.click()}>
        {t('ui.home.import')}
      </button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json,.yaml,.yml"
        hidden
        aria-label={t('ui.home.import.file')}
        onChange={(event) => {
          void importChosen(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
      <div className="import-result" ref={message}>
        <ErrorMessage message={problem?.message} detail={problem?.detail} />
        <p role="status">
          {added !== undefined && (
            <>
              {t('ui.home.import.pack', { name: added })} <a href="#new">{t('ui.frame.new')}</a>
            </>
          )}
        </p>
      </div>
    </>
  );
}
