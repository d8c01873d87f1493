import { BASE } from '@vigil/content';
import { Content, type Event } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { ambienceAt, SILENT } from '../../src/motion/ambience.js';
import { MomentQueue, type ShownMoment } from '../../src/motion/moments/moment-queue.js';
import { momentLength, stepsOf } from '../../src/motion/moments/moment-steps.js';
import {
  isAfterRoll,
  linesBeforeLast,
  MAX_MOMENTS,
  type Moment,
  momentsOf,
  newMoments,
} from '../../src/motion/moments/moments.js';
import { paceSpeed } from '../../src/motion/settings.js';

const GATE: readonly Event[] = [
  { type: 'phase', phase: 'mythos', turn: 2 },
  { type: 'mythos', card: 'horror-at-groundbreaking' },
  { type: 'doom', by: 1, doom: 2 },
  { type: 'gateOpened', at: 'historical-society', marker: 'gate-city-of-the-great-race-2' },
  { type: 'clue', at: 'historical-society', placed: -1 },
  { type: 'monsterPlaced', monster: 'byakhee-3', at: 'historical-society' },
  { type: 'monsterMoved', monster: 'maniac-2', from: 'rivertown', to: 'french-hill' },
  { type: 'monsterPlaced', monster: 'gug-1', at: 'miskatonic-university' },
];
const kindsOf = (events: readonly Event[]) => momentsOf(events).map(({ kind }) => kind);

describe('the moments of events', () => {
  it('combine a Mythos card with its doom, gate and monster; a monster at another place has its own moment', () => {
    expect(momentsOf(GATE)).toEqual([
      {
        kind: 'gate',
        card: 'horror-at-groundbreaking',
        at: 'historical-society',
        marker: 'gate-city-of-the-great-race-2',
        doom: { to: 2, by: 1 },
        monsters: ['byakhee-3'],
      },
      { kind: 'monster', at: 'miskatonic-university', monsters: ['gug-1'] },
    ]);
  });

  it('keep the order of their events', () => {
    const events: Event[] = [
      { type: 'encounter', seat: 0, card: 'uptown-1', at: 'woods' },
      { type: 'fateApplied', seat: 0, fate: 'insane' },
      ...GATE,
      { type: 'terror', by: 1, terror: 3 },
      { type: 'awakened', cause: 'doom' },
      { type: 'over', outcome: { won: false, how: 'ancient-one-won', turns: 7 } },
    ];
    expect(kindsOf(events)).toEqual(['encounter', 'fell', 'gate', 'monster', 'terror', 'awakened', 'defeat']);
  });

  it('combine a surge with all monsters that it places at gates', () => {
    const [surge, later] = momentsOf([
      { type: 'mythos', card: 'blackest-night' },
      { type: 'surge', at: 'black-cave', monsters: 2 },
      { type: 'monsterPlaced', monster: 'ghoul-1', at: 'woods' },
      { type: 'monsterPlaced', monster: 'ghoul-2', at: 'black-cave' },
      { type: 'monsterPlaced', monster: 'ghoul-3', at: 'outskirts' },
    ]);
    expect(surge).toMatchObject({ kind: 'surge', card: 'blackest-night', monsters: ['ghoul-1', 'ghoul-2'] });
    expect(later).toMatchObject({ kind: 'monster', monsters: ['ghoul-3'] });
  });

  it('distinguish closed gates from sealed ones, and include a broken seal in the moment of its gate', () => {
    const closed: Event = { type: 'gateClosed', at: 'woods', marker: 'gate-abyss-2', trophy: true };
    expect(kindsOf([closed])).toEqual(['closed']);
    expect(kindsOf([closed, { type: 'sealed', at: 'woods' }])).toEqual(['sealed']);
    expect(kindsOf([{ ...closed, sealed: true }])).toEqual(['sealed']);
    const [gate] = momentsOf([
      { type: 'sealBroken', at: 'woods' },
      { type: 'gateOpened', at: 'woods', marker: 'gate-abyss-1' },
    ]);
    expect(gate).toMatchObject({ kind: 'gate', broken: true });
  });

  it('begin a day of Haunt with its morning, combine its gates, and add up the steps of a track', () => {
    const found = momentsOf([
      { type: 'phase', phase: 'upkeep', turn: 5, day: 2 },
      { type: 'gatePlaced', at: 'woods' },
      { type: 'gatePlaced', at: 'graveyard' },
      { type: 'doom', by: 1, doom: 3 },
      { type: 'doom', by: 1, doom: 4 },
    ]);
    expect(found).toEqual([
      { kind: 'morning', day: 2, monsters: [] },
      { kind: 'gate-laid', at: 'woods', places: ['woods', 'graveyard'], monsters: [] },
      { kind: 'doom', doom: { to: 4, by: 2 }, monsters: [] },
    ]);
  });

  it('do not include moves and other minor events', () => {
    const events: Event[] = [
      { type: 'phase', phase: 'upkeep', turn: 2 },
      { type: 'moved', seat: 0, to: 'downtown' },
      { type: 'fateApplied', seat: 0, fate: 'delayed' },
      { type: 'doom', by: -1, doom: 3 },
      { type: 'rumor', card: 'the-great-ritual', outcome: 'ignored' },
    ];
    expect(momentsOf(events)).toEqual([]);
  });

  it('are limited in number, but always include gates and the end of the game', () => {
    const many = Array.from({ length: 6 }, (_, i): Event[] => [
      { type: 'encounter', seat: 0, card: `card-${i}`, at: 'woods' },
      { type: 'gateOpened', at: `place-${i}`, marker: `gate-${i}` },
    ]).flat();
    const remaining = kindsOf([...many, { type: 'over', outcome: { won: true, how: 'gates-closed', turns: 9 } }]);
    expect(remaining.length).toBe(MAX_MOMENTS);
    expect(remaining.filter((kind) => kind === 'gate').length).toBe(6);
    expect(remaining.at(-1)).toBe('victory');
  });

  it('include events of a box in the form that the box gives them', () => {
    const rift: Event = { type: 'boxEvent', what: 'box.rift-opens', at: 'woods' };
    const found = momentsOf([rift], (event) =>
      event.type === 'boxEvent' ? { kind: 'gate', title: 'A rift', at: 'woods' } : undefined,
    );
    expect(found).toEqual([
      { kind: 'gate', at: 'woods', monsters: [], own: { kind: 'gate', title: 'A rift', at: 'woods' } },
    ]);
  });
});

describe('a roll and its moments', () => {
  const ROLL: Event = { type: 'rolled', seat: 0, dice: [5, 2], successes: 1, check: 'luck', difficulty: 1 };

  it('are shown in order: the roll first, unless all moments came before it', () => {
    expect(isAfterRoll([ROLL, ...GATE])).toBe(true);
    expect(isAfterRoll([...GATE.slice(0, 2), ROLL, ...GATE.slice(2)])).toBe(true);
    expect(isAfterRoll([...GATE, ROLL])).toBe(false);
    expect(isAfterRoll(GATE)).toBe(false);
    expect(isAfterRoll([ROLL])).toBe(false);
  });

  it('are assigned to single events: each event has only the moment that it begins or extends', () => {
    const lines = GATE.map((event) => ({ kind: event.type, event }));
    const at = (n: number) => {
      const [now, before] = [lines.slice(0, n), linesBeforeLast(lines.slice(0, n))].map((all) =>
        momentsOf(all.map(({ event }) => event)),
      ) as [readonly Moment[], readonly Moment[]];
      return newMoments(now, before).map(({ kind }) => kind);
    };
    const kindsByEvent = lines.map((_line, i) => at(i + 1));
    expect(kindsByEvent.slice(0, 4)).toEqual([[], ['mythos'], ['doom'], ['gate']]);
    for (const kinds of kindsByEvent) expect(kinds.length).toBeLessThanOrEqual(1);
    // The beginning of a phase belongs to the first event of the phase.
    expect(linesBeforeLast([{ kind: 'moved' }, { kind: 'phase' }, { kind: 'mythos' }])).toEqual([{ kind: 'moved' }]);
  });

  it('can show a monster or a card of a box', () => {
    const boxEvent: Event = { type: 'boxEvent', what: 'box.something' };
    const [moment] = momentsOf([boxEvent], () => ({ kind: 'monster', title: 'It', monster: 'ghoul' }));
    expect(moment).toMatchObject({ kind: 'monster', monsters: ['ghoul'] });
    const [card] = momentsOf([boxEvent], () => ({ kind: 'mythos', title: 'Act', card: 'act-1' }));
    expect(card).toMatchObject({ kind: 'mythos', card: 'act-1' });
  });
});

describe('the steps of a moment', () => {
  const all: Moment[] = [
    ...momentsOf(GATE),
    ...(['mythos', 'encounter', 'surge', 'closed', 'sealed', 'seal-broken', 'gate-laid', 'gate-turned'] as const).map(
      (kind) => ({ kind, card: 'card', at: 'woods', monsters: ['a', 'b', 'c', 'd', 'e'], doom: { to: 3, by: 1 } }),
    ),
    ...(['terror', 'morning', 'fell', 'comes', 'rumor', 'stirs', 'awakened', 'victory', 'defeat'] as const).map(
      (kind) => ({ kind, monsters: [], rumor: 'failed' as const }),
    ),
  ];

  it('begin at once, are in order, and end within two seconds', () => {
    for (const moment of all) {
      const steps = stepsOf(moment);
      expect(steps[0]?.from, moment.kind).toBe(0);
      const starts = steps.map(({ from }) => from);
      expect(starts, moment.kind).toEqual(starts.toSorted((one, other) => one - other));
      expect(momentLength(moment), moment.kind).toBeLessThanOrEqual(2000);
      for (const { from, ms } of steps) expect(from + ms, moment.kind).toBeLessThanOrEqual(2000);
    }
  });

  it('leave out missing parts, and the other parts come earlier', () => {
    const [full] = momentsOf(GATE) as [Moment];
    const { card: _card, doom: _doom, ...bare } = full;
    const parts = stepsOf({ ...bare, monsters: [] }).map(({ part }) => part);
    expect(parts).toEqual(['name', 'night', 'cracks', 'spiral', 'dust']);
    const spiral = (moment: Moment) => stepsOf(moment).find(({ part }) => part === 'spiral')?.from ?? 0;
    expect(spiral(bare)).toBeLessThan(spiral(full));
  });
});

describe('the queue of moments', () => {
  const three = momentsOf([...GATE, { type: 'terror', by: 1, terror: 1 }]);

  /** A queue with a manual clock. */
  function createQueue() {
    const shown: (string | undefined)[] = [];
    const due: (() => void)[] = [];
    const times: number[] = [];
    const show = (showing: ShownMoment | undefined) =>
      shown.push(showing && `${showing.moment.kind} ${showing.nth}/${showing.of}`);
    const queue = new MomentQueue(show, {
      after(ms, then) {
        times.push(ms);
        due.push(then);
        return () => due.splice(due.indexOf(then), 1);
      },
    });
    return { queue, shown, times, due, tick: () => due.shift()?.() };
  }

  it('shows one moment after the other, and is empty at the end', () => {
    const { queue, shown, times, due, tick } = createQueue();
    queue.play(three, 1);
    while (due.length > 0) tick();
    expect(shown).toEqual(['gate 1/3', 'monster 2/3', 'terror 3/3', undefined]);
    expect(times).toEqual(three.map(momentLength));
    expect(queue.busy).toBe(false);
  });

  it('ends in the same state when it is stepped through or ended at once', () => {
    const byHand = createQueue();
    byHand.queue.play(three, 1);
    for (let n = 0; n < 5; n++) byHand.queue.next();
    expect(byHand.shown).toEqual(['gate 1/3', 'monster 2/3', 'terror 3/3', undefined]);
    const atOnce = createQueue();
    atOnce.queue.play(three, 1);
    atOnce.queue.end();
    atOnce.queue.end();
    expect(atOnce.shown).toEqual(['gate 1/3', undefined]);
    for (const { queue, due } of [byHand, atOnce]) {
      expect(due).toEqual([]);
      expect(queue.busy).toBe(false);
    }
  });

  it('drops its moments for those of the next answer, and plays them in half the time at double speed', () => {
    const { queue, shown, times } = createQueue();
    queue.play(three, 1);
    queue.play(three.slice(2), 2);
    expect(shown).toEqual(['gate 1/3', undefined, 'terror 1/1']);
    expect(times.at(-1)).toBe(momentLength(three[2] as Moment) / 2);
  });

  it('names the outcome of a rumor in a step of the moment', () => {
    const rumor = { kind: 'rumor', card: 'the-great-ritual', monsters: [] } as const;
    for (const ended of ['passed', 'failed'] as const)
      expect(stepsOf({ ...rumor, rumor: ended }).map(({ part }) => part)).toContain('name');
  });

  it('plays at every pace except "at once"', () => {
    expect((['at-once', 'quick', 'directed', 'unhurried', 'steps'] as const).map(paceSpeed)).toEqual([0, 2, 1, 1, 1]);
  });
});

describe('the ambient sound', () => {
  const content = new Content([BASE]);
  const view = (gates: number, cards: readonly string[] = []) =>
    ({ gates: Array(gates).fill({}), inPlay: cards.map((card) => ({ card })) }) as unknown as TableView;

  it('has more wind in streets, more room tone indoors, and neither rain nor room tone in Other Worlds', () => {
    const street = ambienceAt(content, view(0), 'downtown');
    const library = ambienceAt(content, view(0), 'library');
    const world = ambienceAt(content, view(0), content.gateMarkers.values().next().value?.world ?? '');
    expect(street.wind).toBeGreaterThan(library.wind);
    expect(library.room).toBeGreaterThan(street.room);
    expect(ambienceAt(content, view(0), undefined)).toEqual(SILENT);
    expect(world.rain + world.room).toBe(0);
  });

  it('has rain during a weather environment, and grows with the number of open gates', () => {
    const weather = [...content.mythos.values()].find(({ subtype }) => subtype === 'weather')?.id ?? '';
    expect(ambienceAt(content, view(0, [weather]), 'downtown').rain).toBeGreaterThan(0);
    expect(ambienceAt(content, view(0), 'downtown').rain).toBe(0);
    expect(ambienceAt(content, view(5), 'downtown').beyond).toBeGreaterThan(
      ambienceAt(content, view(1), 'downtown').beyond,
    );
  });
});
