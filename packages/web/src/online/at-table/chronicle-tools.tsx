import { useState } from 'react';
import { gameAddress } from '../../app/route.js';
import { Autosave } from '../../play/autosave.js';
import { newId } from '../../play/chance.js';
import { downloadText } from '../../play/downloads.js';
import { Session } from '../../play/session.js';
import { ConfirmButton } from '../../ui/confirm-button.js';
import { ErrorMessage } from '../../ui/error-message.js';
import { language } from '../../words/language.js';
import { CopyButton } from '../copy-buttons.js';
import { requestErrorText } from '../request-error-text.js';
import { requestAs } from '../table-request.js';
import { t } from '../words.js';
import type { SheetProps } from './sheet-props.js';

const FORMS = [
  ['md', 'Markdown'],
  ['bb', 'BBCode'],
] as const;

/** Saves a copy of a game in this browser and opens it. Rejects if it cannot be opened or saved. */
async function openLocally(saved: unknown): Promise<void> {
  const session = await Session.resume(newId(), saved);
  await new Autosave(session).saveNow();
  session.close();
  location.hash = gameAddress(session.id);
}

/** The chronicle as a page and as text to be pasted elsewhere; the game itself when it is over. */
export function ChronicleTools({ info, links }: SheetProps) {
  const [errorMessage, setErrorMessage] = useState<string>();
  const attempt = async <T,>(act: () => Promise<T>): Promise<T | undefined> => {
    setErrorMessage(undefined);
    try {
      return await act();
    } catch (error) {
      setErrorMessage(requestErrorText(error));
      return undefined;
    }
  };
  const fetchChronicle = (closeTable: string) =>
    requestAs<string>(links, 'anyone', 'GET', `/chronicle.${closeTable}?lang=${language}`);
  const openPage = () =>
    attempt(async () => {
      const html = await fetchChronicle('html');
      const address = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
      window.open(address, '_blank', 'noopener');
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    });
  const fetchDigest = async () => {
    const path = `/digest?form=bbcode&lang=${language}`;
    const all = await attempt(() => requestAs<readonly { readonly text: string }[]>(links, 'anyone', 'GET', path));
    return all?.at(-1)?.text ?? '';
  };
  const fetchExport = () => requestAs<unknown>(links, 'anyone', 'GET', '/export');
  const saveFile = () => attempt(async () => downloadText(JSON.stringify(await fetchExport()), info.name));
  const takeHomeGame = () => attempt(async () => openLocally(await fetchExport()));
  const closeTable = () => attempt(() => requestAs<unknown>(links, 'host', 'POST', '/close')).then(() => {});
  const over = info.status === 'ended' || info.status === 'closed';
  return (
    <section>
      <h3>{t('ui.online.table.chronicle')}</h3>
      <ErrorMessage message={errorMessage} />
      <p className="sheet-buttons">
        <button type="button" onClick={openPage}>
          {t('ui.online.table.chronicle.page')}
        </button>
        {FORMS.map(([form, name]) => (
          <CopyButton
            key={form}
            label={t('ui.online.table.chronicle.copy', { form: name })}
            text={async () => (await attempt(() => fetchChronicle(form))) ?? ''}
          />
        ))}
        <CopyButton label={t('ui.online.table.digest')} text={fetchDigest} />
      </p>
      <p className="small">{t('ui.online.home.about')}</p>
      <p className="sheet-buttons">
        {over ? (
          <>
            <button type="button" onClick={takeHomeGame}>
              {t('ui.online.home.take')}
            </button>
            <button type="button" onClick={saveFile}>
              {t('ui.online.home')}
            </button>
          </>
        ) : (
          info.you.host && (
            <ConfirmButton
              label={t('ui.online.close')}
              confirmLabel={t('ui.online.close.really')}
              subject={info.name}
              onConfirm={closeTable}
            />
          )
        )}
      </p>
    </section>
  );
}
