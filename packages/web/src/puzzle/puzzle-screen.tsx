import type { TypedDecision } from '@vigil/rules';
import { lazy, Suspense, useEffect, useState } from 'react';
import { describeError } from '../play/error-text.js';
import { describeOption } from '../play/options.js';
import { Session, useSnapshot } from '../play/session.js';
import { loadReasonText, type ReasonText } from '../text/bot-words.js';
import { formatPercent } from '../text/percent.js';
import { ErrorMessage } from '../ui/error-message.js';
import { Screen } from '../ui/screen.js';
import { answerTo, puzzleOf, type StoredPuzzle } from './puzzles.js';
import { dayNumber, loadRecord, type PuzzleRecord, recordAnswer, saveRecord, streakOn } from './streak.js';
import { t } from './words.js';
import './puzzle.css';

const GameAtTable = lazy(() => import('../app/game-at-table.js'));

/** The puzzle of the day, at a table of its own: the first answer to its question counts. */
export default function PuzzleScreen({ leave }: { readonly leave: () => void }) {
  const [day] = useState(() => dayNumber(new Date()));
  const [further, setFurther] = useState(0);
  const [session, setSession] = useState<Session>();
  const [error, setError] = useState<unknown>();
  const puzzle = puzzleOf(day, further);
  useEffect(() => {
    let left = false;
    let opened: Session | undefined;
    setSession(undefined);
    Session.resume('puzzle', puzzle.saved).then(
      (one) => {
        opened = one;
        one.makePuzzle();
        if (left) one.close();
        else setSession(one);
      },
      (why) => left || setError(why),
    );
    return () => {
      left = true;
      opened?.close();
    };
  }, [puzzle]);
  if (error !== undefined) {
    return (
      <Screen className="not-opened" title={t('ui.puzzle.title')}>
        <ErrorMessage {...describeError(error)} />
      </Screen>
    );
  }
  const waiting = <p className="waiting">{t('ui.frame.waiting')}</p>;
  if (!session) return waiting;
  const next = () => setFurther(further + 1);
  const notice = <PuzzleNotice session={session} puzzle={puzzle} day={further === 0 ? day : undefined} next={next} />;
  return (
    <Suspense fallback={waiting}>
      <GameAtTable key={further} session={session} notice={notice} leave={leave} />
    </Suspense>
  );
}

interface NoticeProps {
  readonly session: Session;
  readonly puzzle: StoredPuzzle;
  /** The day that it is the puzzle of; undefined: it is a further one. */
  readonly day: number | undefined;
  readonly next: () => void;
}

/** The task; after the answer the solution, with the chances of all answers. */
function PuzzleNotice({ session, puzzle, day, next }: NoticeProps) {
  useSnapshot(session);
  const [asked] = useState(() => {
    const { decisions, view } = session.snapshot();
    return { decision: decisions.find(({ id }) => id === puzzle.decision), view };
  });
  const [record, setRecord] = useState<PuzzleRecord | undefined>(loadRecord);
  const [given, setGiven] = useState<string>();
  const [isClosed, setClosed] = useState(false);
  const reasonText = useReasonText(session);
  const now = answerTo(puzzle, session.save());
  const [best] = puzzle.answers;
  useEffect(() => {
    // Only the first answer counts.
    if (given !== undefined || now === undefined) return;
    setGiven(now);
    if (day === undefined) return;
    const answered = recordAnswer(record, day, now === best?.option);
    saveRecord(answered);
    setRecord(answered);
  }, [best, day, given, now, record]);
  const textOf = (id: string) => {
    const option = asked.decision?.options.find((one) => one.id === id);
    if (!asked.decision || !option) return id;
    return describeOption(session.loaded, asked.decision as TypedDecision, option, asked.view).text;
  };
  const streak = streakOn(record, dayNumber(new Date()));
  if (isClosed) return null;
  return (
    <section className={given === undefined ? 'puzzle' : 'puzzle answered'} aria-label={t('ui.puzzle.title')}>
      <h2>{t(day === undefined ? 'ui.puzzle.further' : 'ui.puzzle.title')}</h2>
      <div role="status">
        {given === undefined ? (
          <p>{t('ui.puzzle.task')}</p>
        ) : (
          <p className={given === best?.option ? 'solved' : 'missed'}>
            {given === best?.option
              ? t('ui.puzzle.solved')
              : t('ui.puzzle.missed', { answer: textOf(best?.option ?? '') })}
          </p>
        )}
      </div>
      {given !== undefined && (
        <>
          <ol>
            {puzzle.answers.map(({ option, chance, reason }) => (
              <li key={option} aria-current={option === given ? 'true' : undefined}>
                <span>
                  {textOf(option)}
                  {reason && reasonText && <small>{reasonText(reason)}</small>}
                </span>
                <b>{t('ui.puzzle.chance', { chance: formatPercent(chance) })}</b>
              </li>
            ))}
          </ol>
          <p className="small">{t('ui.puzzle.about')}</p>
          <div className="puzzle-buttons">
            <button type="button" onClick={next}>
              {t('ui.puzzle.next')}
            </button>
            <button type="button" onClick={() => setClosed(true)}>
              {t('ui.puzzle.close')}
            </button>
          </div>
        </>
      )}
      {streak > 0 && <p className="small">{t('ui.puzzle.streak', { n: streak })}</p>}
    </section>
  );
}

/** The words for reasons, once they are loaded. */
function useReasonText(session: Session): ReasonText | undefined {
  const [text, setText] = useState<ReasonText>();
  useEffect(() => {
    let left = false;
    loadReasonText(session.loaded).then((say) => left || setText(() => say));
    return () => {
      left = true;
    };
  }, [session]);
  return text;
}
