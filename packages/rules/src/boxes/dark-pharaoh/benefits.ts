import type { Rule } from '@vigil/engine';
import type { Game } from '../../arkham/game.js';
import type { ArkhamPeople, ArkhamTurn } from '../../arkham/own-meanings.js';
import type { Investigator } from '../../arkham/state.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { investigatorOption } from '../../common/board/options.js';
import { isIn } from '../../common/figures/conditions.js';
import { hold } from '../../common/figures/hand.js';
import type { Game as AnyGame } from '../../common/game.js';
import type { Checks, Handler, Targets } from '../../common/meanings.js';
import { discardCard, keepCardsCapped, keepWithinMaxima } from '../../common/resolving/cards.js';
import { gainClues } from '../../common/resolving/resources.js';
import type { Possession } from '../../common/state.js';
import { optionId } from '../../language/questions/index.js';
import { SPELL_CLUES } from './constants.js';
import { PART } from './part.js';

/** One of some investigators, of somebody's choice; undefined: there is none. */
function* whom(
  g: Game,
  who: Investigator,
  source: string,
  among: () => Investigator[],
): Rule<Investigator | undefined> {
  return yield* askUnlessMoot<Investigator>(g, () => {
    const options = among().map((one) => ({ ...investigatorOption(one), value: one }));
    if (options.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.whom',
      args: { investigator: who.id, source },
      why: g.means.reasons.choice,
      options,
      asides: { inText: who },
    };
  });
}

// ---- Anointed and Tainted ----

const ANOINTED = 'anointed';
const TAINTED = 'tainted-soul';

/**
 * The roll to be rid of a Curse: who is Tainted makes it twice, and the worse one counts; an Anointed one may have another
 * in Arkham make it again, once in a turn.
 */
export function curseRolls(below: Pick<Checks, 'rollDice'>): Pick<Checks, 'rollDice'> {
  return {
    rollDice: (g, who, n, cause, faces) =>
      cause.source === 'curse'
        ? curseRoll(g, who, () => below.rollDice(g, who, n, cause, faces))
        : below.rollDice(g, who, n, cause, faces),
  };
}

function* curseRoll(g: AnyGame, who: AnyInvestigator, once: () => Rule<number[]>): Rule<number[]> {
  let dice = yield* once();
  const isTainted = who.cards.some(({ card }) => card === TAINTED);
  if (isTainted) dice = worse(dice, yield* once());
  for (const other of g.s.investigators) {
    if (isRid(dice) || other === who || !g.inArkham(who) || !mayAnoint(other)) continue;
    if (!(yield* anoints(g, other, who, isTainted ? 2 : 1))) continue;
    other.used = [...other.used, ANOINTED];
    g.tell?.({ type: 'used', seat: other.seat, card: ANOINTED, ability: 1 });
    dice = yield* once();
    if (isTainted) dice = worse(dice, yield* once());
  }
  return dice;
}

/** The face that ends a Curse. */
const RID = 1;
const isRid = ([die]: readonly number[]): boolean => die === RID;
const worse = (one: number[], other: number[]): number[] => (isRid(one) ? other : one);

function mayAnoint({ cards, used, place }: AnyInvestigator): boolean {
  return place !== 'out' && cards.some(({ card }) => card === ANOINTED) && !used.includes(ANOINTED);
}

type AnyInvestigator = AnyGame['s']['investigators'][number];

/** `rolls`: so many have to come out well. */
function* anoints(g: AnyGame, who: AnyInvestigator, other: AnyInvestigator, rolls: number): Rule<boolean> {
  return yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.anoint',
    args: { investigator: who.id, other: other.id },
    why: g.means.reasons.choice,
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    asides: { inText: other },
    about: () => ({ changes: { yes: { chance: (1 / 6) ** rolls } } }),
  }));
}

// ---- Private Investigator ----

function delayed(g: Game, who: Investigator): Investigator[] {
  return g.s.investigators.filter((other) => other !== who && other.delayed && g.inArkham(other));
}

export const hasDelayed: Targets = (g, who) => delayed(g as Game, who as Investigator).length > 0;

/** Another in Arkham stands up. */
export const endDelay: Handler = function* (of, holder, { source }): Rule {
  const [g, who] = [of as Game, holder as Investigator];
  const other = yield* whom(g, who, source, () => delayed(g, who));
  if (!other) return;
  yield* g.means.people.standUp(g, other);
  g.tell?.({ type: 'befell', seat: other.seat, fate: 'free' });
};

// ---- Visions ----

function spellsOf(g: AnyGame, who: AnyInvestigator): Possession[] {
  return who.cards.filter(({ card }) => g.content.countsAs(g.card(card)) === 'spell');
}

function casters(g: Game, who: Investigator): Investigator[] {
  return g.s.investigators.filter((other) => other !== who && other.place !== 'out' && spellsOf(g, other).length > 0);
}

export const hasCaster: Targets = (g, who) => casters(g as Game, who as Investigator).length > 0;

/** Another may give up a Spell for a Clue and as many more as it costs Sanity. */
export const spellForClues: Handler = function* (of, holder, { source }): Rule {
  const [g, who] = [of as Game, holder as Investigator];
  const other = yield* whom(g, who, source, () => casters(g, who));
  if (!other) return;
  const spell = yield* ask<Possession | undefined>(g, () => ({
    by: [other.seat],
    key: 'q.give-up-spell',
    args: { investigator: other.id, source },
    why: g.means.reasons.choice,
    options: [...cardOptions(spellsOf(g, other)), { id: 'no', value: undefined, key: 'o.no' }],
    asides: { inText: other },
  }));
  if (!spell) return;
  const cost = g.card(spell.card).abilities?.find(({ cast }) => cast)?.cast?.sanity ?? 0;
  discardCard(g, other, spell);
  yield* gainClues(g, other, SPELL_CLUES + cost, source);
};

/** Cards to choose from; equal ones are one option. */
function cardOptions(cards: readonly Possession[]) {
  const first = cards.filter(({ card }, i) => cards.findIndex((one) => one.card === card) === i);
  return first.map((held) => ({
    id: optionId.card(held.card),
    value: held,
    key: 'o.card' as const,
    args: { card: held.card },
    on: held.card,
  }));
}

// ---- Psychic ----

const PSYCHIC = 'psychic';

function skillsOf(g: AnyGame, who: AnyInvestigator): Possession[] {
  return who.cards.filter(({ card }) => g.content.countsAs(g.card(card)) === 'skill');
}

function skilled(g: Game): Investigator[] {
  return g.s.investigators.filter((one) => one.place !== 'out' && skillsOf(g, one).length > 0);
}

export const hasSkilled: Targets = (g) =>
  skilled(g as Game).length > 0 && g.s.investigators.filter(({ place }) => place !== 'out').length > 1;

/** Somebody lends a Skill to somebody else, wherever they are, for this turn. */
export const lendSkill: Handler = function* (of, holder, { source }): Rule {
  const [g, who] = [of as Game, holder as Investigator];
  const from = yield* whom(g, who, source, () => skilled(g));
  if (!from) return;
  const skill = yield* ask<Possession>(g, () => ({
    by: [from.seat],
    key: 'q.lend-skill',
    args: { investigator: from.id, source },
    why: g.means.reasons.choice,
    options: cardOptions(skillsOf(g, from)),
    asides: { inText: from },
  }));
  const to = yield* whom(g, who, source, () => g.s.investigators.filter((one) => one !== from && one.place !== 'out'));
  if (!to) return;
  hand(g, from, to, skill);
  const part = PART.of(g);
  part.lent = [...(part.lent ?? []), { card: skill.card, from: from.seat, to: to.seat }];
  yield* keepCardsCapped(g, to);
};

function hand(g: Game, from: Investigator, to: Investigator, held: Possession): void {
  from.cards.splice(from.cards.indexOf(held), 1);
  hold(g, to, held);
  g.tell?.({ type: 'traded', from: from.seat, to: to.seat, card: held.card });
  for (const one of [from, to]) keepWithinMaxima(g, one);
}

/**
 * What was lent goes back when the turn ends, if it is still there and so is its owner: also when the Ancient One awakens in
 * it, and with a round of the final battle, of which each has an Upkeep (A-FINAL-09).
 */
export function lending({
  endTurn,
  final,
}: Pick<ArkhamTurn, 'endTurn' | 'final'>): Pick<ArkhamTurn, 'endTurn' | 'final'> {
  const isLent = (g: Game) => PART.of(g).lent !== undefined;
  return {
    endTurn: (g) => (isLent(g) ? inTurn(g, giveBack, endTurn) : endTurn(g)),
    final: {
      ...final,
      begin: (g, cause) => (isLent(g) ? inTurn(g, giveBack, () => final.begin(g, cause)) : final.begin(g, cause)),
      answer: (g) => (isLent(g) ? inTurn(g, () => final.answer(g), giveBack) : final.answer(g)),
    },
  };
}

function* inTurn(g: Game, first: (g: Game) => Rule, then: (g: Game) => Rule): Rule {
  yield* first(g);
  yield* then(g);
}

/**
 * Who leaves the game takes what he has lent with him, as all his cards (A-STATUS-25); what was lent to him is not his and
 * goes home.
 */
export function lentOut(people: Pick<ArkhamPeople, 'leaveGame'>): Pick<ArkhamPeople, 'leaveGame'> {
  return {
    leaveGame: (g, who, next) =>
      PART.of(g).lent === undefined ? people.leaveGame(g, who, next) : settled(g, who, people.leaveGame(g, who, next)),
  };
}

function* settled(g: Game, who: Investigator, leaves: Rule): Rule {
  const part = PART.of(g);
  const concerned = part.lent?.filter(({ from, to }) => from === who.seat || to === who.seat) ?? [];
  const rest = part.lent?.filter((one) => !concerned.includes(one)) ?? [];
  part.lent = rest.length > 0 ? rest : undefined;
  const owners = new Set<Investigator>();
  for (const { card, from, to } of concerned) {
    const [owner, borrower] = [g.at(from), g.at(to)];
    const held = borrower.cards.find((one) => one.card === card);
    if (!held) continue;
    if (owner === who) discardCard(g, borrower, held);
    else {
      // It has been told as lost with him, like all that he had.
      borrower.cards.splice(borrower.cards.indexOf(held), 1);
      hold(g, owner, held);
      g.tell?.({ type: 'received', seat: owner.seat, card, from: PSYCHIC });
      keepWithinMaxima(g, owner);
      owners.add(owner);
    }
  }
  yield* leaves;
  for (const owner of owners) yield* keepCardsCapped(g, owner);
}

/** What comes home counts like any card that comes to somebody (D-INJURY-08). */
function* giveBack(g: Game): Rule {
  const part = PART.of(g);
  const owners = new Set<Investigator>();
  for (const { card, from, to } of part.lent ?? []) {
    const [owner, borrower] = [g.at(from), g.at(to)];
    const held = borrower.cards.find((one) => one.card === card);
    if (!held || owner.place === 'out') continue;
    hand(g, borrower, owner, held);
    owners.add(owner);
  }
  part.lent = undefined;
  for (const owner of owners) yield* keepCardsCapped(g, owner);
}

// ---- Harried ----

/** A monster of choice, of Arkham or the Sky, comes to whoever is harried. */
export const harry: Handler = function* (of, holder, { source }): Rule {
  const [g, who] = [of as Game, holder as Investigator];
  const monsters = () => g.s.monsters.filter(({ at }) => at !== who.place && isIn(g, at, { in: 'arkham' }));
  const monster = yield* askUnlessMoot<ReturnType<typeof monsters>[number]>(g, () => {
    const there = monsters();
    if (there.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.harrier',
      args: { investigator: who.id, source },
      why: g.means.reasons.choice,
      options: there.map((one) => ({
        id: optionId.monster(one.token),
        value: one,
        key: 'o.monster-at' as const,
        args: { monster: g.monster(one.token).id, place: one.at },
        on: one.token,
      })),
      asides: { inText: who },
    };
  });
  if (monster) yield* g.means.board.moveMonster(g, monster, who.place);
};
