import type { TableEvent } from '@vigil/table';

/** Returns the place of an event. */
export function placeOfEvent({ event }: TableEvent): string | undefined {
  if ('at' in event) return event.at;
  return event.type === 'moved' || event.type === 'monsterMoved' ? event.to : undefined;
}

/**
 * Returns the boards with events not yet seen. `unseen`: the boards before; `places`: places of the new events;
 * `boardOf`: the board of a place; `isShown`: true for boards in view.
 */
export function updateUnseenBoards(
  unseen: ReadonlySet<string>,
  places: readonly string[],
  boardOf: (place: string) => string | undefined,
  isShown: (board: string) => boolean,
): ReadonlySet<string> {
  const boards = [...unseen, ...places.flatMap((place) => boardOf(place) ?? [])];
  const next = new Set(boards.filter((board) => !isShown(board)));
  return next.size === unseen.size && [...next].every((board) => unseen.has(board)) ? unseen : next;
}
