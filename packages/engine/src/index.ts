/**
 * Engine for turn-based games: rules as generators that ask questions, decisions as data, seeded randomness,
 * checkpoints. It knows no rules of any game.
 */
export type { Decision, OpenQuestion, PublicAside, PublicOption } from './decision.js';
export { Dice, type DiceState, seedHashOf } from './dice.js';
export { fingerprint } from './dictionary.js';
export { PlayError, type PlayErrorCode } from './errors.js';
export { embeddedIn, renameKeys } from './former-fields.js';
export type { GameDefinition, Table } from './game.js';
export type { Args, Message, Option, Seat } from './message.js';
export type { ReplayNotice } from './other-versions.js';
export type { PackedPlay } from './packed-save.js';
export { Play } from './play.js';
export type { AnswerListener, PlayOptions } from './play-options.js';
export {
  type Aside,
  ask,
  askUnlessMoot,
  onPremise,
  Premise,
  type Question,
  type Rule,
  standBy,
  together,
  type Wait,
} from './rule.js';
export { jsonEquals, type SavedPlay } from './save.js';
export { type Answer, type Chapter, CORRECTION, type Origin, type SavedCheckpoint } from './saved-parts.js';
export { hasNewerRules, normalizeVersion, packsOfSave, versionParts } from './version.js';
