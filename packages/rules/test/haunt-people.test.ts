import { describe, expect, it } from 'vitest';
import { relocate } from '../src/common/board/moving.js';
import { skillCheck } from '../src/common/checks/checks.js';
import { resolve } from '../src/common/effects/resolve.js';
import { unlessInterrupted } from '../src/common/game.js';
import { dealLoss } from '../src/common/resources/resources.js';
import type { Possession } from '../src/common/state.js';
import { runInvestigatorActivity } from '../src/haunt/activities/activities.js';
import { offerNewInvestigators } from '../src/haunt/day/newcomers.js';
import { nextStep } from '../src/haunt/day/sequence.js';
import type { Game } from '../src/haunt/game.js';
import { couldReceiveClue, listAsides } from '../src/haunt/people/asides.js';
import { rollToReturnFromLost } from '../src/haunt/people/fates.js';
import { estateOf } from '../src/haunt/people/removal.js';
import type { Estate, Investigator, State } from '../src/haunt/state.js';
import type { Fate } from '../src/language/terms.js';
import { createPosition, gateTo, mythosCard, type PositionOptions, runTrial, type Trial } from './haunt-trial.js';

const possessions = (...cards: string[]): Possession[] => cards.map((one) => ({ card: one }));
const investigatorAt = (t: Trial, seat = 0) => t.state.investigators[seat] as Investigator;
const cardsOf = (who: Investigator) => who.cards.map((one) => one.card);
const count = (list: readonly string[], id: string) => list.filter((each) => each === id).length;

/** Applies a fate to the first investigator and catches the interruption. */
const sufferFate = (start: State, fate: Fate, options?: Parameters<typeof runTrial>[2]): Trial =>
  runTrial(
    start,
    function* (g: Game) {
      yield* unlessInterrupted(
        g.investigatorAt(0),
        g.rules.people.applyFate(g, g.investigatorAt(0), fate, { source: 'woods' }),
      );
    },
    options,
  );
/** Makes the first investigator lose Sanity or Stamina. */
const sufferLoss = (start: State, loss: { sanity?: number; stamina?: number }): Trial =>
  runTrial(start, function* (g: Game) {
    yield* unlessInterrupted(g.investigatorAt(0), dealLoss(g, g.investigatorAt(0), loss, { source: 'woods' }));
  });

describe('the fates of an investigator', () => {
  it('arrest: the investigator goes to the Police Station, pays up to five dollars and loses the next turn [H-ARREST-01]', () => {
    const rich = sufferFate(createPosition([{ money: 8, place: 'woods' }]), 'arrested');
    expect(investigatorAt(rich)).toMatchObject({ place: 'police-station', money: 3, waitsSince: 5 });
    const poor = sufferFate(createPosition([{ money: 3, place: 'woods', staysSince: 4 }]), 'arrested');
    expect(investigatorAt(poor)).toMatchObject({ place: 'police-station', money: 0, waitsSince: 5 });
    expect(investigatorAt(poor).staysSince).toBeUndefined();
  });

  it('arrest: it has no effect if a card forbids it [H-ARREST-01]', () => {
    const start = createPosition([{ money: 8, place: 'woods' }], { mythos: ['blue-flu'] });
    const t = sufferFate(start, 'arrested', {
      mythos: [mythosCard('blue-flu', { modifiers: [{ mod: 'forbid', what: 'arrest' }] })],
    });
    expect(investigatorAt(t)).toMatchObject({ place: 'woods', money: 8 });
  });

  it('a delay and a lost turn: the investigator must stay, or wait [H-TURN-02, H-TURN-05, H-TURN-09]', () => {
    const delayed = sufferFate(createPosition([{}]), 'delayed');
    expect(investigatorAt(delayed)).toMatchObject({ place: 'newspaper', staysSince: 5 });
    expect(investigatorAt(delayed).waitsSince).toBeUndefined();
    const waiting = sufferFate(createPosition([{}]), 'lose-turn');
    expect(investigatorAt(waiting).waitsSince).toBe(5);
    expect(investigatorAt(waiting).staysSince).toBeUndefined();
  });

  it('lost in time and space: the investigator leaves the board, and the Retainer is discarded [H-LITAS-01, H-RETAINER-03]', () => {
    const t = sufferFate(
      createPosition([{ cards: possessions('retainer', 'food'), staysSince: 4, waitsSince: 4 }]),
      'lost',
    );
    expect(investigatorAt(t)).toMatchObject({ place: 'lost', waitsSince: 4 });
    expect(cardsOf(investigatorAt(t))).toEqual(['food']);
    expect(investigatorAt(t).staysSince).toBeUndefined();
  });

  it('lost in time and space: it adds a token with Yig, and removes the investigator with Yog-Sothoth [H-AO-29, H-AO-31, H-LITAS-01]', () => {
    const yig = sufferFate(createPosition([{}, {}], { ancientOne: 'yig' }), 'lost');
    expect(yig.options()).toEqual(['doom:1:terror:0', 'doom:0:terror:1']);
    yig.answer('doom:0:terror:1');
    expect(yig.state).toMatchObject({ doom: 0, terror: 1 });
    expect(investigatorAt(yig).place).toBe('lost');
    expect(investigatorAt(sufferFate(createPosition([{}], { ancientOne: 'yog-sothoth' }), 'lost')).place).toBe('out');
  });

  it('devoured: the investigator leaves the game [H-DEATH-01, H-AO-30]', () => {
    const t = sufferFate(createPosition([{}]), 'devoured');
    expect(investigatorAt(t).place).toBe('out');
    expect(t.events.at(-1)).toMatchObject({ type: 'removed', seat: 0, how: 'devoured' });
  });
});

describe('involuntary movement', () => {
  const investigatorAfterMove = (who: Partial<Investigator>, to: string) =>
    investigatorAt(
      runTrial(createPosition([who]), function* (g: Game) {
        yield* relocate(g, g.investigatorAt(0), to);
      }),
    );

  it('ends the duty to stay, but not a lost turn [H-TURN-07]', () => {
    const who = investigatorAfterMove({ staysSince: 4, waitsSince: 4 }, 'woods');
    expect(who).toMatchObject({ waitsSince: 4 });
    expect(who.staysSince).toBeUndefined();
  });

  it('into another world discards the Retainer; within the city it does not [H-RETAINER-03]', () => {
    expect(cardsOf(investigatorAfterMove({ cards: possessions('retainer') }, 'abyss-1'))).toEqual([]);
    expect(cardsOf(investigatorAfterMove({ cards: possessions('retainer') }, 'woods'))).toEqual(['retainer']);
  });
});

describe('an investigator who must stay', () => {
  it('may not enter the gate in their place, but may investigate [H-TURN-03]', () => {
    const options = (who: Partial<Investigator>) =>
      runTrial(createPosition([{ place: 'woods', ...who }], { gates: [gateTo('abyss', 'woods')] }), (g: Game) =>
        runInvestigatorActivity(g, g.investigatorAt(0)),
      ).options();
    expect(options({})).toEqual(expect.arrayContaining(['investigate', 'enter']));
    expect(options({ staysSince: 4 })).toContain('investigate');
    expect(options({ staysSince: 4 })).not.toContain('enter');
  });

  it('is not offered a move by a card [H-TURN-03]', () => {
    const optionsFor = (who: Partial<Investigator>) =>
      runTrial(createPosition([who]), (g: Game) =>
        resolve(g, g.investigatorAt(0), [{ do: 'may', then: [{ do: 'move', destination: { place: 'woods' } }] }], {
          source: 'x',
        }),
      ).options();
    expect(optionsFor({})).toEqual(['yes', 'no']);
    expect(optionsFor({ staysSince: 4 })).toEqual([]);
  });
});

describe('an investigator who must wait or stay', () => {
  const playDays = (people: Partial<Investigator>[]) =>
    runTrial(createPosition(people, { step: { phase: 'day', segment: 1 }, city: undefined }), function* (g: Game) {
      for (;;) {
        const outcome = yield* nextStep(g);
        if (outcome) return outcome;
      }
    });
  const canBeginCityPhase = (t: Trial, seat: number) =>
    t.options().some((id) => id.startsWith('city:') && id.endsWith(`:by:${seat}`));

  it('waits until another player has played a phase: scenario P-12, arrest [H-TURN-05, H-ARREST-01]', () => {
    const t = playDays([{ place: 'police-station', waitsSince: 5 }, { place: 'northside' }]);
    expect(canBeginCityPhase(t, 0)).toBe(false);
    t.answer('city:3:by:1', 'stop');
    expect(canBeginCityPhase(t, 0)).toBe(true);
  });

  it('stays until the end of any phase, including their own: scenario P-12, stay here [H-TURN-02, H-TURN-03]', () => {
    for (const by of [0, 1]) {
      const t = playDays([{ place: 'northside', staysSince: 5 }, { place: 'downtown' }]);
      t.answer(`city:3:by:${by}`);
      if (by === 1) t.answer('stop');
      expect(t.state.step.phase).toBe('day');
      expect(investigatorAt(t)).toMatchObject({ place: 'northside' });
      expect(investigatorAt(t).staysSince).toBeUndefined();
    }
  });
});

describe('an investigator who is removed', () => {
  const monterey: Partial<Investigator> = {
    clues: 3,
    money: 4,
    cards: possessions('38-revolver', 'duke', 'speed', 'deputy', 'blessing'),
    pledged: { card: 'motorcycle' },
    monsterTrophies: ['ghoul-1'],
    gateTrophies: ['gate-abyss-1'],
  };

  it('leaves a record of Clues, spells, allies and the value of items and money: scenario P-12, death [H-DEATH-02, H-DEATH-08, H-DEATH-09]', () => {
    const t = sufferLoss(createPosition([monterey, {}]), { stamina: 5 });
    expect(investigatorAt(t)).toMatchObject({
      place: 'out',
      estate: { id: 'a', clues: 3, spells: 0, allies: 1, value: 8 },
    });
    runTrial(
      createPosition([{ cards: possessions('wither', 'wither', 'food', 'elder-sign'), money: 2 }]),
      function* (g: Game) {
        expect(estateOf(g, g.investigatorAt(0))).toEqual({ id: 'a', clues: 0, spells: 2, allies: 0, value: 8 });
      },
    );
  });

  it('returns all components: cards to their decks, monsters to the cup, gates to the pile [H-DEATH-03]', () => {
    const start = createPosition([monterey, {}]);
    const t = sufferLoss(start, { sanity: 5 });
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
    expect(investigatorAt(t)).toMatchObject({ cards: [], clues: 0, money: 0, monsterTrophies: [], gateTrophies: [] });
    expect(investigatorAt(t).pledged).toBeUndefined();
  });

  it('leaves the game when Sanity or Stamina reaches 0, and never returns [H-DEATH-01, H-DEATH-04]', () => {
    for (const [loss, how] of [
      [{ sanity: 5 }, 'insane'],
      [{ stamina: 5 }, 'dead'],
    ] as const) {
      const t = sufferLoss(createPosition([{}, {}]), loss);
      expect(investigatorAt(t).place).toBe('out');
      expect(t.state.unusedInvestigators).toEqual([]);
      expect(t.events.at(-1)).toMatchObject({ type: 'removed', seat: 0, how });
    }
    expect(investigatorAt(sufferLoss(createPosition([{}]), { sanity: 4, stamina: 4 })).place).toBe('newspaper');
  });
});

describe('an investigator Lost in Time and Space', () => {
  const rollForReturn = (people: Partial<Investigator>[], dice: readonly number[], more: PositionOptions = {}) =>
    runTrial(createPosition(people, more), (g: Game) => rollToReturnFromLost(g), { dice });

  it('returns to any open place of the city with a 5 or 6 on one die [H-UPKEEP-37, H-UPKEEP-38, H-LITAS-02]', () => {
    const t = rollForReturn([{ place: 'lost', clues: 3, cards: possessions('curse') }, {}], [5], {
      closed: [{ at: 'woods', until: 2 }],
    });
    expect(t.play.decisions[0]).toMatchObject({ by: [0], key: 'q.come-back' });
    expect(t.options()).toEqual(expect.arrayContaining(['go:northside', 'go:graveyard']));
    expect(t.options().some((id) => /sky|outskirts|lost|abyss|woods/.test(id))).toBe(false);
    t.answer('go:graveyard');
    expect(investigatorAt(t)).toMatchObject({ place: 'graveyard', clues: 3 });
  });

  it('stays Lost with a lower roll, unless the player removes the investigator [H-UPKEEP-39, H-LITAS-03]', () => {
    const t = rollForReturn([{ place: 'lost', clues: 1 }, { place: 'lost' }, { place: 'abyss-1' }], [4, 1]);
    expect(t.play.decisions[0]?.by).toEqual([0]);
    t.answer('give-up', 'keep');
    expect(investigatorAt(t)).toMatchObject({ place: 'out', estate: { clues: 1 } });
    expect(investigatorAt(t, 1).place).toBe('lost');
    expect(t.result()).toMatchObject({ how: 'done' });
  });
});

describe('a new investigator', () => {
  const estate = (more: Partial<Estate> = {}): Estate => ({
    id: 'b',
    clues: 0,
    spells: 0,
    allies: 0,
    value: 0,
    ...more,
  });
  const offerNewcomer = (estateChange: Partial<Estate>, unused: string[], more: PositionOptions = {}) =>
    runTrial(
      createPosition([{}, { id: 'b', place: 'out', estate: estate(estateChange) }], {
        unusedInvestigators: unused,
        ...more,
      }),
      (g: Game) => offerNewInvestigators(g),
    );
  const decks = (more: Partial<State['decks']>): State['decks'] => ({ ...createPosition([]).decks, ...more });

  it('may replace each removed one, at home and with possessions; the question returns after a “wait” [H-UPKEEP-40, H-DEATH-05]', () => {
    const waiting = offerNewcomer({}, ['joe-diamond']);
    expect(waiting.play.decisions[0]).toMatchObject({ by: [1], key: 'q.newcomer' });
    expect(waiting.options()).toEqual(['wait', 'new:joe-diamond']);
    waiting.answer('wait');
    expect(investigatorAt(waiting, 1)).toMatchObject({ place: 'out', estate: { id: 'b' } });
    const joined = offerNewcomer({ value: 99, clues: 9 }, ['joe-diamond', 'amanda-sharpe']);
    joined.answer('new:joe-diamond');
    expect(investigatorAt(joined, 1)).toMatchObject({
      id: 'joe-diamond',
      place: 'police-station',
      money: 8,
      clues: 3,
      sanity: 4,
      stamina: 6,
    });
    expect(cardsOf(investigatorAt(joined, 1))).toContain('45-automatic');
    expect(investigatorAt(joined, 1).estate).toBeUndefined();
    expect(joined.state.unusedInvestigators).toEqual(['amanda-sharpe']);
  });

  it('is not offered if no investigator is left in the box [H-DEATH-04]', () => {
    expect(offerNewcomer({}, []).result()).toMatchObject({ how: 'done' });
  });

  it('has at most the Clues and the value of the removed one; skills do not count: scenario P-12, death [H-DEATH-06, H-DEATH-07, H-DEATH-08]', () => {
    const t = offerNewcomer({ clues: 3, allies: 1, value: 8 }, ['carolyn-fern'], {
      decks: decks({ common: ['lantern', 'food'], unique: ['alien-statue', 'silver-key'] }),
    });
    t.answer('new:carolyn-fern');
    // Items of value 3, 1, 5 and 4, and seven dollars.
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.limit-value', by: [1], args: { n: 12 } });
    expect(t.options()).toEqual(['card:lantern', 'card:food', 'card:alien-statue', 'card:silver-key', 'money']);
    t.answer('money', 'card:food', 'card:silver-key');
    expect(investigatorAt(t, 1)).toMatchObject({ clues: 1, money: 0 });
    expect(cardsOf(investigatorAt(t, 1)).slice(0, 2)).toEqual(['lantern', 'alien-statue']);
    expect(investigatorAt(t, 1).cards).toHaveLength(3);
    expect(t.state.decks.unique).toContain('silver-key');
  });

  it('gives up only the excess money [H-DEATH-06]', () => {
    const t = offerNewcomer({ value: 5 }, ['carolyn-fern'], {
      decks: decks({ common: ['lantern', 'food'], unique: [] }),
    });
    t.answer('new:carolyn-fern', 'card:food', 'money');
    expect(investigatorAt(t, 1)).toMatchObject({ money: 2, clues: 0 });
    expect(cardsOf(investigatorAt(t, 1))).toContain('lantern');
  });

  it('gives up allies and spells of their choice [H-DEATH-06]', () => {
    const pete = offerNewcomer({ value: 99, clues: 9 }, ['ashcan-pete']);
    pete.answer('new:ashcan-pete');
    while (pete.options().length > 0) pete.answer(pete.options()[0] as string);
    expect(cardsOf(investigatorAt(pete, 1))).not.toContain('duke');
    expect(investigatorAt(pete, 1)).toMatchObject({ sanity: 4, clues: 3 });
    const kate = offerNewcomer({ value: 99, spells: 1 }, ['kate-winthrop'], {
      decks: decks({ spell: ['wither', 'find-gate'] }),
    });
    kate.answer('new:kate-winthrop');
    expect(kate.options()).toEqual(['card:wither', 'card:find-gate']);
    kate.answer('card:find-gate');
    expect(kate.state.decks.spell).toEqual(['find-gate']);
    expect(investigatorAt(kate, 1).clues).toBe(0);
  });

  it('begins in the street if their home is closed [H-MONSTER-MOVE-35]', () => {
    const t = offerNewcomer({ value: 99, clues: 9 }, ['joe-diamond'], { closed: [{ at: 'police-station', until: 2 }] });
    t.answer('new:joe-diamond');
    expect(investigatorAt(t, 1).place).toBe('easttown');
  });
});

describe('the exchange of assets', () => {
  const giveOptions = (people: Partial<Investigator>[]) => {
    let ids: string[] = [];
    runTrial(createPosition(people), function* (g: Game) {
      ids = listAsides(g).map(({ id }) => id);
    });
    return ids.filter((id) => id.startsWith('give:'));
  };

  it('allows Clues, money and trophies between investigators in one place of the city, as the giver decides [H-ASSET-01, H-ASSET-05, H-ASSET-12, H-ASSET-13]', () => {
    const rich = { clues: 1, money: 2, monsterTrophies: ['ghoul-1'], gateTrophies: ['gate-abyss-1'] };
    expect(giveOptions([rich, {}, { place: 'woods', clues: 4 }])).toEqual([
      'give:clue:0:1',
      'give:money:0:1',
      'give:trophy:ghoul-1:0:1',
      'give:trophy:gate-abyss-1:0:1',
    ]);
    expect(giveOptions([{ cards: possessions('food') }, {}])).toEqual([]);
  });

  it('is not possible in Other Worlds and while Lost [H-ASSET-11]', () => {
    expect(giveOptions([{ clues: 1, place: 'abyss-1' }, { place: 'abyss-1' }])).toEqual([]);
    expect(giveOptions([{ clues: 1, place: 'lost' }, { place: 'lost' }])).toEqual([]);
  });

  it('is possible during a check, and a Clue given after the roll can be spent on it [H-ASSET-05, H-SKILL-13]', () => {
    const t = runTrial(
      createPosition([{ place: 'woods' }, { place: 'woods', clues: 1 }]),
      (g: Game) =>
        skillCheck(g, g.investigatorAt(0), { kind: 'luck', modifier: 2, difficulty: 1, cause: { source: 'x' } }),
      { dice: [1, 1, 6] },
    );
    t.answer('no-bonus');
    expect(t.options()).toEqual(['enough']);
    t.answer('give:clue:1:0');
    t.answer('clue');
    expect(t.result()).toMatchObject({ value: { passed: true } });
    expect(investigatorAt(t, 1).clues).toBe(0);
  });

  it('delays a check only if another investigator has a Clue to give [H-SKILL-13]', () => {
    const waitsForClue = (...people: Partial<Investigator>[]) => {
      let answer: boolean | undefined;
      runTrial(createPosition(people), function* (g: Game) {
        answer = couldReceiveClue(g, g.investigatorAt(0));
      });
      return answer;
    };
    expect(waitsForClue({}, { clues: 1 })).toBe(true);
    expect(waitsForClue({}, {})).toBe(false);
    expect(waitsForClue({}, { clues: 1, place: 'woods' })).toBe(false);
    expect(waitsForClue({ place: 'abyss-1' }, { place: 'abyss-1', clues: 1 })).toBe(false);
    expect(waitsForClue({ clues: 1 }, { clues: 1 })).toBe(false);
  });

  it('lets the giver choose the amount of money, and moves trophies [H-ASSET-01]', () => {
    const t = runTrial(createPosition([{ money: 3, monsterTrophies: ['ghoul-1'] }, {}]), function* (g: Game) {
      for (const id of ['give:money:0:1', 'give:trophy:ghoul-1:0:1'])
        yield* (listAsides(g).find((one) => one.id === id) as ReturnType<typeof listAsides>[number]).run();
    });
    expect(t.options()).toEqual(['n:1', 'n:2', 'n:3', 'n:0']);
    t.answer('n:2');
    expect(investigatorAt(t)).toMatchObject({ money: 1, monsterTrophies: [] });
    expect(investigatorAt(t, 1)).toMatchObject({ money: 2, monsterTrophies: ['ghoul-1'] });
  });

  it('fails if the investigators are no longer together [H-ASSET-13]', () => {
    const t = runTrial(createPosition([{ clues: 1, money: 1 }, {}]), function* (g: Game) {
      const before = listAsides(g);
      yield* relocate(g, g.investigatorAt(1), 'woods');
      for (const one of before) yield* one.run();
    });
    expect(investigatorAt(t)).toMatchObject({ clues: 1, money: 1 });
  });
});
