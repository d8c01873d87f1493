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
const ofThings: (list: unknown[]) => boolean = runInNewContext(
  '(list) => %HasObjectElements(list) && !%HasHoleyElements(list)',
);
const isAlike: (one: object, other: object) => boolean = runInNewContext('(a, b) => %HaveSameMap(a, b)');

/** Sliders are numbers; state of boxes, of a fight and of seen cards comes and goes. */
const LEFT_OUT = ['sliders', 'slots', 'boxes', 'city', 'replacement', 'monsters', 'knownOrder'];
/** Objects read by varying keys. */
const BY_NAME = ['clues', 'specials', 'houseRules'];

/** Of each place in a position, whose lists are counted as one: what lay there first; and what later differs from it. */
class Seen {
  readonly differing = new Set<string>();
  private readonly first = new Map<string, object>();

  see(value: unknown, at = ''): void {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      if (!ofThings(value)) this.differing.add(at);
      // Modifiers to the end of a turn have as many shapes as there are kinds.
      if (!at.endsWith('untilTurnEnds')) for (const one of value) this.see(one, `${at}[]`);
      return;
    }
    const first = this.first.get(at) ?? value;
    this.first.set(at, first);
    const name = at.split('.').at(-1) as string;
    if (!BY_NAME.includes(name) && !isAlike(first, value)) this.differing.add(at);
    for (const [field, held] of Object.entries(value)) {
      if (!LEFT_OUT.includes(field) || (field === 'monsters' && at === ''))
        this.see(held, at === '' ? field : `${at}.${field}`);
    }
  }
}

async function games() {
  const boxes = await loadChosenBoxes({});
  return [arkhamLab(boxes), hauntLab(boxes)] as unknown as LabGame<unknown, object, unknown, unknown>[];
}

describe('what lies in a position', () => {
  it.each([0, 1])(
    'is of one shape at each place, lists without holes, however a game goes on, forks and is loaded (game %i)',
    async (n) => {
      const { definition, setup } = (await games())[n] as LabGame<unknown, object, unknown, unknown>;
      const seen = new Seen();
      for (let i = 0; i < 6; i++) {
        const seed = `shapes ${i}`;
        const bot = randomBot(seed);
        let play = Play.start(definition, setup(i, { investigators: [4] }), seed);
        while (play.result === undefined) {
          if (play.answers.length % 40 === 20) play = play.fork();
          if (play.answers.length % 80 === 60) play = Play.load(definition, JSON.parse(JSON.stringify(play.pack())));
          seen.see(play.state);
          bot.move(play);
        }
      }
      expect([...seen.differing]).toEqual([]);
    },
  );

  it('comes to be of that shape where lists with holes, or records with other fields first, were given', async () => {
    for (const { definition, setup } of await games()) {
      const { state } = Play.start(definition, setup(0, { investigators: [2] }), 'given');
      const given = structuredClone(state) as Record<string, unknown>;
      const people = given.investigators as object[];
      given.investigators = Object.assign(
        new Array(people.length),
        people.map((who) => ({ ...who, later: undefined })),
      );
      expect(ofThings(given.investigators as unknown[])).toBe(false);
      const copy = definition.clone(given as object) as { investigators: object[]; monsters: unknown[] };
      expect(copy).toEqual(state);
      expect(ofThings(copy.investigators) && ofThings(copy.monsters)).toBe(true);
      const [one, other] = [...copy.investigators, ...(state as typeof copy).investigators];
      expect(isAlike(one as object, other as object)).toBe(true);
    }
  });
});
