import { useState } from 'react';
import { SureButton } from '../frame/sure-button.js';
import { exportRaw } from '../play/files.js';
import { rawText } from '../play/kept-game.js';
import { type DamagedPack, removePack, useDamagedPacks, useOwnPacks } from '../play/own-packs.js';
import { useKeptGames } from '../play/use-kept-games.js';
import { t } from './words.js';

/** The packs from files that are kept in this browser, each with a way to remove it. `removed` hears which one went. */
export function OwnPacks({ removed }: { removed: (id: string) => void }) {
  const packs = useOwnPacks();
  const damaged = useDamagedPacks();
  const games = useKeptGames().kept?.games ?? [];
  const [said, setSaid] = useState('');
  const remove = async (id: IDBValidKey, name: string) => {
    try {
      await removePack(id);
      if (typeof id === 'string') removed(id);
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
              said={t('ui.start.own.pack', { name: pack.name, version: pack.version })}
              games={games.filter((game) => game.packs?.includes(pack.id)).length}
              remove={() => remove(pack.id, pack.name)}
            />
          ))}
          {damaged.map((one) => (
            <OwnPack
              key={JSON.stringify(one.id)}
              name={nameOf(one)}
              said={t('ui.keeping.pack.damaged', { name: nameOf(one) })}
              games={0}
              hand={() => exportRaw(rawText(one.kept, undefined), nameOf(one))}
              remove={() => remove(one.id, nameOf(one))}
            />
          ))}
        </ul>
      )}
      <p className="small" role="status">
        {said}
      </p>
    </>
  );
}

interface Props {
  readonly name: string;
  readonly said: string;
  /** How many kept games are played with it. */
  readonly games: number;
  /** Hands it out as it is, where that is all that can be done with it. */
  readonly hand?: () => void;
  readonly remove: () => Promise<void>;
}

const nameOf = ({ id }: DamagedPack) => String(id);

function OwnPack({ name, said, games, hand, remove }: Props) {
  const [sure, setSure] = useState(false);
  return (
    <li>
      <span>{said}</span>
      {hand && (
        <button type="button" aria-label={t('ui.frame.act', { act: t('ui.frame.export'), game: name })} onClick={hand}>
          {t('ui.frame.export')}
        </button>
      )}
      <SureButton
        says={t('ui.start.own.remove')}
        saysThen={t('ui.start.own.remove.really')}
        to={name}
        act={remove}
        asked={setSure}
      />
      {sure && games > 0 && <small role="status">{t('ui.start.own.used', { n: games })}</small>}
    </li>
  );
}
