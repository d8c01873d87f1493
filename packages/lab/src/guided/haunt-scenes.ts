import type { Seat } from '@vigil/engine';
import { type Content, freeSlots, type HauntPhase, listMythosCards, type Moment } from '@vigil/rules';
import type { HauntArrangement } from '../arrange/haunt-arrangement.js';
import type { Coverage } from '../coverage/coverage.js';
import type { HauntResolution } from '../coverage/coverage-haunt.js';
import { type Arranger, entriesGivingCards, ownersOf, pickRandom, shuffle } from './arranger.js';

export type HauntArranger = Arranger<HauntArrangement, HauntResolution>;
type CanResolveMissing = (coverage: Coverage<HauntResolution>, content: Content) => boolean;

/** A start of a guided game of Haunt. */
export interface HauntScene {
  readonly phase: HauntPhase;
  readonly segment: number;
  /** True if the scene may resolve something that is missing. */
  readonly canResolveMissing: CanResolveMissing;
  /** Arranges investigators and board for the scene. Returns the seat whose City phase it is. */
  readonly arrange: (hand: HauntArranger) => Seat | undefined;
}

const isNotEmpty = (list: readonly string[]) => list.length > 0;

export const HAUNT_SCENES: readonly HauntScene[] = [
  {
    // Initial possessions.
    phase: 'set-up',
    segment: 1,
    canResolveMissing: (coverage, { cards }) =>
      isNotEmpty(coverage.listUnresolved('investigator played')) ||
      coverage.listUnresolved('card gained').some((id) => !['ally', 'special'].includes(cards.get(id)?.deck ?? '')),
    arrange: () => undefined,
  },
  {
    // The activity of a City phase.
    phase: 'city',
    segment: 5,
    canResolveMissing: (coverage) =>
      isNotEmpty(coverage.listUnresolved('location encounter')) ||
      isNotEmpty(coverage.listUnresolved('location used')) ||
      isNotEmpty(coverage.listUnresolved('card gained')),
    arrange: placeInOneLocation,
  },
  {
    phase: 'day',
    segment: 1,
    canResolveMissing: (coverage) => isNotEmpty(coverage.listUnresolved('gate encounter')),
    arrange: placeInOtherWorlds,
  },
  {
    // Arranges the day's Mythos cards, to be drawn next.
    phase: 'upkeep',
    segment: 4,
    canResolveMissing: (coverage) => isNotEmpty(coverage.listUnresolved('mythos card')),
    arrange: scatterInvestigators,
  },
  {
    // The last segment of an Upkeep, then the day.
    phase: 'upkeep',
    segment: 13,
    canResolveMissing: (coverage) =>
      isNotEmpty(coverage.listUnresolved('card used')) || isNotEmpty(coverage.listUnresolved('investigator used')),
    arrange: placeAmongMonsters,
  },
  {
    phase: 'city',
    segment: 4,
    canResolveMissing: (coverage) =>
      isNotEmpty(coverage.listUnresolved('monster fought')) || isNotEmpty(coverage.listUnresolved('monster defeated')),
    arrange: placeAmongMonsters,
  },
  {
    phase: 'city',
    segment: 2,
    canResolveMissing: (coverage) =>
      isNotEmpty(coverage.listUnresolved('card used')) || isNotEmpty(coverage.listUnresolved('investigator used')),
    arrange: placeBeforeMove,
  },
  {
    phase: 'day',
    segment: 1,
    canResolveMissing: (coverage, content) =>
      lacksUse(coverage, content, (when) => when === 'phase:movement' || when === 'phase:other-world-encounters'),
    arrange: placeInOtherWorlds,
  },
  {
    phase: 'city',
    segment: 5,
    canResolveMissing: (coverage, content) =>
      isNotEmpty(coverage.listUnresolved('ancient one stirred')) ||
      isNotEmpty(coverage.listUnresolved('ancient one attacks')) ||
      lacksUse(coverage, content, (when) => when.includes('gate') || when.includes('ancient')),
    arrange: placeBeforeRitual,
  },
];

/** True if an unused card has an ability for such a moment. */
function lacksUse(coverage: Coverage<HauntResolution>, content: Content, fits: (when: string) => boolean): boolean {
  return coverage.listUnresolved('card used').some((id) => {
    const [card = '', n] = id.split(':');
    const when: Moment | undefined = content.cards.get(card)?.abilities?.[Number(n) - 1]?.when;
    return when !== undefined && fits(Object.entries(when).flat().join(':'));
  });
}

/** Places the investigators anywhere in the city, with some monsters and some gates face-up. */
function scatterInvestigators({ table, chance }: HauntArranger): undefined {
  const { state, content } = table;
  const areas = [...content.streets.keys(), ...content.locations.keys()];
  for (const who of state.investigators) who.place = pickRandom(chance, areas) as string;
  for (const { at } of shuffle(chance, state.gates).slice(0, chance.below(6))) table.turnGateFaceUp(at);
  for (let n = chance.below(5); n > 0; n--)
    table.placeMonster(pickRandom(chance, areas) as string, undefined, chance.below(3));
  state.terror = chance.below(4);
  state.doom = chance.below(5);
  return undefined;
}

/** Places all in one district with an unresolved entry or offer; the card is next. */
function placeInOneLocation({ table, coverage, chance }: HauntArranger): Seat {
  const { state, content } = table;
  const offers = shuffle(chance, ownersOf(coverage.listUnresolved('location used')));
  const entry = pickRandom(chance, [
    ...coverage.listUnresolved('location encounter'),
    ...entriesGivingCards(content.locationCards, coverage.listUnresolved('card gained')),
  ]);
  const all = [...content.locations.keys()];
  const [first, ...others] = state.investigators;
  if (entry === undefined || (offers.length > 0 && chance.below(3) === 0)) {
    for (const who of state.investigators) {
      who.place = offers.pop() ?? (pickRandom(chance, all) as string);
      // Costs of locations: money, and trophies.
      who.money += 5;
      table.giveTrophies(who, 3, 2);
    }
    return 0;
  }
  const [card = '', at = ''] = entry.split('/');
  table.putOnTop(state.decks.location, [card]);
  const room = [...content.locations.values()].find(({ innerRoom }) => innerRoom?.entry === at);
  if (first) {
    first.place = room?.id ?? at;
    if (room?.innerRoom) table.give(first, room.innerRoom.card);
    // Means for the price and the checks of the entry.
    first.money += 5;
    first.clues += 5;
    table.giveTrophies(first, 5, 1);
  }
  for (const who of others) who.place = pickRandom(chance, all) as string;
  return 0;
}

/** Places investigators in Other Worlds whose next gate card has an unresolved entry. */
function placeInOtherWorlds({ table, coverage, chance }: HauntArranger): undefined {
  const { state, content } = table;
  const worlds = [...content.worlds.values()];
  const left = shuffle(chance, coverage.listUnresolved('gate encounter'));
  const order: string[] = [];
  for (const who of state.investigators) {
    const entry = left.find((id) => !order.includes(id.split('/')[0] as string));
    const [id = '', at = ''] = (entry ?? '').split('/');
    const card = content.gateCards.get(id);
    const fits = worlds.filter(
      (world) =>
        card &&
        world.colours.some((colour) => colour === card.colour || colour === card.secondColour) &&
        (at === 'other' ? !card.entries.some((one) => one.at === world.id) : at === world.id),
    );
    const world = (pickRandom(chance, fits) ?? pickRandom(chance, worlds))?.id as string;
    if (card) order.push(card.id);
    who.place = `${world}-${1 + chance.below(2)}`;
  }
  for (const { at } of shuffle(chance, state.gates).slice(0, 5)) table.turnGateFaceUp(at);
  table.putOnTop(state.decks.gate, order);
  return undefined;
}

/** Places investigators, well armed, with monsters never fought or never beaten. */
function placeAmongMonsters({ table, coverage, chance }: HauntArranger): Seat {
  const { state, content } = table;
  const areas = shuffle(chance, [...content.streets.keys(), ...content.locations.keys()]);
  const kinds = shuffle(chance, [
    ...new Set([...coverage.listUnresolved('monster fought'), ...coverage.listUnresolved('monster defeated')]),
  ]);
  for (const who of state.investigators) {
    who.place = areas.pop() as string;
    who.slots = freeSlots();
    // The last kinds left are the hardest to beat.
    who.clues += kinds.length > 3 ? 3 : 8;
    for (let n = 1 + chance.below(2); n > 0; n--) table.placeMonster(who.place, kinds.pop(), chance.below(2));
  }
  return 0;
}

/** Places an investigator about to move among monsters and gates. */
function placeBeforeMove(arranger: HauntArranger): Seat {
  scatterInvestigators(arranger);
  const { table, chance } = arranger;
  const [first] = table.state.investigators;
  if (first) {
    first.slots = [freeSlots()[0], first.slots[1], first.slots[2]];
    table.placeMonster(first.place, undefined, chance.below(3));
  }
  return 0;
}

/**
 * Places an investigator at a gate that can be sealed or closed, with the means for it; the doom track is nearly full.
 */
function placeBeforeRitual({ table, coverage, chance }: HauntArranger): Seat {
  const { state, content } = table;
  const doom = content.ancientOnes.get(state.ancientOne)?.doom ?? 4;
  state.doom = Math.max(0, doom - 2 - chance.below(2));
  for (const card of shuffle(chance, state.decks.mythos)) if (!table.addDailyMythosCard(card)) break;
  const shown = listMythosCards(state).flatMap((card) => content.mythos.get(card)?.white ?? []);
  const fits = state.gates.filter(({ marker }) => shown.some((one) => one === content.gateMarkers.get(marker)?.symbol));
  const gate = pickRandom(chance, fits.length > 0 ? fits : state.gates);
  if (!gate) return 0;
  table.turnGateFaceUp(gate.at);
  for (const who of state.investigators) {
    who.place = gate.at;
    who.clues += 6;
    who.slots = freeSlots();
    if (chance.below(2) === 0) table.give(who, 'elder-sign');
    for (const card of ownersOf(coverage.listUnresolved('card used'))) {
      const abilities = content.cards.get(card)?.abilities ?? [];
      const answers = abilities.some(({ when }) => 'before' in when && when.before === 'ancient-attack');
      if (answers) table.give(who, card);
    }
  }
  return 0;
}
