import { ask, askUnlessMoot, type Option, type Rule } from '@vigil/engine';
import type { EncounterEntry, LocationAbility, LocationDef } from '../content.js';
import { holds } from '../effects/conditions.js';
import type { Effects } from '../effects/language.js';
import { resolve } from '../effects/resolve.js';
import { abilitiesAt, abilityOption, type Usable, useAbility } from '../shared/abilities.js';
import { skillCheck } from '../shared/checks.js';
import { canPay, pay } from '../shared/costs.js';
import { type Cause, occupied } from '../shared/game.js';
import { findModifier } from '../shared/modifiers.js';
import { isLoose } from '../shared/monsters.js';
import { canRestore, fallIfSpent } from '../shared/resources.js';
import type { OpenGate } from '../shared/state.js';
import { intoCup } from '../shared/trophies.js';
import { asides } from './asides.js';
import { takeClues } from './clues.js';
import { fightOrEvade, type Meeting } from './combat.js';
import { type Game, inOrder, losesThisTurn } from './game.js';
import { closeGate, drawThroughGate, gateDifficulty, gateModifier } from './gates.js';
import { appearForbidden, drawMonster } from './limits.js';
import { face } from './movement.js';
import { rumorActions } from './rumors.js';
import type { Investigator } from './state.js';
import { hasSupply } from './status.js';

/**
 * One investigator's Arkham Encounters Phase (A-ENC-01 to 04): those in locations have one; in the streets only what
 * a rumor offers there.
 */
export function* arkhamEncounter(g: Game, who: Investigator): Rule {
  if (losesThisTurn(g, who) || who.fellOn === g.s.turn) return;
  const { kind } = g.place(who.place);
  if (kind === 'street') return yield* inTheStreet(g, who);
  if (kind !== 'location') return;
  const gate = g.gateAt(who.place);
  if (!gate) return yield* atLocation(g, who);
  if (who.explored) return yield* atExploredGate(g, who, gate);
  // Not optional, and no delay comes of it (A-ENC-34).
  drawThroughGate(g, who, gate);
}

/** Whether there is nothing for him in this phase: neither in a location nor where a rumor can be acted on. */
export function hasNoEncounter(g: Game, who: Investigator): boolean {
  const { kind } = g.place(who.place);
  return kind !== 'location' && (kind !== 'street' || g.s.rumor === undefined);
}

type Choice = { run: () => Rule } | undefined;

/** What a rumor offers at its activity place. */
function* inTheStreet(g: Game, who: Investigator): Rule {
  for (;;) {
    if (rumorActions(g, who).length === 0) return;
    const chosen = yield* ask<Choice>(() => ({
      by: [who.seat],
      key: 'q.street',
      args: { investigator: who.id, place: who.place },
      why: 'A-MYTHOS-47',
      options: [{ id: 'nothing', value: undefined, key: 'o.nothing' }, ...rumorOptions(g, who)],
      asides: () => asides(g),
    }));
    if (!chosen) return;
    yield* occupied(g, who, chosen.run());
  }
}

function rumorOptions(g: Game, who: Investigator): Option<Choice>[] {
  return rumorActions(g, who).map(({ id, key, args, run }) => ({ id, value: { run }, key, ...(args && { args }) }));
}

/** The printed special ability or an encounter card, at his choice (A-ENC-05 to 08). */
function* atLocation(g: Game, who: Investigator): Rule {
  const location = g.content.locations.get(who.place) as LocationDef;
  const chosen = yield* ask<Choice>(() => {
    const options: Option<Choice>[] = [
      {
        id: 'encounter',
        value: { run: () => encounterAt(g, who, 1) },
        key: 'o.encounter',
        args: { place: location.id },
        on: location.id,
      },
    ];
    (location.abilities ?? []).forEach((ability, i) => {
      if (!abilityOpen(g, who, location, ability)) return;
      options.push({
        id: `ability:${i + 1}`,
        value: { run: () => useLocation(g, who, location, ability) },
        key: 'o.location-ability',
        args: { place: location.id, ability: i + 1, name: ability.name },
        on: location.id,
      });
    });
    options.push(...rumorOptions(g, who));
    return {
      by: [who.seat],
      key: 'q.location',
      args: { investigator: who.id, place: location.id },
      why: 'A-ENC-05',
      options,
      asides: () => asides(g),
    };
  });
  yield* occupied(g, who, (chosen as { run: () => Rule }).run());
}

/** Only if its requirement can be paid and it can really be resolved (A-ENC-07). */
function abilityOpen(g: Game, who: Investigator, location: LocationDef, ability: LocationAbility): boolean {
  const cause: Cause = { source: location.id };
  if (ability.if && !holds(g, who, ability.if)) return false;
  if (ability.cost && !canPay(g, who, ability.cost, cause)) return false;
  return ability.then.every((effect) => {
    switch (effect.do) {
      case 'gain':
        // Nobody is treated for what he does not suffer from.
        return (effect.what !== 'sanity' && effect.what !== 'stamina') || canRestore(g, who, effect.what, location.id);
      case 'receive':
        if (effect.card === 'bank-loan' && who.defaulted) return false;
        if (effect.who === 'chosen' && inOrder(g).every((one) => hasCard(one, effect.card))) return false;
        return hasSupply(g, effect.card);
      case 'search':
      case 'draw':
        return g.deck(effect.deck).length > 0;
      case 'shop':
        return effect.show.some(({ deck }) => g.deck(deck).length > 0);
      default:
        return true;
    }
  });
}

function* useLocation(g: Game, who: Investigator, location: LocationDef, ability: LocationAbility): Rule {
  const cause: Cause = { source: location.id };
  const n = (location.abilities ?? []).indexOf(ability) + 1;
  g.tell?.({ type: 'used', seat: who.seat, card: location.id, ability: n, text: ability.name });
  if (ability.cost) yield* pay(g, who, ability.cost, cause);
  yield* resolve(g, who, ability.then, cause);
}

/** A card drawn for an encounter, with its entry that counts here. */
interface DrawnEntry {
  readonly card: string;
  readonly entry: EncounterEntry | undefined;
}

/**
 * A full Arkham encounter at the investigator's location (A-ENC-13 to 18, 29): by the gate rules if a gate is there,
 * else a card of the neighbourhood's deck, read at the room he is in. `draw`: cards to choose one of.
 */
export function* encounterAt(g: Game, who: Investigator, draw: number): Rule {
  const gate = g.gateAt(who.place);
  if (gate) return drawThroughGate(g, who, gate);
  const location = g.content.locations.get(who.place);
  if (!location) return;
  const room = yield* whichRoom(who, location);
  const n = Math.max(draw, findModifier(g, who, 'encounters', (m) => m.where === 'location')?.draw ?? 1);
  const deck = g.s.decks.locations[location.street] as string[];
  const [top] = deck;
  // A card turned up earlier lies ready on top; otherwise the deck is shuffled (A-ENC-13).
  const ready = top !== undefined && g.s.turnedUp.includes(top);
  if (!ready) g.dice.shuffle(deck);
  g.s.turnedUp = g.s.turnedUp.filter((card) => card !== top);
  g.reveal();
  let next = n;
  const entries = deck.slice(0, n).map((card): DrawnEntry => ({ card, entry: entryAt(g, card, room) }));
  let drawn = yield* chooseEntry(who, entries, 'A-ENC-15');
  for (;;) {
    const another: Usable | undefined = yield* drawAnother(g, who, drawn);
    if (!another) break;
    yield* useAbility(g, who, another);
    const card = deck[next++ % deck.length] as string;
    drawn = { card, entry: entryAt(g, card, room) };
  }
  if (drawn.entry) yield* haveEntry(g, who, drawn.card, drawn.entry);
}

/** A member may have the inner room's encounter instead (A-LOC-13): he goes in before a card is drawn. */
function* whichRoom(who: Investigator, { id, innerRoom }: LocationDef): Rule<string> {
  if (!innerRoom || !hasCard(who, innerRoom.card)) return id;
  const { entry, name } = innerRoom;
  return yield* ask<string>(() => ({
    by: [who.seat],
    key: 'q.inner-room',
    args: { investigator: who.id, place: id, name },
    why: 'A-LOC-13',
    options: [
      { id: 'inside', value: entry, key: 'o.inner-room', args: { name } },
      { id: 'outside', value: id, key: 'o.place', args: { place: id } },
    ],
  }));
}

function hasCard(who: Investigator, card: string): boolean {
  return who.cards.some((possession) => possession.card === card);
}

function entryAt(g: Game, card: string, at: string): EncounterEntry | undefined {
  return g.content.locationCards.get(card)?.entries.find((entry) => entry.at === at);
}

/** Of several cards drawn, the one he wants (DEC-35). */
export function* chooseEntry(who: Investigator, drawn: readonly DrawnEntry[], why: string): Rule<DrawnEntry> {
  return yield* ask<DrawnEntry>(() => ({
    by: [who.seat],
    key: 'q.which-encounter',
    args: { investigator: who.id },
    why,
    options: drawn.map((one, i) => ({
      id: `card:${one.card}`,
      value: one,
      key: 'o.encounter-card',
      args: { n: i + 1, theme: one.entry?.theme ?? '' },
      on: one.card,
    })),
    about: () => ({ entries: drawn.map(({ card, entry }) => ({ card, at: entry?.at })) }),
  }));
}

/** Whether he uses a card that draws another in place of this one, just after drawing (Dragon's Eye). */
export function* drawAnother(g: Game, who: Investigator, drawn: DrawnEntry): Rule<Usable | undefined> {
  const usable = abilitiesAt(g, who, 'after:encounter-card');
  if (usable.length === 0) return undefined;
  return yield* ask<Usable | undefined>(() => ({
    by: [who.seat],
    key: 'q.encounter-card',
    args: { investigator: who.id, theme: drawn.entry?.theme ?? '' },
    why: 'A-TURN-09',
    options: [
      { id: 'go-on', value: undefined, key: 'o.go-on' },
      ...usable.map((use) => abilityOption<Usable | undefined>(use, use)),
    ],
    about: () => ({ entries: [{ card: drawn.card, at: drawn.entry?.at }] }),
  }));
}

/** Carries out an entry of a location or gate card. */
export function* haveEntry(g: Game, who: Investigator, card: string, entry: EncounterEntry): Rule {
  g.tell?.({ type: 'encounter', seat: who.seat, card, at: entry.at });
  yield* resolve(g, who, entry.effects as Effects, { source: `${card}/${entry.at}` });
}

/** Once this phase he may try to close the gate, use an Elder Sign, or wait (A-ENC-36 to 39, 49). */
function* atExploredGate(g: Game, who: Investigator, gate: OpenGate): Rule {
  const chosen = yield* askUnlessMoot<'wait' | 'lore' | 'fight' | Usable>(() => {
    if (!g.s.gates.includes(gate)) return undefined;
    const args = { place: gate.at, gate: gate.marker };
    return {
      by: [who.seat],
      key: 'q.explored-gate',
      args: { investigator: who.id, ...args },
      why: 'A-ENC-36',
      options: [
        { id: 'fight', value: 'fight', key: 'o.close-fight', args, on: gate.at },
        { id: 'lore', value: 'lore', key: 'o.close-lore', args, on: gate.at },
        { id: 'wait', value: 'wait', key: 'o.wait' },
        ...abilitiesAt(g, who, 'at:explored-gate')
          .filter(() => mayUseElderSign(g, who, gate))
          .map((use) => abilityOption<'wait' | 'lore' | 'fight' | Usable>(use, use)),
      ],
      asides: () => asides(g),
      about: () => ({ gate: gate.marker, modifier: gateModifier(g, gate), difficulty: gateDifficulty(g, who, gate) }),
    };
  });
  // Where all act side by side, another may have closed it meanwhile: what is there now counts.
  if (chosen === undefined) return yield* arkhamEncounter(g, who);
  if (chosen === 'wait') return;
  if (typeof chosen !== 'string') return yield* useAbility(g, who, chosen);
  yield* occupied(g, who, tryToClose(g, who, gate, chosen));
}

/** A Lore or a Fight check with the gate's modifier (A-ENC-37); a failure costs nothing (A-ENC-38). */
function* tryToClose(g: Game, who: Investigator, gate: OpenGate, skill: 'lore' | 'fight'): Rule {
  const { passed } = yield* skillCheck(g, who, {
    kind: 'close',
    skill,
    modifier: gateModifier(g, gate),
    difficulty: gateDifficulty(g, who, gate),
    cause: { source: gate.marker },
  });
  if (passed && g.s.gates.includes(gate)) yield* closeGate(g, gate, who, { trophy: true, seal: 'may' });
  yield* fallIfSpent(g, who);
}

/** Only where a seal can be: at unstable locations, and while nothing forbids sealing (A-ENC-46). */
function mayUseElderSign(g: Game, who: Investigator, gate: OpenGate): boolean {
  return !g.place(gate.at).stable && !findModifier(g, who, 'forbid', (ban) => ban.what === 'seal');
}

/**
 * Monsters brought by an encounter (A-ENC-19 to 23): drawn together, faced in the order he likes, and never left on
 * the board. At a sealed location, or where nothing can appear, none come.
 */
export function* monsterAppears(g: Game, who: Investigator, change: Meeting & { n: number }, _cause: Cause): Rule {
  if (appearForbidden(g, who.place)) return;
  const tokens: string[] = [];
  for (let i = 0; i < change.n; i++) tokens.push(drawMonster(g));
  try {
    const left = [...tokens];
    while (left.length > 0) {
      const token = yield* ask<string>(() => ({
        by: [who.seat],
        key: 'q.which-first',
        args: { investigator: who.id },
        why: 'A-ENC-22',
        options: left.map((id) => ({
          id: `face:${id}`,
          value: id,
          key: 'o.monster',
          args: { monster: g.monster(id).id },
          on: id,
        })),
      }));
      left.splice(left.indexOf(token), 1);
      yield* fightOrEvade(g, who, token, change);
    }
  } finally {
    for (const token of tokens) if (isLoose(g, token)) intoCup(g, token);
  }
}

/**
 * An entry sends him to another location for an encounter. What stands and lies there does not concern him (A-ENC-30,
 * 31); by house rules he faces the monsters, takes clues, or both.
 */
export function* redirectedEncounter(g: Game, who: Investigator, draw: number): Rule {
  if (g.s.houseRules.redirectMonsters === 'face') yield* face(g, who, 'A-ENC-30');
  if (g.s.houseRules.redirectClues === 'yes') yield* takeClues(g, who);
  yield* encounterAt(g, who, draw);
}
