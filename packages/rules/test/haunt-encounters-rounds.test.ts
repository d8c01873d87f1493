import { describe, expect, it } from 'vitest';
import type { Investigator, SlotStates, State } from '../src/haunt/state.js';
import type { Pack } from '../src/language/components.js';
import { createPosition, type PositionOptions, resolveAllEncounters, runTrial, type Trial } from './haunt-trial.js';

const FULL: SlotStates = ['covered', 'covered', 'covered', 'covered'];
/** Nothing to allocate: a check has the dice of its modifier only. */
const SPENT: Investigator['slots'] = [FULL, FULL, FULL];
/** Sneak 5 and Fight 5 are allocated, and nothing else is free. */
const READY: Investigator['slots'] = [
  ['allocated', 'covered', 'covered', 'covered'],
  ['covered', 'covered', 'covered', 'allocated'],
  FULL,
];
const SNEAK = 'bonus:speed-sneak:0';
const FIGHT = 'bonus:fight-will:3';
const person = (t: Trial, seat = 0) => t.state.investigators[seat] as Investigator;
const clues = (t: Trial, token: string) => t.state.monsters.find((monster) => monster.token === token)?.clues;
const monstersHere = (...tokens: readonly (string | readonly [string, number])[]): State['monsters'] =>
  tokens.map((one) => ({
    at: 'newspaper',
    ...(typeof one === 'string' ? { token: one, clues: 0 } : { token: one[0], clues: one[1] }),
  }));
const runEncounters = (
  people: readonly Partial<Investigator>[],
  monsters: State['monsters'],
  dice: readonly number[],
  more: { state?: PositionOptions; pack?: Partial<Pack> } = {},
) =>
  runTrial(createPosition(people, { monsters, ...more.state }), resolveAllEncounters, {
    dice,
    ...(more.pack && { more: more.pack }),
  });
const withCards = (...cards: string[]) => ({ cards: cards.map((card) => ({ card })) });
const decisionKey = (t: Trial) => t.play.decisions[0]?.key;

describe('initiative', () => {
  it('takes two successes where one monster or several have Ambush [H-ENC-INIT-03, H-ENC-INIT-08]', () => {
    const t = runEncounters([{ slots: READY }], monstersHere('ghoul-1', 'ghoul-2'), [5, 1]);
    t.answer(SNEAK);
    expect(decisionKey(t)).toBe('q.engage-monster');
    expect(person(t).stamina).toBe(5);

    const u = runEncounters([{ slots: READY }], monstersHere('ghoul-1', 'ghoul-2'), [5, 6]);
    u.answer(SNEAK);
    expect(u.options()).toEqual(['escape', 'fight']);
  });

  it('steals a clue for each extra success from any of the group, or fewer [H-ENC-INIT-07]', () => {
    const t = runEncounters(
      [{ slots: READY }, { slots: SPENT }],
      monstersHere(['maniac-1', 2], ['byakhee-1', 1], 'gug-1'),
      [5, 5, 6],
    );
    t.answer('seat:0', SNEAK);
    expect(t.options()).toEqual(['steal:maniac-1', 'steal:byakhee-1', 'enough']);
    t.answer('steal:byakhee-1');
    expect(t.options()).toEqual(['steal:maniac-1', 'enough']);
    t.answer('enough');
    expect([person(t).clues, clues(t, 'byakhee-1'), clues(t, 'maniac-1')]).toEqual([1, 0, 2]);
    expect(decisionKey(t)).toBe('q.escape');
  });

  it('may be bought on with clues as long as more can be stolen, no further [H-ENC-INIT-07]', () => {
    const t = runEncounters([{ slots: READY, clues: 3 }], monstersHere(['maniac-1', 1]), [5, 1, 1, 1, 5]);
    t.answer(SNEAK);
    expect(t.options()).toEqual(['enough', 'clue']);
    t.answer('clue');
    // One success for the check, one for the only clue.
    expect(t.options()).toEqual(['steal:maniac-1', 'enough']);
  });

  it('is failed with no dice, and nobody has to allocate for it [H-ENC-INIT-10]', () => {
    const t = runEncounters(
      [{ slots: [['free', 'free', 'free', 'free'], FULL, FULL] }],
      monstersHere('cultist-1', 'maniac-1'),
      [],
    );
    expect(t.options()[0]).toBe('no-bonus');
    t.answer('no-bonus');
    expect(decisionKey(t)).toBe('q.engage-monster');
    expect(person(t).slots[0]).toEqual(['free', 'free', 'free', 'free']);
  });

  it('won ends the encounter for all by an escape, and nobody changes place [H-ENC-INIT-05]', () => {
    const t = runEncounters([{ slots: SPENT }, { slots: SPENT }], monstersHere('zombie-1'), [6]);
    t.answer('seat:1');
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.escape', by: [0, 1] });
    t.answer('escape');
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.events.at(-1)).toEqual({ type: 'monsterEncounter', at: 'newspaper', outcome: 'escaped' });
    expect(t.state.investigators.map(({ place }) => place)).toEqual(['newspaper', 'newspaper']);
  });
});

describe('engagement', () => {
  it('brings a Horror check each time, but not when the combat is continued [H-ENC-ENG-02, H-ENC-ENG-03, H-ENC-ENG-07]', () => {
    // Lost initiative, Horror without dice, the attacks, the same again, then break off.
    const t = runEncounters(
      [{ slots: READY }],
      monstersHere('ghoul-1'),
      [1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1],
    );
    t.answer('no-bonus', FIGHT, FIGHT);
    expect(person(t).sanity).toBe(4);
    t.answer('continue', FIGHT, FIGHT);
    expect(person(t).sanity).toBe(4);
    t.answer('stop', 'no-bonus');
    expect(person(t).sanity).toBe(3);
  });

  it('by whom it costs the last Sanity ends for him; the others go on with a new round [H-ENC-ENG-06, H-DEATH-01, H-ENC-CONT-04]', () => {
    const t = runEncounters([{ slots: SPENT, sanity: 2 }, { slots: SPENT }], monstersHere('chthonian-1'), [1, 1]);
    t.answer('seat:0', 'seat:0');
    expect(person(t).place).toBe('out');
    // Only one investigator is left to roll and to engage: after a failed roll and a loss of Sanity, they face the
    // attacks without a die.
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.continue-combat', by: [1] });
    expect(person(t, 1)).toMatchObject({ sanity: 3, stamina: 2 });
  });

  it('may be any pair again in later rounds [H-ENC-CONT-05, H-ENC-ENG-01]', () => {
    const t = runEncounters([{ slots: SPENT }, { slots: SPENT }], monstersHere('witch-1', 'gug-1'), []);
    t.answer('seat:0', 'seat:1', 'engage:witch-1', 'stop', 'seat:1', 'seat:1');
    expect(t.options()).toEqual(['engage:witch-1', 'engage:gug-1']);
  });

  it('with what speaks before the Horror check resolves that first, and ends if the monster is gone [H-ENC-ENG-01, H-BASE-16]', () => {
    const luck: Investigator['slots'] = [FULL, FULL, ['allocated', 'covered', 'covered', 'covered']];
    const t = runEncounters([{ slots: luck }], monstersHere(['the-black-man-1', 1]), [5, 1, 1, 1]);
    t.answer('bonus:lore-luck:0');
    expect(t.result()).toEqual({ how: 'done' });
    expect(person(t).clues).toBe(2);
    expect(t.state.cup).toContain('the-black-man-1');
  });

  it('that fails checks by itself fails the Horror check and the first Combat check, but no Fight check [H-ENC-ATK-03]', () => {
    const t = runEncounters([{ slots: READY }], monstersHere('the-bloated-woman-1'), [5, 1, 1, 5, 1, 1]);
    // Initiative lost; her text without dice.
    t.answer('no-bonus', FIGHT);
    expect(person(t)).toMatchObject({ sanity: 3, stamina: 5 });
    expect(decisionKey(t)).toBe('q.continue-combat');
  });
});

describe('the monster attack', () => {
  it('comes first without the initiative, and is no Combat check: no weapon counts [H-ENC-ATK-02, H-ENC-ATK-03, H-ENC-ATK-04, H-ENC-ATK-05]', () => {
    const t = runEncounters([{ slots: READY, ...withCards('tommy-gun') }], monstersHere('witch-1'), [1, 1]);
    t.answer('no-bonus', FIGHT);
    expect(t.events.filter(({ type }) => type === 'rolled').at(-1)).toMatchObject({ check: 'fight', dice: [1, 1] });
    expect(person(t).stamina).toBe(3);
    expect(decisionKey(t)).toBe('q.hands');
  });

  it('that fails overwhelms all the same; one that succeeds does no more than its damage [H-ENC-ATK-06]', () => {
    const t = runEncounters([{ slots: READY, stamina: 5 }], monstersHere('gug-1'), [5, 1, 1, 1, 1, 1]);
    t.answer('no-bonus', FIGHT, 'no-bonus');
    expect(person(t).stamina).toBe(4);

    const u = runEncounters([{ slots: READY, stamina: 5 }], monstersHere('gug-1'), [1, 1, 1, 1, 1, 1]);
    u.answer('no-bonus', FIGHT, 'no-bonus');
    expect(person(u).stamina).toBe(1);
  });

  it('overwhelms nobody whom an ally keeps from it [H-ENC-ATK-06]', () => {
    const t = runEncounters(
      [{ slots: READY, ...withCards('tom-mountain-murphy') }],
      monstersHere('gug-1'),
      [5, 1, 1, 1, 1],
    );
    t.answer('no-bonus', FIGHT, 'no-bonus');
    expect(person(t).stamina).toBe(5);
  });

  it('can be warded off [H-ENC-ATK-05]', () => {
    const t = runEncounters([{ slots: SPENT, ...withCards('warding-statue') }], monstersHere('witch-1'), []);
    expect(t.options()).toEqual(['no', 'use:warding-statue']);
    t.answer('use:warding-statue');
    expect(person(t)).toMatchObject({ stamina: 5, cards: [] });
    // Only that attack.
    t.answer('continue');
    expect(person(t).stamina).toBe(3);
  });

  it('that kills leaves the encounter to the others [H-ENC-ATK-05, H-DEATH-01]', () => {
    const t = runEncounters([{ slots: SPENT, stamina: 2 }, { slots: SPENT }], monstersHere('witch-1', 'gug-1'), []);
    t.answer('seat:0', 'seat:0', 'engage:witch-1');
    expect(person(t).place).toBe('out');
    expect(decisionKey(t)).toBe('q.engage-monster');
  });

  it('does not bring what its token says of failed Combat checks [H-ENC-ATK-07]', () => {
    const t = runEncounters([{ slots: READY }], monstersHere('dimensional-shambler-1'), [1, 1, 1, 1, 1, 1]);
    t.answer('no-bonus', FIGHT);
    expect(person(t).place).toBe('newspaper');
    // The Combat check that follows does.
    t.answer(FIGHT);
    expect(person(t).place).toBe('lost');
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state.monsters).toEqual(monstersHere('dimensional-shambler-1'));
  });
});

describe('the investigator attack', () => {
  /** One success in the Initiative segment, none to spare. */
  const FIRST = [5, 1, 1, 1];
  const ones = (n: number) => Array.from({ length: n }, () => 1);

  it('with as many successes as the Toughness drives it off, clues to the investigator; no monster attack follows [H-ENC-ATK-01, H-ENC-ATK-08, H-ENC-ATK-09, H-ENC-ATK-14, H-ENC-INIT-06]', () => {
    const t = runEncounters([{ slots: READY }], monstersHere(['maniac-1', 2]), [...FIRST, 5, ...ones(5)]);
    t.answer(SNEAK, 'fight', FIGHT);
    expect(t.result()).toEqual({ how: 'done' });
    expect(person(t)).toMatchObject({ clues: 2, monsterTrophies: [], stamina: 5 });
    expect(t.state.cup).toContain('maniac-1');
    expect(t.events.some((event) => event.type === 'rolled' && event.check === 'fight')).toBe(false);
  });

  it('with an extra success makes it a trophy [H-ENC-ATK-15]', () => {
    const t = runEncounters([{ slots: READY }], monstersHere(['maniac-1', 2]), [...FIRST, 5, 6, ...ones(4)]);
    t.answer(SNEAK, 'fight', FIGHT);
    expect(person(t)).toMatchObject({ clues: 2, monsterTrophies: ['maniac-1'] });
    expect(t.state.monsters).toEqual([]);
  });

  it.each([
    ['one extra success sends it to the cup', [5, 5, 1], [], []],
    ['two make it a trophy', [5, 5, 6], [], ['maniac-1']],
    ['one is enough for whom an ally helps', [5, 5, 1], ['john-legrasse'], ['maniac-1']],
  ])('on an endless monster: %s [H-ENC-ATK-16]', (_, dice, cards, trophies) => {
    const start = { state: { terror: 6 } };
    const t = runEncounters(
      [{ slots: READY, ...withCards(...cards) }],
      monstersHere('maniac-1'),
      [...FIRST, ...dice],
      start,
    );
    t.answer(SNEAK, 'fight', FIGHT);
    expect(person(t).monsterTrophies).toEqual(trophies);
    expect(t.state.cup.includes('maniac-1')).toBe(trophies.length === 0);
  });

  it('brings what the token says of its defeat, without an extra success; the clues are his all the same [H-ENC-ATK-19]', () => {
    const t = runEncounters([{ slots: READY }], monstersHere(['mi-go-1', 1]), [5, 1, 1, 5, ...ones(4)]);
    t.answer(SNEAK, 'fight', FIGHT);
    expect(person(t)).toMatchObject({ clues: 1, monsterTrophies: [] });
    expect(person(t).cards).toHaveLength(1);
    expect(t.state.box).toEqual(['mi-go-1']);
  });

  it('meets immunity [H-ENC-ATK-11, H-ENC-ATK-13]', () => {
    const t = runEncounters([{ slots: READY, ...withCards('tommy-gun') }], monstersHere('fire-vampire-1'), [
      ...ones(3),
      5,
      ...ones(9),
    ]);
    t.answer('no-bonus', FIGHT);
    t.answer('take:tommy-gun', 'roll', FIGHT);
    const rolled = t.events.filter((event) => event.type === 'rolled').at(-1);
    expect(rolled).toMatchObject({ check: 'combat', dice: [5, 1, 1] });
  });

  it('failed costs no Stamina by itself [H-ENC-ATK-17]', () => {
    const t = runEncounters([{ slots: READY }], monstersHere('maniac-1'), [...FIRST, ...ones(6), 5, ...ones(5)]);
    t.answer(SNEAK, 'fight', FIGHT, FIGHT);
    expect(person(t).stamina).toBe(5);
    expect(decisionKey(t)).toBe('q.continue-combat');
  });

  it('that carries nobody off ends nothing: he goes on if he likes [H-BASE-18, H-ENC-CONT-01, H-ENC-CONT-03, H-ENC-ATK-17]', () => {
    const t = runEncounters([{ slots: READY }], monstersHere('nightgaunt-1'), ones(9));
    t.answer('no-bonus', FIGHT, FIGHT);
    expect(decisionKey(t)).toBe('q.continue-combat');
    t.answer('stop');
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.bonus', args: { check: 'evade' } });
    expect(t.state.monsters).toHaveLength(1);
  });

  it('by an effect beats all monsters there: trophies, endless ones to the cup, clues to him [H-ENC-ATK-14, H-ENC-ATK-15]', () => {
    const monsters = monstersHere('maniac-1', ['witch-1', 1], 'the-dark-pharaoh-1');
    const t = runEncounters([{ slots: SPENT, ...withCards('flute-of-the-outer-gods') }], monsters, [5]);
    t.answer('engage:maniac-1', 'use:flute-of-the-outer-gods');
    expect(t.result()).toEqual({ how: 'done' });
    expect(person(t)).toMatchObject({ monsterTrophies: ['maniac-1', 'witch-1'], clues: 1, sanity: 2, stamina: 2 });
    expect(t.state.cup).toContain('the-dark-pharaoh-1');
  });

  it('is answered by cards that speak of a defeat, driven off or destroyed [H-AO-29, H-AO-31]', () => {
    const state = { ancientOne: 'yig', doom: 3 };
    const t = runEncounters([{ slots: READY }], monstersHere('cultist-1'), [5, 1, 5, ...ones(4)], { state });
    t.answer(SNEAK, 'fight', FIGHT);
    expect(decisionKey(t)).toBe('q.tokens');
    t.answer('doom:1:terror:0');
    expect(t.state.doom).toBe(4);
  });
});

describe('continuing', () => {
  it('goes on with the same combat: a spell serves on, but not in the next engagement [H-ENC-CONT-01, H-ENC-CONT-02, H-ENC-CONT-03, H-SPELL-09]', () => {
    const lore: SlotStates = ['covered', 'covered', 'covered', 'allocated'];
    const slots: Investigator['slots'] = [FULL, READY[1], lore];
    const hit = [5, 1, 1, 1, 1, 1];
    const miss = Array.from({ length: 12 }, () => 1);
    const t = runEncounters([{ slots, ...withCards('shrivelling') }], monstersHere('maniac-1'), [
      ...[...hit, 5, 1, 1, 1, ...miss],
      ...[...hit, ...miss],
      ...[...hit, 1, 1, 1, 1, 1, 1],
    ]);
    const last = () => t.events.filter((event) => event.type === 'rolled').at(-1)?.dice.length;
    t.answer(FIGHT, 'use:shrivelling', 'bonus:lore-luck:3', 'roll', FIGHT);
    expect([decisionKey(t), last()]).toEqual(['q.continue-combat', 12]);
    t.answer('continue', FIGHT);
    expect(t.options()).toEqual(['roll', 'release:shrivelling:0']);
    t.answer('roll', FIGHT);
    expect(last()).toBe(12);
    t.answer('stop', FIGHT, FIGHT);
    expect(last()).toBe(6);
  });

  it('is broken off where nothing can change for anybody [H-ENC-CONT-04]', () => {
    const t = runEncounters(
      [{ id: 'michael-mcglen', slots: SPENT }],
      monstersHere('cultist-1'),
      Array.from({ length: 60 }, () => 1),
      { state: { ancientOne: 'ithaqua' } },
    );
    let rounds = 0;
    for (; !t.result(); rounds++) t.answer('stop');
    expect(rounds).toBe(20);
    expect(t.state.monsters).toEqual(monstersHere('cultist-1'));
    expect(person(t).stamina).toBe(5);
  });

  it('or not: cards that speak of the end of a combat speak once, after the encounter [H-ENC-CONT-04]', () => {
    const t = runEncounters([{ slots: SPENT, ...withCards('patrol-wagon') }], monstersHere('zombie-1'), [1, 5, 1]);
    t.answer('stop', 'escape');
    expect(t.result()).toEqual({ how: 'done' });
    expect(person(t).cards).toEqual([]);
  });
});
