import type { Rule } from '@vigil/engine';
import type { ArkhamPeopleRules } from '../../arkham/game.js';
import { askUnlessMoot } from '../../common/ask.js';
import { investigatorOption } from '../../common/board/options.js';
import { discardCard } from '../../common/cards/cards.js';
import type { Game } from '../../common/game.js';
import type { Investigator } from '../../common/state.js';
import type { CardDef } from '../../language/components.js';
import type { OptionWithValue } from '../../language/questions/index.js';

const BENEFITS: readonly string[] = ['anointed', 'private-investigator', 'psychic', 'visions'];
const DETRIMENTS: readonly string[] = ['harried', 'local-guide', 'tainted-soul', 'wanted'];

/** True if the card is a Benefit or a Detriment. */
export function isBenefitOrDetriment(card: string): boolean {
  return BENEFITS.includes(card) || DETRIMENTS.includes(card);
}

/** True if a Benefit or Detriment is a Benefit. */
export function isBenefit(card: string): boolean {
  return BENEFITS.includes(card);
}

/** Returns the street of the neighbourhood that a card bars from. */
export function barredStreetOfCard(card: CardDef | undefined): string | undefined {
  for (const modifier of card?.modifiers ?? []) if (modifier.mod === 'barred') return modifier.neighbourhood;
  return undefined;
}

/** Same as {@link barredStreetOfCard}, by card id. */
export function barredStreetOf(g: Game, card: string): string | undefined {
  return barredStreetOfCard(g.card(card));
}

/**
 * If none is left, Detriments and Barred cards are taken from another holder (P-BENEF-03, P-BAR-04), Benefits
 * optionally (P-BENEF-02). The first player chooses the holder. An investigator who already has the card receives
 * nothing (BOX-44).
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
  const held = from?.cards.find((possession) => possession.card === card);
  if (from && held) discardCard(g, from, held);
}
