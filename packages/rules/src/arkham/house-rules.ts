import { defaultsOf, type HouseRuleTable, parseHouseRules } from '../common/house-rules.js';

/**
 * House rules that a table can choose: the readings on which sources disagree (docs/readings.md). The first value of
 * each is the default, the recommended reading.
 */
export const HOUSE_RULES = {
  /** Roll at once, or first show the roll with all its sources and its chance. */
  rolls: ['atOnce', 'announced'],
  /** A-TURN-03: turn order, or any order (PBP-04). */
  phaseOrder: ['clockwise', 'free'],
  /**
   * PBP-05: first claim on Clues among those who arrived in this phase. By turn order (in any order, by agreement), or
   * by a Speed check.
   */
  arrival: ['agree', 'speedCheck'],
  /** A-MYTHOS-01: the game resolves the Mythos Phase by itself, or waits for the first player to begin it. */
  mythosDriver: ['auto', 'keeper'],
  /** A-MISC-11 */
  tradeWindow: ['notInCombat', 'movementOnly'],
  /** A-UPKEEP-06 */
  firstUpkeep: ['noRoll', 'noAction'],
  /** A-MOVE-34 */
  delayedFaces: ['yes', 'no'],
  /** A-ENC-30 */
  redirectMonsters: ['ignore', 'face'],
  /** A-ENC-31 */
  redirectClues: ['no', 'yes'],
  /** A-AWAKEN-02: the printed table, or 8 less half the players (half rounded down). */
  gateCount: ['table', 'eightMinusHalf'],
  /** A-TERROR-09 */
  terror10Doom: ['no', 'yes'],
  /** A-TERROR-08 */
  terror10Outskirts: ['empty', 'keep'],
  /** A-FINAL-17 */
  finalTally: ['carry', 'reset'],
  /** A-ENC-27 */
  encounterGateMonsters: ['twoAtFive', 'one'],
  /** A-STATUS-18 */
  arrest: ['loseTurn', 'delayOnly'],
} as const;

/** The house rules of Arkham Horror. */
export type HouseRules = { -readonly [Rule in keyof typeof HOUSE_RULES]: (typeof HOUSE_RULES)[Rule][number] };

/** The recommended readings. */
export const DEFAULT_HOUSE_RULES: Readonly<HouseRules> = Object.fromEntries(
  Object.entries(HOUSE_RULES).map(([rule, [first]]) => [rule, first]),
) as HouseRules;

/**
 * Completes the given house rules with the defaults. `extra`: house rules of the boxes. Throws an error that names an
 * unknown rule or value.
 */
export function readHouseRules(
  given: Readonly<Record<string, unknown>> = {},
  extra: HouseRuleTable = NO_EXTRA_RULES,
): HouseRules {
  const { all, defaults } = combineRules(extra);
  return { ...defaults, ...parseHouseRules(all, given) };
}

const NO_EXTRA_RULES: HouseRuleTable = {};

interface CombinedRules {
  readonly all: HouseRuleTable;
  readonly defaults: Readonly<HouseRules>;
}
const combinedByExtra = new WeakMap<HouseRuleTable, CombinedRules>();

/** Combines all house rules with those of boxes, once per table of extra rules. */
function combineRules(extra: HouseRuleTable): CombinedRules {
  let rules = combinedByExtra.get(extra);
  if (!rules) {
    rules = { all: { ...HOUSE_RULES, ...extra }, defaults: { ...DEFAULT_HOUSE_RULES, ...defaultsOf(extra) } };
    combinedByExtra.set(extra, rules);
  }
  return rules;
}
