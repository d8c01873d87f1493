import type { Rule } from '@vigil/engine';
import { gateModifier } from '../../arkham/board/gates.js';
import { hasRoomFor } from '../../arkham/board/limits.js';
import { type Game, inOrder } from '../../arkham/game.js';
import { fly } from '../../arkham/mythos/monster-moves.js';
import type { ArkhamBoard, ArkhamMeanings } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { fightOrEvade } from '../../arkham/turn/combat.js';
import { ask } from '../../common/ask.js';
import { figures } from '../../common/figures/modifiers.js';
import { type Game as AnyGame, unlessGone } from '../../common/game.js';
import { cardInPlay, lyingAt, takeFrom } from '../../common/in-play.js';
import type { Handler } from '../../common/meanings.js';
import { dropTrophy, intoCup, keepTrophy } from '../../common/people/trophies.js';
import { discardCard, drawCards, keepWithinMaxima } from '../../common/resolving/cards.js';
import { checkAhead, skillCheck } from '../../common/resolving/checks.js';
import { isLoose, takeOffBoard } from '../../common/resolving/monsters.js';
import { canSpend, spend } from '../../common/resolving/purse.js';
import { fallIfSpent, gainMoney } from '../../common/resolving/resources.js';
import type { Investigator as AnyInvestigator, Possession } from '../../common/state.js';
import { type Answered, optionId } from '../../language/questions/index.js';
import { COMING, CORPSE_KEEPS, LOAN_DUE } from './constants.js';

const EXHIBIT = 'exhibit';

function hasExhibit(g: Game, who: Pick<Investigator, 'cards'>): boolean {
  return who.cards.some(({ card }) => g.card(card).deck === EXHIBIT);
}

// ---- Bank Foreclosure ----

const LOAN = 'bank-loan';

/** Everybody in Arkham with a loan pays it off now, if need be from what he sells at half its price, or is arrested. */
export const foreclosure: Handler = function* (of, _, { source }): Rule {
  const g = of as Game;
  for (const who of inOrder(g)) {
    if (!g.inArkham(who) || !who.cards.some(({ card }) => card === LOAN)) continue;
    yield* unlessGone(who, callIn(g, who, source));
  }
};

function* callIn(g: Game, who: Investigator, source: string): Rule {
  while (canSpend(g, who, 'money') < LOAN_DUE) {
    const sold = yield* sellsForLoan(g, who, source);
    if (!sold) return yield* g.means.people.befall(g, who, 'arrested', { source });
    discardCard(g, who, sold);
    gainMoney(g, who, Math.floor((g.card(sold.card).price ?? 0) / 2), source);
  }
  yield* spend(g, who, 'money', LOAN_DUE, source);
  const loan = who.cards.find(({ card }) => card === LOAN);
  if (loan) discardCard(g, who, loan);
}

function* sellsForLoan(g: Game, who: Investigator, source: string): Rule<Possession | undefined> {
  return yield* ask<Possession | undefined>(g, () => {
    const worth = who.cards.filter(({ card }) => (g.card(card).price ?? 0) >= 2);
    const first = worth.filter(({ card }, i) => worth.findIndex((one) => one.card === card) === i);
    const options: Answered<'q.sell-for-loan', Possession | undefined>[] = first.map((held) => ({
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
      why: g.means.reasons.choice,
      options,
      asides: { inText: who },
    };
  });
}

// ---- Corpses Preserved ----

/** One of everybody's monster trophies, at random, surprises its owner. */
export const corpses: Handler = function* (of, _, { source }): Rule {
  const g = of as Game;
  for (const who of inOrder(g)) {
    if (!g.inArkham(who) || who.monsterTrophies.length === 0) continue;
    yield* unlessGone(who, revive(g, who, source));
  }
};

function* revive(g: Game, who: Investigator, source: string): Rule {
  const token = who.monsterTrophies[g.dice.below(who.monsterTrophies.length)];
  if (token === undefined) return;
  dropTrophy(who, 'monsterTrophies', token);
  g.reveal();
  g.tell?.({ type: 'trophyGone', seat: who.seat, monster: token });
  const { toughness } = figures(g, token);
  try {
    yield* fightOrEvade(g, who, token, { horror: 0, combat: 0, surprise: true });
  } finally {
    if (isLoose(g, token)) intoCup(g, token);
  }
  if (!who.monsterTrophies.includes(token) || g.deck(EXHIBIT).length === 0) return;
  const wants = yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.may',
    args: { investigator: who.id, source },
    why: g.means.reasons.choice,
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    asides: { inText: who },
    about: () => ({ effects: [{ do: 'draw', deck: EXHIBIT, n: toughness, keep: CORPSE_KEEPS }], source, checks: {} }),
  }));
  if (wants) yield* drawCards(g, who, EXHIBIT, toughness, CORPSE_KEEPS, source);
}

// ---- King of Cards Cancels Show ----

/** Witches and Warlocks go to the cup, or to whoever has the escape artist with him. */
export const kingOfCards: Handler = function* (of): Rule {
  const g = of as Game;
  const keeper = g.s.investigators.find(({ cards }) => cards.some(({ card }) => card === 'erich-weiss'));
  for (const { token, at } of [...g.s.monsters]) {
    if (!['witch', 'warlock'].includes(g.monster(token).id) || at === 'outskirts') continue;
    if (!keeper) yield* g.means.board.returnMonster(g, token, 'cup');
    else {
      takeOffBoard(g, token);
      keepTrophy(keeper, 'monsterTrophies', token);
      g.tell?.({ type: 'monsterGone', monster: token, to: 'trophy', seat: keeper.seat });
    }
  }
};

// ---- Murder in the Museum ----

/** For each gate trophy of somebody in Arkham: a Fight or Lore check with its modifier. */
export const museumMurder: Handler = function* (of, _, { source }): Rule {
  const g = of as Game;
  for (const who of inOrder(g)) {
    if (!g.inArkham(who)) continue;
    for (const marker of [...who.gateTrophies]) yield* unlessGone(who, haunts(g, who, marker, source));
  }
};

function* haunts(g: Game, who: Investigator, marker: string, source: string): Rule {
  const modifier = gateModifier(g, { marker, at: who.place });
  const { symbol } = g.content.gateMarkers.get(marker) ?? {};
  const specOf = (kind: 'fight' | 'lore') => ({ kind, modifier, difficulty: 1, cause: { source } });
  const skill = yield* ask<'fight' | 'lore'>(g, () => ({
    by: [who.seat],
    key: 'q.murder-check',
    args: { investigator: who.id, gate: marker },
    why: g.means.reasons.choice,
    options: [
      { id: 'fight', value: 'fight', key: 'o.make-check', args: { check: 'fight' } },
      { id: 'lore', value: 'lore', key: 'o.make-check', args: { check: 'lore' } },
    ],
    asides: { inText: who },
    about: () => ({
      checks: { fight: checkAhead(g, who, specOf('fight')), lore: checkAhead(g, who, specOf('lore')) },
    }),
  }));
  const { passed } = yield* skillCheck(g, who, specOf(skill));
  yield* fallIfSpent(g, who);
  if (!passed) return yield* comes(g, who, symbol);
  const there = g.s.monsters.filter(({ token }) => g.monster(token).symbol === symbol);
  const gone = yield* ask<string | undefined>(g, () => ({
    by: [who.seat],
    key: 'q.lay-to-rest',
    args: { investigator: who.id, source },
    why: g.means.reasons.choice,
    options: [
      ...there.map(({ token, at }) => ({
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
  if (gone !== undefined) yield* g.means.board.returnMonster(g, gone, 'cup');
}

/** The first monster of the cup with that symbol comes to where he is, unless none can there (A-ENC-44). */
function* comes(g: Game, who: Investigator, symbol: string | undefined): Rule {
  if (g.means.board.appearForbidden(g, who.place)) return;
  const at = g.s.cup.findIndex((token) => g.monster(token).symbol === symbol);
  const [token] = at < 0 ? [] : g.own(g.s, 'cup').splice(at, 1);
  if (token === undefined) return;
  g.reveal();
  yield* g.means.board.placeMonster(g, token, who.place);
}

// ---- Museum Haunted, Strange Ornithological Sightings ----

/** Up to so many of a kind, from the cup, then the Outskirts, then trophies, come to a street. */
const comeTo = (street: string, kind: string, most: number): Handler =>
  function* (of): Rule {
    const g = of as Game;
    const come: string[] = [];
    for (let n = 0; n < most; n++) {
      const token = nextOf(g, kind, come);
      if (token === undefined) return;
      come.push(token);
      const outside = g.s.monsters.find((one) => one.token === token);
      if (outside) {
        if (hasRoomFor(g, outside, street)) yield* g.means.board.bringMonster(g, outside, street);
      } else yield* g.means.board.placeMonster(g, token, street);
    }
  };

export const hauntMuseum = comeTo('miskatonic-university', 'ghost', COMING.ghosts);
export const breakOut = comeTo('downtown', 'maniac', COMING.maniacs);

// ---- River Breaches the Levees ----

const FLOOD = 'river-breaches-the-levees';
const WASHED_UP = 'washed-up-exhibit';

const lyingSomewhere = (s: Game['s']): boolean => cardInPlay(s, WASHED_UP) !== undefined;

/** What the flood has washed up lies there no more. */
function clearFinds(g: Game): void {
  for (const lying of g.s.inPlay.filter(({ card }) => card === WASHED_UP)) takeFrom(g, lying);
}

/** Who ends a movement where an exhibit was washed up may take it, and his turn is over; the other is lost. */
export const salvage: Handler = function* (of, holder, { source }): Rule {
  const [g, who] = [of as Game, holder as Investigator];
  if (!lyingAt(g.s, WASHED_UP, who.place)) return;
  const takes = yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.may',
    args: { investigator: who.id, source },
    why: g.means.reasons.choice,
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
  yield* g.means.people.befall(g, who, 'end-turn', { source });
};

/** A token of a kind that is not in Arkham, from where it is first to be had; one of the Outskirts is still there. */
function nextOf(g: Game, kind: string, but: readonly string[]): string | undefined {
  const isOne = (token: string) => g.monster(token).id === kind;
  const cup = g.s.cup.findIndex(isOne);
  if (cup >= 0) return g.own(g.s, 'cup').splice(cup, 1)[0];
  const outside = g.s.monsters.find(({ token, at }) => at === 'outskirts' && isOne(token) && !but.includes(token));
  if (outside) return outside.token;
  for (const who of g.s.investigators) {
    const held = who.monsterTrophies.find(isOne);
    if (held === undefined) continue;
    dropTrophy(who, 'monsterTrophies', held);
    g.tell?.({ type: 'trophyGone', seat: who.seat, monster: held });
    return held;
  }
  return undefined;
}

/** Two flying monsters of the cup come to the Sky. */
export const flyers: Handler = function* (of): Rule {
  const g = of as Game;
  for (let n = 0; n < COMING.flyers; n++) {
    const at = g.s.cup.findIndex((token) => figures(g, token).movement === 'flying');
    const [token] = at < 0 ? [] : g.own(g.s, 'cup').splice(at, 1);
    if (token === undefined) return;
    g.reveal();
    yield* g.means.board.placeMonster(g, token, 'sky');
  }
};

/** While the sightings are in the papers flying monsters leave alone whoever has an exhibit, as if he were not there. */
export function sightings({ moves }: ArkhamBoard): Pick<ArkhamBoard, 'moves'> {
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

/** A maximum that is lower in Arkham is kept to by who comes back; what the flood left goes with its card. */
export function kept({ people, turn }: Pick<ArkhamMeanings, 'people' | 'turn'>): {
  readonly people: Pick<ArkhamMeanings['people'], 'relocated'>;
  readonly mythos: Pick<ArkhamMeanings['turn']['mythos'], 'text'>;
} {
  return {
    people: {
      relocated(g, who, from) {
        const comes = people.relocated(g, who, from);
        return g.content.places.get(from)?.is.inArkham === true ? comes : fromElsewhere(g, who, comes);
      },
    },
    mythos: {
      *text(g, card): Rule {
        yield* turn.mythos.text(g, card);
        if (lyingSomewhere(g.s) && !cardInPlay(g.s, FLOOD)) clearFinds(g);
      },
    },
  };
}

/** Somebody comes from beyond Arkham. */
function* fromElsewhere(g: AnyGame, who: AnyInvestigator, comes: Rule): Rule {
  yield* comes;
  if (!g.inArkham(who)) return;
  keepWithinMaxima(g, who);
  // A-STATUS-11
  yield* fallIfSpent(g, who);
}
