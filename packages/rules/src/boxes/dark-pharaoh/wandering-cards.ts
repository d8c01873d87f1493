import type { Rule } from '@vigil/engine';
import type { ArkhamPeopleRules } from '../../arkham/extra-rules.js';
import { askUnlessMoot } from '../../common/ask.js';
import { investigatorOption } from '../../common/board/options.js';
import type { Game } from '../../common/game.js';
import { discardCard } from '../../common/resolving/cards.js';
import type { Investigator } from '../../common/state.js';
import type { CardDef } from '../../language/components.js';
import type { OptionWithValue } from '../../language/questions/index.js';

const BENEFITS: readonly string[] = ['anointed', 'private-investigator', 'psychic', 'visions'];
const DETRIMENTS: readonly string[] = ['harried', 'local-guide', 'tainted-soul', 'wanted'];

/** Whether a card is a Benefit or a Detriment. */
export function isBenefitOrDetriment(card: string): boolean {
  return BENEFITS.includes(card) || DETRIMENTS.includes(card);
}

/** Whether one of these is a Benefit. */
export function isBenefit(card: string): boolean {
  return BENEFITS.includes(card);
}

/** The neighbourhood that a card bars from, by its street. */
export function barredStreetOfCard(card: CardDef | undefined): string | undefined {
  for (const one of card?.modifiers ?? []) if (one.mod === 'barred') return one.neighbourhood;
  return undefined;
}

/** The same of a card by its id. */
export function barredStreetOf(g: Game, card: string): string | undefined {
  return barredStreetOfCard(g.card(card));
}

/**
 * Detriments and Barred cards of which none is left are taken from another (P-BENEF-03, P-BAR-04), Benefits if he likes
 * (P-BENEF-02); from whom, the first player says. Who has it already receives nothing more (BOX-44).
 */
export function wanderingCardsLayer(
  below: ArkhamPeopleRules,
): Pick<ArkhamPeopleRules, 'burdens' | 'receive' | 'wouldReceive'> {
  const isWandering = (g: Game, card: string) => isBenefitOrDetriment(card) || barredStreetOf(g, card) !== undefined;
  return {
    burdens: [...below.burdens, ...DETRIMENTS],
    wouldReceive: (g, who, card) => (isWandering(g, card) ? !hasCard(who, card) : below.wouldReceive(g, who, card)),
    *receive(g, who, card, cause): Rule {
      if (isWandering(g, card) && !hasCard(who, card) && (g.s.specials[card] ?? 0) < 1)
        yield* takeFromAnother(g, who, card);
      yield* below.receive(g, who, card, cause);
    },
  };
}

function hasCard(who: Investigator, card: string): boolean {
  return who.cards.some((held) => held.card === card);
}

function* takeFromAnother(g: Game, who: Investigator, card: string): Rule {
  const mayLeaveIt = BENEFITS.includes(card);
  const chooser = mayLeaveIt ? who : yield* g.rules.people.firstPlayer(g);
  const from = yield* askUnlessMoot<Investigator | undefined>(g, () => {
    const holders = g.s.investigators.filter((other) => other !== who && hasCard(other, card));
    if (holders.length === 0) return undefined;
    const options: OptionWithValue<'q.whose-card', Investigator | undefined>[] = holders.map(investigatorOption);
    if (mayLeaveIt) options.push({ id: 'no', value: undefined, key: 'o.no' });
    return {
      by: [chooser.seat],
      key: 'q.whose-card',
      args: { investigator: who.id, card },
      why: mayLeaveIt ? 'P-BENEF-02' : 'P-BAR-04',
      options,
      asides: { inText: who },
    };
  });
  const held = from?.cards.find((one) => one.card === card);
  if (from && held) discardCard(g, from, held);
}
