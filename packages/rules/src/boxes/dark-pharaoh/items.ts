import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { ArkhamBoard, ArkhamGates, ArkhamPeople, ArkhamTurn } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { isIn } from '../../common/figures/conditions.js';
import { figures } from '../../common/figures/modifiers.js';
import { type Game as AnyGame, Gone } from '../../common/game.js';
import { layInPlay, lyingAt, takeFrom } from '../../common/in-play.js';
import { nothing } from '../../common/layers.js';
import type { Handler, Targets } from '../../common/meanings.js';
import { numberOptions } from '../../common/number-options.js';
import { discardCard, gainCard, trimBeyond } from '../../common/resolving/cards.js';
import { holdFor } from '../../common/resolving/during.js';
import { abilityOpen, useLocation } from '../../common/resolving/encounters.js';
import { gainClues, restore } from '../../common/resolving/resources.js';
import type { Investigator as AnyInvestigator, CardInPlay, OpenGate, Possession } from '../../common/state.js';
import type { DimensionSymbol, LocationAbility, LocationDef } from '../../language/components.js';
import type { Answered } from '../../language/questions/index.js';
import { ANUBIS_GIVES, CHIME_BONUS, EYE_POINTS, PARCHMENT_DOOM, SCALES } from './constants.js';
import { PART } from './part.js';
import { toPhaseEnd } from './passing.js';
import { GIFT, OFFER, SYMBOL, SYMBOLS } from './questions.js';

/** So many, from `from` to `to`, of somebody's choice. */
function* howMany(
  g: Game,
  who: Investigator,
  source: string,
  what: 'tokens' | 'sanity' | 'stamina',
  [from, to]: readonly [number, number],
): Rule<number> {
  if (to <= from) return Math.max(0, Math.min(from, to));
  return yield* ask<number>(g, () => ({
    by: [who.seat],
    key: 'q.how-much',
    args: { investigator: who.id, source, what },
    why: g.means.reasons.choice,
    options: numberOptions(from, to),
    asides: { inText: who },
  }));
}

function tellTokens(g: Game, who: Investigator, on: Possession, by: number): void {
  on.tokens = Math.max(0, (on.tokens ?? 0) + by);
  if (by !== 0) g.tell?.({ type: 'tokens', on: on.card, by, tokens: on.tokens, seat: who.seat });
}

// ---- Book of Anubis ----

const ANUBIS = 'book-of-anubis';

/** Who has the book gains by every other's fall: a point of each, and the Clues he loses. */
export function anubis({ fallCosts, fates }: ArkhamPeople): Pick<ArkhamPeople, 'fallCosts' | 'fates'> {
  return {
    fallCosts: (g, who, how) =>
      somebodyReads(g) ? feedingFall(g, who, fallCosts(g, who, how)) : fallCosts(g, who, how),
    fates: {
      ...fates,
      devoured: (g, who, cause) =>
        somebodyReads(g)
          ? feedingEnd(g as Game, who as Investigator, fates.devoured(g, who, cause))
          : fates.devoured(g, who, cause),
    },
  };
}

const reads = ({ card }: Possession) => card === ANUBIS;
const isReader = ({ cards }: AnyInvestigator) => cards.some(reads);

function somebodyReads(g: AnyGame): boolean {
  return g.s.investigators.some(isReader);
}

function* feedingFall(g: Game, who: Investigator, fall: Rule<number>): Rule<number> {
  const before = who.clues;
  const left = yield* fall;
  yield* feed(g, who, before - who.clues);
  return left;
}

function* feedingEnd(g: Game, who: Investigator, end: Rule): Rule {
  const before = who.clues;
  try {
    yield* end;
  } finally {
    if (who.place === 'out') yield* feed(g, who, before);
  }
}

function* feed(g: Game, fallen: Investigator, clues: number): Rule {
  for (const who of g.s.investigators) {
    if (who === fallen || !isReader(who)) continue;
    restore(g, who, 'stamina', ANUBIS_GIVES.stamina, ANUBIS);
    restore(g, who, 'sanity', ANUBIS_GIVES.sanity, ANUBIS);
    yield* gainClues(g, who, clues, ANUBIS);
  }
}

// ---- Chime of Ra, Eye of Light and Darkness ----

/** Tokens of the chime are spent: +2 on Horror and Combat checks for each, to the end of the phase. */
export const ringChime: Handler = function* (of, owner, { source, possession }): Rule {
  const [g, who] = [of as Game, owner as Investigator];
  if (!possession) return;
  const n = yield* howMany(g, who, source, 'tokens', [1, possession.tokens ?? 0]);
  tellTokens(g, who, possession, -n);
  toPhaseEnd(g, who, { mod: 'check', check: 'horror', by: CHIME_BONUS * n });
  // A weapon that takes no hand, and magical (A-COMBAT-25).
  toPhaseEnd(g, who, { mod: 'check', check: 'combat', by: CHIME_BONUS * n, damage: 'magical' });
  if (!possession.tokens) discardCard(g, who, possession);
};

/** He pays up to so many points of Sanity and Stamina, in any mix; gives how many. */
export function* payPoints(g: Game, who: Investigator, source: string, most: number): Rule<number> {
  const sanity = yield* howMany(g, who, source, 'sanity', [0, Math.min(most, who.sanity)]);
  const stamina = yield* howMany(g, who, source, 'stamina', [0, Math.min(most - sanity, who.stamina)]);
  for (const [what, amount] of [['sanity', sanity] as const, ['stamina', stamina] as const]) {
    if (amount === 0) continue;
    who[what] -= amount;
    g.tell?.({ type: 'paid', seat: who.seat, what, amount, from: source });
  }
  trimBeyond(g, who);
  return sanity + stamina;
}

/** Up to five points of Sanity and Stamina: +1 to every skill check for each, to the end of the turn. */
export const openEye: Handler = function* (of, owner, { source }): Rule {
  const [g, who] = [of as Game, owner as Investigator];
  const by = yield* payPoints(g, who, source, EYE_POINTS);
  if (by > 0) holdFor(who, { mod: 'check', check: 'any', by });
};

// ---- Scales of Thoth ----

/** Stronger against monsters of a dimension this turn, and weaker against all others. */
export const weigh: Handler = function* (of, owner, { source }): Rule {
  const [g, who] = [of as Game, owner as Investigator];
  const symbol = yield* ask<DimensionSymbol>(g, () => ({
    by: [who.seat],
    key: 'q.scales',
    args: { investigator: who.id, source },
    why: g.means.reasons.choice,
    options: SYMBOLS.map((one) => ({
      id: SYMBOL.make(one),
      value: one,
      key: 'o.dimension' as const,
      args: { symbol: one },
    })),
    asides: { inText: who },
  }));
  holdFor(who, { mod: 'checkAgainst', symbol, by: SCALES.bonus, others: SCALES.others });
};

// ---- Masks ----

/** The card that gives somebody what another's sheet can do. */
export const guiseOf = (sheet: string): string => `guise-of-${sheet}`;
/** Whose gifts each Mask lends. */
export const MASKS: Readonly<Record<string, readonly string[]>> = {
  'mask-of-the-black-pharaoh': ['kate-winthrop', 'darrell-simmons', 'gloria-goldberg'],
  'mask-of-the-messenger': ['dexter-drake', 'bob-jenkins', 'monterey-jack'],
  'mask-of-the-three-fates': ['sister-mary', 'mandy-thompson', 'carolyn-fern'],
  'mask-of-vice': ['michael-mcglen', 'ashcan-pete', 'jenny-barnes'],
  'mask-of-wisdom': ['harvey-walters', 'amanda-sharpe', 'joe-diamond'],
};

function lendable(g: Game, mask: string): string[] {
  return (MASKS[mask] ?? []).filter((sheet) => g.s.unusedInvestigators.includes(sheet));
}

/** Whether there is anybody whose gift a Mask can lend: whom nobody plays. */
export const hasGift: Targets = (g, _who, cause) => cause === undefined || lendable(g as Game, cause.source).length > 0;

/** As many tokens as he has Sanity come to a Mask: as long as any lie on it, he can what another's sheet can. */
export const wearMask: Handler = function* (of, owner, { source, possession }): Rule {
  const [g, who] = [of as Game, owner as Investigator];
  if (!possession || lendable(g, source).length === 0) return;
  const sheet = yield* ask<string>(g, () => ({
    by: [who.seat],
    key: 'q.whose-gift',
    args: { investigator: who.id, source },
    why: g.means.reasons.choice,
    options: lendable(g, source).map((id) => ({
      id: GIFT.make(id),
      value: id,
      key: 'o.gift' as const,
      args: { investigator: id },
      on: id,
    })),
    asides: { inText: who },
  }));
  tellTokens(g, who, possession, who.sanity);
  PART.of(g).guises = { ...PART.of(g).guises, [source]: sheet };
  yield* lend(g, who, guiseOf(sheet), source);
};

/** The gift comes from the supply. */
function* lend(g: Game, who: Investigator, guise: string, mask: string): Rule {
  g.leaveSpecials(guise, Math.max(0, (g.s.specials[guise] ?? 0) - 1));
  yield* gainCard(g, who, guise, mask);
}

/** What a worn Mask gives is with whoever holds the Mask, and gone with it or its last token. */
function* keepGuises(g: Game): Rule {
  const part = PART.of(g);
  if (!part.guises) return;
  for (const [mask, sheet] of Object.entries(part.guises)) {
    const guise = guiseOf(sheet);
    const wears = ({ card, tokens }: Possession) => card === mask && (tokens ?? 0) > 0;
    const holder = g.s.investigators.find(({ cards }) => cards.some(wears));
    for (const who of g.s.investigators) {
      const held = who.cards.find(({ card }) => card === guise);
      if (held && who !== holder) discardCard(g, who, held);
    }
    if (holder && !holder.cards.some(({ card }) => card === guise)) yield* lend(g, holder, guise, mask);
    if (holder) continue;
    const left: [string, string][] = Object.entries(part.guises ?? {}).filter(([other]) => other !== mask);
    part.guises = left.length > 0 ? Object.fromEntries(left) : undefined;
  }
}

// ---- Parchment of the Elder Sign ----

const isParchment = ({ card }: Possession) => card === 'parchment-of-the-elder-sign';

/** The gate that he is about to close is sealed as well. */
export const readParchment: Handler = function* (of, owner): Rule {
  PART.of(of).parchment = owner.seat;
};

/** Where the Parchment was read the gate is sealed, and a doom token leaves the track. */
export function parchment(gates: ArkhamGates): Pick<ArkhamGates, 'shut'> {
  return {
    shut: (g, gate, who, how) =>
      who && PART.of(g).parchment === who.seat && how.seal === 'may'
        ? shutForGood(g, gate, who, gates.shut(g, gate, who, { ...how, seal: 'no' }))
        : gates.shut(g, gate, who, how),
  };
}

function* shutForGood(g: Game, gate: OpenGate, who: Investigator, shut: Rule): Rule {
  PART.of(g).parchment = undefined;
  yield* shut;
  if (!g.means.gates.canSeal(g, gate.at, who)) return;
  yield* g.means.board.addDoom(g, -PARCHMENT_DOOM);
  yield* g.means.gates.seal(g, gate.at, who);
}

// ---- Pentagram of Blood ----

const PENTAGRAM = 'pentagram-on-the-ground';

/** So many points of Stamina: the pentagram lies in his street with as many tokens. */
export const drawPentagram: Handler = function* (of, owner, { source }): Rule {
  const [g, who] = [of as Game, owner as Investigator];
  const tokens = yield* howMany(g, who, source, 'stamina', [1, who.stamina]);
  who.stamina -= tokens;
  g.tell?.({ type: 'paid', seat: who.seat, what: 'stamina', amount: tokens, from: source });
  trimBeyond(g, who);
  const there = lyingAt(g.s, PENTAGRAM, who.place);
  if (there) takeFrom(g, there);
  layInPlay(g, { card: PENTAGRAM, as: 'pentagram', at: who.place, tokens });
  g.tell?.({ type: 'laidOut', card: PENTAGRAM, at: who.place });
};

/** Only monsters of more toughness than tokens come where it lies. */
export function pentagrams(board: ArkhamBoard): Pick<ArkhamBoard, 'moveMonster'> {
  return {
    moveMonster(g, monster, to) {
      const lying = lyingAt(g.s, PENTAGRAM, to);
      const keptOff = lying !== undefined && figures(g, monster.token).toughness <= (lying.tokens ?? 0);
      return keptOff ? nothing() : board.moveMonster(g, monster, to);
    },
  };
}

/** In each turn's first Upkeep a token leaves every pentagram, and one without any leaves the board. */
function fadePentagrams(g: Game): void {
  for (const lying of g.s.inPlay.filter(({ card }) => card === PENTAGRAM) as CardInPlay[]) {
    lying.tokens = (lying.tokens ?? 0) - 1;
    if (lying.tokens <= 0) takeFrom(g, lying);
  }
}

// ---- Summoning Glass, Tablet of Bast ----

type Offer = { readonly location: LocationDef; readonly ability: LocationAbility; readonly n: number };

function offers(g: Game, who: Investigator): Offer[] {
  return [...g.content.locations.values()].flatMap((location) => {
    if (g.gateAt(location.id) || g.means.board.isClosed(g, location.id)) return [];
    // Arkham is its neighbouring towns too (D-BOARD-01, K-BOARD-01).
    if (!isIn(g, location.id, { in: 'arkham' })) return [];
    return (location.abilities ?? []).flatMap((ability, i) =>
      abilityOpen(g, who, location, ability) ? [{ location, ability, n: i + 1 }] : [],
    );
  });
}

export const hasOffer: Targets = (g, who) => offers(g as Game, who as Investigator).length > 0;

/** What any location of Arkham without a gate offers; then the encounter of this turn as ever. */
export const throughGlass: Handler = function* (of, owner, { source }): Rule {
  const [g, who] = [of as Game, owner as Investigator];
  const chosen = yield* askUnlessMoot<Offer>(g, () => {
    const open: Answered<'q.glass', Offer>[] = offers(g, who).map((offer) => ({
      id: OFFER.make(offer.location.id, offer.n),
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
      why: g.means.reasons.choice,
      options: open,
      asides: { inText: who },
    };
  });
  if (chosen) yield* useLocation(g, who, chosen.location, chosen.ability);
  yield* g.means.turn.encounter(g, who);
};

export const inEncounter: Targets = (g) => (g as Game).s.step.phase === 'arkham-encounters';

/**
 * Whether a check is one that an encounter asks for: neither of a fight that it has brought, nor the one that closes a gate;
 * where that stands there is no encounter.
 */
export const checkedInEncounter: Targets = (g, who, cause) =>
  inEncounter(g, who) && g.gateAt(who.place) === undefined && cause?.combat?.token === undefined;

/** The encounter is over before its check. */
export const skipEncounter: Handler = function* (_, who): Rule {
  throw new Gone(who.seat);
};

/** What these items do by themselves at the parts of a turn. */
export function itemsInTurn(turn: ArkhamTurn): Pick<ArkhamTurn, 'upkeep' | 'movement' | 'encounter' | 'otherWorld'> {
  // What the Parchment was read for is over with the encounter.
  const withParchment: ArkhamTurn['encounter'] = function* (g, who) {
    try {
      yield* turn.encounter(g, who);
    } finally {
      PART.of(g).parchment = undefined;
    }
  };
  return {
    upkeep(g, who) {
      if (who.seat === g.s.first) fadePentagrams(g);
      return PART.of(g).guises ? upkeepInGuise(g, who, turn.upkeep) : turn.upkeep(g, who);
    },
    movement: (g, who) => (PART.of(g).guises ? inGuise(g, who, turn.movement) : turn.movement(g, who)),
    encounter(g, who) {
      const { guises, parchment: isRead } = PART.of(g);
      const part = isRead !== undefined || who.cards.some(isParchment) ? withParchment : turn.encounter;
      return guises ? inGuise(g, who, part) : part(g, who);
    },
    otherWorld: (g, who) => (PART.of(g).guises ? inGuise(g, who, turn.otherWorld) : turn.otherWorld(g, who)),
  };
}

function* upkeepInGuise(g: Game, who: Investigator, upkeep: ArkhamTurn['upkeep']): Rule {
  yield* inGuise(g, who, upkeep);
  yield* keepGuises(g);
}

function* inGuise(g: Game, who: Investigator, part: (g: Game, who: Investigator) => Rule): Rule {
  yield* keepGuises(g);
  yield* part(g, who);
}
