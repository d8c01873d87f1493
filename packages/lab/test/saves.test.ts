import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BOTS } from '@vigil/bots';
import { BASE, BOXES, loadBoxes } from '@vigil/content';
import { type GameDefinition, Play, packsOfSave } from '@vigil/engine';
import {
  arkham,
  arkhamRulesOf,
  Content,
  contentOfBoxes,
  findEnvironment,
  findRumor,
  type HauntState,
  haunt,
  hauntRulesOf,
  listHeadlines,
  listMythosCards,
  type State,
} from '@vigil/rules';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../../fixtures/saves', import.meta.url));
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
/** Saves that are not packed. */
const PLAIN = NAMES.filter((name) => !name.includes('packed'));

interface StoredSave<S> {
  readonly origin: { readonly position?: S };
  /** The checkpoint of saves of formats up to 5. */
  readonly beat?: { readonly state: S };
}
interface FormerSlots {
  readonly environment?: string;
  readonly rumor?: { readonly card: string; readonly tokens: number; readonly monsters: readonly string[] };
  readonly headlines: readonly { readonly card: string; readonly until: number }[];
}

const read = (name: string): unknown => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'));
const content = new Content([BASE]);

/** The rules of a game with the boxes of these ids. */
async function rulesOf(
  game: string,
  ids: readonly string[],
): Promise<GameDefinition<never, unknown, unknown, unknown>> {
  const boxes = await loadBoxes(ids);
  const madeContent = contentOfBoxes(boxes);
  return (
    game === 'haunt' ? haunt(madeContent, hauntRulesOf(boxes)) : arkham(madeContent, arkhamRulesOf(boxes))
  ) as never;
}

/** Plays a save to its end. Saves and loads on the way, and expects the same play. */
function playToEnd<S>(game: GameDefinition<never, S, unknown, unknown>, name: string): void {
  let play = Play.load(game, read(name));
  const bot = BOTS.random?.(name);
  for (let n = 0; play.result === undefined; n++) {
    if (n % 20 === 0) {
      const again = Play.load(game, JSON.parse(JSON.stringify(play.save())));
      expect(JSON.stringify(again.state)).toBe(JSON.stringify(play.state));
      expect(again.decisions.map(({ id, options }) => [id, options])).toEqual(
        play.decisions.map(({ id, options }) => [id, options]),
      );
      play = again;
    }
    bot?.move(play);
  }
  expect(play.result).toBeDefined();
}

describe('a save of an earlier version', () => {
  it.each(NAMES)('%s opens and can be played to its end', async (name) => {
    const save = read(name) as { readonly game: string };
    playToEnd(await rulesOf(save.game, packsOfSave(save)), name);
  });

  it.each(NAMES.filter((name) => name.includes('packed')))('%s is refused if a character was changed', (name) => {
    const save = read(name) as { readonly packed: string };
    const at = Math.floor(save.packed.length / 2);
    const other = save.packed[at] === 'A' ? 'B' : 'A';
    const changed = { ...save, packed: save.packed.slice(0, at) + other + save.packed.slice(at + 1) };
    const game = name.startsWith('haunt') ? haunt(content) : arkham(content);
    expect(() => Play.load(game as never, changed)).toThrow(/^check: the save was changed after it was written/);
  });

  it('has the cards of its former slots in play', () => {
    const found = new Set<string>();
    for (const name of PLAIN.filter((one) => one.startsWith('arkham'))) {
      const save = read(name) as StoredSave<State & FormerSlots>;
      const { upgrade = (state: State) => state } = arkham(content);
      for (const old of [save.beat?.state, save.origin.position]) {
        if (!old || !('headlines' in old)) continue;
        const now = upgrade(structuredClone(old));
        expect(findEnvironment(now)).toBe(old.environment);
        expect(findRumor(now)).toEqual(old.rumor && { ...old.rumor, as: 'rumor' });
        expect(listHeadlines(now)).toEqual(old.headlines.map((one) => ({ ...one, as: 'headline' })));
        expect(now).not.toHaveProperty('headlines');
        if (old.environment) found.add('environment');
        if (old.rumor?.tokens) found.add('tokens');
        if (old.rumor?.monsters.length) found.add('monsters');
        if (old.headlines.length > 0) found.add('headline');
        if (old === save.origin.position) found.add('position');
      }
    }
    expect([...found].sort()).toEqual(['environment', 'headline', 'monsters', 'position', 'tokens']);
  });

  it('has the Mythos cards of the day in play', () => {
    let found = 0;
    for (const name of PLAIN.filter((one) => one.startsWith('haunt'))) {
      const state = (read(name) as StoredSave<HauntState & { readonly mythos?: readonly string[] }>).beat?.state;
      if (!state?.mythos) continue;
      const now = haunt(content).upgrade?.(structuredClone(state));
      expect(state.mythos.length).toBeGreaterThan(0);
      expect(now && listMythosCards(now)).toEqual(state.mythos);
      found++;
    }
    expect(found).toBe(5);
  });
});

describe('a save of this version', () => {
  const games = BOXES.entries
    .filter(({ unfinished }) => !unfinished)
    .flatMap(({ id, games: of = ['arkham', 'haunt'] }) => of.map((game) => [game, id] as const));

  it.each(games)('exists for a running game of %s with the box %s (npm run regenerate -- saves)', async (game, box) => {
    const { version } = await rulesOf(game, box === 'base' ? ['base'] : ['base', box]);
    const found = NAMES.filter((name) => {
      const save = read(name) as { readonly game: string; readonly version: string; readonly answers: unknown };
      return save.game === game && save.version === version && Array.isArray(save.answers) && save.answers.length > 50;
    });
    expect(found).toHaveLength(1);
  });
});
