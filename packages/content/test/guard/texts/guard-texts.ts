import { type TextChange, textChanges } from './changes.js';
import { keptTexts, textDifference } from './kept-texts.js';
import { boxTexts } from './texts.js';

/** Changes made to a box's texts at random, one at a time: those that nothing notices. */
export async function triedTexts(box: string, n: number, seed: number): Promise<TextChange[]> {
  const [kept, own] = [keptTexts(box), await boxTexts(box)];
  return [...textChanges(own.texts, n, seed)].filter(
    ({ kind, language, id, texts }) => !textDifference(kept, { ...own, texts }, kind, language, id),
  );
}
