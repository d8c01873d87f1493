import type { ChancePoint, JudgedAnswer, JudgedDecision, JudgedRoll, Judgement, Luck } from '@vigil/bots';
import type { Message } from '@vigil/engine';
import { answerText, eventText, messageText, questionText, type Words } from '@vigil/rules';
import { formatPercent, type GameId } from '@vigil/table';
import type { Screen } from './screen.js';
import { say, type TerminalKey } from './text.js';

/** The analysis of a game. */
export interface GameAnalysis {
  readonly game: GameId;
  readonly points: readonly ChancePoint[];
  readonly judgement: Pick<Judgement, 'costliest' | 'best'>;
  readonly luck: Luck;
}

/** Width of the bar of a chance of 100%. */
const BAR = 40;

/** Returns the lines of an analysis: the chances by turn, the decisions that mattered, and the luck. */
export function analysisLines(w: Words, screen: Screen, { game, points, judgement, luck }: GameAnalysis): string[] {
  const lines: string[] = [];
  const section = (title: string, rows: readonly string[]) =>
    lines.push(...(lines.length > 0 ? [''] : []), screen.paint('strong', title), ...rows);
  const orNone = (rows: readonly string[], none: TerminalKey) => (rows.length > 0 ? rows : [`  ${say(w, none)}`]);
  const decisions = (all: readonly JudgedDecision[]) =>
    orNone(
      all.flatMap((one) => decisionLines(w, screen, game, one)),
      't.analysis.none-sure',
    );
  const rolls = (all: readonly JudgedRoll[]) =>
    orNone(
      all.map((one) => rollLine(w, screen, game, one)),
      't.analysis.none',
    );
  section(say(w, 't.analysis.chances'), chanceLines(w, screen, game, points));
  section(say(w, 't.analysis.costliest'), decisions(judgement.costliest));
  section(say(w, 't.analysis.best'), decisions(judgement.best));
  section(say(w, 't.analysis.unluckiest'), rolls(luck.unluckiest));
  section(say(w, 't.analysis.luckiest'), rolls(luck.luckiest));
  return [...lines, '', screen.paint('faint', say(w, 't.analysis.about'))];
}

/** One line for each turn, and one for the end. */
function chanceLines(w: Words, screen: Screen, game: GameId, points: readonly ChancePoint[]): string[] {
  const last = points.at(-1);
  const shown = points.filter((point, i) => point === last || point.turn !== points[i - 1]?.turn);
  const labels = shown.map(({ turn, low, high }) =>
    low === high ? say(w, 't.analysis.end') : turnText(w, game, turn),
  );
  const width = Math.max(0, ...labels.map(({ length }) => length));
  return shown.map(({ chance, low, high }, i) => {
    const [best = '', least = '', most = ''] = [chance, low, high].map((of) => formatPercent(of, w.locale));
    const figures = low === high ? best : say(w, 't.analysis.interval', { chance: best, low: least, high: most });
    const bar = '█'.repeat(Math.round(chance * BAR)).padEnd(BAR, '·');
    return `  ${(labels[i] ?? '').padEnd(width)}  ${screen.paint('number', bar)}  ${figures}`;
  });
}

function turnText(w: Words, game: GameId, n: number): string {
  return say(w, 't.analysis.turn', { game, n });
}

function decisionLines(w: Words, screen: Screen, game: GameId, judged: JudgedDecision): string[] {
  const { at, decision, given, other, gain } = judged;
  const answer = (one: JudgedAnswer) =>
    say(w, 't.analysis.answer', { answer: answerOf(w, judged, one), chance: formatPercent(one.chance, w.locale) });
  const reason = (message: Message | undefined) =>
    message ? [screen.paint('faint', `      ${w.capitalize(messageText(w, message))}`)] : [];
  const where = say(w, 't.analysis.at', { turn: turnText(w, game, judged.turn), n: at });
  return [
    `  ${screen.paint('number', where)}  ${questionText(w, decision)}`,
    `    ${say(w, 't.analysis.given', { answer: answer(given) })}`,
    ...reason(given.reason),
    `    ${say(w, gain < 0 ? 't.analysis.better' : 't.analysis.next-best', { answer: answer(other) })}`,
    ...reason(other.reason),
  ];
}

/** Returns an answer as text, with the destination of an errand. */
function answerOf(w: Words, { decision }: JudgedDecision, { option, goal }: JudgedAnswer): string {
  const text = answerText(w, decision, option);
  if (!goal) return text;
  const destination = say(w, 't.analysis.destination', { place: goal.at });
  return decision.key === 'q.movement' ? destination : `${text} · ${destination}`;
}

function rollLine(w: Words, screen: Screen, game: GameId, { at, turn, sheets, event, chance }: JudgedRoll): string {
  const where = say(w, 't.analysis.at', { turn: turnText(w, game, turn), n: at });
  const text = eventText(w, event, { sheet: (seat) => sheets[seat] ?? '' });
  const odds = say(w, 't.analysis.roll-chance', { chance: formatPercent(chance, w.locale) });
  return `  ${screen.paint('number', where)}  ${text} ${odds}`;
}
