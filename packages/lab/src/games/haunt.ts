import { RandomSource } from '@vigil/bots';
import {
  type Box,
  type Content,
  contentOfBoxes,
  createWords,
  eventText,
  HAUNT_CATALOGUES,
  HAUNT_HOUSE_RULES,
  HAUNT_PLAYERS,
  type HauntHouseRules,
  type HauntOutcome,
  type HauntSetup,
  type HauntState,
  haunt,
  hauntRulesOf,
  questionText,
  REMOVED_SHEETS,
  type TypedDecision,
  toHauntContent,
  vocabularyOf,
} from '@vigil/rules';
import { randomCorrection } from '../fuzz/corrections.js';
import { EventReplay } from '../invariants/event-replay.js';
import { hauntInvariants } from '../invariants/invariants-haunt.js';
import { findEmptyWording } from '../invariants/invariants-words.js';
import { hauntBoxes, invariantsWith } from './boxes.js';
import type { BatchOptions, ContentGame } from './game.js';

const NUMBERS = HAUNT_PLAYERS.most - HAUNT_PLAYERS.least + 1;

/** Haunt of the Watchers with the given boxes, for the lab. */
export function hauntLab(boxes: readonly Box[]): ContentGame<HauntSetup, HauntState, HauntOutcome> {
  const content = contentOfBoxes(boxes);
  const rules = hauntRulesOf(boxes);
  const own = toHauntContent(content);
  const words = createWords('en', HAUNT_CATALOGUES.en, own);
  const ancientOnes = [...content.ancientOnes.keys()];
  return {
    definition: haunt(content, rules),
    content: own,
    vocabulary: vocabularyOf(rules),
    setup: (index, { investigators, ancientOne = 'random' }: BatchOptions) => ({
      investigators: randomSheets(investigators[index % investigators.length] ?? HAUNT_PLAYERS.least),
      ancientOne: ancientOne === 'each' ? (ancientOnes[index % ancientOnes.length] ?? 'random') : ancientOne,
    }),
    // The index cycles through numbers of players, and more slowly through Ancient Ones. Every third game has house
    // rules.
    variedSetup: (index, seed) => ({
      investigators: randomSheets(HAUNT_PLAYERS.least + (index % NUMBERS)),
      ancientOne: ancientOnes[Math.floor(index / NUMBERS) % ancientOnes.length] ?? 'random',
      ...(index % 3 === 2 && { houseRules: randomHauntRules(new RandomSource(`house rules ${seed}`)) }),
    }),
    mixedSetup: ({ investigators, ancientOne, houseRules }) => ({
      investigators: randomSheets(investigators),
      ancientOne,
      houseRules: houseRules as Partial<HauntHouseRules>,
    }),
    outcome: ({ how }) => how,
    turns: ({ turn }) => turn,
    invariants: invariantsWith(hauntBoxes(own), hauntInvariants(own, vocabularyOf(rules)), own),
    correction: (state, chance) => randomCorrection(own, state, chance),
    eventReplay: (state) => new EventReplay(state, content),
    words: {
      message: (message) => questionText(words, message),
      empty: (decision) => findEmptyWording(words, decision as TypedDecision),
      event: (event) => eventText(words, event, { sheet: (seat) => `seat ${seat}` }),
    },
  };
}

function randomSheets(n: number): string[] {
  return new Array<string>(n).fill('random');
}

/** Available sheets. */
export function hauntSheets(content: Content): string[] {
  return [...content.investigators.keys()].filter((id) => !REMOVED_SHEETS.includes(id));
}

/** Random house rules: every value of each is equally likely. */
export function randomHauntRules(chance: RandomSource): Partial<HauntHouseRules> {
  const chosen = Object.entries(HAUNT_HOUSE_RULES).map(([rule, values]) => [rule, values[chance.below(values.length)]]);
  return Object.fromEntries(chosen) as Partial<HauntHouseRules>;
}
