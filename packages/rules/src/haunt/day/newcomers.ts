import type { Rule } from '@vigil/engine';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { whileKeepingCards } from '../../common/game.js';
import { fillToMaxima, fixedPossessions, randomPossessions } from '../../common/people/provision.js';
import { possessionId } from '../../common/possession-id.js';
import { discardCard, pickOwnCard } from '../../common/resolving/cards.js';
import { loseMoney } from '../../common/resolving/resources.js';
import type { Possession } from '../../common/state.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { openPlaceOrStreet } from '../board/places.js';
import type { Game } from '../game.js';
import { estateOf, faceValue } from '../people/removal.js';
import { createInvestigator } from '../set-up.js';
import type { Estate, Investigator } from '../state.js';

/**
 * Upkeep X: for each investigator removed since the last one his player may start another, who replaces him and may not
 * have more than he had (H-INTRO-08, H-SUM-06, H-UPKEEP-40, H-DEATH-05 to H-DEATH-10). Who declines is asked again in
 * the next Upkeep.
 */
export function* offerNewInvestigators(g: Game): Rule {
  for (const who of g.s.investigators) {
    const { estate } = who;
    if (who.place !== 'out' || !estate) continue;
    const sheet = yield* chooseNewcomer(g, who, estate);
    // What he may not bring he cannot give away before it is counted.
    if (sheet !== undefined) yield* whileKeepingCards(g, who, enterNewcomer(g, who, estate, sheet));
  }
}

/** Whether a new investigator comes, and who (D-13). */
function* chooseNewcomer(g: Game, { seat }: Investigator, estate: Estate): Rule<string | undefined> {
  return yield* askUnlessMoot<string | undefined>(g, () => {
    const { unusedInvestigators } = g.s;
    if (unusedInvestigators.length === 0) return undefined;
    const come = unusedInvestigators.map(
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
      options: [{ id: 'wait', value: undefined, key: 'o.nobody-yet' }, ...come],
      about: () => ({ limits: estate }),
    };
  });
}

/** A newcomer takes the seat: provisioned and at home, then brought within what his predecessor left (H-DEATH-06). */
function* enterNewcomer(g: Game, who: Investigator, estate: Estate, sheet: string): Rule {
  const { s } = g;
  g.makeMutable(s, 'unusedInvestigators').splice(s.unusedInvestigators.indexOf(sheet), 1);
  Object.assign(who, createInvestigator(g.content, sheet, who.seat));
  g.effectIndex.addSheet(sheet);
  // A home closed today has only its street (H-MONSTER-MOVE-35).
  who.place = openPlaceOrStreet(g, who.place);
  fillToMaxima(g, who);
  g.emit?.({ type: 'newInvestigator', seat: who.seat, investigator: sheet });
  yield* fixedPossessions(g, who);
  limitClues(g, who, estate.clues);
  yield* randomPossessions(g, who);
  yield* limitCards(g, who, 'ally', estate.allies);
  yield* limitCards(g, who, 'spell', estate.spells);
  yield* limitValue(g, who, estate.value);
}

/** Of the clues of his sheet he has no more than that many, as far as there are any, before anything else is asked. */
function limitClues(g: Game, who: Investigator, most: number): void {
  const printed = who.clues;
  const clues = Math.min(printed, most);
  who.clues = 0;
  if (clues > 0) who.clues = g.rules.people.availableFromSupply(g, 'clue', clues);
  const short = printed - who.clues;
  if (short > 0) g.emit?.({ type: 'lost', seat: who.seat, what: 'clue', amount: short, from: 'H-DEATH-06' });
}

/** He gives up allies or spells of his player's choice until he has no more than so many (D-14). */
function* limitCards(g: Game, who: Investigator, kind: 'ally' | 'spell', n: number): Rule {
  const has = () => who.cards.filter(({ card }) => g.content.countsAs(g.card(card)) === kind);
  while (has().length > n)
    discardCard(g, who, yield* pickOwnCard(g, who, has, 'q.limit-card', 'H-DEATH-06', 'H-DEATH-06'));
}

/** He gives up items or money of his player's choice until they are together worth no more than so much (D-14). */
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

/** Each item that is worth something, and as much money as there is of what is too much. */
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
