/**
 * How a game is played: rules as generators that ask, decisions as data, seeded chance, saves at beats.
 * Nothing here knows any rule of any game.
 */
export type { Decision, PublicOption } from './decision.js';
export { Dice, type DiceState } from './dice.js';
export { PlayError, type PlayErrorCode } from './errors.js';
export type { GameDefinition, Table } from './game.js';
export { Play, type PlayOptions } from './play.js';
export {
  type Args,
  type Aside,
  ask,
  askUnlessMoot,
  type Message,
  type Option,
  type Question,
  type Rule,
  type Seat,
  together,
} from './rule.js';
export { type Answer, fingerprint, type Origin, type SavedPlay } from './save.js';
