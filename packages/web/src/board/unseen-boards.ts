import type { TableEvent } from '@vigil/table';

/** Where what is told happened. */
export function placeOfEvent({ event }: TableEvent): string | undefined {
  if ('at' in event) return event.at;
  return event.type === 'moved' || event.type === 'monsterMoved' ? event.to : undefined;
}

/**
 * The boards on which something happened that nobody has seen yet. `unseen`: those of before; `told`: the places of what
 * is told; `boardOf`: the board of a place; `shown`: the boards in view.
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
