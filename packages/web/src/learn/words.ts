import { DARK_PHARAOH_LESSON } from '../words/en/dark-pharaoh-lesson.js';
import { DUNWICH_LESSON } from '../words/en/dunwich-lesson.js';
import { GATE_LESSONS } from '../words/en/gate-lessons.js';
import { KING_IN_YELLOW_LESSON } from '../words/en/king-in-yellow-lesson.js';
import { KINGSPORT_LESSON } from '../words/en/kingsport-lesson.js';
import { LEARN } from '../words/en/learn.js';
import { PRIMER } from '../words/en/primer.js';
import { loadMessages } from '../words/t.js';

/** A key of the messages of lessons. */
export type LearnKey =
  | keyof typeof LEARN
  | keyof typeof PRIMER
  | keyof typeof GATE_LESSONS
  | keyof typeof DARK_PHARAOH_LESSON
  | keyof typeof KINGSPORT_LESSON
  | keyof typeof KING_IN_YELLOW_LESSON
  | keyof typeof DUNWICH_LESSON;

/** A message of the lessons, which come with them. */
export const t = await loadMessages<LearnKey>(
  {
    ...LEARN,
    ...PRIMER,
    ...GATE_LESSONS,
    ...DARK_PHARAOH_LESSON,
    ...KINGSPORT_LESSON,
    ...KING_IN_YELLOW_LESSON,
    ...DUNWICH_LESSON,
  },
  async () => {
    const [
      { LEARN_DE },
      { PRIMER_DE },
      { GATE_LESSONS_DE },
      { DARK_PHARAOH_LESSON_DE },
      { KINGSPORT_LESSON_DE },
      { KING_IN_YELLOW_LESSON_DE },
      { DUNWICH_LESSON_DE },
    ] = await Promise.all([
      import('../words/de/learn.js'),
      import('../words/de/primer.js'),
      import('../words/de/gate-lessons.js'),
      import('../words/de/dark-pharaoh-lesson.js'),
      import('../words/de/kingsport-lesson.js'),
      import('../words/de/king-in-yellow-lesson.js'),
      import('../words/de/dunwich-lesson.js'),
    ]);
    return {
      ...LEARN_DE,
      ...PRIMER_DE,
      ...GATE_LESSONS_DE,
      ...DARK_PHARAOH_LESSON_DE,
      ...KINGSPORT_LESSON_DE,
      ...KING_IN_YELLOW_LESSON_DE,
      ...DUNWICH_LESSON_DE,
    };
  },
);
