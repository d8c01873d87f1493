import type { Rule } from '@vigil/engine';
import type {
  ArkhamBoardRules,
  ArkhamGateRules,
  ArkhamHandler,
  ArkhamPeopleRules,
  ArkhamTargetCheck,
  ArkhamTurnRules,
  Game,
} from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { discardCard, gainCard, trimBeyond } from '../../common/cards/cards.js';
import { isAbilityOpen, useLocation } from '../../common/cards/encounters.js';
import { addUntilEndOfTurn } from '../../common/effects/temporary-modifiers.js';
import { isInRegion } from '../../common/figures/conditions.js';
import { monsterStats } from '../../common/figures/modifiers.js';
import { type Game as AnyGame, Interrupted } from '../../common/game.js';
import { cardAt, layInPlay, removeFromTable } from '../../common/in-play.js';
import { emptyRule } from '../../common/layers.js';
import { numberOptions } from '../../common/number-options.js';
import { gainClues, restore } from '../../common/resources/resources.js';
import type { Investigator as AnyInvestigator, CardInPlay, OpenGate, Possession } from '../../common/state.js';
import type { LocationAbility, LocationDef } from '../../language/components.js';
import type { OptionWithValue } from '../../language/questions/index.js';
import type { DimensionSymbol } from '../../language/terms.js';
import { ANUBIS_REWARD, CHIME_BONUS, EYE_POINTS, PARCHMENT_DOOM, SCALES } from './constants.js';
import { GIFT_ID, OFFER_ID, SYMBOL_ID, SYMBOLS } from './pharaoh-questions.js';
import { PHARAOH_SLICE } from './pharaoh-state.js';
import { addUntilEndOfPhase } from './phase-modifiers.js';

/** Asks the investigator for a number between `from` and `to`. */
function* chooseAmount(
  g: Game,
  who: Investigator,
  source: string,
  what: 'tokens' | 'sanity' | 'stamina',
  from: number,
  max: () => number,
): Rule<number> {
  const chosen = yield* askUnlessMoot<number>(g, () => {
    const to = max();
    if (to <= from) return undefined;
    return {
      by: [who.seat],
      key: 'q.how-much',
      args: { investigator: who.id, source, what },
      why: g.rules.reasons.choice,
      options: numberOptions(from, to),
      asides: { inText: who },
    };
  });
  return chosen ?? Math.max(0, Math.min(from, max()));
}

function emitTokens(g: Game, who: Investigator, on: Possession, by: number): void {
  on.tokens = Math.max(0, (on.tokens ?? 0) + by);
  if (by !== 0) g.emit?.({ type: 'tokens', on: on.card, by, tokens: on.tokens, seat: who.seat });
}

// ---- Book of Anubis ----

const ANUBIS = 'book-of-anubis';

/** The holder of the book gains from every other investigator's defeat: a point of each, and the Clues lost. */
export function anubisLayer({
  payDefeatCosts,
  fates,
}: ArkhamPeopleRules): Pick<ArkhamPeopleRules, 'payDefeatCosts' | 'fates'> {
  return {
    payDefeatCosts: (g, who, how) =>
      isBookOfAnubisHeld(g) ? defeatWithReward(g, who, payDefeatCosts(g, who, how)) : payDefeatCosts(g, who, how),
    fates: {
      ...fates,
      devoured: (g, who, cause) =>
        isBookOfAnubisHeld(g) ? fateWithReward(g, who, fates.devoured(g, who, cause)) : fates.devoured(g, who, cause),
    },
  };
}

const hasBookOfAnubis = ({ card }: Possession) => card === ANUBIS;
const isBookHolder = ({ cards }: AnyInvestigator) => cards.some(hasBookOfAnubis);

function isBookOfAnubisHeld(g: AnyGame): boolean {
  return g.s.investigators.some(isBookHolder);
}

function* defeatWithReward(g: Game, who: Investigator, rule: Rule<number>): Rule<number> {
  const before = who.clues;
  const left = yield* rule;
  yield* rewardBookHolders(g, who, before - who.clues);
  return left;
}

function* fateWithReward(g: Game, who: Investigator, end: Rule): Rule {
  const before = who.clues;
  try {
    yield* end;
  } finally {
    if (who.place === 'out') yield* rewardBookHolders(g, who, before);
  }
}

function* rewardBookHolders(g: Game, fallen: Investigator, clues: number): Rule {
  for (const who of g.s.investigators) {
    if (who === fallen || !isBookHolder(who)) continue;
    restore(g, who, 'stamina', ANUBIS_REWARD.stamina, ANUBIS);
    restore(g, who, 'sanity', ANUBIS_REWARD.sanity, ANUBIS);
    yield* gainClues(g, who, clues, ANUBIS);
  }
}

// ---- Chime of Ra, Eye of Light and Darkness ----

/** Spends tokens of the chime: +2 on Horror and Combat checks for each, to the end of the phase. */
export const ringChime: ArkhamHandler = function* (g, who, { source, possession }): Rule {
  if (!possession) return;
  const n = yield* chooseAmount(g, who, source, 'tokens', 1, () => possession.tokens ?? 0);
  emitTokens(g, who, possession, -n);
  addUntilEndOfPhase(g, who, { mod: 'check', check: 'horror', by: CHIME_BONUS * n });
  // A weapon that needs no hand and is magical (A-COMBAT-25).
  addUntilEndOfPhase(g, who, { mod: 'check', check: 'combat', by: CHIME_BONUS * n, damage: 'magical' });
  if (!possession.tokens) discardCard(g, who, possession);
};

/** Pays up to a maximum of points of Sanity and Stamina in any mix. Returns the number paid. */
export function* payPoints(g: Game, who: Investigator, source: string, max: number): Rule<number> {
  const sanity = yield* chooseAmount(g, who, source, 'sanity', 0, () => Math.min(max, who.sanity));
  const stamina = yield* chooseAmount(g, who, source, 'stamina', 0, () => Math.min(max - sanity, who.stamina));
  for (const [what, amount] of [['sanity', sanity] as const, ['stamina', stamina] as const]) {
    if (amount === 0) continue;
    who[what] -= amount;
    g.emit?.({ type: 'paid', seat: who.seat, what, amount, from: source });
  }
  trimBeyond(g, who);
  return sanity + stamina;
}

/** Pays up to five points of Sanity and Stamina: +1 to every skill check for each, to the end of the turn. */
export const openEye: ArkhamHandler = function* (g, who, { source }): Rule {
  const by = yield* payPoints(g, who, source, EYE_POINTS);
  if (by > 0) addUntilEndOfTurn(who, { mod: 'check', check: 'any', by });
};

// ---- Scales of Thoth ----

/** Asks for a dimension symbol: checks against its monsters get a bonus this turn, all others a penalty. */
export const chooseScalesSymbol: ArkhamHandler = function* (g, who, { source }): Rule {
  const symbol = yield* ask<DimensionSymbol>(g, () => ({
    by: [who.seat],
    key: 'q.scales',
    args: { investigator: who.id, source },
    why: g.rules.reasons.choice,
    options: SYMBOLS.map((one) => ({
      id: SYMBOL_ID.make(one),
      value: one,
      key: 'o.dimension' as const,
      args: { symbol: one },
    })),
    asides: { inText: who },
  }));
  addUntilEndOfTurn(who, { mod: 'checkAgainst', symbol, by: SCALES.bonus, others: SCALES.others });
};

// ---- Masks ----

/** Returns the id of the card that grants the ability of another sheet. */
export const lentAbilityCardOf = (sheet: string): string => `guise-of-${sheet}`;
/** Sheets whose abilities each Mask lends. */
export const MASK_SHEETS: Readonly<Record<string, readonly string[]>> = {
  'mask-of-the-black-pharaoh': ['kate-winthrop', 'darrell-simmons', 'gloria-goldberg'],
  'mask-of-the-messenger': ['dexter-drake', 'bob-jenkins', 'monterey-jack'],
  'mask-of-the-three-fates': ['sister-mary', 'mandy-thompson', 'carolyn-fern'],
  'mask-of-vice': ['michael-mcglen', 'ashcan-pete', 'jenny-barnes'],
  'mask-of-wisdom': ['harvey-walters', 'amanda-sharpe', 'joe-diamond'],
};

function lendableSheets(g: Game, mask: string): string[] {
  return (MASK_SHEETS[mask] ?? []).filter((sheet) => g.s.unusedInvestigators.includes(sheet));
}

/** True if a Mask can lend an ability: its sheet must not be in play. */
export const canLendGift: ArkhamTargetCheck = (g, _who, cause) =>
  cause === undefined || lendableSheets(g, cause.source).length > 0;

/** Puts tokens equal to the investigator's Sanity on a Mask. While any remain, it grants another sheet's ability. */
export const wearMask: ArkhamHandler = function* (g, who, { source, possession }): Rule {
  if (!possession || lendableSheets(g, source).length === 0) return;
  const sheet = yield* ask<string>(g, () => ({
    by: [who.seat],
    key: 'q.whose-gift',
    args: { investigator: who.id, source },
    why: g.rules.reasons.choice,
    options: lendableSheets(g, source).map((id) => ({
      id: GIFT_ID.make(id),
      value: id,
      key: 'o.gift' as const,
      args: { investigator: id },
      on: id,
    })),
    asides: { inText: who },
  }));
  emitTokens(g, who, possession, who.sanity);
  PHARAOH_SLICE.of(g).maskAbilities = { ...PHARAOH_SLICE.of(g).maskAbilities, [source]: sheet };
  yield* lendGift(g, who, lentAbilityCardOf(sheet), source);
};

/** Takes the ability card from the supply. */
function* lendGift(g: Game, who: Investigator, abilityCard: string, mask: string): Rule {
  g.setSpecials(abilityCard, Math.max(0, (g.s.specials[abilityCard] ?? 0) - 1));
  yield* gainCard(g, who, abilityCard, mask);
}

/** Keeps the ability of a worn Mask with its holder, and removes it with the Mask or its last token. */
function* updateLentAbilities(g: Game): Rule {
  const slice = PHARAOH_SLICE.of(g);
  if (!slice.maskAbilities) return;
  for (const [mask, sheet] of Object.entries(slice.maskAbilities)) {
    const abilityCard = lentAbilityCardOf(sheet);
    const isWorn = ({ card, tokens }: Possession) => card === mask && (tokens ?? 0) > 0;
    const holder = g.s.investigators.find(({ cards }) => cards.some(isWorn));
    for (const who of g.s.investigators) {
      const held = who.cards.find(({ card }) => card === abilityCard);
      if (held && who !== holder) discardCard(g, who, held);
    }
    if (holder && !holder.cards.some(({ card }) => card === abilityCard)) yield* lendGift(g, holder, abilityCard, mask);
    if (holder) continue;
    const remaining: [string, string][] = Object.entries(slice.maskAbilities ?? {}).filter(([other]) => other !== mask);
    slice.maskAbilities = remaining.length > 0 ? Object.fromEntries(remaining) : undefined;
  }
}

// ---- Parchment of the Elder Sign ----

const isParchment = ({ card }: Possession) => card === 'parchment-of-the-elder-sign';

/** Seals the gate that the investigator is about to close. */
export const readParchment: ArkhamHandler = function* (game, owner): Rule {
  PHARAOH_SLICE.of(game).parchment = owner.seat;
};

/** Seals the gate where the Parchment was read, and removes a doom token from the track. */
export function parchmentLayer(gates: ArkhamGateRules): Pick<ArkhamGateRules, 'closeGate'> {
  return {
    closeGate: (g, gate, who, how) =>
      who && PHARAOH_SLICE.of(g).parchment === who.seat && how.seal === 'may'
        ? closeAndSeal(g, gate, who, gates.closeGate(g, gate, who, { ...how, seal: 'no' }))
        : gates.closeGate(g, gate, who, how),
  };
}

function* closeAndSeal(g: Game, gate: OpenGate, who: Investigator, closing: Rule): Rule {
  PHARAOH_SLICE.of(g).parchment = undefined;
  yield* closing;
  if (!g.rules.gates.canSeal(g, gate.at, who)) return;
  yield* g.rules.board.addDoom(g, -PARCHMENT_DOOM);
  yield* g.rules.gates.seal(g, gate.at, who);
}

// ---- Pentagram of Blood ----

const PENTAGRAM = 'pentagram-on-the-ground';

/** Pays Stamina to put the pentagram in the investigator's street with as many tokens. */
export const drawPentagram: ArkhamHandler = function* (g, who, { source }): Rule {
  const tokens = yield* chooseAmount(g, who, source, 'stamina', 1, () => who.stamina);
  who.stamina -= tokens;
  g.emit?.({ type: 'paid', seat: who.seat, what: 'stamina', amount: tokens, from: source });
  trimBeyond(g, who);
  const pentagram = cardAt(g.s, PENTAGRAM, who.place);
  if (pentagram) removeFromTable(g, pentagram);
  layInPlay(g, { card: PENTAGRAM, as: 'pentagram', at: who.place, tokens });
  g.emit?.({ type: 'laidOut', card: PENTAGRAM, at: who.place });
};

/** Keeps monsters away whose toughness does not exceed the tokens on the pentagram. */
export function pentagramsLayer(board: ArkhamBoardRules): Pick<ArkhamBoardRules, 'moveMonster'> {
  return {
    moveMonster(g, monster, to) {
      const pentagram = cardAt(g.s, PENTAGRAM, to);
      const isKeptAway = pentagram !== undefined && monsterStats(g, monster.token).toughness <= (pentagram.tokens ?? 0);
      return isKeptAway ? emptyRule() : board.moveMonster(g, monster, to);
    },
  };
}

/** Removes a token from every pentagram in each turn's first Upkeep; an empty one leaves the board. */
function fadePentagrams(g: Game): void {
  for (const pentagram of g.s.inPlay.filter(({ card }) => card === PENTAGRAM) as CardInPlay[]) {
    pentagram.tokens = (pentagram.tokens ?? 0) - 1;
    if (pentagram.tokens <= 0) removeFromTable(g, pentagram);
  }
}

// ---- Summoning Glass, Tablet of Bast ----

type LocationOffer = { readonly location: LocationDef; readonly ability: LocationAbility; readonly n: number };

function listLocationOffers(g: Game, who: Investigator): LocationOffer[] {
  return [...g.content.locations.values()].flatMap((location) => {
    if (g.gateAt(location.id) || g.rules.board.isClosed(g, location.id)) return [];
    // Arkham includes its neighbouring towns (D-BOARD-01, K-BOARD-01).
    if (!isInRegion(g, location.id, { in: 'arkham' })) return [];
    return (location.abilities ?? []).flatMap((ability, i) =>
      isAbilityOpen(g, who, location, ability) ? [{ location, ability, n: i + 1 }] : [],
    );
  });
}

export const hasLocationOffer: ArkhamTargetCheck = (g, who) => listLocationOffers(g, who).length > 0;

/** Uses the fixed ability of any location in Arkham without a gate; this turn's encounter follows as usual. */
export const useSummoningGlass: ArkhamHandler = function* (g, who, { source }): Rule {
  const chosen = yield* askUnlessMoot<LocationOffer>(g, () => {
    const open: OptionWithValue<'q.glass', LocationOffer>[] = listLocationOffers(g, who).map((offer) => ({
      id: OFFER_ID.make(offer.location.id, offer.n),
      value: offer,
      key: 'o.location-ability',
      args: { place: offer.location.id, ability: offer.n, name: offer.ability.name },
      on: offer.location.id,
    }));
    if (open.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.glass',
      args: { investigator: who.id, source },
      why: g.rules.reasons.choice,
      options: open,
      asides: { inText: who },
    };
  });
  if (chosen) yield* useLocation(g, who, chosen.location, chosen.ability);
  yield* g.rules.turn.encounter(g, who);
};

export const isInEncounter: ArkhamTargetCheck = (g) => g.s.step.phase === 'arkham-encounters';

/**
 * True if an encounter asks for the check. Excludes fights the encounter brought and the check to close a gate, where
 * no encounter happens.
 */
export const isEncounterCheck: ArkhamTargetCheck = (g, who, cause) =>
  isInEncounter(g, who) && g.gateAt(who.place) === undefined && cause?.combat?.token === undefined;

/** Ends the encounter before its check. */
export const skipEncounter: ArkhamHandler = function* (_, who): Rule {
  throw new Interrupted(who.seat);
};

/** Automatic effects of these items at the parts of a turn. */
export function itemsTurnLayer(
  turn: ArkhamTurnRules,
): Pick<ArkhamTurnRules, 'upkeep' | 'movement' | 'encounter' | 'otherWorld'> {
  // The effect of reading the Parchment ends with the encounter.
  const withParchment: ArkhamTurnRules['encounter'] = function* (g, who) {
    try {
      yield* turn.encounter(g, who);
    } finally {
      PHARAOH_SLICE.of(g).parchment = undefined;
    }
  };
  return {
    upkeep(g, who) {
      if (who.seat === g.s.first) fadePentagrams(g);
      return PHARAOH_SLICE.of(g).maskAbilities ? upkeepWithMasks(g, who, turn.upkeep) : turn.upkeep(g, who);
    },
    movement: (g, who) =>
      PHARAOH_SLICE.of(g).maskAbilities ? runWithMasks(g, who, turn.movement) : turn.movement(g, who),
    encounter(g, who) {
      const { maskAbilities, parchment: isRead } = PHARAOH_SLICE.of(g);
      const part = isRead !== undefined || who.cards.some(isParchment) ? withParchment : turn.encounter;
      return maskAbilities ? runWithMasks(g, who, part) : part(g, who);
    },
    otherWorld: (g, who) =>
      PHARAOH_SLICE.of(g).maskAbilities ? runWithMasks(g, who, turn.otherWorld) : turn.otherWorld(g, who),
  };
}

/** Runs the Upkeep, which may have used up the tokens of a Mask. */
function* upkeepWithMasks(g: Game, who: Investigator, upkeep: ArkhamTurnRules['upkeep']): Rule {
  yield* runWithMasks(g, who, upkeep);
  yield* updateLentAbilities(g);
}

/** Runs a part of a turn after each lent ability is with the holder of its Mask. */
function* runWithMasks(g: Game, who: Investigator, part: (g: Game, who: Investigator) => Rule): Rule {
  yield* updateLentAbilities(g);
  yield* part(g, who);
}
