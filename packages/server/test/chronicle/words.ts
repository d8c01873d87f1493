/** What happens in a game of an exported table, in words. */
import { loadBoxes } from '@vigil/content';
import { boxWords } from '@vigil/content/words';
import { CATALOGUES, contentOf, HAUNT_CATALOGUES, type Language, type Words, wordsOf } from '@vigil/rules';
import { boxesOfSave, type ExportedTable, gameOfSave } from '@vigil/table';

export async function gameWords(file: ExportedTable): Promise<Readonly<Record<Language, Words>>> {
  const boxes = boxesOfSave(file);
  const content = contentOf(await loadBoxes(boxes));
  const catalogues = gameOfSave(file) === 'haunt' ? HAUNT_CATALOGUES : CATALOGUES;
  const said = async (language: Language) =>
    wordsOf(language, catalogues[language], content, await boxWords(boxes, language));
  return { en: await said('en'), de: await said('de') };
}
