import {
  ARKHAM_PLAYERS,
  arkham,
  arkhamRulesOf,
  type Box,
  contentOfBoxes,
  type Outcome,
  readHouseRules,
  type ScoreItem,
  type View,
  type Words,
} from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { say } from '../terminal/text.js';
import { board, people } from './arkham-situation.js';
import type { AnyOutcome, TerminalGame } from './game.js';
import { createWholePack } from './whole-pack.js';

/** Arkham Horror at the terminal. */
export function createArkhamTerminal(boxes: readonly Box[]): TerminalGame {
  const content = contentOfBoxes(boxes);
  const definition = arkham(content, arkhamRulesOf(boxes));
  return {
    id: 'arkham',
    packs: boxes.map(({ pack }) => pack.id),
    content,
    pack: (only = createWholePack(content)) => only,
    definition: definition as unknown as TerminalGame['definition'],
    minPlayers: ARKHAM_PLAYERS.least,
    maxPlayers: ARKHAM_PLAYERS.most,
    sheets: [...content.investigators.keys()],
    houseRules: (given) => readHouseRules(given, content.houseRules),
    previewMonsters: () => undefined,
    board: (w, view) => board(content, w, view as View),
    people: (w, view) => people(content, w, view as View),
    heading: (w, { turn, step: { phase } }) => w.say('e.phase', { turn, phase }),
    momentKey: ({ turn, step: { phase } }) => `${turn} ${phase}`,
    outcome,
  };
}

function outcome(w: Words, result: AnyOutcome, view: TableView): string[] {
  const { investigators, figures } = view as View;
  const { turns, score, firstCitizen, awakenedBy } = result as Outcome;
  const citizen = firstCitizen === undefined ? undefined : investigators[firstCitizen]?.id;
  return [
    ...(awakenedBy ? [w.capitalize(w.say('e.awakened', { cause: w.say(`cause.${awakenedBy}`) }))] : []),
    say(w, 't.over.turns', { n: turns }),
    ...(score === undefined ? [] : [say(w, 't.over.score', { n: score, sum: scoreSum(w, figures.score) })]),
    ...(citizen ? [say(w, 't.over.citizen', { investigator: citizen })] : []),
  ];
}

/** The entries of a score in one line; the first is what the others are added to. */
function scoreSum(w: Words, items: readonly ScoreItem[]): string {
  return items
    .filter(({ points }) => points !== 0)
    .map(
      ({ reason, points, per = 1 }, i) =>
        `${i === 0 ? points : w.signed(points)} ${w.say(`score.${reason}`, { n: per })}`,
    )
    .join(' · ');
}
