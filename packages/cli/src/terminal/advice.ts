import { type Estimate, estimateAnswers } from '@vigil/bots';
import { Play, type Seat } from '@vigil/engine';
import { messageText, type TypedDecision, type Words } from '@vigil/rules';
import { formatPercent, type SavedGame } from '@vigil/table';
import type { TerminalGame } from '../games/index.js';
import type { Screen } from './screen.js';
import { say } from './text.js';

/** Number of answers that are shown, and the time for them in milliseconds. */
const BEST_ANSWERS = 3;
const THINKING_TIME = 2500;

/**
 * Returns the best answers to a question, with the chance of winning after each if bots play on. Thinks in a copy of the
 * game and uses nothing hidden. `textOf`: the text of an option.
 */
export function adviceLines(
  w: Words,
  screen: Screen,
  { definition, content }: TerminalGame,
  saved: SavedGame,
  decision: TypedDecision,
  textOf: (option: string) => string,
): string[] {
  const play = Play.load(definition, saved);
  const seat: Seat = decision.by[0] ?? 0;
  const until = performance.now() + THINKING_TIME;
  const options = { content, seed: `advice ${decision.id}`, decision: decision.id, candidates: 16, forAllSeats: true };
  let last: Estimate | undefined;
  for (const estimate of estimateAnswers(play, seat, options)) {
    last = estimate;
    if (performance.now() > until) break;
  }
  if (!last) return [say(w, 'shared.advice.nothing')];
  const rows = last.candidates.slice(0, BEST_ANSWERS).flatMap(({ option, chance, low, high, reason }, i) => {
    const [best, least, most] = [chance, low, high].map((of) => formatPercent(of, w.locale));
    const figures = say(w, 't.advice.chance', { chance: best ?? '', low: least ?? '', high: most ?? '' });
    const line = `${screen.paint('number', `  ${i + 1}.`)} ${textOf(option)}: ${figures}`;
    return reason ? [line, screen.paint('faint', `     ${w.capitalize(messageText(w, reason))}`)] : [line];
  });
  return [...rows, screen.paint('faint', say(w, 't.advice.about', { n: last.playouts }))];
}
