import { loadBoxTexts } from './box-texts.js';
import { mutateTexts, type TextMutation } from './text-mutations.js';
import { compareText, loadTextReadings } from './text-readings.js';

/** Changes made to a box's texts at random, one at a time: those that nothing notices. */
export async function findUnnoticedTextMutations(box: string, n: number, seed: number): Promise<TextMutation[]> {
  const [kept, own] = [loadTextReadings(box), await loadBoxTexts(box)];
  return [...mutateTexts(own.texts, n, seed)].filter(
    ({ kind, language, id, texts }) => !compareText(kept, { ...own, texts }, kind, language, id),
  );
}
