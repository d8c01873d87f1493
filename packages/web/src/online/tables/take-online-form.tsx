import { embeddedPackIds } from '@vigil/table';
import { type FormEvent, useEffect, useState } from 'react';
import { loadSave, loadSavedGames } from '../../play/game-storage.js';
import type { GameEntry } from '../../play/saved-game.js';
import { savedName } from '../../text/saved-names.js';
import { useLoadedContent } from '../../text/use-content.js';
import { ErrorMessage } from '../../ui/error-message.js';
import { formatDateTime } from '../../words/t.js';
import { requestErrorText } from '../request-error-text.js';
import { LabelledSelect } from '../settings/labelled-select.js';
import OnlineOptionsForm, { DEFAULT_ONLINE_OPTIONS, openTable } from '../settings/online-options.js';
import { t } from '../words.js';

/** Moves a game of this browser to an online table. `first`: the initially selected one. */
export default function TakeOnlineForm({ first }: { readonly first: string | undefined }) {
  const loaded = useLoadedContent();
  const [games, setGames] = useState<readonly GameEntry[]>();
  const [chosen, choose] = useState(first ?? '');
  const [opening, setOpening] = useState(DEFAULT_ONLINE_OPTIONS);
  const [errorMessage, setErrorMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    loadSavedGames().then(
      (saved) => setGames(saved.games.filter(({ over }) => !over)),
      (error: unknown) => setErrorMessage(requestErrorText(error)),
    );
  }, []);
  const game = games?.find(({ id }) => id === chosen) ?? games?.[0];
  const takeOnline = async (event: FormEvent) => {
    event.preventDefault();
    if (!game) return;
    setBusy(true);
    setErrorMessage(undefined);
    try {
      const save = await loadSave(game.id);
      if (!save) throw new Error(t('ui.frame.not-saved'));
      const why = findUnsupported(save.saved);
      if (why !== undefined) throw new Error(why);
      await openTable(game.game, { saved: save.saved }, opening);
    } catch (error) {
      setErrorMessage(requestErrorText(error));
      setBusy(false);
    }
  };
  const gameLabel = (entry: GameEntry) => {
    const people = entry.investigators.map((who) => savedName(loaded, entry, 'investigator', who));
    return t('ui.online.bring.game', {
      people: loaded.words.list(people),
      foe: savedName(loaded, entry, 'ancientOne', entry.ancientOne),
      game: entry.game,
      turn: entry.turn,
      when: formatDateTime(entry.changed),
    });
  };
  return (
    <>
      <p>{t('ui.online.bring.about')}</p>
      <ErrorMessage message={errorMessage} />
      {games?.length === 0 && <p>{t('ui.online.bring.none')}</p>}
      {game && (
        <form className="bring" onSubmit={takeOnline}>
          <LabelledSelect
            label={t('ui.online.bring.which')}
            value={game.id}
            choices={(games ?? []).map((one) => [one.id, gameLabel(one)])}
            onChange={choose}
          />
          <OnlineOptionsForm change={setOpening} />
          <p>
            <button type="submit" className="great" disabled={busy}>
              {t('ui.online.bring.do')}
            </button>
          </p>
        </form>
      )}
    </>
  );
}

/** Returns the reason why a game cannot be played online, as far as this page knows; undefined: none. */
function findUnsupported(saved: unknown): string | undefined {
  const { origin } = (saved ?? {}) as { readonly origin?: { readonly setup?: unknown } };
  if (origin?.setup === undefined) return t('ui.online.bring.middle');
  return embeddedPackIds(saved).length > 0 ? t('ui.online.own-packs') : undefined;
}
