import { describe, expect, it } from 'vitest';
import type { Ability, Trigger } from '../src/language/abilities.js';
import {
  ANYWHERE,
  APPEAR,
  ARRESTED,
  bonus,
  check,
  checkRows,
  choose,
  count,
  DELAYED,
  DEVOURED,
  dice,
  discard,
  draw,
  each,
  encounterAt,
  find,
  gain,
  half,
  ITEM,
  lose,
  loseBoth,
  may,
  mayPay,
  mayTake,
  moveTo,
  perSuccess,
  RETURN,
  receive,
  removeStatus,
  rollDice,
  rollFaces,
  skill,
  split,
  stealCards,
  TO_STREET,
  take,
  track,
  visit,
  when,
} from '../src/language/builders.js';
import type { CardDef, MonsterDef, MythosDef } from '../src/language/components.js';
import type { Effect } from '../src/language/effects.js';
import {
  abilityText,
  ancientOneText,
  cardText,
  effectText,
  gateCardText,
  investigatorText,
  locationAbilityText,
  monsterKeywords,
  monsterText,
  mythosText,
  triggerText,
} from '../src/words/component-text.js';
import { ENGLISH } from '../src/words/en/index.js';
import { type NameLookup, Words } from '../src/words/words.js';

const DECKS: Readonly<Record<string, string>> = { duke: 'ally', whiskey: 'common', wagon: 'special' };
const STREETS = ['northside', 'uptown'];
/** Makes names from ids: `black-cave` becomes Black Cave. */
const lookup: NameLookup = (kind, id) => {
  if (kind === 'card-deck') return DECKS[id] ?? '';
  if (kind === 'place-kind') return STREETS.includes(id) ? 'street' : 'location';
  return id.replace(/(^|-)(\w)/g, (_all, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase());
};
const w = new Words('en', ENGLISH, lookup);
const say = (...effects: readonly Effect[]) => effectText(w, effects);

describe('the sentences of effects', () => {
  it.each<[string, readonly Effect[], string]>([
    ['a check', [check('luck', -1, { pass: gain(2, 'clue') })], 'Luck (−1) check. Passed: gain 2 Clues.'],
    [
      'a check with both branches',
      [check('will', 0, { pass: draw(1, 'spell'), fail: ARRESTED })],
      'Will check. Passed: draw 1 Spell. Failed: you are arrested.',
    ],
    [
      'a harder check',
      [check('lore', 2, { difficulty: 2, fail: DELAYED })],
      'Lore (+2) check (2 successes needed). Failed: you are delayed.',
    ],
    ['a payment', [mayPay({ money: 3 }, gain(1, 'stamina'))], 'You may pay $3 to gain 1 Stamina.'],
    [
      'a payment with a price for refusing',
      [mayPay({ clues: 2, sanity: 1 }, draw(1, 'unique'), TO_STREET)],
      'You may spend 2 Clues and pay 1 Sanity to draw 1 Unique Item. If you do not, move to the street area.',
    ],
    ['gains', [gain(2, 'clue'), gain(1, 'sanity'), gain(3, 'money')], 'Gain 2 Clues, 1 Sanity and $3.'],
    ['losses, in order', [lose(2, 'stamina'), lose(1, 'sanity')], 'Lose 2 Stamina, then 1 Sanity.'],
    ['simultaneous losses', [loseBoth(2, 1)], 'Lose 2 Sanity and 1 Stamina.'],
    ['a loss and another effect', [lose(1, 'sanity'), draw(1, 'spell')], 'Lose 1 Sanity and draw 1 Spell.'],
    ['an ally', [take('duke', gain(3, 'money'))], 'Duke joins you. If Duke is not available, gain $3 instead.'],
    ['a named card', [take('whiskey')], 'Take Whiskey, if available.'],
    ['a named card that may be declined', [mayTake('whiskey')], 'You may take Whiskey, if available.'],
    [
      'an optional check',
      [may(check('luck', -1, { pass: gain(5, 'money') }))],
      'You may make a Luck (−1) check. Passed: gain $5.',
    ],
    ['an option', [may([gain(10, 'money'), receive('curse')])], 'You may gain $10. If you do, you become Cursed.'],
    [
      'a condition',
      [when({ has: 'curse' }, removeStatus('curse'), receive('blessing'))],
      'If you are Cursed, lose your Curse. Otherwise, you become Blessed.',
    ],
    [
      'a move with an encounter',
      [DELAYED, encounterAt('woods', 2)],
      'You are delayed, and you move to Woods and have an encounter there (draw 2 cards and choose 1).',
    ],
    ['a move into the streets', [moveTo('uptown')], 'Move to the Uptown streets.'],
    ['a monster', [{ do: 'appear', combat: 1 }], 'A monster appears (its Combat rating is 1 higher).'],
    ['a choice', [choose(lose(1, 'sanity'), lose(1, 'stamina'))], 'Lose 1 Sanity or 1 Stamina.'],
    [
      'a choice of payments',
      [choose({ do: 'pay', cost: { clues: 4 } }, { do: 'pay', cost: { cards: { n: 2, of: { deck: 'spell' } } } })],
      'Either spend 4 Clues or discard 2 Spells, if you can.',
    ],
    [
      'successes, one by one',
      [check('fight', 0, { pass: perSuccess(gain(3, 'money')) })],
      'Fight check. Passed: gain $3 for each success.',
    ],
    [
      'successes, by number',
      [
        checkRows('luck', 0, [
          [0, lose(1, 'sanity')],
          [1, []],
          [3, gain(3, 'stamina')],
        ]),
      ],
      'Luck check. No success: lose 1 Sanity. 1–2 successes: nothing happens. 3 or more successes: gain 3 Stamina.',
    ],
    [
      'faces of a die',
      [
        rollFaces([
          [[1, 2, 3], gain(count('rolled'), 'stamina')],
          [[6], DEVOURED],
        ]),
      ],
      'Roll a die. On 1–3, gain Stamina equal to the roll. On a 6, you are devoured.',
    ],
    [
      'several dice',
      [rollDice(2, { success: draw(1, 'unique'), failure: draw(1, 'common') })],
      'Roll 2 dice. For each success, draw 1 Unique Item. For each failure, draw 1 Common Item.',
    ],
    ['a rolled amount', [lose(dice(1), 'stamina')], 'Lose Stamina equal to the roll of a die.'],
    ['a rolled sum of money', [gain(dice(2), 'money')], 'Gain dollars equal to the roll of 2 dice.'],
    ['a lessened roll', [gain(dice(1, -2), 'clue')], 'Gain Clues equal to the roll of a die minus 2 (at least 0).'],
    ['half of one’s money', [lose(half('money', 'up'), 'money')], 'Lose half of your money (rounded up).'],
    [
      'half of one’s items',
      [discard(half('items', 'down'), ITEM)],
      'Lose half of your items (you choose which; rounded down).',
    ],
    ['all weapons', [discard('all', { type: 'weapon' })], 'Lose all your weapons.'],
    ['a theft', [stealCards(2, ITEM)], '2 items of your choice are stolen from you.'],
    ['points in any mix', [split(4)], 'Gain 4 points of Sanity and Stamina in any mix.'],
    ['a rolled mix', [split(dice(1))], 'Gain Sanity and Stamina in any mix, totaling the roll of a die.'],
    [
      'a chosen amount',
      [lose({ chosen: { from: 0, to: 3 } }, 'sanity'), gain(count('chosen'), 'clue')],
      'Lose 0 to 3 Sanity, then gain that many Clues.',
    ],
    ['everybody', [each('players', draw(2, 'common'))], 'Each player draws 2 Common Items.'],
    [
      'everybody who may',
      [each('investigators-in-other-worlds', may(RETURN))],
      'Each investigator in an Other World may return to Arkham.',
    ],
    [
      'everybody who must check',
      [each('investigators', check('luck', -1, { pass: receive('blessing') }))],
      'Each investigator makes a Luck (−1) check. Passed: they become Blessed.',
    ],
    ['a world and back', [visit('abyss')], 'Have an encounter in Abyss, then return here.'],
    [
      'the first of a kind',
      [find('common', { type: 'weapon' })],
      'Search the Common Item deck for the first weapon, take it, and shuffle the deck.',
    ],
    [
      'terror and doom',
      [track('terror', 1), track('doom', -1)],
      'Raise the terror level by 1 and remove 1 doom token from the doom track.',
    ],
    [
      'a price or a fate of each investigator',
      [each('investigators', { do: 'may', cost: { clues: 1 }, then: [], else: [receive('curse')].flat() })],
      'Each investigator spends 1 Clue or becomes Cursed.',
    ],
    [
      'dice rolled on a condition',
      [
        when({ has: 'curse' }, [
          { do: 'roll', dice: count('clues') },
          when({ hasAtLeast: 'successes', atLeast: 1 }, [draw(1, 'ally')], [draw(1, 'unique')]),
        ]),
      ],
      'If you are Cursed, roll dice equal to your Clues. If there is at least 1 success, draw 1 Ally. If there are no successes, draw 1 Unique Item.',
    ],
    [
      'an amount in any mix',
      [split(count('monster-trophies'))],
      'Gain 1 Sanity or 1 Stamina for each monster trophy you have.',
    ],
    ['a card kept of several', [draw(3, 'spell', 2)], 'Draw 3 Spells and keep 2 of them.'],
    ['nothing', [], 'Nothing happens.'],
  ])('contain the expected words: %s', (_what, effects, text) => {
    expect(say(...effects)).toBe(text);
  });
});

describe('the sentences of nested effects', () => {
  it('have a separate sentence for an effect that happens in any case', () => {
    expect(say(check('sneak', -1, { fail: lose(2, 'stamina') }), TO_STREET)).toBe(
      'Sneak (−1) check. Failed: lose 2 Stamina. In any case, move to the street area.',
    );
    expect(say(choose(lose(1, 'clue'), lose('all', 'money')), TO_STREET)).toBe(
      'Lose 1 Clue or all your money, and move to the street area.',
    );
    expect(say(when({ has: ITEM }, lose(1, 'clue'), DELAYED), TO_STREET)).toBe(
      'If you have any items, lose 1 Clue. Otherwise, you are delayed. In any case, move to the street area.',
    );
  });

  it('use “then” if a later step depends on an earlier one', () => {
    expect(say(lose(2, 'sanity'), when({ standing: true }, take('duke', gain(3, 'clue'))))).toBe(
      'Lose 2 Sanity. If you are not insane or unconscious, Duke joins you. If Duke is not available, gain 3 Clues instead.',
    );
    expect(say(rollDice(count('stamina'), { then: lose(count('failures'), 'stamina') }))).toBe(
      'Roll a die for each point of your Stamina and lose 1 Stamina for each failure.',
    );
  });

  it('name the result of a roll that was offered, without “if you do”', () => {
    const least = (of: 'successes' | 'failures') => ({ hasAtLeast: of, atLeast: 1 }) as const;
    const offered = may(rollDice(4, { then: [when(least('failures'), DEVOURED, gain(1, 'clue'))] }));
    expect(say(offered)).toBe(
      'You may roll 4 dice. If there is at least 1 failure, you are devoured. If there are no failures, gain 1 Clue.',
    );
    expect(say(may(rollDice(2, { then: [when(least('successes'), gain(1, 'clue'))] })))).toBe(
      'You may roll 2 dice. If there is at least 1 success, gain 1 Clue.',
    );
  });

  it('join a check to the effect before it', () => {
    expect(say(lose(1, 'stamina'), check('evade', -1, { fail: lose(1, 'sanity') }))).toBe(
      'Lose 1 Stamina and make an Evade (−1) check. Failed: lose 1 Sanity.',
    );
  });

  it('name the check of each branch if one check is nested in another', () => {
    const inner = check('fight', -2, { pass: gain(1, 'clue'), fail: LOST_CLUE });
    expect(say(check('luck', -1, { pass: inner, fail: TO_STREET }))).toBe(
      'Luck (−1) check. Passed: make a Fight (−2) check. If you pass that check, gain 1 Clue. If you fail that check, lose 1 Clue. If you fail the Luck check, move to the street area.',
    );
    expect(say(check('luck', -1, { fail: [inner, DELAYED] }))).toBe(
      'Luck (−1) check. Failed: make a Fight (−2) check. If you pass that check, gain 1 Clue. If you fail that check, lose 1 Clue. In any case, you are delayed.',
    );
  });

  it('use plain labels if they cannot be confused', () => {
    expect(
      say(
        mayPay({ money: 3 }, receive('lodge-membership'), [check('will', -1, { fail: lose(3, 'stamina') }), TO_STREET]),
      ),
    ).toBe(
      'You may pay $3 to take a Silver Twilight Lodge Membership. If you do not pay, make a Will (−1) check. Failed: lose 3 Stamina. In any case, move to the street area.',
    );
    expect(say(check('luck', -1, { pass: may(ANYWHERE), fail: APPEAR }))).toBe(
      'Luck (−1) check. Passed: you may move to any location or street area in Arkham (at a location, have an encounter there). Failed: a monster appears.',
    );
  });

  it('give each option with branches its own sentences', () => {
    expect(say(choose(check('fight', -2, { fail: DELAYED }), [DELAYED, gain(2, 'sanity')]))).toBe(
      'Choose: (a) Make a Fight (−2) check. Failed: you are delayed. (b) Be delayed and gain 2 Sanity.',
    );
  });

  it('separate an effect after lettered options from the last of them', () => {
    expect(say(choose(gain(2, 'sanity'), check('will', -1, { fail: lose(3, 'stamina') })), TO_STREET)).toBe(
      'Choose: (a) Gain 2 Sanity. (b) Make a Will (−1) check. Failed: lose 3 Stamina. Whichever you choose, move to the street area.',
    );
  });

  it('separate an effect for everybody from the next effect', () => {
    expect(say(each('investigators', check('luck', -1, { fail: receive('curse') })), track('terror', 1))).toBe(
      'Each investigator makes a Luck (−1) check. Failed: they become Cursed. In any case, raise the terror level by 1.',
    );
  });
});

const LOST_CLUE = lose(1, 'clue');

describe('the sentences of cards', () => {
  const card = (more: Partial<CardDef>): string[] =>
    cardText(w, { id: 'x', name: 'X', deck: 'unique', count: 1, ...more });

  it('describe weapons', () => {
    expect(
      card({ weapon: { hands: 1, damage: 'physical', bonus: 2, instead: { if: { otherHandFree: true }, bonus: 3 } } }),
    ).toEqual(['+2 to Combat checks (physical, 1 hand). If your other hand is free, +3 instead.']);
    expect(
      card({ weapon: { hands: 2, damage: 'magical', bonus: 9, afterUse: { discard: true, lose: { sanity: 1 } } } }),
    ).toEqual(['+9 to Combat checks (magical, 2 hands).', 'After use, discard this card and lose 1 Sanity.']);
  });

  it('describe modifiers and join short ones', () => {
    expect(
      card({ modifiers: [skill('luck', 1), skill('speed', 1), { mod: 'ignores', ability: 'physical-resistance' }] }),
    ).toEqual(['+1 Luck and +1 Speed.', 'Your attacks ignore Physical Resistance.']);
    expect(card({ modifiers: [bonus('will', -1, 'in-arkham'), bonus('any', 1, 'in-arkham')] })).toEqual([
      'Investigators in Arkham get −1 to Will checks and +1 to all skill checks.',
    ]);
  });

  it('describe abilities with their costs: costs are paid, losses are lost', () => {
    const ability: Ability = {
      when: { before: 'check', checks: ['combat', 'close'] },
      if: { finalBattle: false },
      cost: { discard: true, lose: { stamina: 2 } },
      then: [{ do: 'passCheck' }],
    };
    expect(abilityText(w, ability)).toBe(
      'Before a Combat check or a check to close a gate, if this is not the final battle: You may discard this card and lose 2 Stamina to pass that check without rolling.',
    );
    expect(
      abilityText(w, {
        when: { phase: 'upkeep' },
        for: 'self-or-other-here',
        limit: 'once-per-turn',
        then: [gain(1, 'sanity')],
      }),
    ).toBe('Upkeep, once per turn: You or 1 other investigator in your area may gain 1 Sanity.');
  });

  it('describe spells', () => {
    const cast = { modifier: -1, sanity: 1, hands: 1, after: 'exhaust' } as const;
    expect(
      abilityText(w, { when: { in: 'combat' }, cast, then: [{ do: 'combatBonus', by: 6, damage: 'magical' }] }),
    ).toBe(
      'In combat: Exhaust this card, use 1 hand and pay 1 Sanity to make a Spell (−1) check. Passed: get +6 (magical) to Combat checks until the end of this combat.',
    );
    expect(
      abilityText(w, {
        when: { in: 'combat' },
        cast,
        then: [
          { do: 'combatBonus', by: 3, damage: 'magical' },
          { do: 'fightWith', skill: 'lore' },
        ],
      }),
    ).toContain(
      'In combat: Exhaust this card, use 1 hand and pay 1 Sanity to make a Spell (−1) check. Passed: get +3 (magical) to Combat checks until the end of this combat. While this Spell is in your hands, Combat checks in this combat use Lore instead of Fight.',
    );
  });

  it('describe triggers', () => {
    const trigger: Trigger = {
      when: { on: 'upkeep' },
      notInFirstUpkeep: true,
      then: [rollFaces([[[1], { do: 'discardThis' }]])],
    };
    expect(triggerText(w, trigger)).toBe(
      'Upkeep: Roll a die. On a 1, discard this card. Skip this in the first Upkeep after you gain this card.',
    );
    expect(triggerText(w, { when: { on: 'gained' }, then: [draw(1, 'spell')] })).toBe(
      'When you gain this card, draw 1 Spell.',
    );
  });
});

describe('the sentences of other components', () => {
  const monster: MonsterDef = {
    id: 'maniac',
    name: 'Maniac',
    count: 1,
    movement: 'normal',
    symbol: 'circle',
    awareness: 0,
    toughness: 1,
    abilities: ['overwhelming', 'undead'],
    overwhelming: 2,
    inCup: true,
  };

  it('describe monsters without repeating their names', () => {
    const modifiers = [
      {
        mod: 'monster',
        monsters: { kinds: ['maniac'] },
        set: { combatRating: -2 },
        gives: ['endless'],
        if: { terrorAtLeast: 6 },
      },
    ] as const;
    expect(monsterText(w, { ...monster, modifiers })).toEqual([
      'While the terror level is at least 6, this monster is Endless and has a Combat rating of −2.',
    ]);
    expect(monsterText(w, { ...monster, defeated: [{ do: 'returnMonster', to: 'box' }, gain(2, 'clue')] })).toEqual([
      'When you defeat this monster, return it to the box and gain 2 Clues.',
    ]);
  });

  it('explain keywords with their numbers', () => {
    const [first, second] = monsterKeywords(w, monster);
    expect(first).toEqual({
      ability: 'overwhelming',
      name: 'Overwhelming 2',
      help: 'Even if you defeat this monster, you lose 2 Stamina.',
    });
    expect(second?.name).toBe('Undead');
  });

  it('separate worshippers from the power of an Ancient One', () => {
    const text = ancientOneText(w, {
      id: 'x',
      name: 'X',
      combatRating: -5,
      doom: 12,
      defenses: [],
      powerName: 'Y',
      modifiers: [
        { mod: 'monster', monsters: { kinds: ['dark-young'] }, gives: ['endless'] },
        { mod: 'monster', monsters: {}, toughness: 1 },
      ],
      startOfBattle: [when({ hasAtMost: 'clues', atMost: 0 }, DEVOURED)],
      attack: { check: 'lore', modifier: 1, effects: [lose(1, 'clue')] },
    });
    expect(text).toEqual({
      combatRating: '−5',
      worshippers: ['Every Dark Young is Endless.'],
      power: ['Every monster has +1 toughness.'],
      startOfBattle: ['Each investigator who has no Clues is devoured.'],
      attack: [
        'Each investigator makes a Lore (+1) check. Failed: they lose 1 Clue.',
        'Each further round, the modifier is 1 lower.',
      ],
    });
  });

  it('describe the triggers, pass and fail conditions of a rumor', () => {
    const rumor: MythosDef = {
      id: 'x',
      name: 'X',
      type: 'rumor',
      clues: [],
      white: [],
      black: [],
      activity: 'uptown',
      triggers: [{ when: { on: 'phase-ended', phase: 'mythos' }, then: [rollFaces([[[1, 2], track('doom', 1)]])] }],
      rumor: {
        setup: { tokens: 6 },
        passCost: { gateTrophies: 2 },
        pass: [each('players', gain(5, 'money'))],
        failIf: { tokens: 10 },
        fail: [],
      },
    };
    expect(mythosText(w, rumor)).toEqual([
      'When this card comes into play, put 6 tokens on it.',
      'At the end of each Mythos Phase, roll a die. On 1–2, add 1 doom token to the doom track.',
      'Pass: in the Arkham Encounters Phase, in the Uptown streets, you may spend 2 gate trophies. If you do, each player gains $5.',
      'Fail when there are 10 tokens on this card: There is no further effect.',
    ]);
  });

  it('state the duration of a headline', () => {
    const headline: MythosDef = {
      id: 'x',
      name: 'X',
      type: 'headline',
      clues: [],
      white: [],
      black: [],
      effects: [{ do: 'closePlaces', places: ['woods', 'black-cave'] }],
      modifiers: [{ mod: 'forbid', what: 'arrest' }],
      lasts: 'end-of-next-turn',
    };
    expect(mythosText(w, headline)).toEqual([
      'Close Woods and Black Cave until the end of the next turn.',
      'Until the end of the next turn, investigators cannot be arrested.',
    ]);
  });

  it('describe the abilities of locations', () => {
    expect(locationAbilityText(w, { name: 'Classes', cost: { money: 8 }, then: [draw(2, 'skill', 1)] })).toBe(
      'Instead of an encounter, you may pay $8 to draw 2 Skills and keep 1 of them.',
    );
    const shop: Effect = { do: 'shop', show: [{ deck: 'unique', n: 3 }], buy: 1, must: true };
    expect(locationAbilityText(w, { name: 'Shop', if: { hasAtLeast: 'money', atLeast: 1 }, then: [shop] })).toBe(
      'Instead of an encounter, if you have at least $1, you may reveal the top 3 cards of the Unique Item deck. You must buy 1 of them at its price, if you can afford any. Discard the rest.',
    );
  });

  it('use the entry of a Gate card for the world', () => {
    const entry = (at: string, effect: Effect) => ({ at, theme: 'x', effects: [effect] });
    const gate = { id: 'x', colour: 'blue', entries: [entry('abyss', DELAYED), entry('other', RETURN)] } as const;
    expect(gateCardText(w, gate, 'abyss')).toBe('You are delayed.');
    expect(gateCardText(w, gate, 'yuggoth')).toBe('Return to Arkham.');
  });

  it('describe the abilities of investigators', () => {
    expect(
      investigatorText(w, {
        id: 'x',
        name: 'X',
        occupation: 'Y',
        sanity: 5,
        stamina: 5,
        home: 'woods',
        focus: 2,
        sliders: { 'speed-sneak': [], 'fight-will': [], 'lore-luck': [] },
        fixed: { money: 0, clues: 0, cards: [] },
        random: {},
        ability: 'Z',
        modifiers: [{ mod: 'loss', of: 'sanity', by: -1 }, { mod: 'neverLost' }],
        insteadOfLost: { insane: 'asylum', unconscious: 'hospital', otherwise: 'church' },
      }),
    ).toEqual([
      'Whenever you lose Sanity, you lose 1 less (at least 0).',
      'You cannot be lost in time and space.',
      'Instead, you go to Church (if insane, to Asylum; if unconscious, to Hospital).',
    ]);
  });
});
