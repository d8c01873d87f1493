/**
 * Weights of the policy, in Clues: what each thing is worth to the investigators. Set by hand, then tuned on paired seeds
 * of the base game.
 */
export interface Weights {
  /** A seal, and how much more at a place where gates open often. */
  readonly seal: number;
  readonly sealOften: number;
  /** Turns from entering a gate to its seal. */
  readonly sealTurns: number;
  /** A gate closed without a seal: in good time, and when another gate or two would end the game. */
  readonly close: number;
  readonly closePressing: number;
  /** A Clue towards a seal, and one beyond. */
  readonly clue: number;
  readonly clueBeyond: number;
  /** Sanity or Stamina: each point, and each point below the lowest that is safe. */
  readonly point: number;
  readonly lowPoint: number;
  /** A fall to 0: the lost turns, beside half of the belongings. */
  readonly defeat: number;
  /** A dollar, a die of a weapon for one who has none, and a point of toughness of a trophy. */
  readonly money: number;
  readonly weaponDie: number;
  readonly toughness: number;
  /** A monster less where the city is full of them. */
  readonly crowd: number;
  /** Least gain of a fight that is sought. */
  readonly hunt: number;
  /** The chance of finding a seal among the cards of a shop, times its worth. */
  readonly shop: number;
  /** Things that a place surely or often yields. */
  readonly sureFind: number;
  readonly frequentFind: number;
  /** The risk of an encounter where gates open, and one in an Other World, for each point of weakness. */
  readonly encounterRisk: number;
  readonly worldRisk: number;
  /** A turn. */
  readonly turn: number;
  /** Blessing a teammate or oneself. */
  readonly blessing: number;
}

export const WEIGHTS: Weights = {
  seal: 9,
  sealOften: 4,
  sealTurns: 3,
  close: 2,
  closePressing: 9,
  clue: 1.2,
  clueBeyond: 0.5,
  point: 0.35,
  lowPoint: 0.9,
  defeat: 4,
  money: 0.1,
  weaponDie: 0.3,
  toughness: 0.25,
  crowd: 1,
  hunt: 0.2,
  shop: 0.5,
  sureFind: 0.25,
  frequentFind: 0.1,
  encounterRisk: 0.3,
  worldRisk: 0.5,
  turn: 1,
  blessing: 1.2,
};
