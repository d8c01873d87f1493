import { RandomSource } from '@vigil/bots';
import {
  ARKHAM_PLAYERS,
  type ArkhamSetup,
  arkham,
  arkhamRulesOf,
  type Box,
  CHOSEN_SHEETS,
  type ChosenSheet,
  type Content,
  contentOfBoxes,
  createWords,
  ENGLISH,
  eventText,
  HOUSE_RULES,
  type Outcome,
  questionText,
  type State,
  type TypedDecision,
  vocabularyOf,
} from '@vigil/rules';
import { randomCorrection } from '../fuzz/corrections.js';
import { EventReplay } from '../invariants/event-replay.js';
import { arkhamInvariants } from '../invariants/invariants.js';
import { findEmptyWording } from '../invariants/invariants-words.js';
import { arkhamBoxes, invariantsWith } from './boxes.js';
import type { BatchOptions, ContentGame } from './game.js';

/** Maximum number of investigators (A-SETUP-01); all numbers are tried. */
const { most: MOST_INVESTIGATORS } = ARKHAM_PLAYERS;

/** Arkham Horror with the given boxes, for the lab. */
export function arkhamLab(boxes: readonly Box[]): ContentGame<ArkhamSetup, State, Outcome> {
  const content = contentOfBoxes(boxes);
  const rules = arkhamRulesOf(boxes);
  const words = createWords('en', ENGLISH, content);
  const ancientOnes = [...content.ancientOnes.keys()];
  return {
    definition: arkham(content, rules),
    content,
    vocabulary: vocabularyOf(rules),
    setup: (index, { investigators, ancientOne = 'random', herald, guardian }: BatchOptions) => ({
      investigators: randomSheets(investigators[index % investigators.length] ?? 1),
      ancientOne: ancientOne === 'each' ? (ancientOnes[index % ancientOnes.length] ?? 'random') : ancientOne,
      ...(herald !== undefined && { herald }),
      ...(guardian !== undefined && { guardian }),
    }),
    // The index cycles through numbers of players, and more slowly through Ancient Ones. Every third game has house
    // rules.
    variedSetup: (index, seed, { ancientOne, herald, guardian } = {}) => ({
      investigators: randomSheets(1 + (index % MOST_INVESTIGATORS)),
      ancientOne: ancientOne ?? ancientOnes[Math.floor(index / MOST_INVESTIGATORS) % ancientOnes.length] ?? 'random',
      ...chosenSheets(content, index, { herald, guardian }),
      ...(index % 3 === 2 && { houseRules: randomHouseRules(new RandomSource(`house rules ${seed}`), content) }),
    }),
    mixedSetup: ({ investigators, ...chosen }) => ({ ...chosen, investigators: randomSheets(investigators) }),
    outcome: ({ how, awakenedBy }) => (awakenedBy ? `${how} (${awakenedBy})` : how),
    turns: ({ turn }) => turn,
    invariants: invariantsWith(arkhamBoxes(content), arkhamInvariants(content, vocabularyOf(rules)), content),
    correction: (state, chance) => randomCorrection(content, state, chance),
    eventReplay: (state) => new EventReplay(state, content),
    words: {
      message: (message) => questionText(words, message),
      empty: (decision) => findEmptyWording(words, decision as TypedDecision),
      event: (event) => eventText(words, event, { sheet: (seat) => `seat ${seat}` }),
    },
  };
}

/** Cycles through all pairs of heralds and guardians, including none. Undefined without a box that has any. */
function chosenSheets(
  content: Content,
  index: number,
  fixed: Readonly<Partial<Record<ChosenSheet, string | undefined>>>,
): Pick<ArkhamSetup, ChosenSheet> {
  const chosen: { -readonly [K in ChosenSheet]?: string } = {};
  let turn = index;
  for (const kind of CHOSEN_SHEETS) {
    const all = [undefined, ...content.choosableSheets(kind).map(({ id }) => id)];
    const id = fixed[kind] ?? all[turn % all.length];
    turn = Math.floor(turn / all.length);
    if (id !== undefined) chosen[kind] = id;
  }
  return chosen;
}

function randomSheets(n: number): string[] {
  return new Array<string>(n).fill('random');
}

/** Random house rules: every value of each is equally likely. */
export function randomHouseRules(chance: RandomSource, content: Content): NonNullable<ArkhamSetup['houseRules']> {
  const chosen = Object.entries({ ...HOUSE_RULES, ...content.houseRules }).map(([rule, values]) => [
    rule,
    values[chance.below(values.length)],
  ]);
  return Object.fromEntries(chosen);
}
