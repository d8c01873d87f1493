/**
 * A game at a table: its host, the messages to it, and what is read from what is seen of it. No page, no words: the
 * page, the terminal and a server stand on it.
 */
export { chanceOf, everyCounts, type WithClues, withClues } from './ahead.js';
export { bestFirst, chanceFor, chanceWithBonus } from './best-first.js';
export { BASE_ALONE, boxesOf, boxesOfSave, enclosedIn, type LoadBoxes } from './boxes.js';
export { type Brings, bringsOf, gatesOpening, monsterFigures } from './brings.js';
export { consentTo } from './consent.js';
export { type Destination, destinationsOf } from './destinations.js';
export {
  checksOfStopping,
  cluesOnHandful,
  type FoeOdds,
  foeOdds,
  ladder,
  type Rung,
  type Stakes,
  stakesOf,
} from './fighting.js';
export { figuresOf, PAIRS } from './figures.js';
export { type Barred, cardAsThing, type Giving, givingOf, type Half, type Thing, type Way } from './giving.js';
export { Host, isChoice, type Manner, type NoUndo, type Saved, type Update } from './host.js';
export { locationIn } from './location-in.js';
export { type Beginning, boxesToOpen, type FromHost, type Port, reception, type ToHost } from './messages.js';
export { type Limits, type Newcomer, newcomersTo } from './newcomers.js';
export {
  chance,
  chanceOfReroll,
  chanceOfTwo,
  oddsTable,
  perCent,
  ROLLS,
  type Rolls,
  spread,
  TABLE_DICE,
  TABLE_SUCCESSES,
} from './odds.js';
export { ofContent } from './of-content.js';
export type { AnsweredBy, EntryBody } from './online/entries.js';
export type {
  Absence,
  Deed,
  FromTable,
  Manners,
  Matter,
  OpenDecision,
  Poll,
  Preferences,
  Present,
  Refusal,
  Said,
  SeatNumber,
  SeatSeen,
  TableInfo,
  TableStatus,
  TableUpdate,
  ToTable,
  UndoAsked,
  Wait,
  WaitKind,
  You,
} from './online/messages.js';
export { MOST_TOLD } from './online/most-told.js';
export {
  type ExportedEntry,
  type ExportedTable,
  exportOf,
  type Finding,
  isExportedTable,
  type OnlineRecord,
  type Verdict,
  verifyTable,
} from './online/proof.js';
export { type SaidVerdict, verdictText } from './online/proof-words.js';
export { waitsFor } from './online/waits.js';
export { type AnyGame, type AnyState, gameOfSave, type OpenedGame, openGame } from './opened.js';
export * from './post/index.js';
export { type Sum, type SumRow, sumOfCheck } from './sums.js';
export { type ToldEvent, toldOf } from './told.js';
export type { Cut } from './trail.js';
export {
  areaOf,
  cluesOn,
  type GameId,
  type GateSeen,
  gameOf,
  gateSeenAt,
  gatesSeen,
  isHaunt,
  type Somebody,
  sealsOf,
  type TableView,
  turnOf,
} from './view.js';
export { walksOf } from './walking.js';
export { along, route, type Ways, waysOf } from './ways.js';
