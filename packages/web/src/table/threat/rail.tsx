import { ancientOneText } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { lazy, memo, Suspense } from 'react';
import { SymbolIcon } from '../../board/symbols.js';
import { nameOf, tableCardKind } from '../../say/describe.js';
import type { Edition } from '../../say/edition.js';
import { useEdition } from '../../say/use-edition.js';
import { t } from '../../words/t.js';
import { useLit, useTable } from '../context.js';
import { SHOW_OPENING } from '../opening/opening.js';
import { Notion } from '../pointing/notion.js';
import { isBeside } from './card-in-play.js';
import { AncientOneArt } from './plate.js';
import { DoomTrack, TerrorTrack } from './tracks.js';
import './rail.css';

// Nobody lies beside it in most games.
const BesidePicture = lazy(async () => ({ default: (await import('../../art/beside.js')).BesidePicture }));

/** The left side: the Ancient One, how bad things are, what is in play, and every monster by name. */
export const Rail = memo(function Rail() {
  const { snapshot, face } = useTable();
  const { view } = snapshot;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <section className="rail" aria-label={t('ui.rail.label')} tabIndex={0}>
      <div className="rail-first">
        <AncientOne view={view} />
        <Beside view={view} />
        <Doom view={view} />
        <Terror view={view} closing={face.shopsClose} />
        {face.Tracks && <face.Tracks view={view} />}
        <face.Threat view={view} />
      </div>
      <Monsters view={view} />
      <WhatWins />
    </section>
  );
});

function AncientOne({ view }: { view: TableView }) {
  const { content, words, wordsAt } = useEdition();
  const { inspect, face } = useTable();
  const def = content.ancientOnes.get(view.ancientOne);
  if (!def) return null;
  const text = ancientOneText(wordsAt(view), def);
  const { round, battle } = face.facing(view) ?? {};
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

/** Who plays, against whom, what wins: the scene before the game once more. Last: what is in play comes first. */
function WhatWins() {
  return (
    <button type="button" className="what-wins" onClick={() => window.dispatchEvent(new Event(SHOW_OPENING))}>
      {t('ui.rail.opening')}
    </button>
  );
}

/** Whoever lies beside it for the whole game: a herald, a guardian; what each says is read by pointing at it. */
function Beside({ view }: { view: TableView }) {
  const edition = useEdition();
  const { inspect } = useTable();
  const { content, words } = edition;
  const there = view.inPlay.filter(({ as }) => isBeside(as));
  if (there.length === 0) return null;
  return (
    <ul className="rail-beside">
      {there.map(({ card }) => {
        const def = content.tableCards.get(card);
        return (
          <li key={card}>
            <button type="button" data-about={card} onClick={() => inspect(card)}>
              <Suspense fallback={null}>
                <BesidePicture id={card} />
              </Suspense>
              <span>
                <b>{words.name('mythos', card)}</b>
                {def && (
                  <small title={def.title && words.name('printed', def.title)}>{tableCardKind(edition, def)}</small>
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
  const { content } = useEdition();
  const spaces = content.ancientOnes.get(view.ancientOne)?.doom ?? 0;
  const battle = useTable().face.facing(view)?.battle;
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
          {t('ui.rail.kept')} <b>{battle.pool}</b>
        </p>
      )}
    </section>
  );
}

function Terror({ view, closing }: { view: TableView; closing: boolean }) {
  const { terror, figures } = view;
  const edition = useEdition();
  const { words } = edition;
  const next = closing ? nextToClose(edition, terror) : undefined;
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

/** The shop that closes next. */
function nextToClose({ content }: Edition, terror: number) {
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
  const edition = useEdition();
  const { content, words } = edition;
  const { targets, point, inspect, pointing } = useTable();
  const { light } = pointing;
  const lit = useLit(token);
  const kind = content.tokens.get(token);
  const open = targets.has(token);
  if (!kind) return null;
  return (
    <button
      type="button"
      className={`${open ? 'open' : ''}${lit ? ' lit' : ''}`}
      onClick={() => (open ? point(token) : inspect(token))}
      data-about={token}
      onPointerEnter={() => light(token)}
      onPointerLeave={() => light(undefined)}
    >
      <SymbolIcon symbol={kind.symbol} title={words.say(`symbol.${kind.symbol}`)} />
      <span>
        {words.name('monster', token)} <small>{nameOf(edition, at).replace(/^The /, '')}</small>
      </span>
    </button>
  );
}
