/** Games that are loaded with other packs than they were saved with. */
import { randomBot } from '@vigil/bots';
import { BASE } from '@vigil/content';
import { type GameDefinition, Play, PlayError, type SavedPlay } from '@vigil/engine';
import { arkham, Content, type Event, haunt, type Pack, type TableState, toHauntContent } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { findDifference } from '../src/index.js';

type AnyGame = GameDefinition<unknown, TableState, Event, unknown>;
const GAMES = { arkham, haunt };
type GameId = keyof typeof GAMES;
const games = Object.keys(GAMES) as GameId[];

const rulesOf = (game: GameId, pack: Pack) => GAMES[game](new Content([pack])) as unknown as AnyGame;
/** The values that the rules and the base game write into saves today. */
const versionOf = (game: GameId) => rulesOf(game, BASE).version;
const rulesAlone = (game: GameId) => versionOf(game).split(' ')[0];
/** The base game's next version. */
const NEXT = 'next';
const setup = { investigators: ['random', 'random', 'random'], ancientOne: 'random', packs: ['base'] };

/** Plays a random game for a number of answers. */
function playAnswers(game: GameId, seed: string, answers: number) {
  const play = Play.start(rulesOf(game, BASE), setup, seed);
  const bot = randomBot(seed);
  while (play.result === undefined && play.answers.length < answers) bot.move(play);
  return play;
}

const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as SavedPlay<unknown, TableState>;

const [ally] = BASE.cards.filter(({ deck }) => deck === 'ally');
const [first, ...others] = BASE.cards.filter(({ deck }) => deck === 'common');
if (!ally || !first) throw new Error('the base game has no ally or no common item');

const CHANGED: Readonly<Record<string, Pack>> = {
  'the addition of a card': { ...BASE, version: NEXT, cards: [...BASE.cards, { ...first, id: 'lamp', name: 'Lamp' }] },
  'a change of figures': {
    ...BASE,
    version: NEXT,
    monsters: BASE.monsters.map((one) => ({ ...one, toughness: one.toughness + 1, awareness: one.awareness - 1 })),
  },
  'the removal of cards': {
    ...BASE,
    version: NEXT,
    cards: BASE.cards.filter(({ id }) => id !== first.id && id !== others[3]?.id && id !== ally.id),
    mythos: BASE.mythos.slice(9),
    // No component may name a removed one.
    locationCards: BASE.locationCards.slice(2).filter((one) => !JSON.stringify(one).includes(`"${ally.id}"`)),
  },
};

describe.each(games)('a game of %s', (game) => {
  it('with the same pack has nothing removed', () => {
    const rules = rulesOf(game, BASE);
    for (let seed = 0; seed < 6; seed++) {
      const play = playAnswers(game, `whole ${game} ${seed}`, 30 + 60 * seed);
      expect(rules.removeUnknown?.(json(play.save()).checkpoint.state)).toEqual([]);
      expect(rules.version).toMatch(new RegExp(`^${game}@\\d+ base@\\d+$`));
    }
  });

  it.each(Object.entries(CHANGED))('saved before %s can be continued, saved and replayed', (_what, pack) => {
    const rules = rulesOf(game, pack);
    const content = game === 'haunt' ? toHauntContent(new Content([pack])) : new Content([pack]);
    let chapters = 0;
    for (let seed = 0; seed < 8; seed++) {
      const written = playAnswers(game, `other ${game} ${seed}`, 10 + 35 * seed);
      const save = json(written.save());
      const text = JSON.stringify(save);
      const play = Play.load(rules, save);
      const { replayNotice } = play;
      const validAnswers = written.answers.length - (replayNotice?.dropped ?? 0);
      expect(play.answers).toEqual(written.answers.slice(0, validAnswers));
      if (replayNotice) expect(replayNotice.version).toBe(versionOf(game));
      for (const { cards } of play.state.investigators) {
        for (const { card } of cards) expect(content.cards.has(card)).toBe(true);
      }
      const bot = randomBot(`on ${seed}`);
      for (let i = 0; i < 25 && play.result === undefined; i++) bot.move(play);
      const again = json(play.save());
      expect(again.version).toBe(`${rulesAlone(game)} base@${NEXT}`);
      expect(again.origin).toEqual(save.origin);
      expect(again.answers.slice(0, validAnswers)).toEqual(save.answers.slice(0, validAnswers));
      chapters += again.chapters?.length ?? 0;
      for (const other of [Play.load(rules, again), Play.replay(rules, again)]) {
        expect(findDifference('state', other.state, play.state)).toBeUndefined();
        expect(other.decisions).toEqual(play.decisions);
        expect(other.replayNotice?.from).toBe(again.chapters?.at(-1)?.checkpoint.answers);
      }
      expect(JSON.stringify(save)).toBe(text);
    }
    // Most of these games cannot be replayed from their beginning, which is the case under test.
    expect(chapters).toBeGreaterThan(2);
  });

  it('that is over keeps its result', () => {
    const rules = rulesOf(game, CHANGED['the addition of a card'] as Pack);
    for (let seed = 0; seed < 3; seed++) {
      const play = playAnswers(game, `over ${game} ${seed}`, Number.POSITIVE_INFINITY);
      const loaded = Play.load(rules, json(play.save()));
      expect(loaded.result ?? 'not over').toEqual(play.result);
      expect(loaded.answers).toHaveLength(play.answers.length);
    }
  });

  it('with a removed investigator cannot continue, and is not reported as damaged', () => {
    const play = playAnswers(game, `nobody ${game}`, 20);
    const removedId = play.state.investigators[0]?.id;
    const pack = { ...BASE, version: NEXT, investigators: BASE.investigators.filter(({ id }) => id !== removedId) };
    const open = () => Play.load(rulesOf(game, pack), json(play.save()));
    expect(open).toThrow(PlayError);
    expect(open).toThrow(
      `written by ${versionOf(game)}, this version cannot continue the game: there is no investigator "${removedId}"`,
    );
  });

  it('uses exactly the packs of its set-up', () => {
    const start = (packs: readonly string[], more: readonly Pack[] = []) => {
      const rules = GAMES[game](new Content([BASE, ...more])) as unknown as AnyGame;
      return Play.start(rules, { ...setup, packs }, 'packs');
    };
    expect(start(['base']).origin).toMatchObject({ setup: { packs: ['base'] } });
    expect(() => start(['base', 'dunwich'])).toThrow('packs[1]: this table has no pack "dunwich"');
    expect(() => start(['bse'])).toThrow('packs[0]: this table has no pack "bse" (did you mean "base"?)');
    const more = { ...BASE, id: 'more', version: '3' };
    expect(() => start(['base'], [more])).toThrow(
      'packs: this table has the pack "more", which the set-up does not name',
    );
    const save = json(start(['base', 'more'], [more]).save());
    expect(save.version).toBe(`${versionOf(game)} more@3`);
    expect(() => Play.load(rulesOf(game, BASE), save)).toThrow(
      'the game needs the pack "more", which is not available',
    );
  });
});
