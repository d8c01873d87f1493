import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { cloneState } from '../src/arkham/clone.js';
import type { State } from '../src/arkham/state.js';
import { ask } from '../src/common/ask.js';
import {
  type ArkhamLayer,
  type ArkhamRules,
  arkham,
  arkhamRulesOf,
  type Box,
  Content,
  contentOfBoxes,
  type HauntLayer,
  haunt,
  hauntRulesOf,
  type MonsterDef,
  packOf,
  slice,
} from '../src/index.js';
import { createPosition, mythosCard, runTrial } from './arkham-trial.js';

/** Density of the fog, which only the first seat sees. */
const FOG = slice('fog', {
  create: (state) => ({ thick: state.investigators.length, where: ['woods'] }),
  viewFor: ({ thick, where }, seat) => (seat === 0 ? { thick, where } : { where }),
});

const HOUND: MonsterDef = {
  id: 'hound',
  name: 'Hound',
  count: 1,
  movement: 'stalker',
  symbol: 'plus',
  awareness: 0,
  combat: { rating: 0, damage: 1 },
  toughness: 1,
  abilities: [],
  inCup: true,
};

/** Changes the monster limit, the movement of stalkers, defeats, and the Mythos phase, where fog thickens. */
const layer: ArkhamLayer = (below) => ({
  ...below,
  people: {
    ...below.people,
    recoveryPlace: (g, who, how) =>
      how === 'insane' ? 'ye-olde-magick-shoppe' : below.people.recoveryPlace(g, who, how),
    *payDefeatCosts(_g, who) {
      who.clues++;
      return 1;
    },
  },
  board: {
    ...below.board,
    monsterLimit: (g) => below.board.monsterLimit(g) - 3,
    moves: {
      ...below.board.moves,
      stalker: (g) => ({ does: 'go', to: [g.investigatorAt(0).place], why: 'A-MYTHOS-32' }),
    },
  },
  turn: {
    ...below.turn,
    mythos: {
      ...below.turn.mythos,
      *clues(g, card) {
        yield* below.turn.mythos.clues(g, card);
        yield* ask(g, () => ({
          by: [g.s.first],
          key: 'q.keeper',
          args: { n: FOG.of(g).thick },
          why: 'PBP-11',
          options: [{ id: 'begin', value: undefined, key: 'o.go-on' }],
          window: true,
        }));
        FOG.of(g).thick++;
      },
    },
  },
});

const hauntLayer: HauntLayer = (below) => ({
  ...below,
  turn: {
    ...below.turn,
    doomPerDay: (g) => below.turn.doomPerDay(g) - 1,
    upkeep: [
      ...below.turn.upkeep,
      function* fogRises(g) {
        FOG.of(g).thick++;
      },
    ],
  },
});

const FOGGY: Box = {
  pack: packOf({ id: 'fog', name: 'Fog', version: '1' }),
  arkham: { layer, slice: FOG },
  haunt: { layer: hauntLayer, slice: FOG },
};
const content = new Content([BASE, FOGGY.pack]);
const RULES = { rules: arkhamRulesOf([FOGGY]) };
const setup = { investigators: ['joe-diamond', 'amanda-sharpe'], ancientOne: 'yig' };
const withFog = (more: Partial<State> = {}) => ({ ...more, boxes: { fog: { thick: 0, where: [] } } });

describe('a layer over the rule table of Arkham', () => {
  it('changes a limit for the rules of the game itself', () => {
    const monsters = ['uptown', 'uptown'].map((at, i) => ({ token: `ghoul-${i + 1}`, at }));
    const place = (start: State, rules = RULES) =>
      runTrial(start, (g) => g.rules.board.placeMonster(g, 'witch-1', 'woods'), rules).state.monsters.at(-1)?.at;
    expect(place(createPosition([{}], withFog({ monsters: monsters.slice(0, 1) })))).toBe('outskirts');
    expect(place(createPosition([{}], { monsters }), { rules: [] })).toBe('woods');
  });

  it('defines a kind of movement that no monster of the base game has', () => {
    const start = createPosition([{ place: 'woods' }], withFog({ monsters: [{ token: 'hound-1', at: 'uptown' }] }));
    const card = mythosCard('a', { white: ['plus'] });
    const rule = runTrial(start, (g) => g.rules.turn.mythos.movement(g, card), {
      ...RULES,
      more: { monsters: [HOUND] },
    });
    expect(rule.state.monsters).toEqual([{ token: 'hound-1', at: 'woods' }]);
  });

  it('changes the cost and the place of recovery of a defeat', () => {
    const investigatorAfterDefeat = (who: { sanity?: number; stamina?: number }) =>
      runTrial(
        createPosition([{ place: 'woods', clues: 4, ...who }], withFog()),
        function* (g) {
          try {
            yield* g.rules.people.defeat(g, g.investigatorAt(0));
          } catch {
            // The rule in progress is interrupted.
          }
        },
        RULES,
      ).state.investigators[0];
    expect(investigatorAfterDefeat({ sanity: 0 })).toMatchObject({
      place: 'ye-olde-magick-shoppe',
      clues: 5,
      sanity: 1,
    });
    expect(investigatorAfterDefeat({ stamina: 0 })).toMatchObject({ place: 'st-marys-hospital', clues: 5, stamina: 1 });
  });

  it('adds a step with a question to the Mythos phase, and stores data in its slice of the state', () => {
    const play = Play.start(arkham(content, arkhamRulesOf([FOGGY])), setup, 'fog');
    for (let i = 0; play.state.turn < 3 && i < 2000; i++) {
      const [question] = play.questions;
      const isFogQuestion = question?.key === 'q.keeper';
      const { thick } = FOG.of({ s: play.state });
      play.choose(0, 0);
      if (isFogQuestion) expect(FOG.of({ s: play.state }).thick).toBe(thick + 1);
    }
    // The card of the set-up, and one per turn.
    expect(FOG.of({ s: play.state })).toEqual({ thick: 5, where: ['woods'] });
    const copy = cloneState(play.state);
    FOG.of({ s: copy }).where.push('graveyard');
    expect(FOG.of({ s: play.state }).where).toEqual(['woods']);
    const loaded = Play.load(arkham(content, arkhamRulesOf([FOGGY])), JSON.parse(JSON.stringify(play.save())));
    expect(loaded.state).toEqual(play.state);
  });
});

describe('layers and handlers of several boxes', () => {
  const limited = (id: string, by: (limit: number) => number): Box => ({
    pack: packOf({ id, name: id, version: '1' }),
    arkham: {
      layer: (below) => ({
        ...below,
        board: { ...below.board, monsterLimit: (g) => by(below.board.monsterLimit(g)) },
      }),
    },
  });
  const FIVE = limited('five', () => 5);
  const MORE = limited('more', (limit) => limit + 1);

  it('apply in the order of the packs', () => {
    const limit = (...boxes: Box[]) => {
      let found = 0;
      runTrial(
        createPosition([{}]),
        function* (g) {
          found = g.rules.board.monsterLimit(g);
        },
        { rules: arkhamRulesOf(boxes) },
      );
      return found;
    };
    expect(limit(FIVE, MORE)).toBe(6);
    expect(limit(MORE, FIVE)).toBe(5);
  });

  it('handle effects of single cards, with later boxes before earlier ones and the base game', () => {
    const setsClues = (n: number): ArkhamRules => ({
      handlers: {
        *'icy-winds'(_g, who) {
          who.clues = n;
        },
      },
    });
    const addsClue: ArkhamLayer = (below) => ({
      ...below,
      cards: {
        ...below.cards,
        handlers: {
          ...below.cards.handlers,
          *'icy-winds'(g, who, cause) {
            yield* below.cards.handlers['icy-winds']?.(g, who, cause) ?? [];
            who.clues++;
          },
        },
      },
    });
    const clues = (...rules: ArkhamRules[]) =>
      runTrial(
        createPosition([{ clues: 0 }]),
        function* (g) {
          yield* g.rules.cards.handlers['icy-winds']?.(g, g.investigatorAt(0), { source: 'test' }) ?? [];
        },
        { rules },
      ).state.investigators[0]?.clues;
    expect(clues(setsClues(3), setsClues(7))).toBe(7);
    // A layer of the same box wraps its handlers.
    expect(clues({ ...setsClues(3), layer: addsClue })).toBe(4);
  });
});

describe('several boxes of a table', () => {
  const other: Box = {
    pack: packOf({ id: 'dark', name: 'Dark', version: '2', monsters: [{ ...HOUND, name: 'Dark Hound' }] }),
    haunt: { layer: hauntLayer },
  };
  const first: Box = { ...FOGGY, pack: packOf({ ...FOGGY.pack, monsters: [HOUND] }) };

  it('contribute all their components; later ones replace earlier ones', () => {
    const base: Box = { pack: BASE };
    const both = contentOfBoxes([base, first, other]);
    expect(both.packs.map(({ id }) => id)).toEqual(['base', 'fog', 'dark']);
    expect(both.version).toBe(`base@${BASE.version} fog@1 dark@2`);
    expect(both.monsters.get('hound')?.name).toBe('Dark Hound');
    expect(contentOfBoxes([base, other, first]).monsters.get('hound')?.name).toBe('Hound');
  });

  it('contribute their rules for each game in order', () => {
    expect(arkhamRulesOf([other, first])).toEqual([first.arkham]);
    expect(hauntRulesOf([other, first])).toEqual([other.haunt, first.haunt]);
  });
});

describe('a box with a slice of the state', () => {
  it('creates it at set-up, and filters it for the view of each seat', () => {
    const game = arkham(content, arkhamRulesOf([FOGGY]));
    const play = Play.start(game, setup, 'fog');
    expect(play.state.boxes).toMatchObject({ fog: { where: ['woods'] } });
    expect(game.view(play.state, 0)).toMatchObject({ boxes: { fog: { thick: FOG.of({ s: play.state }).thick } } });
    expect(game.view(play.state, 1)).toHaveProperty('boxes', { fog: { where: ['woods'] } });
    // Changes of a view do not change the state.
    const { boxes } = game.view(play.state, 1) as { boxes: { fog: { where: string[] } } };
    boxes.fog.where.push('graveyard');
    expect(FOG.of({ s: play.state }).where).toEqual(['woods']);
  });

  it('leaves nothing in the base games without the box', () => {
    const play = Play.start(arkham(new Content([BASE])), setup, 'fog');
    expect(play.state.boxes).toBeUndefined();
    expect(() => FOG.of({ s: play.state })).toThrow('this table does not use the box "fog"');
  });

  it('works in Haunt alike, with an Upkeep segment and a changed limit', () => {
    const game = haunt(content, hauntRulesOf([FOGGY]));
    const play = Play.start(game, setup, 'fog');
    for (let i = 0; play.state.step.phase !== 'day' && i < 2000; i++) play.choose(0, 0);
    expect(FOG.of({ s: play.state })).toEqual({ thick: 3, where: ['woods'] });
    expect(play.state.doom).toBe(1);
    const loaded = Play.load(game, JSON.parse(JSON.stringify(play.save())));
    expect(loaded.state).toEqual(play.state);
    FOG.of({ s: loaded.state }).where.push('graveyard');
    expect(loaded.save().checkpoint.state).toHaveProperty('boxes.fog.where', ['woods']);
    expect(game.view(play.state, 1)).toHaveProperty('boxes', { fog: { where: ['woods'] } });
  });
});

describe('an unknown kind of movement', () => {
  it.each([
    ['arkham', arkham],
    ['haunt', haunt],
  ])('is an error with the name of the monster when a game of %s is created', (_, game) => {
    const pack = packOf({ id: 'hounds', name: 'Hounds', version: '1', monsters: [HOUND] });
    expect(() => game(new Content([BASE, pack]))).toThrow('"hound" (stalker)');
  });

  it.each([
    ['arkham', arkham],
    ['haunt', haunt],
  ])('is an error with the name of the card when a game of %s is created', (_, game) => {
    const tideCard = mythosCard('tide', {
      type: 'environment',
      modifiers: [{ mod: 'monster', monsters: { movement: 'flying' }, set: { movement: 'aquatic' } }],
    });
    const pack = packOf({ id: 'tides', name: 'Tides', version: '1', mythos: [tideCard] });
    expect(() => game(new Content([BASE, pack]))).toThrow('"tide" (aquatic)');
  });
});
