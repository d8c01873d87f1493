/** Playing by post (docs/rules: PBP): whose decisions are, what is done for the absent, what can be said in advance. Pure. */
export { atDeadline, type Due, type Present } from './absence.js';
export { costsOf, type PlannedLink } from './costs.js';
export { after, deadlineOf, isAway, type Rest, reminderOf, restIn, restOf } from './deadlines.js';
export { harmless, numberOf, optionsOf } from './harmless.js';
export { offerOrder } from './offers.js';
export type { StandingOrder } from './order-kinds.js';
export { type AtTable, type Ordered, ordered } from './orders.js';
export {
  agreed,
  asksToReact,
  type Ballot,
  endsReactions,
  firstSeat,
  inOrder,
  type Owners,
  ownersOf,
  type StandIn,
  standIn,
} from './owners.js';
export { type Intent, type Plan, type Planned, planned, readPlan, type Voided, voidedBy } from './plans.js';
export { Misread, readOrders } from './read-orders.js';
export { wayTo } from './way-to.js';
export { butText, byText, orderText, POST_WORDS, planText, postWords, voidText } from './words/index.js';
