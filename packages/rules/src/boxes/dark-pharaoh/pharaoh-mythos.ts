import type { Rule } from '@vigil/engine';
import { gateModifier } from '../../arkham/board/gates.js';
import { hasRoomFor } from '../../arkham/board/limits.js';
import type { ArkhamBoardRules, ArkhamHandler, ArkhamRuleTable } from '../../arkham/game.js';
import { type Game, investigatorsInOrder } from '../../arkham/game.js';
import { fly } from '../../arkham/mythos/monster-moves.js';
import type { Investigator } from '../../arkham/state.js';
import { fightOrEvade } from '../../arkham/turn/combat.js';
import { ask } from '../../common/ask.js';
import { discardCard, drawCards, keepWithinMaxima } from '../../common/cards/cards.js';
import { previewCheck, skillCheck } from '../../common/checks/checks.js';
import { isNowhere, takeOffBoard } from '../../common/effects/monsters.js';
import { monsterStats } from '../../common/figures/modifiers.js';
import { type Game as AnyGame, unlessInterrupted } from '../../common/game.js';
import { cardAt, cardInPlay, removeFromTable } from '../../common/in-play.js';
import { addTrophy, mixIntoCup, removeTrophy } from '../../common/people/trophies.js';
import { defeatIfAtZero, gainMoney, isStanding } from '../../common/resources/resources.js';
import { canSpend, spend } from '../../common/resources/spending.js';
import type { Investigator as AnyInvestigator, Possession } from '../../common/state.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { CORPSE_EXHIBITS_KEPT, LOAN_DUE, MONSTERS_COMING } from './constants.js';

const EXHIBIT = 'exhibit';

function hasExhibit(g: Game, who: Pick<Investigator, 'cards'>): boolean {
  return who.cards.some(({ card }) => g.card(card).deck === EXHIBIT);
}

// ---- Bank Foreclosure ----

const LOAN = 'bank-loan';

/** Every investigator in Arkham with a loan pays it off, selling items at half price if needed, or is arrested. */
export const forecloseLoans: ArkhamHandler = function* (g, _, { source }): Rule {
  for (const who of investigatorsInOrder(g)) {
    if (!g.isInArkham(who) || !who.cards.some(({ card }) => card === LOAN)) continue;
    yield* unlessInterrupted(who, callInLoan(g, who, source));
  }
};

function* callInLoan(g: Game, who: Investigator, source: string): Rule {
  while (canSpend(g, who, 'money') < LOAN_DUE) {
    const sold = yield* sellForLoan(g, who, source);
    if (!sold) return yield* g.rules.people.applyFate(g, who, 'arrested', { source });
    discardCard(g, who, sold);
    gainMoney(g, who, Math.floor((g.card(sold.card).price ?? 0) / 2), source);
  }
  yield* spend(g, who, 'money', LOAN_DUE, source);
  const loan = who.cards.find(({ card }) => card === LOAN);
  if (loan) discardCard(g, who, loan);
}

function* sellForLoan(g: Game, who: Investigator, source: string): Rule<Possession | undefined> {
  return yield* ask<Possession | undefined>(g, () => {
    const sellable = who.cards.filter(({ card }) => (g.card(card).price ?? 0) >= 2);
    const first = sellable.filter(({ card }, i) => sellable.findIndex((one) => one.card === card) === i);
    const options: OptionWithValue<'q.sell-for-loan', Possession | undefined>[] = first.map((held) => ({
      id: optionId.card(held.card),
      value: held,
      key: 'o.card',
      args: { card: held.card },
      on: held.card,
    }));
    options.push({ id: 'no', value: undefined, key: 'o.no' });
    return {
      by: [who.seat],
      key: 'q.sell-for-loan',
      args: { investigator: who.id, source },
      why: g.rules.reasons.choice,
      options,
      asides: { inText: who },
    };
  });
}

// ---- Corpses Preserved ----

/** One random monster trophy of each investigator surprises its owner. */
export const reviveTrophies: ArkhamHandler = function* (g, _, { source }): Rule {
  for (const who of investigatorsInOrder(g)) {
    if (!g.isInArkham(who) || who.monsterTrophies.length === 0) continue;
    yield* unlessInterrupted(who, reviveTrophy(g, who, source));
  }
};

function* reviveTrophy(g: Game, who: Investigator, source: string): Rule {
  const token = who.monsterTrophies[g.dice.below(who.monsterTrophies.length)];
  if (token === undefined) return;
  removeTrophy(who, 'monsterTrophies', token);
  g.reveal();
  g.emit?.({ type: 'trophyGivenUp', seat: who.seat, monster: token });
  const { toughness } = monsterStats(g, token);
  try {
    yield* fightOrEvade(g, who, token, { horror: 0, combat: 0, surprise: true });
  } finally {
    if (isNowhere(g, token)) mixIntoCup(g, token);
  }
  if (!who.monsterTrophies.includes(token) || g.deck(EXHIBIT).length === 0) return;
  const wants = yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.may',
    args: { investigator: who.id, source },
    why: g.rules.reasons.choice,
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    asides: { inText: who },
    about: () => ({
      effects: [{ do: 'draw', deck: EXHIBIT, n: toughness, keep: CORPSE_EXHIBITS_KEPT }],
      source,
      checks: {},
    }),
  }));
  if (wants) yield* drawCards(g, who, EXHIBIT, toughness, CORPSE_EXHIBITS_KEPT, source);
}

// ---- King of Cards Cancels Show ----

/** Returns Witches and Warlocks to the cup, or gives them to the investigator with the escape artist. */
export const cancelShow: ArkhamHandler = function* (g): Rule {
  const holder = g.s.investigators.find(({ cards }) => cards.some(({ card }) => card === 'erich-weiss'));
  for (const { token, at } of [...g.s.monsters]) {
    if (!['witch', 'warlock'].includes(g.monster(token).id) || at === 'outskirts') continue;
    if (!holder) yield* g.rules.board.returnMonster(g, token, 'cup');
    else {
      takeOffBoard(g, token);
      addTrophy(holder, 'monsterTrophies', token);
      g.emit?.({ type: 'monsterRemoved', monster: token, to: 'trophy', seat: holder.seat });
    }
  }
};

// ---- Murder in the Museum ----

/** For each gate trophy of an investigator in Arkham: a Fight or Lore check with its modifier. */
export const resolveMuseumMurder: ArkhamHandler = function* (g, _, { source }): Rule {
  for (const who of investigatorsInOrder(g)) {
    if (!g.isInArkham(who)) continue;
    for (const marker of [...who.gateTrophies]) yield* unlessInterrupted(who, makeTrophyCheck(g, who, marker, source));
  }
};

function* makeTrophyCheck(g: Game, who: Investigator, marker: string, source: string): Rule {
  const modifier = gateModifier(g, { marker, at: who.place });
  const { symbol } = g.content.gateMarkers.get(marker) ?? {};
  const specOf = (kind: 'fight' | 'lore') => ({ kind, modifier, difficulty: 1, cause: { source } });
  const skill = yield* ask<'fight' | 'lore'>(g, () => ({
    by: [who.seat],
    key: 'q.murder-check',
    args: { investigator: who.id, gate: marker },
    why: g.rules.reasons.choice,
    options: [
      { id: 'fight', value: 'fight', key: 'o.make-check', args: { check: 'fight' } },
      { id: 'lore', value: 'lore', key: 'o.make-check', args: { check: 'lore' } },
    ],
    asides: { inText: who },
    about: () => ({
      checks: { fight: previewCheck(g, who, specOf('fight')), lore: previewCheck(g, who, specOf('lore')) },
    }),
  }));
  const { passed } = yield* skillCheck(g, who, specOf(skill));
  yield* defeatIfAtZero(g, who);
  if (!passed) return yield* bringMonsterOfSymbol(g, who, symbol);
  const matching = () => g.s.monsters.filter(({ token }) => g.monster(token).symbol === symbol);
  const removed = yield* ask<string | undefined>(g, () => ({
    by: [who.seat],
    key: 'q.lay-to-rest',
    args: { investigator: who.id, source },
    why: g.rules.reasons.choice,
    options: [
      ...matching().map(({ token, at }) => ({
        id: optionId.monster(token),
        value: token as string | undefined,
        key: 'o.monster-at' as const,
        args: { monster: g.monster(token).id, place: at },
        on: token,
      })),
      { id: 'no', value: undefined, key: 'o.no' },
    ],
    asides: { inText: who },
  }));
  if (removed !== undefined) yield* g.rules.board.returnMonster(g, removed, 'cup');
}

/**
 * Brings the first monster of the cup with that symbol to the investigator, unless none can appear there (A-ENC-44).
 */
function* bringMonsterOfSymbol(g: Game, who: Investigator, symbol: string | undefined): Rule {
  if (g.rules.board.isAppearanceForbidden(g, who.place)) return;
  const at = g.s.cup.findIndex((token) => g.monster(token).symbol === symbol);
  const [token] = at < 0 ? [] : g.makeMutable(g.s, 'cup').splice(at, 1);
  if (token === undefined) return;
  g.reveal();
  yield* g.rules.board.placeMonster(g, token, who.place);
}

// ---- Museum Haunted, Strange Ornithological Sightings ----

/** Brings up to `max` monsters of a kind to a street: from the cup, then the Outskirts, then trophies. */
const makeMonstersCome = (street: string, kind: string, max: number): ArkhamHandler =>
  function* (g): Rule {
    const arrivals: string[] = [];
    for (let n = 0; n < max; n++) {
      const token = nextTokenOfKind(g, kind, arrivals);
      if (token === undefined) return;
      arrivals.push(token);
      const outside = g.s.monsters.find((monster) => monster.token === token);
      if (outside) {
        if (hasRoomFor(g, outside, street)) yield* g.rules.board.bringMonster(g, outside, street);
      } else yield* g.rules.board.placeMonster(g, token, street);
    }
  };

export const hauntMuseum = makeMonstersCome('miskatonic-university', 'ghost', MONSTERS_COMING.ghosts);
export const bringManiacs = makeMonstersCome('downtown', 'maniac', MONSTERS_COMING.maniacs);

// ---- River Breaches the Levees ----

const FLOOD = 'river-breaches-the-levees';
const WASHED_UP = 'washed-up-exhibit';

const areFindsOnBoard = (s: Game['s']): boolean => cardInPlay(s, WASHED_UP) !== undefined;

/** Removes the exhibits that the flood washed up. */
function clearFinds(g: Game): void {
  for (const tableCard of g.s.inPlay.filter(({ card }) => card === WASHED_UP)) removeFromTable(g, tableCard);
}

/**
 * Ending a movement at a washed-up exhibit lets the investigator take it and ends their turn; the other one is lost.
 */
export const offerSalvage: ArkhamHandler = function* (g, who, { source }): Rule {
  if (!cardAt(g.s, WASHED_UP, who.place)) return;
  const takes = yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.may',
    args: { investigator: who.id, source },
    why: g.rules.reasons.choice,
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    asides: { inText: who },
    about: () => ({ effects: [{ do: 'draw', deck: EXHIBIT, n: 1 }], source, checks: {} }),
  }));
  if (!takes) return;
  clearFinds(g);
  yield* drawCards(g, who, EXHIBIT, 1, 1, source);
  yield* g.rules.people.applyFate(g, who, 'end-turn', { source });
};

/**
 * Returns a token of a kind that is not in Arkham, from the first source that has one. Tokens in the Outskirts stay
 * listed.
 */
function nextTokenOfKind(g: Game, kind: string, except: readonly string[]): string | undefined {
  const isOne = (token: string) => g.monster(token).id === kind;
  const cup = g.s.cup.findIndex(isOne);
  if (cup >= 0) return g.makeMutable(g.s, 'cup').splice(cup, 1)[0];
  const outside = g.s.monsters.find(({ token, at }) => at === 'outskirts' && isOne(token) && !except.includes(token));
  if (outside) return outside.token;
  for (const who of g.s.investigators) {
    const held = who.monsterTrophies.find(isOne);
    if (held === undefined) continue;
    removeTrophy(who, 'monsterTrophies', held);
    g.emit?.({ type: 'trophyGivenUp', seat: who.seat, monster: held });
    return held;
  }
  return undefined;
}

/** Brings two flying monsters from the cup to the Sky. */
export const bringFlyers: ArkhamHandler = function* (g): Rule {
  for (let n = 0; n < MONSTERS_COMING.flyers; n++) {
    const at = g.s.cup.findIndex((token) => monsterStats(g, token).movement === 'flying');
    const [token] = at < 0 ? [] : g.makeMutable(g.s, 'cup').splice(at, 1);
    if (token === undefined) return;
    g.reveal();
    yield* g.rules.board.placeMonster(g, token, 'sky');
  }
};

/** While the sightings are in play, flying monsters ignore investigators with an exhibit. */
export function sightingsLayer({ moves }: ArkhamBoardRules): Pick<ArkhamBoardRules, 'moves'> {
  const { flying } = moves;
  if (!flying) return { moves };
  return {
    moves: {
      ...moves,
      flying: (g, monster, mover) =>
        cardInPlay(g.s, 'strange-ornithological-sightings')
          ? fly(g, monster.at, (who) => hasExhibit(g, who))
          : flying(g, monster, mover),
    },
  };
}

// ---- A Dark Wind Covers Arkham ----

/** Applies a maximum that is lower in Arkham to returning investigators. Finds of the flood leave with its card. */
export function darkWindLayer({ people, turn }: Pick<ArkhamRuleTable, 'people' | 'turn'>): {
  readonly people: Pick<ArkhamRuleTable['people'], 'onRelocated'>;
  readonly mythos: Pick<ArkhamRuleTable['turn']['mythos'], 'text'>;
} {
  return {
    people: {
      onRelocated(g, who, from) {
        const arrival = people.onRelocated(g, who, from);
        return g.content.places.get(from)?.kindDef.inArkham === true ? arrival : comeFromOutside(g, who, arrival);
      },
    },
    mythos: {
      *text(g, card): Rule {
        yield* turn.mythos.text(g, card);
        if (areFindsOnBoard(g.s) && !cardInPlay(g.s, FLOOD)) clearFinds(g);
      },
    },
  };
}

/** Runs the arrival of an investigator from outside Arkham. */
function* comeFromOutside(g: AnyGame, who: AnyInvestigator, arrival: Rule): Rule {
  yield* arrival;
  if (!g.isInArkham(who)) return;
  const stood = isStanding(who);
  keepWithinMaxima(g, who);
  // A-STATUS-11. The last point paid for an effect counts only after it (A-SPELL-07).
  if (stood) yield* defeatIfAtZero(g, who);
}
