/** Questions for a number name the thing that is counted. */
import { loadBoxes } from '@vigil/content';
import { loadBoxWords } from '@vigil/content/words';
import { Play } from '@vigil/engine';
import { arkham, arkhamRulesOf, CATALOGUES, contentOfBoxes, createWords, questionText } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { gameOf, type ScenarioDocument } from '../src/scenario/index.js';

describe('the Chime of Ra', () => {
  it.each([
    ['en', 'Kate Winthrop · Chime of Ra: Choose how many tokens to remove'],
    ['de', 'Kate Winthrop · Glockenspiel des Ra: Wählen, wie viele Marker entfernt werden'],
  ] as const)('asks for a number of tokens (%s)', async (language, asked) => {
    const packs = ['base', 'dark-pharaoh'];
    const boxes = await loadBoxes(packs);
    const document = {
      name: 'chime',
      game: 'arkham',
      packs,
      ancientOne: 'yig',
      covers: [],
      investigators: [
        { name: 'Kate', sheet: 'kate-winthrop', place: 'woods', cards: [{ card: 'chime-of-ra', tokens: 3 }] },
      ],
      phase: 'movement',
    } as unknown as ScenarioDocument;
    const content = contentOfBoxes(boxes);
    const play = Play.from(
      arkham(content, arkhamRulesOf(boxes)),
      gameOf(document).setUp(document, boxes).state as never,
      'chime',
    );
    const [movement] = play.decisions;
    const ring = movement?.asides.find(({ id }) => id.startsWith('use:chime-of-ra'));
    play.answer(movement?.id ?? '', ring?.id ?? '');
    const words = createWords(language, CATALOGUES[language], content, await loadBoxWords(packs, language));
    expect(questionText(words, play.decisions.find(({ key }) => key === 'q.how-much') as never)).toBe(asked);
  });
});
