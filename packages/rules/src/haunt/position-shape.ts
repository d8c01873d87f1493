import { parseHouseRules } from '../common/house-rules.js';
import {
  checkSavedCards,
  checkSavedCombat,
  savedCardShape,
  savedCombatShape,
} from '../common/positions/saved-combat-shapes.js';
import {
  count,
  fields,
  flag,
  integer,
  knownId,
  list,
  oneOf,
  pair,
  type Shape,
  text,
  ValidationError,
} from '../common/positions/shapes.js';
import { checkTable, seatOf, tableShapes } from '../common/positions/table-shapes.js';
import type { Content } from '../language/content.js';
import { FIRST_CITY_SEGMENT } from './board/city.js';
import { HAUNT_HOUSE_RULES } from './house-rules.js';
import type { Encounter, State } from './state.js';

/** Number of segments of the Upkeep, and of the City phase from its second on. */
export interface Segments {
  readonly upkeep: number;
  readonly city: number;
}

/** Returns the shape of a position of Haunt of the Watchers with these components, with further checks. */
export function hauntPositionShape(content: Content, segments: Segments): Shape {
  const shapes = tableShapes(content);
  const locationCards = list(knownId(content.locationCards, 'location card'));
  const slots = list(list(oneOf('free', 'allocated', 'covered'), 4), 3);
  const estate = fields({ id: text, clues: count(), spells: count(), allies: count(), value: count() });
  const encounter = fields({
    place: shapes.place,
    next: oneOf('round', 'engagement', 'attack'),
    round: count(),
    before: text,
    unchanged: count(),
    'first?': oneOf('investigators', 'monsters'),
    taken: list(count()),
    fought: list(count()),
    'engagement?': fields({
      combat: savedCombatShape(shapes),
      attack: integer(0, 1),
      before: text,
      unchanged: count(),
    }),
  });
  const shape = fields({
    ...shapes.state,
    houseRules: fields({}),
    day: count(),
    step: fields({ phase: oneOf('set-up', 'upkeep', 'day', 'city', 'other-world'), segment: count(99) }),
    startingInvestigators: count(99),
    investigators: list(
      fields({
        ...shapes.investigator,
        slots,
        'pledged?': shapes.possession,
        'staysSince?': count(),
        'waitsSince?': count(),
        'estate?': estate,
      }),
    ),
    monsters: list(fields({ ...shapes.monster, clues: count(1000) })),
    gates: list(fields({ ...shapes.gate, faceUp: flag })),
    decks: fields({ ...shapes.decks, location: locationCards }),
    mythosDiscards: list(knownId(content.mythos, 'Mythos card')),
    'faceUpLocationCards?': locationCards,
    placedToday: list(text),
    'city?': fields({
      seat: count(),
      slot: count(3),
      met: list(shapes.place),
      acted: list(text),
      'move?': fields({ points: integer(), transfers: integer(), halted: flag, begun: flag }),
      'encounter?': encounter,
      'failedSpells?': list(pair(savedCardShape(shapes), text)),
    }),
    'otherWorld?': count(),
    'ancient?': fields({
      drawn: list(count()),
      participants: list(count()),
      round: count(),
      attacks: count(),
    }),
  });
  return (value, at) => {
    shape(value, at);
    // The shape has been checked.
    const state = value as State;
    checkTable(state);
    const seat = seatOf(state);
    const { phase, segment } = state.step;
    if (phase === 'upkeep') integer(1, segments.upkeep)(segment, 'step.segment');
    if (phase === 'city') integer(FIRST_CITY_SEGMENT, FIRST_CITY_SEGMENT + segments.city - 1)(segment, 'step.segment');
    if (state.city) {
      seat(state.city.seat, 'city.seat');
      checkSavedCards(state, state.city.failedSpells?.map(([spell]) => spell) ?? [], 'city.failedSpells');
      if (state.city.encounter) checkEncounter(state, state.city.encounter, 'city.encounter');
    }
    if (!state.city && phase === 'city') throw new ValidationError('city', 'is missing in a City phase');
    if (state.otherWorld !== undefined) seat(state.otherWorld, 'otherWorld');
    else if (phase === 'other-world') throw new ValidationError('otherWorld', 'is missing in an Other World phase');
    for (const one of [...(state.ancient?.drawn ?? []), ...(state.ancient?.participants ?? [])]) seat(one, 'ancient');
    parseHouseRules(HAUNT_HOUSE_RULES, { ...state.houseRules });
  };
}

/** Throws for an encounter with missing participants, or with attacks next but no side to strike first. */
function checkEncounter(state: State, { next, first, taken, fought, engagement }: Encounter, at: string): void {
  for (const seat of [...taken, ...fought]) seatOf(state)(seat, at);
  if (next !== 'round' && first === undefined)
    throw new ValidationError(`${at}.first`, 'is missing after a round has begun');
  if (next === 'attack' && !engagement) throw new ValidationError(`${at}.engagement`, 'is missing between attacks');
  if (engagement) checkSavedCombat(state, engagement.combat, `${at}.engagement.combat`);
  if (engagement && engagement.combat.token === undefined)
    throw new ValidationError(`${at}.engagement.combat.token`, 'is missing');
}
