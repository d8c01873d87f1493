import { hauntSheets } from '@vigil/lab';
import {
  type Box,
  contentOfBoxes,
  eventText,
  HAUNT_PLAYERS,
  type HauntOutcome,
  type HauntView,
  haunt,
  hauntRulesOf,
  previewHauntMonsters,
  readHauntHouseRules,
  toHauntContent,
} from '@vigil/rules';
import { createHauntPlan, createHauntWhatIf } from '@vigil/rules/haunt/plan';
import { say } from '../terminal/text.js';
import type { TerminalGame } from './game.js';
import { hauntPack, mythosFigures } from './haunt-pack.js';
import { board, people } from './haunt-situation.js';
import { createWholePack } from './whole-pack.js';

/** Haunt of the Watchers at the terminal. */
export function createHauntTerminal(boxes: readonly Box[]): TerminalGame {
  const content = toHauntContent(contentOfBoxes(boxes));
  const rules = hauntRulesOf(boxes);
  const definition = haunt(contentOfBoxes(boxes), rules);
  return {
    id: 'haunt',
    packs: boxes.map(({ pack }) => pack.id),
    content,
    pack: (only = createWholePack(content)) => hauntPack(only, content),
    mythosFigures,
    definition: definition as unknown as TerminalGame['definition'],
    minPlayers: HAUNT_PLAYERS.least,
    maxPlayers: HAUNT_PLAYERS.most,
    sheets: hauntSheets(content),
    houseRules: readHauntHouseRules,
    previewMonsters: (view) => previewHauntMonsters(content, view as HauntView, rules),
    previewPlan(of) {
      const view = of as HauntView;
      if (view.step.phase !== 'day') return undefined;
      return {
        plan: createHauntPlan(content, view, rules),
        suppose: (seat, place) => createHauntWhatIf(content, view, { seat, place }, rules),
      };
    },
    board: (w, view) => board(content, w, view as HauntView, previewHauntMonsters(content, view as HauntView, rules)),
    people: (w, view) => people(content, w, view as HauntView),
    heading(w, position) {
      const { step, turn, day, city, otherWorld, investigators } = position as HauntView;
      const seat = city?.seat ?? otherWorld;
      const event = { type: 'phase', phase: step.phase, turn, day, ...(seat !== undefined && { seat }) } as const;
      return eventText(w, event, { sheet: (n) => investigators[n]?.id ?? '' });
    },
    momentKey(position) {
      const { turn, step } = position as HauntView;
      return `${turn} ${step.phase}`;
    },
    outcome(w, result) {
      const { days, turns } = result as HauntOutcome;
      return [say(w, 't.over.days', { n: days, turns })];
    },
  };
}
