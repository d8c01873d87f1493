import { describe, expect, it } from 'vitest';
import { reopenPlaces } from '../src/arkham/board/places.js';
import type { Game } from '../src/arkham/game.js';
import { findEnvironment, findRumor, listHeadlines } from '../src/arkham/mythos/in-play.js';
import { mythosPhase, setUpMythos } from '../src/arkham/mythos/mythos.js';
import { checkRumor, listRumorActions, removeRumor } from '../src/arkham/mythos/rumors.js';
import type { Investigator, State } from '../src/arkham/state.js';
import type { MythosDef } from '../src/language/components.js';
import {
  createCrowd,
  createPosition,
  mythosCard,
  openGates,
  type PositionOptions,
  runTrial,
  type Trial,
} from './arkham-trial.js';

/** Runs a Mythos phase in which these cards are drawn. */
function runMythosPhase(start: State, cards: readonly (MythosDef | string)[], dice?: readonly number[]): Trial {
  const customCards = cards.filter((each) => typeof each !== 'string');
  start.decks = { ...start.decks, mythos: cards.map((each) => (typeof each === 'string' ? each : each.id)) };
  return runTrial(start, mythosPhase, { mythos: customCards, ...(dice && { dice }) });
}
const first = (t: Trial) => t.state.investigators[0] as Investigator;

describe('a Mythos card', () => {
  it('opens its gate, places its Clue, moves monsters and resolves its text, in that order [A-MYTHOS-02, A-MYTHOS-06, A-MYTHOS-28]', () => {
    const named = mythosCard('named', {
      gate: 'woods',
      clues: ['graveyard'],
      black: ['hexagon'],
      effects: [{ do: 'track', what: 'terror', by: 1 }],
    });
    const t = runMythosPhase(createPosition([{}], { cup: ['ghoul-1'] }), [named]);
    expect(t.result()).toEqual({ how: 'done' });
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
    const t = runMythosPhase(createPosition([{}], { seals: ['woods'] }), [mythosCard('named', { gate: 'woods' })]);
    expect(t.state).toMatchObject({ doom: 0, gates: [], monsters: [] });
  });

  it('places two monsters with its gate for five or more players [A-MYTHOS-12, A-SETUP-21]', () => {
    const t = runMythosPhase(createPosition([{}, {}, {}, {}, {}]), [mythosCard('named', { gate: 'woods' })]);
    expect(t.state.monsters.map(({ at }) => at)).toEqual(['woods', 'woods']);
  });

  it('goes to the bottom of the deck; one that reshuffles is shuffled into the deck and another is drawn [A-MYTHOS-53]', () => {
    const t = runMythosPhase(createPosition([{}]), [mythosCard('one'), mythosCard('two')]);
    expect(t.state.decks.mythos).toEqual(['two', 'one']);
    const reshuffled = runMythosPhase(createPosition([{}]), [
      'the-story-continues',
      mythosCard('one'),
      mythosCard('two'),
    ]);
    const drawnCards = reshuffled.events.flatMap((event) => (event.type === 'mythos' ? [event.card] : []));
    expect(drawnCards[0]).toBe('the-story-continues');
    expect(drawnCards.at(-1)).not.toBe('the-story-continues');
    expect([...reshuffled.state.decks.mythos].sort()).toEqual(['one', 'the-story-continues', 'two']);
  });
});

describe('a gate burst', () => {
  const burst = mythosCard('burst', {
    gate: 'woods',
    gateBurst: true,
    clues: ['graveyard'],
    white: ['slash'],
    black: ['hexagon'],
  });
  const burstPosition = (more: PositionOptions) =>
    createPosition([{ place: 'southside', sneak: 3 }, { place: 'woods' }, {}, {}], {
      ancientOne: 'yog-sothoth',
      doom: 7,
      cup: ['haunter-of-the-dark-1', 'ghoul-1', 'ghoul-2', 'ghoul-3'],
      monsters: [{ token: 'byakhee-1', at: 'sky' }, ...createCrowd(2, 'northside')],
      ...more,
    });

  it('removes a seal without adding doom, opens a gate, and moves every flying monster [D-BURST-01, D-BURST-02, D-BURST-03, D-BURST-04, D-BURST-07, D-BURST-09]', () => {
    const start = burstPosition({
      seals: ['woods', 'black-cave', 'unvisited-isle', 'the-unnamable'],
      gates: openGates('the-witch-house', 'science-building', 'hibbs-roadhouse').map((gate) => ({ ...gate })),
      gatePile: ['gate-plateau-of-leng-1'],
      clues: { woods: 1 },
      cup: ['elder-thing-1'],
    });
    const t = runMythosPhase(start, [burst]);
    expect(t.state.seals).toEqual(['black-cave', 'unvisited-isle', 'the-unnamable']);
    expect(t.state).toMatchObject({ doom: 7, clues: { graveyard: 1 } });
    expect(t.state.gates).toHaveLength(4);
    expect(t.state.investigators[1]).toMatchObject({ place: 'plateau-of-leng-1', delayed: true });
    expect(t.state.monsters[0]).toEqual({ token: 'byakhee-1', at: 'southside' });
    expect(t.state.monsters.at(-1)).toEqual({ token: 'elder-thing-1', at: 'woods' });
  });

  it('is a normal surge at an open gate, and a normal opening at any other place without a seal [D-BURST-05, D-BURST-06]', () => {
    const surging = runMythosPhase(
      burstPosition({ gates: openGates('woods', 'science-building', 'hibbs-roadhouse'), seals: ['black-cave'] }),
      [burst],
    );
    expect(surging.result()).toEqual({ how: 'done' });
    expect(surging.state).toMatchObject({ doom: 7, seals: ['black-cave'] });
    expect(surging.state.monsters.filter(({ at }) => at === 'woods')).toHaveLength(2);
    const opening = runMythosPhase(burstPosition({}), [burst]);
    expect(opening.state.doom).toBe(8);
    expect(opening.state.gates).toHaveLength(1);
  });
});

describe('the Clue of a Mythos card', () => {
  const clue = mythosCard('clue', { clues: ['graveyard'] });

  it('appears on seals, beside monsters and on other Clues, but not at a gate [A-MYTHOS-22, A-MYTHOS-23, A-MYTHOS-25]', () => {
    const sealed = runMythosPhase(createPosition([{}], { seals: ['graveyard'], clues: { graveyard: 1 } }), [clue]);
    expect(sealed.state.clues).toEqual({ graveyard: 2 });
    const gate = runMythosPhase(
      createPosition([{ place: 'graveyard', explored: true }], { gates: openGates('graveyard') }),
      [clue],
    );
    expect(gate.state.clues).toEqual({});
  });

  it('may be taken at once by the investigator there, while older Clues stay [A-MYTHOS-24, A-MYTHOS-26]', () => {
    const start = () => createPosition([{}, { place: 'graveyard' }], { clues: { graveyard: 2 } });
    const t = runMythosPhase(start(), [clue]);
    expect(t.play.decisions[0]?.by).toEqual([1]);
    t.answer('take:1');
    expect(t.state.clues).toEqual({ graveyard: 2 });
    expect(t.state.investigators[1]?.clues).toBe(1);
    const declined = runMythosPhase(start(), [clue]);
    declined.answer('leave');
    expect(declined.state.clues).toEqual({ graveyard: 3 });
  });

  it('goes to the investigator whom the first player chooses among several [A-MYTHOS-24, A-MISC-07]', () => {
    const t = runMythosPhase(createPosition([{ place: 'graveyard' }, {}, { place: 'graveyard' }], { first: 1 }), [
      clue,
    ]);
    expect(t.play.decisions[0]?.by).toEqual([1]);
    expect(t.options()).toEqual(['take:2', 'take:0', 'leave']);
    t.answer('take:0');
    expect(first(t).clues).toBe(1);
    expect(t.state.clues).toEqual({});
  });
});

describe('the text of a Mythos card', () => {
  it('is resolved once on a headline, which is then discarded [A-MYTHOS-45]', () => {
    const t = runMythosPhase(createPosition([{}]), [
      mythosCard('news', { effects: [{ do: 'track', what: 'terror', by: 2 }] }),
    ]);
    expect(t.state).toMatchObject({ terror: 2, inPlay: [] });
    expect(t.state.decks.mythos).toEqual(['news']);
  });

  it('applies until the end of the next turn on a lasting headline [A-MYTHOS-49, A-MYTHOS-50]', () => {
    const start = createPosition([{ place: 'library' }]);
    start.decks = { ...start.decks, mythos: ['strange-lights-on-campus', 'quiet', 'quiet-2'] };
    const t = runTrial(
      start,
      function* (g) {
        yield* mythosPhase(g);
        expect(g.investigatorAt(0).place).toBe('miskatonic-university');
        expect(listHeadlines(g.s)).toEqual([{ card: 'strange-lights-on-campus', as: 'headline', until: 4 }]);
        expect(g.s.closed).toHaveLength(3);
        g.s.turn = 4;
        yield* mythosPhase(g);
        reopenPlaces(g);
      },
      { mythos: [mythosCard('quiet'), mythosCard('quiet-2')] },
    );
    expect(t.state).toMatchObject({ inPlay: [], closed: [] });
    expect(t.state.decks.mythos).toEqual(['quiet-2', 'quiet', 'strange-lights-on-campus']);
  });

  it('stays in force on an environment, which replaces the previous one [A-MYTHOS-46]', () => {
    const t = runMythosPhase(
      createPosition([{}], { environment: 'the-festival', monsters: [{ token: 'fire-vampire-1', at: 'sky' }] }),
      [
        mythosCard('rain', {
          type: 'environment',
          effects: [{ do: 'remove', monsters: { kinds: ['fire-vampire'] }, from: { in: 'in-play' }, to: 'cup' }],
        }),
      ],
    );
    expect(findEnvironment(t.state)).toBe('rain');
    expect(t.state.inPlay).toHaveLength(1);
    expect(t.state.monsters).toEqual([]);
    expect(t.state.decks.mythos).toEqual(['the-festival']);
  });

  it('has no effect on a weather card with Ithaqua, and the environment in play stays [A-MYTHOS-46]', () => {
    const t = runMythosPhase(createPosition([{}], { ancientOne: 'ithaqua', environment: 'the-festival' }), [
      mythosCard('rain', { type: 'environment', subtype: 'weather' }),
    ]);
    expect(findEnvironment(t.state)).toBe('the-festival');
    expect(t.state.decks.mythos).toEqual(['rain']);
  });

  it('is ignored on a second rumor [A-MYTHOS-48]', () => {
    const rumor = { card: 'good-work-undone', since: 1, tokens: 6, monsters: [] };
    const t = runMythosPhase(createPosition([{}], { rumor, seals: ['black-cave'] }), ['disturbing-the-dead'], [6, 6]);
    expect(findRumor(t.state)?.card).toBe('good-work-undone');
    expect(t.state.decks.mythos).toEqual(['disturbing-the-dead']);
    expect(t.events).toContainEqual({ type: 'rumor', card: 'disturbing-the-dead', outcome: 'ignored' });
  });
});

describe('the end of the Mythos phase', () => {
  it('resolves Ancient One, environment and rumor in an order of the first player’s choice [A-MISC-06]', () => {
    const rumor = { card: 'disturbing-the-dead', since: 2, tokens: 0, monsters: [] };
    const start = createPosition([{ place: 'uptown' }, {}], { ancientOne: 'ithaqua', rumor, first: 1 });
    const t = runMythosPhase(start, [mythosCard('quiet')], [1]);
    expect(t.play.decisions[0]?.by).toEqual([1]);
    expect(t.options()).toEqual(['first:ithaqua', 'first:disturbing-the-dead']);
    t.answer('first:disturbing-the-dead');
    expect(t.state.terror).toBe(1);
    expect(first(t).stamina).toBe(4);
    expect(t.result()).toEqual({ how: 'done' });
  });

  it('does not resolve a rumor in the turn in which it was drawn [A-MYTHOS-47]', () => {
    const t = runMythosPhase(createPosition([{}], { seals: ['black-cave'] }), ['disturbing-the-dead'], []);
    expect(findRumor(t.state)).toMatchObject({ card: 'disturbing-the-dead', since: 3, tokens: 0, monsters: [] });
    expect(t.state.decks.mythos).toEqual([]);
  });
});

describe('a rumor', () => {
  it('fails when it has too many tokens, and returns to the box [A-MYTHOS-47]', () => {
    const rumor = { card: 'good-work-undone', since: 1, tokens: 8, monsters: [] };
    const t = runMythosPhase(
      createPosition([{}], { rumor, seals: ['woods', 'graveyard'] }),
      [mythosCard('quiet')],
      [1, 2],
    );
    expect(findRumor(t.state)).toBeUndefined();
    expect(t.state.seals).toEqual([]);
    expect(t.state.decks.mythos).toEqual(['quiet']);
  });

  it('can be acted on at its activity marker, and is passed when its tokens are gone [A-MYTHOS-47]', () => {
    const rumor = { card: 'good-work-undone', since: 1, tokens: 6, monsters: [] };
    const start = createPosition(
      [
        { place: 'easttown', clues: 6 },
        { place: 'uptown', clues: 6 },
      ],
      { rumor },
    );
    const unique = start.decks.unique.slice(0, 2);
    const t = runTrial(start, function* (g) {
      expect(listRumorActions(g, g.investigatorAt(1))).toEqual([]);
      const [action] = listRumorActions(g, g.investigatorAt(0));
      if (action) yield* action.run();
    });
    t.answer('n:6');
    expect(findRumor(t.state)).toBeUndefined();
    expect(first(t).clues).toBe(0);
    expect(t.state.investigators.flatMap((who) => who.cards.map((possession) => possession.card))).toEqual(unique);
  });

  it('is passed by paying its price, which rises with the number of players [A-MYTHOS-47]', () => {
    const rumor = { card: 'the-great-ritual', since: 1, tokens: 0, monsters: [] };
    const spells = ['wither', 'wither', 'wither'].map((spell) => ({ card: spell }));
    const runRumorActions = function* (g: Game) {
      for (const action of listRumorActions(g, g.investigatorAt(0))) yield* action.run();
    };
    const few = runTrial(
      createPosition([{ place: 'french-hill', cards: [...spells] }, {}], { rumor }),
      runRumorActions,
    );
    expect(findRumor(few.state)).toBeUndefined();
    expect(few.state.investigators.map(({ clues }) => clues)).toEqual([2, 2]);
    const many = runTrial(
      createPosition([{ place: 'french-hill', cards: [...spells] }, {}, {}, {}, {}], { rumor }),
      runRumorActions,
    );
    expect(findRumor(many.state)).toBeDefined();
  });

  it('makes two cards be drawn each turn if it is the Great Ritual and fails; only the first one’s gate counts [A-MYTHOS-01]', () => {
    const rumor = { card: 'the-great-ritual', since: 1, tokens: 4, monsters: [] };
    const t = runMythosPhase(createPosition([{}], { rumor }), [mythosCard('quiet')]);
    expect(t.state.twoMythosCards).toBe(true);
    const both = runMythosPhase(createPosition([{}], { twoMythosCards: true }), [
      mythosCard('one', { gate: 'woods', clues: ['graveyard'], effects: [{ do: 'track', what: 'terror', by: 1 }] }),
      mythosCard('two', { gate: 'black-cave', clues: ['unvisited-isle'] }),
    ]);
    expect(both.state).toMatchObject({ terror: 0, clues: { 'unvisited-isle': 1 } });
    expect(both.state.gates.map(({ at }) => at)).toEqual(['woods', 'black-cave']);
  });

  it('fails when it must take an ally and none is left [A-MYTHOS-47]', () => {
    const rumor = { card: 'the-southside-strangler-strikes', since: 1, tokens: 0, monsters: [] };
    const one = createPosition([{}], { rumor });
    one.decks = { ...one.decks, ally: ['duke'] };
    const allyTaken = runMythosPhase(one, [mythosCard('quiet')]);
    expect(allyTaken.state.decks.ally).toEqual([]);
    expect(findRumor(allyTaken.state)).toBeDefined();
    const none = createPosition([{}], { rumor });
    none.decks = { ...none.decks, ally: [] };
    const t = runMythosPhase(none, [mythosCard('quiet')]);
    t.answer('a');
    expect(findRumor(t.state)).toBeUndefined();
    expect(first(t).maximumChange).toEqual({ sanity: -1, stamina: 0 });
  });

  it('holds its monsters off the board, where they are fought one after another [A-MISC-15, A-LIMIT-02]', () => {
    const start = createPosition([{ place: 'miskatonic-university' }], {
      seals: ['unvisited-isle'],
      cup: ['cultist-1', 'maniac-1', 'ghoul-1', 'zombie-1', 'witch-1', 'gug-1'],
    });
    const t = runMythosPhase(start, ['the-terrible-experiment']);
    expect(findRumor(t.state)?.monsters).toEqual(['cultist-1', 'maniac-1', 'ghoul-1', 'zombie-1', 'witch-1']);
    expect(t.state.monsters).toEqual([]);
    const fighting = runTrial(
      t.state,
      function* (g) {
        const [action] = listRumorActions(g, g.investigatorAt(0));
        if (action) yield* action.run();
      },
      { dice: [6, 6, 6, 6, 6] },
    );
    expect(fighting.options()).toEqual(['fight:cultist', 'fight:maniac', 'fight:ghoul', 'fight:zombie', 'fight:witch']);
    fighting.answer('fight:cultist');
    for (let i = 0; i < 4 && !fighting.options().includes('stop'); i++)
      fighting.answer(fighting.options()[0] as string);
    expect(first(fighting).monsterTrophies).toEqual(['cultist-1']);
    expect(findRumor(fighting.state)?.monsters).toHaveLength(4);
    fighting.answer('stop');
    expect(fighting.result()).toEqual({ how: 'done' });
  });

  it('releases its monsters into the streets if it fails; if it is removed, they return to the cup [A-LIMIT-08, A-FINAL-03]', () => {
    const held = ['ghoul-1', 'zombie-1', 'witch-1', 'gug-1', 'cultist-1', 'maniac-1', 'ghoul-2'];
    const rumor = { card: 'the-terrible-experiment', since: 1, tokens: 0, monsters: held };
    const t = runMythosPhase(createPosition([{}, {}], { rumor, cup: ['ghoul-3', 'zombie-2'] }), [mythosCard('quiet')]);
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state).toMatchObject({ terror: 10 });
    expect(findRumor(t.state)).toBeUndefined();
    expect(t.state.monsters).toHaveLength(8);
    expect(new Set(t.state.monsters.map(({ at }) => at))).toEqual(new Set(['miskatonic-university']));
    const boxed = runTrial(createPosition([{}], { rumor, cup: [] }), function* (g) {
      yield* removeRumor(g);
      yield* checkRumor(g);
    });
    expect([...boxed.state.cup].sort()).toEqual([...held].sort());
  });
});

describe('the Mythos card of the set-up', () => {
  it('is no rumor and opens a gate; cards drawn before it go to the bottom [A-SETUP-17, A-SETUP-18, A-SETUP-19, A-SETUP-20, A-SETUP-22]', () => {
    const start = createPosition([{}], { turn: 0 });
    start.decks = {
      ...start.decks,
      mythos: ['disturbing-the-dead', 'the-story-continues', 'no-gate', 'the-festival', 'last'],
    };
    const t = runTrial(start, setUpMythos, { mythos: [mythosCard('no-gate'), mythosCard('last')] });
    expect(t.state).toMatchObject({ doom: 1, first: 0 });
    expect(findEnvironment(t.state)).toBe('the-festival');
    expect(t.state.gates.map(({ at }) => at)).toEqual(['woods']);
    expect(t.state.decks.mythos).toEqual(['last', 'disturbing-the-dead', 'the-story-continues', 'no-gate']);
  });
});
