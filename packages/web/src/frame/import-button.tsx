import { useRef } from 'react';
import type { Begin } from '../app/at-table.js';
import { t } from '../words/t.js';

interface Props {
  readonly begin: Begin;
  /** Hears why a file is refused; undefined: there is nothing to complain about any more. */
  readonly report: (trouble: string | undefined) => void;
}

/** Takes a game in from a file and sits down at it. */
export function ImportButton({ begin, report }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    report(undefined);
    try {
      const { fromFile } = await import('../play/quick-start.js');
      const session = await fromFile(chosen);
      await begin(() => Promise.resolve(session));
    } catch (error) {
      report(t('ui.home.import.refused', { why: error instanceof Error ? error.message : String(error) }));
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
        accept="application/json,.json"
        hidden
        aria-label={t('ui.home.import.file')}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
