/** Play by post (docs/rules: PBP): ownership of decisions, treatment of absences, orders in advance. Pure functions. */
export { type DeadlineAction, type DeadlineContext, type DeadlinePreview, resolveDeadline } from './absence.js';
export {
  type Absence,
  type Absences,
  absencesOf,
  awaySpans,
  deadlineOf,
  isAway,
  nextAbsence,
  type PausedSpan,
  pausedTime,
  reminderOf,
  timeAfter,
} from './deadlines.js';
export { amountOf, harmlessOption, optionsForSeat } from './harmless.js';
export { localMinutes } from './local-time.js';
export { orderForOffer } from './offers.js';
export type { StandingOrder } from './order-kinds.js';
export { applyOrders, type OrderContext, type OrderResult } from './orders.js';
export {
  type Ballot,
  type DecisionOwners,
  endsReactions,
  findStandIn,
  firstSeat,
  isReaction,
  ownersOf,
  pollResult,
  type StandIn,
  seatsInOrder,
} from './owners.js';
export { pathTo } from './path-to.js';
export type { Intent, Plan, PublicPlan, VoidReason } from './plan.js';
export { assertFeasible, PlanError, type PlanObstacle } from './plan-check.js';
export { applyPlan, type PlanResult, readPlan, shouldReportVoid, voidReasonOf } from './plans.js';
export { InputError, readOrders } from './read-orders.js';
export { type FoeOnRoute, type FoeReader, type RouteLeg, routeCosts } from './route-costs.js';
export { changeSummary, type RecordedChange, recordedChangeText } from './words/change-text.js';
export {
  type AnswerCredits,
  answerAuthorText,
  answerSourceText,
  createPostWords,
  keeperBeginsText,
  legOddsText,
  obstacleText,
  orderText,
  POST_CATALOGUES,
  planObstacleText,
  planText,
  tableNoteText,
  tooLateText,
  voidReasonText,
  voidText,
} from './words/index.js';
