/**
 * Properties of the cards of the base game. Their counts, prices and figures are in their reading (`guard.test.ts`), so
 * that another card needs no change here.
 */
import type { CardDef } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { ALLIES } from '../src/base/allies.js';
import { LOCATIONS } from '../src/base/board.js';
import { COMMON_ITEMS } from '../src/base/common-items.js';
import { SKILLS } from '../src/base/skills.js';
import { SPECIAL_CARDS } from '../src/base/special-cards.js';
import { SPELLS } from '../src/base/spells.js';
import { UNIQUE_ITEMS } from '../src/base/unique-items.js';

const DECKS = {
  common: COMMON_ITEMS,
  unique: UNIQUE_ITEMS,
  spell: SPELLS,
  skill: SKILLS,
  ally: ALLIES,
  special: SPECIAL_CARDS,
} as const;
const ALL: readonly CardDef[] = Object.values(DECKS).flat();
const ITEMS: readonly CardDef[] = [...COMMON_ITEMS, ...UNIQUE_ITEMS];

const ids = (cards: readonly CardDef[]) => cards.map((card) => card.id);

function card(id: string): CardDef {
  const found = ALL.find((each) => each.id === id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
}

/** Yields every object at any depth. */
function* collectParts(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* collectParts(inner);
}

describe('the decks', () => {
  it('Common Items and Skills have two copies, Allies one [A-SETUP-08]', () => {
    expect([...COMMON_ITEMS, ...SKILLS].every((each) => each.count === 2)).toBe(true);
    expect(ALLIES.every((each) => each.count === 1)).toBe(true);
  });

  it('there are as many Blessings as Curses, which are the two sides of a card [A-SETUP-08]', () => {
    expect(card('blessing').count).toBe(card('curse').count);
  });

  it('every card names its deck', () => {
    for (const [deck, cards] of Object.entries(DECKS)) expect(cards.filter((each) => each.deck !== deck)).toEqual([]);
  });

  it('no two cards share an id or a name', () => {
    expect(new Set(ids(ALL)).size).toBe(ALL.length);
    expect(new Set(ALL.map((each) => each.name)).size).toBe(ALL.length);
  });

  it('ids are in kebab-case', () => {
    for (const id of ids(ALL)) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('all cards are plain data', () => {
    expect(JSON.parse(JSON.stringify(ALL))).toEqual(ALL);
  });
});

describe('the items', () => {
  it('all Common and Unique Items have a price, and no other card has one [A-LOC-01] [A-LOC-02]', () => {
    expect(ITEMS.filter((each) => !(Number(each.price) > 0))).toEqual([]);
    expect(ALL.filter((each) => each.price !== undefined)).toEqual(ITEMS);
  });

  it('every item has a type, and exactly those of type weapon have weapon figures', () => {
    expect(ITEMS.filter((each) => each.type === undefined)).toEqual([]);
    for (const each of ALL) expect(each.weapon !== undefined).toBe(each.type === 'weapon');
  });

  it('weapons take one or two hands and do physical or magical damage [A-COMBAT-17] [A-COMBAT-18]', () => {
    for (const { id, weapon } of ALL) {
      if (!weapon) continue;
      expect([1, 2], id).toContain(weapon.hands);
      expect(['physical', 'magical'], id).toContain(weapon.damage);
    }
  });

  it('the Powder of Ibn-Ghazi is discarded after use, for 1 Sanity [A-COMBAT-25]', () => {
    expect(card('powder-of-ibn-ghazi').weapon?.afterUse).toEqual({ discard: true, lose: { sanity: 1 } });
  });

  it('tomes are exhausted in the Movement phase, for movement points [A-MOVE-06]', () => {
    const tomes = ALL.filter((each) => each.type === 'tome');
    for (const { id, abilities } of tomes) {
      const [reading] = abilities ?? [];
      expect(abilities, id).toHaveLength(1);
      expect(reading?.when, id).toEqual({ phase: 'movement' });
      expect(reading?.cost?.exhaust, id).toBe(true);
      expect(reading?.cost?.movement, id).toBeGreaterThan(0);
      expect(reading?.then[0]?.do, id).toBe('check');
    }
  });

  it('the bullwhip and the cross help without a hand [A-COMBAT-26]', () => {
    expect(card('bullwhip').abilities?.[0]?.when).toEqual({ after: 'roll', checks: ['combat'] });
    expect(card('cross').modifiers).toEqual([{ mod: 'check', check: 'horror', by: 1 }]);
  });

  it('an Elder Sign is used at an explored gate, without a check or Clues [A-ENC-49]', () => {
    const [use] = card('elder-sign').abilities ?? [];
    expect(use?.when).toEqual({ at: 'explored-gate' });
    expect(use?.cost).toEqual({ toBox: true, lose: { sanity: 1, stamina: 1 } });
    expect(use?.then).toEqual([{ do: 'closeGate', which: 'here', trophy: true, seal: 'elder-sign' }]);
  });

  it('cards that defeat monsters have no effect on Ancient Ones [A-FINAL-15]', () => {
    expect(card('blue-watcher-of-the-pyramid').abilities?.[0]?.if).toEqual({ finalBattle: false });
    for (const id of ['flute-of-the-outer-gods', 'bind-monster'])
      expect(card(id).abilities?.[0]?.if).toEqual({ fighting: {} });
  });
});

describe('the spells', () => {
  it('each Spell has one casting, with a modifier, a price in Sanity and hands [A-SPELL-02] [A-SPELL-03]', () => {
    for (const { id, abilities } of SPELLS) {
      expect(abilities, id).toHaveLength(1);
      expect(abilities?.[0]?.cast, id).toMatchObject({
        modifier: expect.anything(),
        sanity: expect.any(Number),
        hands: expect.any(Number),
      });
    }
  });

  it('each Spell names the moment when it can be cast [A-SPELL-01]', () => {
    const moments = SPELLS.map(({ abilities }) => Object.keys(abilities?.[0]?.when ?? {})[0]);
    expect(moments.filter((moment) => !['before', 'in', 'phase'].includes(String(moment)))).toEqual([]);
  });

  it('no card takes more than two hands, and Spells that take hands are cast in combat [A-COMBAT-17]', () => {
    for (const { weapon, abilities } of ALL) {
      expect(weapon?.hands ?? 0).toBeLessThanOrEqual(2);
      for (const { cast, when } of abilities ?? []) {
        expect(cast?.hands ?? 0).toBeLessThanOrEqual(2);
        if (cast?.hands) expect('in' in when || ('before' in when && when.before === 'check')).toBe(true);
      }
    }
  });

  it('Flesh Ward and the Healing Stone are discarded when the Ancient One awakens', () => {
    for (const id of ['flesh-ward', 'healing-stone']) expect(card(id).onAwakening, id).toBeDefined();
  });
});

describe('skills and allies', () => {
  it('a card named after a skill gives +1 to it and one more die for each Clue [A-MISC-17]', () => {
    for (const id of ['speed', 'sneak', 'fight', 'will', 'lore', 'luck'])
      expect(card(id).modifiers).toEqual([
        { mod: 'skill', skill: id, by: 1 },
        { mod: 'clueDice', skill: id, by: 1 },
      ]);
  });

  it.each([
    ['stealth', 'evade'],
    ['marksman', 'combat'],
    ['bravery', 'horror'],
    ['expert-occultist', 'spell'],
  ])('the Skill "%s" rerolls all dice of a check [A-SKILL-12]', (id, kind) => {
    expect(card(id).abilities).toEqual([
      { when: { after: 'roll', checks: [kind] }, cost: { exhaust: true }, then: [{ do: 'reroll', dice: 'all' }] },
    ]);
  });

  it('every Ally comes from a location of its own', () => {
    const locations = new Set(LOCATIONS.map((each) => each.id));
    const from = ALLIES.map((each) => String(each.from));
    expect(from.filter((id) => !locations.has(id))).toEqual([]);
    expect(new Set(from).size).toBe(ALLIES.length);
  });

  it('every Ally gives two points of skills, or one of maximum Sanity or Stamina', () => {
    for (const { id, modifiers = [] } of ALLIES) {
      const points = modifiers.reduce((sum, each) => sum + (each.mod === 'skill' ? each.by : 0), 0);
      const raised = modifiers.reduce((sum, each) => sum + (each.mod === 'maximum' ? each.by : 0), 0);
      expect([id, points, raised]).toEqual(raised > 0 ? [id, 0, 1] : [id, 2, 0]);
    }
  });
});

describe('the special cards', () => {
  const upkeep = (id: string) => (card(id).triggers ?? []).filter((each) => each.when.on === 'upkeep');
  const rolled = (id: string) =>
    upkeep(id).flatMap((each) =>
      each.then.flatMap((effect) => (effect.do === 'roll' ? (effect.faces ?? []).map((face) => face.on) : [])),
    );

  it('Blessing, Curse, Bank Loan and Retainer roll no die in the first Upkeep [A-UPKEEP-05]', () => {
    for (const id of ['blessing', 'curse', 'bank-loan', 'retainer'])
      for (const each of upkeep(id))
        expect([id, each.notInFirstUpkeep ?? false]).toEqual([id, each.then.some((effect) => effect.do === 'roll')]);
  });

  it('a new Retainer pays even in the first Upkeep [A-UPKEEP-06] [A-UPKEEP-14]', () => {
    expect(upkeep('retainer').filter((each) => !each.notInFirstUpkeep)).toEqual([
      { when: { on: 'upkeep' }, then: [{ do: 'gain', what: 'money', amount: 2 }] },
    ]);
  });

  it('Blessing, Curse and Retainer are lost on a 1 [A-UPKEEP-14] [A-UPKEEP-15]', () => {
    for (const id of ['blessing', 'curse', 'retainer']) expect([id, rolled(id)]).toEqual([id, [[1]]]);
  });

  it('successes are 4 to 6 with a Blessing, and only 6 with a Curse [A-SKILL-04] [A-SKILL-05]', () => {
    expect(card('blessing').modifiers).toEqual([{ mod: 'success', faces: [4, 5, 6] }]);
    expect(card('curse').modifiers).toEqual([{ mod: 'success', faces: [6] }]);
  });

  it('a Bank Loan gives $10, costs $1 on 1 to 3, and is repaid with $10 [A-UPKEEP-16]', () => {
    const loan = card('bank-loan');
    expect(loan.triggers?.[0]).toEqual({
      when: { on: 'gained' },
      then: [{ do: 'gain', what: 'money', amount: 10 }],
    });
    expect(rolled('bank-loan')).toEqual([[1, 2, 3]]);
    expect(loan.abilities).toEqual([{ when: { phase: 'any' }, cost: { money: 10 }, then: [{ do: 'discardThis' }] }]);
  });

  it('the Deputy gains $1 each Upkeep, and takes the revolver and the wagon from the special cards [A-UPKEEP-17]', () => {
    expect(upkeep('deputy')[0]?.then).toEqual([{ do: 'gain', what: 'money', amount: 1 }]);
    const takeEffects = [...collectParts(card('deputy'))]
      .filter((part) => part.do === 'take')
      .map((part) => String(part.card));
    expect(takeEffects).toEqual(['deputys-revolver', 'patrol-wagon']);
    expect(takeEffects.map((id) => card(id).deck)).toEqual(['special', 'special']);
  });

  it('of the special cards only the revolver and the wagon of the Deputy count as items [A-STATUS-04]', () => {
    expect(ids(SPECIAL_CARDS.filter((each) => each.item))).toEqual(['deputys-revolver', 'patrol-wagon']);
  });

  it('the derringer and the revolver of the Deputy cannot be lost', () => {
    for (const id of ['18-derringer', 'deputys-revolver'])
      expect([...collectParts(card(id).modifiers)].map((part) => part.what)).toContain('lose-this');
  });
});

it('exactly the cards with a handler give a reason for it', () => {
  for (const each of ALL) {
    const handled = [...collectParts(each)].some((part) => part.do === 'handler');
    expect([each.id, each.handlerReason !== undefined]).toEqual([each.id, handled]);
  }
});
