import type { Rule } from '@vigil/engine';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { isHeldOpen, previewClosing } from '../../common/board/gates.js';
import { abilitiesAt, abilityOption, useAbility } from '../../common/cards/abilities.js';
import {
  chooseEntry,
  chooseRoom,
  closedAbilities,
  drawAnother,
  entryAt,
  isAbilityOpen,
  useLocation,
} from '../../common/cards/encounters.js';
import { previewAbilityChecks, previewLocationChecks } from '../../common/checks/check-previews.js';
import { previewCheck, skillCheck } from '../../common/checks/checks.js';
import type { UsableAbility } from '../../common/contracts/abilities.js';
import type { CheckSpec } from '../../common/contracts/checks.js';
import type { EffectMemory, EncounteredMonster } from '../../common/contracts/effects.js';
import { isNowhere } from '../../common/effects/monsters.js';
import { findModifier } from '../../common/figures/modifiers.js';
import { type Cause, whileOccupied } from '../../common/game.js';
import { locationPile, noteTopSeen } from '../../common/known-order.js';
import { emptyRule } from '../../common/layers.js';
import { mixIntoCup } from '../../common/people/trophies.js';
import { defeatIfAtZero } from '../../common/resources/resources.js';
import type { MonsterAppearance } from '../../common/rule-table.js';
import type { OpenGate } from '../../common/state.js';
import type { LocationDef } from '../../language/components.js';
import type { Modifier } from '../../language/modifiers.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { gateModifier } from '../board/gates.js';
import { hasRoomFor } from '../board/limits.js';
import { type Game, isLosingTurn } from '../game.js';
import { findRumor } from '../mythos/in-play.js';
import { listRumorActions } from '../mythos/rumors.js';
import type { Investigator } from '../state.js';
import { takeClues } from './clues.js';
import { askWhichMonsterFirst, fightOrEvade } from './combat.js';
import { faceMonsters } from './facing.js';
import { mutableLocationDeck } from './location-decks.js';

/**
 * Runs an investigator's Arkham Encounters Phase (A-ENC-01, A-ENC-02, A-ENC-03, A-ENC-04). Locations have an encounter;
 * streets only rumor actions. An open gate comes first in any kind of area (P-REV-04).
 */
export function arkhamEncounter(g: Game, who: Investigator): Rule {
  if (isLosingTurn(g, who) || who.defeatedOn === g.s.turn) return emptyRule();
  const gate = g.gateAt(who.place);
  // Mandatory and without delay (A-ENC-34); the Other World encounter follows this turn (A-ENC-35).
  if (gate) return who.explored ? exploredGateEncounter(g, who, gate) : g.rules.gates.enter(g, who, gate);
  const { kind } = g.place(who.place);
  if (kind === 'street') return streetEncounter(g, who);
  return kind === 'location' ? locationEncounter(g, who) : emptyRule();
}

/** True if this phase has nothing for the investigator: no location, no open gate, and no usable rumor. */
export function hasNoEncounter(g: Game, who: Investigator): boolean {
  const { kind } = g.place(who.place);
  if (kind === 'location' || g.gateAt(who.place)) return false;
  return kind !== 'street' || (findRumor(g.s) === undefined && streetAbilities(g, who).length === 0);
}

/** Lists abilities usable in the streets. */
function streetAbilities(g: Game, who: Investigator): UsableAbility[] {
  return abilitiesAt(g, who, 'phase:arkham-encounters').filter(({ ability }) => {
    return ability.if !== undefined && 'at' in ability.if && ability.if.at.in === 'streets';
  });
}

type StreetChoice = { run: () => Rule } | undefined;

/** Offers the rumor's actions at its activity place, and other abilities usable in the streets. */
function* streetEncounter(g: Game, who: Investigator): Rule {
  for (;;) {
    if (listRumorActions(g, who).length === 0 && streetAbilities(g, who).length === 0) return;
    const chosen = yield* ask<StreetChoice>(g, () => ({
      by: [who.seat],
      key: 'q.street',
      args: { investigator: who.id, place: who.place },
      why: 'A-MYTHOS-47',
      options: [
        { id: 'nothing', value: undefined, key: 'o.nothing' },
        ...rumorOptions(g, who),
        ...streetAbilities(g, who).map((use) => abilityOption(use, { run: () => useAbility(g, who, use) })),
      ],
      about: () => ({ checks: previewAbilityChecks(g, streetAbilities(g, who)) }),
    }));
    if (!chosen) return;
    yield* whileOccupied(g, who, chosen.run());
  }
}

function rumorOptions(
  g: Game,
  who: Investigator,
): Exclude<OptionWithValue<'q.street', StreetChoice>, { readonly key: 'o.nothing' }>[] {
  return listRumorActions(g, who).map(({ run, ...option }) => ({ ...option, value: { run } }));
}

/** Resolves the printed special ability or an encounter card, by choice (A-ENC-05, A-ENC-06, A-ENC-07, A-ENC-08). */
function* locationEncounter(g: Game, who: Investigator): Rule {
  const location = g.content.locations.get(who.place) as LocationDef;
  const chosen = yield* ask<StreetChoice>(g, () => {
    const options: OptionWithValue<'q.location', StreetChoice>[] = [
      {
        id: 'encounter',
        value: { run: () => g.rules.people.encounterAt(g, who, 0) },
        key: 'o.encounter',
        args: { place: location.id },
        on: location.id,
      },
    ];
    (location.abilities ?? []).forEach((ability, i) => {
      if (!isAbilityOpen(g, who, location, ability)) return;
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
        closedAbilities: closedAbilities(g, who, location),
        checks: {
          ...previewLocationChecks(g, who, location, options),
          ...previewAbilityChecks(g, abilitiesAt(g, who, 'phase:arkham-encounters')),
        },
      }),
    };
  });
  yield* whileOccupied(g, who, (chosen as { run: () => Rule }).run());
}

/** True if a modifier of encounters applies at this location now. */
function appliesAt(g: Game, m: Extract<Modifier, { mod: 'encounters' }>, at: string): boolean {
  if (m.where !== 'location') return false;
  return m.whileClueAt === undefined || (m.whileClueAt === at && g.cluesAt(at) > 0);
}

/**
 * Resolves a full Arkham encounter at the investigator's location (A-ENC-13 to A-ENC-18, A-ENC-29). An open gate
 * follows the gate rules. Otherwise a card of the neighbourhood is read at the investigator's room. `draw`: number of
 * cards to choose from.
 */
export function* encounterAt(g: Game, who: Investigator, draw: number): Rule {
  const gate = g.gateAt(who.place);
  if (gate) return yield* g.rules.gates.enter(g, who, gate);
  const location = g.content.locations.get(who.place);
  if (!location) return;
  const room = yield* chooseRoom(g, who, location);
  const n = Math.max(draw, findModifier(g, who, 'encounters', (m) => appliesAt(g, m, location.id))?.draw ?? 1);
  const neighbourhood = g.place(location.id).neighbourhood ?? location.street;
  const deck = mutableLocationDeck(g, neighbourhood);
  if (!deck || deck.length === 0) return;
  const [top] = deck;
  // A card turned up earlier is on top; otherwise the deck is shuffled (A-ENC-13).
  const ready = top !== undefined && g.s.faceUpLocationCards.includes(top);
  if (!ready) g.rules.cards.shuffle(g, deck);
  g.s.faceUpLocationCards = g.s.faceUpLocationCards.filter((card) => card !== top);
  g.reveal();
  noteTopSeen(g.s, locationPile(neighbourhood), n);
  let next = n;
  const entries = deck.slice(0, n).map((card) => entryAt(g, card, room));
  let drawn = yield* chooseEntry(g, who, entries, 'A-ENC-15');
  for (;;) {
    const another: UsableAbility | undefined = yield* drawAnother(g, who, drawn);
    if (!another) break;
    yield* useAbility(g, who, another);
    g.reveal();
    drawn = entryAt(g, deck[next++ % deck.length] as string, room);
    noteTopSeen(g.s, locationPile(neighbourhood), next);
  }
  g.rules.cards.onDrawnFrom(g, neighbourhood, deck, Math.min(next, deck.length));
  if (drawn.entry) yield* g.rules.people.resolveEntry(g, who, drawn.card, drawn.entry);
}

/**
 * Offers, once this phase, to close the gate, use an Elder Sign, or wait (A-ENC-36, A-ENC-37, A-ENC-38, A-ENC-39,
 * A-ENC-49). Every investigator with an explored marker there may do so (A-ENC-52).
 */
function* exploredGateEncounter(g: Game, who: Investigator, gate: OpenGate): Rule {
  const chosen = yield* askUnlessMoot<'wait' | 'lore' | 'fight' | UsableAbility>(g, () => {
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
          .filter(() => canUseElderSign(g, who, gate))
          .map((use) => abilityOption(use, use)),
      ],
      about: () => {
        const change = previewClosing(g, gate);
        return {
          gate: gate.marker,
          checks: {
            fight: previewCheck(g, who, closingSpec(g, who, gate, 'fight')),
            lore: previewCheck(g, who, closingSpec(g, who, gate, 'lore')),
          },
          ...(change && { changes: { fight: change, lore: change } }),
          ...(g.rules.gates.canSeal(g, gate.at, who) && { sealCost: g.rules.gates.sealCost(g, who) }),
        };
      },
    };
  });
  // In side-by-side play another investigator may have closed it meanwhile; the current gate counts.
  if (chosen === undefined) return yield* arkhamEncounter(g, who);
  if (typeof chosen !== 'string') yield* useAbility(g, who, chosen);
  else if (chosen !== 'wait') yield* whileOccupied(g, who, tryToClose(g, who, gate, chosen));
  // A gate replaces a location but not a rumor's actions in a street (A-MYTHOS-47).
  if (g.isInStreet(who)) yield* streetEncounter(g, who);
}

/** Returns the check that closes a gate (A-ENC-37). */
function closingSpec(g: Game, who: Investigator, gate: OpenGate, skill: 'lore' | 'fight'): CheckSpec {
  const cause: Cause = { source: gate.marker };
  return {
    kind: 'close',
    skill,
    modifier: gateModifier(g, gate),
    difficulty: g.rules.gates.difficulty(g, who, gate),
    cause,
  };
}

/** Makes a Lore or Fight check with the gate's modifier (A-ENC-37); a failure costs nothing (A-ENC-38). */
function* tryToClose(g: Game, who: Investigator, gate: OpenGate, skill: 'lore' | 'fight'): Rule {
  const { passed } = yield* skillCheck(g, who, closingSpec(g, who, gate, skill));
  if (passed && g.s.gates.includes(gate)) yield* g.rules.gates.closeGate(g, gate, who, { trophy: true, seal: 'may' });
  yield* defeatIfAtZero(g, who);
}

/** True if a seal is possible: an unstable location without a ban on sealing (A-ENC-46). */
function canUseElderSign(g: Game, who: Investigator, gate: OpenGate): boolean {
  return (
    !isHeldOpen(g, gate) && !g.place(gate.at).stable && !findModifier(g, who, 'forbid', (ban) => ban.what === 'seal')
  );
}

/**
 * Meets monsters brought by an encounter (A-ENC-19 to A-ENC-23). They are drawn together, faced in any order, and never
 * stay on the board. None come to a sealed location or where nothing can appear.
 */
export function* meetDrawnMonsters(
  g: Game,
  who: Investigator,
  change: MonsterAppearance,
  _cause: Cause,
  memory?: EffectMemory,
): Rule {
  const { board } = g.rules;
  if (board.isAppearanceForbidden(g, who.place)) return;
  const tokens: string[] = [];
  for (let i = 0; i < change.n; i++) tokens.push(yield* board.drawMonster(g));
  try {
    const left = [...tokens];
    while (left.length > 0) {
      const token = yield* ask(g, () => askWhichMonsterFirst(g, who, left, 'A-ENC-22'));
      left.splice(left.indexOf(token), 1);
      const encountered: EncounteredMonster = { token, combat: undefined, evaded: false };
      if (memory) memory.met = encountered;
      const result = yield* fightOrEvade(g, who, token, { ...change, met: encountered });
      if (result === 'won' || (result === 'over' && !isNowhere(g, token))) change.defeated?.push(token);
    }
  } finally {
    // Including evaded monsters (A-EVADE-10, A-OTHER-07).
    for (const token of tokens) if (isNowhere(g, token)) mixIntoCup(g, token);
  }
}

/** Moves monsters of the board to the investigator, who meets each; undefeated ones stay. */
export function* meetBoardMonsters(g: Game, who: Investigator, tokens: readonly string[]): Rule {
  const { place } = who;
  const left = [...tokens];
  for (const token of left) {
    const monster = g.s.monsters.find((boardMonster) => boardMonster.token === token);
    if (monster && monster.at !== place && hasRoomFor(g, monster, place)) {
      yield* g.rules.board.moveMonster(g, monster, place);
    }
  }
  while (who.place === place) {
    const token = yield* askUnlessMoot(g, () => {
      const present = left.filter((one) => g.monstersAt(place).includes(one));
      return present.length === 0 ? undefined : askWhichMonsterFirst(g, who, present, 'A-ENC-22');
    });
    if (token === undefined) return;
    left.splice(left.indexOf(token), 1);
    yield* fightOrEvade(g, who, token);
  }
}

/**
 * Sends the investigator to another location for an encounter. Monsters and clues there are ignored (A-ENC-30,
 * A-ENC-31); house rules may include either or both.
 */
export function* redirectedEncounter(g: Game, who: Investigator, draw: number): Rule {
  if (g.s.houseRules.redirectMonsters === 'face') yield* faceMonsters(g, who, 'A-ENC-30');
  if (g.s.houseRules.redirectClues === 'yes') yield* takeClues(g, who);
  yield* encounterAt(g, who, draw);
}
