import type { Rule } from '@vigil/engine';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { discardCard, pickOwnCard } from '../../common/cards/cards.js';
import { whileKeepingCards } from '../../common/game.js';
import { drawRandomPossessions, fillToMaxima, takeFixedPossessions } from '../../common/people/provision.js';
import { possessionId } from '../../common/possession-id.js';
import { loseMoney } from '../../common/resources/resources.js';
import type { Possession } from '../../common/state.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { openPlaceOrStreet } from '../board/places.js';
import type { Game } from '../game.js';
import { estateOf, faceValue } from '../people/removal.js';
import { createInvestigator } from '../set-up.js';
import type { Estate, Investigator } from '../state.js';

/**
 * Runs Upkeep X: each removed investigator's player may start another one. The newcomer may have no more than the
 * predecessor had (H-INTRO-08, H-SUM-06, H-UPKEEP-40, H-DEATH-05 to H-DEATH-10). A player who declines is asked again
 * in the next Upkeep.
 */
export function* offerNewInvestigators(g: Game): Rule {
  for (const who of g.s.investigators) {
    const { estate } = who;
    if (who.place !== 'out' || !estate) continue;
    const sheet = yield* chooseNewcomer(g, who, estate);
    // Assets beyond the limit cannot be given away before they are counted.
    if (sheet !== undefined) yield* whileKeepingCards(g, who, enterNewcomer(g, who, estate, sheet));
  }
}

/** Asks for a new investigator (H-DEATH-05, H-DEATH-10); undefined: none. */
function* chooseNewcomer(g: Game, { seat }: Investigator, estate: Estate): Rule<string | undefined> {
  return yield* askUnlessMoot<string | undefined>(g, () => {
    const { unusedInvestigators } = g.s;
    if (unusedInvestigators.length === 0) return undefined;
    const newcomers = unusedInvestigators.map(
      (id): OptionWithValue<'q.newcomer', string | undefined> => ({
        id: optionId.newcomer(id),
        value: id,
        key: 'o.investigator',
        args: { investigator: id },
        on: id,
      }),
    );
    return {
      by: [seat],
      key: 'q.newcomer',
      args: { investigator: estate.id },
      why: 'H-UPKEEP-40',
      options: [{ id: 'wait', value: undefined, key: 'o.nobody-yet' }, ...newcomers],
      about: () => ({ limits: estate }),
    };
  });
}

/** Enters a newcomer in the seat, with possessions and at home, then within the limits of the estate (H-DEATH-06). */
function* enterNewcomer(g: Game, who: Investigator, estate: Estate, sheet: string): Rule {
  const { s } = g;
  g.makeMutable(s, 'unusedInvestigators').splice(s.unusedInvestigators.indexOf(sheet), 1);
  Object.assign(who, createInvestigator(g.content, sheet, who.seat));
  g.effectIndex.addSheet(sheet);
  // A closed home is entered through its street (H-MONSTER-MOVE-35).
  who.place = openPlaceOrStreet(g, who.place);
  fillToMaxima(g, who);
  g.emit?.({ type: 'newInvestigator', seat: who.seat, investigator: sheet });
  yield* takeFixedPossessions(g, who);
  limitClues(g, who, estate.clues);
  yield* drawRandomPossessions(g, who);
  yield* limitCards(g, who, 'ally', estate.allies);
  yield* limitCards(g, who, 'spell', estate.spells);
  yield* limitValue(g, who, estate.value);
}

/** Limits the clues of the newcomer's sheet, and to the pool, before any other question. */
function limitClues(g: Game, who: Investigator, max: number): void {
  const printed = who.clues;
  const clues = Math.min(printed, max);
  who.clues = 0;
  if (clues > 0) who.clues = g.rules.people.availableFromSupply(g, 'clue', clues);
  const short = printed - who.clues;
  if (short > 0) g.emit?.({ type: 'lost', seat: who.seat, what: 'clue', amount: short, from: 'H-DEATH-06' });
}

/** Makes the newcomer give up allies or spells of their choice down to the limit (H-DEATH-06). */
function* limitCards(g: Game, who: Investigator, kind: 'ally' | 'spell', n: number): Rule {
  const has = () => who.cards.filter(({ card }) => g.content.countsAs(g.card(card)) === kind);
  while (has().length > n) {
    const lost = yield* pickOwnCard(g, who, has, 'q.limit-card', 'H-DEATH-06', 'H-DEATH-06');
    if (lost) discardCard(g, who, lost);
  }
}

/** Makes the newcomer give up items or money of their choice down to the value limit (H-DEATH-06). */
function* limitValue(g: Game, who: Investigator, value: number): Rule {
  for (;;) {
    const surplus = estateOf(g, who).value - value;
    if (surplus <= 0) return;
    const given = yield* ask<Possession | number>(g, () => ({
      by: [who.seat],
      key: 'q.limit-value',
      args: { investigator: who.id, n: surplus },
      why: 'H-DEATH-06',
      options: surplusOptions(g, who, surplus),
      asides: { inText: who },
      about: () => ({ surplus, limit: value }),
    }));
    if (typeof given === 'number') loseMoney(g, who, given, 'H-DEATH-06');
    else discardCard(g, who, given);
  }
}

/** Returns each item with a value, and the surplus of money, as options. */
function surplusOptions(
  g: Game,
  who: Investigator,
  surplus: number,
): OptionWithValue<'q.limit-value', Possession | number>[] {
  const options = new Map<string, OptionWithValue<'q.limit-value', Possession | number>>();
  for (const possession of who.cards) {
    const { card } = possession;
    const price = faceValue(g, card);
    const id = optionId.card(possessionId(possession));
    if (price > 0) options.set(id, { id, value: possession, key: 'o.give-up-item', args: { card, price }, on: card });
  }
  const money = Math.min(who.money, surplus);
  const all: OptionWithValue<'q.limit-value', Possession | number>[] = [...options.values()];
  if (money > 0) all.push({ id: 'money', value: money, key: 'o.give-up-money', args: { n: money } });
  return all;
}
