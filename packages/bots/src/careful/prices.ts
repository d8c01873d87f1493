/** Prices of the rules as cards have changed them. */
import { type Content, type Modifier, SEAL_COST } from '@vigil/rules';
import type { AnyView } from './decision-context.js';

/** Returns the Clues that a seal costs now: more or less if the Ancient One or a card on the table says so. */
export function sealPriceOf(content: Content, { ancientOne, inPlay }: Pick<AnyView, 'ancientOne' | 'inPlay'>): number {
  let price = SEAL_COST;
  let change = 0;
  const read = (modifiers: readonly Modifier[] = []) => {
    for (const modifier of modifiers) {
      if (modifier.mod !== 'sealCost') continue;
      price = modifier.to ?? price;
      change += modifier.by ?? 0;
    }
  };
  read(content.ancientOnes.get(ancientOne)?.modifiers);
  for (const { card } of inPlay) read((content.mythos.get(card) ?? content.tableCards.get(card))?.modifiers);
  return Math.max(0, price + change);
}
