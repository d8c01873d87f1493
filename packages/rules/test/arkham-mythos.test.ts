import { describe, expect, it } from 'vitest';
import { reopenPlaces } from '../src/arkham/board/places.js';
import type { Game } from '../src/arkham/game.js';
import { environmentOf, headlinesOf, rumorOf } from '../src/arkham/mythos/in-play.js';
import { mythosPhase, setUpMythos } from '../src/arkham/mythos/mythos.js';
import { boxRumor, checkRumor, rumorActions } from '../src/arkham/mythos/rumors.js';
import type { Investigator, State } from '../src/arkham/state.js';
import type { MythosDef } from '../src/language/components.js';
import { card, crowd, gates, type More, position, type Trial, trial } from './arkham-table.js';

/** A mythos phase in which these cards are drawn. */
function phase(start: State, cards: readonly (MythosDef | string)[], dice?: readonly number[]): Trial {
  const own = cards.filter((each) => typeof each !== 'string');
  start.decks = { ...start.decks, mythos: cards.map((each) => (typeof each === 'string' ? each : each.id)) };
  return trial(start, mythosPhase, { mythos: own, ...(dice && { dice }) });
}
const first = (t: Trial) => t.state.investigators[0] as Investigator;

describe('a mythos card', () => {
  it('opens its gate, places its clue, moves monsters and says its text, in that order [A-MYTHOS-02, A-MYTHOS-06, A-MYTHOS-28]', () => {
    const named = card('named', {
      gate: 'woods',
      clues: ['graveyard'],
      black: ['hexagon'],
      effects: [{ do: 'track', what: 'terror', by: 1 }],
    });
    const t = phase(position([{}], { cup: ['ghoul-1'] }), [named]);
    expect(t.ended()).toEqual({ how: 'done' });
    expect(t.events.map(({ type }) => type)).toEqual([
      'mythos',
      'doom',
      'gateOpened',
      'monsterPlaced',
      'clue',
      'monsterMoved',
      'terror',
      'allyLeft',
    ]);
    expect(t.state.monsters).toEqual([{ token: 'ghoul-1', at: 'uptown' }]);
  });

  it('does nothing at a sealed location [A-MYTHOS-04]', () => {
    const t = phase(position([{}], { seals: ['woods'] }), [card('named', { gate: 'woods' })]);
    expect(t.state).toMatchObject({ doom: 0, gates: [], monsters: [] });
  });

  it('brings two monsters with its gate for five or more players [A-MYTHOS-12, A-SETUP-21]', () => {
    const t = phase(position([{}, {}, {}, {}, {}]), [card('named', { gate: 'woods' })]);
    expect(t.state.monsters.map(({ at }) => at)).toEqual(['woods', 'woods']);
  });

  it('goes to the bottom of the deck; one that reshuffles is shuffled in and another is drawn [A-MYTHOS-53]', () => {
    const t = phase(position([{}]), [card('one'), card('two')]);
    expect(t.state.decks.mythos).toEqual(['two', 'one']);
    const again = phase(position([{}]), ['the-story-continues', card('one'), card('two')]);
    const drawn = again.events.flatMap((event) => (event.type === 'mythos' ? [event.card] : []));
    expect(drawn[0]).toBe('the-story-continues');
    expect(drawn.at(-1)).not.toBe('the-story-continues');
    expect([...again.state.decks.mythos].sort()).toEqual(['one', 'the-story-continues', 'two']);
  });
});

describe('a gate burst', () => {
  const burst = card('burst', {
    gate: 'woods',
    gateBurst: true,
    clues: ['graveyard'],
    white: ['slash'],
    black: ['hexagon'],
  });
  const table = (more: More) =>
    position([{ place: 'southside', sneak: 3 }, { place: 'woods' }, {}, {}], {
      ancientOne: 'yog-sothoth',
      doom: 7,
      cup: ['haunter-of-the-dark-1', 'ghoul-1', 'ghoul-2', 'ghoul-3'],
      monsters: [{ token: 'byakhee-1', at: 'sky' }, ...crowd(2, 'northside')],
      ...more,
    });

  it('tears a seal away without doom, opens a gate, and moves every flying monster [D-BURST-01, D-BURST-02, D-BURST-03, D-BURST-04, D-BURST-07, D-BURST-09]', () => {
    const start = table({
      seals: ['woods', 'black-cave', 'unvisited-isle', 'the-unnamable'],
      gates: gates('the-witch-house', 'science-building', 'hibbs-roadhouse').map((gate) => ({ ...gate })),
      gatePile: ['gate-plateau-of-leng-1'],
      clues: { woods: 1 },
      cup: ['elder-thing-1'],
    });
    const t = phase(start, [burst]);
    expect(t.state.seals).toEqual(['black-cave', 'unvisited-isle', 'the-unnamable']);
    expect(t.state).toMatchObject({ doom: 7, clues: { graveyard: 1 } });
    expect(t.state.gates).toHaveLength(4);
    expect(t.state.investigators[1]).toMatchObject({ place: 'plateau-of-leng-1', delayed: true });
    expect(t.state.monsters[0]).toEqual({ token: 'byakhee-1', at: 'southside' });
    expect(t.state.monsters.at(-1)).toEqual({ token: 'elder-thing-1', at: 'woods' });
  });

  it('is an ordinary surge at an open gate and an ordinary gate elsewhere [D-BURST-05, D-BURST-06]', () => {
    const surging = phase(
      table({ gates: gates('woods', 'science-building', 'hibbs-roadhouse'), seals: ['black-cave'] }),
      [burst],
    );
    expect(surging.ended()).toEqual({ how: 'done' });
    expect(surging.state).toMatchObject({ doom: 7, seals: ['black-cave'] });
    expect(surging.state.monsters.filter(({ at }) => at === 'woods')).toHaveLength(2);
    const opening = phase(table({}), [burst]);
    expect(opening.state.doom).toBe(8);
    expect(opening.state.gates).toHaveLength(1);
  });
});

describe('the clue of a mythos card', () => {
  const clue = card('clue', { clues: ['graveyard'] });

  it('appears on seals and beside monsters, on top of others, but at no gate [A-MYTHOS-22, A-MYTHOS-23, A-MYTHOS-25]', () => {
    const sealed = phase(position([{}], { seals: ['graveyard'], clues: { graveyard: 1 } }), [clue]);
    expect(sealed.state.clues).toEqual({ graveyard: 2 });
    const gate = phase(position([{ place: 'graveyard', explored: true }], { gates: gates('graveyard') }), [clue]);
    expect(gate.state.clues).toEqual({});
  });

  it('may be taken at once by the one who stands there, older ones stay [A-MYTHOS-24, A-MYTHOS-26]', () => {
    const start = () => position([{}, { place: 'graveyard' }], { clues: { graveyard: 2 } });
    const t = phase(start(), [clue]);
    expect(t.play.decisions[0]?.by).toEqual([1]);
    t.answer('take:1');
    expect(t.state.clues).toEqual({ graveyard: 2 });
    expect(t.state.investigators[1]?.clues).toBe(1);
    const left = phase(start(), [clue]);
    left.answer('leave');
    expect(left.state.clues).toEqual({ graveyard: 3 });
  });

  it('among several goes to whom the first player says [A-MYTHOS-24, A-MISC-07]', () => {
    const t = phase(position([{ place: 'graveyard' }, {}, { place: 'graveyard' }], { first: 1 }), [clue]);
    expect(t.play.decisions[0]?.by).toEqual([1]);
    expect(t.options()).toEqual(['take:2', 'take:0', 'leave']);
    t.answer('take:0');
    expect(first(t).clues).toBe(1);
    expect(t.state.clues).toEqual({});
  });
});

describe('the text of a mythos card', () => {
  it('is carried out and done if a headline [A-MYTHOS-45]', () => {
    const t = phase(position([{}]), [card('news', { effects: [{ do: 'track', what: 'terror', by: 2 }] })]);
    expect(t.state).toMatchObject({ terror: 2, inPlay: [] });
    expect(t.state.decks.mythos).toEqual(['news']);
  });

  it('of a lasting headline holds to the end of the next turn [A-MYTHOS-49, A-MYTHOS-50]', () => {
    const start = position([{ place: 'library' }]);
    start.decks = { ...start.decks, mythos: ['strange-lights-on-campus', 'quiet', 'quiet-2'] };
    const t = trial(
      start,
      function* (g) {
        yield* mythosPhase(g);
        expect(g.at(0).place).toBe('miskatonic-university');
        expect(headlinesOf(g.s)).toEqual([{ card: 'strange-lights-on-campus', as: 'headline', until: 4 }]);
        expect(g.s.closed).toHaveLength(3);
        g.s.turn = 4;
        yield* mythosPhase(g);
        reopenPlaces(g);
      },
      { mythos: [card('quiet'), card('quiet-2')] },
    );
    expect(t.state).toMatchObject({ inPlay: [], closed: [] });
    expect(t.state.decks.mythos).toEqual(['quiet-2', 'quiet', 'strange-lights-on-campus']);
  });

  it('stays if an environment and replaces the one before [A-MYTHOS-46]', () => {
    const t = phase(
      position([{}], { environment: 'the-festival', monsters: [{ token: 'fire-vampire-1', at: 'sky' }] }),
      [
        card('rain', {
          type: 'environment',
          effects: [{ do: 'remove', monsters: { kinds: ['fire-vampire'] }, from: { in: 'in-play' }, to: 'cup' }],
        }),
      ],
    );
    expect(environmentOf(t.state)).toBe('rain');
    expect(t.state.inPlay).toHaveLength(1);
    expect(t.state.monsters).toEqual([]);
    expect(t.state.decks.mythos).toEqual(['the-festival']);
  });

  it('has no effect if weather under the icy winds, and the environment in play stays [A-MYTHOS-46]', () => {
    const t = phase(position([{}], { ancientOne: 'ithaqua', environment: 'the-festival' }), [
      card('rain', { type: 'environment', subtype: 'weather' }),
    ]);
    expect(environmentOf(t.state)).toBe('the-festival');
    expect(t.state.decks.mythos).toEqual(['rain']);
  });

  it('of a second rumor is ignored [A-MYTHOS-48]', () => {
    const rumor = { card: 'good-work-undone', since: 1, tokens: 6, monsters: [] };
    const t = phase(position([{}], { rumor, seals: ['black-cave'] }), ['disturbing-the-dead'], [6, 6]);
    expect(rumorOf(t.state)?.card).toBe('good-work-undone');
    expect(t.state.decks.mythos).toEqual(['disturbing-the-dead']);
    expect(t.events).toContainEqual({ type: 'rumor', card: 'disturbing-the-dead', outcome: 'ignored' });
  });
});

describe('the end of the mythos phase', () => {
  it('brings what Ancient One, environment and rumor do, in the order the first player likes [A-MISC-06]', () => {
    const rumor = { card: 'disturbing-the-dead', since: 2, tokens: 0, monsters: [] };
    const start = position([{ place: 'uptown' }, {}], { ancientOne: 'ithaqua', rumor, first: 1 });
    const t = phase(start, [card('quiet')], [1]);
    expect(t.play.decisions[0]?.by).toEqual([1]);
    expect(t.options()).toEqual(['first:ithaqua', 'first:disturbing-the-dead']);
    t.answer('first:disturbing-the-dead');
    expect(t.state.terror).toBe(1);
    expect(first(t).stamina).toBe(4);
    expect(t.ended()).toEqual({ how: 'done' });
  });

  it('brings nothing of a rumor in the turn in which it came [A-MYTHOS-47]', () => {
    const t = phase(position([{}], { seals: ['black-cave'] }), ['disturbing-the-dead'], []);
    expect(rumorOf(t.state)).toMatchObject({ card: 'disturbing-the-dead', since: 3, tokens: 0, monsters: [] });
    expect(t.state.decks.mythos).toEqual([]);
  });
});

describe('a rumor', () => {
  it('is failed when its tokens are too many, and goes to the box [A-MYTHOS-47]', () => {
    const rumor = { card: 'good-work-undone', since: 1, tokens: 8, monsters: [] };
    const t = phase(position([{}], { rumor, seals: ['woods', 'graveyard'] }), [card('quiet')], [1, 2]);
    expect(rumorOf(t.state)).toBeUndefined();
    expect(t.state.seals).toEqual([]);
    expect(t.state.decks.mythos).toEqual(['quiet']);
  });

  it('is acted on at its activity marker, and passed when its tokens are gone [A-MYTHOS-47]', () => {
    const rumor = { card: 'good-work-undone', since: 1, tokens: 6, monsters: [] };
    const start = position(
      [
        { place: 'easttown', clues: 6 },
        { place: 'uptown', clues: 6 },
      ],
      { rumor },
    );
    const unique = start.decks.unique.slice(0, 2);
    const t = trial(start, function* (g) {
      expect(rumorActions(g, g.at(1))).toEqual([]);
      const [action] = rumorActions(g, g.at(0));
      if (action) yield* action.run();
    });
    t.answer('n:6');
    expect(rumorOf(t.state)).toBeUndefined();
    expect(first(t).clues).toBe(0);
    expect(t.state.investigators.flatMap((who) => who.cards.map((possession) => possession.card))).toEqual(unique);
  });

  it('is passed by who pays its price, which rises with many players [A-MYTHOS-47]', () => {
    const rumor = { card: 'the-great-ritual', since: 1, tokens: 0, monsters: [] };
    const spells = ['wither', 'wither', 'wither'].map((spell) => ({ card: spell }));
    const act = function* (g: Game) {
      for (const action of rumorActions(g, g.at(0))) yield* action.run();
    };
    const few = trial(position([{ place: 'french-hill', cards: [...spells] }, {}], { rumor }), act);
    expect(rumorOf(few.state)).toBeUndefined();
    expect(few.state.investigators.map(({ clues }) => clues)).toEqual([2, 2]);
    const many = trial(position([{ place: 'french-hill', cards: [...spells] }, {}, {}, {}, {}], { rumor }), act);
    expect(rumorOf(many.state)).toBeDefined();
  });

  it('that failed as a ritual makes two cards a turn, of the first only the gate [A-MYTHOS-01]', () => {
    const rumor = { card: 'the-great-ritual', since: 1, tokens: 4, monsters: [] };
    const t = phase(position([{}], { rumor }), [card('quiet')]);
    expect(t.state.twoMythosCards).toBe(true);
    const both = phase(position([{}], { twoMythosCards: true }), [
      card('one', { gate: 'woods', clues: ['graveyard'], effects: [{ do: 'track', what: 'terror', by: 1 }] }),
      card('two', { gate: 'black-cave', clues: ['unvisited-isle'] }),
    ]);
    expect(both.state).toMatchObject({ terror: 0, clues: { 'unvisited-isle': 1 } });
    expect(both.state.gates.map(({ at }) => at)).toEqual(['woods', 'black-cave']);
  });

  it('that takes allies away fails when there is none left to take [A-MYTHOS-47]', () => {
    const rumor = { card: 'the-southside-strangler-strikes', since: 1, tokens: 0, monsters: [] };
    const one = position([{}], { rumor });
    one.decks = { ...one.decks, ally: ['duke'] };
    const taken = phase(one, [card('quiet')]);
    expect(taken.state.decks.ally).toEqual([]);
    expect(rumorOf(taken.state)).toBeDefined();
    const none = position([{}], { rumor });
    none.decks = { ...none.decks, ally: [] };
    const t = phase(none, [card('quiet')]);
    t.answer('a');
    expect(rumorOf(t.state)).toBeUndefined();
    expect(first(t).maximumChange).toEqual({ sanity: -1, stamina: 0 });
  });

  it('holds its monsters off the board, where they are fought one after another [A-MISC-15, A-LIMIT-02]', () => {
    const start = position([{ place: 'miskatonic-university' }], {
      seals: ['unvisited-isle'],
      cup: ['cultist-1', 'maniac-1', 'ghoul-1', 'zombie-1', 'witch-1', 'gug-1'],
    });
    const t = phase(start, ['the-terrible-experiment']);
    expect(rumorOf(t.state)?.monsters).toEqual(['cultist-1', 'maniac-1', 'ghoul-1', 'zombie-1', 'witch-1']);
    expect(t.state.monsters).toEqual([]);
    const fighting = trial(
      t.state,
      function* (g) {
        const [action] = rumorActions(g, g.at(0));
        if (action) yield* action.run();
      },
      { dice: [6, 6, 6, 6, 6] },
    );
    expect(fighting.options()).toEqual(['fight:cultist', 'fight:maniac', 'fight:ghoul', 'fight:zombie', 'fight:witch']);
    fighting.answer('fight:cultist');
    for (let i = 0; i < 4 && !fighting.options().includes('stop'); i++)
      fighting.answer(fighting.options()[0] as string);
    expect(first(fighting).monsterTrophies).toEqual(['cultist-1']);
    expect(rumorOf(fighting.state)?.monsters).toHaveLength(4);
    fighting.answer('stop');
    expect(fighting.ended()).toEqual({ how: 'done' });
  });

  it('that failed lets its monsters out into the streets, and one that leaves gives them to the cup [A-LIMIT-08, A-FINAL-03]', () => {
    const held = ['ghoul-1', 'zombie-1', 'witch-1', 'gug-1', 'cultist-1', 'maniac-1', 'ghoul-2'];
    const rumor = { card: 'the-terrible-experiment', since: 1, tokens: 0, monsters: held };
    const t = phase(position([{}, {}], { rumor, cup: ['ghoul-3', 'zombie-2'] }), [card('quiet')]);
    expect(t.ended()).toEqual({ how: 'done' });
    expect(t.state).toMatchObject({ terror: 10 });
    expect(rumorOf(t.state)).toBeUndefined();
    expect(t.state.monsters).toHaveLength(8);
    expect(new Set(t.state.monsters.map(({ at }) => at))).toEqual(new Set(['miskatonic-university']));
    const boxed = trial(position([{}], { rumor, cup: [] }), function* (g) {
      yield* boxRumor(g);
      yield* checkRumor(g);
    });
    expect([...boxed.state.cup].sort()).toEqual([...held].sort());
  });
});

describe('the mythos card of the set-up', () => {
  it('is no rumor and opens a gate; those before it go to the bottom [A-SETUP-17, A-SETUP-18, A-SETUP-19, A-SETUP-20, A-SETUP-22]', () => {
    const start = position([{}], { turn: 0 });
    start.decks = {
      ...start.decks,
      mythos: ['disturbing-the-dead', 'the-story-continues', 'no-gate', 'the-festival', 'last'],
    };
    const t = trial(start, setUpMythos, { mythos: [card('no-gate'), card('last')] });
    expect(t.state).toMatchObject({ doom: 1, first: 0 });
    expect(environmentOf(t.state)).toBe('the-festival');
    expect(t.state.gates.map(({ at }) => at)).toEqual(['woods']);
    expect(t.state.decks.mythos).toEqual(['last', 'disturbing-the-dead', 'the-story-continues', 'no-gate']);
  });
});
