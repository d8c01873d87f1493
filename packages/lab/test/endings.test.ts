import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BASE } from '@vigil/content';
import { type Decision, type GameDefinition, Play } from '@vigil/engine';
import { arkham, Content, haunt } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import {
  arkhamSearchGame,
  findEnding,
  hauntSearchGame,
  listArkhamEndings,
  listHauntEndings,
} from '../src/endings/index.js';

const content = new Content([BASE]);
const endings = listArkhamEndings(content);
const fixture = (name: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../fixtures/games/${name}.json`, import.meta.url)), 'utf8'));

/** Replays a stored game from its origin and expects the stored position. Returns the result. */
function replayFixture<Setup, S, E, R, D extends Decision>(game: GameDefinition<Setup, S, E, R, D>, name: string) {
  const saved = fixture(name);
  const play = Play.replay(game, saved);
  expect(play.replayNotice).toBeUndefined();
  expect(play.answers).toEqual(saved.answers);
  expect(play.state).toEqual(Play.load(game, saved).state);
  return play.result;
}

describe('the endings of a game', () => {
  it('are each victory, and each Ancient One awakened by each cause', () => {
    const names = endings.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const won of ['gates-closed', 'gates-sealed', 'ancient-one-defeated']) expect(names).toContain(`won-${won}`);
    for (const one of content.ancientOnes.keys()) {
      for (const cause of ['doom', 'gates', 'no-gate-marker', 'no-monster', 'too-many-monsters']) {
        expect(names).toContain(`${one}-${cause}`);
      }
    }
  });

  it.each(endings.map((ending) => [ending.name, ending] as const))(
    'are stored as games that replay from the beginning: %s',
    (name, { fits }) => {
      const result = replayFixture(arkham(content), name);
      expect(result && fits(result)).toBe(true);
    },
  );

  it('can be found again by a search', () => {
    const ending = endings.find(({ name }) => name === 'yig-no-monster');
    const found = ending && findEnding(arkhamSearchGame(content), ending);
    expect(found?.outcome).toMatchObject({ won: false, awakenedBy: 'no-monster' });
    expect(Play.replay(arkham(content), found?.play.save()).result).toEqual(found?.outcome);
  });
});

describe('the endings of a game of Haunt', () => {
  const all = listHauntEndings(content);

  it('are a victory against each Ancient One, and each way to lose', () => {
    const names = all.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const one of content.ancientOnes.keys()) expect(names).toContain(`haunt-${one}-gates-shut`);
    for (const how of ['tracks-full', 'azathoth', 'nobody-left']) expect(names).toContain(`haunt-${how}`);
  });

  it.each(all.map((ending) => [ending.name, ending] as const))(
    'are stored as games that replay from the beginning: %s',
    (name, { fits }) => {
      const result = replayFixture(haunt(content), name);
      expect(result && fits(result)).toBe(true);
    },
  );

  it('can be found again by a search', () => {
    const ending = all.find(({ name }) => name === 'haunt-yig-gates-shut');
    const found = ending && findEnding(hauntSearchGame(content), ending);
    expect(found?.outcome).toMatchObject({ won: true, how: 'gates-shut' });
  });
});
