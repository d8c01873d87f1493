import { useEffect, useMemo, useRef, useState } from 'react';
import type { Begin } from '../app/at-table.js';
import { ImportButton } from '../frame/import-button.js';
import { Screen } from '../frame/screen.js';
import { Trouble } from '../frame/trouble.js';
import { exportGame } from '../play/files.js';
import { forget, type KeptGame, keptGames, keptSave } from '../play/storage.js';
import { useEdition } from '../say/use-edition.js';
import { t } from '../words/t.js';
import { Kept, peopleOf } from './kept.js';
import { Numbers } from './numbers.js';
import { statistics } from './statistics.js';
import './history.css';

const FILTERS = { all: () => true, open: ({ over }: KeptGame) => !over, over: ({ over }: KeptGame) => over };
type Filter = keyof typeof FILTERS;

/** The games kept in this browser: how they went, and everything that can be done with one. */
export default function History({ begin }: { begin: Begin }) {
  const edition = useEdition();
  const [games, setGames] = useState<readonly KeptGame[]>();
  const [trouble, setTrouble] = useState<string>();
  const [said, setSaid] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const list = useRef<HTMLHeadingElement>(null);
  const numbers = useMemo(() => statistics(games ?? []), [games]);

  useEffect(() => {
    keptGames().then(setGames, (error) => {
      setGames([]);
      setTrouble(t('ui.history.failed', { why: String(error) }));
    });
  }, []);

  const remove = async (game: KeptGame) => {
    await forget(game.id);
    setGames(await keptGames());
    setSaid(t('ui.history.gone', { game: peopleOf(edition, game) }));
    // The button that was pressed is gone.
    list.current?.focus();
  };
  const hand = async ({ id, seed }: KeptGame) => {
    const saved = await keptSave(id);
    if (saved) exportGame(saved, seed);
  };
  const shown = games?.filter(FILTERS[filter]) ?? [];

  return (
    <Screen name="history-screen" title={t('ui.history.title')} about={t('ui.history.about')}>
      <Trouble what={trouble} />
      <p className="heard" role="status">
        {said}
      </p>
      {games !== undefined && games.length > 0 && <Numbers numbers={numbers} />}
      <section aria-labelledby="history-list">
        <div className="history-head">
          <h2 id="history-list" ref={list} tabIndex={-1}>
            {t('ui.history.list')}
          </h2>
          {games !== undefined && games.length > 0 && (
            <label className="history-filter">
              {t('ui.history.filter')}
              <select value={filter} onChange={(event) => setFilter(event.target.value as Filter)}>
                {Object.keys(FILTERS).map((one) => (
                  <option key={one} value={one}>
                    {t(`ui.history.filter.${one as Filter}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <ImportButton begin={begin} />
        </div>
        {games === undefined && <p>{t('ui.history.looking')}</p>}
        {games?.length === 0 && (
          <p className="history-empty">
            {t('ui.history.empty')} <a href="#home">{t('ui.history.begin')}</a>
          </p>
        )}
        {games !== undefined && games.length > 0 && shown.length === 0 && <p>{t('ui.history.none-such')}</p>}
        <ul className="kept">
          {shown.map((game) => (
            <Kept key={game.id} game={game} forget={() => remove(game)} hand={() => hand(game)} />
          ))}
        </ul>
      </section>
    </Screen>
  );
}
