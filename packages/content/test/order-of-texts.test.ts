/** Order within generated texts: moment and limits, cost, effect, how a card leaves. */
import {
  CATALOGUES,
  Content,
  cardText,
  createWords,
  entryText,
  type Language,
  monsterText,
  mythosText,
} from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { BOXES, loadBoxes } from '../src/index.js';
import { loadBoxWords } from '../src/words.js';

const IDS = BOXES.entries.map(({ id }) => id);
const CONTENT = new Content((await loadBoxes(IDS)).map(({ pack }) => pack));

async function wordsIn(language: Language) {
  return createWords(language, CATALOGUES[language], CONTENT, await loadBoxWords(IDS, language));
}

const [en, de] = [await wordsIn('en'), await wordsIn('de')];

function find<T extends { readonly id: string }>(all: Iterable<T>, id: string): T {
  const found = [...all].find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found;
}

describe('texts of components', () => {
  it('say the limit of tokens after the effect', () => {
    const trumpet = find(CONTENT.cards.values(), 'golden-trumpet');
    expect(cardText(en, trumpet)).toEqual([
      'When you would lose Sanity, you may put 1 token on this card to lose 1 less Sanity. At 3 tokens, discard this card.',
    ]);
    expect(cardText(de, trumpet).join(' ')).toMatch(/ weniger zu verlieren\. Bei 3 Markern lege diese Karte ab\.$/);
  });

  it('say the limits of a moment in it, and the fate of a second copy last', () => {
    expect(cardText(en, find(CONTENT.cards.values(), 'claustrophobia'))).toEqual([
      'Upkeep: If you are at any location in Arkham except Arkham Asylum, lose 1 Sanity.',
      'When you gain a second Claustrophobia, you are devoured.',
    ]);
  });

  it('say damage only where something changes or follows it', () => {
    expect(monsterText(en, find(CONTENT.monsters.values(), 'the-beast'))).toEqual([
      'If you fail both a Horror check and a Combat check against it in one combat, you are devoured.',
    ]);
    expect(monsterText(en, find(CONTENT.monsters.values(), 'elder-thing')).join()).toContain('take its damage, then');
    expect(mythosText(en, find(CONTENT.mythos.values(), 'strength-of-the-earth')).join()).toContain(
      '+1 toughness, and +1 horror damage and +1 combat damage if it has any.',
    );
  });

  it('divide several effects of a price, and a roll from a result with a list', () => {
    const card = find(CONTENT.locationCards.values(), 'king-in-yellow-miskatonic-university-2');
    const entry = card.entries.find(({ at }) => at === 'science-building');
    expect(entry && entryText(en, entry)).toBe(
      'You may discard 1 Common Item. If you do, roll dice equal to its price. Draw 1 Unique Item for each success and keep 1 of them.',
    );
  });
});
