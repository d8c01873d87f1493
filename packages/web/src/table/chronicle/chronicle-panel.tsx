import { Fragment, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
import type { ChronicleFormat } from '../../play/chronicle-export.js';
import { downloadChronicle } from '../../play/downloads.js';
import { GAMES } from '../../play/games.js';
import { lineText } from '../../text/chronicle.js';
import type { LogLine } from '../../text/log-line.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import { LineParts } from '../decision/dice.js';
import type { Playback } from './playback.js';
import './chronicle.css';

// There is no history before the first answer.
const Timeline = lazy(() => import('./timeline.js'));

/** Maximum number of lines: a long game has thousands. Fewer in the past, for speed. */
const RECENT_LINES = 250;
const RECENT_LINES_IN_PAST = 60;

/** The filter of the log; a number is a seat. */
type LogFilter = 'all' | 'dice' | 'board' | number;

const DICE_EVENTS: ReadonlySet<LogLine['kind']> = new Set(['rolled', 'checked', 'clueSpent', 'cast', 'combat']);
const BOARD_EVENTS: ReadonlySet<LogLine['kind']> = new Set([
  'mythos',
  'gateOpened',
  'gateTurned',
  'gatePlaced',
  'gateClosed',
  'sealed',
  'sealBroken',
  'surge',
  'clue',
  'monsterPlaced',
  'monsterMoved',
  'monsterRemoved',
  'monsterClues',
  'activity',
  'doom',
  'terror',
  'closed',
  'opened',
  'rumor',
  'inPlay',
  'outOfPlay',
  'tokens',
]);

function matchesFilter(line: LogLine, filter: LogFilter): boolean {
  if (filter === 'all' || line.kind === 'phase') return true;
  if (filter === 'dice') return DICE_EVENTS.has(line.kind);
  return filter === 'board' ? BOARD_EVENTS.has(line.kind) : line.seat === filter;
}

/**
 * The log of the game, newest last, with the timeline below. `decide`: in a narrow window, switches to the pane of the
 * decision.
 */
export function ChroniclePanel({ playback, decide }: { playback: Playback; decide: () => void }) {
  const { words } = useLoadedContent();
  const { snapshot, company } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const [all, setAll] = useState(false);
  const [filter, setFilter] = useState<LogFilter>('all');
  const readable = withoutEmptyPhases(snapshot.lines.filter((line) => matchesFilter(line, filter)));
  const lines = all
    ? readable
    : readable.slice(snapshot.lookingAt === undefined ? -RECENT_LINES : -RECENT_LINES_IN_PAST);
  const title = t('ui.chronicle.of', { game: GAMES[snapshot.game].name, seed: snapshot.seed ?? 'none' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when lines are added
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [snapshot, filter]);
  // In a narrow window the log has no height until its tab is open.
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const sized = new ResizeObserver(() => {
      box.scrollTop = box.scrollHeight;
    });
    sized.observe(box);
    return () => sized.disconnect();
  }, []);

  return (
    <section className="chronicle" aria-label={t('ui.chronicle.title')}>
      <div className="chronicle-head">
        <h2>{t('ui.chronicle.title')}</h2>
        <select
          aria-label={t('ui.chronicle.filter')}
          value={String(filter)}
          onChange={({ target: { value } }) =>
            setFilter(value === 'all' || value === 'dice' || value === 'board' ? value : Number(value))
          }
        >
          <option value="all">{t('ui.chronicle.all')}</option>
          <option value="dice">{t('ui.chronicle.dice')}</option>
          <option value="board">{t('ui.chronicle.board')}</option>
          {snapshot.view.investigators.map(({ seat, id }) => (
            <option key={seat} value={seat}>
              {words.name('investigator', id)}
            </option>
          ))}
        </select>
        <select
          aria-label={t('ui.chronicle.save')}
          value=""
          onChange={({ target: { value } }) => downloadChronicle(snapshot.lines, title, value as ChronicleFormat)}
        >
          <option value="" disabled>
            {t('ui.chronicle.save-as')}
          </option>
          <option value="html">HTML</option>
          <option value="markdown">Markdown</option>
          <option value="bbcode">BBCode</option>
        </select>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <ol ref={list} tabIndex={0}>
        {lines.length < readable.length && (
          <li>
            <button type="button" onClick={() => setAll(true)}>
              {t('ui.chronicle.show-all', { n: readable.length })}
            </button>
          </li>
        )}
        {lines.map((line, i) => (
          <Fragment key={line.id}>
            {company && line.at !== lines[i - 1]?.at && <company.AnswerAuthor answers={line.at} />}
            <ChronicleLine line={line} isNew={line.at >= snapshot.since} />
          </Fragment>
        ))}
      </ol>
      {snapshot.answers > 0 && (
        <Suspense fallback={<div className="timeline-coming" />}>
          <Timeline playback={playback} decide={decide} />
        </Suspense>
      )}
    </section>
  );
}

const ChronicleLine = memo(function ChronicleLine({ line, isNew }: { line: LogLine; isNew: boolean }) {
  if (line.kind === 'phase') {
    return (
      <li className="heading">
        <h3>{lineText(line)}</h3>
      </li>
    );
  }
  return (
    <li className={`${isNew ? 'new' : ''}${line.kind === 'reason' ? ' reason' : ''}`}>
      <LineParts parts={line.parts} />
      {line.details.map((detail) => (
        <p key={detail} className="said">
          {detail}
        </p>
      ))}
    </li>
  );
});

/** Removes the headings of phases without events. */
function withoutEmptyPhases(lines: readonly LogLine[]): readonly LogLine[] {
  return lines.filter((line, i) => line.kind !== 'phase' || lines[i + 1]?.kind !== 'phase');
}
