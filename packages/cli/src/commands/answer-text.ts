import { NO_ATMOSPHERE } from '@vigil/content/atmosphere';
import type { PlayedAnswer } from '@vigil/lab';
import { questionText } from '@vigil/rules';
import type { TerminalGame } from '../games/index.js';
import { optionLine } from '../terminal/hints.js';
import { englishWords } from '../terminal/language.js';
import { answerPreviewLines, subjectLines } from '../terminal/question-subject.js';
import type { TerminalScene } from '../terminal/scene.js';

/** The terminal's text for one answer: question, subject and previews, and the line of the answer. */
export function terminalTextOf(game: TerminalGame, { view, decision, option }: PlayedAnswer): string {
  const { content, id } = game;
  const scene: TerminalScene = {
    w: englishWords(content, id),
    content,
    game: id,
    view,
    monsterPreview: game.previewMonsters(view),
    atmosphere: NO_ATMOSPHERE,
  };
  const { text, hint = '' } = optionLine(scene, decision, option);
  const about = [...subjectLines(scene, decision), ...answerPreviewLines(scene, decision)];
  return [...about, questionText(scene.w, decision), text, hint].join('\n').trim();
}
