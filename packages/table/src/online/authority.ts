/** Checks the recorded authority of log entries. */
import type { TypedDecision } from '@vigil/rules';
import { isChoice } from '../host.js';
import type { EntryBody } from './entries.js';

type AuthoredBody = Extract<EntryBody, { readonly by: string }>;
type AnswerBody = Extract<AuthoredBody, { readonly kind: 'answer' }>;

/** An entry with an authority. `at`: its time in milliseconds since 1970. */
interface AuthoredEntry {
  readonly body: AuthoredBody;
  readonly seat?: number | undefined;
  readonly at: number;
}

/**
 * True if the recorded authority can have made an entry. An owner answers its own decision, a stand-in that of another
 * seat, the table only without a choice. Defaults follow a deadline, votes have voters.
 *
 * @param seats all seats of the table
 * @param open the decision of an answer before it
 */
export function isAuthorized(
  { body, seat, at }: AuthoredEntry,
  seats: readonly number[],
  open: TypedDecision | undefined,
): boolean {
  const isSeat = (item: number | undefined) => item !== undefined && seats.includes(item);
  const { agreed, by } = body;
  // The file may contain anything.
  if (
    agreed !== undefined &&
    !(Array.isArray(agreed) && agreed.every(isSeat) && new Set(agreed).size === agreed.length)
  )
    return false;
  if (body.kind !== 'answer') {
    // A proposal has a proposer, who agrees to it.
    return by !== 'vote' || (isSeat(seat) && agreed !== undefined && seat !== undefined && agreed.includes(seat));
  }
  if (body.missed !== undefined && body.missed > at) return false;
  if (body.actor !== undefined && !isSeat(body.actor)) return false;
  // The replay reports an answer to a decision that is not open.
  return open === undefined || mayAnswer(body, seat, open);
}

function mayAnswer({ by, option, actor }: AnswerBody, seat: number | undefined, open: TypedDecision): boolean {
  const offered = [...open.asides, ...open.options].find(({ id }) => id === option);
  const may: readonly number[] = offered?.by === undefined ? open.by : [offered.by];
  const isOwner = seat !== undefined && may.includes(seat);
  switch (by) {
    case 'seat':
      return isOwner && (actor === undefined || actor === seat);
    case 'order':
    case 'plan':
      return isOwner;
    case 'stand-in':
      return isOwner && actor !== undefined && !open.by.includes(actor);
    case 'table':
      return !isChoice(open);
    case 'poll':
    case 'absence':
    case 'bot':
    case 'keeper':
      return true;
    default:
      by satisfies never;
      // The file may contain anything.
      return false;
  }
}
