import type { LessonState, LessonStep } from './lesson.js';
import { t } from './words.js';

/** A note as displayed. */
export interface Note {
  readonly title: string;
  readonly text: string;
  readonly target: readonly string[];
  readonly keepVisible: readonly string[];
  readonly why: string | undefined;
}

/** Returns the note of a step, or a general one if the learner has left the path. */
export function createNote(step: LessonStep | undefined, now: LessonState): Note {
  const { snapshot, decision } = now;
  if (snapshot.lookingAt !== undefined) return untargetedNote(t('ui.learn.past'), t('ui.learn.past.text'));
  if (snapshot.outcome || snapshot.fault !== undefined)
    return untargetedNote(t('ui.learn.over'), t('ui.learn.over.text'));
  if (!step) return { ...untargetedNote(t('ui.learn.other'), offPathText(now)), why: decision?.why };
  const { why, keepVisible = [] } = step;
  return {
    title: step.title,
    text: step.text(now),
    target: step.target(now),
    keepVisible: keepVisible,
    why: typeof why === 'string' ? why : why(now),
  };
}

function untargetedNote(title: string, text: string): Note {
  return { title, text, target: ['.decision'], keepVisible: [], why: undefined };
}

/** A word on a question the lesson did not lead to. */
function offPathText(now: LessonState): string {
  switch (now.decision?.key) {
    case 'q.after-roll':
      return t('ui.learn.other.after-roll');
    case 'q.fight-or-evade':
    case 'q.fight-or-flee':
    case 'q.hands':
    case 'q.initiative':
    case 'q.escape':
    case 'q.continue-combat':
      return t('ui.learn.other.fight');
    case 'q.loss':
      return t('ui.learn.other.loss');
    case 'q.movement':
      return t('ui.learn.other.movement');
    case 'q.location':
    case 'q.activity':
      return t('ui.learn.other.location');
    case 'q.which-first':
    case 'q.encounter-place':
      return t('ui.learn.other.first');
    default:
      return t('ui.learn.other.text');
  }
}
