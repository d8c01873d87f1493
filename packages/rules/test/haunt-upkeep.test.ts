import { describe, expect, it } from 'vitest';
import { runUpkeepSegment, UPKEEP_SEGMENTS } from '../src/haunt/day/upkeep.js';
import type { Game } from '../src/haunt/game.js';
import { listMythosCards } from '../src/haunt/in-play.js';
import type { BoardMonster, Investigator } from '../src/haunt/state.js';
import { createPosition, gateTo, mythosCard, type PositionOptions, runTrial, type Trial } from './haunt-trial.js';

const investigatorAt = (t: Trial, seat = 0) => t.state.investigators[seat] as Investigator;
const monster = (token: string, at: string, clues = 0): BoardMonster => ({ token, at, clues });
const segment = (n: number) => (g: Game) => runUpkeepSegment(g, n);
function* runWholeUpkeep(g: Game) {
  for (let n = 1; n <= UPKEEP_SEGMENTS.length; n++) yield* runUpkeepSegment(g, n);
}
const upkeepPosition = (people: Parameters<typeof createPosition>[0], more: PositionOptions = {}) =>
  createPosition(people, { step: { phase: 'upkeep', segment: 1 }, city: undefined, ...more });
const monstersOf = (t: Trial) => t.state.monsters.map(({ token, at, clues }) => [token, at, clues]);

describe('scenario P-03, a whole Upkeep', () => {
  const MYTHOS = [
    mythosCard('a', {
      gate: 'graveyard',
      clues: ['unvisited-isle'],
      white: ['crescent'],
      black: ['plus'],
      effects: [{ do: 'place', n: 2, at: 'french-hill' }],
    }),
    mythosCard('b', { gate: 'woods', clues: ['historical-society'], white: ['square', 'diamond'], black: ['circle'] }),
    mythosCard('c', {
      gate: 'graveyard',
      clues: ['unvisited-isle'],
      white: ['hexagon'],
      black: ['slash', 'triangle', 'star'],
      effects: [{ do: 'remove', monsters: {}, from: { in: 'neighbourhood', place: 'french-hill' }, to: 'cup' }],
    }),
  ];
  const start = () => {
    const state = upkeepPosition(
      [
        {
          place: 'unvisited-isle',
          money: 3,
          cards: [{ card: 'retainer' }],
          slots: [
            ['covered', 'covered', 'covered', 'covered'],
            ['covered', 'covered', 'covered', 'free'],
            ['free', 'free', 'free', 'free'],
          ],
        },
        {
          place: 'lost',
          slots: [
            ['covered', 'covered', 'covered', 'free'],
            ['free', 'free', 'free', 'free'],
            ['free', 'free', 'free', 'free'],
          ],
        },
        { place: 'out' },
      ],
      {
        doom: 10,
        terror: 4,
        gates: [gateTo('yuggoth', 'unvisited-isle')],
        clues: { graveyard: 1 },
        monsters: [
          monster('ghoul-1', 'woods'),
          monster('byakhee-1', 'sky'),
          monster('cultist-1', 'historical-society', 1),
          monster('maniac-1', 'historical-society', 1),
          monster('warlock-1', 'silver-twilight-lodge', 1),
          monster('zombie-2', 'outskirts'),
          monster('star-spawn-1', 'rlyeh'),
        ],
      },
    );
    state.decks = { ...state.decks, mythos: ['a', 'b', 'c'] };
    return state;
  };

  it('ends as the scenario says up to the new investigator [H-UPKEEP-01 to 46, H-RETAINER-03]', () => {
    // Segment II returns tokens in random order, so it runs first. Later draws follow the order of the cup.
    const before = runTrial({ ...start(), cup: [] }, segment(2));
    expect(before.state.cup.toSorted()).toEqual(['byakhee-1', 'ghoul-1']);
    expect(before.state.monsters).toHaveLength(5);

    const order = [
      ...['zombie-1', 'hound-of-tindalos-1', 'elder-thing-1', 'witch-1', 'ghost-1'],
      ...['mi-go-1', 'dhole-1', 'high-priest-1'],
    ];
    const after = { ...before.state, cup: order };
    const t = runTrial(
      after,
      function* (g) {
        for (const n of [1, 3, 4, 5, 6, 7, 8]) {
          // Monsters returned to the cup in V are not drawn in VII.
          if (n === 6) g.s.cup = g.s.cup.filter((token) => token !== 'warlock-1');
          yield* runUpkeepSegment(g, n);
        }
      },
      { mythos: MYTHOS },
    );
    expect(t.options()).toEqual(['doom:1:terror:1', 'doom:0:terror:1']);
    t.answer('doom:0:terror:1');
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state).toMatchObject({ doom: 10, terror: 5, clues: {} });
    expect(listMythosCards(t.state)).toEqual(['a', 'b', 'c']);
    expect(monstersOf(t)).toEqual([
      ['cultist-1', 'historical-society', 2],
      ['maniac-1', 'historical-society', 1],
      ['zombie-2', 'outskirts', 0],
      ['star-spawn-1', 'rlyeh', 0],
      ['zombie-1', 'outskirts', 0],
      ['hound-of-tindalos-1', 'another-dimension', 0],
      ['elder-thing-1', 'plateau-of-leng', 0],
      ['witch-1', 'french-hill', 0],
      ['ghost-1', 'french-hill', 0],
      ['mi-go-1', 'graveyard', 2],
      ['dhole-1', 'woods', 1],
      ['high-priest-1', 'graveyard', 1],
    ]);
    expect(investigatorAt(t)).toMatchObject({ place: 'yuggoth-1', clues: 2, cards: [], money: 3 });
  });

  it('frees the slots and pays nothing for a Retainer lost in it [H-UPKEEP-41 to 43]', () => {
    const state = start();
    state.investigators[0] = { ...(state.investigators[0] as Investigator), place: 'yuggoth-1', cards: [] };
    const t = runTrial(state, function* (g) {
      for (const n of [11, 12, 13]) yield* runUpkeepSegment(g, n);
    });
    for (let i = 0; i < 12 && !t.result(); i++) t.answer(t.options()[0] as string);
    expect(t.result()).toEqual({ how: 'done' });
    const countMarkers = (who: Investigator) => who.slots.flat().filter((slot) => slot !== 'free').length;
    expect(countMarkers(investigatorAt(t, 0))).toBe(2);
    expect(countMarkers(investigatorAt(t, 1))).toBe(0);
    expect(investigatorAt(t).money).toBe(3);
  });
});

describe('segment I of the Upkeep', () => {
  it('adds two Doom or one Terror, or ends the game (P-05) [H-UPKEEP-02, H-UPKEEP-03, H-END-02]', () => {
    const addTokens = (doom: number, terror: number) => runTrial(upkeepPosition([{}], { doom, terror }), segment(1));
    expect(addTokens(10, 9).options()).toEqual(['doom:1:terror:1', 'doom:0:terror:1']);
    expect(addTokens(5, 2).options()).toEqual(['doom:2:terror:0', 'doom:1:terror:1', 'doom:0:terror:1']);
    // A single possibility needs no question.
    expect(addTokens(11, 7).state).toMatchObject({ doom: 11, terror: 8 });
    expect(addTokens(9, 10).state).toMatchObject({ doom: 11, terror: 10 });
    expect(addTokens(10, 10).result()).toMatchObject({ won: false, how: 'tracks-full' });
    expect(addTokens(11, 10).result()).toMatchObject({ won: false, how: 'tracks-full' });
  });
});

describe('segments II and III of the Upkeep', () => {
  it('return monsters without Clues from the city and the Sky, and no others [H-UPKEEP-04, H-UPKEEP-05, H-UPKEEP-06]', () => {
    const t = runTrial(
      upkeepPosition([{}], {
        cup: [],
        monsters: [
          monster('ghoul-1', 'woods'),
          monster('ghoul-2', 'uptown', 1),
          monster('byakhee-1', 'sky'),
          monster('cultist-1', 'outskirts'),
          monster('gug-1', 'the-dreamlands'),
        ],
      }),
      segment(2),
    );
    expect(t.state.monsters.map(({ token }) => token)).toEqual(['ghoul-2', 'cultist-1', 'gug-1']);
    expect(t.state.cup).toHaveLength(2);
  });

  it('put one monster on top of its world’s stack for each starting investigator [H-UPKEEP-07, H-UPKEEP-09, H-UPKEEP-10, H-UPKEEP-11]', () => {
    const t = runTrial(
      upkeepPosition([{}], {
        startingInvestigators: 3,
        cup: ['gug-1', 'cultist-1', 'hound-of-tindalos-1', 'ghoul-1'],
        monsters: [monster('gug-2', 'the-dreamlands')],
      }),
      segment(3),
    );
    expect(monstersOf(t)).toEqual([
      ['gug-2', 'the-dreamlands', 0],
      ['gug-1', 'the-dreamlands', 0],
      ['cultist-1', 'outskirts', 0],
      ['hound-of-tindalos-1', 'another-dimension', 0],
    ]);
    expect(t.state.placedToday).toEqual(['gug-1', 'cultist-1', 'hound-of-tindalos-1']);
  });
});

describe('segments IV and V of the Upkeep', () => {
  const cards = 'pqrst'.split('').map((id) => mythosCard(id, { gate: 'woods' }));

  it('reveal one card per starting investigator, and reopen places closed for the day [H-UPKEEP-12, H-UPKEEP-15, H-BASE-05]', () => {
    const state = upkeepPosition([{}], {
      startingInvestigators: 2,
      mythos: ['p', 'q'],
      closed: [
        { at: 'library', until: 1 },
        { at: 'general-store', until: 'for-good' },
      ],
    });
    state.decks = { ...state.decks, mythos: ['r', 's', 't'] };
    const t = runTrial(state, segment(4), { mythos: cards });
    expect(listMythosCards(t.state)).toEqual(['r', 's']);
    expect(t.state.mythosDiscards).toEqual(['p', 'q']);
    expect(t.state.decks.mythos).toEqual(['t']);
    expect(t.state.closed).toEqual([{ at: 'general-store', until: 'for-good' }]);
  });

  it('shuffle the discards into a new deck when the old one is empty [H-UPKEEP-14]', () => {
    const state = upkeepPosition([{}], { startingInvestigators: 2, mythos: ['p', 'q'], mythosDiscards: ['r', 's'] });
    state.decks = { ...state.decks, mythos: ['t'] };
    const t = runTrial(state, segment(4), { mythos: cards });
    expect(listMythosCards(t.state)[0]).toBe('t');
    expect([...listMythosCards(t.state), ...t.state.decks.mythos].toSorted()).toEqual(['p', 'q', 'r', 's', 't']);
    expect(t.state.mythosDiscards).toEqual([]);
  });

  it('resolve the effects in the order of the cards, for the First Investigator [H-UPKEEP-16, H-FIRST-02]', () => {
    const moneyCard = (id: string, amount: number) =>
      mythosCard(id, { gate: 'woods', effects: [{ do: 'gain', what: 'money', amount }] });
    const t = runTrial(upkeepPosition([{ sanity: 3 }, { sanity: 5 }], { mythos: ['p', 'q'] }), segment(5), {
      mythos: [moneyCard('p', 1), moneyCard('q', 2)],
    });
    expect(investigatorAt(t, 1).money).toBe(3);
    expect(investigatorAt(t, 0).money).toBe(0);
    expect(t.events.flatMap((event) => (event.type === 'gained' ? [event.amount] : []))).toEqual([1, 2]);
  });

  it('ask for the First Investigator only if it makes a difference [H-FIRST-01]', () => {
    const each = mythosCard('p', {
      gate: 'woods',
      effects: [{ do: 'each', of: 'investigators', then: [{ do: 'gain', what: 'money', amount: 1 }] }],
    });
    const t = runTrial(upkeepPosition([{}, {}], { mythos: ['p'] }), segment(5), { mythos: [each] });
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state.investigators.map(({ money }) => money)).toEqual([1, 1]);
  });

  it('do not affect monsters placed in this Upkeep, even in the Outskirts, but affect older ones [H-UPKEEP-17, H-UPKEEP-18]', () => {
    const removeAll = mythosCard('p', {
      gate: 'woods',
      effects: [{ do: 'remove', monsters: {}, from: { in: 'in-play' }, to: 'cup' }],
    });
    const t = runTrial(
      upkeepPosition([{}], {
        mythos: ['p'],
        placedToday: ['cultist-1'],
        monsters: [
          monster('cultist-1', 'outskirts'),
          monster('cultist-2', 'outskirts'),
          monster('ghoul-1', 'woods', 1),
          monster('gug-1', 'the-dreamlands'),
        ],
      }),
      segment(5),
      { mythos: [removeAll] },
    );
    // Effects on monsters in play do not affect monsters in Other Worlds [H-BASE-17].
    expect(t.state.monsters.map(({ token }) => token)).toEqual(['cultist-1', 'gug-1']);
  });

  it('end with the daily effect of the Ancient One, once [H-AO-31]', () => {
    const t = runTrial(
      upkeepPosition([{ place: 'uptown' }, { place: 'woods' }], { ancientOne: 'ithaqua', mythos: ['p', 'q'] }),
      segment(5),
      { mythos: cards },
    );
    expect(t.state.investigators.map(({ stamina }) => stamina)).toEqual([4, 5]);
  });
});

describe('segments VI and VII of the Upkeep', () => {
  it('give Clues to monsters and investigators, and place monsters with a Clue each [H-UPKEEP-22 to 30]', () => {
    const mythos = [
      mythosCard('p', { gate: 'woods', clues: ['graveyard'] }),
      mythosCard('q', { gate: 'woods', clues: ['black-cave'] }),
    ];
    const t = runTrial(
      upkeepPosition([{ place: 'graveyard' }], {
        mythos: ['p', 'q'],
        cup: ['ghoul-1', 'ghoul-2'],
        clues: { woods: 1 },
      }),
      function* (g) {
        yield* runUpkeepSegment(g, 6);
        yield* runUpkeepSegment(g, 7);
      },
      { mythos },
    );
    expect(investigatorAt(t).clues).toBe(1);
    expect(t.state.clues).toEqual({ 'black-cave': 1 });
    expect(monstersOf(t)).toEqual([
      ['ghoul-1', 'woods', 2],
      ['ghoul-2', 'woods', 1],
    ]);
  });

  it('draw no monster for a Mythos location with Kate in it [H-UPKEEP-31]', () => {
    const t = runTrial(
      upkeepPosition([{ id: 'kate-winthrop', place: 'woods' }], { mythos: ['p'], cup: ['ghoul-1'] }),
      segment(7),
      { mythos: [mythosCard('p', { gate: 'woods' })] },
    );
    expect(t.state).toMatchObject({ monsters: [], cup: ['ghoul-1'] });
  });
});

describe('segment VIII of the Upkeep', () => {
  const peopleAfterCapture = (gate: ReturnType<typeof gateTo>, white: boolean) =>
    runTrial(
      upkeepPosition([{ place: 'woods', cards: [{ card: 'retainer' }] }, { place: 'woods' }, { place: 'uptown' }], {
        mythos: ['p'],
        gates: [gate],
      }),
      segment(8),
      { mythos: [mythosCard('p', { gate: 'woods', [white ? 'white' : 'black']: ['hexagon'] })] },
    ).state.investigators;

  it('moves all investigators at a face-up gate on black into its world, and discards their Retainers [H-UPKEEP-32, H-UPKEEP-33, H-UPKEEP-34]', () => {
    const people = peopleAfterCapture(gateTo('abyss', 'woods'), false);
    expect(people.map(({ place }) => place)).toEqual(['abyss-1', 'abyss-1', 'uptown']);
    expect(people[0]).toMatchObject({ enteredAt: 'woods', cards: [] });
  });

  it('moves nobody at a gate on grey or a face-down gate [H-UPKEEP-35]', () => {
    expect(peopleAfterCapture(gateTo('abyss', 'woods'), true).map(({ place }) => place)).toEqual([
      'woods',
      'woods',
      'uptown',
    ]);
    expect(peopleAfterCapture(gateTo('abyss', 'woods', false), false)[0]?.place).toBe('woods');
  });
});

describe('segments XI to XIII of the Upkeep', () => {
  it('refresh all cards, wherever their owner is, and the card pledged to the Bank [H-UPKEEP-41]', () => {
    const t = runTrial(
      upkeepPosition([
        { place: 'abyss-1', cards: [{ card: 'wither', exhausted: true }] },
        { place: 'lost', cards: [{ card: 'find-gate', exhausted: true }] },
        { pledged: { card: 'motorcycle', exhausted: true } },
      ]),
      segment(11),
    );
    expect(t.state.investigators[2]?.pledged).toEqual({ card: 'motorcycle', exhausted: undefined });
    expect(t.state.investigators.flatMap(({ cards }) => cards.map(({ exhausted }) => exhausted))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('pay two dollars for a Retainer and one to the Deputy, and roll no dice [H-UPKEEP-43, H-RETAINER-02, H-BASE-19]', () => {
    const t = runTrial(
      upkeepPosition([{ cards: [{ card: 'retainer' }, { card: 'blessing' }] }, { cards: [{ card: 'deputy' }] }, {}]),
      segment(13),
    );
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state.investigators.map(({ money }) => money)).toEqual([2, 1, 0]);
    expect(t.events.some(({ type }) => type === 'rolled')).toBe(false);
  });

  it('let all investigators use their Upkeep abilities at the same time [H-UPKEEP-44]', () => {
    const t = runTrial(
      upkeepPosition([
        { id: 'carolyn-fern', place: 'library', sanity: 3 },
        { id: 'vincent-lee', place: 'library', stamina: 2 },
      ]),
      segment(13),
    );
    expect(t.play.decisions).toHaveLength(2);
    const [carolyn, vincent] = t.play.decisions;
    expect(carolyn?.by).toEqual([0]);
    expect(vincent?.by).toEqual([1]);
  });

  it('follow all others when the whole Upkeep is run [H-UPKEEP-01]', () => {
    const state = upkeepPosition([{}, {}], { cup: ['ghoul-1', 'ghoul-2', 'gug-1', 'gug-2'] });
    state.decks = { ...state.decks, mythos: ['p', 'q'] };
    const t = runTrial(state, runWholeUpkeep, {
      mythos: [mythosCard('p', { gate: 'woods' }), mythosCard('q', { gate: 'graveyard' })],
    });
    t.answer('doom:2:terror:0');
    expect(t.result()).toEqual({ how: 'done' });
    expect(monstersOf(t)).toEqual([
      ['ghoul-1', 'abyss', 0],
      ['ghoul-2', 'abyss', 0],
      ['gug-1', 'woods', 1],
      ['gug-2', 'graveyard', 1],
    ]);
  });
});
