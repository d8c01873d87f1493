import type { Rule } from '@vigil/engine';
import type { ArkhamHandler, ArkhamPeopleRules, ArkhamTargetCheck, ArkhamTurnRules, Game } from '../../arkham/game.js';
import type { Investigator } from '../../arkham/state.js';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { investigatorOption } from '../../common/board/options.js';
import { discardCard, enforceCardCaps, keepWithinMaxima } from '../../common/cards/cards.js';
import { isInRegion } from '../../common/figures/conditions.js';
import { addToHand } from '../../common/figures/hand.js';
import type { Game as AnyGame } from '../../common/game.js';
import { gainClues } from '../../common/resources/resources.js';
import type { CheckRules } from '../../common/rule-table.js';
import type { Possession } from '../../common/state.js';
import { optionId } from '../../language/questions/index.js';
import { SPELL_CLUES } from './constants.js';
import { PHARAOH_SLICE, type ReadonlyInvestigator } from './pharaoh-state.js';

/** Asks for one of some investigators. Undefined if there are none. */
function* chooseInvestigator(
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
      why: g.rules.reasons.choice,
      options,
      asides: { inText: who },
    };
  });
}

// ---- Anointed and Tainted ----

const ANOINTED = 'anointed';
const TAINTED = 'tainted-soul';

/**
 * The roll to lose a Curse. A Tainted investigator rolls twice and takes the worse result.
 *
 * An Anointed investigator may have another one in Arkham reroll, once a turn.
 */
export function curseRollsLayer(below: Pick<CheckRules, 'rollDice'>): Pick<CheckRules, 'rollDice'> {
  return {
    rollDice: (g, who, n, cause, faces) =>
      cause.source === 'curse'
        ? rollForCurse(g, who, () => below.rollDice(g, who, n, cause, faces))
        : below.rollDice(g, who, n, cause, faces),
  };
}

function* rollForCurse(g: AnyGame, who: ReadonlyInvestigator, once: () => Rule<number[]>): Rule<number[]> {
  let dice = yield* once();
  const isTainted = who.cards.some(({ card }) => card === TAINTED);
  if (isTainted) dice = worseRoll(dice, yield* once());
  for (const other of g.s.investigators) {
    if (endsCurse(dice) || other === who || !g.isInArkham(who) || !canAnoint(other)) continue;
    if (!(yield* offerAnointedReroll(g, other, who, isTainted ? 2 : 1))) continue;
    other.used = [...other.used, ANOINTED];
    g.emit?.({ type: 'used', seat: other.seat, card: ANOINTED, ability: 1 });
    dice = yield* once();
    if (isTainted) dice = worseRoll(dice, yield* once());
  }
  return dice;
}

/** The die face that ends a Curse. */
const CURSE_ENDING_FACE = 1;
const endsCurse = ([die]: readonly number[]): boolean => die === CURSE_ENDING_FACE;
const worseRoll = (one: number[], other: number[]): number[] => (endsCurse(one) ? other : one);

function canAnoint({ cards, used, place }: ReadonlyInvestigator): boolean {
  return place !== 'out' && cards.some(({ card }) => card === ANOINTED) && !used.includes(ANOINTED);
}

/** `rolls`: the number of rolls that must succeed. */
function* offerAnointedReroll(
  g: AnyGame,
  who: ReadonlyInvestigator,
  other: ReadonlyInvestigator,
  rolls: number,
): Rule<boolean> {
  return yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.anoint',
    args: { investigator: who.id, other: other.id },
    why: g.rules.reasons.choice,
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    asides: { inText: other },
    about: () => ({ changes: { yes: { chance: (1 / 6) ** rolls } } }),
  }));
}

// ---- Private Investigator ----

function delayedOthers(g: Game, who: Investigator): Investigator[] {
  return g.s.investigators.filter((other) => other !== who && other.delayed && g.isInArkham(other));
}

export const hasDelayed: ArkhamTargetCheck = (g, who) => delayedOthers(g, who).length > 0;

/** Ends the delay of another investigator in Arkham. */
export const endDelayOfAnother: ArkhamHandler = function* (g, who, { source }): Rule {
  const other = yield* chooseInvestigator(g, who, source, () => delayedOthers(g, who));
  if (!other) return;
  yield* g.rules.people.standUp(g, other);
  g.emit?.({ type: 'fateApplied', seat: other.seat, fate: 'free' });
};

// ---- Visions ----

function spellsOf(g: AnyGame, who: ReadonlyInvestigator): Possession[] {
  return who.cards.filter(({ card }) => g.content.countsAs(g.card(card)) === 'spell');
}

function othersWithSpells(g: Game, who: Investigator): Investigator[] {
  return g.s.investigators.filter((other) => other !== who && other.place !== 'out' && spellsOf(g, other).length > 0);
}

export const hasCaster: ArkhamTargetCheck = (g, who) => othersWithSpells(g, who).length > 0;

/** Another investigator may give up a Spell for one Clue plus its Sanity cost in Clues. */
export const tradeSpellForClues: ArkhamHandler = function* (g, who, { source }): Rule {
  const other = yield* chooseInvestigator(g, who, source, () => othersWithSpells(g, who));
  if (!other) return;
  const spell = yield* ask<Possession | undefined>(g, () => ({
    by: [other.seat],
    key: 'q.give-up-spell',
    args: { investigator: other.id, source },
    why: g.rules.reasons.choice,
    options: [...cardOptions(spellsOf(g, other)), { id: 'no', value: undefined, key: 'o.no' }],
    asides: { inText: other },
  }));
  if (!spell) return;
  const cost = g.card(spell.card).abilities?.find(({ cast }) => cast)?.cast?.sanity ?? 0;
  discardCard(g, other, spell);
  yield* gainClues(g, other, SPELL_CLUES + cost, source);
};

/** Cards as options; equal cards share one option. */
function cardOptions(cards: readonly Possession[]) {
  const first = cards.filter(({ card }, i) => cards.findIndex((possession) => possession.card === card) === i);
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

function skillsOf(g: AnyGame, who: ReadonlyInvestigator): Possession[] {
  return who.cards.filter(({ card }) => g.content.countsAs(g.card(card)) === 'skill');
}

function investigatorsWithSkills(g: Game): Investigator[] {
  return g.s.investigators.filter(
    (investigator) => investigator.place !== 'out' && skillsOf(g, investigator).length > 0,
  );
}

export const canLendSkill: ArkhamTargetCheck = (g) =>
  investigatorsWithSkills(g).length > 0 && g.s.investigators.filter(({ place }) => place !== 'out').length > 1;

/** One investigator lends a Skill to another for this turn, wherever they are. */
export const lendSkill: ArkhamHandler = function* (g, who, { source }): Rule {
  const from = yield* chooseInvestigator(g, who, source, () => investigatorsWithSkills(g));
  if (!from) return;
  const skill = yield* ask<Possession>(g, () => ({
    by: [from.seat],
    key: 'q.lend-skill',
    args: { investigator: from.id, source },
    why: g.rules.reasons.choice,
    options: cardOptions(skillsOf(g, from)),
    asides: { inText: from },
  }));
  const to = yield* chooseInvestigator(g, who, source, () =>
    g.s.investigators.filter((investigator) => investigator !== from && investigator.place !== 'out'),
  );
  if (!to) return;
  lendCard(g, from, to, skill);
  const part = PHARAOH_SLICE.of(g);
  part.lentSkills = [...(part.lentSkills ?? []), { card: skill.card, from: from.seat, to: to.seat }];
  yield* enforceCardCaps(g, to);
};

function lendCard(g: Game, from: Investigator, to: Investigator, held: Possession): void {
  from.cards.splice(from.cards.indexOf(held), 1);
  addToHand(g, to, held);
  g.emit?.({ type: 'traded', from: from.seat, to: to.seat, card: held.card });
  for (const one of [from, to]) keepWithinMaxima(g, one);
}

/**
 * Returns lent Skills when the turn ends, if the card and its owner are still there.
 *
 * The same when the Ancient One awakens during the turn, and with each round of the final battle. A round has an Upkeep
 * (A-FINAL-09).
 */
export function returnLentSkillsLayer({
  endTurn,
  final,
}: Pick<ArkhamTurnRules, 'endTurn' | 'final'>): Pick<ArkhamTurnRules, 'endTurn' | 'final'> {
  const isLent = (g: Game) => PHARAOH_SLICE.of(g).lentSkills !== undefined;
  return {
    endTurn: (g) => (isLent(g) ? runInSequence(g, returnLentSkills, endTurn) : endTurn(g)),
    final: {
      ...final,
      begin: (g, cause) =>
        isLent(g) ? runInSequence(g, returnLentSkills, () => final.begin(g, cause)) : final.begin(g, cause),
      ancientOneTurn: (g) =>
        isLent(g) ? runInSequence(g, () => final.ancientOneTurn(g), returnLentSkills) : final.ancientOneTurn(g),
    },
  };
}

function* runInSequence(g: Game, first: (g: Game) => Rule, then: (g: Game) => Rule): Rule {
  yield* first(g);
  yield* then(g);
}

/**
 * An investigator who leaves the game takes the Skills they lent (A-STATUS-25). Skills lent to them return to their
 * owners.
 */
export function lentSkillsLeaveLayer(
  people: Pick<ArkhamPeopleRules, 'leaveGame'>,
): Pick<ArkhamPeopleRules, 'leaveGame'> {
  return {
    leaveGame: (g, who, next) =>
      PHARAOH_SLICE.of(g).lentSkills === undefined
        ? people.leaveGame(g, who, next)
        : settleLentSkills(g, who, people.leaveGame(g, who, next)),
  };
}

function* settleLentSkills(g: Game, who: Investigator, leaves: Rule): Rule {
  const part = PHARAOH_SLICE.of(g);
  const concerned = part.lentSkills?.filter(({ from, to }) => from === who.seat || to === who.seat) ?? [];
  const rest = part.lentSkills?.filter((skill) => !concerned.includes(skill)) ?? [];
  part.lentSkills = rest.length > 0 ? rest : undefined;
  const owners = new Set<Investigator>();
  for (const { card, from, to } of concerned) {
    const [owner, borrower] = [g.investigatorAt(from), g.investigatorAt(to)];
    const held = borrower.cards.find((possession) => possession.card === card);
    if (!held) continue;
    if (owner === who) discardCard(g, borrower, held);
    else {
      // The event has already listed it among the cards lost.
      borrower.cards.splice(borrower.cards.indexOf(held), 1);
      addToHand(g, owner, held);
      g.emit?.({ type: 'received', seat: owner.seat, card, from: PSYCHIC });
      keepWithinMaxima(g, owner);
      owners.add(owner);
    }
  }
  yield* leaves;
  for (const owner of owners) yield* enforceCardCaps(g, owner);
}

/** Returned cards count as gained cards (D-INJURY-08). */
function* returnLentSkills(g: Game): Rule {
  const part = PHARAOH_SLICE.of(g);
  const owners = new Set<Investigator>();
  for (const { card, from, to } of part.lentSkills ?? []) {
    const [owner, borrower] = [g.investigatorAt(from), g.investigatorAt(to)];
    const held = borrower.cards.find((possession) => possession.card === card);
    if (!held || owner.place === 'out') continue;
    lendCard(g, borrower, owner, held);
    owners.add(owner);
  }
  part.lentSkills = undefined;
  for (const owner of owners) yield* enforceCardCaps(g, owner);
}

// ---- Harried ----

/** A chosen monster of Arkham or the Sky moves to the harried investigator. */
export const harryInvestigator: ArkhamHandler = function* (g, who, { source }): Rule {
  const monsters = () => g.s.monsters.filter(({ at }) => at !== who.place && isInRegion(g, at, { in: 'arkham' }));
  const monster = yield* askUnlessMoot<ReturnType<typeof monsters>[number]>(g, () => {
    const candidates = monsters();
    if (candidates.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.harrier',
      args: { investigator: who.id, source },
      why: g.rules.reasons.choice,
      options: candidates.map((one) => ({
        id: optionId.monster(one.token),
        value: one,
        key: 'o.monster-at' as const,
        args: { monster: g.monster(one.token).id, place: one.at },
        on: one.token,
      })),
      asides: { inText: who },
    };
  });
  if (monster) yield* g.rules.board.moveMonster(g, monster, who.place);
};
