import type { Content, Event } from '@vigil/rules';
import type { AnyState } from './open-game.js';
import type { TableView } from './view.js';

/** An event with what whoever puts it into words has to know of that moment. */
export interface TableEvent {
  readonly event: Event;
  /** How many answers had been given. */
  readonly at: number;
  /** The sheets by seat. */
  readonly sheets: readonly string[];
  /** The faces that counted as successes for whom it concerns. */
  readonly hits: readonly number[];
  /** The table just after it, if that was asked for. */
  readonly view?: TableView;
}

type Investigators = AnyState['investigators'];

const DEFAULT_HITS: readonly number[] = [5, 6];

/** An event as it is told. `people`: who sits at the table just then. */
export function toTableEvent(content: Content, investigators: Investigators, event: Event, at: number): TableEvent {
  const seat = 'seat' in event ? event.seat : undefined;
  return { event, at, sheets: investigators.map(({ id }) => id), hits: hitsOf(content, investigators, seat) };
}

/** The faces that count for somebody: in Arkham a blessing or a curse changes them. */
function hitsOf(content: Content, investigators: Investigators, seat: number | undefined): readonly number[] {
  for (const { card } of (seat === undefined ? undefined : investigators[seat])?.cards ?? []) {
    for (const modifier of content.cards.get(card)?.modifiers ?? []) {
      if (modifier.mod === 'success') return modifier.faces;
    }
  }
  return DEFAULT_HITS;
}
