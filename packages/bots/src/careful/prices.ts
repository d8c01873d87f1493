/** Prices of the rules as cards have changed them. */
import { type Content, type Modifier, sealCostWith } from '@vigil/rules';
import type { AnyView } from './decision-context.js';

/** Returns the Clues that a seal costs now: more or less if the Ancient One or a card on the table says so. */
export function sealPriceOf(content: Content, { ancientOne, inPlay }: Pick<AnyView, 'ancientOne' | 'inPlay'>): number {
  const texts = [
    content.ancientOnes.get(ancientOne),
    ...inPlay.map(({ card }) => content.mythos.get(card) ?? content.tableCards.get(card)),
  ];
  const modifiers: readonly Modifier[] = texts.flatMap((text) => text?.modifiers ?? []);
  return sealCostWith(modifiers.filter((modifier) => modifier.mod === 'sealCost'));
}
