/** Handlers of single encounters in Other Worlds. */

import type { Rule } from '@vigil/engine';
import type { ArkhamHandler, ArkhamTargetCheck, ArkhamTurnRules, Game } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { askWhichMonsterFirst, fightOrEvade } from '../../arkham/turn/combat.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { cityPlaces, investigatorOption, isOutOfReach } from '../../common/board/options.js';
import { discardCard, drawOne, gainCard } from '../../common/cards/cards.js';
import { runThenReturn } from '../../common/cards/encounters.js';
import { previewCheck, skillCheck } from '../../common/checks/checks.js';
import type { CheckSpec } from '../../common/contracts/checks.js';
import { foesAtOptions } from '../../common/effects/destinations.js';
import { isInPlay, isNowhere } from '../../common/effects/monsters.js';
import { withModifiers } from '../../common/effects/temporary-modifiers.js';
import { matchingCards } from '../../common/figures/filters.js';
import { addToHand } from '../../common/figures/hand.js';
import { maximumOf } from '../../common/figures/modifiers.js';
import type { Game as AnyGame, Cause } from '../../common/game.js';
import { noteTopSeen } from '../../common/known-order.js';
import { addTrophy, mixIntoCup, removeTrophy } from '../../common/people/trophies.js';
import { dealLoss, defeatIfAtZero, gainClues, restore } from '../../common/resources/resources.js';
import type { OpenGate } from '../../common/state.js';
import { optionId } from '../../language/questions/index.js';
import { swapPlaces } from '../swap-places.js';
import { DREAM, EVILS_DRAWN, FACE_IN_POOL, SKY_CLUES, TEMPTING_CORPSE, TREASURE_BONUS } from './constants.js';
import { PHARAOH_SLICE, type ReadonlyInvestigator } from './pharaoh-state.js';

/** Asks whether the investigator makes an optional check. */
function* offerCheck(
  g: Game,
  who: Investigator,
  source: string,
  spec: CheckSpec & { readonly cause: Cause },
): Rule<boolean> {
  return yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.may',
    args: { investigator: who.id, source },
    why: g.rules.reasons.choice,
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    asides: { inText: who },
    about: () => ({ effects: [], source, checks: { yes: previewCheck(g, who, spec) } }),
  }));
}

// ---- gates ----

/** Closes a gate from afar and places a free seal where one is possible. */
export function* sealBehind(g: Game, who: Investigator, gate: OpenGate | undefined, trophy: boolean): Rule {
  if (!gate || !g.s.gates.includes(gate)) return;
  yield* g.rules.gates.closeGate(g, gate, who, { trophy, seal: 'no' });
  if (g.rules.gates.canSeal(g, gate.at, who)) yield* g.rules.gates.seal(g, gate.at, who);
}

const enteredGate = (g: Game, { enteredAt }: Investigator): OpenGate | undefined =>
  enteredAt === undefined ? undefined : g.gateAt(enteredAt);

/** Seals the gate the investigator entered by. */
export const sealEnteredGate: ArkhamHandler = function* (g, who): Rule {
  yield* sealBehind(g, who, enteredGate(g, who), false);
};

/** True if the gate the investigator entered by is open. */
export const isEnteredGateOpen: ArkhamTargetCheck = (g, who) => enteredGate(g, who) !== undefined;

/**
 * A Will check about another investigator: no success draws them into the Abyss; fewer than `free` successes swap
 * places.
 *
 * With `free` or more the investigator escapes to the other's place, and the gate behind is sealed.
 */
export const makePoolCheck = (modifier: number, free: number): ArkhamHandler =>
  function* (g, who, cause): Rule {
    const other = yield* askUnlessMoot<Investigator>(g, () => {
      const visitors = g.s.investigators.filter(
        (investigator) => investigator !== who && isOnBoard(g, investigator) && !isOutOfReach(g, investigator.place),
      );
      if (visitors.length === 0) return undefined;
      return {
        by: [who.seat],
        key: 'q.whom',
        args: { investigator: who.id, source: cause.source },
        why: g.rules.reasons.choice,
        options: visitors.map((one) => ({ ...investigatorOption(one), value: one })),
        asides: { inText: who },
      };
    });
    if (!other) return;
    const spec = { kind: FACE_IN_POOL.check, modifier, difficulty: 1, counts: free, cause } as const;
    const { successes } = yield* skillCheck(g, who, spec);
    // They may have left the board during the check.
    if (!isOnBoard(g, other)) return yield* defeatIfAtZero(g, who);
    if (successes === 0) yield* g.rules.people.relocate(g, other, 'abyss-1', cause.source);
    else if (successes < free) yield* swapPlaces(g, who, other, cause.source);
    else {
      const behind = enteredGate(g, who);
      yield* g.rules.people.relocate(g, who, other.place, cause.source);
      who.enteredAt = g.isInOtherWorld(who) ? other.enteredAt : undefined;
      yield* sealBehind(g, who, behind, false);
    }
    yield* defeatIfAtZero(g, who);
  };

function isOnBoard(g: Game, { place }: Investigator): boolean {
  const { kind } = g.place(place);
  return kind === 'street' || kind === 'location' || kind === 'world';
}

// ---- monsters ----

/** If the monster was not defeated at once, another appears: one of its kind from the cup, or any. */
export const makeAnotherMonster = (alike: boolean): ArkhamHandler =>
  function* (g, who, cause, memory): Rule {
    const earlier = memory?.met;
    if (!earlier) return;
    const { combat, evaded } = earlier;
    const atOnce = (combat?.won || evaded) && (combat?.round ?? 1) === 1;
    if (atOnce) return;
    if (alike) {
      const kind = g.monster(earlier.token).id;
      const at = g.s.cup.findIndex((token) => g.monster(token).id === kind && token !== earlier.token);
      if (at < 0) return;
      g.makeMutable(g.s, 'cup').unshift(...g.makeMutable(g.s, 'cup').splice(at, 1));
    }
    yield* g.rules.board.monsterAppears(g, who, { n: 1, horror: 0, combat: 0, surprise: false }, cause, memory);
  };

/** The monsters at the entered gate have followed the investigator. Undefeated ones stay at the gate. */
export const meetFollowers: ArkhamHandler = function* (g, who): Rule {
  if (who.enteredAt === undefined) return;
  const left = g.monstersAt(who.enteredAt);
  for (;;) {
    const token = yield* askUnlessMoot(g, () => {
      const present = left.filter((one) => isInPlay(g, one));
      return present.length === 0 ? undefined : askWhichMonsterFirst(g, who, present, 'A-ENC-22');
    });
    if (token === undefined) return;
    left.splice(left.indexOf(token), 1);
    yield* fightOrEvade(g, who, token);
  }
};

/** The investigator chooses which of two monsters of the cup appears. */
export const chooseEvil: ArkhamHandler = function* (g, who, cause): Rule {
  const two = g.s.cup.slice(0, EVILS_DRAWN);
  if (two.length > 0) g.reveal();
  noteTopSeen(g.s, 'cup', two.length);
  if (two.length === EVILS_DRAWN) {
    const chosen = yield* ask<string>(g, () => ({
      by: [who.seat],
      key: 'q.which-evil',
      args: { investigator: who.id, source: cause.source },
      why: g.rules.reasons.choice,
      options: two.map((token) => ({
        id: optionId.monster(token),
        value: token,
        key: 'o.monster',
        args: { monster: g.monster(token).id },
        on: token,
      })),
      asides: { inText: who },
    }));
    const other = two.find((token) => token !== chosen) as string;
    g.makeMutable(g.s, 'cup').splice(0, EVILS_DRAWN);
    mixIntoCup(g, other);
    g.makeMutable(g.s, 'cup').unshift(chosen);
    noteTopSeen(g.s, 'cup', 1);
  }
  yield* g.rules.board.monsterAppears(g, who, { n: 1, horror: 0, combat: 0, surprise: false }, cause);
};

/** A random monster trophy comes alive. It is a trophy again if defeated; otherwise it goes to the cup. */
export const makeOldBattle = (ambush: boolean): ArkhamHandler =>
  function* (g, who): Rule {
    if (who.monsterTrophies.length === 0) return;
    const token = who.monsterTrophies[g.dice.below(who.monsterTrophies.length)];
    if (token === undefined) return;
    removeTrophy(who, 'monsterTrophies', token);
    g.reveal();
    g.emit?.({ type: 'trophyGivenUp', seat: who.seat, monster: token });
    try {
      const how = ambush ? { gives: ['ambush'] as const } : { surprise: true };
      yield* fightOrEvade(g, who, token, { horror: 0, combat: 0, ...how });
    } finally {
      if (isNowhere(g, token)) mixIntoCup(g, token);
    }
  };

const BLOODY_TONGUE = 'god-of-the-bloody-tongue';

/** The god appears, from the cup or from outside it; treasures found in the world help against it. */
export const makeBloodyTongue = (ambush: boolean): ArkhamHandler =>
  function* (g, who): Rule {
    const tokens = [...g.content.tokens.keys()].filter((token) => g.monster(token).id === BLOODY_TONGUE);
    const held = (token: string) => g.s.investigators.some(({ monsterTrophies }) => monsterTrophies.includes(token));
    const token = tokens.find((one) => !isInPlay(g, one) && !held(one));
    if (token === undefined || g.rules.board.isAppearanceForbidden(g, who.place)) return;
    const [cup, box] = [g.s.cup.indexOf(token), g.s.box.indexOf(token)];
    if (cup >= 0) g.makeMutable(g.s, 'cup').splice(cup, 1);
    if (box >= 0) g.makeMutable(g.s, 'box').splice(box, 1);
    const treasures = matchingCards(g, who.cards, { anyOf: [{ deck: 'unique' }, { deck: 'exhibit' }] }).length;
    const how = ambush ? { gives: ['ambush'] as const } : { surprise: true };
    try {
      const fight = fightOrEvade(g, who, token, { horror: 0, combat: 0, ...how });
      yield* withModifiers(who, [{ mod: 'check', check: 'any', by: treasures * TREASURE_BONUS }], ignoreResult(fight));
    } finally {
      if (isNowhere(g, token)) {
        if (cup >= 0) mixIntoCup(g, token);
        else if (box >= 0) g.makeMutable(g.s, 'box').push(token);
      }
    }
  };

function* ignoreResult(rule: Rule<unknown>): Rule {
  yield* rule;
}

/** Takes Cultists from the cup as trophies, one for each success. */
export const takeCultistTrophies: ArkhamHandler = function* (g, who, _, memory): Rule {
  for (let n = memory?.successes ?? 0; n > 0; n--) {
    const at = g.s.cup.findIndex((token) => g.monster(token).id === 'cultist');
    if (at < 0) return;
    takeTrophyFromCup(g, who, at);
  }
};

/** Takes a monster of the cup as a trophy, and a second if successes exceed the toughness of the first. */
export const takeAnyTrophies: ArkhamHandler = function* (g, who, _, memory): Rule {
  const first = takeTrophyFromCup(g, who, 0);
  if (first !== undefined && g.monster(first).toughness < (memory?.successes ?? 0)) takeTrophyFromCup(g, who, 0);
};

function takeTrophyFromCup(g: AnyGame, who: ReadonlyInvestigator, at: number): string | undefined {
  const [token] = g.makeMutable(g.s, 'cup').splice(at, 1);
  if (token === undefined) return undefined;
  g.reveal();
  addTrophy(who, 'monsterTrophies', token);
  g.emit?.({ type: 'monsterRemoved', monster: token, to: 'trophy', seat: who.seat });
  return token;
}

// ---- minds and bodies ----

/** The stronger of mind and body decides the outcome. */
export const compareMindAndBody: ArkhamHandler = function* (g, who, cause): Rule {
  const [mind, body] = [maximumOf(g, who, 'sanity'), maximumOf(g, who, 'stamina')];
  if (mind > body) yield* g.rules.people.receive(g, who, 'psychic', cause);
  else if (body > mind) yield* g.rules.people.receive(g, who, 'visions', cause);
};

/** Lowers the higher of Sanity and Stamina until both are equal. */
export const balancePoints: ArkhamHandler = function* (g, who, cause): Rule {
  const by = who.sanity - who.stamina;
  if (by > 0) yield* dealLoss(g, who, { sanity: by }, cause);
  else if (by < 0) yield* dealLoss(g, who, { stamina: -by }, cause);
};

/** A check whose rolled dice become Stamina gained or lost. */
export const checkTemptingCorpse: ArkhamHandler = function* (g, who, cause): Rule {
  const { passed, dice = 0 } = yield* skillCheck(g, who, {
    kind: TEMPTING_CORPSE.check,
    modifier: TEMPTING_CORPSE.modifier,
    difficulty: 1,
    cause,
  });
  if (passed) restore(g, who, 'stamina', dice, cause.source);
  else yield* dealLoss(g, who, { stamina: dice }, cause);
  yield* defeatIfAtZero(g, who);
};

/** Gives two Clues for each monster in the Sky. */
export const gainSkyClues: ArkhamHandler = function* (g, who, { source }): Rule {
  yield* gainClues(g, who, SKY_CLUES * g.monstersAt('sky').length, source);
};

// ---- an Ally for a while ----

/** Gives an Ally with a token for each success. Each Upkeep removes one; the Ally leaves with the last. */
export const gainFleetingAlly: ArkhamHandler = function* (g, who, { source }, memory): Rule {
  const card = yield* drawOne(g, who, 'ally', source);
  if (card === undefined) return;
  yield* gainCard(g, who, card, source);
  const ally = who.cards.findLast((held) => held.card === card);
  if (!ally) return;
  ally.tokens = memory?.successes ?? 1;
  g.emit?.({ type: 'tokens', on: card, by: ally.tokens, tokens: ally.tokens, seat: who.seat });
  const part = PHARAOH_SLICE.of(g);
  part.temporaryAllies = [...(part.temporaryAllies ?? []), card];
};

export const hasAlly: ArkhamTargetCheck = (g) => g.deck('ally').length > 0;

/** Removes a token from temporary Allies at the very start of an Upkeep. */
export function fleetingAlliesLayer(turn: Pick<ArkhamTurnRules, 'upkeep'>): Pick<ArkhamTurnRules, 'upkeep'> {
  return {
    upkeep(g, who) {
      if (PHARAOH_SLICE.of(g).temporaryAllies !== undefined) removeFleetingTokens(g, who);
      return turn.upkeep(g, who);
    },
  };
}

function removeFleetingTokens(g: Game, who: Investigator): void {
  const part = PHARAOH_SLICE.of(g);
  const left: string[] = [];
  for (const card of part.temporaryAllies ?? []) {
    const owner = g.s.investigators.find(({ cards }) => cards.some((held) => held.card === card && held.tokens));
    const ally = owner?.cards.find((held) => held.card === card);
    if (!owner || !ally) continue;
    if (owner === who) {
      ally.tokens = (ally.tokens ?? 1) - 1;
      g.emit?.({ type: 'tokens', on: card, by: -1, tokens: ally.tokens, seat: who.seat });
      if (ally.tokens === 0) {
        discardCard(g, who, ally);
        continue;
      }
    }
    left.push(card);
  }
  part.temporaryAllies = left.length > 0 ? left : undefined;
}

// ---- dreams of Arkham ----

/** One encounter at a chosen location of Arkham without a gate, and back. */
function* dreamOfLocation(g: Game, who: Investigator, cause: Cause): Rule {
  const to = yield* ask<string>(g, () => {
    const options = cityPlaces(g).filter(({ value }) => g.place(value).kind === 'location' && !g.gateAt(value));
    return {
      by: [who.seat],
      key: 'q.go-where',
      args: { investigator: who.id, source: cause.source },
      why: g.rules.reasons.choice,
      options,
      about: () => ({ changes: {}, foes: foesAtOptions(g, who, options) }),
      asides: { inText: who },
    };
  });
  yield* runThenReturn(g, who, encounterAt(g, who, to, cause));
}

function* encounterAt(g: Game, who: Investigator, place: string, { source }: Cause): Rule {
  yield* g.rules.people.relocate(g, who, place, source);
  yield* g.rules.people.encounterAt(g, who, 1);
}

export const wakeBriefly: ArkhamHandler = (g, who, cause) => dreamOfLocation(g, who, cause);

/** Same, but an optional Luck check may show that the lost Sanity and Stamina were only dreamt. */
export const makeDreamOfArkham = (mayCheck: boolean): ArkhamHandler =>
  function* (g, who, cause): Rule {
    // Each loss counts, even if the encounter gave as much; payments are not losses (A-SPELL-06).
    const lost = { sanity: 0, stamina: 0 };
    g.losses.set(who.seat, lost);
    try {
      yield* dreamOfLocation(g, who, cause);
    } finally {
      g.losses.delete(who.seat);
    }
    if (lost.sanity + lost.stamina === 0) return;
    const spec = { kind: DREAM.check, modifier: DREAM.modifier, difficulty: 1, cause } as const;
    if (mayCheck && !(yield* offerCheck(g, who, cause.source, spec))) return;
    const { passed } = yield* skillCheck(g, who, spec);
    if (!passed) return;
    restore(g, who, 'sanity', lost.sanity, cause.source);
    restore(g, who, 'stamina', lost.stamina, cause.source);
    yield* defeatIfAtZero(g, who);
  };

/** Draws another gate card; the investigator goes to the first world it names and has its encounter. */
export const useScientistsMachine: ArkhamHandler = function* (g, who, { source }): Rule {
  const deck = g.mutableDeck('gate');
  for (let i = 0; i < deck.length; i++) {
    const card = deck.shift() as string;
    deck.push(card);
    g.reveal();
    const entry = g.content.gateCards.get(card)?.entries.find(({ at }) => at !== 'other');
    if (!entry) continue;
    const through = who.enteredAt;
    yield* g.rules.people.relocate(g, who, `${entry.at}-1`, source);
    who.enteredAt = through;
    return yield* g.rules.people.resolveEntry(g, who, card, entry);
  }
};

// ---- immortality ----

/** Devours the investigator. Their Spells, Skills and Clues go to their successor, and a gate to Yuggoth is sealed. */
export const acceptImmortality: ArkhamHandler = function* (g, who, cause): Rule {
  const behind = yield* askUnlessMoot<OpenGate>(g, () => {
    const gates = g.s.gates.filter(({ marker }) => g.content.gateMarkers.get(marker)?.world === 'yuggoth');
    if (gates.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.through-which-gate',
      args: { investigator: who.id, source: cause.source },
      why: g.rules.reasons.choice,
      options: gates.map((gate) => ({
        id: optionId.gate(gate.at),
        value: gate,
        key: 'o.gate',
        args: { place: gate.at, gate: gate.marker },
        on: gate.at,
      })),
      asides: { inText: who },
    };
  });
  yield* sealBehind(g, who, behind, false);
  const mind = matchingCards(g, who.cards, { anyOf: [{ deck: 'spell' }, { deck: 'skill' }] });
  const { clues } = who;
  // These are not lost: a Book of Anubis gains none of them.
  who.clues = 0;
  who.cards = who.cards.filter((held) => !mind.includes(held));
  const part = PHARAOH_SLICE.of(g);
  part.inheritances = [...(part.inheritances ?? []), { seat: who.seat, cards: mind.map(({ card }) => card), clues }];
  try {
    yield* g.rules.people.applyFate(g, who, 'devoured', cause);
  } finally {
    // An investigator spared by another effect keeps them.
    if (who.place !== 'out') {
      for (const card of mind) addToHand(g, who, card);
      who.clues += clues;
      takeLegacy(g, who.seat);
    }
  }
};

function takeLegacy(g: Game, seat: number): { readonly cards: readonly string[]; readonly clues: number } | undefined {
  const part = PHARAOH_SLICE.of(g);
  const own = part.inheritances?.find((inheritance) => inheritance.seat === seat);
  const left = part.inheritances?.filter((inheritance) => inheritance !== own) ?? [];
  part.inheritances = left.length > 0 ? left : undefined;
  return own;
}

/** Gives a successor the possessions left by an investigator taken by the Mi-Go. */
export function legaciesLayer(
  turn: Pick<ArkhamTurnRules, 'enterNextInvestigator'>,
): Pick<ArkhamTurnRules, 'enterNextInvestigator'> {
  return {
    *enterNextInvestigator(g, who): Rule {
      yield* turn.enterNextInvestigator(g, who);
      if (PHARAOH_SLICE.of(g).inheritances === undefined) return;
      const { cards = [], clues = 0 } = takeLegacy(g, who.seat) ?? {};
      for (const card of cards) yield* gainCard(g, who, card, IMMORTALITY);
      yield* gainClues(g, who, clues, IMMORTALITY);
    },
  };
}

const IMMORTALITY = 'dark-pharaoh-gate-card-23/yuggoth';
