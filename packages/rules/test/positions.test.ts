/** Invalid positions and set-ups are rejected at once, with one error that names the place. */
import { randomBot } from '@vigil/bots';
import { BASE, loadBoxes } from '@vigil/content';
import { type GameDefinition, Play, PlayError } from '@vigil/engine';
import { arkham, arkhamRulesOf, Content, contentOfBoxes, type Event, haunt, type TableState } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { createSeededRandom } from './seeded-random.js';

type AnyGame = GameDefinition<unknown, TableState, Event, unknown>;
type Json = { [field: string]: unknown };
const content = new Content([BASE]);
const GAMES = { arkham: arkham(content), haunt: haunt(content) } as unknown as Readonly<Record<string, AnyGame>>;
const games = Object.keys(GAMES);
const setup = { investigators: ['random', 'random', 'random'], ancientOne: 'random', packs: ['base'] };
const gameOf = (id: string) => GAMES[id] as AnyGame;

/** Plays a random game and collects its position after every `every` answers. */
function randomPositions(id: string, seed: string, every: number): TableState[] {
  const game = gameOf(id);
  const play = Play.start(game, setup, seed);
  const bot = randomBot(seed);
  const found: TableState[] = [];
  while (play.result === undefined) {
    bot.move(play);
    if (play.answers.length % every === 0) found.push(structuredClone(play.save().checkpoint.state));
  }
  return found;
}

/** Replaces the value at a path such as `investigators.0.sanity`. */
function withValueAt(state: TableState, place: string, value: unknown): TableState {
  const copy = structuredClone(state);
  const path = place.split('.');
  const last = path.pop() as string;
  const holder = path.reduce<Json>((at, field) => at[field] as Json, copy as unknown as Json);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

/** Plays random answers from a position if it is accepted. */
function continuePlay(game: AnyGame, position: TableState, seed: string): 'refused' | 'played' {
  let play: Play<unknown, TableState, Event, unknown>;
  try {
    play = Play.from(game, position, seed);
  } catch (error) {
    expect(error).toMatchObject({ code: 'bad-position', place: expect.stringMatching(/^position/) });
    return 'refused';
  }
  const bot = randomBot(seed);
  for (let i = 0; i < 120 && play.result === undefined; i++) bot.move(play);
  return 'played';
}

describe.each(games)('a position of %s', (id) => {
  const game = gameOf(id);
  const [samplePosition] = randomPositions(id, `some ${id}`, 25) as [TableState];

  it('is accepted if it comes from a real game', () => {
    let checkedPositions = 0;
    for (let seed = 0; seed < 6; seed++) {
      for (const position of randomPositions(id, `real ${id} ${seed}`, 3)) {
        expect(game.validate?.(position)).toBeUndefined();
        checkedPositions++;
      }
    }
    expect(checkedPositions).toBeGreaterThan(100);
  });

  it.each([
    ['doom', 1e9, 'position.doom: 1000000000 is not a whole number from 0 to 1000'],
    ['terror', Number.NaN, 'position.terror: NaN is not a whole number'],
    ['turn', undefined, 'position.turn: is missing'],
    ['investigators', [], 'position.investigators: must not be empty'],
    ['investigators.0.place', 'wods', 'position.investigators[0].place: there is no place "wods"'],
    ['investigators.1.clues', 1e9, 'position.investigators[1].clues: 1000000000 is not a whole number'],
    [
      'investigators.1.cards',
      [{ card: 'nothing' }],
      'position.investigators[1].cards[0].card: there is no card "nothing"',
    ],
    ['investigators.1.seat', 7, 'position.investigators[1].seat: 7 is not its index in the list'],
    [
      'monsters',
      [{ token: 'ghoul-9', at: 'woods', clues: 0 }],
      'position.monsters[0].token: there is no monster token',
    ],
    ['cup', ['ghoul-1', 'ghoul-1'], 'position.cup[1]: "ghoul-1" is at cup[0] already'],
    ['clues', { woods: 1e12 }, 'position.clues.woods: 1000000000000 is not a whole number'],
    ['decks.common', 'all of them', 'position.decks.common: "all of them" is not a list'],
    ['ancientOne', 'nobody', 'position.ancientOne: there is no Ancient One "nobody"'],
    ['step.phase', 'tea', 'position.step.phase: "tea" is none of'],
    ['houseRules', { tea: 'yes' }, 'position: houseRules: there is no "tea"'],
  ])('is refused with its path if the value at %s is invalid', (place, value, message) => {
    const start = () => Play.from(game, withValueAt(samplePosition, place, value), 'nonsense');
    expect(start).toThrow(PlayError);
    expect(start).toThrow(message);
  });

  it.each([[null], [undefined], ['woods'], [7], [[]], [{}]])('is refused if it is %j', (nonsense) => {
    expect(() => Play.from(game, nonsense as never, 'nonsense')).toThrow(/^position(\.\w+)?: /);
  });

  it('is refused or can be played on after a random change', () => {
    const { one: pick } = createSeededRandom(games.indexOf(id));
    const junk = [
      null,
      -1,
      0,
      3,
      99,
      1000,
      1e9,
      0.5,
      '',
      'woods',
      'lost',
      'out',
      'ghoul-1',
      true,
      false,
      [],
      {},
      undefined,
    ];
    const from = randomPositions(id, `changed ${id}`, 10);
    const counts = { refused: 0, played: 0 };
    for (let i = 0; i < 400; i++) {
      const position = pick(from);
      const place = pick(listPaths(position));
      // Every second value has the same type, so that it is often accepted.
      const current = i % 2 === 0 ? undefined : valueAt(position, place);
      const value = typeof current === 'number' ? pick([0, 1, 2, 5, 99]) : Array.isArray(current) ? [] : pick(junk);
      counts[continuePlay(game, withValueAt(position, place, value), `changed ${i}`)]++;
    }
    expect(counts.refused).toBeGreaterThan(100);
    expect(counts.played).toBeGreaterThan(20);
  });
});

function valueAt(value: unknown, place: string): unknown {
  return place.split('.').reduce<unknown>((at, field) => (at as Json)[field], value);
}

/** Lists the paths of all values. */
function listPaths(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const place = at === '' ? name : `${at}.${name}`;
    return [place, ...listPaths(one, place)];
  });
}

describe.each(games)('a set-up of %s', (id) => {
  it.each([
    [null, 'null is not an object'],
    ['random', '"random" is not an object'],
    [{}, 'investigators: is missing'],
    [{ ...setup, investigators: 'random' }, 'investigators: "random" is not a list'],
    [{ ...setup, investigators: [1, 2] }, 'investigators[0]: 1 is not a text'],
    [{ ...setup, investigators: ['random', 'nobody'] }, 'investigators[1]: there is no "nobody"'],
    [{ ...setup, investigators: Array.from({ length: 1000 }, () => 'random') }, 'investigators: a game takes'],
    [{ ...setup, ancientOne: 3 }, 'ancientOne: 3 is not a text'],
    [{ ...setup, packs: 'base' }, 'packs: "base" is not a list'],
    [{ ...setup, houseRules: 'all' }, 'houseRules: "all" is not an object'],
    [{ ...setup, houseRules: { tea: 'yes' } }, 'houseRules: there is no "tea"'],
  ])('is refused with the path of the error: %j', (nonsense, message) => {
    expect(() => Play.start(gameOf(id), nonsense, 'nonsense')).toThrow(message);
  });
});

describe('the state of a box in a position', () => {
  it.each([
    ['kingsport', { supply: [] }, 'position.boxes.kingsport.tracks', 'is missing'],
    [
      'kingsport',
      {
        tracks: [
          { rift: 'circle', halves: [[]] },
          { rift: 'crescent', halves: [[], []] },
          { rift: 'hexagon', halves: [[], []] },
        ],
        supply: [],
      },
      'position.boxes.kingsport.tracks[0].halves',
      '',
    ],
    ['kingsport', { tracks: [], supply: ['hall-scool'] }, 'position.boxes.kingsport.tracks', 'has 0 entries, not 3'],
    ['dunwich', { horror: -1, rubble: [] }, 'position.boxes.dunwich.horror', ''],
    [
      'king-in-yellow',
      { acts: [], blights: [], signs: { left: 10, doom: 0 }, passed: {} },
      'position.boxes.king-in-yellow.signs.terror',
      'is missing',
    ],
  ])('is validated: %s %j', async (box, part, place, why) => {
    const boxes = await loadBoxes(['base', box]);
    const game = arkham(contentOfBoxes(boxes), arkhamRulesOf(boxes)) as unknown as AnyGame;
    const position = structuredClone(
      Play.start(game, { ...setup, packs: undefined }, 'parts').save().checkpoint.state,
    ) as TableState;
    expect(() => Play.from(game, position, 'x')).not.toThrow();
    Object.assign(position.boxes ?? {}, { [box]: part });
    expect(() => Play.from(game, position, 'x')).toThrow(
      expect.objectContaining({ place, message: expect.stringContaining(why) }),
    );
  });
});
