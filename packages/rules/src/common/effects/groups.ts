/** Groups of investigators that texts name. */
import type { Content } from '../../language/content.js';
import type { Group } from '../../language/effects.js';
import type { Investigator } from '../state.js';

/** A group that needs no decision. */
export type FixedGroup = Exclude<Group, 'first-player'>;

/** The part of an investigator that decides about groups. */
type Member = Pick<Investigator, 'seat' | 'place'>;

/** True if an investigator in play belongs to a group. `who`: the investigator whose text names the group. */
export function isInGroup(content: Content, group: FixedGroup, { seat, place }: Member, who: Member): boolean {
  const at = content.places.get(place);
  switch (group) {
    case 'investigators':
    case 'players':
      return true;
    case 'others':
      return seat !== who.seat;
    case 'investigators-in-arkham':
      return at?.kindDef.inArkham === true;
    case 'investigators-in-streets':
      return at?.kind === 'street';
    case 'investigators-here':
      return place === who.place;
    case 'investigators-in-other-worlds':
      return at?.kind === 'world';
    case 'investigators-lost':
      return place === 'lost';
    default:
      return group satisfies never;
  }
}
