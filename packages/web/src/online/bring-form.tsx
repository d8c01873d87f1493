import { type FormEvent, useEffect, useState } from 'react';
import { Trouble } from '../frame/trouble.js';
import type { KeptGame } from '../play/kept-game.js';
import { keptGames, keptSave } from '../play/storage.js';
import { nameIn } from '../say/kept-names.js';
import { useEdition } from '../say/use-edition.js';
import { when } from '../words/t.js';
import OpeningForm, { openTable, USUAL_OPENING } from './opening.js';
import { Pick } from './pick.js';
import { whyNot } from './why-not.js';
import { t } from './words.js';

/** A game of this browser goes on at a table over the network. `first`: the one to begin with. */
export default function BringForm({ first }: { readonly first: string | undefined }) {
  const edition = useEdition();
  const [games, setGames] = useState<readonly KeptGame[]>();
  const [chosen, choose] = useState(first ?? '');
  const [opening, setOpening] = useState(USUAL_OPENING);
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    keptGames().then(
      (kept) => setGames(kept.games.filter(({ over }) => !over)),
      (error: unknown) => setTrouble(whyNot(error)),
    );
  }, []);
  const game = games?.find(({ id }) => id === chosen) ?? games?.[0];
  const take = async (event: FormEvent) => {
    event.preventDefault();
    if (!game) return;
    setBusy(true);
    setTrouble(undefined);
    try {
      const kept = await keptSave(game.id);
      if (!kept) throw new Error(t('ui.frame.not-kept'));
      const why = notFit(kept.saved);
      if (why !== undefined) throw new Error(why);
      await openTable(game.game, { saved: kept.saved }, opening);
    } catch (error) {
      setTrouble(whyNot(error));
      setBusy(false);
    }
  };
  const called = (one: KeptGame) => {
    const people = one.investigators.map((who) => nameIn(edition, one, 'investigator', who));
    return t('ui.online.bring.game', {
      people: edition.words.list(people),
      foe: nameIn(edition, one, 'ancientOne', one.ancientOne),
      game: one.game,
      turn: one.turn,
      when: when(one.changed),
    });
  };
  return (
    <>
      <p>{t('ui.online.bring.about')}</p>
      <Trouble what={trouble} />
      {games?.length === 0 && <p>{t('ui.online.bring.none')}</p>}
      {game && (
        <form className="bring" onSubmit={take}>
          <Pick
            label={t('ui.online.bring.which')}
            value={game.id}
            choices={(games ?? []).map((one) => [one.id, called(one)])}
            pick={choose}
          />
          <OpeningForm change={setOpening} />
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

/** What cannot be played over the network, as far as it is known here; undefined: nothing. */
function notFit(saved: unknown): string | undefined {
  const { origin, enclosed } = (saved ?? {}) as {
    readonly origin?: { readonly setup?: unknown };
    readonly enclosed?: { readonly packs?: readonly unknown[] };
  };
  if (origin?.setup === undefined) return t('ui.online.bring.middle');
  return (enclosed?.packs?.length ?? 0) > 0 ? t('ui.online.own-packs') : undefined;
}
