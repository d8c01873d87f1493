import { BASE } from '@vigil/content';
import { loadBoxWords } from '@vigil/content/words';
import { describe, expect, it } from 'vitest';
import type { Happening } from '../src/language/abilities.js';
import type { Effects } from '../src/language/effects.js';
import type { Modifier } from '../src/language/modifiers.js';
import { CATALOGUES, type Language } from '../src/words/catalogues.js';
import {
  abilityText,
  conditionText,
  costText,
  effectText,
  keywordOf,
  modifierText,
  regionText,
  triggerText,
} from '../src/words/component-text.js';
import { type NameLookup, Words } from '../src/words/words.js';
import { EFFECTS } from './words-effect-samples.js';
import { MODIFIERS } from './words-modifier-samples.js';
import { ABILITIES, BODIES, CONDITIONS, COSTS, LEAF, REGIONS, TREE } from './words-samples.js';
import { HAPPENINGS, MOMENTS } from './words-trigger-samples.js';

const DECKS: Readonly<Record<string, string>> = { duke: 'ally', whiskey: 'common', wagon: 'special' };
const lookup: NameLookup = (kind, id) => {
  if (kind === 'card-deck') return DECKS[id] ?? '';
  if (kind === 'place-kind') return id === 'northside' ? 'street' : 'location';
  return `N${id}`;
};

/** Faults that no text may contain. */
const FAULTS =
  /undefined|null|NaN|\[object|⟦|\.\.|,,|\s[.,;:!]|\s\s|^\s|\s$|(^|[\s(])-\d|[{}#]|\b(and|or|then)[.;:]|,\.|:\.|\(\)/;
/** Checks that every sentence begins with a capital and ends with a full stop. */
const expectWellFormed = (text: string) => {
  expect(text).not.toMatch(FAULTS);
  expect(text).toMatch(/\.\)?$/);
  expect(text.charAt(0)).not.toMatch(/\p{Ll}/u);
  expect(text.replace(/\([a-z]\) /g, '')).not.toMatch(/\. \(?\p{Ll}/u);
};

const LANGUAGES = Object.keys(CATALOGUES) as Language[];

describe.each(LANGUAGES)('well-formed sentences for the whole effect language (%s)', async (language) => {
  const boxes = await loadBoxWords(['base'], language);
  const messages = Object.assign({}, ...[BASE, ...boxes].map((one) => one.messages));
  const w = new Words(language, { ...CATALOGUES[language], ...messages }, lookup);

  it.each(Object.entries(EFFECTS) as [string, Effects][])('effects of the kind %s', (_name, samples) => {
    for (const effect of samples) {
      expectWellFormed(effectText(w, [effect]));
      for (const before of [LEAF, TREE]) expectWellFormed(effectText(w, [...before, effect, ...LEAF, ...TREE]));
      expectWellFormed(effectText(w, [{ do: 'may', then: [effect, effect] }, ...LEAF]));
      expectWellFormed(effectText(w, [{ do: 'each', of: 'players', then: [effect] }, effect]));
      expectWellFormed(effectText(w, [{ do: 'choose', options: [[effect], [effect, effect]] }]));
      expectWellFormed(
        effectText(w, [{ do: 'check', check: 'luck', modifier: 0, pass: [effect], fail: [effect, effect] }]),
      );
    }
  });

  it.each(Object.entries(MODIFIERS) as [string, Modifier[]][])('modifiers of the kind %s', (_name, samples) => {
    for (const modifier of samples) {
      for (const text of modifierText(w, [modifier])) expectWellFormed(text);
      expectWellFormed(effectText(w, [{ do: 'untilTurnEnds', modifiers: [modifier, modifier] }]));
    }
    for (const text of modifierText(w, [...samples, ...samples])) expectWellFormed(text);
  });

  it('abilities', () => {
    for (const when of MOMENTS) {
      for (const then of BODIES) {
        expectWellFormed(abilityText(w, { when, then }));
        expectWellFormed(abilityText(w, { when, then, inPlaceOf: 'movement', for: 'self-or-other-here' }));
        for (const cost of COSTS)
          expectWellFormed(abilityText(w, { when, then, cost, limit: 'once-per-turn', name: 'X' }));
        const cast = { modifier: { count: 'monster-awareness' }, sanity: 0, hands: 0, after: 'discard' } as const;
        expectWellFormed(abilityText(w, { when, then, cast, for: 'self-or-other-here', if: { standing: true } }));
        expectWellFormed(
          abilityText(w, { when, then, cast: { ...cast, sanity: 2, hands: 2, difficulty: 2 }, inPlaceOf: 'encounter' }),
        );
      }
    }
  });

  it.each(Object.entries(HAPPENINGS) as [string, Happening[]][])('triggers of the kind %s', (_name, samples) => {
    for (const when of samples) {
      for (const then of [LEAF, TREE]) {
        expectWellFormed(triggerText(w, { when, then }));
        expectWellFormed(triggerText(w, { when, then, if: { standing: true }, notInFirstUpkeep: true }, 'all'));
      }
    }
  });

  it('conditions, costs, places and keywords', () => {
    for (const condition of CONDITIONS) {
      expect(conditionText(w, condition)).not.toMatch(FAULTS);
      expect(conditionText(w, { not: condition })).not.toMatch(FAULTS);
      expect(conditionText(w, { not: condition })).not.toBe(conditionText(w, condition));
      expect(conditionText(w, { not: { not: condition } })).toBe(conditionText(w, condition));
    }
    for (const cost of COSTS) expect(costText(w, cost)).not.toMatch(FAULTS);
    for (const region of REGIONS) expect(regionText(w, region)).not.toMatch(FAULTS);
    for (const ability of ABILITIES) expectWellFormed(keywordOf(w, ability).help);
  });
});
