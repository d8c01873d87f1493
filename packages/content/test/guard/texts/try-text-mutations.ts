import { loadBoxTexts } from './box-texts.js';
import { mutateTexts, type TextMutation } from './text-mutations.js';
import { compareText, loadTextReadings } from './text-readings.js';

/** Makes random changes to a box's texts, one at a time, and returns those that no reading notices. */
export async function findUnnoticedTextMutations(box: string, n: number, seed: number): Promise<TextMutation[]> {
  const [recorded, own] = [loadTextReadings(box), await loadBoxTexts(box)];
  return [...mutateTexts(own.texts, n, seed)].filter(
    ({ kind, language, id, texts }) => !compareText(recorded, { ...own, texts }, kind, language, id),
  );
}
