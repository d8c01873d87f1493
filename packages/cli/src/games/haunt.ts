import { hauntSheets } from '@vigil/lab';
import {
  type Box,
  contentOf,
  eventText,
  HAUNT_PLAYERS,
  type HauntOutcome,
  type HauntState,
  haunt,
  hauntContent,
  hauntFiguresOf,
  hauntForesight,
  hauntHouseRules,
  hauntRules,
} from '@vigil/rules';
import type { TerminalGame } from './game.js';
import { hauntPack, mythosFigures } from './haunt-pack.js';
import { board, people } from './haunt-situation.js';
import { wholePack } from './whole-pack.js';

/** Haunt of the Watchers at the terminal. */
export function hauntAtTerminal(boxes: readonly Box[]): TerminalGame {
  const content = hauntContent(contentOf(boxes));
  const rules = hauntRules(boxes);
  const definition = haunt(contentOf(boxes), rules);
  const figures = hauntFiguresOf(content, rules);
  return {
    id: 'haunt',
    packs: boxes.map(({ pack }) => pack.id),
    content,
    pack: (only = wholePack(content)) => hauntPack(only, content),
    mythosFigures,
    definition: definition as unknown as TerminalGame['definition'],
    fewest: HAUNT_PLAYERS.least,
    most: HAUNT_PLAYERS.most,
    sheets: hauntSheets(content),
    houseRules: hauntHouseRules,
    board: (w, position) => {
      const state = position as unknown as HauntState;
      return board(content, w, state, figures(state), hauntForesight(content, state, rules));
    },
    people: (w, position, active, only) => {
      const state = position as unknown as HauntState;
      return people(content, w, state, figures(state), active, only);
    },
    heading(w, position) {
      const { step, turn, day, city, otherWorld, investigators } = position as unknown as HauntState;
      const seat = city?.seat ?? otherWorld;
      const event = { type: 'phase', phase: step.phase, turn, day, ...(seat !== undefined && { seat }) } as const;
      return eventText(w, event, { sheet: (n) => investigators[n]?.id ?? '' });
    },
    moment(position) {
      const { turn, step } = position as unknown as HauntState;
      // Where monsters go and what they do comes within a City phase.
      return step.phase === 'city' ? `${turn} ${step.segment}` : `${turn} ${step.phase}`;
    },
    outcome(_w, result) {
      const { days, turns } = result as HauntOutcome;
      return [`${days} days, ${turns} phases.`];
    },
  };
}
