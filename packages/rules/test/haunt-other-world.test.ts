import { describe, expect, it } from 'vitest';
import { visitWorld } from '../src/common/cards/encounters.js';
import { unlessInterrupted } from '../src/common/game.js';
import { enterNearestGate, returnToArkham, runOtherWorldPhase } from '../src/haunt/day/other-world.js';
import type { Game } from '../src/haunt/game.js';
import type { BoardMonster, Investigator, State } from '../src/haunt/state.js';
import type { Effects } from '../src/language/effects.js';
import {
  createPosition,
  gateCard,
  gateTo,
  mythosCard,
  type PositionOptions,
  runTrial,
  type Trial,
} from './haunt-trial.js';

const firstInvestigator = (g: Game): Investigator => g.s.investigators[0] as Investigator;
const investigatorAt = (t: Trial, seat = 0) => t.state.investigators[seat] as Investigator;
const monster = (token: string, at: string, clues = 0): BoardMonster => ({ token, at, clues });
const HEX = mythosCard('hex', { gate: 'the-witch-house', black: ['hexagon'] });
const WITCH_HOUSE = gateTo('plateau-of-leng', 'the-witch-house');
const WOODS_HIDDEN = gateTo('plateau-of-leng', 'woods', false, 2);

const gateDeck = (gate: string[]) => ({ ...createPosition([]).decks, gate });
const pack = (effects: Effects) => ({
  gateCards: [
    gateCard('blue-x', 'blue', 'other'),
    gateCard('yellow-x', 'yellow', 'other'),
    gateCard('red-x', 'red', 'other', effects),
    gateCard('green-x', 'green', 'plateau-of-leng'),
  ],
});

/** Vincent and Amanda in the first section of the Plateau (P-09). */
const start = (who: Partial<Investigator> = {}, more: PositionOptions = {}) =>
  createPosition(
    [
      { place: 'plateau-of-leng-1', enteredAt: 'the-witch-house', ...who },
      { place: 'plateau-of-leng-1', clues: 1 },
    ],
    {
      step: { phase: 'other-world', segment: 1 },
      otherWorld: 0,
      city: undefined,
      mythos: ['hex'],
      gates: [WITCH_HOUSE, WOODS_HIDDEN],
      decks: gateDeck(['blue-x', 'yellow-x', 'red-x']),
      monsters: [
        monster('shoggoth-1', 'plateau-of-leng'),
        monster('elder-thing-1', 'plateau-of-leng'),
        monster('ghoul-1', 'the-witch-house', 1),
      ],
      ...more,
    },
  );
const runPhase = (
  effects: Effects = [],
  dice?: readonly number[],
  who: Partial<Investigator> = {},
  more: PositionOptions = {},
) => runTrial(start(who, more), runOtherWorldPhase, { mythos: [HEX], more: pack(effects), ...(dice && { dice }) });

describe('scenario P-09, the return from the Plateau of Leng', () => {
  it('ends as the scenario says [H-OW-01, H-OW-02, H-OW-03, H-OW-04, H-OW-05, H-OW-06, H-OW-07, H-OW-08, H-OW-09, H-OW-10, H-OW-12, H-OW-13]', () => {
    const t = runPhase([{ do: 'appear' }], [5, 5, 1, 5, 6], {}, { cup: ['byakhee-1'] });
    // Sneak 5 of the first slot, −2 of the Byakhee.
    t.answer('bonus:speed-sneak:0');
    for (const option of ['enough', 'escape']) if (t.options().includes(option)) t.answer(option);
    expect(t.options()).toEqual(['roll', 'stay']);
    expect(t.state.cup).toEqual(['byakhee-1']);
    t.answer('roll');
    expect(t.result()).toEqual({ how: 'done' });
    expect(investigatorAt(t)).toMatchObject({ place: 'the-witch-house', clues: 0 });
    expect(investigatorAt(t, 1).place).toBe('plateau-of-leng-1');
    expect(t.state.decks.gate).toEqual(['blue-x', 'yellow-x', 'red-x']);
    expect(t.state.monsters).toEqual(start().monsters);
    expect(t.state).toMatchObject({ terror: 0, step: { phase: 'day', segment: 1 } });
    expect(t.state.otherWorld).toBeUndefined();
    expect(investigatorAt(t).slots[0][0]).toBe('covered');
  });

  it('variant a: moves one section with one success and ends the phase [H-OW-09]', () => {
    const t = runPhase([], [5, 1]);
    t.answer('roll');
    expect(t.result()).toEqual({ how: 'done' });
    expect(investigatorAt(t).place).toBe('plateau-of-leng-2');
    expect(investigatorAt(t).enteredAt).toBe('the-witch-house');
  });

  it('variants b and d: stops in the second section without a face-up gate [H-OW-11]', () => {
    const t = runPhase([], [5, 6], {}, { gates: [WOODS_HIDDEN] });
    t.answer('roll');
    expect(investigatorAt(t).place).toBe('plateau-of-leng-2');
    const later = runPhase([], [5, 6], { place: 'plateau-of-leng-2' }, { gates: [WOODS_HIDDEN] });
    later.answer('roll');
    expect(investigatorAt(later).place).toBe('plateau-of-leng-2');
  });

  it('variant c: lets the player decline the roll [H-OW-08]', () => {
    const t = runPhase();
    t.answer('stay');
    expect(t.result()).toEqual({ how: 'done' });
    expect(investigatorAt(t).place).toBe('plateau-of-leng-1');
  });
});

describe('an Other World phase', () => {
  it('draws until a card has a colour of the world, and prefers the entry for that world to “other” [H-OW-02, H-OW-03]', () => {
    const t = runPhase(
      [{ do: 'gain', what: 'money', amount: 3 }],
      undefined,
      {},
      {
        decks: gateDeck(['blue-x', 'green-x', 'red-x']),
      },
    );
    t.answer('stay');
    expect(t.events).toContainEqual({ type: 'encounter', seat: 0, card: 'green-x', at: 'plateau-of-leng' });
    expect(t.state.decks.gate).toEqual(['red-x', 'blue-x', 'green-x']);
  });

  it('lets an investigator who draws two cards choose between two that match [H-BASE-20]', () => {
    const t = runPhase(
      [],
      undefined,
      { id: 'gloria-goldberg' },
      { decks: gateDeck(['blue-x', 'green-x', 'yellow-x', 'red-x']) },
    );
    expect(t.options()).toEqual(['card:green-x', 'card:red-x']);
    t.answer('card:red-x', 'stay');
    expect(t.state.decks.gate).toEqual(['blue-x', 'yellow-x', 'green-x', 'red-x']);
  });

  it('ends if the card takes the investigator out of the world [H-OW-14]', () => {
    const t = runPhase([{ do: 'return' }]);
    expect(t.result()).toEqual({ how: 'done' });
    expect(investigatorAt(t).place).toBe('the-witch-house');
  });

  it('is completed even if the investigator is lost or dies [H-OW-14, H-TURN-05]', () => {
    for (const effects of [[{ do: 'applyFate', fate: 'lost' }], [{ do: 'lose', what: 'sanity', amount: 9 }]] as const) {
      const t = runTrial(
        start(
          {},
          {
            investigators: [
              start().investigators[0] as Investigator,
              { ...(start().investigators[1] as Investigator), waitsSince: 4 },
            ],
          },
        ),
        runOtherWorldPhase,
        { mythos: [HEX], more: pack(effects) },
      );
      expect(t.result()).toEqual({ how: 'done' });
      expect(['lost', 'out']).toContain(investigatorAt(t).place);
      expect(investigatorAt(t, 1).waitsSince).toBeUndefined();
      expect(t.state.step.phase).toBe('day');
    }
  });

  it('continues with the Focus check if the card only moves the investigator within the world [H-OW-14]', () => {
    const t = runPhase([{ do: 'move', destination: { to: 'second-area' } }], [5, 1]);
    t.answer('roll');
    expect(investigatorAt(t).place).toBe('the-witch-house');
  });

  it('has no Focus check for an investigator who must stay there [H-TURN-04]', () => {
    const t = runPhase([], undefined, { staysSince: 5, cards: [{ card: 'find-gate' }] });
    expect(t.result()).toEqual({ how: 'done' });
    expect(investigatorAt(t).place).toBe('plateau-of-leng-1');
  });

  it('offers every face-up gate of that world for the return, and others only by a special effect [H-OW-10]', () => {
    const gates = [WITCH_HOUSE, { ...WOODS_HIDDEN, faceUp: true }, gateTo('abyss', 'graveyard')];
    const t = runPhase([], [5, 1], { place: 'plateau-of-leng-2' }, { gates });
    t.answer('roll');
    expect(t.options()).toEqual(['gate:the-witch-house', 'gate:woods']);
    t.answer('gate:woods');
    expect(investigatorAt(t).place).toBe('woods');
    const any = runPhase(
      [],
      [5, 1],
      {
        place: 'plateau-of-leng-2',
        untilTurnEnds: [{ mod: 'returnThroughAny' }],
      },
      { gates },
    );
    any.answer('roll');
    expect(any.options()).toEqual(['gate:the-witch-house', 'gate:woods', 'gate:graveyard']);
  });

  it('allows Find Gate after the encounter if there is a gate to return through [H-BASE-08]', () => {
    const spell = { cards: [{ card: 'find-gate' }] };
    const t = runPhase([], undefined, spell);
    expect(t.options()).toEqual(['roll', 'use:find-gate', 'stay']);
    const none = runPhase([], undefined, spell, { gates: [WOODS_HIDDEN] });
    expect(none.options()).toEqual(['roll', 'stay']);
    const after = runPhase([], [1, 1, 5, 5, 5, 5], spell);
    after.answer('roll', 'use:find-gate');
    for (let i = 0; i < 4 && !after.result(); i++) {
      const open = after.options();
      after.answer(['bonus:lore-luck:3', 'enough'].find((id) => open.includes(id)) ?? (open[0] as string));
    }
    expect(investigatorAt(after).place).toBe('the-witch-house');
  });
});

describe('a Gate card that closes the gate entered', () => {
  const SHUT = mythosCard('shut', { gate: 'woods', black: ['diamond'] });
  const closing = (effects: Effects, dice: readonly number[], mythos: string[]) => {
    const gates = [
      WITCH_HOUSE,
      ...['woods', 'graveyard', 'black-cave', 'unvisited-isle', 'the-unnamable'].map((at, i) =>
        gateTo(['rlyeh', 'abyss', 'yuggoth', 'the-dreamlands', 'another-dimension'][i] as string, at, false),
      ),
    ];
    return runTrial(start({}, { gates, mythos }), runOtherWorldPhase, {
      mythos: [HEX, SHUT],
      more: pack(effects),
      dice,
    });
  };
  const CLOSE: Effects = [{ do: 'closeGate', which: 'entered', trophy: true, seal: 'may' }];

  it('works like any card that closes a gate, with tokens and a Focus check [H-INV-14, H-INV-15, H-INV-17]', () => {
    const t = closing([{ do: 'return' }, ...CLOSE], [5, 1], ['shut']);
    expect(investigatorAt(t).place).toBe('the-witch-house');
    t.answer('doom:2:terror:0', 'roll');
    expect(t.state.gates.map(({ at }) => at)).not.toContain('the-witch-house');
    expect(t.state).toMatchObject({ doom: 2, step: { phase: 'day', segment: 1 } });
  });

  it('does not close a gate whose symbol is not on black [H-INV-14]', () => {
    const t = closing([{ do: 'return' }, ...CLOSE], [], ['hex']);
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state.gates.map(({ at }) => at)).toContain('the-witch-house');
  });
});

describe('an effect that returns an investigator to Arkham', () => {
  const runReturn = (gates: State['gates'], who: Partial<Investigator> = {}) =>
    runTrial(start(who, { gates }), (g) => returnToArkham(g, firstInvestigator(g)), { mythos: [HEX] });

  it('does nothing without a face-up gate of that world [H-OW-15]', () => {
    expect(investigatorAt(runReturn([WOODS_HIDDEN, gateTo('abyss', 'graveyard')])).place).toBe('plateau-of-leng-1');
  });

  it('lets the player choose between two gates [H-OW-10]', () => {
    const t = runReturn([WITCH_HOUSE, { ...WOODS_HIDDEN, faceUp: true }]);
    expect(t.options()).toEqual(['gate:the-witch-house', 'gate:woods']);
    t.answer('gate:woods');
    expect(investigatorAt(t)).toMatchObject({ place: 'woods' });
    expect(investigatorAt(t).enteredAt).toBeUndefined();
  });
});

describe('a card with an encounter in another world', () => {
  it('has one encounter there, then moves the investigator back without the Retainer [H-RETAINER-03]', () => {
    const t = runTrial(
      createPosition([{ place: 'library', cards: [{ card: 'retainer' }] }], { decks: gateDeck(['blue-x', 'red-x']) }),
      (g) => visitWorld(g, firstInvestigator(g), 'plateau-of-leng'),
      { more: pack([{ do: 'gain', what: 'money', amount: 3 }]) },
    );
    expect(investigatorAt(t)).toMatchObject({ place: 'library', money: 3, cards: [] });
  });
});

describe('the Nightgaunt', () => {
  const runNightgaunt = (place: string, gates: State['gates']) =>
    runTrial(createPosition([{ place }], { gates }), (g) =>
      unlessInterrupted(firstInvestigator(g), enterNearestGate(g, firstInvestigator(g))),
    );

  it('carries its victim through the nearest face-up gate [H-BASE-18]', () => {
    // The Science Building is adjacent, but its gate is face-down.
    const gates = [
      gateTo('abyss', 'science-building', false),
      gateTo('rlyeh', 'the-unnamable'),
      gateTo('abyss', 'black-cave', true, 2),
    ];
    expect(investigatorAt(runNightgaunt('library', gates)).place).toBe('rlyeh-1');
  });

  it('has no effect if all gates are face-down, and returns a victim in an Other World if possible [H-BASE-18, H-OW-10]', () => {
    expect(investigatorAt(runNightgaunt('library', [WOODS_HIDDEN])).place).toBe('library');
    expect(investigatorAt(runNightgaunt('plateau-of-leng-2', [WITCH_HOUSE])).place).toBe('the-witch-house');
    expect(investigatorAt(runNightgaunt('plateau-of-leng-2', [WOODS_HIDDEN])).place).toBe('plateau-of-leng-2');
  });
});
