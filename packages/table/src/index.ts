/**
 * A game at a table: its host, the messages to it, and everything derived from its views. Page, terminal and server
 * build on it; it contains no user interface.
 */

export { adaptLocation } from './adapt-location.js';
export { type AnswerOutcome, countGateCards, monsterStatsText, outcomeOf } from './answer-outcome.js';
export type { BotMove, BotReason, BotSeat, GameBots, SeatPlayer } from './bot-seats.js';
export { BASE_ONLY, boxesOfSave, boxesOfSetup, embeddedPackIds, type LoadBoxes } from './boxes.js';
export { failureText } from './change-text.js';
export { type ClueChance, chancesWithClues, countsEverySuccess, formatCheckChance } from './check-odds.js';
export { findConsent } from './consent.js';
export { type Destination, endTriggerArgs, findDestinations, guardArgs } from './destinations.js';
export { type DicePool, dicePoolOf, type PoolRow } from './dice-pool.js';
export {
  type CheckStakes,
  checksOnStopping,
  cluesForLoadout,
  type FoeOdds,
  foeOdds,
  type SuccessChance,
  stakesOf,
  successChances,
  toughnessIn,
} from './fight-odds.js';
export { figuresOf, SKILL_PAIRS } from './figures.js';
export { foeOddsText } from './foe-text.js';
export { hasGateBursts } from './gate-bursts.js';
export { type AnswerOptions, type GameUpdate, Host, isChoice, type SavedGame, type UndoObstacle } from './host.js';
export {
  createRequestHandler,
  type HostPort,
  type HostReply,
  type HostRequest,
  type LoadSeatPlayer,
  type OpenRequest,
  requiredBoxes,
} from './host-messages.js';
export { memoizeByContent } from './memoize-by-content.js';
export { compareNewcomers, type Newcomer, type StartingLimits } from './newcomers.js';
export {
  chanceOfReroll,
  chanceOfSuccesses,
  chanceOfTwo,
  formatPercent,
  ODDS_TABLE_DICE,
  ODDS_TABLE_SUCCESSES,
  oddsTable,
  ROLL_KINDS,
  type RollKind,
  successDistribution,
} from './odds.js';
export type { AnswerAuthor, AnswerSource, ChangeAuthor, EntryBody } from './online/entries.js';
export { MAX_UPDATE_ENTRIES } from './online/max-update-entries.js';
export type { ExportedEntry, OnlineRecord } from './online/online-record.js';
export {
  type ExportedTable,
  exportTable,
  type Finding,
  isExportedTable,
  type Verdict,
  verifyTable,
} from './online/proof.js';
export type { SeatNumber } from './online/seat-number.js';
export {
  type ArrivalRule,
  arrivalCorrection,
  type ChangeAuthority,
  changeSettings,
  type Proposal,
  proposalResult,
  type SettingsChange,
  type TableChange,
  type TableRole,
  type TableRoles,
} from './online/table-changes.js';
export type {
  ChatMessage,
  ClientMessage,
  GivenFirst,
  LogEntry,
  NotificationKind,
  NotificationPreferences,
  OpenDecision,
  Permissions,
  Poll,
  Refusal,
  SeatInfo,
  ServerMessage,
  TableInfo,
  TablePresence,
  TableSetup,
  TableStatus,
  TableUpdate,
  UndoRequest,
  Wait,
  WaitKind,
} from './online/table-messages.js';
export type { ProposalFailure, TableNote } from './online/table-notes.js';
export type { AbsencePolicy, TableSettings } from './online/table-settings.js';
export { type VerdictText, verdictText } from './online/verdict-text.js';
export { isWaitingFor } from './online/waits.js';
export { type AnyDefinition, type AnyState, gameOfSave, type OpenedGame, openGame } from './open-game.js';
export { bonusChances, optionChance, sortByChance } from './option-chances.js';
export * from './post/index.js';
export { type Stake, stakesOfQuestion } from './question-stakes.js';
export type { GameCopy } from './replay-cursor.js';
export { pathThrough, type StreetMap, shortestPath, streetMapOf } from './street-map.js';
export { type TableEvent, toTableEvent } from './table-event.js';
export {
  findTransfers,
  type TradeHalf,
  type Transferable,
  type TransferObstacle,
  type TransferOptions,
  type TransferWay,
  toTransferable,
} from './transfers.js';
export { isPhaseOver, TURN_PHASES } from './turn-phases.js';
export {
  areaOf,
  cluesOn,
  type GameId,
  gameIdOf,
  isHaunt,
  sealsOf,
  type TableInvestigator,
  type TableView,
  turnOf,
  type VisibleGate,
  visibleGateAt,
  visibleGates,
} from './view.js';
export { findWalks } from './walks.js';
