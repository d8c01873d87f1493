import { useEffect, useRef, useState } from 'react';
import { clauseAddress } from '../app/route.js';
import { type Session, useSnapshot } from '../play/session.js';
import { createLessonState, type Lesson } from './lesson.js';
import { createNote, type Note } from './note.js';
import {
  currentStep,
  findDivergence,
  findMissedStep,
  markRead,
  type NoteLog,
  stepBack,
  stepNumber,
  updateLog,
} from './note-log.js';
import { useNotePlacement } from './note-placement.js';
import { loadProgress, saveProgress } from './progress.js';
import { t } from './words.js';

interface Props {
  readonly lesson: Lesson;
  readonly session: Session;
  readonly initialLog: NoteLog;
  readonly finish: () => void;
  readonly leave: () => void;
}

/**
 * The note beside the table: one or two sentences on the question, and a pointer to its subject. It follows the game.
 */
export function Coach({ lesson, session, initialLog, finish, leave }: Props) {
  const snapshot = useSnapshot(session);
  const [log, setLog] = useState<NoteLog>(initialLog);
  const paper = useRef<HTMLElement>(null);
  const now = createLessonState(session.loaded, snapshot);
  const { steps, id } = lesson;
  const settled = snapshot.lookingAt === undefined ? updateLog(steps, log, now) : log;
  if (settled !== log) setLog(settled);
  const step = currentStep(steps, settled, now);
  const note = createNote(step, now);
  const last = step !== undefined && step === steps.at(-1);
  const n = stepNumber(steps, settled);
  const of = steps.filter((one) => !one.returnTo).length;
  const left = snapshot.lookingAt === undefined ? findDivergence(steps, settled, step, snapshot.answers) : undefined;
  const past = left === undefined || step?.returnTo ? undefined : findMissedStep(steps, settled);
  // Undoes answer by answer until the lesson is back on its path.
  const [rewindTo, setRewindTo] = useState<number>();
  useEffect(() => {
    if (rewindTo === undefined) return;
    if (snapshot.answers > rewindTo) session.undo(true);
    else setRewindTo(undefined);
  }, [rewindTo, session, snapshot.answers]);
  const before = stepBack(settled, snapshot.answers);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also saves after answers that change no note
  useEffect(() => {
    if (session.snapshot().lookingAt !== undefined) return;
    saveProgress(id, {
      ...hasFinishedBefore(id),
      at: { step: stepNumber(steps, settled), log: settled, saved: session.save() },
    });
  }, [id, session, steps, settled, snapshot.answers]);

  const back = () => {
    if (before === 'undo') session.undo(true);
    else if (before) setLog(before);
  };
  const next = () => (last || snapshot.outcome ? finish() : setLog(markRead(settled)));
  const reading = step?.kind === 'read' || snapshot.outcome !== undefined;
  useNoteKeys(back, reading ? next : undefined);

  const {
    ring,
    note: box,
    line,
    tab,
  } = useNotePlacement(note.target, note.keepVisible, paper, `${n} ${snapshot.answers}`);
  return (
    <>
      <aside
        ref={paper}
        className={box ? 'coach beside' : 'coach'}
        aria-label={t('ui.learn.note')}
        style={box && { left: box.x, top: box.y }}
      >
        <p className="coach-step">
          {t('ui.learn.step', { n, of })}
          <progress aria-hidden="true" max={of} value={n} />
        </p>
        <h2>{note.title}</h2>
        <p>{note.text}</p>
        {past && <p className="coach-past">{t('ui.learn.gone-past', { what: past.title })}</p>}
        {tab !== undefined && <p className="coach-tab">{t('ui.learn.tab', { tab })}</p>}
        <p className="coach-foot">
          {note.why !== undefined && <ClauseLink id={note.why} />}
          {!reading && <span>{t('ui.learn.your-turn')}</span>}
        </p>
        <div className="coach-tools">
          <button type="button" title={t('ui.learn.skip.about')} onClick={leave}>
            {t('ui.learn.skip')}
          </button>
          <button
            type="button"
            aria-disabled={before === undefined}
            title={t('ui.learn.back.about')}
            aria-keyshortcuts="b"
            onClick={back}
          >
            {t('ui.learn.back')} <kbd>b</kbd>
          </button>
          {left !== undefined && (!reading || past) && (
            <button type="button" className={reading ? '' : 'coach-next'} onClick={() => setRewindTo(left)}>
              {t('ui.learn.lead-back')}
            </button>
          )}
          {reading && (
            <button type="button" className="coach-next" aria-keyshortcuts="n" onClick={next}>
              {t(last || snapshot.outcome ? 'ui.learn.finish' : 'ui.learn.next')} <kbd>n</kbd>
            </button>
          )}
        </div>
        <p className="visually-hidden" aria-live="polite">
          {spokenText(note, n, of)}
        </p>
      </aside>
      {line && (
        <svg className="coach-line" aria-hidden="true">
          <path d={`M${line.from.x} ${line.from.y}L${line.to.x} ${line.to.y}`} />
          <circle cx={line.to.x} cy={line.to.y} r={4} />
        </svg>
      )}
      {ring && (
        <div
          className="coach-ring"
          aria-hidden="true"
          style={{ left: ring.x, top: ring.y, width: ring.w, height: ring.h }}
        />
      )}
    </>
  );
}

/** Link to the clause behind a note. Opens a new tab, so that the lesson stays. */
function ClauseLink({ id }: { id: string }) {
  return (
    <span>
      {t('ui.learn.why')}{' '}
      <a
        className="clause"
        href={clauseAddress(id)}
        target="_blank"
        rel="noreferrer"
        title={t('ui.learn.why.open', { id })}
      >
        {id}
      </a>
    </span>
  );
}

/** Text of a note for screen readers. */
function spokenText({ title, text }: Note, n: number, of: number): string {
  return `${t('ui.learn.step', { n, of })}. ${title}. ${text}`;
}

function hasFinishedBefore(id: Lesson['id']) {
  return { finished: loadProgress(id).finished };
}

/** n: next note; b: back. */
function useNoteKeys(back: () => void, next: (() => void) | undefined): void {
  const now = useRef({ back, next });
  now.current = { back, next };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea')) return;
      if (event.key === 'b') now.current.back();
      else if (event.key === 'n') now.current.next?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
