import type { Content, Event } from '@vigil/rules';
import type { AnyState } from './opened.js';
import type { TableView } from './view.js';

/** An event with what whoever puts it into words has to know of that moment. */
export interface ToldEvent {
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

type People = AnyState['investigators'];

const USUAL_HITS: readonly number[] = [5, 6];

/** An event as it is told. `people`: who sits at the table just then. */
export function toldOf(content: Content, people: People, event: Event, at: number): ToldEvent {
  const seat = 'seat' in event ? event.seat : undefined;
  return { event, at, sheets: people.map(({ id }) => id), hits: hitsOf(content, people, seat) };
}

/** The faces that count for somebody: in Arkham a blessing or a curse changes them. */
function hitsOf(content: Content, people: People, seat: number | undefined): readonly number[] {
  for (const { card } of (seat === undefined ? undefined : people[seat])?.cards ?? []) {
    for (const modifier of content.cards.get(card)?.modifiers ?? []) {
      if (modifier.mod === 'success') return modifier.faces;
    }
  }
  return USUAL_HITS;
}
