import { type FormEvent, useState } from 'react';
import { useStoreValue } from '../../ui/store.js';
import type { OnlineTable } from '../online-table.js';
import { t } from '../words.js';

/** All have acted, and the Mythos waits for the keeper, who may tell how it comes (PBP-11). */
export function GameMasterBegins({ table }: { table: OnlineTable }) {
  const asked = useStoreValue(table.state, ({ update }) => update?.decisions.find(({ key }) => key === 'q.keeper'));
  const may = useStoreValue(table.state, ({ info }) => info?.you.keeper === true && !info.paused);
  const sent = useStoreValue(table.connection.unsent, (all) =>
    all.some((one) => one.do === 'answer' && one.decision === asked?.id),
  );
  const [tale, setTale] = useState('');
  const [option] = asked?.options ?? [];
  if (!asked || !option || !may) return null;
  const begin = (event: FormEvent) => {
    event.preventDefault();
    table.answer(asked.id, option.id, asked.mark, tale.trim() || undefined);
    setTale('');
  };
  return (
    <form className="keeper-begins draft" onSubmit={begin}>
      <p>{t('ui.online.keeper.mythos')}</p>
      <label>
        <span>{t('ui.online.draft.tell')}</span>
        <textarea rows={3} maxLength={8000} value={tale} onChange={({ target: { value } }) => setTale(value)} />
      </label>
      <p className="draft-do">
        <button type="submit" className="great" disabled={sent}>
          {t('ui.online.keeper.mythos.do')}
        </button>
      </p>
    </form>
  );
}
