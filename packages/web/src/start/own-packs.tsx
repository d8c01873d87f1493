import type { Pack } from '@vigil/rules';
import { useEffect, useState } from 'react';
import { removePack, useOwnPacks } from '../play/own-packs.js';
import { type KeptGame, keptGames } from '../play/storage.js';
import { t } from '../words/t.js';

/** The packs from files that are kept in this browser, each with a way to remove it. `removed` hears which one went. */
export function OwnPacks({ removed }: { removed: (id: string) => void }) {
  const packs = useOwnPacks();
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    keptGames().then(setGames, () => {});
  }, []);
  const remove = async ({ id, name }: Pack) => {
    try {
      await removePack(id);
      removed(id);
      setSaid(t('ui.start.own.removed', { name }));
    } catch (error) {
      setSaid(t('ui.start.own.failed', { name, why: String(error) }));
    }
  };
  return (
    <>
      {packs.length > 0 && (
        <ul className="own-packs" aria-label={t('ui.start.own')}>
          {packs.map((pack) => (
            <OwnPack
              key={pack.id}
              pack={pack}
              games={games.filter((game) => game.packs?.includes(pack.id)).length}
              remove={() => remove(pack)}
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
  readonly pack: Pack;
  /** How many kept games are played with it. */
  readonly games: number;
  readonly remove: () => Promise<void>;
}

function OwnPack({ pack: { name, version }, games, remove }: Props) {
  const [sure, setSure] = useState(false);
  const act = t(sure ? 'ui.start.own.remove.really' : 'ui.start.own.remove');
  return (
    <li>
      <span>{t('ui.start.own.pack', { name, version })}</span>
      <button
        type="button"
        aria-label={t('ui.history.act', { act, game: name })}
        onClick={() => (sure ? void remove() : setSure(true))}
        onBlur={() => setSure(false)}
      >
        {act}
      </button>
      {sure && games > 0 && <small role="status">{t('ui.start.own.used', { n: games })}</small>}
    </li>
  );
}
