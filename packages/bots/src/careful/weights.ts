/**
 * Weights of the policy, in Clues: the worth of each thing to the investigators. Set by hand; regressions over games
 * with random weights found few of them to matter. 240 games on paired seeds chose among the rest.
 */
export interface Weights {
  /** `seal`: a seal. `sealOften`: addition at a place where gates open often. */
  readonly seal: number;
  readonly sealOften: number;
  /** Turns from entering a gate to its seal. */
  readonly sealTurns: number;
  /** `close`: a gate closed without a seal. `closePressing`: addition that grows as fewer gates may still open. */
  readonly close: number;
  readonly closePressing: number;
  /** Turns for which the gates that are likely to open are counted ahead. */
  readonly gateTurns: number;
  /** `clue`: a Clue that a seal needs. `clueBeyond`: any further Clue. */
  readonly clue: number;
  readonly clueBeyond: number;
  /** Loss saved by the die of a Clue that is worth a Clue towards a seal. */
  readonly clueSpent: number;
  /** `point`: a point of Sanity or Stamina. `lowPoint`: addition for each point below the lowest that is safe. */
  readonly point: number;
  readonly lowPoint: number;
  /** A defeat: the lost turns and half of the possessions. */
  readonly defeat: number;
  /** Clues kept for the attacks of the Ancient One in the last battle. */
  readonly battleClues: number;
  /** A dollar. */
  readonly money: number;
  /** A die of a weapon, for an investigator without one. */
  readonly weaponDie: number;
  /** Turns before the final battle in which it is prepared for, and the factor of weapons and health then. */
  readonly battleTurns: number;
  readonly beforeBattle: number;
  /** A Clue beyond those of a seal, from then on. */
  readonly clueBattle: number;
  /** A point of toughness of a trophy. */
  readonly toughness: number;
  /** A first trophy of the kind that the Ancient One takes in the last battle. */
  readonly neededTrophy: number;
  /** One fewer monster in a crowded city. */
  readonly crowd: number;
  /** Minimum gain of a voluntary fight. */
  readonly hunt: number;
  /** A rumor ended. */
  readonly rumor: number;
  /** The chance of finding a seal among the cards of a shop, times its worth. */
  readonly shop: number;
  /** `sureFind`: a gain that a place always gives. `frequentFind`: one that it often gives. */
  readonly sureFind: number;
  readonly frequentFind: number;
  /** Share of the worth of an average encounter at a location. */
  readonly encounter: number;
  /** Risk for each point of weakness: of an encounter where gates open, and of one in an Other World. */
  readonly encounterRisk: number;
  readonly worldRisk: number;
  /** A turn. */
  readonly turn: number;
  /** Worth of a turn saved, against Fight, Will and Sneak, when skills are adjusted. */
  readonly speed: number;
  /** Blessing a teammate or oneself. */
  readonly blessing: number;
}

export const WEIGHTS: Weights = {
  seal: 9,
  sealOften: 5,
  sealTurns: 2.6,
  close: 0.5,
  closePressing: 3.5,
  gateTurns: 3.5,
  clue: 1.3,
  clueBeyond: 1,
  clueSpent: 1.8,
  point: 0.4,
  lowPoint: 0.9,
  defeat: 4,
  battleClues: 2,
  money: 0.1,
  weaponDie: 1.3,
  battleTurns: 6,
  beforeBattle: 3.5,
  clueBattle: 1,
  toughness: 0.25,
  neededTrophy: 5,
  crowd: 0.8,
  hunt: 0.3,
  rumor: 6,
  shop: 0.65,
  sureFind: 0.25,
  frequentFind: 0.1,
  encounter: 0,
  encounterRisk: 0.3,
  worldRisk: 0.5,
  turn: 1,
  speed: 1,
  blessing: 4,
};

/** Weights of risks in Haunt of the Watchers, where a defeat removes the investigator for good [H-DEATH-01]. */
export const HAUNT_RISKS: Weights = { ...WEIGHTS, defeat: 10, point: 0.6, lowPoint: 1.5 };

/** Weights of the policy for Haunt of the Watchers, in Clues. */
export interface HauntWeights {
  /** `ritual`: a completed ritual. `sealCost` and `closeCost`: cost of a seal and of closing, with Clues and tokens. */
  readonly ritual: number;
  readonly sealCost: number;
  readonly closeCost: number;
  /** Clues beyond those of a seal that are kept for its check. */
  readonly ritualClues: number;
  /** `terror`: Terror that a monster raises. `newGate`: a gate that it opens. */
  readonly terror: number;
  readonly newGate: number;
  /** `clue`: a Clue. `robbed`: addition if a monster loses it. */
  readonly clue: number;
  readonly robbed: number;
  /** Loss saved by the die of a Clue that is worth a Clue towards a seal. */
  readonly clueSpent: number;
  /** `turnGate`: a face-down gate turned. `encounter`: an encounter. */
  readonly turnGate: number;
  readonly encounter: number;
  /** A monster trophy, by its symbol: of no open gate, of an open one, of one that can be closed today. */
  readonly trophy: number;
  readonly trophyOpen: number;
  readonly trophyToday: number;
  /** `step`: a step of movement. `heal`: a point restored. */
  readonly step: number;
  readonly heal: number;
  /** `phase`: a phase started. `bonusFresh`: a bonus that the next Upkeep frees. `bonus`: any other. */
  readonly phase: number;
  readonly bonusFresh: number;
  readonly bonus: number;
}

export const HAUNT_WEIGHTS: HauntWeights = {
  ritual: 14,
  sealCost: 6,
  closeCost: 3,
  ritualClues: 3,
  terror: 4,
  newGate: 6,
  clue: 1.2,
  robbed: 0.8,
  clueSpent: 2.5,
  turnGate: 1.2,
  encounter: 0.3,
  trophy: 0.5,
  trophyOpen: 1.5,
  trophyToday: 4,
  step: 0.05,
  heal: 1.5,
  phase: 0.4,
  bonusFresh: 0.1,
  bonus: 0.35,
};
