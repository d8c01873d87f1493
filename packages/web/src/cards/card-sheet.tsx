import { type GameId, SKILL_PAIRS } from '@vigil/table';
import { useEffect, useRef } from 'react';
import { cardAddress, hasChangedScreen } from '../app/route.js';
import { Atmosphere } from '../atmosphere/atmosphere.js';
import { Clause } from '../rules/clause.js';
import { describe } from '../text/describe.js';
import { useLoadedContent } from '../text/use-content.js';
import { FigureList } from '../ui/figure-list.js';
import type { CatalogueEntry, ComponentKind } from './catalogue.js';
import { ComponentPicture } from './component-picture.js';
import { t } from './words.js';

/** Clauses of Haunt about the cards that are markers there (H-INTRO-07). */
const MARKER_CLAUSES: Readonly<Record<string, readonly string[]>> = {
  blessing: ['H-BLESS-01', 'H-BLESS-02'],
  curse: ['H-BLESS-01', 'H-BLESS-03'],
  retainer: ['H-RETAINER-01', 'H-RETAINER-02', 'H-RETAINER-03'],
  'bank-loan': ['H-LOAN-01', 'H-LOAN-02', 'H-LOAN-03'],
};

/** Kinds whose text may differ between the games, as handled by {@link describe}. */
const GAME_DEPENDENT_KINDS: ReadonlySet<ComponentKind> = new Set<ComponentKind>([
  'investigators',
  'ancient-ones',
  'common',
  'unique',
  'spell',
  'ally',
  'monsters',
  'mythos',
]);

interface Props {
  readonly entry: CatalogueEntry;
  readonly game: GameId;
  /** The list that it was chosen from. */
  readonly list: readonly CatalogueEntry[];
}

/** The sheet of a component: its picture, its figures, its text, and its role in the other game. */
export function CardSheet({ entry, game, list }: Props) {
  const loaded = useLoadedContent();
  const { content } = loaded;
  const { id, kind, name, description } = entry;
  const { entries = [] } = content.locationCards.get(id) ?? content.gateCards.get(id) ?? {};
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another component starts at the top
  useEffect(() => {
    sheet.current?.scrollTo({ top: 0 });
    if (hasChangedScreen()) heading.current?.focus({ preventScroll: true });
  }, [id]);
  const { lines } = (game === 'haunt' && GAME_DEPENDENT_KINDS.has(kind) && describe(loaded, id, game)) || description;
  const isVoid = game === 'haunt' && entry.hauntRole === 'marker';
  return (
    <article ref={sheet} className={`card-sheet ${kind}`} aria-labelledby="sheet-name">
      <a className="card-close" href="#cards">
        <span aria-hidden="true">‹ </span>
        {t('ui.cards.close')}
      </a>
      <div className="card-picture">
        <ComponentPicture entry={entry} />
      </div>
      <p className="card-of">{description.kind}</p>
      <h2 id="sheet-name" ref={heading} tabIndex={-1}>
        {name}
      </h2>
      {description.figures.length > 0 && <FigureList figures={description.figures} />}
      {kind === 'investigators' && <Skills id={id} />}
      <Atmosphere of={content.gateMarkers.get(id)?.world ?? id} />
      {!isVoid && lines.map((line, i) => <Line key={line} line={line} of={entries[i] && `${id}/${entries[i].at}`} />)}
      {description.lines.length + description.figures.length === 0 && <p>{t('ui.cards.no-text')}</p>}
      <Copies entry={entry} game={game} />
      <NeighbourLinks entry={entry} among={list} />
    </article>
  );
}

/** A paragraph; the part before a line break is its head. `of`: its encounter. */
function Line({ line, of }: { line: string; of: string | undefined }) {
  const [head, text] = line.split('\n');
  if (text === undefined) return <p>{line}</p>;
  return (
    <>
      <h3>{head}</h3>
      <Atmosphere of={of} />
      <p>{text}</p>
    </>
  );
}

/** The possible values of an investigator's skills. */
function Skills({ id }: { id: string }) {
  const { content, words } = useLoadedContent();
  const sheet = content.investigators.get(id);
  if (!sheet) return null;
  return (
    <table className="card-skills">
      <caption className="visually-hidden">{t('ui.cards.skills')}</caption>
      <tbody>
        {SKILL_PAIRS.flatMap(({ pair, skills }) =>
          skills.map((skill, side) => (
            <tr key={skill}>
              <th scope="row">{words.say(`skill.${skill}`)}</th>
              {sheet.sliders[pair].map((values, stop) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sheets never change
                <td key={stop}>{values[side]}</td>
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

/** The number of copies, and the role in Haunt. */
function Copies({ entry, game }: { entry: CatalogueEntry; game: GameId }) {
  const { content } = useLoadedContent();
  const { id, kind, copies, hauntRole, hauntCopies } = entry;
  const monster = content.monsters.get(id);
  return (
    <div className="card-copies">
      {copies !== undefined && hauntRole !== 'marker' && (
        <p>
          {t(kind === 'monsters' ? 'ui.cards.tokens' : 'ui.cards.copies', { n: copies })}{' '}
          {monster && !monster.inCup && t('ui.cards.in-cup')}
        </p>
      )}
      {hauntRole === 'unused' && <p>{t('ui.cards.haunt.unused')}</p>}
      {hauntRole === 'used' && hauntCopies !== undefined && hauntCopies !== copies && (
        <p>{t('ui.cards.haunt.copies', { n: hauntCopies })}</p>
      )}
      {hauntRole === 'marker' && (
        <p className={game === 'haunt' ? 'card-marker' : undefined}>
          {t('ui.cards.haunt.marker')}{' '}
          {(MARKER_CLAUSES[id] ?? ['H-INTRO-07']).map((clause) => (
            <span key={clause}>
              <Clause id={clause} />{' '}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** Links to the previous and next sheet of the list. */
function NeighbourLinks({ entry, among: list }: { entry: CatalogueEntry; among: readonly CatalogueEntry[] }) {
  const at = list.indexOf(entry);
  const before = at > 0 ? list[at - 1] : undefined;
  const after = at >= 0 ? list[at + 1] : undefined;
  return (
    <p className="card-neighbours">
      {before && (
        <a href={cardAddress(before.id)} aria-label={t('ui.cards.before', { name: before.name })}>
          ‹ {before.name}
        </a>
      )}
      {after && (
        <a href={cardAddress(after.id)} aria-label={t('ui.cards.after', { name: after.name })}>
          {after.name} ›
        </a>
      )}
    </p>
  );
}
