import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { randomBot } from '@vigil/bots';
import { loadChosenBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import type { LabGame } from '../src/games/game.js';
import { arkhamLab, hauntLab } from '../src/index.js';

// The V8 representation of a list or object is visible only to V8.
setFlagsFromString('--allow-natives-syntax');
const isPackedObjectList: (list: unknown[]) => boolean = runInNewContext(
  '(list) => %HasObjectElements(list) && !%HasHoleyElements(list)',
);
const isAlike: (one: object, other: object) => boolean = runInNewContext('(a, b) => %HaveSameMap(a, b)');

/** Fields that are left out: lists of numbers, and state that exists only for a time. */
const LEFT_OUT = ['sliders', 'slots', 'boxes', 'city', 'replacement', 'monsters', 'knownOrder'];
/** Objects read by varying keys. */
const BY_NAME = ['clues', 'specials', 'houseRules'];

/** Records the places of positions with values of different shapes. All entries of a list have one place. */
class ShapeRecord {
  readonly differing = new Set<string>();
  private readonly first = new Map<string, object>();

  record(value: unknown, at = ''): void {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      if (!isPackedObjectList(value)) this.differing.add(at);
      // Modifiers to the end of a turn have as many shapes as there are kinds.
      if (!at.endsWith('untilTurnEnds')) for (const one of value) this.record(one, `${at}[]`);
      return;
    }
    const first = this.first.get(at) ?? value;
    this.first.set(at, first);
    const name = at.split('.').at(-1) as string;
    if (!BY_NAME.includes(name) && !isAlike(first, value)) this.differing.add(at);
    for (const [field, held] of Object.entries(value)) {
      if (!LEFT_OUT.includes(field) || (field === 'monsters' && at === ''))
        this.record(held, at === '' ? field : `${at}.${field}`);
    }
  }
}

async function games() {
  const boxes = await loadChosenBoxes({});
  return [arkhamLab(boxes), hauntLab(boxes)] as unknown as LabGame<unknown, object, unknown, unknown>[];
}

describe('the values in a position', () => {
  it.each([0, 1])(
    'have one shape at each place, and lists without holes, also after forks and loading (game %i)',
    async (n) => {
      const { definition, setup } = (await games())[n] as LabGame<unknown, object, unknown, unknown>;
      const shapes = new ShapeRecord();
      for (let i = 0; i < 6; i++) {
        const seed = `shapes ${i}`;
        const bot = randomBot(seed);
        let play = Play.start(definition, setup(i, { investigators: [4] }), seed);
        while (play.result === undefined) {
          if (play.answers.length % 40 === 20) play = play.fork();
          if (play.answers.length % 80 === 60) play = Play.load(definition, JSON.parse(JSON.stringify(play.pack())));
          shapes.record(play.state);
          bot.move(play);
        }
      }
      expect([...shapes.differing]).toEqual([]);
    },
  );

  it('get that shape from lists with holes and records with other fields', async () => {
    for (const { definition, setup } of await games()) {
      const { state } = Play.start(definition, setup(0, { investigators: [2] }), 'given');
      const copiedState = structuredClone(state) as Record<string, unknown>;
      const people = copiedState.investigators as object[];
      copiedState.investigators = Object.assign(
        new Array(people.length),
        people.map((who) => ({ ...who, later: undefined })),
      );
      expect(isPackedObjectList(copiedState.investigators as unknown[])).toBe(false);
      const copy = definition.clone(copiedState as object) as { investigators: object[]; monsters: unknown[] };
      expect(copy).toEqual(state);
      expect(isPackedObjectList(copy.investigators) && isPackedObjectList(copy.monsters)).toBe(true);
      const [one, other] = [...copy.investigators, ...(state as typeof copy).investigators];
      expect(isAlike(one as object, other as object)).toBe(true);
    }
  });
});
