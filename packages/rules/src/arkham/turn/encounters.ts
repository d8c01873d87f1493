import type { Rule } from '@vigil/engine';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { isHeldOpen } from '../../common/board/gates.js';
import type { Memory, Met } from '../../common/figures/conditions.js';
import { findModifier } from '../../common/figures/modifiers.js';
import { type Cause, occupied } from '../../common/game.js';
import { nothing } from '../../common/layers.js';
import type { Appearing } from '../../common/meanings.js';
import { intoCup } from '../../common/people/trophies.js';
import { abilitiesAt, abilityOption, type Usable, useAbility } from '../../common/resolving/abilities.js';
import { checksAtLocation, checksOfAbilities } from '../../common/resolving/ahead.js';
import { type CheckSpec, checkAhead, skillCheck } from '../../common/resolving/checks.js';
import {
  abilitiesShut,
  abilityOpen,
  chooseEntry,
  drawAnother,
  drawnAt,
  useLocation,
  whichRoom,
} from '../../common/resolving/encounters.js';
import { isLoose } from '../../common/resolving/monsters.js';
import { fallIfSpent } from '../../common/resolving/resources.js';
import type { OpenGate } from '../../common/state.js';
import type { LocationDef } from '../../language/components.js';
import type { Modifier } from '../../language/modifiers.js';
import { type Answered, optionId } from '../../language/questions/index.js';
import { gateModifier } from '../board/gates.js';
import { hasRoomFor } from '../board/limits.js';
import { type Game, losesThisTurn } from '../game.js';
import { rumorOf } from '../mythos/in-play.js';
import { rumorActions } from '../mythos/rumors.js';
import type { Investigator } from '../state.js';
import { takeClues } from './clues.js';
import { fightOrEvade, whichFirst } from './combat.js';
import { face } from './facing.js';
import { ownLocationDeck } from './location-decks.js';

/**
 * One investigator's Arkham Encounters Phase (A-ENC-01, A-ENC-02, A-ENC-03, A-ENC-04): those in locations have one; in
 * the streets only what a rumor offers there. An open gate comes first in any kind of area (P-REV-04).
 */
export function arkhamEncounter(g: Game, who: Investigator): Rule {
  if (losesThisTurn(g, who) || who.fellOn === g.s.turn) return nothing();
  const gate = g.gateAt(who.place);
  // Not optional, and no delay comes of it (A-ENC-34); the Other World encounter follows this turn (A-ENC-35).
  if (gate) return who.explored ? atExploredGate(g, who, gate) : g.means.gates.enter(g, who, gate);
  const { kind } = g.place(who.place);
  if (kind === 'street') return inTheStreet(g, who);
  return kind === 'location' ? atLocation(g, who) : nothing();
}

/** True if this phase has nothing for them: no location, no open gate, and no rumor that can be acted on there. */
export function hasNoEncounter(g: Game, who: Investigator): boolean {
  const { kind } = g.place(who.place);
  if (kind === 'location' || g.gateAt(who.place)) return false;
  return kind !== 'street' || (rumorOf(g.s) === undefined && offeredInStreets(g, who).length === 0);
}

/** What can be done in the streets, by what says that it can. */
function offeredInStreets(g: Game, who: Investigator): Usable[] {
  return abilitiesAt(g, who, 'phase:arkham-encounters').filter(({ ability }) => {
    return ability.if !== undefined && 'at' in ability.if && ability.if.at.in === 'streets';
  });
}

type Choice = { run: () => Rule } | undefined;

/** What a rumor offers at its activity place, and what else can be done in the streets. */
function* inTheStreet(g: Game, who: Investigator): Rule {
  for (;;) {
    if (rumorActions(g, who).length === 0 && offeredInStreets(g, who).length === 0) return;
    const chosen = yield* ask<Choice>(g, () => ({
      by: [who.seat],
      key: 'q.street',
      args: { investigator: who.id, place: who.place },
      why: 'A-MYTHOS-47',
      options: [
        { id: 'nothing', value: undefined, key: 'o.nothing' },
        ...rumorOptions(g, who),
        ...offeredInStreets(g, who).map((use) => abilityOption(use, { run: () => useAbility(g, who, use) })),
      ],
      about: () => ({ checks: checksOfAbilities(g, offeredInStreets(g, who)) }),
    }));
    if (!chosen) return;
    yield* occupied(g, who, chosen.run());
  }
}

function rumorOptions(
  g: Game,
  who: Investigator,
): Exclude<Answered<'q.street', Choice>, { readonly key: 'o.nothing' }>[] {
  return rumorActions(g, who).map(({ run, ...said }) => ({ ...said, value: { run } }));
}

/** The printed special ability or an encounter card, at his choice (A-ENC-05, A-ENC-06, A-ENC-07, A-ENC-08). */
function* atLocation(g: Game, who: Investigator): Rule {
  const location = g.content.locations.get(who.place) as LocationDef;
  const chosen = yield* ask<Choice>(g, () => {
    const options: Answered<'q.location', Choice>[] = [
      {
        id: 'encounter',
        value: { run: () => g.means.people.encounterAt(g, who, 0) },
        key: 'o.encounter',
        args: { place: location.id },
        on: location.id,
      },
    ];
    (location.abilities ?? []).forEach((ability, i) => {
      if (!abilityOpen(g, who, location, ability)) return;
      options.push({
        id: optionId.ability(i + 1),
        value: { run: () => useLocation(g, who, location, ability) },
        key: 'o.location-ability',
        args: { place: location.id, ability: i + 1, name: ability.name },
        on: location.id,
      });
    });
    for (const use of abilitiesAt(g, who, 'phase:arkham-encounters')) {
      options.push(abilityOption(use, { run: () => useAbility(g, who, use) }));
    }
    options.push(...rumorOptions(g, who));
    return {
      by: [who.seat],
      key: 'q.location',
      args: { investigator: who.id, place: location.id },
      why: 'A-ENC-05',
      options,
      about: () => ({
        shut: abilitiesShut(g, who, location),
        checks: {
          ...checksAtLocation(g, who, location, options),
          ...checksOfAbilities(g, abilitiesAt(g, who, 'phase:arkham-encounters')),
        },
      }),
    };
  });
  yield* occupied(g, who, (chosen as { run: () => Rule }).run());
}

/** Whether what is said of encounters is said of those at this location now. */
function countsAt(g: Game, m: Extract<Modifier, { mod: 'encounters' }>, at: string): boolean {
  if (m.where !== 'location') return false;
  return m.whileClueAt === undefined || (m.whileClueAt === at && g.cluesAt(at) > 0);
}

/**
 * A full Arkham encounter at the investigator's location (A-ENC-13 to A-ENC-18, A-ENC-29): by the gate rules if a gate
 * is there, else a card of the neighbourhood's deck, read at the room he is in. `draw`: cards to choose one of.
 */
export function* encounterAt(g: Game, who: Investigator, draw: number): Rule {
  const gate = g.gateAt(who.place);
  if (gate) return yield* g.means.gates.enter(g, who, gate);
  const location = g.content.locations.get(who.place);
  if (!location) return;
  const room = yield* whichRoom(g, who, location);
  const n = Math.max(draw, findModifier(g, who, 'encounters', (m) => countsAt(g, m, location.id))?.draw ?? 1);
  const neighbourhood = g.place(location.id).neighbourhood ?? location.street;
  const deck = ownLocationDeck(g, neighbourhood);
  if (!deck || deck.length === 0) return;
  const [top] = deck;
  // A card turned up earlier lies ready on top; otherwise the deck is shuffled (A-ENC-13).
  const ready = top !== undefined && g.s.turnedUp.includes(top);
  if (!ready) g.means.play.shuffle(g, deck);
  g.s.turnedUp = g.s.turnedUp.filter((card) => card !== top);
  g.reveal();
  let next = n;
  const entries = deck.slice(0, n).map((card) => drawnAt(g, card, room));
  let drawn = yield* chooseEntry(g, who, entries, 'A-ENC-15');
  for (;;) {
    const another: Usable | undefined = yield* drawAnother(g, who, drawn);
    if (!another) break;
    yield* useAbility(g, who, another);
    drawn = drawnAt(g, deck[next++ % deck.length] as string, room);
  }
  g.means.play.drawnFrom(g, neighbourhood, deck, Math.min(next, deck.length));
  if (drawn.entry) yield* g.means.people.haveEntry(g, who, drawn.card, drawn.entry);
}

/**
 * Once this phase he, as everybody with an explored marker there (A-ENC-52), may try to close the gate, use an Elder
 * Sign, or wait (A-ENC-36, A-ENC-37, A-ENC-38, A-ENC-39, A-ENC-49).
 */
function* atExploredGate(g: Game, who: Investigator, gate: OpenGate): Rule {
  const chosen = yield* askUnlessMoot<'wait' | 'lore' | 'fight' | Usable>(g, () => {
    if (!g.s.gates.includes(gate) || !who.explored) return undefined;
    const args = { place: gate.at, gate: gate.marker };
    return {
      by: [who.seat],
      key: 'q.explored-gate',
      args: { investigator: who.id, ...args },
      why: 'A-ENC-36',
      options: [
        ...(isHeldOpen(g, gate)
          ? []
          : [
              { id: 'fight', value: 'fight', key: 'o.close-fight', args, on: gate.at } as const,
              { id: 'lore', value: 'lore', key: 'o.close-lore', args, on: gate.at } as const,
            ]),
        { id: 'wait', value: 'wait', key: 'o.wait' },
        ...abilitiesAt(g, who, 'at:explored-gate')
          .filter(() => mayUseElderSign(g, who, gate))
          .map((use) => abilityOption(use, use)),
      ],
      about: () => ({
        gate: gate.marker,
        checks: {
          fight: checkAhead(g, who, closingSpec(g, who, gate, 'fight')),
          lore: checkAhead(g, who, closingSpec(g, who, gate, 'lore')),
        },
      }),
    };
  });
  // Where all act side by side, another may have closed it meanwhile: what is there now counts.
  if (chosen === undefined) return yield* arkhamEncounter(g, who);
  if (typeof chosen !== 'string') yield* useAbility(g, who, chosen);
  else if (chosen !== 'wait') yield* occupied(g, who, tryToClose(g, who, gate, chosen));
  // A gate replaces a location, not what a rumor offers in a street (A-MYTHOS-47).
  if (g.inStreet(who)) yield* inTheStreet(g, who);
}

/** The check that closes a gate (A-ENC-37). */
function closingSpec(g: Game, who: Investigator, gate: OpenGate, skill: 'lore' | 'fight'): CheckSpec {
  const cause: Cause = { source: gate.marker };
  return {
    kind: 'close',
    skill,
    modifier: gateModifier(g, gate),
    difficulty: g.means.gates.difficulty(g, who, gate),
    cause,
  };
}

/** A Lore or a Fight check with the gate's modifier (A-ENC-37); a failure costs nothing (A-ENC-38). */
function* tryToClose(g: Game, who: Investigator, gate: OpenGate, skill: 'lore' | 'fight'): Rule {
  const { passed } = yield* skillCheck(g, who, closingSpec(g, who, gate, skill));
  if (passed && g.s.gates.includes(gate)) yield* g.means.gates.shut(g, gate, who, { trophy: true, seal: 'may' });
  yield* fallIfSpent(g, who);
}

/** Only where a seal can be: at unstable locations, and while nothing forbids sealing (A-ENC-46). */
function mayUseElderSign(g: Game, who: Investigator, gate: OpenGate): boolean {
  return (
    !isHeldOpen(g, gate) && !g.place(gate.at).stable && !findModifier(g, who, 'forbid', (ban) => ban.what === 'seal')
  );
}

/**
 * Monsters brought by an encounter (A-ENC-19 to A-ENC-23): drawn together, faced in the order he likes, and never left
 * on the board. At a sealed location, or where nothing can appear, none come.
 */
export function* monsterAppears(g: Game, who: Investigator, change: Appearing, _cause: Cause, memory?: Memory): Rule {
  const { board } = g.means;
  if (board.appearForbidden(g, who.place)) return;
  const tokens: string[] = [];
  for (let i = 0; i < change.n; i++) tokens.push(yield* board.drawMonster(g));
  try {
    const left = [...tokens];
    while (left.length > 0) {
      const token = yield* ask(g, () => whichFirst(g, who, left, 'A-ENC-22'));
      left.splice(left.indexOf(token), 1);
      const met: Met = { token, combat: undefined, evaded: false };
      if (memory) memory.met = met;
      const result = yield* fightOrEvade(g, who, token, { ...change, met });
      if (result === 'won' || (result === 'over' && !isLoose(g, token))) change.beaten?.push(token);
    }
  } finally {
    // Evaded ones too (A-EVADE-10, A-OTHER-07).
    for (const token of tokens) if (isLoose(g, token)) intoCup(g, token);
  }
}

/** Monsters of the board come to him, and he meets each of them: those that are not defeated stay. */
export function* monstersCome(g: Game, who: Investigator, tokens: readonly string[]): Rule {
  const { place } = who;
  const left = [...tokens];
  for (const token of left) {
    const monster = g.s.monsters.find((one) => one.token === token);
    if (monster && monster.at !== place && hasRoomFor(g, monster, place)) {
      yield* g.means.board.moveMonster(g, monster, place);
    }
  }
  while (who.place === place) {
    const here = left.filter((token) => g.s.monsters.some((one) => one.token === token && one.at === place));
    if (here.length === 0) return;
    const token = yield* ask(g, () => whichFirst(g, who, here, 'A-ENC-22'));
    left.splice(left.indexOf(token), 1);
    yield* fightOrEvade(g, who, token);
  }
}

/**
 * An entry sends him to another location for an encounter. What stands and lies there does not concern him (A-ENC-30,
 * A-ENC-31); by house rules he faces the monsters, takes clues, or both.
 */
export function* redirectedEncounter(g: Game, who: Investigator, draw: number): Rule {
  if (g.s.houseRules.redirectMonsters === 'face') yield* face(g, who, 'A-ENC-30');
  if (g.s.houseRules.redirectClues === 'yes') yield* takeClues(g, who);
  yield* encounterAt(g, who, draw);
}
