import { type Content, type Investigator, type Moment, type Phase, rumorTokens } from '@vigil/rules';
import { mutablePile } from '../arrange/mutable-pile.js';
import type { Coverage } from '../coverage/coverage.js';
import type { Resolution } from '../coverage/coverage-arkham.js';
import { type Arranger, entriesGivingCards, ownersOf, pickRandom, shuffle } from './arranger.js';

/** A start of a guided game. */
export interface GuidedScene {
  readonly phase: Phase;
  /** Maximum number of investigators; by default that of the game. */
  readonly maxInvestigators?: number;
  /** True if the scene may resolve something that is missing. */
  readonly canResolveMissing: (coverage: Coverage<Resolution>, content: Content) => boolean;
  /** Arranges investigators and board for the scene. */
  readonly arrange: (hand: Arranger) => void;
}

/** The decks from which investigators are dealt possessions. */
const DEALT_DECKS: ReadonlySet<string> = new Set(['common', 'unique', 'spell', 'skill']);
const has = (list: readonly string[]) => list.length > 0;

export const SCENES: readonly GuidedScene[] = [
  {
    // Initial possessions.
    phase: 'set-up',
    canResolveMissing: (coverage, { cards }) =>
      has(coverage.listUnresolved('investigator played')) ||
      coverage.listUnresolved('card gained').some((id) => DEALT_DECKS.has(cards.get(id)?.deck ?? '')),
    arrange: () => {},
  },
  {
    phase: 'arkham-encounters',
    canResolveMissing: (coverage, content) =>
      has(coverage.listUnresolved('location encounter')) ||
      has(coverage.listUnresolved('location used')) ||
      has(coverage.listUnresolved('card gained')) ||
      lacksUse(coverage, content, (when) => 'after' in when && when.after === 'encounter-card'),
    arrange: placeInLocations,
  },
  {
    phase: 'other-world-encounters',
    canResolveMissing: (coverage, content) =>
      has(coverage.listUnresolved('gate encounter')) ||
      has(entriesGivingCards(content.gateCards, notDealt(coverage, content))),
    arrange: placeInOtherWorlds,
  },
  {
    phase: 'arkham-encounters',
    canResolveMissing: (coverage, content) =>
      lacksUse(coverage, content, (when) => 'at' in when && when.at === 'explored-gate'),
    arrange: placeAtExploredGates,
  },
  {
    phase: 'mythos',
    canResolveMissing: (coverage) => has(coverage.listUnresolved('mythos card')),
    arrange: scatterInvestigators,
  },
  {
    phase: 'arkham-encounters',
    canResolveMissing: (coverage) => has(coverage.listUnresolved('rumor passed')),
    arrange: arrangeRumorNearPass,
  },
  {
    phase: 'mythos',
    canResolveMissing: (coverage) => has(coverage.listUnresolved('rumor failed')),
    arrange: arrangeRumorNearFail,
  },
  {
    phase: 'movement',
    canResolveMissing: (coverage) =>
      has(coverage.listUnresolved('monster fought')) || has(coverage.listUnresolved('monster defeated')),
    arrange: placeAmongMonsters,
  },
  {
    phase: 'upkeep',
    canResolveMissing: (coverage) =>
      has(coverage.listUnresolved('card used')) || has(coverage.listUnresolved('investigator used')),
    arrange: placeAmongMonsters,
  },
  {
    phase: 'movement',
    canResolveMissing: (coverage, content) => lacksUse(coverage, content, (when) => 'phase' in when),
    arrange: placeInOtherWorlds,
  },
  {
    phase: 'mythos',
    maxInvestigators: 3,
    canResolveMissing: (coverage, content) =>
      has(coverage.listUnresolved('ancient one awakened')) ||
      has(coverage.listUnresolved('ancient one attacks')) ||
      lacksUse(coverage, content, (when) => 'before' in when && when.before === 'ancient-attack'),
    arrange: arrangeNearAwakening,
  },
];

/** True if an unused card has an ability for such a moment. */
function lacksUse(coverage: Coverage<Resolution>, content: Content, fits: (when: Moment) => boolean): boolean {
  return coverage.listUnresolved('card used').some((id) => {
    const [card = '', n] = id.split(':');
    const ability = content.cards.get(card)?.abilities?.[Number(n) - 1];
    return ability !== undefined && fits(ability.when);
  });
}

/** Places the investigators anywhere in Arkham. */
function scatterInvestigators({ table, chance }: Arranger): void {
  const { state, content } = table;
  const areas = [...content.streets.keys(), ...content.locations.keys()];
  for (const who of state.investigators) who.place = pickRandom(chance, areas) as string;
  const unstable = [...content.locations.values()].filter(({ stable }) => !stable);
  for (const { id } of shuffle(chance, unstable).slice(0, chance.below(3))) table.openGate(id);
  for (let n = chance.below(4); n > 0; n--) table.placeMonster(pickRandom(chance, areas) as string);
  state.terror = chance.below(4);
  state.doom = chance.below(5);
}

/** Places investigators in locations with an unresolved entry or offer; the card is on top of its deck. */
function placeInLocations({ table, coverage, chance }: Arranger): void {
  const { state, content } = table;
  const entries = [
    ...shuffle(chance, coverage.listUnresolved('location encounter')),
    ...shuffle(chance, entriesGivingCards(content.locationCards, notDealt(coverage, content))),
  ];
  const offers = shuffle(chance, ownersOf(coverage.listUnresolved('location used')));
  const ready = new Set<string>();
  for (const who of state.investigators) {
    const offer = chance.below(3) === 0 ? offers.pop() : undefined;
    const entry = offer ? undefined : entries.find((id) => !ready.has(neighbourhood(content, id)));
    if (offer !== undefined) {
      who.place = offer;
      // Costs of locations: money, and trophies worth 10.
      who.money += 5;
      table.giveTrophies(who, 3, 2);
    } else if (entry !== undefined) {
      const [card = '', at = ''] = entry.split('/');
      const deck = state.decks.locations[neighbourhood(content, entry)] ?? [];
      ready.add(neighbourhood(content, entry));
      table.putOnTop(deck, [card]);
      mutablePile(state.faceUpLocationCards).push(card);
      const room = [...content.locations.values()].find(({ innerRoom }) => innerRoom?.entry === at);
      who.place = room?.id ?? at;
      if (room?.innerRoom) table.give(who, room.innerRoom.card);
    } else {
      who.place = pickRandom(chance, [...content.locations.keys()]) as string;
    }
    // An encounter elsewhere would use up the card.
    table.removeCluesAt(who.place);
  }
}

/** Cards never gained that neither a deal nor a draw of an Ally provides. */
function notDealt(coverage: Coverage<Resolution>, content: Content): string[] {
  return coverage.listUnresolved('card gained').filter((id) => !isDrawn(content, id));
}

function isDrawn({ cards }: Content, id: string): boolean {
  const deck = cards.get(id)?.deck ?? '';
  return deck === 'ally' || DEALT_DECKS.has(deck);
}

function neighbourhood(content: Content, entry: string): string {
  return content.locationCards.get(entry.split('/')[0] ?? '')?.neighbourhood ?? '';
}

/** Places investigators in Other Worlds, where their next gate card has an unresolved entry. */
function placeInOtherWorlds({ table, coverage, chance }: Arranger): void {
  const { state, content } = table;
  const worlds = [...content.worlds.values()];
  const left = [
    ...shuffle(chance, coverage.listUnresolved('gate encounter')),
    ...shuffle(chance, entriesGivingCards(content.gateCards, notDealt(coverage, content))),
  ];
  const order: string[] = [];
  const unstable = shuffle(
    chance,
    [...content.locations.values()].filter(({ stable }) => !stable),
  );
  for (const who of table.investigatorsInTurnOrder) {
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
    if (JSON.stringify(card?.entries ?? []).includes('"seals"'))
      for (const { id } of unstable.splice(0, 4)) table.seal(id);
    who.place = `${world}-${1 + chance.below(2)}`;
    const gate = state.gates.length < 4 ? unstable.pop()?.id : undefined;
    if (gate !== undefined && table.openGate(gate, world)) who.enteredAt = gate;
  }
  table.putOnTop(state.decks.gate, order);
}

/** Places investigators back from an Other World, at gates that can be closed. */
function placeAtExploredGates(hand: Arranger): void {
  const { table, chance } = hand;
  const { state, content } = table;
  const unstable = shuffle(
    chance,
    [...content.locations.values()].filter(({ stable }) => !stable),
  );
  scatterInvestigators(hand);
  for (const who of state.investigators.slice(0, 3)) {
    const at = unstable.find(({ id }) => !state.gates.some((gate) => gate.at === id))?.id;
    if (at === undefined || !table.openGate(at)) continue;
    who.place = at;
    who.explored = true;
    table.give(who, 'elder-sign');
  }
}

/** A rumor is in play, and investigators at its activity marker can end it. */
function arrangeRumorNearPass(hand: Arranger): void {
  const { table, coverage, chance } = hand;
  const { state, content } = table;
  scatterInvestigators(hand);
  const rumor = content.mythos.get(pickRandom(chance, coverage.listUnresolved('rumor passed')) ?? '');
  if (!rumor?.rumor) return;
  table.rumor(rumor.id, 2, rumor.rumor.setup?.monsters === undefined ? 0 : 1);
  for (const who of state.investigators.slice(0, 3)) {
    who.place = rumor.activity ?? who.place;
    who.clues += 6;
    table.giveTrophies(who, 0, 2);
    for (const deck of ['spell', 'spell', 'spell', 'spell', 'ally', 'skill'] as const) {
      const card = state.decks[deck][0];
      if (card !== undefined) table.give(who, card);
    }
    // A possession that the rumor action requires.
    const needs = rumor.rumor.action?.if;
    if (typeof needs === 'object' && 'has' in needs && typeof needs.has === 'string') table.give(who, needs.has);
  }
}

/** A rumor in play is about to fail at the end of the Mythos phase. */
function arrangeRumorNearFail(hand: Arranger): void {
  const { table, coverage, chance } = hand;
  const { state, content } = table;
  scatterInvestigators(hand);
  const rumor = content.mythos.get(pickRandom(chance, coverage.listUnresolved('rumor failed')) ?? '');
  const failIf = rumor?.rumor?.failIf;
  if (!rumor || failIf === undefined) return;
  if (failIf === 'no-ally-left') {
    const who = pickRandom(chance, state.investigators) as Investigator;
    for (const ally of [...state.decks.ally]) table.give(who, ally);
    table.rumor(rumor.id);
  } else if (typeof failIf === 'object' && 'tokens' in failIf) {
    table.rumor(rumor.id, rumorTokens(failIf.tokens, state.investigators.length) - 1);
  } else if (typeof failIf === 'object' && 'monsters' in failIf) table.rumor(rumor.id, 0, failIf.monsters - 1);
  else if (typeof failIf === 'object') {
    state.terror = failIf.terror - 1;
    table.rumor(rumor.id);
  }
}

/** Places investigators, well armed, with monsters never fought or never beaten. */
function placeAmongMonsters({ table, coverage, chance }: Arranger): void {
  const { state, content } = table;
  const areas = shuffle(chance, [...content.streets.keys(), ...content.locations.keys()]);
  const kinds = shuffle(chance, [
    ...new Set([...coverage.listUnresolved('monster fought'), ...coverage.listUnresolved('monster defeated')]),
  ]);
  for (const who of state.investigators) {
    who.place = areas.pop() as string;
    who.sliders = [who.sliders[0], chance.below(4), who.sliders[2]];
    // The last kinds left are the hardest to beat.
    who.clues += kinds.length > 3 ? 3 : 15;
    for (let n = 1 + chance.below(2); n > 0 && table.hasMonsterRoom; n--) {
      table.placeMonster(who.place, kinds.pop());
    }
  }
}

/** One doom token short of the awakening, which the next gate brings. */
function arrangeNearAwakening({ table, coverage, chance }: Arranger): void {
  const { state, content } = table;
  const areas = [...content.streets.keys()];
  for (const who of state.investigators) {
    who.place = pickRandom(chance, areas) as string;
    who.clues += 2;
    table.giveTrophies(who, 2, 1);
    for (const card of ownersOf(coverage.listUnresolved('card used'))) {
      const abilities = content.cards.get(card)?.abilities ?? [];
      const answers = abilities.some(({ when }) => 'before' in when && when.before === 'ancient-attack');
      if (answers) table.give(who, card);
    }
  }
  state.doom = (content.ancientOnes.get(state.ancientOne)?.doom ?? 1) - 1;
  const opens = [...content.mythos.values()].filter(({ gate, doom }) => gate !== undefined && !doom);
  table.putOnTop(state.decks.mythos, [pickRandom(chance, opens)?.id ?? '']);
}
