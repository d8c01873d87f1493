import type { Content, Event } from '@vigil/rules';
import type { AnyState } from './open-game.js';
import type { TableView } from './view.js';

/** An event with the context needed to put it into words. */
export interface TableEvent {
  readonly event: Event;
  /** Number of answers given before it. */
  readonly at: number;
  /** The investigators by seat. */
  readonly sheets: readonly string[];
  /** Faces that counted as successes for its seat. */
  readonly hits: readonly number[];
  /** The view just after it, if requested. */
  readonly view?: TableView;
}

type Investigators = AnyState['investigators'];

const DEFAULT_HITS: readonly number[] = [5, 6];

/** Returns an event with its context. `investigators`: those at the table at that moment. */
export function toTableEvent(content: Content, investigators: Investigators, event: Event, at: number): TableEvent {
  const seat = 'seat' in event ? event.seat : undefined;
  return { event, at, sheets: investigators.map(({ id }) => id), hits: hitsOf(content, investigators, seat) };
}

/** Returns the success faces of a seat; in Arkham a blessing or a curse changes them. */
function hitsOf(content: Content, investigators: Investigators, seat: number | undefined): readonly number[] {
  for (const { card } of (seat === undefined ? undefined : investigators[seat])?.cards ?? []) {
    for (const modifier of content.cards.get(card)?.modifiers ?? []) {
      if (modifier.mod === 'success') return modifier.faces;
    }
  }
  return DEFAULT_HITS;
}
