/** Handlers of encounters of The King in Yellow. */
import type { Rule } from '@vigil/engine';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { investigatorOption, isOutOfReach } from '../../common/board/options.js';
import { discardCard, drawCards, gainCard, returnToDeck } from '../../common/cards/cards.js';
import { previewCheck, skillCheck } from '../../common/checks/checks.js';
import { revealCards } from '../../common/effects/card-effects.js';
import { skillValue } from '../../common/figures/modifiers.js';
import type { Game } from '../../common/game.js';
import { numberOptions } from '../../common/number-options.js';
import { defeatIfAtZero, gainMoney } from '../../common/resources/resources.js';
import type { Handler, TargetCheck } from '../../common/rule-table.js';
import type { Investigator } from '../../common/state.js';
import type { Skill } from '../../language/terms.js';
import { findFreeUse, offerUse } from '../free-use.js';
import { swapPlaces } from '../swap-places.js';
import { LOWEST_SKILL } from './constants.js';
import { SKILL_ID } from './king-encounter-questions.js';

const SKILLS: readonly Skill[] = ['speed', 'sneak', 'fight', 'will', 'lore', 'luck'];

/** The investigator guesses the price of the top common card: kept if right, discarded if wrong. */
export const guessPrice: Handler = function* (g, who, { source }): Rule {
  const deck = g.mutableDeck('common');
  if (deck.length === 0) return;
  const highestPrice = Math.max(
    ...[...g.content.cards.values()].map(({ deck: deckId, price }) => (deckId === 'common' ? (price ?? 0) : 0)),
  );
  const guess = yield* ask(g, () => ({
    by: [who.seat],
    key: 'q.how-much',
    args: { investigator: who.id, what: 'guess', source },
    why: g.rules.reasons.choice,
    options: numberOptions(0, highestPrice),
    asides: { inText: who },
  }));
  g.reveal();
  const card = g.mutableDeck('common').shift();
  if (card === undefined) return;
  if ((g.card(card).price ?? 0) === guess) return yield* gainCard(g, who, card, source);
  returnToDeck(g, card);
};

/** Draws common items for the successes and discards all; the investigator gains the price of the most expensive. */
export const gainDearestPrice: Handler = function* (g, who, { source }, memory): Rule {
  const cards: string[] = [];
  try {
    yield* revealCards(g, who, 'common', memory?.successes ?? 0, cards, source);
  } finally {
    for (const card of cards) returnToDeck(g, card);
  }
  const price = Math.max(0, ...cards.map((card) => g.card(card).price ?? 0));
  gainMoney(g, who, price, source);
};

/** A check to read the tome just found may be made at once, without movement points. */
export const readFoundTome: Handler = function* (g, who, { source }): Rule {
  const found = who.cards.at(-1);
  if (!found?.fresh || g.card(found.card).type !== 'tome') return;
  const use = findFreeUse(g, who, found);
  if (use?.ability.then.some((effect) => effect.do === 'check')) yield* offerUse(g, who, use, source);
};

/** A check of the investigator's lowest current skill, chosen among equals. Success draws a Skill. */
export const checkLowestSkill: Handler = function* (g, who, cause): Rule {
  const lowest = Math.min(...SKILLS.map((skill) => skillValue(g, who, skill)));
  const specOf = (kind: Skill) => ({ kind, modifier: LOWEST_SKILL.modifier, difficulty: 1, cause });
  const among = SKILLS.filter((skill) => skillValue(g, who, skill) === lowest);
  const kind = yield* ask<Skill>(g, () => ({
    by: [who.seat],
    key: 'q.lowest-skill',
    args: { investigator: who.id, source: cause.source },
    why: g.rules.reasons.choice,
    options: among.map((skill) => ({ id: SKILL_ID.make(skill), value: skill, key: 'o.skill', args: { skill } })),
    asides: { inText: who },
    about: () => ({
      checks: Object.fromEntries(among.map((skill) => [SKILL_ID.make(skill), previewCheck(g, who, specOf(skill))])),
    }),
  }));
  const { passed } = yield* skillCheck(g, who, specOf(kind));
  if (passed) yield* drawCards(g, who, 'skill', 1, 1, cause.source);
  yield* defeatIfAtZero(g, who);
};

/** Swaps places with another investigator who agrees, wherever they are. */
export const swapWithWilling: Handler = function* (g, who, { source }): Rule {
  const others = () => othersElsewhere(g, who);
  const other = yield* askUnlessMoot<Investigator>(g, () =>
    others().length === 0
      ? undefined
      : {
          by: [who.seat],
          key: 'q.whom',
          args: { investigator: who.id, source },
          why: g.rules.reasons.choice,
          options: others().map(investigatorOption),
          asides: { inText: who },
        },
  );
  if (!other) return;
  const agrees = yield* askUnlessMoot<boolean>(g, () =>
    // They may be out or together meanwhile.
    others().includes(other)
      ? {
          by: [other.seat],
          key: 'q.swap-places',
          args: { investigator: other.id, other: who.id, source },
          why: g.rules.reasons.choice,
          options: [
            { id: 'yes', value: true, key: 'o.yes' },
            { id: 'no', value: false, key: 'o.no' },
          ],
          about: () => ({ changes: { yes: { place: who.place } } }),
          asides: { inText: who },
        }
      : undefined,
  );
  if (agrees) yield* swapPlaces(g, who, other, source);
};

/** Returns the investigators to swap places with. */
function othersElsewhere(g: Game, who: Investigator): Investigator[] {
  if (isOutOfReach(g, who.place)) return [];
  return g.s.investigators.filter(
    (investigator) =>
      investigator !== who &&
      investigator.place !== who.place &&
      isOnBoard(g, investigator) &&
      !isOutOfReach(g, investigator.place),
  );
}

/** True if there is an investigator to swap places with. */
export const hasOthersElsewhere: TargetCheck = (g, who) => othersElsewhere(g, who).length > 0;

/** True if on the board: not lost, out, or in the Jail, where no investigator goes voluntarily. */
function isOnBoard(g: Game, { place }: Investigator): boolean {
  const { kind } = g.place(place);
  return kind === 'street' || kind === 'location' || kind === 'world';
}

/**
 * Turns a Curse into a Blessing or the reverse, with no moment in between without either.
 *
 * A Curse that lasts until its holder is Blessed ends by this.
 */
export const flipBlessingOrCurse: Handler = function* (g, who, cause): Rule {
  const card = who.cards.find((held) => held.card === 'curse' || held.card === 'blessing');
  if (!card) return;
  discardCard(g, who, card);
  yield* g.rules.people.receive(g, who, card.card === 'curse' ? 'blessing' : 'curse', cause);
};
