import { parseHouseRules } from '../common/house-rules.js';

/**
 * House rules of Haunt: the readings that its text leaves open (docs/readings.md). The first value of each is the
 * default, the recommended reading.
 */
export const HAUNT_HOUSE_RULES = {
  /** H-SEQ-06: every investigator in play agrees before the day ends, or one player ends it. */
  dayEnds: ['allAgree', 'anyone'],
  /** H-SETUP-21 */
  startingClues: ['unstable', 'none'],
  /** H-UPKEEP-20: continuing effects of all the day's cards hold, or those of the last Environment only. */
  environments: ['all', 'lastOnly'],
  /** H-MONSTER-MOVE-02: the team orders monsters of equal Awareness, or token names do. */
  equalAwareness: ['team', 'asNamed'],
  /** H-MONSTER-MOVE-21: a fast monster plans its second step anew, or keeps its goal. */
  secondStep: ['afresh', 'sameGoal'],
  /** H-INV-08 */
  capturedOnReveal: ['active', 'all'],
  /** H-MONSTER-ACT-12: black counts on cards for the monster's place, or on any card that shows its symbol. */
  blackPrevails: ['here', 'anywhere'],
  /** H-END-10: a ban on rising Terror also bans paying with it, or not. */
  terrorBan: ['effectsOnly', 'paymentsToo'],
  /** H-AO-09: clues may be spent on the dice of an encounter or escape check. */
  encounterClues: ['no', 'yes'],
  /** H-AO-25: an Ancient One's attack gets worse within an encounter, or stays as printed. */
  attacksWorsen: ['withinEncounter', 'never'],
  /** H-AO-26: meeting Azathoth loses the game for all, or Azathoth has no attack. */
  azathoth: ['losesTheGame', 'noAttack'],
  /** H-BASE-02: shops close and allies leave as Terror rises, or not. */
  terrorSideEffects: ['none', 'base'],
  /** H-BASE-04: trophies may be sold where the board says so. */
  trophyExchange: ['yes', 'no'],
  /** H-LOAN-01: loans replace a Location card, or are possible at any time at the Bank. */
  loans: ['asActivity', 'anyTime'],
  /** H-TURN-08: staying and waiting last until a phase has been completed, or to the end of the day. */
  waits: ['overnight', 'untilDayEnds'],
} as const;

/** The house rules of Haunt of the Watchers. */
export type HauntHouseRules = {
  -readonly [Rule in keyof typeof HAUNT_HOUSE_RULES]: (typeof HAUNT_HOUSE_RULES)[Rule][number];
};

/** The recommended readings. */
export const DEFAULT_HAUNT_HOUSE_RULES: Readonly<HauntHouseRules> = Object.fromEntries(
  Object.entries(HAUNT_HOUSE_RULES).map(([rule, [first]]) => [rule, first]),
) as HauntHouseRules;

/** Completes the given house rules with the defaults. Throws an error that names an unknown rule or value. */
export function readHauntHouseRules(given: Readonly<Record<string, unknown>> = {}): HauntHouseRules {
  return { ...DEFAULT_HAUNT_HOUSE_RULES, ...parseHouseRules(HAUNT_HOUSE_RULES, given) };
}
