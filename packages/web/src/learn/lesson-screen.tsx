import { useEffect, useState } from 'react';
import GameAtTable from '../app/game-at-table.js';
import { Session } from '../play/session.js';
import { ARKHAM_DARK_PHARAOH_LESSON } from './arkham-dark-pharaoh-lesson.js';
import { ARKHAM_DUNWICH_LESSON } from './arkham-dunwich-lesson.js';
import { ARKHAM_GATE_LESSON } from './arkham-gate-lesson.js';
import { ARKHAM_KING_IN_YELLOW_LESSON } from './arkham-king-in-yellow-lesson.js';
import { ARKHAM_KINGSPORT_LESSON } from './arkham-kingsport-lesson.js';
import { ARKHAM_LESSON } from './arkham-lesson.js';
import { Coach } from './coach.js';
import { HAUNT_GATE_LESSON } from './haunt-gate-lesson.js';
import { HAUNT_LESSON } from './haunt-lesson.js';
import type { Lesson } from './lesson.js';
import { type LessonId, primerAddress, reviewAddress } from './lessons.js';
import type { NoteLog } from './note-log.js';
import { loadProgress, saveProgress } from './progress.js';
import { t } from './words.js';
import './coach.css';

const LESSONS: Readonly<Record<LessonId, Lesson>> = {
  arkham: ARKHAM_LESSON,
  'arkham-gate': ARKHAM_GATE_LESSON,
  'arkham-dunwich': ARKHAM_DUNWICH_LESSON,
  'arkham-kingsport': ARKHAM_KINGSPORT_LESSON,
  'arkham-dark-pharaoh': ARKHAM_DARK_PHARAOH_LESSON,
  'arkham-king-in-yellow': ARKHAM_KING_IN_YELLOW_LESSON,
  haunt: HAUNT_LESSON,
  'haunt-gate': HAUNT_GATE_LESSON,
};

interface ActiveLesson {
  readonly session: Session;
  readonly log: NoteLog;
}

/** A lesson: an unsaved game at the table, and the note beside it. */
export default function LessonScreen({ id }: { id: LessonId }) {
  const [underWay, setUnderWay] = useState<ActiveLesson>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const lesson = LESSONS[id];

  useEffect(() => {
    let left = false;
    let opened: Session | undefined;
    startLesson(lesson).then(
      (started) => {
        opened = started.session;
        if (left) opened.close();
        else setUnderWay(started);
      },
      (error) => {
        if (!left)
          setErrorMessage(t('ui.learn.failed', { why: error instanceof Error ? error.message : String(error) }));
      },
    );
    return () => {
      left = true;
      opened?.close();
      setUnderWay(undefined);
    };
  }, [lesson]);

  if (errorMessage !== undefined) return <p className="waiting">{errorMessage}</p>;
  if (!underWay) return <p className="waiting">{t('ui.learn.waiting')}</p>;
  const leave = () => {
    location.hash = primerAddress(lesson.game);
  };
  const finish = () => {
    saveProgress(id, { finished: true });
    location.hash = reviewAddress(lesson.game);
  };
  const { session, log } = underWay;
  return (
    <div className="lesson">
      <Coach lesson={lesson} session={session} initialLog={log} finish={finish} leave={leave} />
      <GameAtTable session={session} leave={leave} />
    </div>
  );
}

/** Continues the lesson or begins it; earlier versions may have saved an unplayable one. */
async function startLesson(lesson: Lesson): Promise<ActiveLesson> {
  const id = `lesson-${lesson.id}`;
  const { at } = loadProgress(lesson.id);
  if (at) {
    try {
      return { session: await Session.resume(id, at.saved), log: at.log };
    } catch {
      // It begins anew.
    }
  }
  const { position, seed, packs } = await lesson.position();
  return { session: await Session.from(id, lesson.game, position, seed, packs), log: [] };
}
