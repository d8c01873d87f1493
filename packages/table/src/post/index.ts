/** Playing by post (docs/rules: PBP): whose decisions are, what is done for the absent, what can be said in advance. Pure. */
export { atDeadline, type Due, type Present } from './absence.js';
export { after, deadlineOf, isAway, type Rest, reminderOf, restOf } from './deadlines.js';
export { harmless, numberOf, optionsOf } from './harmless.js';
export {
  agreed,
  type Ballot,
  endsReactions,
  firstSeat,
  inOrder,
  type Owners,
  ownersOf,
  type StandIn,
  standIn,
} from './owners.js';
