/** The seats a decision waits for. */
import type { TypedDecision } from '@vigil/rules';
import { type DecisionOwners, ownersOf, type SeatNumber, type TableView } from '@vigil/table';
import type { TableRow, WaitRow } from '../storage/rows.js';
import { areBots, type SeatHolder, withoutBots } from './bots.js';
import { askedIn } from './open-games.js';
import type { TablePlay } from './table-play.js';

/** Returns the owners of a decision by the rules (PBP-24). */
export function ownersAt(play: TablePlay, decision: TypedDecision, view = play.view([]) as TableView): DecisionOwners {
  return ownersOf(decision, askedIn(play.opened), view);
}

/**
 * Returns the seats that a decision waits for, and the kind of wait. By post, a poll waits for a vote of each seat
 * (PBP-23). Other decisions wait for the keeper, or for the owner and the holders of a card for it (PBP-27).
 */
export function pendingSeats(
  session: SeatHolder & { readonly row: TableRow },
  play: TablePlay,
  decision: TypedDecision,
  view: TableView,
): { readonly kind: WaitRow['kind']; readonly seats: readonly SeatNumber[] } {
  const { settings } = session.row;
  const { kind, owner, voters, reacting } = ownersAt(play, decision, view);
  if (decision.aside) return { kind: 'decision', seats: decision.by };
  if (kind === 'poll' && settings.pace === 'post') return { kind: 'poll', seats: withoutBots(session, voters) };
  // At a table with a game master, only they start the Mythos (PBP-11).
  if (kind === 'keeper' && settings.keeper) return { kind: 'keeper', seats: [owner] };
  if (kind === 'one') {
    const people = reacting.filter((seat) => !areBots(session, [seat]));
    // A bot answers once the people have reacted or passed.
    const seats = people.length > 0 && areBots(session, [owner]) ? people : [owner, ...people];
    return { kind: 'decision', seats };
  }
  return { kind: 'decision', seats: withoutBots(session, decision.by) };
}
