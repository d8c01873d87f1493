import { describe, expect, it } from 'vitest';
import { relocate } from '../src/common/board/moving.js';
import { unlessGone } from '../src/common/game.js';
import { skillCheck } from '../src/common/resolving/checks.js';
import { resolve } from '../src/common/resolving/resolve.js';
import { dealLoss } from '../src/common/resolving/resources.js';
import type { Possession } from '../src/common/state.js';
import { investigatorActivity } from '../src/haunt/activities/activities.js';
import { newInvestigators } from '../src/haunt/day/newcomers.js';
import { nextStep } from '../src/haunt/day/sequence.js';
import type { Game } from '../src/haunt/game.js';
import { asides, waitsAfterRoll } from '../src/haunt/people/asides.js';
import { returnFromTimeAndSpace } from '../src/haunt/people/fates.js';
import { estateOf } from '../src/haunt/people/removal.js';
import type { Estate, Investigator, State } from '../src/haunt/state.js';
import type { Fate } from '../src/language/terms.js';
import { card, gateTo, type More, position, type Trial, trial } from './haunt-table.js';

const have = (...cards: string[]): Possession[] => cards.map((one) => ({ card: one }));
const at = (t: Trial, seat = 0) => t.state.investigators[seat] as Investigator;
const cardsOf = (who: Investigator) => who.cards.map((one) => one.card);
const count = (list: readonly string[], id: string) => list.filter((each) => each === id).length;

/** Something befalls the first one, and the rule it ends goes no further. */
const befallen = (start: State, fate: Fate, options?: Parameters<typeof trial>[2]): Trial =>
  trial(
    start,
    function* (g: Game) {
      yield* unlessGone(g.at(0), g.means.people.befall(g, g.at(0), fate, { source: 'woods' }));
    },
    options,
  );
/** The first one loses so much. */
const hurt = (start: State, loss: { sanity?: number; stamina?: number }): Trial =>
  trial(start, function* (g: Game) {
    yield* unlessGone(g.at(0), dealLoss(g, g.at(0), loss, { source: 'woods' }));
  });

describe('what befalls an investigator', () => {
  it('arrested he goes to the Police Station, pays five dollars or what he has, and loses his next turn [H-ARREST-01]', () => {
    const rich = befallen(position([{ money: 8, place: 'woods' }]), 'arrested');
    expect(at(rich)).toMatchObject({ place: 'police-station', money: 3, waitsSince: 5 });
    const poor = befallen(position([{ money: 3, place: 'woods', staysSince: 4 }]), 'arrested');
    expect(at(poor)).toMatchObject({ place: 'police-station', money: 0, waitsSince: 5 });
    expect(at(poor).staysSince).toBeUndefined();
  });

  it('is not arrested where something forbids it [H-ARREST-01]', () => {
    const start = position([{ money: 8, place: 'woods' }], { mythos: ['blue-flu'] });
    const t = befallen(start, 'arrested', {
      mythos: [card('blue-flu', { modifiers: [{ mod: 'forbid', what: 'arrest' }] })],
    });
    expect(at(t)).toMatchObject({ place: 'woods', money: 8 });
  });

  it('delayed he must stay where he is, and losing a turn he waits [H-TURN-02, H-TURN-05, H-TURN-09]', () => {
    const delayed = befallen(position([{}]), 'delayed');
    expect(at(delayed)).toMatchObject({ place: 'newspaper', staysSince: 5 });
    expect(at(delayed).waitsSince).toBeUndefined();
    const waits = befallen(position([{}]), 'lose-turn');
    expect(at(waits).waitsSince).toBe(5);
    expect(at(waits).staysSince).toBeUndefined();
  });

  it('lost in time and space he is nowhere and his Retainer is gone [H-LITAS-01, H-RETAINER-03]', () => {
    const t = befallen(position([{ cards: have('retainer', 'food'), staysSince: 4, waitsSince: 4 }]), 'lost');
    expect(at(t)).toMatchObject({ place: 'lost', waitsSince: 4 });
    expect(cardsOf(at(t))).toEqual(['food']);
    expect(at(t).staysSince).toBeUndefined();
  });

  it('lost, the Ancient One may make something of it: a token against Yig, the end against Yog-Sothoth [H-AO-29, H-AO-31, H-LITAS-01]', () => {
    const yig = befallen(position([{}, {}], { ancientOne: 'yig' }), 'lost');
    expect(yig.options()).toEqual(['doom:1:terror:0', 'doom:0:terror:1']);
    yig.answer('doom:0:terror:1');
    expect(yig.state).toMatchObject({ doom: 0, terror: 1 });
    expect(at(yig).place).toBe('lost');
    expect(at(befallen(position([{}], { ancientOne: 'yog-sothoth' }), 'lost')).place).toBe('out');
  });

  it('devoured he is out of the game [H-DEATH-01, H-AO-30]', () => {
    const t = befallen(position([{}]), 'devoured');
    expect(at(t).place).toBe('out');
    expect(t.events.at(-1)).toMatchObject({ type: 'removed', seat: 0, how: 'devoured' });
  });
});

describe('being moved against one’s will', () => {
  const after = (who: Partial<Investigator>, to: string) =>
    at(
      trial(position([who]), function* (g: Game) {
        yield* relocate(g, g.at(0), to);
      }),
    );

  it('frees of having to stay, not of losing a turn [H-TURN-07]', () => {
    const who = after({ staysSince: 4, waitsSince: 4 }, 'woods');
    expect(who).toMatchObject({ waitsSince: 4 });
    expect(who.staysSince).toBeUndefined();
  });

  it('into another world costs the Retainer, elsewhere in the city not [H-RETAINER-03]', () => {
    expect(cardsOf(after({ cards: have('retainer') }, 'abyss-1'))).toEqual([]);
    expect(cardsOf(after({ cards: have('retainer') }, 'woods'))).toEqual(['retainer']);
  });
});

describe('whoever must stay where he is', () => {
  it('does not enter the gate there, but may investigate [H-TURN-03]', () => {
    const options = (who: Partial<Investigator>) =>
      trial(position([{ place: 'woods', ...who }], { gates: [gateTo('abyss', 'woods')] }), (g: Game) =>
        investigatorActivity(g, g.at(0)),
      ).options();
    expect(options({})).toEqual(expect.arrayContaining(['investigate', 'enter']));
    expect(options({ staysSince: 4 })).toContain('investigate');
    expect(options({ staysSince: 4 })).not.toContain('enter');
  });

  it('is offered no move by a card either [H-TURN-03]', () => {
    const offered = (who: Partial<Investigator>) =>
      trial(position([who]), (g: Game) =>
        resolve(g, g.at(0), [{ do: 'may', then: [{ do: 'move', destination: { place: 'woods' } }] }], { source: 'x' }),
      ).options();
    expect(offered({})).toEqual(['yes', 'no']);
    expect(offered({ staysSince: 4 })).toEqual([]);
  });
});

describe('a waiting game', () => {
  const lobby = (people: Partial<Investigator>[]) =>
    trial(position(people, { step: { phase: 'day', segment: 1 }, city: undefined }), function* (g: Game) {
      for (;;) {
        const outcome = yield* nextStep(g);
        if (outcome) return outcome;
      }
    });
  const begins = (t: Trial, seat: number) =>
    t.options().some((id) => id.startsWith('city:') && id.endsWith(`:by:${seat}`));

  it('lasts until another has played a phase: scenario P-12, arrest [H-TURN-05, H-ARREST-01]', () => {
    const t = lobby([{ place: 'police-station', waitsSince: 5 }, { place: 'northside' }]);
    expect(begins(t, 0)).toBe(false);
    t.answer('city:3:by:1', 'stop');
    expect(begins(t, 0)).toBe(true);
  });

  it('of whoever must stay ends with any phase, his own too: scenario P-12, stay here [H-TURN-02, H-TURN-03]', () => {
    for (const by of [0, 1]) {
      const t = lobby([{ place: 'northside', staysSince: 5 }, { place: 'downtown' }]);
      t.answer(`city:3:by:${by}`);
      if (by === 1) t.answer('stop');
      expect(t.state.step.phase).toBe('day');
      expect(at(t)).toMatchObject({ place: 'northside' });
      expect(at(t).staysSince).toBeUndefined();
    }
  });
});

describe('an investigator who is removed', () => {
  const monterey: Partial<Investigator> = {
    clues: 3,
    money: 4,
    cards: have('38-revolver', 'duke', 'speed', 'deputy', 'blessing'),
    pledged: { card: 'motorcycle' },
    monsterTrophies: ['ghoul-1'],
    gateTrophies: ['gate-abyss-1'],
  };

  it('leaves a record of clues, spells, allies and the value of items and money: scenario P-12, death [H-DEATH-02, H-DEATH-08, H-DEATH-09]', () => {
    const t = hurt(position([monterey, {}]), { stamina: 5 });
    expect(at(t)).toMatchObject({ place: 'out', estate: { id: 'a', clues: 3, spells: 0, allies: 1, value: 8 } });
    trial(position([{ cards: have('wither', 'wither', 'food', 'elder-sign'), money: 2 }]), function* (g: Game) {
      expect(estateOf(g, g.at(0))).toEqual({ id: 'a', clues: 0, spells: 2, allies: 0, value: 8 });
    });
  });

  it('leaves everything where it comes from: cards in their decks, monsters in the cup, gates in the pile [H-DEATH-03]', () => {
    const start = position([monterey, {}]);
    const t = hurt(start, { sanity: 5 });
    for (const [deck, id] of [
      ['common', '38-revolver'],
      ['common', 'motorcycle'],
      ['ally', 'duke'],
      ['skill', 'speed'],
    ] as const) {
      expect(count(t.state.decks[deck], id)).toBe(count(start.decks[deck], id) + 1);
    }
    expect(t.state.specials).toMatchObject({ deputy: 2, blessing: 100 });
    expect(t.state.cup).toContain('ghoul-1');
    expect(t.state.gatePile).toContain('gate-abyss-1');
    expect(at(t)).toMatchObject({ cards: [], clues: 0, money: 0, monsterTrophies: [], gateTrophies: [] });
    expect(at(t).pledged).toBeUndefined();
  });

  it('is gone at once with the last Sanity or Stamina, and never comes again [H-DEATH-01, H-DEATH-04]', () => {
    for (const [loss, how] of [
      [{ sanity: 5 }, 'insane'],
      [{ stamina: 5 }, 'dead'],
    ] as const) {
      const t = hurt(position([{}, {}]), loss);
      expect(at(t).place).toBe('out');
      expect(t.state.unusedInvestigators).toEqual([]);
      expect(t.events.at(-1)).toMatchObject({ type: 'removed', seat: 0, how });
    }
    expect(at(hurt(position([{}]), { sanity: 4, stamina: 4 })).place).toBe('newspaper');
  });
});

describe('those Lost in Time and Space', () => {
  const upkeep = (people: Partial<Investigator>[], dice: readonly number[], more: More = {}) =>
    trial(position(people, more), (g: Game) => returnFromTimeAndSpace(g), { dice });

  it('come back with a 5 or 6 of one die, wherever in the city they like [H-UPKEEP-37, H-UPKEEP-38, H-LITAS-02]', () => {
    const t = upkeep([{ place: 'lost', clues: 3, cards: have('curse') }, {}], [5], {
      closed: [{ at: 'woods', until: 2 }],
    });
    expect(t.play.decisions[0]).toMatchObject({ by: [0], key: 'q.come-back' });
    expect(t.options()).toEqual(expect.arrayContaining(['go:northside', 'go:graveyard']));
    expect(t.options().some((id) => /sky|outskirts|lost|abyss|woods/.test(id))).toBe(false);
    t.answer('go:graveyard');
    expect(at(t)).toMatchObject({ place: 'graveyard', clues: 3 });
  });

  it('stay Lost otherwise, unless their player gives them up [H-UPKEEP-39, H-LITAS-03]', () => {
    const t = upkeep([{ place: 'lost', clues: 1 }, { place: 'lost' }, { place: 'abyss-1' }], [4, 1]);
    expect(t.play.decisions[0]?.by).toEqual([0]);
    t.answer('give-up', 'keep');
    expect(at(t)).toMatchObject({ place: 'out', estate: { clues: 1 } });
    expect(at(t, 1).place).toBe('lost');
    expect(t.ended()).toMatchObject({ how: 'done' });
  });
});

describe('newcomers', () => {
  const estate = (more: Partial<Estate> = {}): Estate => ({
    id: 'b',
    clues: 0,
    spells: 0,
    allies: 0,
    value: 0,
    ...more,
  });
  const upkeep = (left: Partial<Estate>, unused: string[], more: More = {}) =>
    trial(
      position([{}, { id: 'b', place: 'out', estate: estate(left) }], {
        unusedInvestigators: unused,
        ...more,
      }),
      (g: Game) => newInvestigators(g),
    );
  const decks = (more: Partial<State['decks']>): State['decks'] => ({ ...position([]).decks, ...more });

  it('come for each removed if his player wants one, at home and provisioned; who waits is asked again [H-UPKEEP-40, H-DEATH-05]', () => {
    const waits = upkeep({}, ['joe-diamond']);
    expect(waits.play.decisions[0]).toMatchObject({ by: [1], key: 'q.newcomer' });
    expect(waits.options()).toEqual(['wait', 'new:joe-diamond']);
    waits.answer('wait');
    expect(at(waits, 1)).toMatchObject({ place: 'out', estate: { id: 'b' } });
    const comes = upkeep({ value: 99, clues: 9 }, ['joe-diamond', 'amanda-sharpe']);
    comes.answer('new:joe-diamond');
    expect(at(comes, 1)).toMatchObject({
      id: 'joe-diamond',
      place: 'police-station',
      money: 8,
      clues: 3,
      sanity: 4,
      stamina: 6,
    });
    expect(cardsOf(at(comes, 1))).toContain('45-automatic');
    expect(at(comes, 1).estate).toBeUndefined();
    expect(comes.state.unusedInvestigators).toEqual(['amanda-sharpe']);
  });

  it('are nobody where nobody is left to come [H-DEATH-04]', () => {
    expect(upkeep({}, []).ended()).toMatchObject({ how: 'done' });
  });

  it('have no more clues, and in items and money no more value, than whoever went before; skills do not count: scenario P-12, death [H-DEATH-06, H-DEATH-07, H-DEATH-08]', () => {
    const t = upkeep({ clues: 3, allies: 1, value: 8 }, ['carolyn-fern'], {
      decks: decks({ common: ['lantern', 'food'], unique: ['alien-statue', 'silver-key'] }),
    });
    t.answer('new:carolyn-fern');
    // Items worth 3, 1, 5 and 4, and seven dollars.
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.limit-value', by: [1], args: { n: 12 } });
    expect(t.options()).toEqual(['card:lantern', 'card:food', 'card:alien-statue', 'card:silver-key', 'money']);
    t.answer('money', 'card:food', 'card:silver-key');
    expect(at(t, 1)).toMatchObject({ clues: 1, money: 0 });
    expect(cardsOf(at(t, 1)).slice(0, 2)).toEqual(['lantern', 'alien-statue']);
    expect(at(t, 1).cards).toHaveLength(3);
    expect(t.state.decks.unique).toContain('silver-key');
  });

  it('give up only as much money as is too much [H-DEATH-06]', () => {
    const t = upkeep({ value: 5 }, ['carolyn-fern'], {
      decks: decks({ common: ['lantern', 'food'], unique: [] }),
    });
    t.answer('new:carolyn-fern', 'card:food', 'money');
    expect(at(t, 1)).toMatchObject({ money: 2, clues: 0 });
    expect(cardsOf(at(t, 1))).toContain('lantern');
  });

  it('give up allies and spells of their choice [H-DEATH-06]', () => {
    const pete = upkeep({ value: 99, clues: 9 }, ['ashcan-pete']);
    pete.answer('new:ashcan-pete');
    while (pete.options().length > 0) pete.answer(pete.options()[0] as string);
    expect(cardsOf(at(pete, 1))).not.toContain('duke');
    expect(at(pete, 1)).toMatchObject({ sanity: 4, clues: 3 });
    const kate = upkeep({ value: 99, spells: 1 }, ['kate-winthrop'], {
      decks: decks({ spell: ['wither', 'find-gate'] }),
    });
    kate.answer('new:kate-winthrop');
    expect(kate.options()).toEqual(['card:wither', 'card:find-gate']);
    kate.answer('card:find-gate');
    expect(kate.state.decks.spell).toEqual(['find-gate']);
    expect(at(kate, 1).clues).toBe(0);
  });

  it('begin in the street where their home is closed [H-MONSTER-MOVE-35]', () => {
    const t = upkeep({ value: 99, clues: 9 }, ['joe-diamond'], { closed: [{ at: 'police-station', until: 2 }] });
    t.answer('new:joe-diamond');
    expect(at(t, 1).place).toBe('easttown');
  });
});

describe('assets', () => {
  const offered = (people: Partial<Investigator>[]) => {
    let ids: string[] = [];
    trial(position(people), function* (g: Game) {
      ids = asides(g).map(({ id }) => id);
    });
    return ids.filter((id) => id.startsWith('give:'));
  };

  it('are clues, money and trophies, between all in one place of the city, as their giver likes [H-ASSET-01, H-ASSET-05, H-ASSET-12, H-ASSET-13]', () => {
    const rich = { clues: 1, money: 2, monsterTrophies: ['ghoul-1'], gateTrophies: ['gate-abyss-1'] };
    expect(offered([rich, {}, { place: 'woods', clues: 4 }])).toEqual([
      'give:clue:0:1',
      'give:money:0:1',
      'give:trophy:ghoul-1:0:1',
      'give:trophy:gate-abyss-1:0:1',
    ]);
    expect(offered([{ cards: have('food') }, {}])).toEqual([]);
  });

  it('stay with whoever is in another world or Lost [H-ASSET-11]', () => {
    expect(offered([{ clues: 1, place: 'abyss-1' }, { place: 'abyss-1' }])).toEqual([]);
    expect(offered([{ clues: 1, place: 'lost' }, { place: 'lost' }])).toEqual([]);
  });

  it('change hands while a check is open, and a clue given after the roll can be spent on it [H-ASSET-05, H-SKILL-13]', () => {
    const t = trial(
      position([{ place: 'woods' }, { place: 'woods', clues: 1 }]),
      (g: Game) => skillCheck(g, g.at(0), { kind: 'luck', modifier: 2, difficulty: 1, cause: { source: 'x' } }),
      { dice: [1, 1, 6] },
    );
    t.answer('no-bonus');
    expect(t.options()).toEqual(['enough']);
    t.answer('give:clue:1:0');
    t.answer('clue');
    expect(t.ended()).toMatchObject({ value: { passed: true } });
    expect(at(t, 1).clues).toBe(0);
  });

  it('are waited for only where somebody has a clue to give [H-SKILL-13]', () => {
    const waits = (...people: Partial<Investigator>[]) => {
      let answer: boolean | undefined;
      trial(position(people), function* (g: Game) {
        answer = waitsAfterRoll(g, g.at(0));
      });
      return answer;
    };
    expect(waits({}, { clues: 1 })).toBe(true);
    expect(waits({}, {})).toBe(false);
    expect(waits({}, { clues: 1, place: 'woods' })).toBe(false);
    expect(waits({ place: 'abyss-1' }, { place: 'abyss-1', clues: 1 })).toBe(false);
    expect(waits({ clues: 1 }, { clues: 1 })).toBe(false);
  });

  it('are money of any amount, a trophy, a clue [H-ASSET-01]', () => {
    const t = trial(position([{ money: 3, monsterTrophies: ['ghoul-1'] }, {}]), function* (g: Game) {
      for (const id of ['give:money:0:1', 'give:trophy:ghoul-1:0:1'])
        yield* (asides(g).find((one) => one.id === id) as ReturnType<typeof asides>[number]).run();
    });
    expect(t.options()).toEqual(['n:1', 'n:2', 'n:3', 'n:0']);
    t.answer('n:2');
    expect(at(t)).toMatchObject({ money: 1, monsterTrophies: [] });
    expect(at(t, 1)).toMatchObject({ money: 2, monsterTrophies: ['ghoul-1'] });
  });

  it('no longer there to be given are not given [H-ASSET-13]', () => {
    const t = trial(position([{ clues: 1, money: 1 }, {}]), function* (g: Game) {
      const before = asides(g);
      yield* relocate(g, g.at(1), 'woods');
      for (const one of before) yield* one.run();
    });
    expect(at(t)).toMatchObject({ clues: 1, money: 1 });
  });
});
