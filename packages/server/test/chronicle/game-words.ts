/** The words of an exported table's game in every language. */
import { loadBoxes } from '@vigil/content';
import { loadBoxWords } from '@vigil/content/words';
import { CATALOGUES, contentOfBoxes, createWords, HAUNT_CATALOGUES, type Language, type Words } from '@vigil/rules';
import { boxesOfSave, type ExportedTable, gameOfSave } from '@vigil/table';

export async function loadGameWords(file: ExportedTable): Promise<Readonly<Record<Language, Words>>> {
  const boxes = boxesOfSave(file);
  const content = contentOfBoxes(await loadBoxes(boxes));
  const catalogues = gameOfSave(file) === 'haunt' ? HAUNT_CATALOGUES : CATALOGUES;
  const load = async (language: Language) =>
    createWords(language, catalogues[language], content, await loadBoxWords(boxes, language));
  return { en: await load('en'), de: await load('de') };
}
