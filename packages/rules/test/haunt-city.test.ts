import { describe, expect, it } from 'vitest';
import type { Possession } from '../src/common/state.js';
import { runCitySegment } from '../src/haunt/board/city.js';
import { investigatorMovement } from '../src/haunt/board/city-movement.js';
import type { Game } from '../src/haunt/game.js';
import type { Investigator, SlotState, State } from '../src/haunt/state.js';
import { asDecisionOf } from '../src/language/questions/decision-types.js';
import { readOptionId } from '../src/language/questions/index.js';
import { createPosition, mythosCard, type PositionOptions, runTrial, type Trial } from './haunt-trial.js';

type People = Parameters<typeof createPosition>[0];
const FREE: Investigator['slots'][number] = ['free', 'free', 'free', 'free'];
const possessions = (...cards: string[]): Possession[] => cards.map((one) => ({ card: one }));
const first = (t: Trial) => t.state.investigators[0] as Investigator;
const second = (t: Trial) => t.state.investigators[1] as Investigator;
const cardsOf = (who: Investigator) => who.cards.map((one) => one.card);
const points = (t: Trial) => asDecisionOf(t.play.decisions[0], 'q.movement')?.args.points;
const moveOptions = (t: Trial) => t.options().filter((id) => readOptionId('go', id));
const placeMonsters = (...all: (readonly [token: string, at: string, clues?: number])[]): State['monsters'] =>
  all.map(([token, at, clues = 0]) => ({ token, at, clues }));

/** A City phase of the first investigator with an allocated Speed slot (0, 2, 4, 5), just before movement. */
function startPosition(people: People, slot = 3, more: PositionOptions = {}): State {
  const speed = FREE.map(
    (free, n): SlotState => (n === slot ? 'allocated' : free),
  ) as unknown as Investigator['slots'][number];
  const [active, ...others] = people;
  return createPosition([{ slots: [speed, FREE, FREE], ...active }, ...others], {
    city: { seat: 0, slot, met: [], acted: [] },
    ...more,
  });
}

const runMovement = (start: State, dice?: readonly number[], mythos: Parameters<typeof mythosCard>[] = []): Trial =>
  runTrial(start, (g: Game) => investigatorMovement(g, g.investigatorAt(0)), {
    ...(dice && { dice }),
    mythos: mythos.map(([id, more]) => mythosCard(id, more)),
  });

describe('the movement of the active investigator', () => {
  it('has the Speed of the slot that began the phase, plus bonuses of cards; other slots do not count [H-CITY-MOVE-01]', () => {
    expect([1, 2, 3].map((slot) => points(runMovement(startPosition([{}], slot))))).toEqual([2, 4, 5]);
    const slots: Investigator['slots'] = [['free', 'allocated', 'free', 'allocated'], FREE, FREE];
    expect(points(runMovement(startPosition([{ slots }], 1)))).toBe(2);
    expect(points(runMovement(startPosition([{ cards: possessions('speed', 'ruby-of-rlyeh') }], 1)))).toBe(6);
  });

  it('costs one point per place along the links, streets included, and loses unused points [H-CITY-MOVE-02, H-CITY-MOVE-04, H-CITY-MOVE-17]', () => {
    const t = runMovement(startPosition([{}], 1));
    expect(moveOptions(t)).toEqual(['go:northside']);
    t.answer('go:northside');
    expect(points(t)).toBe(1);
    expect(moveOptions(t).sort()).toEqual([
      'go:curiositie-shoppe',
      'go:downtown',
      'go:merchant-district',
      'go:newspaper',
      'go:train-station',
    ]);
    t.answer('go:downtown');
    // The movement is over: no points, no usable card and no exchange.
    expect(t.result()).toMatchObject({ how: 'done' });
    expect(first(t).place).toBe('downtown');
    const stopped = runMovement(startPosition([{}]));
    stopped.answer('go:northside', 'stop');
    expect(stopped.result()).toMatchObject({ how: 'done' });
  });

  it('has no steps if it begins with no points, whatever a card adds; cards can still be handed over and used [H-CITY-MOVE-06, H-CITY-SPEED-05, H-CITY-SPEED-06, H-ASSET-10]', () => {
    const t = runMovement(startPosition([{ cards: possessions('motorcycle', 'food') }, {}], 0));
    t.answer('use:motorcycle');
    expect(points(t)).toBe(2);
    expect(moveOptions(t)).toEqual([]);
    t.answer('hand:food:0:1');
    expect(cardsOf(second(t))).toEqual(['food']);
  });

  it('loses points to Mythos cards, down to zero [H-CITY-MOVE-07]', () => {
    const slow = ['slow', { modifiers: [{ mod: 'movementPoints', by: -3, for: 'in-arkham' }] }] as Parameters<
      typeof mythosCard
    >;
    const start = (slot: number) => startPosition([{}], slot, { mythos: ['slow'] });
    expect(points(runMovement(start(3), undefined, [slow]))).toBe(2);
    expect(runMovement(start(1), undefined, [slow]).result()).toMatchObject({ how: 'done' });
  });

  it('can pay with points for cards before, between and after steps [H-CITY-MOVE-03, H-BASE-12]', () => {
    const t = runMovement(startPosition([{ cards: possessions('old-journal', 'ancient-tome') }], 2), [5]);
    t.answer('go:northside', 'use:old-journal', 'bonus:lore-luck:1');
    expect(points(t)).toBe(2);
    expect(first(t).clues).toBe(3);
    expect(t.options()).toContain('use:ancient-tome');
    t.answer('go:newspaper');
    expect(t.options()).toEqual(['stop', 'go:northside']);
  });

  it('is decided by the active investigator only [H-CITY-MOVE-05]', () => {
    const t = runMovement(startPosition([{}, {}]));
    expect(t.play.decisions).toHaveLength(1);
    expect(t.play.decisions[0]?.options.filter(({ id }) => id.startsWith('go:')).every(({ by }) => by === 0)).toBe(
      true,
    );
  });

  it('never enters a closed place or crosses a cordon [H-MONSTER-MOVE-35]', () => {
    const closed = { closed: [{ at: 'train-station', until: 2 }], mythos: ['parade'] };
    const parade = ['parade', { modifiers: [{ mod: 'cordon', place: 'merchant-district' }] }] as Parameters<
      typeof mythosCard
    >;
    const t = runMovement(startPosition([{ place: 'northside' }], 3, closed), undefined, [parade]);
    expect(moveOptions(t).sort()).toEqual(['go:curiositie-shoppe', 'go:downtown', 'go:newspaper']);
  });

  it('has no steps for an investigator who must stay; cards can still be exchanged and points still pay for effects [H-TURN-02, H-TURN-03]', () => {
    const t = runMovement(startPosition([{ staysSince: 4, cards: possessions('old-journal', 'patrol-wagon') }, {}]));
    expect(t.options()).toEqual(['stop', 'use:old-journal', 'hand:old-journal:0:1']);
    t.answer('stop');
    expect(first(t)).toMatchObject({ place: 'newspaper', staysSince: 4 });
  });
});

describe('leaving a place with monsters', () => {
  it('takes an Evade check against the highest Awareness; a pass allows the step, extra successes steal Clues [H-CITY-MOVE-08, H-CITY-MOVE-09, H-CITY-MOVE-10, H-CITY-MOVE-11, H-CITY-MOVE-12]', () => {
    const monsters = placeMonsters(['cultist-1', 'newspaper'], ['maniac-1', 'newspaper', 2]);
    const t = runMovement(startPosition([{}], 1, { monsters }), [5, 6]);
    // Sneak 5, Awareness −3.
    t.answer('go:northside', 'bonus:speed-sneak:0', 'steal:maniac-1');
    expect(first(t)).toMatchObject({ place: 'northside', clues: 1, stamina: 5 });
    expect(t.state.monsters[1]).toMatchObject({ clues: 1 });
    expect(points(t)).toBe(1);
  });

  it('costs nothing if the check fails, but ends the steps of the phase; cards can still be used [H-CITY-MOVE-13]', () => {
    const monsters = placeMonsters(['zombie-1', 'newspaper']);
    const start = startPosition(
      [{ cards: possessions('old-journal', 'patrol-wagon') }, { cards: possessions('food') }],
      1,
      { monsters },
    );
    const t = runMovement(start, [1, 1, 1, 1, 1]);
    t.answer('go:northside', 'bonus:speed-sneak:1');
    expect(first(t)).toMatchObject({ place: 'newspaper', stamina: 5 });
    expect(points(t)).toBe(2);
    expect(t.options()).toEqual(['stop', 'use:old-journal', 'hand:old-journal:0:1', 'hand:food:1:0']);
  });

  it('needs a check at each departure, not for entering or staying [H-CITY-MOVE-08, H-CITY-MOVE-09]', () => {
    const monsters = placeMonsters(['zombie-1', 'northside']);
    const stays = runMovement(startPosition([{}], 3, { monsters }), []);
    stays.answer('go:northside', 'stop');
    expect(stays.result()).toMatchObject({ how: 'done' });
    const back = runMovement(startPosition([{}], 3, { monsters }), [5, 1, 1, 1, 1, 5, 1, 1, 1, 1]);
    back.answer(
      'go:northside',
      'go:newspaper',
      'bonus:speed-sneak:1',
      'go:northside',
      'go:newspaper',
      'bonus:speed-sneak:1',
    );
    expect(points(back)).toBe(1);
    expect(back.play.unrolledDice).toBe(0);
  });

  it('reuses a Sneak bonus allocated in the phase, including the slot that began it [H-CITY-MOVE-14, H-CITY-SPEED-02]', () => {
    const monsters = placeMonsters(['zombie-1', 'newspaper'], ['ghoul-1', 'northside']);
    const t = runMovement(startPosition([{}], 1, { monsters }), [5, 1, 1, 1, 1, 5]);
    t.answer('go:northside', 'bonus:speed-sneak:1', 'go:downtown', 'bonus:speed-sneak:1');
    expect(first(t).place).toBe('downtown');
    expect(first(t).slots[0]).toEqual(['free', 'allocated', 'free', 'free']);
  });

  it('needs the check for a card that replaces the movement too, and that card is the whole movement [H-BASE-14]', () => {
    const monsters = placeMonsters(['zombie-1', 'newspaper']);
    const t = runMovement(startPosition([{ cards: possessions('patrol-wagon') }], 1, { monsters }), [5, 1, 1, 1, 1, 1]);
    t.answer('use:patrol-wagon', 'bonus:speed-sneak:0', 'go:woods');
    expect(first(t).place).toBe('woods');
    expect(t.result()).toMatchObject({ how: 'done' });
    const fails = runMovement(startPosition([{ cards: possessions('patrol-wagon') }], 3, { monsters }), [1]);
    fails.answer('use:patrol-wagon', 'no-bonus');
    expect(first(fails).place).toBe('newspaper');
    expect(fails.result()).toMatchObject({ how: 'done' });
    const late = runMovement(startPosition([{ cards: possessions('patrol-wagon') }]));
    late.answer('go:northside');
    expect(late.options()).not.toContain('use:patrol-wagon');
  });

  it('is impossible by such a card without movement points at the start [H-CITY-MOVE-06, H-BASE-14]', () => {
    const t = runMovement(startPosition([{ cards: possessions('patrol-wagon', 'old-journal') }], 0, {}));
    expect(t.result()).toMatchObject({ how: 'done' });
    expect(first(t).place).toBe('newspaper');
  });
});

describe('the end of the movement', () => {
  const streets = [
    'trap',
    {
      triggers: [
        {
          when: { on: 'movement-ended', at: { in: 'streets' }, sparing: 'deputy' },
          then: [{ do: 'lose', what: 'stamina', amount: 1 }],
        },
      ],
    },
  ] as Parameters<typeof mythosCard>;
  const start = (who: Partial<Investigator>) =>
    startPosition([{ ...who }, { place: 'northside' }], 3, { mythos: ['trap'] });

  it('triggers the Mythos cards of the day for the active investigator only, even without a step [H-BASE-13]', () => {
    const arrives = runMovement(start({}), undefined, [streets]);
    arrives.answer('go:northside', 'stop');
    expect([first(arrives).stamina, second(arrives).stamina]).toEqual([4, 5]);
    const stays = runMovement(start({ place: 'downtown' }), undefined, [streets]);
    stays.answer('stop');
    expect(first(stays).stamina).toBe(4);
  });

  it('does not affect the holder of the right card or an investigator elsewhere [H-BASE-13]', () => {
    for (const who of [{ place: 'downtown', cards: possessions('deputy') }, {}]) {
      const t = runMovement(start(who), undefined, [streets]);
      t.answer('stop');
      expect(first(t).stamina).toBe(5);
    }
  });
});

describe('the exchange of cards in a movement', () => {
  it('allows spells, allies and items, given or taken, up to the Focus of the mover, as the giver decides [H-ASSET-02, H-ASSET-03, H-ASSET-06, H-ASSET-07, H-ASSET-08, H-ASSET-12, H-CITY-MOVE-15]', () => {
    const dexter = {
      place: 'curiositie-shoppe',
      cards: possessions('wither', 'speed', 'deputy', 'deputys-revolver', 'blessing', 'lodge-membership'),
    };
    const bob = { cards: possessions('38-revolver', 'duke') };
    const t = runMovement(startPosition([dexter, { place: 'curiositie-shoppe' }, bob]));
    expect(t.options().filter((id) => id.startsWith('hand:'))).toEqual(['hand:wither:0:1']);
    t.answer('hand:wither:0:1');
    expect(t.play.decisions[0]?.options.find(({ id }) => id === 'hand:wither:1:0')).toMatchObject({ by: 1 });
    expect(t.play.decisions[0]?.by).toEqual([0, 1]);
    t.answer('go:northside', 'go:newspaper', 'hand:38-revolver:2:0');
    expect(cardsOf(second(t))).toEqual(['wither']);
    expect(cardsOf(first(t))).toContain('38-revolver');
    // Focus 2: two cards at most.
    expect(t.options().some((id) => id.startsWith('hand:'))).toBe(false);
  });

  it('counts each card, so that a swap counts as two [H-ASSET-08]', () => {
    const t = runMovement(
      startPosition([
        { id: 'ashcan-pete', cards: possessions('wither') },
        { cards: possessions('dread-curse-of-azathoth') },
      ]),
    );
    t.answer('hand:wither:0:1');
    expect(t.options().some((id) => id.startsWith('hand:'))).toBe(false);
  });

  it('never happens between two other investigators or across places [H-ASSET-07, H-ASSET-09, H-ASSET-13]', () => {
    const t = runMovement(
      startPosition([{}, { cards: possessions('food') }, {}, { place: 'northside', cards: possessions('axe') }]),
    );
    expect(t.options().filter((id) => id.startsWith('hand:'))).toEqual(['hand:food:1:0']);
  });

  it('lowers a maximum that depended on the card, and keeps the card exhausted [H-ASSET-02]', () => {
    const cards: Possession[] = [{ card: 'duke' }, { card: 'wither', exhausted: true }];
    const t = runMovement(startPosition([{ cards, sanity: 6 }, {}]));
    t.answer('hand:duke:0:1', 'hand:wither:exhausted:0:1');
    expect(first(t).sanity).toBe(5);
    expect(second(t).cards[1]).toMatchObject({ card: 'wither', exhausted: true });
  });
});

describe('a City phase', () => {
  const runWholePhase = (start: State, dice?: readonly number[], mythos: Parameters<typeof mythosCard>[] = []) =>
    runTrial(
      start,
      function* (g: Game) {
        while (g.s.step.phase === 'city') yield* runCitySegment(g);
      },
      { ...(dice && { dice }), mythos: mythos.map(([id, more]) => mythosCard(id, more)) },
    );

  it('follows scenario P-02 up to the encounter: Pete leaves a place with monsters [H-CITY-MOVE-01, H-CITY-MOVE-08, H-CITY-MOVE-09, H-CITY-MOVE-10, H-CITY-MOVE-12, H-CITY-MOVE-13, H-CITY-MOVE-14, H-SKILL-13, H-MONSTER-MOVE-05]', () => {
    const cards: Parameters<typeof mythosCard>[] = [
      ['a', { gate: 'woods', white: ['hexagon'], black: ['slash', 'triangle', 'star'] }],
      ['b', { gate: 'unvisited-isle', white: ['square', 'diamond'], black: ['circle'] }],
    ];
    const start = startPosition(
      [
        { id: 'ashcan-pete', place: 'rivertown', sanity: 4, stamina: 6 },
        { id: 'vincent-lee', place: 'st-marys-hospital' },
      ],
      3,
      {
        mythos: ['a', 'b'],
        monsters: placeMonsters(
          ['cultist-1', 'rivertown', 1],
          ['maniac-1', 'rivertown', 2],
          ['zombie-1', 'merchant-district'],
        ),
      },
    );
    const t = runWholePhase(start, [5, 6, 2, 1, 2, 3, 4, 4, 2, 1, 3], cards);
    expect(points(t)).toBe(3);
    t.answer('go:merchant-district', 'bonus:speed-sneak:0', 'steal:maniac-1');
    expect(points(t)).toBe(2);
    t.answer('go:unvisited-isle', 'bonus:speed-sneak:0', 'clue');
    expect(first(t)).toMatchObject({ place: 'merchant-district', clues: 0, stamina: 6 });
    expect(t.state.monsters).toEqual(
      placeMonsters(
        ['cultist-1', 'merchant-district', 1],
        ['maniac-1', 'merchant-district', 1],
        ['zombie-1', 'merchant-district'],
      ),
    );
    expect(t.state.step).toEqual({ phase: 'city', segment: 4 });
    expect(first(t).slots[0]).toEqual(['allocated', 'free', 'free', 'allocated']);
  });

  it('goes through its segments to the end and covers the allocated slots [H-CITY-SPEED-07, H-SKILL-08]', () => {
    const t = runWholePhase(startPosition([{ place: 'northside' }, { staysSince: 4, waitsSince: 4 }]));
    t.answer('stop');
    expect(t.state).toMatchObject({ step: { phase: 'day', segment: 1 }, turn: 5 });
    expect(t.state.city).toBeUndefined();
    expect(first(t).slots[0]).toEqual(['free', 'free', 'free', 'covered']);
    expect(second(t).staysSince).toBeUndefined();
    expect(second(t).waitsSince).toBeUndefined();
  });

  it('is completed without an activity if its investigator is killed or lost in it [H-ACT-04, H-DEATH-11]', () => {
    const deadly = [
      'trap',
      {
        triggers: [
          {
            when: { on: 'movement-ended', at: { in: 'locations' } },
            then: [{ do: 'lose', what: 'stamina', amount: 5 }],
          },
        ],
      },
    ] as Parameters<typeof mythosCard>;
    const lost = [
      'trap',
      {
        triggers: [
          { when: { on: 'movement-ended', at: { in: 'locations' } }, then: [{ do: 'applyFate', fate: 'lost' }] },
        ],
      },
    ] as Parameters<typeof mythosCard>;
    for (const [trap, place] of [
      [deadly, 'out'],
      [lost, 'lost'],
    ] as const) {
      const t = runWholePhase(startPosition([{}, { waitsSince: 4 }], 3, { mythos: ['trap'] }), undefined, [trap]);
      t.answer('stop');
      expect(first(t).place).toBe(place);
      expect(t.state.step).toEqual({ phase: 'day', segment: 1 });
      expect(second(t).waitsSince).toBeUndefined();
    }
  });
});
