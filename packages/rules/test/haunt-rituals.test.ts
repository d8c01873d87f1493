import { BASE } from '@vigil/content';
import { describe, expect, it } from 'vitest';
import { runInvestigatorActivity } from '../src/haunt/activities/activities.js';
import { closeByCard, resolveForEachGate } from '../src/haunt/activities/rituals.js';
import { openGate, placeGate } from '../src/haunt/board/gates.js';
import type { Game } from '../src/haunt/game.js';
import type { BoardMonster, Investigator, State } from '../src/haunt/state.js';
import { asDecisionOf } from '../src/language/questions/index.js';
import { createPosition, gateTo, mythosCard, type PositionOptions, runTrial, type Trial } from './haunt-trial.js';

const firstInvestigator = (g: Game): Investigator => g.s.investigators[0] as Investigator;
const person = (t: Trial, seat = 0) => t.state.investigators[seat] as Investigator;
const activity = (g: Game) => runInvestigatorActivity(g, firstInvestigator(g));
const monster = (token: string, at: string, clues = 0): BoardMonster => ({ token, at, clues });

/** Hex on grey, circle on black, square on both. */
const DAY = [
  mythosCard('grey', { gate: 'woods', white: ['hexagon', 'square'], black: ['circle'] }),
  mythosCard('black', { gate: 'graveyard', white: ['star'], black: ['square'] }),
];
const day = (more: PositionOptions = {}): PositionOptions => ({ mythos: ['grey', 'black'], ...more });
/** Enough other gates that nothing is won. */
const OTHERS = ['black-cave', 'the-witch-house', 'graveyard', 'unvisited-isle', 'the-unnamable'].map((at, i) =>
  gateTo(
    ['rlyeh', 'plateau-of-leng', 'the-dreamlands', 'great-hall-of-celeano', 'rlyeh'][i] as string,
    at,
    false,
    i === 4 ? 2 : 1,
  ),
);
const HEX = gateTo('abyss', 'woods');
const CIRCLE = gateTo('yuggoth', 'woods');
const SQUARE = gateTo('another-dimension', 'woods');

const at = (gate: typeof HEX, who: Partial<Investigator> = {}, more: PositionOptions = {}) =>
  createPosition([{ place: 'woods', ...who }], day({ gates: [gate, ...OTHERS], ...more }));
const begin = (start: State, dice?: readonly number[]) =>
  runTrial(start, activity, { mythos: DAY, ...(dice && { dice }) });
const gatesLeft = (t: Trial) => t.state.gates.map(({ at: place }) => place);

describe('an activity', () => {
  it('is one, or none; in a building one can always investigate [H-ACT-01, H-INV-01, H-ENTER-01]', () => {
    const t = begin(at(gateTo('rlyeh', 'woods')));
    expect(t.options()).toEqual(['investigate', 'enter', 'nothing']);
    t.answer('nothing');
    expect(t.result()).toEqual({ how: 'done' });
  });

  it('says of either ritual what is due, why it cannot be begun, and whether the Ancient One comes [H-SEAL-01, H-SEAL-02, H-CLOSE-01, H-CLOSE-02, H-AO-03]', () => {
    const rituals = (t: Trial) => asDecisionOf(t.play.decisions[0], 'q.activity')?.about.rituals;
    const lacks = (t: Trial) => rituals(t)?.map(({ kind, lacks: what }) => [kind, what]);
    const cost = 5;
    expect(lacks(begin(at(HEX, { clues: cost - 1 })))).toEqual([
      ['seal', 'clues'],
      ['close', 'sign'],
    ]);
    expect(lacks(begin(at(CIRCLE, { clues: cost })))).toEqual([
      ['seal', 'sign'],
      ['close', 'trophy'],
    ]);
    expect(lacks(begin(at(SQUARE, { clues: cost })))).toEqual([
      ['seal', undefined],
      ['close', 'trophy'],
    ]);
    // This far from a full track it attacks no investigator; from under a full track it attacks all there.
    const [far] = rituals(begin(at(HEX, { clues: cost }))) ?? [];
    expect([far?.doom, far?.drawnByTerror, far?.drawnByDoom]).toEqual([2, 0, 0]);
    const doom = begin(at(HEX, { clues: cost })).play.view() as State;
    const spaces = BASE.ancientOnes.find(({ id }) => id === doom.ancientOne)?.doom ?? 0;
    const [near] = rituals(begin(at(HEX, { clues: cost }, { doom: spaces - 2 }))) ?? [];
    expect([near?.drawnByTerror, near?.drawnByDoom]).toEqual([expect.closeTo((4 / 6) ** 2, 1), 1]);
  });

  it('is not asked for in a street with nothing to do [H-INV-01]', () => {
    const t = begin(createPosition([{ place: 'uptown' }], day()));
    expect(t.result()).toEqual({ how: 'done' });
  });

  it('is not for who has been carried out of the city [H-ACT-04]', () => {
    const t = begin(createPosition([{ place: 'abyss-1' }], day({ gates: [HEX] })));
    expect(t.result()).toEqual({ how: 'done' });
  });

  it('may be done among monsters [H-ACT-05]', () => {
    const t = begin(at(HEX, {}, { monsters: [monster('ghoul-1', 'woods')] }));
    expect(t.options()).toContain('investigate');
  });
});

describe('entering a gate', () => {
  it('leads to the first section of its world, whatever the Mythos cards show [H-ENTER-01, H-ENTER-02, H-OW-17]', () => {
    const t = begin(at(gateTo('rlyeh', 'woods'), { cards: [{ card: 'retainer' }] }));
    t.answer('enter');
    expect(person(t)).toMatchObject({ place: 'rlyeh-1', enteredAt: 'woods', cards: [] });
    expect(person(t).staysSince).toBeUndefined();
  });

  it('is not for who must stay here [H-TURN-03]', () => {
    const t = begin(at(HEX, { staysSince: 4 }));
    expect(t.options()).toEqual(['investigate', 'nothing']);
  });

  it('needs a gate that is face-up [H-ENTER-01]', () => {
    const t = begin(at(gateTo('abyss', 'woods', false), { clues: 9 }));
    expect(t.options()).toEqual(['investigate', 'nothing']);
  });
});

describe('sealing', () => {
  it('needs the symbol on grey and five clues [H-SEAL-01, H-SEAL-02]', () => {
    expect(begin(at(HEX, { clues: 5 })).options()).toContain('seal');
    expect(begin(at(HEX, { clues: 4 })).options()).not.toContain('seal');
    expect(begin(at(CIRCLE, { clues: 5 })).options()).not.toContain('seal');
    expect(begin(at(gateTo('rlyeh', 'woods'), { clues: 5 })).options()).not.toContain('seal');
  });

  it('takes clues and tokens, then a Focus check without modifier; the gate goes to the pile [H-SEAL-03, H-SEAL-05, H-SEAL-06, H-SEAL-10]', () => {
    const t = begin(at(HEX, { clues: 5 }, { monsters: [monster('ghoul-1', 'graveyard')] }), [5, 1]);
    t.answer('seal');
    expect(person(t).clues).toBe(0);
    expect(t.options()).toEqual(['doom:2:terror:0', 'doom:1:terror:1', 'doom:0:terror:1']);
    t.answer('doom:2:terror:0', 'roll');
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state).toMatchObject({ doom: 2, terror: 0 });
    expect(gatesLeft(t)).not.toContain('woods');
    expect(t.state.gatePile).toContain('gate-abyss-1');
    expect(person(t).gateTrophies).toEqual([]);
    // No monster goes with it.
    expect(t.state.monsters).toHaveLength(1);
  });

  it('with an extra success brings the gate as a trophy [H-SEAL-07]', () => {
    const t = begin(at(HEX, { clues: 5 }), [5, 6]);
    t.answer('seal', 'doom:2:terror:0', 'roll');
    expect(person(t).gateTrophies).toEqual(['gate-abyss-1']);
    expect(t.state.gatePile).not.toContain('gate-abyss-1');
  });

  it('that fails, or is not rolled, leaves the gate and is paid all the same [H-SEAL-05, H-SEAL-08]', () => {
    const failed = begin(at(HEX, { clues: 6 }), [1, 2, 3]);
    failed.answer('seal', 'doom:0:terror:1', 'roll', 'clue');
    expect(gatesLeft(failed)).toContain('woods');
    expect(person(failed).clues).toBe(0);
    const left = begin(at(HEX, { clues: 5 }));
    left.answer('seal', 'doom:2:terror:0', 'leave');
    expect(gatesLeft(left)).toContain('woods');
    expect(left.state.doom).toBe(2);
  });

  it('costs what the Ancient One or a card makes of five [H-SEAL-02]', () => {
    const hastur = (clues: number) => begin(at(HEX, { clues }, { ancientOne: 'hastur' })).options();
    expect(hastur(7)).not.toContain('seal');
    expect(hastur(8)).toContain('seal');
    const cheap = mythosCard('cheap', { gate: 'woods', white: ['hexagon'], modifiers: [{ mod: 'sealCost', by: -2 }] });
    const t = runTrial(at(HEX, { clues: 3 }, { mythos: ['cheap'] }), activity, { mythos: [cheap] });
    t.answer('seal');
    expect(person(t).clues).toBe(0);
  });

  it('is harder where a card or the Ancient One makes gates harder to close [H-BASE-10]', () => {
    const hard = mythosCard('hard', {
      gate: 'woods',
      white: ['hexagon'],
      modifiers: [
        { mod: 'gateDifficulty', by: 1, world: 'abyss' },
        { mod: 'gateDifficulty', by: 3, world: 'rlyeh' },
      ],
    });
    const t = runTrial(at(HEX, { clues: 5 }, { mythos: ['hard'] }), activity, { mythos: [hard], dice: [5, 1] });
    t.answer('seal', 'doom:2:terror:0', 'roll');
    expect(gatesLeft(t)).toContain('woods');
  });

  it('can be forbidden, and with it the Elder Sign, but not closing [H-BASE-10]', () => {
    const ban = mythosCard('ban', {
      gate: 'woods',
      white: ['square'],
      black: ['square'],
      modifiers: [{ mod: 'forbid', what: 'seal' }],
    });
    const who = { clues: 9, cards: [{ card: 'elder-sign' }], monsterTrophies: ['hound-of-tindalos-1'] };
    const t = runTrial(at(SQUARE, who, { mythos: ['ban'] }), activity, { mythos: [ban] });
    expect(t.options()).toEqual(['investigate', 'enter', 'close', 'nothing']);
  });

  it('wakes the Ancient One against everybody there, and goes on with who is left [H-SEAL-04, H-SEAL-05]', () => {
    // Nyarlathotep devours investigators without clues, and these are spent.
    const t = begin(at(HEX, { clues: 5 }, { doom: 9 }), [6, 6]);
    t.answer('seal', 'doom:2:terror:0');
    expect(t.result()).toEqual({ how: 'done' });
    expect(person(t).place).toBe('out');
    expect(gatesLeft(t)).toContain('woods');
  });

  it('that leaves few enough gates wins at once [H-WIN-01, H-WIN-04]', () => {
    const t = begin(at(HEX, { clues: 5 }, { gates: [HEX, ...OTHERS.slice(0, 4)] }), [5, 1]);
    t.answer('seal', 'doom:2:terror:0', 'roll');
    expect(t.result()).toMatchObject({ won: true, how: 'gates-shut' });
  });

  it('may cost the game [H-END-03]', () => {
    const t = begin(at(HEX, { clues: 5 }, { doom: 11, terror: 10 }));
    t.answer('seal');
    expect(t.result()).toMatchObject({ won: false, how: 'tracks-full' });
  });
});

describe('sealing the gate that wins, through Yig (P-04)', () => {
  it('goes as written [H-SEAL-01, H-SEAL-02, H-SEAL-03, H-SEAL-04, H-SEAL-05, H-SEAL-06, H-WIN-01, H-WIN-04]', () => {
    const hex = mythosCard('hex', { gate: 'graveyard', white: ['hexagon'], black: [] });
    const cross = mythosCard('cross', { gate: 'woods', white: ['crescent'], black: ['plus'] });
    const start = createPosition(
      [
        {
          id: 'monterey-jack',
          place: 'science-building',
          sanity: 3,
          stamina: 7,
          clues: 5,
          cards: [{ card: 'blessing' }, { card: '38-revolver' }, { card: 'bullwhip' }],
          slots: [
            ['free', 'free', 'allocated', 'free'],
            ['free', 'free', 'free', 'free'],
            ['free', 'free', 'free', 'free'],
          ],
        },
        { id: 'darrell-simmons', place: 'science-building', clues: 1 },
      ],
      {
        ancientOne: 'yig',
        doom: 7,
        terror: 6,
        mythos: ['hex', 'cross'],
        monsters: [monster('cultist-1', 'woods', 1)],
        gates: [
          gateTo('abyss', 'science-building'),
          gateTo('rlyeh', 'graveyard'),
          gateTo('yuggoth', 'black-cave', false),
          gateTo('plateau-of-leng', 'the-witch-house', false),
        ],
      },
    );
    const dice = [2, 4, 1, 6, 5, 5, 6, 6, 1, 2, 1, 2, 3, 4, 4, 6, 5, 1, 1, 2, 3, 4, 5, 1, 2, 3, 5, 2, 6];
    const t = runTrial(start, activity, { mythos: [hex, cross], dice });
    t.answer('seal', 'doom:2:terror:0');
    expect(t.state.doom).toBe(9);
    expect(person(t).clues).toBe(0);
    // Darrell picks the 1 and stays out; both of Monterey's dice draw Monterey in.
    t.answer('die:1');
    expect(person(t).cards.map(({ card: id }) => id)).not.toContain('blessing');
    for (let i = 0; i < 40 && !t.result(); i++) {
      const open = t.options();
      const wanted = [
        'die:3',
        'bonus:fight-will:3',
        'bonus:speed-sneak:2',
        'take:38-revolver',
        'take:bullwhip',
        'enough',
        'roll',
      ];
      const next = wanted.find((id) => open.includes(id)) ?? (open[0] as string);
      if (t.play.decisions[0]?.key === 'q.ritual') {
        expect(t.state.doom).toBe(7);
        expect(person(t)).toMatchObject({ sanity: 2, stamina: 6 });
      }
      t.answer(next);
    }
    expect(t.result()).toMatchObject({ won: true, how: 'gates-shut' });
    expect(t.state.gatePile).toContain('gate-abyss-1');
    expect(t.state.terror).toBe(6);
  });
});

describe('closing', () => {
  it('needs the symbol on black and a trophy that bears it [H-CLOSE-01, H-CLOSE-02, H-CLOSE-06]', () => {
    expect(begin(at(CIRCLE, { monsterTrophies: ['byakhee-1'] })).options()).toContain('close');
    expect(begin(at(CIRCLE, { gateTrophies: ['gate-yuggoth-2'] })).options()).toContain('close');
    expect(begin(at(CIRCLE, { monsterTrophies: ['cultist-1'] })).options()).not.toContain('close');
    expect(begin(at(HEX, { monsterTrophies: ['ghoul-1'] })).options()).not.toContain('close');
  });

  it('costs one such trophy of his choice: a monster to the cup, a gate to the pile [H-CLOSE-02, H-CLOSE-03, H-CLOSE-04]', () => {
    const t = begin(
      at(CIRCLE, { monsterTrophies: ['byakhee-1', 'ghoul-1'], gateTrophies: ['gate-yuggoth-2'] }),
      [6, 1],
    );
    t.answer('close');
    expect(t.options()).toEqual(['trophy:byakhee-1', 'trophy:gate-yuggoth-2']);
    t.answer('trophy:byakhee-1', 'doom:2:terror:0', 'roll');
    expect(person(t)).toMatchObject({ monsterTrophies: ['ghoul-1'], gateTrophies: ['gate-yuggoth-2'] });
    expect(t.state.cup).toContain('byakhee-1');
    expect(t.state.gatePile).toContain('gate-yuggoth-1');
    const other = begin(at(CIRCLE, { gateTrophies: ['gate-yuggoth-2'] }), [6, 6]);
    other.answer('close', 'doom:2:terror:0', 'roll');
    expect(other.state.gatePile).toContain('gate-yuggoth-2');
    expect(person(other).gateTrophies).toEqual(['gate-yuggoth-1']);
  });

  it('lets clues be spent for the trophy although the check is passed [H-CLOSE-05]', () => {
    const t = begin(at(CIRCLE, { monsterTrophies: ['byakhee-1'], clues: 1 }), [6, 1, 5]);
    t.answer('close', 'doom:2:terror:0', 'roll', 'clue');
    expect(person(t).gateTrophies).toEqual(['gate-yuggoth-1']);
  });

  it('or sealing, as he likes, where the symbol is on both fields [H-CLOSE-07]', () => {
    const t = begin(at(SQUARE, { clues: 5, monsterTrophies: ['hound-of-tindalos-1'] }));
    expect(t.options()).toEqual(expect.arrayContaining(['seal', 'close']));
  });
});

describe('banishing', () => {
  const monsters = [
    monster('ghoul-1', 'graveyard', 2),
    monster('ghoul-2', 'uptown'),
    monster('nightgaunt-1', 'sky'),
    monster('zombie-1', 'uptown'),
    monster('gug-1', 'abyss'),
  ];

  it('costs a clue, and each success may send one monster of the symbol to the top of its world [H-BANISH-01, H-BANISH-02, H-BANISH-03, H-BANISH-04, H-BANISH-05, H-BANISH-06, H-BANISH-09]', () => {
    // The Abyss: -2, so Focus 2 has no dice; three clues buy some [H-BANISH-07].
    const t = begin(at(HEX, { clues: 4 }, { monsters }), [5, 1, 6]);
    t.answer('banish');
    expect(person(t).clues).toBe(3);
    t.answer('clue', 'clue', 'clue');
    expect(t.options()).toEqual(['banish:ghoul-1', 'banish:ghoul-2', 'done']);
    t.answer('banish:ghoul-1', 'banish:ghoul-2');
    expect(t.result()).toEqual({ how: 'done' });
    const stack = t.state.monsters.filter(({ at: place }) => place === 'abyss');
    expect(stack).toEqual([monster('gug-1', 'abyss'), monster('ghoul-1', 'abyss'), monster('ghoul-2', 'abyss')]);
    expect(t.state).toMatchObject({ doom: 0, terror: 0 });
    expect(gatesLeft(t)).toContain('woods');
  });

  it('may stop before all successes are used, and needs no symbol on a Mythos card [H-BANISH-04, H-BANISH-08]', () => {
    const t = begin(at(HEX, { clues: 3 }, { monsters, mythos: [] }), [5, 5]);
    t.answer('banish', 'clue', 'clue', 'done');
    expect(t.state.monsters.filter(({ at: place }) => place === 'abyss')).toHaveLength(1);
  });

  it('is not offered without a clue [H-BANISH-02]', () => {
    expect(begin(at(HEX, {}, { monsters })).options()).not.toContain('banish');
  });

  it('shows its check beforehand, a clue poorer, where it may be done and only there [H-ACT-02]', () => {
    const [may] = begin(at(HEX, { clues: 4 }, { monsters })).play.decisions;
    expect(may).toHaveProperty(
      'about.checks.banish',
      expect.objectContaining({ spend: [1, 2, 3].map((n) => ({ clues: n, dice: n })), difficulty: 1 }),
    );
    const [mayNot] = begin(at(HEX, {}, { monsters })).play.decisions;
    expect(mayNot).not.toHaveProperty('about.checks.banish');
  });
});

describe('an Elder Sign', () => {
  const sign = { cards: [{ card: 'elder-sign' }] };

  it('seals in place of clues and check: tokens first, then its cost, one Doom token back, no trophy [H-BASE-07]', () => {
    const t = begin(at(HEX, sign));
    expect(t.options()).toContain('use:elder-sign');
    t.answer('use:elder-sign');
    expect(person(t)).toMatchObject({ sanity: 5, stamina: 5, ...sign });
    t.answer('doom:2:terror:0');
    expect(t.result()).toEqual({ how: 'done' });
    expect(person(t)).toMatchObject({ sanity: 4, stamina: 4, cards: [], gateTrophies: [] });
    expect(t.state.doom).toBe(1);
    expect(gatesLeft(t)).not.toContain('woods');
    expect(t.state.gatePile).toContain('gate-abyss-1');
    expect(t.state.decks.unique.filter((id) => id === 'elder-sign')).toHaveLength(
      createPosition([]).decks.unique.filter((id) => id === 'elder-sign').length,
    );
  });

  it('needs the symbol on grey [H-BASE-07]', () => {
    expect(begin(at(CIRCLE, sign)).options()).not.toContain('use:elder-sign');
  });

  it('seals nothing if its user does not live to complete it [H-BASE-07]', () => {
    const t = begin(at(HEX, sign, { doom: 9 }), [6, 6]);
    t.answer('use:elder-sign', 'doom:2:terror:0');
    expect(person(t).place).toBe('out');
    expect(gatesLeft(t)).toContain('woods');
    expect(t.state.doom).toBe(11);
  });

  it('works although its cost fells its user [H-BASE-07]', () => {
    const t = begin(at(HEX, { ...sign, sanity: 1 }));
    t.answer('use:elder-sign', 'doom:2:terror:0');
    expect(gatesLeft(t)).not.toContain('woods');
    expect(person(t).place).toBe('out');
  });
});

describe('cards that close gates', () => {
  const gates = [
    HEX,
    gateTo('yuggoth', 'independence-square'),
    gateTo('yuggoth', 'hibbs-roadhouse', false, 2),
    ...OTHERS,
  ];
  const how = { trophy: false, seal: 'no' } as const;

  it('reach only face-up gates on black, without a trophy to pay, and bring one [H-INV-14, H-INV-15, H-INV-17, H-INV-18, H-INV-20]', () => {
    const start = createPosition([{ place: 'silver-twilight-lodge' }], day({ gates }));
    const t = runTrial(start, (g) => closeByCard(g, firstInvestigator(g), g.s.gates, how), {
      mythos: DAY,
      dice: [5, 6],
    });
    // One gate is eligible: it is not asked which.
    expect(t.options()).toEqual(['doom:2:terror:0', 'doom:1:terror:1', 'doom:0:terror:1']);
    t.answer('doom:2:terror:0', 'roll');
    expect(gatesLeft(t)).not.toContain('independence-square');
    expect(person(t)).toMatchObject({ place: 'silver-twilight-lodge', gateTrophies: ['gate-yuggoth-1'] });
  });

  it('do nothing where no gate is eligible [H-INV-14]', () => {
    const start = createPosition([{ place: 'woods' }], day({ gates: [HEX, ...OTHERS] }));
    const t = runTrial(start, (g) => closeByCard(g, firstInvestigator(g), g.s.gates, how), { mythos: DAY });
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state).toMatchObject({ doom: 0, terror: 0 });
  });

  it('concern those at the gate, not the one who reads the card [H-INV-16] (P-10 h)', () => {
    const start = createPosition(
      [{ place: 'silver-twilight-lodge' }, { id: 'kate-winthrop', place: 'independence-square', clues: 1 }],
      day({ gates, doom: 8 }),
    );
    const dice = [3, 5, 1, 1, 2, 3, 4, 1, 5, 6];
    const t = runTrial(start, (g) => closeByCard(g, firstInvestigator(g), g.s.gates, how), { mythos: DAY, dice });
    t.answer('doom:2:terror:0');
    for (let i = 0; i < 20 && !t.result(); i++) {
      const open = t.options();
      const wanted = ['bonus:lore-luck:3', 'no-bonus', 'enough', 'roll'];
      t.answer(wanted.find((id) => open.includes(id)) ?? (open[0] as string));
    }
    expect(t.result()).toEqual({ how: 'done' });
    expect(person(t).gateTrophies).toEqual(['gate-yuggoth-1']);
    expect(person(t, 1)).toMatchObject({ clues: 1, place: 'independence-square' });
    expect(t.state.doom).toBe(10);
    expect(t.events).toContainEqual({ type: 'ancientOne', seats: [1], outcome: 'stirs' });
  });

  it('that speak of each gate close all in one ritual: tokens for all, one check of the Ancient One, then gate by gate [H-INV-19]', () => {
    const both = [gateTo('yuggoth', 'woods'), gateTo('another-dimension', 'independence-square'), ...OTHERS];
    const start = createPosition([{ place: 'silver-twilight-lodge' }], day({ gates: both }));
    const dice = [1, 5, 2, 6];
    const t = runTrial(
      start,
      (g) => resolveForEachGate(g, firstInvestigator(g), (gate) => closeByCard(g, firstInvestigator(g), [gate], how)),
      {
        mythos: DAY,
        dice,
      },
    );
    expect(t.options()).toContain('doom:4:terror:0');
    t.answer('doom:4:terror:0', 'roll', 'roll');
    expect(t.result()).toEqual({ how: 'done' });
    expect(gatesLeft(t)).toEqual(OTHERS.map(({ at: place }) => place));
  });
});

describe('a gate that appears', () => {
  const rule = (monsterToo: boolean) => (g: Game) => openGate(g, 'woods', monsterToo);

  it('comes face-down from the pile, nobody knows which [H-INV-13, H-SETUP-12]', () => {
    const t = runTrial(
      createPosition([{ place: 'woods' }], { gatePile: ['gate-abyss-1', 'gate-abyss-2'] }),
      rule(false),
    );
    expect(t.state.gates).toHaveLength(1);
    expect(t.state.gates[0]).toMatchObject({ at: 'woods', faceUp: false });
    expect(t.state.gatePile).toHaveLength(1);
    expect(t.events).toEqual([{ type: 'gatePlaced', at: 'woods' }]);
  });

  it('does not where one is, nor out of an empty pile; a monster comes all the same, without a clue [H-INV-12, H-INV-13, H-BASE-03]', () => {
    const there = runTrial(createPosition([{ place: 'woods' }], { gates: [HEX], cup: ['ghoul-1'] }), rule(true));
    expect(there.state.gates).toEqual([HEX]);
    expect(there.state.monsters).toEqual([monster('ghoul-1', 'woods')]);
    const empty = runTrial(createPosition([{ place: 'woods' }], { gatePile: [], cup: ['ghoul-1'] }), rule(true));
    expect(empty.state.gates).toEqual([]);
    expect(empty.state.monsters).toHaveLength(1);
  });

  it('is kept away by Kate, and the monster too [H-BASE-21]', () => {
    const t = runTrial(createPosition([{ place: 'woods' }, { id: 'kate-winthrop', place: 'woods' }]), rule(true));
    expect(t.state).toMatchObject({ gates: [], monsters: [] });
    const placed: boolean[] = [];
    runTrial(createPosition([{ id: 'kate-winthrop', place: 'woods' }]), function* (g) {
      placed.push(yield* placeGate(g, 'woods'), yield* placeGate(g, 'graveyard'));
    });
    expect(placed).toEqual([false, true]);
  });
});
