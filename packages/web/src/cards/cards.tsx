import type { GameId } from '@vigil/table';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { cardAddress } from '../app/route.js';
import { GAME_IDS } from '../play/games.js';
import { useLoadedContent } from '../text/use-content.js';
import { anyText, parseOneOf, useAddressParam } from '../ui/address-param.js';
import { ErrorMessage } from '../ui/error-message.js';
import { Screen } from '../ui/screen.js';
import { SearchField } from '../ui/search-field.js';
import { CardSheet } from './card-sheet.js';
import {
  type CatalogueEntry,
  type ComponentKind,
  findEntries,
  getCatalogue,
  kindName,
  kindsOf,
  prepareSearch,
} from './catalogue.js';
import { ComponentPicture } from './component-picture.js';
import { t } from './words.js';
import './cards.css';

/** The browser of components: a filter, a search, a list, and the sheet of the chosen one. */
export default function Cards({ chosen }: { chosen: string | undefined }) {
  const loaded = useLoadedContent();
  const entries = getCatalogue(loaded);
  const one = entries.find(({ id }) => id === chosen);
  // A link to one component opens the list of its kind.
  const [shown, show] = useAddressParam<ComponentKind | 'all'>(
    'kind',
    one?.kind ?? 'all',
    parseOneOf(['all', ...kindsOf(loaded)]),
  );
  const kind = shown === 'all' ? undefined : shown;
  const [search, setSearch] = useAddressParam('q', '', anyText, true);
  const [game, setGame] = useAddressParam('as', 'arkham', parseOneOf(GAME_IDS));
  const sought = useDeferredValue(search);
  const found = useMemo(() => findEntries(entries, kind, sought), [entries, kind, sought]);
  useReturnToList(chosen);
  useEffect(() => prepareSearch(loaded), [loaded]);

  return (
    <Screen className="cards-screen" title={t('ui.cards.title')} about={t('ui.cards.about')}>
      {chosen !== undefined && !one && <ErrorMessage message={t('ui.cards.unknown', { id: chosen })} />}
      <div className="browser" data-chosen={one !== undefined}>
        <div className="browser-tools">
          <SearchField
            label={t('ui.cards.search')}
            hint={t('ui.cards.search.hint')}
            value={search}
            onSearch={setSearch}
          />
          <GameChoice game={game} choose={setGame} />
          <KindChoice kind={kind} choose={(next) => show(next ?? 'all')} />
        </div>
        <section className="browser-list" aria-label={t('ui.cards.list')}>
          <p role="status" className="field-name">
            {t('ui.cards.found', { n: found.length })}
          </p>
          <EntryList entries={found} chosen={chosen} game={game} />
        </section>
        <div className="browser-sheet">
          {one ? <CardSheet entry={one} game={game} list={found} /> : <p>{t('ui.cards.none-chosen')}</p>}
        </div>
      </div>
    </Screen>
  );
}

/** Returns the focus to the list entry after its sheet closes. */
function useReturnToList(chosen: string | undefined): void {
  const before = useRef(chosen);
  useEffect(() => {
    const last = before.current;
    before.current = chosen;
    if (chosen !== undefined || last === undefined) return;
    const link = document.querySelector<HTMLElement>(`.browser-list [data-id="${CSS.escape(last)}"]`);
    link?.scrollIntoView({ block: 'center' });
    link?.focus({ preventScroll: true });
  }, [chosen]);
}

function GameChoice({ game, choose }: { game: GameId; choose: (game: GameId) => void }) {
  return (
    <fieldset className="chips">
      <legend className="field-name">{t('ui.cards.game')}</legend>
      {GAME_IDS.map((one) => (
        <label key={one}>
          <input type="radio" name="as-in" checked={one === game} onChange={() => choose(one)} />
          <span>{t(`ui.frame.game.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function KindChoice({
  kind,
  choose,
}: {
  kind: ComponentKind | undefined;
  choose: (kind: ComponentKind | undefined) => void;
}) {
  const loaded = useLoadedContent();
  const counts = useMemo(() => {
    const counted = new Map<ComponentKind, number>();
    for (const entry of getCatalogue(loaded)) counted.set(entry.kind, (counted.get(entry.kind) ?? 0) + 1);
    return counted;
  }, [loaded]);
  return (
    <fieldset className="chips kinds">
      <legend className="field-name">{t('ui.cards.kinds')}</legend>
      {[undefined, ...kindsOf(loaded)].map((one) => (
        <label key={one ?? 'all'}>
          <input type="radio" name="kind" checked={one === kind} onChange={() => choose(one)} />
          <span>
            {one === undefined ? t('ui.cards.all') : kindName(loaded, one)}{' '}
            <small>{one === undefined ? getCatalogue(loaded).length : counts.get(one)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface EntryListProps {
  readonly entries: readonly CatalogueEntry[];
  readonly chosen: string | undefined;
  readonly game: GameId;
}

/** The entries, grouped by kind. */
function EntryList({ entries, chosen, game }: EntryListProps) {
  const loaded = useLoadedContent();
  return kindsOf(loaded).map((kind) => {
    const of = entries.filter((entry) => entry.kind === kind);
    if (of.length === 0) return null;
    return (
      <section key={kind} className="browser-kind">
        <h2>{kindName(loaded, kind)}</h2>
        <ul>
          {of.map((entry) => (
            <li key={entry.id}>
              <EntryTile entry={entry} chosen={entry.id === chosen} game={game} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function EntryTile({ entry, chosen, game }: { entry: CatalogueEntry; chosen: boolean; game: GameId }) {
  const { id, kind, name, summary, hauntRole } = entry;
  const odd = game === 'haunt' && hauntRole !== 'used';
  return (
    <a
      href={cardAddress(id)}
      className={`tile ${kind}${odd ? ' odd' : ''}`}
      data-id={id}
      aria-current={chosen ? 'true' : undefined}
    >
      <span className="tile-picture">
        <ComponentPicture entry={entry} small />
      </span>
      <span className="tile-words">
        <b>{name}</b>
        <small>{odd ? t(hauntRole === 'marker' ? 'ui.cards.marker' : 'ui.cards.not-in-haunt') : summary}</small>
      </span>
    </a>
  );
}
