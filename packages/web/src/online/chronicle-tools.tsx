import { useState } from 'react';
import { gameAddress } from '../app/route.js';
import { SureButton } from '../frame/sure-button.js';
import { Trouble } from '../frame/trouble.js';
import { newId } from '../play/chance.js';
import { exportRaw } from '../play/files.js';
import { Keeper } from '../play/keeper.js';
import { Session } from '../play/session.js';
import { language } from '../words/language.js';
import { askAt } from './asking.js';
import { CopyButton } from './copying.js';
import type { SheetProps } from './table-dialog.js';
import { whyNot } from './why-not.js';
import { t } from './words.js';

const FORMS = [
  ['md', 'Markdown'],
  ['bb', 'BBCode'],
] as const;

/** Puts a game on the shelf of this browser, and sits down at it. Fails where it cannot be opened or kept. */
async function takeHome(saved: unknown): Promise<void> {
  const session = await Session.resume(newId(), saved);
  await new Keeper(session).first();
  session.close();
  location.hash = gameAddress(session.id);
}

/** The chronicle as a page and as text to be pasted elsewhere; the game itself when it is over. */
export function ChronicleTools({ info, links }: SheetProps) {
  const [trouble, setTrouble] = useState<string>();
  const tries = async <T,>(act: () => Promise<T>): Promise<T | undefined> => {
    setTrouble(undefined);
    try {
      return await act();
    } catch (error) {
      setTrouble(whyNot(error));
      return undefined;
    }
  };
  const told = (end: string) => askAt<string>(links, 'anyone', 'GET', `/chronicle.${end}?lang=${language}`);
  const page = () =>
    tries(async () => {
      const html = await told('html');
      const address = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
      window.open(address, '_blank', 'noopener');
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    });
  const digest = async () => {
    const path = `/digest?form=bbcode&lang=${language}`;
    const all = await tries(() => askAt<readonly { readonly text: string }[]>(links, 'anyone', 'GET', path));
    return all?.at(-1)?.text ?? '';
  };
  const whole = () => askAt<unknown>(links, 'anyone', 'GET', '/export');
  const file = () => tries(async () => exportRaw(JSON.stringify(await whole()), info.name));
  const home = () => tries(async () => takeHome(await whole()));
  const end = () => tries(() => askAt<unknown>(links, 'host', 'POST', '/close')).then(() => {});
  const over = info.status === 'ended' || info.status === 'closed';
  return (
    <section>
      <h3>{t('ui.online.table.chronicle')}</h3>
      <Trouble what={trouble} />
      <p className="sheet-buttons">
        <button type="button" onClick={page}>
          {t('ui.online.table.chronicle.page')}
        </button>
        {FORMS.map(([form, name]) => (
          <CopyButton
            key={form}
            label={t('ui.online.table.chronicle.copy', { form: name })}
            text={async () => (await tries(() => told(form))) ?? ''}
          />
        ))}
        <CopyButton label={t('ui.online.table.digest')} text={digest} />
      </p>
      <p className="small">{t('ui.online.home.about')}</p>
      <p className="sheet-buttons">
        {over ? (
          <>
            <button type="button" onClick={home}>
              {t('ui.online.home.take')}
            </button>
            <button type="button" onClick={file}>
              {t('ui.online.home')}
            </button>
          </>
        ) : (
          info.you.host && (
            <SureButton says={t('ui.online.close')} saysThen={t('ui.online.close.really')} to={info.name} act={end} />
          )
        )}
      </p>
    </section>
  );
}
