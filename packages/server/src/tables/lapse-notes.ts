/** Notes about requests and offers that the course of the game has ended without an answer. */
import type { TableNote } from '@vigil/table';
import type { FollowUp } from './table-session.js';
import { undoVote } from './undo-requests.js';

/** Creates the notes about what lapses with an action, for {@link TableSession.append}. */
export const createLapseNotes: FollowUp = (session) => {
  // An undo request holds for one position only.
  const asked = undoVote(session);
  return {
    next: () => undefined,
    changes: () => [],
    notes: (play, played): readonly TableNote[] => {
      const lapsed = asked && played.length > 0 && !played.some(({ body }) => endsUndoRequest(body.kind));
      return [
        ...(lapsed ? [{ what: 'undo-ended', seat: asked.by, result: 'lapsed' } as const] : []),
        ...play.takeLapsedOffers().map((offer) => ({ what: 'offer-lapsed', ...offer }) as const),
      ];
    },
  };
};

/** An undo carries the request out; a note states its end. */
function endsUndoRequest(kind: string): boolean {
  return kind === 'undo' || kind === 'note';
}
