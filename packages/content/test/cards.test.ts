/** The cards of the base game: published counts and figures, and properties of every card. */
import type { CardDef } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { ALLIES } from '../src/base/allies.js';
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

const total = (cards: readonly CardDef[]) => cards.reduce((sum, card) => sum + card.count, 0);
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
  it.each([
    ['common', 22, 44],
    ['unique', 26, 39],
    ['spell', 11, 40],
    ['skill', 10, 20],
    ['ally', 11, 11],
  ] as const)('the %s deck has %i kinds and %i cards [A-SETUP-08]', (deck, kinds, cards) => {
    expect(DECKS[deck]).toHaveLength(kinds);
    expect(total(DECKS[deck])).toBe(cards);
  });

  it('Common Items and Skills have two copies, Allies one [A-SETUP-08]', () => {
    expect([...COMMON_ITEMS, ...SKILLS].every((each) => each.count === 2)).toBe(true);
    expect(ALLIES.every((each) => each.count === 1)).toBe(true);
  });

  it('Spells and Unique Items have their published counts [A-SETUP-08]', () => {
    expect(Object.fromEntries(SPELLS.map((each) => [each.id, each.count]))).toEqual({
      'bind-monster': 2,
      'dread-curse-of-azathoth': 4,
      'enchant-weapon': 3,
      'find-gate': 4,
      'flesh-ward': 4,
      heal: 3,
      'mists-of-releh': 4,
      'red-sign-of-shudde-mell': 2,
      shrivelling: 5,
      'voice-of-ra': 3,
      wither: 6,
    });
    expect(ids(UNIQUE_ITEMS.filter((each) => each.count === 4))).toEqual(['elder-sign', 'holy-water']);
    expect(ids(UNIQUE_ITEMS.filter((each) => each.count === 2))).toEqual([
      'cabala-of-saboth',
      'cultes-des-goules',
      'enchanted-blade',
      'enchanted-knife',
      'nameless-cults',
      'powder-of-ibn-ghazi',
      'the-king-in-yellow',
    ]);
  });

  it('there are 35 special cards, of which 8 have a Blessing and a Curse as their two sides [A-SETUP-08]', () => {
    expect(Object.fromEntries(SPECIAL_CARDS.map((each) => [each.id, each.count]))).toEqual({
      retainer: 8,
      'bank-loan': 8,
      blessing: 8,
      curse: 8,
      'lodge-membership': 8,
      deputy: 1,
      'deputys-revolver': 1,
      'patrol-wagon': 1,
    });
    expect(total(SPECIAL_CARDS.filter((each) => each.id !== 'curse'))).toBe(35);
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
  it('Common and Unique Items have their published prices, and no other card has a price [A-LOC-01] [A-LOC-02]', () => {
    expect(Object.fromEntries(COMMON_ITEMS.map((each) => [each.id, each.price]))).toEqual({
      '18-derringer': 3,
      '38-revolver': 4,
      '45-automatic': 5,
      'ancient-tome': 4,
      axe: 3,
      bullwhip: 2,
      'cavalry-saber': 3,
      cross: 3,
      'dark-cloak': 2,
      dynamite: 4,
      food: 1,
      knife: 2,
      lantern: 3,
      'lucky-cigarette-case': 1,
      'map-of-arkham': 2,
      motorcycle: 4,
      'old-journal': 1,
      'research-materials': 1,
      rifle: 6,
      shotgun: 6,
      'tommy-gun': 7,
      whiskey: 1,
    });
    expect(Object.fromEntries(UNIQUE_ITEMS.map((each) => [each.id, each.price]))).toEqual({
      'alien-statue': 5,
      'ancient-tablet': 8,
      'blue-watcher-of-the-pyramid': 4,
      'book-of-dzyan': 3,
      'cabala-of-saboth': 5,
      'cultes-des-goules': 3,
      'dragons-eye': 6,
      'elder-sign': 5,
      'enchanted-blade': 6,
      'enchanted-jewelry': 3,
      'enchanted-knife': 5,
      'flute-of-the-outer-gods': 8,
      'gate-box': 4,
      'healing-stone': 8,
      'holy-water': 4,
      'lamp-of-alhazred': 7,
      'nameless-cults': 3,
      necronomicon: 6,
      'obsidian-statue': 4,
      'pallid-mask': 4,
      'powder-of-ibn-ghazi': 6,
      'ruby-of-rlyeh': 8,
      'silver-key': 4,
      'sword-of-glory': 8,
      'the-king-in-yellow': 2,
      'warding-statue': 6,
    });
    expect(ALL.filter((each) => each.price !== undefined)).toEqual(ITEMS);
  });

  it('every item has a type, and exactly those of type weapon have weapon figures', () => {
    expect(ITEMS.filter((each) => each.type === undefined)).toEqual([]);
    for (const each of ALL) expect(each.weapon !== undefined).toBe(each.type === 'weapon');
  });

  it('weapons have their published hands, damage and bonus [A-COMBAT-17] [A-COMBAT-18] [A-COMBAT-25]', () => {
    const figures = ALL.flatMap(({ id, weapon }) => (weapon ? [[id, weapon.hands, weapon.damage, weapon.bonus]] : []));
    expect(figures).toEqual([
      ['18-derringer', 1, 'physical', 2],
      ['38-revolver', 1, 'physical', 3],
      ['45-automatic', 1, 'physical', 4],
      ['axe', 1, 'physical', 2],
      ['bullwhip', 1, 'physical', 1],
      ['cavalry-saber', 1, 'physical', 2],
      ['cross', 1, 'magical', 0],
      ['dynamite', 2, 'physical', 8],
      ['knife', 1, 'physical', 1],
      ['rifle', 2, 'physical', 5],
      ['shotgun', 2, 'physical', 4],
      ['tommy-gun', 2, 'physical', 6],
      ['enchanted-blade', 1, 'magical', 4],
      ['enchanted-knife', 1, 'magical', 3],
      ['holy-water', 2, 'magical', 6],
      ['lamp-of-alhazred', 2, 'magical', 5],
      ['powder-of-ibn-ghazi', 2, 'magical', 9],
      ['sword-of-glory', 2, 'magical', 6],
      ['deputys-revolver', 1, 'physical', 3],
    ]);
  });

  it('only dynamite, Holy Water and the Powder of Ibn-Ghazi are discarded after use', () => {
    expect(ids(ALL.filter((each) => each.weapon?.afterUse))).toEqual(['dynamite', 'holy-water', 'powder-of-ibn-ghazi']);
    expect(card('powder-of-ibn-ghazi').weapon?.afterUse).toEqual({ discard: true, lose: { sanity: 1 } });
  });

  it('tomes are exhausted in the Movement phase, for movement points [A-MOVE-06]', () => {
    const tomes = ALL.filter((each) => each.type === 'tome');
    const figures = tomes.map(({ id, abilities }) => {
      const [reading] = abilities ?? [];
      const [effect] = reading?.then ?? [];
      expect(abilities).toHaveLength(1);
      expect(reading?.when).toEqual({ phase: 'movement' });
      expect(reading?.cost?.exhaust).toBe(true);
      return effect?.do === 'check' ? [id, reading?.cost?.movement, effect.check, effect.modifier] : [id];
    });
    expect(figures).toEqual([
      ['ancient-tome', 2, 'lore', -1],
      ['old-journal', 1, 'lore', -1],
      ['book-of-dzyan', 2, 'lore', -1],
      ['cabala-of-saboth', 2, 'lore', -2],
      ['cultes-des-goules', 2, 'lore', -2],
      ['nameless-cults', 1, 'lore', -1],
      ['necronomicon', 2, 'lore', -2],
      ['the-king-in-yellow', 2, 'lore', -2],
    ]);
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
  it('each Spell has one casting, with its published modifier, Sanity, hands and cost afterwards [A-SPELL-02] [A-SPELL-03]', () => {
    const figures = SPELLS.map(({ id, magical, abilities }) => {
      expect(abilities).toHaveLength(1);
      const cast = abilities?.[0]?.cast;
      return [id, magical ?? false, cast?.modifier, cast?.sanity, cast?.hands, cast?.after];
    });
    expect(figures).toEqual([
      ['bind-monster', true, 4, 2, 2, 'discard'],
      ['dread-curse-of-azathoth', true, -2, 2, 2, 'exhaust'],
      ['enchant-weapon', true, 0, 1, 0, 'exhaust'],
      ['find-gate', true, -1, 1, 0, 'exhaust'],
      ['flesh-ward', true, -2, 1, 0, 'exhaust'],
      ['heal', false, 1, 1, 0, 'exhaust'],
      ['mists-of-releh', true, { count: 'monster-awareness' }, 0, 0, 'exhaust'],
      ['red-sign-of-shudde-mell', true, -1, 1, 1, 'exhaust'],
      ['shrivelling', true, -1, 1, 1, 'exhaust'],
      ['voice-of-ra', true, -1, 1, 0, 'exhaust'],
      ['wither', true, 0, 0, 1, 'exhaust'],
    ]);
  });

  it('each Spell names the moment when it can be cast [A-SPELL-01]', () => {
    expect(Object.fromEntries(SPELLS.map(({ id, abilities }) => [id, abilities?.[0]?.when]))).toEqual({
      'bind-monster': { before: 'check', checks: ['combat'] },
      'dread-curse-of-azathoth': { in: 'combat' },
      'enchant-weapon': { in: 'combat' },
      'find-gate': { phase: 'movement' },
      'flesh-ward': { before: 'loss', of: ['stamina'] },
      heal: { phase: 'upkeep' },
      'mists-of-releh': { before: 'check', checks: ['evade'] },
      'red-sign-of-shudde-mell': { in: 'combat' },
      shrivelling: { in: 'combat' },
      'voice-of-ra': { phase: 'upkeep' },
      wither: { in: 'combat' },
    });
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

  it('only Flesh Ward and the Healing Stone are discarded when the Ancient One awakens', () => {
    expect(ids(ALL.filter((each) => each.onAwakening))).toEqual(['healing-stone', 'flesh-ward']);
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

  it('the other Skills reroll all dice of their check [A-SKILL-12]', () => {
    const others = SKILLS.filter((each) => !each.modifiers);
    expect(others.map(({ id, abilities }) => [id, abilities])).toEqual(
      Object.entries({ stealth: 'evade', marksman: 'combat', bravery: 'horror', 'expert-occultist': 'spell' }).map(
        ([id, kind]) => [
          id,
          [{ when: { after: 'roll', checks: [kind] }, cost: { exhaust: true }, then: [{ do: 'reroll', dice: 'all' }] }],
        ],
      ),
    );
  });

  it('every Ally comes from a location of its own', () => {
    expect(Object.fromEntries(ALLIES.map((each) => [each.id, each.from]))).toEqual({
      'anna-kaslow': 'independence-square',
      duke: 'woods',
      'eric-colt': 'the-unnamable',
      'john-legrasse': 'unvisited-isle',
      'professor-armitage': 'historical-society',
      'richard-upton-pickman': 'graveyard',
      'ruby-standish': 'silver-twilight-lodge',
      'ryan-dean': 'hibbs-roadhouse',
      'sir-william-brinton': 'science-building',
      'thomas-f-malone': 'the-witch-house',
      'tom-mountain-murphy': 'black-cave',
    });
  });

  it('every Ally gives two points of skills, or one of maximum Sanity or Stamina', () => {
    for (const { id, modifiers = [] } of ALLIES) {
      const points = modifiers.reduce((sum, each) => sum + (each.mod === 'skill' ? each.by : 0), 0);
      const raised = modifiers.reduce((sum, each) => sum + (each.mod === 'maximum' ? each.by : 0), 0);
      expect([id, points, raised]).toEqual(['duke', 'sir-william-brinton'].includes(id) ? [id, 0, 1] : [id, 2, 0]);
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
    const taken = [...collectParts(card('deputy'))]
      .filter((part) => part.do === 'take')
      .map((part) => String(part.card));
    expect(taken).toEqual(['deputys-revolver', 'patrol-wagon']);
    expect(taken.map((id) => card(id).deck)).toEqual(['special', 'special']);
  });

  it('only the revolver and the wagon of the Deputy count as items [A-STATUS-04]', () => {
    expect(ids(ALL.filter((each) => each.item))).toEqual(['deputys-revolver', 'patrol-wagon']);
  });

  it('only the derringer and the revolver of the Deputy cannot be lost', () => {
    const safe = ALL.filter((each) => [...collectParts(each.modifiers)].some((part) => part.what === 'lose-this'));
    expect(ids(safe)).toEqual(['18-derringer', 'deputys-revolver']);
  });
});

it('exactly the cards with a handler give a reason for it', () => {
  for (const each of ALL) {
    const handled = [...collectParts(each)].some((part) => part.do === 'handler');
    expect([each.id, each.handlerReason !== undefined]).toEqual([each.id, handled]);
  }
});
