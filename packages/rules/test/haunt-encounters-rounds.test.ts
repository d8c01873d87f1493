import { describe, expect, it } from 'vitest';
import type { Investigator, SlotStates, State } from '../src/haunt/state.js';
import type { Pack } from '../src/language/components.js';
import { createPosition, type PositionOptions, resolveAllEncounters, runTrial, type Trial } from './haunt-trial.js';

const FULL: SlotStates = ['covered', 'covered', 'covered', 'covered'];
/** No free slot: a check has only the dice of its modifier. */
const SPENT: Investigator['slots'] = [FULL, FULL, FULL];
/** Sneak 5 and Fight 5 are allocated, and no other slot is free. */
const READY: Investigator['slots'] = [
  ['allocated', 'covered', 'covered', 'covered'],
  ['covered', 'covered', 'covered', 'allocated'],
  FULL,
];
const SNEAK = 'bonus:speed-sneak:0';
const FIGHT = 'bonus:fight-will:3';
const investigatorAt = (t: Trial, seat = 0) => t.state.investigators[seat] as Investigator;
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

describe('the Initiative check', () => {
  it('needs two successes if any of the monsters has Ambush [H-ENC-INIT-03, H-ENC-INIT-08]', () => {
    const t = runEncounters([{ slots: READY }], monstersHere('ghoul-1', 'ghoul-2'), [5, 1]);
    t.answer(SNEAK);
    expect(decisionKey(t)).toBe('q.engage-monster');
    expect(investigatorAt(t).stamina).toBe(5);

    const u = runEncounters([{ slots: READY }], monstersHere('ghoul-1', 'ghoul-2'), [5, 6]);
    u.answer(SNEAK);
    expect(u.options()).toEqual(['escape', 'fight']);
  });

  it('steals up to one Clue per extra success from any monster of the group [H-ENC-INIT-07]', () => {
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
    expect([investigatorAt(t).clues, clues(t, 'byakhee-1'), clues(t, 'maniac-1')]).toEqual([1, 0, 2]);
    expect(decisionKey(t)).toBe('q.escape');
  });

  it('lets Clues buy dice as long as more Clues can be stolen [H-ENC-INIT-07]', () => {
    const t = runEncounters([{ slots: READY, clues: 3 }], monstersHere(['maniac-1', 1]), [5, 1, 1, 1, 5]);
    t.answer(SNEAK);
    expect(t.options()).toEqual(['enough', 'clue']);
    t.answer('clue');
    // One success for the check, one for the only Clue.
    expect(t.options()).toEqual(['steal:maniac-1', 'enough']);
  });

  it('fails without dice, and no slot has to be allocated for it [H-ENC-INIT-10]', () => {
    const t = runEncounters(
      [{ slots: [['free', 'free', 'free', 'free'], FULL, FULL] }],
      monstersHere('cultist-1', 'maniac-1'),
      [],
    );
    expect(t.options()[0]).toBe('no-bonus');
    t.answer('no-bonus');
    expect(decisionKey(t)).toBe('q.engage-monster');
    expect(investigatorAt(t).slots[0]).toEqual(['free', 'free', 'free', 'free']);
  });

  it('lets all investigators escape if it is won, and nobody changes place [H-ENC-INIT-05]', () => {
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
  it('needs a Horror check each time, but not if the combat is continued [H-ENC-ENG-02, H-ENC-ENG-03, H-ENC-ENG-07]', () => {
    // Lost initiative, Horror without dice, the attacks, the same again, then the end of the combat.
    const t = runEncounters(
      [{ slots: READY }],
      monstersHere('ghoul-1'),
      [1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1],
    );
    t.answer('no-bonus', FIGHT, FIGHT);
    expect(investigatorAt(t).sanity).toBe(4);
    t.answer('continue', FIGHT, FIGHT);
    expect(investigatorAt(t).sanity).toBe(4);
    t.answer('stop', 'no-bonus');
    expect(investigatorAt(t).sanity).toBe(3);
  });

  it('ends for an investigator at 0 Sanity; the others go on with a new round [H-ENC-ENG-06, H-DEATH-01, H-ENC-CONT-04]', () => {
    const t = runEncounters([{ slots: SPENT, sanity: 2 }, { slots: SPENT }], monstersHere('chthonian-1'), [1, 1]);
    t.answer('seat:0', 'seat:0');
    expect(investigatorAt(t).place).toBe('out');
    // The investigator who is left fails the Initiative check, loses Sanity and faces the attacks without a die.
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.continue-combat', by: [1] });
    expect(investigatorAt(t, 1)).toMatchObject({ sanity: 3, stamina: 2 });
  });

  it('may have any pair of opponents again in later rounds [H-ENC-CONT-05, H-ENC-ENG-01]', () => {
    const t = runEncounters([{ slots: SPENT }, { slots: SPENT }], monstersHere('witch-1', 'gug-1'), []);
    t.answer('seat:0', 'seat:1', 'engage:witch-1', 'stop', 'seat:1', 'seat:1');
    expect(t.options()).toEqual(['engage:witch-1', 'engage:gug-1']);
  });

  it('resolves effects before the Horror check first, and ends if the monster is gone [H-ENC-ENG-01, H-BASE-16]', () => {
    const luck: Investigator['slots'] = [FULL, FULL, ['allocated', 'covered', 'covered', 'covered']];
    const t = runEncounters([{ slots: luck }], monstersHere(['the-black-man-1', 1]), [5, 1, 1, 1]);
    t.answer('bonus:lore-luck:0');
    expect(t.result()).toEqual({ how: 'done' });
    expect(investigatorAt(t).clues).toBe(2);
    expect(t.state.cup).toContain('the-black-man-1');
  });

  it('fails the Horror check and the first Combat check, but no Fight check, if the token fails checks automatically [H-ENC-ATK-03]', () => {
    const t = runEncounters([{ slots: READY }], monstersHere('the-bloated-woman-1'), [5, 1, 1, 5, 1, 1]);
    // Initiative lost; the token's text is resolved without dice.
    t.answer('no-bonus', FIGHT);
    expect(investigatorAt(t)).toMatchObject({ sanity: 3, stamina: 5 });
    expect(decisionKey(t)).toBe('q.continue-combat');
  });
});

describe('the monster attack', () => {
  it('comes first after a lost Initiative, and is no Combat check: weapons do not count [H-ENC-ATK-02, H-ENC-ATK-03, H-ENC-ATK-04, H-ENC-ATK-05]', () => {
    const t = runEncounters([{ slots: READY, ...withCards('tommy-gun') }], monstersHere('witch-1'), [1, 1]);
    t.answer('no-bonus', FIGHT);
    expect(t.events.filter(({ type }) => type === 'rolled').at(-1)).toMatchObject({ check: 'fight', dice: [1, 1] });
    expect(investigatorAt(t).stamina).toBe(3);
    expect(decisionKey(t)).toBe('q.hands');
  });

  it('does Overwhelming damage if the Fight check passes, and only its normal damage if it fails [H-ENC-ATK-06]', () => {
    const t = runEncounters([{ slots: READY, stamina: 5 }], monstersHere('gug-1'), [5, 1, 1, 1, 1, 1]);
    t.answer('no-bonus', FIGHT, 'no-bonus');
    expect(investigatorAt(t).stamina).toBe(4);

    const u = runEncounters([{ slots: READY, stamina: 5 }], monstersHere('gug-1'), [1, 1, 1, 1, 1, 1]);
    u.answer('no-bonus', FIGHT, 'no-bonus');
    expect(investigatorAt(u).stamina).toBe(1);
  });

  it('does no Overwhelming damage to an investigator protected by an ally [H-ENC-ATK-06]', () => {
    const t = runEncounters(
      [{ slots: READY, ...withCards('tom-mountain-murphy') }],
      monstersHere('gug-1'),
      [5, 1, 1, 1, 1],
    );
    t.answer('no-bonus', FIGHT, 'no-bonus');
    expect(investigatorAt(t).stamina).toBe(5);
  });

  it('can be prevented by a card [H-ENC-ATK-05]', () => {
    const t = runEncounters([{ slots: SPENT, ...withCards('warding-statue') }], monstersHere('witch-1'), []);
    expect(t.options()).toEqual(['no', 'use:warding-statue']);
    t.answer('use:warding-statue');
    expect(investigatorAt(t)).toMatchObject({ stamina: 5, cards: [] });
    // The card prevents only that attack.
    t.answer('continue');
    expect(investigatorAt(t).stamina).toBe(3);
  });

  it('leaves the encounter to the others if it kills its target [H-ENC-ATK-05, H-DEATH-01]', () => {
    const t = runEncounters([{ slots: SPENT, stamina: 2 }, { slots: SPENT }], monstersHere('witch-1', 'gug-1'), []);
    t.answer('seat:0', 'seat:0', 'engage:witch-1');
    expect(investigatorAt(t).place).toBe('out');
    expect(decisionKey(t)).toBe('q.engage-monster');
  });

  it('does not trigger the token’s effect of failed Combat checks [H-ENC-ATK-07]', () => {
    const t = runEncounters([{ slots: READY }], monstersHere('dimensional-shambler-1'), [1, 1, 1, 1, 1, 1]);
    t.answer('no-bonus', FIGHT);
    expect(investigatorAt(t).place).toBe('newspaper');
    // The following Combat check triggers it.
    t.answer(FIGHT);
    expect(investigatorAt(t).place).toBe('lost');
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state.monsters).toEqual(monstersHere('dimensional-shambler-1'));
  });
});

describe('the investigator attack', () => {
  /** One success in the Initiative segment, no extra one. */
  const FIRST = [5, 1, 1, 1];
  const ones = (n: number) => Array.from({ length: n }, () => 1);

  it('drives the monster off with as many successes as its Toughness; no monster attack follows [H-ENC-ATK-01, H-ENC-ATK-08, H-ENC-ATK-09, H-ENC-ATK-14, H-ENC-INIT-06]', () => {
    const t = runEncounters([{ slots: READY }], monstersHere(['maniac-1', 2]), [...FIRST, 5, ...ones(5)]);
    t.answer(SNEAK, 'fight', FIGHT);
    expect(t.result()).toEqual({ how: 'done' });
    expect(investigatorAt(t)).toMatchObject({ clues: 2, monsterTrophies: [], stamina: 5 });
    expect(t.state.cup).toContain('maniac-1');
    expect(t.events.some((event) => event.type === 'rolled' && event.check === 'fight')).toBe(false);
  });

  it('gives the monster as a trophy for an extra success [H-ENC-ATK-15]', () => {
    const t = runEncounters([{ slots: READY }], monstersHere(['maniac-1', 2]), [...FIRST, 5, 6, ...ones(4)]);
    t.answer(SNEAK, 'fight', FIGHT);
    expect(investigatorAt(t)).toMatchObject({ clues: 2, monsterTrophies: ['maniac-1'] });
    expect(t.state.monsters).toEqual([]);
  });

  it.each([
    ['one extra success returns it to the cup', [5, 5, 1], [], []],
    ['two extra successes give a trophy', [5, 5, 6], [], ['maniac-1']],
    ['one extra success gives a trophy with the right ally', [5, 5, 1], ['john-legrasse'], ['maniac-1']],
  ])('against an Endless monster: %s [H-ENC-ATK-16]', (_, dice, cards, trophies) => {
    const start = { state: { terror: 6 } };
    const t = runEncounters(
      [{ slots: READY, ...withCards(...cards) }],
      monstersHere('maniac-1'),
      [...FIRST, ...dice],
      start,
    );
    t.answer(SNEAK, 'fight', FIGHT);
    expect(investigatorAt(t).monsterTrophies).toEqual(trophies);
    expect(t.state.cup.includes('maniac-1')).toBe(trophies.length === 0);
  });

  it('triggers the token’s effect of defeat without an extra success, and gives the monster’s Clues [H-ENC-ATK-19]', () => {
    const t = runEncounters([{ slots: READY }], monstersHere(['mi-go-1', 1]), [5, 1, 1, 5, ...ones(4)]);
    t.answer(SNEAK, 'fight', FIGHT);
    expect(investigatorAt(t)).toMatchObject({ clues: 1, monsterTrophies: [] });
    expect(investigatorAt(t).cards).toHaveLength(1);
    expect(t.state.box).toEqual(['mi-go-1']);
  });

  it('gets no bonus from weapons to which the monster is immune [H-ENC-ATK-11, H-ENC-ATK-13]', () => {
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

  it('costs no Stamina by itself if it fails [H-ENC-ATK-17]', () => {
    const t = runEncounters([{ slots: READY }], monstersHere('maniac-1'), [...FIRST, ...ones(6), 5, ...ones(5)]);
    t.answer(SNEAK, 'fight', FIGHT, FIGHT);
    expect(investigatorAt(t).stamina).toBe(5);
    expect(decisionKey(t)).toBe('q.continue-combat');
  });

  it('leaves the combat to continue if the failed check has no effect on the investigator [H-BASE-18, H-ENC-CONT-01, H-ENC-CONT-03, H-ENC-ATK-17]', () => {
    const t = runEncounters([{ slots: READY }], monstersHere('nightgaunt-1'), ones(9));
    t.answer('no-bonus', FIGHT, FIGHT);
    expect(decisionKey(t)).toBe('q.continue-combat');
    t.answer('stop');
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.bonus', args: { check: 'evade' } });
    expect(t.state.monsters).toHaveLength(1);
  });

  it('defeats all monsters there if a card says so: trophies, Endless ones to the cup, Clues to the investigator [H-ENC-ATK-14, H-ENC-ATK-15]', () => {
    const monsters = monstersHere('maniac-1', ['witch-1', 1], 'the-dark-pharaoh-1');
    const t = runEncounters([{ slots: SPENT, ...withCards('flute-of-the-outer-gods') }], monsters, [5]);
    t.answer('engage:maniac-1', 'use:flute-of-the-outer-gods');
    expect(t.result()).toEqual({ how: 'done' });
    expect(investigatorAt(t)).toMatchObject({
      monsterTrophies: ['maniac-1', 'witch-1'],
      clues: 1,
      sanity: 2,
      stamina: 2,
    });
    expect(t.state.cup).toContain('the-dark-pharaoh-1');
  });

  it('triggers effects of a defeat whether the monster is driven off or destroyed [H-AO-29, H-AO-31]', () => {
    const state = { ancientOne: 'yig', doom: 3 };
    const t = runEncounters([{ slots: READY }], monstersHere('cultist-1'), [5, 1, 5, ...ones(4)], { state });
    t.answer(SNEAK, 'fight', FIGHT);
    expect(decisionKey(t)).toBe('q.tokens');
    t.answer('doom:1:terror:0');
    expect(t.state.doom).toBe(4);
  });
});

describe('the decision to continue the combat', () => {
  it('keeps a spell active in the same combat, but not in the next engagement [H-ENC-CONT-01, H-ENC-CONT-02, H-ENC-CONT-03, H-SPELL-09]', () => {
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

  it('is stopped if no further round can change anything [H-ENC-CONT-04]', () => {
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
    expect(investigatorAt(t).stamina).toBe(5);
  });

  it('triggers effects of the end of a combat once, after the encounter, whatever the decision [H-ENC-CONT-04]', () => {
    const t = runEncounters([{ slots: SPENT, ...withCards('patrol-wagon') }], monstersHere('zombie-1'), [1, 5, 1]);
    t.answer('stop', 'escape');
    expect(t.result()).toEqual({ how: 'done' });
    expect(investigatorAt(t).cards).toEqual([]);
  });
});
