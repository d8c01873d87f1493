import type { Rule } from '@vigil/engine';
import type {
  EncounterColour,
  EncounterEntry,
  GateCardDef,
  LocationAbility,
  LocationDef,
  WorldDef,
} from '../../language/components.js';
import type { Effect, Effects } from '../../language/effects.js';
import { optionId } from '../../language/questions/index.js';
import type { Resource } from '../../language/terms.js';
import { ask, askUnlessMoot } from '../ask.js';
import { previewChecks } from '../checks/check-previews.js';
import type { UsableAbility } from '../contracts/abilities.js';
import { resolve } from '../effects/resolve.js';
import { lacksTarget } from '../effects/usability.js';
import { holds } from '../figures/conditions.js';
import { findModifier, forEachModifier, modifiersInPlay } from '../figures/modifiers.js';
import { type Cause, type Game, isInterruptOf } from '../game.js';
import { forgetOrder, putUnder, putUnderDeck, takeTop } from '../known-order.js';
import { pay } from '../resources/costs.js';
import { canAfford } from '../resources/prices.js';
import { canRestore } from '../resources/resources.js';
import type { Investigator } from '../state.js';
import { abilitiesAt, abilityOption, hasAbilityAt, useAbility } from './abilities.js';

// ---- a location's own abilities ----

/** Reason for which a location's printed ability is closed: a card, a condition, its price, or no possible effect. */
export type ClosedReason = 'forbidden' | 'condition' | 'price' | 'no-use';

/**
 * True if a location's printed ability is open: its requirement can be paid and it can really be resolved (A-ENC-07).
 */
export function isAbilityOpen(g: Game, who: Investigator, location: LocationDef, ability: LocationAbility): boolean {
  return closedReason(g, who, location, ability) === undefined;
}

/** Returns why a location's printed ability is not open. Undefined: it is. As {@link isAbilityOpen}. */
function closedReason(
  g: Game,
  who: Investigator,
  location: LocationDef,
  ability: LocationAbility,
): ClosedReason | undefined {
  if (modifiersInPlay(g, 'noLocationAbilities').some(([{ except }]) => !except.includes(location.id))) {
    return 'forbidden';
  }
  const cause: Cause = { source: location.id };
  if (ability.if && !holds(g, who, ability.if)) return 'condition';
  if (!canAfford(g, who, ability.then, cause, ability.cost)) return 'price';
  return canTakeEffect(g, who, location, ability) ? undefined : 'no-use';
}

/** Returns the abilities of a location that are not open, by their number from 1, with the reason. */
export function closedAbilities(
  g: Game,
  who: Investigator,
  location: LocationDef,
): { readonly ability: number; readonly why: ClosedReason }[] {
  return (location.abilities ?? []).flatMap((ability, i) => {
    const why = closedReason(g, who, location, ability);
    return why ? [{ ability: i + 1, why }] : [];
  });
}

/** True if an ability could really be resolved (A-ENC-07). */
function canTakeEffect(g: Game, who: Investigator, location: LocationDef, ability: LocationAbility): boolean {
  // Treatment is offered only to investigators who lack something that it restores.
  const treatments = ability.then.filter(isTreatment);
  if (treatments.length > 0 && !treatments.some(({ what }) => canRestore(g, who, what, location.id))) return false;
  return !ability.then.some((effect) => lacksTarget(g, who, effect));
}

type Treatment = Extract<Effect, { do: 'gain' }> & { readonly what: 'sanity' | 'stamina' };

function isTreatment(effect: Effect): effect is Treatment {
  return effect.do === 'gain' && isHealth(effect.what);
}

function isHealth(what: Resource): what is 'sanity' | 'stamina' {
  return what === 'sanity' || what === 'stamina';
}

/** Uses a location's printed ability (A-ENC-08). */
export function* useLocation(g: Game, who: Investigator, location: LocationDef, ability: LocationAbility): Rule {
  const cause: Cause = { source: location.id };
  const n = (location.abilities ?? []).indexOf(ability) + 1;
  g.emit?.({ type: 'used', seat: who.seat, card: location.id, ability: n, text: ability.name });
  if (ability.cost) yield* pay(g, who, ability.cost, cause);
  yield* resolve(g, who, ability.then, cause);
  if (ability.cost && g.effectIndex.events.has('treated')) yield* resolveTreatmentTriggers(g, who, location, ability);
}

/** Resolves the triggers of cards on the table for a paid treatment. */
function* resolveTreatmentTriggers(g: Game, who: Investigator, { id }: LocationDef, { then }: LocationAbility): Rule {
  if (!then.some((effect) => effect.do === 'gain' && effect.amount === 'full')) return;
  for (const [trigger, source] of g.rules.cards.onTable(g).triggers) {
    if (trigger.when.on === 'treated' && trigger.when.at === id) yield* resolve(g, who, trigger.then, { source });
  }
}

// ---- cards drawn for an encounter ----

/** A card drawn for an encounter, with its entry for this place. */
export interface DrawnEntry {
  readonly card: string;
  readonly entry: EncounterEntry | undefined;
}

/** Lets a member choose the inner room (A-LOC-13), before a card is drawn. */
export function* chooseRoom(g: Game, who: Investigator, { id, innerRoom }: LocationDef): Rule<string> {
  if (!innerRoom || !who.cards.some(({ card }) => card === innerRoom.card)) return id;
  const { entry, name } = innerRoom;
  return yield* ask<string>(g, () => ({
    by: [who.seat],
    key: 'q.inner-room',
    args: { investigator: who.id, place: id, name },
    why: g.rules.reasons.innerRoom,
    options: [
      { id: 'inside', value: entry, key: 'o.inner-room', args: { name } },
      { id: 'outside', value: id, key: 'o.place', args: { place: id } },
    ],
    asides: { busy: who },
  }));
}

/** Returns a location card with its entry for a place. */
export function entryAt(g: Game, card: string, at: string): DrawnEntry {
  return { card, entry: g.content.locationCards.get(card)?.entries.find((entry) => entry.at === at) };
}

/** Returns the key of an encounter's theme in messages. */
function themeId({ card, entry }: DrawnEntry): string {
  return entry === undefined ? '' : `${card}/${entry.at}`;
}

/** Lets the investigator choose one of several drawn cards. */
export function* chooseEntry(g: Game, who: Investigator, drawn: readonly DrawnEntry[], why: string): Rule<DrawnEntry> {
  return yield* ask<DrawnEntry>(g, () => ({
    by: [who.seat],
    key: 'q.which-encounter',
    args: { investigator: who.id },
    why,
    options: drawn.map((one, i) => ({
      id: optionId.card(one.card),
      value: one,
      key: 'o.encounter-card',
      args: { n: i + 1, theme: themeId(one) },
      on: one.card,
    })),
    asides: { busy: who },
    about: () => ({
      entries: drawn.map(({ card, entry }) => ({ card, at: entry?.at })),
      checks: previewChecks(
        g,
        who,
        drawn.map(({ card, entry }) => [optionId.card(card), entry?.effects ?? []] as const),
        { source: '' },
      ),
    }),
  }));
}

/** Offers abilities that replace a card just drawn by another (Dragon's Eye). Returns the ability used. */
export function* drawAnother(g: Game, who: Investigator, drawn: DrawnEntry): Rule<UsableAbility | undefined> {
  if (!hasAbilityAt(g, who, 'after:encounter-card')) return undefined;
  return yield* askUnlessMoot<UsableAbility | undefined>(g, () => {
    const usable = abilitiesAt(g, who, 'after:encounter-card');
    if (usable.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.encounter-card',
      args: { investigator: who.id, theme: themeId(drawn) },
      why: g.rules.reasons.answer,
      options: [{ id: 'go-on', value: undefined, key: 'o.go-on' }, ...usable.map((use) => abilityOption(use, use))],
      asides: { busy: who },
      about: () => ({ entries: [{ card: drawn.card, at: drawn.entry?.at }] }),
    };
  });
}

/** Resolves an entry of a location or gate card. */
export function* resolveEntry(g: Game, who: Investigator, card: string, entry: EncounterEntry): Rule {
  g.emit?.({ type: 'encounter', seat: who.seat, card, at: entry.at });
  yield* resolve(g, who, entry.effects as Effects, { source: `${card}/${entry.at}` });
}

/**
 * Resolves an encounter with the first matching card of a deck, or with a chosen one of `n`. `draw` takes the next
 * match from the deck; undefined: none left. The drawn cards go under the deck in order before the entry is resolved
 * (A-OTHER-06, H-INV-03, H-OW-02).
 */
export function* encounterFrom(
  g: Game,
  who: Investigator,
  deck: string[],
  n: number,
  why: string,
  draw: () => DrawnEntry | undefined,
): Rule {
  const fitting: DrawnEntry[] = [];
  while (fitting.length < n) {
    const drawn = draw();
    if (!drawn) break;
    fitting.push(drawn);
  }
  if (fitting.length === 0) return;
  try {
    let drawn = yield* chooseEntry(g, who, fitting, why);
    for (;;) {
      const another = yield* drawAnother(g, who, drawn);
      if (!another) break;
      yield* useAbility(g, who, another);
      const next = draw();
      if (!next) break;
      fitting.push(next);
      drawn = next;
    }
    for (const { card } of fitting) putUnderDeck(g.s, deck, [card]);
    fitting.length = 0;
    if (drawn.entry) yield* g.rules.people.resolveEntry(g, who, drawn.card, drawn.entry);
  } finally {
    for (const { card } of fitting) putUnderDeck(g.s, deck, [card]);
  }
}

/** Lets the investigator choose the neighbourhood whose card they turn up. */
export function* chooseNeighbourhood(g: Game, who: Investigator, neighbourhoods: readonly string[]): Rule<string> {
  return yield* ask<string>(g, () => ({
    by: [who.seat],
    key: 'q.turn-up',
    args: { investigator: who.id },
    why: g.rules.reasons.choice,
    options: neighbourhoods.map((id) => ({
      id: optionId.deck(id),
      value: id,
      key: 'o.place',
      args: { place: id },
      on: id,
    })),
    asides: { inText: who },
  }));
}

// ---- Other Worlds ----

/**
 * Resolves an encounter in the investigator's Other World. Gate cards are drawn until one shows a colour of the world
 * (A-OTHER-02 to A-OTHER-06, H-OW-02, H-OW-03). Its entry for this world counts, else the one for others. An
 * investigator with a choice of two draws until two match.
 */
export function* encounterInWorld(g: Game, who: Investigator, draw = 1): Rule {
  const world = g.content.worlds.get(g.place(who.place).world as string) as WorldDef;
  const n = Math.max(draw, findModifier(g, who, 'encounters', (m) => m.where === 'other-world')?.draw ?? 1);
  yield* encounterFrom(g, who, g.orderedDeck('gate'), n, g.rules.reasons.gateCard, () => drawGateCard(g, who, world));
}

/** True if a gate card has a colour of the world. Of a two-coloured card either counts (A-OTHER-02, A-OTHER-03). */
function matchesWorld({ colour, secondColour }: GateCardDef, colours: readonly EncounterColour[]): boolean {
  return colours.some((own) => own === colour || own === secondColour);
}

/** Draws until a card matches. The others go to the bottom in the order drawn. Undefined: none matches. */
function drawGateCard(g: Game, who: Investigator, world: WorldDef): DrawnEntry | undefined {
  const colours = [...world.colours];
  forEachModifier(g, who, 'worldColour', ({ colour }) => {
    colours.push(colour);
  });
  const deck = g.orderedDeck('gate');
  let shuffles = 0;
  for (let seen = 0; seen < deck.length; seen++) {
    const card = takeTop(g.s, 'gate', deck) as string;
    const def = g.content.gateCards.get(card);
    g.reveal();
    if (def?.reshuffle) {
      deck.push(card);
      g.dice.shuffle(deck);
      forgetOrder(g.s, 'gate');
      g.emit?.({ type: 'shuffled', card });
      // Each card is seen once more at most (A-OTHER-09).
      if (shuffles++ < 8) seen = -1;
      continue;
    }
    if (def && matchesWorld(def, colours)) {
      return {
        card,
        entry: def.entries.find(({ at }) => at === world.id) ?? def.entries.find(({ at }) => at === 'other'),
      };
    }
    putUnder(g.s, 'gate', deck, [card]);
  }
  return undefined;
}

/** Resolves one encounter in an Other World by a card, then the return. */
export function visitWorld(g: Game, who: Investigator, world: string, draw = 1): Rule {
  return runThenReturn(g, who, visit(g, who, world, draw));
}

function* visit(g: Game, who: Investigator, world: string, draw: number): Rule {
  const { seat, place } = who;
  const outer = g.visiting.get(seat);
  g.visiting.set(seat, place);
  try {
    yield* g.rules.people.relocate(g, who, `${world}-1`);
    yield* encounterInWorld(g, who, draw);
  } finally {
    if (outer === undefined) g.visiting.delete(seat);
    else g.visiting.set(seat, outer);
  }
}

/**
 * Runs an encounter elsewhere after which a text returns the investigator (A-ENC-29). It is resolved completely. They
 * return from the place it leads to, and the text continues. A fate (a defeat, an arrest, being lost) takes its price
 * and ends the text, but not the return. The devoured do not return.
 */
export function* runThenReturn(g: Game, who: Investigator, encounter: Rule): Rule {
  const { place, enteredAt } = who;
  try {
    yield* encounter;
  } catch (interrupt) {
    if (!isInterruptOf(interrupt, who)) throw interrupt;
    yield* goBack(g, who, place, enteredAt);
    if (!interrupt.isRelocation) throw interrupt;
  }
  yield* goBack(g, who, place, enteredAt);
}

/**
 * Returns the investigator to the place of the encounter, or to its street if that has closed meanwhile (A-MOVE-18).
 */
function* goBack(g: Game, who: Investigator, home: string, enteredAt: string | undefined): Rule {
  if (who.place === 'out') return;
  const to = (g.rules.board.isClosed(g, home) && g.place(home).street) || home;
  yield* g.rules.people.relocate(g, who, to);
  who.enteredAt = enteredAt;
}
