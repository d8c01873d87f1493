import { useState } from 'react';
import { downloadText } from '../play/downloads.js';
import { type DamagedPack, removePack, useDamagedPacks, useOwnPacks } from '../play/own-packs.js';
import { rawText } from '../play/saved-game.js';
import { useSavedGames } from '../play/use-saved-games.js';
import { ConfirmButton } from '../ui/confirm-button.js';
import { t } from './words.js';

/** The packs from files that are kept in this browser, each with a way to remove it. `removed` hears which one went. */
export function OwnPacks({ removed: onRemoved }: { removed: (id: string) => void }) {
  const packs = useOwnPacks();
  const damaged = useDamagedPacks();
  const games = useSavedGames().saved?.games ?? [];
  const [about, setSaid] = useState('');
  const remove = async (id: IDBValidKey, name: string) => {
    try {
      await removePack(id);
      if (typeof id === 'string') onRemoved(id);
      setSaid(t('ui.start.own.removed', { name }));
    } catch (error) {
      setSaid(t('ui.start.own.failed', { name, why: String(error) }));
    }
  };
  return (
    <>
      {packs.length + damaged.length > 0 && (
        <ul className="own-packs" aria-label={t('ui.start.own')}>
          {packs.map((pack) => (
            <OwnPack
              key={pack.id}
              name={pack.name}
              about={t('ui.start.own.pack', { name: pack.name, version: pack.version })}
              games={games.filter((game) => game.packs?.includes(pack.id)).length}
              remove={() => remove(pack.id, pack.name)}
            />
          ))}
          {damaged.map((one) => (
            <OwnPack
              key={JSON.stringify(one.id)}
              name={packName(one)}
              about={t('ui.saving.pack.damaged', { name: packName(one) })}
              games={0}
              download={() => downloadText(rawText(one.value, undefined), packName(one))}
              remove={() => remove(one.id, packName(one))}
            />
          ))}
        </ul>
      )}
      <p className="small" role="status">
        {about}
      </p>
    </>
  );
}

interface Props {
  readonly name: string;
  readonly about: string;
  /** Number of saved games that use the pack. */
  readonly games: number;
  /** Downloads it unchanged, if nothing else is possible. */
  readonly download?: () => void;
  readonly remove: () => Promise<void>;
}

const packName = ({ id }: DamagedPack) => String(id);

function OwnPack({ name, about, games, download, remove }: Props) {
  const [sure, setSure] = useState(false);
  return (
    <li>
      <span>{about}</span>
      {download && (
        <button
          type="button"
          aria-label={t('ui.frame.act', { act: t('ui.frame.export'), game: name })}
          onClick={download}
        >
          {t('ui.frame.export')}
        </button>
      )}
      <ConfirmButton
        label={t('ui.start.own.remove')}
        confirmLabel={t('ui.start.own.remove.really')}
        subject={name}
        onConfirm={remove}
        onPending={setSure}
      />
      {sure && games > 0 && <small role="status">{t('ui.start.own.used', { n: games })}</small>}
    </li>
  );
}
