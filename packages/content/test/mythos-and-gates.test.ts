/** The Mythos deck and the gate deck of the base game: their counts and references. */
import type { EncounterColour, GateCardDef, MythosDef } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { BLUE } from '../src/base/gate-cards/blue.js';
import { GREEN } from '../src/base/gate-cards/green.js';
import { RED } from '../src/base/gate-cards/red.js';
import { SPECIAL_GATE_CARD, YELLOW } from '../src/base/gate-cards/yellow.js';
import { ENVIRONMENTS } from '../src/base/mythos-environments.js';
import { HEADLINES } from '../src/base/mythos-headlines.js';
import { RUMORS, THE_STORY_CONTINUES } from '../src/base/mythos-rumors.js';

const CARDS_WITH_SYMBOLS: readonly MythosDef[] = [...HEADLINES, ...ENVIRONMENTS, ...RUMORS];
const MYTHOS: readonly MythosDef[] = [...CARDS_WITH_SYMBOLS, THE_STORY_CONTINUES];
const COLOURED: readonly GateCardDef[] = [...BLUE, ...GREEN, ...RED, ...YELLOW];
const GATE_CARDS: readonly GateCardDef[] = [...COLOURED, SPECIAL_GATE_CARD];

const UNSTABLE = [
  'black-cave',
  'graveyard',
  'hibbs-roadhouse',
  'historical-society',
  'independence-square',
  'science-building',
  'silver-twilight-lodge',
  'the-unnamable',
  'the-witch-house',
  'unvisited-isle',
  'woods',
];
const STREETS = [
  'downtown',
  'easttown',
  'french-hill',
  'merchant-district',
  'miskatonic-university',
  'northside',
  'rivertown',
  'southside',
  'uptown',
];
const WORLD_COLOURS: Readonly<Record<string, readonly EncounterColour[]>> = {
  abyss: ['blue', 'red'],
  'another-dimension': ['blue', 'green', 'red', 'yellow'],
  'city-of-the-great-race': ['green', 'yellow'],
  'great-hall-of-celeano': ['blue', 'green'],
  'plateau-of-leng': ['green', 'red'],
  rlyeh: ['red', 'yellow'],
  'the-dreamlands': ['blue', 'green', 'red', 'yellow'],
  yuggoth: ['blue', 'yellow'],
};

function tally(of: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of of) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}

/** Yields every object in the data, at any depth. */
function* collectParts(data: unknown): Generator<Record<string, unknown>> {
  if (typeof data !== 'object' || data === null) return;
  if (!Array.isArray(data)) yield data as Record<string, unknown>;
  for (const inner of Object.values(data)) yield* collectParts(inner);
}

describe('the mythos deck', () => {
  it('has 36 headlines, 24 environments, 6 rumors and the card that reshuffles the deck', () => {
    expect(tally(MYTHOS.map((card) => card.type))).toEqual({ headline: 36, environment: 24, rumor: 6, reshuffle: 1 });
    expect(HEADLINES.every((card) => card.type === 'headline')).toBe(true);
    expect(ENVIRONMENTS.every((card) => card.type === 'environment')).toBe(true);
    expect(RUMORS.every((card) => card.type === 'rumor')).toBe(true);
  });

  it('has unique ids and names', () => {
    expect(new Set(MYTHOS.map((card) => card.id)).size).toBe(67);
    expect(new Set(MYTHOS.map((card) => card.name)).size).toBe(67);
  });

  it('has 12 mystic, 5 weather and 7 urban environments, and no subtypes of other cards', () => {
    expect(tally(ENVIRONMENTS.map((card) => card.subtype ?? 'none'))).toEqual({ mystic: 12, weather: 5, urban: 7 });
    expect([...HEADLINES, ...RUMORS].filter((card) => card.subtype)).toEqual([]);
  });

  it('has each of six patterns of symbols on exactly 11 cards', () => {
    const patterns = tally(CARDS_WITH_SYMBOLS.map((card) => `${card.white.join('+')} / ${card.black.join('+')}`));
    expect(patterns).toEqual({
      'hexagon / slash+star+triangle': 11,
      'slash+star+triangle / hexagon': 11,
      'diamond+square / circle': 11,
      'circle / diamond+square': 11,
      'crescent / plus': 11,
      'plus / crescent': 11,
    });
  });

  it('opens gates at unstable locations only, and at each of the 11 at least once', () => {
    expect(new Set(CARDS_WITH_SYMBOLS.map((card) => card.gate))).toEqual(new Set(UNSTABLE));
  });

  it('puts one Clue on an unstable location without its gate, and no Clue with a rumor', () => {
    for (const card of [...HEADLINES, ...ENVIRONMENTS]) {
      expect(card.clues, card.id).toHaveLength(1);
      expect(UNSTABLE, card.id).toContain(card.clues[0]);
      expect(card.clues[0], card.id).not.toBe(card.gate);
    }
    for (const card of RUMORS) expect(card.clues, card.id).toEqual([]);
  });

  it('has no gate burst', () => {
    expect(MYTHOS.filter((card) => card.gateBurst)).toEqual([]);
  });

  it('has activity markers only in streets, and triggers of a street only at the marker', () => {
    for (const card of MYTHOS) {
      if (card.activity) expect(STREETS, card.id).toContain(card.activity);
      for (const trigger of card.triggers ?? []) {
        if (trigger.when.on === 'movement-ended' && trigger.when.at.in === 'street') {
          expect(trigger.when.at.place, card.id).toBe(card.activity);
        }
      }
    }
    expect(MYTHOS.filter((card) => card.activity)).toHaveLength(11);
  });

  it('places and removes monsters only in existing streets and neighbourhoods', () => {
    const named = [...collectParts(MYTHOS)].flatMap((part) => {
      if (part.do === 'place') return [part.at];
      if (part.in === 'neighbourhood' || part.in === 'street') return [part.place];
      return [];
    });
    expect(named.length).toBeGreaterThan(20);
    for (const place of named) expect(STREETS).toContain(place);
  });

  it('clears each neighbourhood by one headline, and places two monsters in a street by at most one', () => {
    const effects = HEADLINES.flatMap((card) => card.effects ?? []);
    const cleared = effects.flatMap((e) => (e.do === 'remove' && e.from.in === 'neighbourhood' ? [e.from.place] : []));
    const haunted = effects.flatMap((e) => (e.do === 'place' ? [e.at] : []));
    expect(cleared.sort()).toEqual(STREETS);
    expect(haunted.sort()).toEqual([...new Set(haunted)]);
    expect(effects.filter((e) => e.do === 'place' && e.n !== 2)).toEqual([]);
  });

  it('has an effect on every headline; modifiers and closures last until the end of the next turn', () => {
    for (const card of HEADLINES) {
      const lasting =
        card.modifiers !== undefined || [...collectParts(card.effects)].some((e) => e.do === 'closePlaces');
      expect(card.effects ?? card.modifiers, card.id).not.toHaveLength(0);
      expect(card.lasts, card.id).toBe(lasting ? 'end-of-next-turn' : undefined);
      expect(card.triggers, card.id).toBeUndefined();
    }
  });

  it('limits changes of checks and movement by environments to Arkham [A-MYTHOS-51]', () => {
    for (const card of ENVIRONMENTS) {
      for (const modifier of card.modifiers ?? []) {
        if (modifier.mod === 'check' || modifier.mod === 'skill' || modifier.mod === 'movementPoints') {
          expect(modifier.for, card.id).toBe('in-arkham');
        }
      }
    }
  });

  it('has a modifier or a trigger on every environment', () => {
    for (const card of ENVIRONMENTS) expect([...(card.modifiers ?? []), ...(card.triggers ?? [])].length).not.toBe(0);
  });

  it('has conditions to pass and to fail, and an activity place, on every rumor', () => {
    for (const { id, rumor, activity, triggers } of RUMORS) {
      expect(activity, id).toBeDefined();
      expect(rumor?.failIf, id).toBeDefined();
      expect(rumor?.pass, id).not.toHaveLength(0);
      // A rumor ends either by a price or by repeated actions.
      expect((rumor?.passCost !== undefined) !== (rumor?.passIf !== undefined), id).toBe(true);
      expect(rumor?.action !== undefined, id).toBe(rumor?.passIf !== undefined);
      expect(
        triggers?.map((trigger) => trigger.when),
        id,
      ).toEqual([{ on: 'phase-ended', phase: 'mythos' }]);
    }
  });

  it('gives a reason on exactly the cards with a handler', () => {
    const handled = MYTHOS.filter((card) => [...collectParts(card)].some((part) => part.do === 'handler'));
    expect(handled.map((card) => card.id).sort()).toEqual(['the-great-ritual', 'the-terrible-experiment']);
    for (const card of MYTHOS) expect(card.handlerReason !== undefined, card.id).toBe(handled.includes(card));
  });
});

describe('the gate deck', () => {
  it('has 12 cards of each of the four colours, and one card without a colour', () => {
    expect(tally(GATE_CARDS.map((card) => card.colour))).toEqual({ blue: 12, green: 12, red: 12, yellow: 12, none: 1 });
    expect(new Set(GATE_CARDS.map((card) => card.id)).size).toBe(49);
  });

  it('has exactly one card that reshuffles the deck, and it has no entries [A-OTHER-06]', () => {
    expect(GATE_CARDS.filter((card) => card.reshuffle)).toEqual([SPECIAL_GATE_CARD]);
    expect(SPECIAL_GATE_CARD.entries).toEqual([]);
  });

  it('names a world only on cards of a colour of that world [A-OTHER-02]', () => {
    for (const card of COLOURED) {
      for (const { at } of card.entries.filter((entry) => entry.at !== 'other')) {
        expect(WORLD_COLOURS[at], `${card.id} ${at}`).toContain(card.colour);
      }
    }
  });

  it('has two named worlds and one entry for all others on each card [A-OTHER-05]', () => {
    for (const card of COLOURED) {
      const at = card.entries.map((entry) => entry.at);
      expect(new Set(at).size, card.id).toBe(3);
      expect(at[2], card.id).toBe('other');
      expect(at.slice(0, 2), card.id).not.toContain('other');
    }
  });

  it('names every world but Another Dimension, which always uses the entry for all others [A-OTHER-05]', () => {
    const named = new Set(COLOURED.flatMap((card) => card.entries.map((entry) => entry.at)));
    const missing = Object.keys(WORLD_COLOURS).filter((world) => !named.has(world));
    expect(missing).toEqual(['another-dimension']);
  });

  it('has a theme of at most four words for each entry', () => {
    for (const card of COLOURED) {
      for (const entry of card.entries) {
        expect(entry.theme.split(' ').length, `${card.id} ${entry.at}`).toBeLessThanOrEqual(4);
        expect(entry.theme, `${card.id} ${entry.at}`).not.toBe('');
      }
    }
  });

  it('has no effect after one that takes the investigator away, except on card 2, which closes a gate', () => {
    const leaves = (effect: unknown): boolean => {
      const { do: verb, fate } = effect as { do?: string; fate?: string };
      return verb === 'return' || verb === 'move' || verb === 'visit' || (verb === 'applyFate' && fate !== 'delayed');
    };
    const exceptions = COLOURED.filter((card) =>
      [...collectParts(card)]
        .flatMap((part) => Object.values(part))
        .some((list) => Array.isArray(list) && list.slice(0, -1).some(leaves)),
    );
    expect(exceptions.map((card) => card.id)).toEqual(['gate-card-2']);
  });

  it('has no handler', () => {
    expect([...collectParts(GATE_CARDS)].filter((part) => part.do === 'handler')).toEqual([]);
  });
});
