import { ancientOneText } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { lazy, memo, Suspense, useRef } from 'react';
import { SymbolIcon } from '../../board/symbols.js';
import { nameOf, tableCardKindText } from '../../text/describe.js';
import type { LoadedContent } from '../../text/loaded-content.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';
import { useIsHighlighted, useTable } from '../context.js';
import { SHOW_OPENING_EVENT } from '../opening/opening.js';
import { Notion } from '../pointing/notion.js';
import { isBesideAncientOne } from './card-in-play.js';
import { useFittingCards } from './fitting-cards.js';
import { AncientOneArt } from './plate.js';
import { DoomTrack, TerrorTrack } from './tracks.js';
import './rail.css';

// Most games have no herald or guardian.
const HeraldPicture = lazy(async () => ({ default: (await import('../../art/herald-picture.js')).HeraldPicture }));

/** The left column: the Ancient One, the tracks, the cards in play, and every monster by name. */
export const Rail = memo(function Rail() {
  const { snapshot, gameUi } = useTable();
  const { view } = snapshot;
  const first = useRef<HTMLDivElement>(null);
  useFittingCards(first);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className="rail" aria-label={t('ui.rail.label')} tabIndex={0}>
      <div className="rail-first" ref={first}>
        <AncientOne view={view} />
        <HeraldsAndGuardians view={view} />
        <Doom view={view} />
        <Terror view={view} closing={gameUi.shopsClose} />
        {gameUi.Tracks && <gameUi.Tracks view={view} />}
        <gameUi.Threat view={view} />
      </div>
      <Monsters view={view} />
      <OpeningButton />
    </section>
  );
});

function AncientOne({ view }: { view: TableView }) {
  const { content, words, wordsAt } = useLoadedContent();
  const { inspect, gameUi } = useTable();
  const def = content.ancientOnes.get(view.ancientOne);
  if (!def) return null;
  const text = ancientOneText(wordsAt(view), def);
  const { round, battle } = gameUi.confrontation(view) ?? {};
  const lines = battle ? text.attack : [...text.worshippers, ...text.power];
  return (
    <section className="ancient">
      <div className="ancient-picture">
        <AncientOneArt id={def.id} />
      </div>
      <h2>
        <button type="button" data-about={def.id} onClick={() => inspect(def.id)}>
          {words.name('ancientOne', def.id)}
        </button>
      </h2>
      <p className="small">
        {battle ? t('ui.rail.awake', { n: round ?? 1 }) : words.name('printed', def.powerName)} · {t('ui.rail.combat')}{' '}
        {battle ? words.signed(battle.rating) : text.combatRating}
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** Shows the opening scene again. Last, since the cards in play are more important. */
function OpeningButton() {
  return (
    <button type="button" className="show-opening" onClick={() => window.dispatchEvent(new Event(SHOW_OPENING_EVENT))}>
      {t('ui.rail.opening')}
    </button>
  );
}

/** The herald or guardian beside it for the whole game; its text is shown on hover. */
function HeraldsAndGuardians({ view }: { view: TableView }) {
  const loaded = useLoadedContent();
  const { inspect } = useTable();
  const { content, words } = loaded;
  const sheets = view.inPlay.filter(({ as }) => isBesideAncientOne(as));
  if (sheets.length === 0) return null;
  return (
    <ul className="rail-heralds">
      {sheets.map(({ card }) => {
        const def = content.tableCards.get(card);
        return (
          <li key={card}>
            <button type="button" data-about={card} onClick={() => inspect(card)}>
              <Suspense fallback={null}>
                <HeraldPicture id={card} />
              </Suspense>
              <span>
                <b>{words.name('mythos', card)}</b>
                {def && (
                  <small title={def.title && words.name('printed', def.title)}>{tableCardKindText(loaded, def)}</small>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Doom({ view }: { view: TableView }) {
  const { content } = useLoadedContent();
  const spaces = content.ancientOnes.get(view.ancientOne)?.doom ?? 0;
  const battle = useTable().gameUi.confrontation(view)?.battle;
  return (
    <section>
      <h3>
        <Notion id="doom">{t('ui.table.doom')}</Notion>{' '}
        <span>
          <b>{view.doom}</b> {t('ui.rail.of', { n: spaces })}
        </span>
      </h3>
      <DoomTrack doom={view.doom} spaces={spaces} />
      {battle && (
        <p>
          {t('ui.rail.successes')} <b>{battle.pool}</b>
        </p>
      )}
    </section>
  );
}

function Terror({ view, closing }: { view: TableView; closing: boolean }) {
  const { terror, figures } = view;
  const loaded = useLoadedContent();
  const { words } = loaded;
  const next = closing ? nextShopToClose(loaded, terror) : undefined;
  return (
    <section>
      <h3>
        <Notion id="terror">{t('ui.table.terror')}</Notion>{' '}
        <span>
          <b>{terror}</b> {t('ui.rail.of', { n: figures.highestTerror })}
        </span>
      </h3>
      <TerrorTrack terror={terror} most={figures.highestTerror} />
      {next && (
        <p className="small">
          {t('ui.rail.closes', { n: next.closesAtTerror ?? 0, place: words.name('place', next.id) })}
        </p>
      )}
    </section>
  );
}

/** Returns the shop that closes next. */
function nextShopToClose({ content }: LoadedContent, terror: number) {
  return [...content.locations.values()]
    .filter(({ closesAtTerror: at }) => at !== undefined && at > terror)
    .sort((one, other) => (one.closesAtTerror ?? 0) - (other.closesAtTerror ?? 0))[0];
}

function Monsters({ view }: { view: TableView }) {
  if (view.monsters.length === 0) return null;
  return (
    <section className="monsters">
      <h3>{t('ui.rail.monsters')}</h3>
      <ul>
        {view.monsters.map(({ token, at }) => (
          <li key={token}>
            <MonsterEntry token={token} at={at} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MonsterEntry({ token, at }: { token: string; at: string }) {
  const loaded = useLoadedContent();
  const { content, words } = loaded;
  const { targets, activate, inspect, pointing } = useTable();
  const { highlight } = pointing;
  const lit = useIsHighlighted(token);
  const kind = content.tokens.get(token);
  const open = targets.has(token);
  if (!kind) return null;
  return (
    <button
      type="button"
      className={`${open ? 'open' : ''}${lit ? ' lit' : ''}`}
      onClick={() => (open ? activate(token) : inspect(token))}
      data-about={token}
      onPointerEnter={() => highlight(token)}
      onPointerLeave={() => highlight(undefined)}
    >
      <SymbolIcon symbol={kind.symbol} title={words.say(`symbol.${kind.symbol}`)} />
      <span>
        {words.name('monster', token)} <small>{nameOf(loaded, at).replace(/^The /, '')}</small>
      </span>
    </button>
  );
}
