import { turnOf } from '@vigil/table';
import { type KeyboardEvent, memo } from 'react';
import { ChanceLine } from '../../analysis/chance-line.js';
import { t as replay } from '../../replay/words.js';
import { capitalize } from '../../text/capitalize.js';
import { lineText } from '../../text/chronicle.js';
import type { LoadedContent } from '../../text/loaded-content.js';
import type { TimelineMark } from '../../text/log-line.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import type { Playback } from './playback.js';
import './timeline.css';

/**
 * The whole game on a timeline: any past position can be viewed, and played from. In a narrow window the actions for
 * that position are elsewhere: `decide` shows them.
 */
export default function Timeline({ playback, decide }: { playback: Playback; decide: () => void }) {
  const { snapshot } = useTable();
  const { answers, lookingAt, marks } = snapshot;
  const { at, goTo, jump, goToPresent, step } = playback;
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = event.key === 'ArrowRight' || event.key === 'ArrowUp';
    if (event.key === 'PageUp' || event.key === 'PageDown') jump(event.key === 'PageUp' ? 1 : -1, true);
    else if (event.shiftKey && /^Arrow/.test(event.key)) jump(forward ? 1 : -1, false);
    else if (event.key === 'End') goToPresent();
    else return;
    event.preventDefault();
  };
  return (
    <div className="timeline">
      <PlayButton playback={playback} />
      <button type="button" aria-label={t('ui.timeline.back')} disabled={at === 0} onClick={() => step(-1)}>
        ‹
      </button>
      <div className="timeline-line">
        <ChanceLine answers={answers} at={at} />
        <Marks marks={marks} answers={answers} />
        <input
          type="range"
          aria-label={t('ui.timeline.label')}
          aria-valuetext={
            lookingAt === undefined
              ? t('ui.timeline.now')
              : `${formatPosition(playback, answers)} ${formatMarks(marks, at)}`
          }
          title={t('ui.timeline.keys')}
          min={0}
          max={answers}
          value={at}
          onChange={(event) => goTo(Number(event.target.value))}
          onKeyDown={onKeyDown}
        />
      </div>
      <button
        type="button"
        aria-label={t('ui.timeline.forward')}
        disabled={lookingAt === undefined}
        onClick={() => step(1)}
      >
        ›
      </button>
      {lookingAt !== undefined && playback.setUnit && (
        <button
          type="button"
          className="show-actions"
          onClick={() => {
            decide();
            requestAnimationFrame(scrollToActions);
          }}
        >
          {replay('ui.replay.to-onward')}
        </button>
      )}
    </div>
  );
}

/** Scrolls to the actions for a position, which are below its log. */
function scrollToActions(): void {
  document.querySelector('.onward')?.scrollIntoView({ block: 'nearest' });
  document.querySelector<HTMLElement>('.onward button')?.focus({ preventScroll: true });
}

/** Marks for starts of turns, gates opened or shut, and defeated investigators: distinguished by shape and height. */
const Marks = memo(function Marks({ marks, answers }: { marks: readonly TimelineMark[]; answers: number }) {
  return (
    <div className="marks" aria-hidden="true">
      {marks.map((mark) => (
        <i
          key={`${mark.line.id}`}
          className={`mark-${mark.kind}`}
          style={{ left: `${(mark.at / answers) * 100}%` }}
          title={lineText(mark.line)}
        />
      ))}
    </div>
  );
});

function formatPosition({ at }: Playback, answers: number): string {
  return t('ui.timeline.at', { at, n: answers });
}

/** Returns the text of the marks at a position. */
function formatMarks(marks: readonly TimelineMark[], at: number): string {
  return marks
    .filter((mark) => mark.at === at)
    .map(({ line }) => lineText(line))
    .join(' ');
}

/** Starts and pauses the replay. */
export function PlayButton({ playback: { playing, toggle } }: { playback: Playback }) {
  return (
    <button
      type="button"
      className="play"
      aria-label={t(playing ? 'ui.timeline.pause' : 'ui.timeline.play')}
      title={t(playing ? 'ui.timeline.pause' : 'ui.timeline.play')}
      aria-keyshortcuts="p"
      onClick={toggle}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={playing ? 'M2 1h3v10H2zM7 1h3v10H7z' : 'M2 1L11 6L2 11z'} />
      </svg>
    </button>
  );
}

/** Formats the turn and phase of a position. */
export function formatTurn({ words }: LoadedContent, view: Parameters<typeof turnOf>[0], game: string): string {
  const phase = capitalize(words.say(`phase.${view.step.phase}`));
  return turnOf(view) > 0 ? `${t('ui.table.turn', { game })} ${turnOf(view)}: ${phase}` : phase;
}
