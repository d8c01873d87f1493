import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Play } from '@vigil/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dictionary } from '../src/dictionary.js';
import { pack } from '../src/packing.js';
import { unpack } from '../src/unpacking.js';
import { catchPlayError, createChooser, exposeDice, randomMove } from './helpers.js';
import { auction } from './tiny-game.js';

const json = (value: unknown) => JSON.parse(JSON.stringify(value));

/** Finds two words with the same 22-bit name by trial. */
function findHashCollision(): readonly [string, string] {
  const names = new Map<string, string>();
  for (let i = 0; ; i++) {
    const word = `word ${i}`;
    const { text } = pack(word, new Dictionary([word]));
    const other = names.get(text);
    if (other !== undefined) return [other, word];
    names.set(text, word);
  }
}

describe('packing of plain JSON', () => {
  it('packs and unpacks any value without loss, with any dictionary', () => {
    const value = fc.jsonValue({ maxDepth: 5 }).filter((it) => !JSON.stringify(it).includes('__proto__'));
    const words = fc.array(fc.oneof(fc.string(), fc.constantFrom('a', 'b', 'go')));
    fc.assert(
      fc.property(value, words, (it, known) => {
        const list = new Dictionary(known);
        expect(unpack(json(pack(it, list)), list)).toEqual(json(it));
      }),
    );
  });

  it('restores numbers, texts and lists of many kinds', () => {
    const value = {
      numbers: [0, 107, 108, 127, 128, 70_000, 2 ** 31, 2 ** 40, -1, 1.5],
      texts: ['', 'ä€😀', 'go:uptown', 'go:uptown', 'use:a:by:3', 'a:05', ':', '00ff00ff00ff00ff', 'x'.repeat(300)],
      lists: [[], [[]], [null, true, false]],
      alike: [{ a: 1, b: 2 }, { a: 3, b: 4 }, { b: 5, a: 6 }, {}],
      many: Array.from({ length: 6000 }, (_, i) => `word-${i % 5000}`),
    };
    const words = new Dictionary(['go', 'uptown', 'numbers']);
    expect(unpack(pack(value, words), words)).toEqual(value);
  });

  it('unpacks objects with many fields without slow dictionary mode in V8', () => {
    setFlagsFromString('--allow-natives-syntax');
    const isFast: (one: object) => boolean = runInNewContext('(one) => %HasFastProperties(one)');
    const fields = Array.from({ length: 30 }, (_, i) => `field ${i}`);
    const value = { one: Object.fromEntries(fields.map((field, i) => [field, i])), other: { few: true } };
    const read = unpack(pack(value, new Dictionary([])), new Dictionary([])) as typeof value;
    expect(read).toEqual(value);
    expect(isFast(read.one) && isFast(read.other)).toBe(true);
  });

  it('refuses a field named "__proto__"', () => {
    const words = new Dictionary([]);
    for (const more of ['', Array.from({ length: 20 }, (_, i) => `"field ${i}":${i},`).join('')]) {
      const value = JSON.parse(`{${more}"__proto__":{"rich":true}}`);
      expect(catchPlayError(() => unpack(pack(value, words), words)).code).toBe('damaged-save');
    }
  });

  it('refuses any character that no packed text contains', () => {
    const words = new Dictionary([]);
    const { text, sum } = pack(['a long text that goes on for some pairs of signs'], words);
    for (const sign of ['"', '\\', '.', ' ', '~~', 'é', '€', '\u0000', '\ud800', '😀']) {
      for (const at of [0, 1, 17, text.length - 1]) {
        const damaged = text.slice(0, at) + sign + text.slice(at + 1);
        const { code } = catchPlayError(() => unpack({ text: damaged, sum }, words));
        expect(code, `${JSON.stringify(sign)} at ${at}`).toBe('damaged-save');
      }
    }
  });

  it('unpacks with a dictionary that has more words or another order', () => {
    const value = ['silver-key', 'uptown', 'silver-key'];
    const packed = pack(value, new Dictionary(['silver-key', 'uptown']));
    expect(unpack(packed, new Dictionary(['tome', 'uptown', 'axe', 'silver-key']))).toEqual(value);
  });

  it('puts a name in place of a word that the dictionary no longer has', () => {
    const packed = pack(['silver-key', 'uptown'], new Dictionary(['silver-key', 'uptown']));
    expect(unpack(packed, new Dictionary(['uptown']))).toEqual([expect.stringMatching(/^~[0-9a-f]+$/), 'uptown']);
  });

  it('keeps words with the same name apart, including words added later', () => {
    const [one, other] = findHashCollision();
    const both = new Dictionary([one, other]);
    expect(unpack(pack([one, other], both), both)).toEqual([one, other]);
    expect(unpack(pack(one, new Dictionary([one])), both)).toBe(one);
    expect(unpack(pack(other, new Dictionary([other])), both)).toBe(other);
    expect(catchPlayError(() => unpack(pack(one, new Dictionary([one])), new Dictionary([other]))).code).toBe(
      'damaged-save',
    );
  });

  it('writes all fields of a record as one word if the dictionary has it, also for a single field', () => {
    const value = [{ x: 1, y: 2 }, { x: 3, y: 4 }, { y: 5, x: 6 }, { x: 7 }, { 'x,y': 8 }, { '': 9 }, {}];
    const [without, known] = [new Dictionary(['x', 'y']), new Dictionary(['x', 'y', 'x,y', ''])];
    expect(unpack(pack(value, known), known)).toEqual(value);
    expect(pack(value.slice(0, 2), known).text.length).toBeLessThan(pack(value.slice(0, 2), without).text.length);
    // A dictionary with more words reads it as well.
    expect(unpack(pack(value, without), known)).toEqual(value);
  });

  it('reads a record word that shares its name with another word, and refuses it when it is unknown', () => {
    const nameOf = (word: string) => pack(word, new Dictionary([word])).text;
    const name = nameOf('x,y');
    let other = 0;
    while (nameOf(`word ${other}`) !== name) other++;
    const value = { x: 'some text', y: [{ x: 1, y: 2 }] };
    const packed = pack(value, new Dictionary(['x,y']));
    for (const words of [
      ['x,y', `word ${other}`],
      [`word ${other}`, 'x,y'],
    ]) {
      expect(unpack(packed, new Dictionary(words))).toEqual(value);
      expect(unpack(pack(value, new Dictionary(words)), new Dictionary(words))).toEqual(value);
    }
    for (const words of [[], [`word ${other}`]]) {
      expect(catchPlayError(() => unpack(packed, new Dictionary(words))).code).toBe('damaged-save');
    }
  });
});

describe('a packed save', () => {
  const game = exposeDice(auction);
  const played = () => {
    const play = Play.start(game, 3, 'packed');
    const choose = createChooser(4);
    for (let i = 0; i < 12 && play.result === undefined; i++) randomMove(play, choose);
    return play;
  };

  it('loads and replays to the same game as the plain save', () => {
    const play = played();
    const packed = json(play.pack());
    for (const again of [Play.load(game, packed), Play.replay(game, packed)]) {
      expect(again.state).toEqual(play.state);
      expect(again.answers).toEqual(play.answers);
      expect(again.decisions).toEqual(play.decisions);
    }
    expect(Play.load(game, packed).save()).toEqual(Play.load(game, json(play.save())).save());
  });

  it('changes nothing in the game', () => {
    const play = played();
    const before = play.save();
    play.pack();
    expect(play.save()).toEqual(before);
  });

  it('is the same whether packed for the first time or repeatedly during the game, also after undo', () => {
    const play = Play.start(game, 3, 'packed');
    const choose = createChooser(4);
    for (let i = 0; i < 14 && play.result === undefined; i++) {
      randomMove(play, choose);
      if (i % 5 === 4) play.undo(2, true);
      const packed = play.pack();
      expect(json(packed)).toEqual(json(play.fork().pack()));
      expect(Play.load(game, json(packed)).answers).toEqual(play.answers);
    }
  });

  it('is refused as another version if a missing word shares its name with a later word', () => {
    const other = Array.from({ length: 1 << 18 }, (_, i) => `word ${i}`).find(
      (word) => pack(word, new Dictionary([word])).text === pack('coins', new Dictionary(['coins'])).text,
    ) as string;
    const createGame = (...words: string[]) => exposeDice({ ...auction, words: () => words });
    const play = Play.start(createGame('coins', 'points'), 3, 'packed');
    const packed = json(play.pack());
    const refused = catchPlayError(() => Play.load(createGame(other, 'points'), packed));
    expect([refused.code, refused.place]).toEqual(['other-version', 'packed']);
    // Both words are known: the sum tells them apart.
    expect(Play.load(createGame(other, 'coins', 'points'), packed).state).toEqual(play.state);
  });

  it('is read if a word is unknown, and the replay notice lists the unknown name', () => {
    const play = Play.start(exposeDice({ ...auction, words: () => ['coins', 'points'] }), 3, 'packed');
    const later = exposeDice({
      ...auction,
      version: `${auction.version.slice(0, -1)}9`,
      words: () => ['coins'],
      removeUnknown: (state: object) => {
        const [first] = (state as { players: Record<string, unknown>[] }).players;
        return Object.keys(first ?? {}).filter((field) => field.startsWith('~'));
      },
    });
    expect(Play.load(later, json(play.pack())).replayNotice?.removed).toEqual([expect.stringMatching(/^~[0-9a-f]+$/)]);
  });

  it('is refused if it was changed or cut short', () => {
    const packed = played().pack();
    for (const damaged of [
      { ...packed, packed: packed.packed.slice(4) },
      { ...packed, sum: 'ffffffff' },
      { ...packed, version: 'auction@9' },
      { ...packed, answers: packed.answers - 1 },
      { ...packed, barrier: packed.barrier + 1 },
      { ...packed, embedded: {} },
      { ...packed, packed: packed.packed.split('.').reverse().join('.') },
    ]) {
      expect(catchPlayError(() => Play.load(game, json(damaged))).code).toBe('damaged-save');
    }
  });

  it('is refused if any one character is replaced or a pair of characters is added', () => {
    const save = played().pack();
    const damaged = (packed: string) => catchPlayError(() => Play.load(game, json({ ...save, packed }))).code;
    for (let i = 0; i < save.packed.length; i++) {
      const other = save.packed[i] === 'A' ? 'B' : 'A';
      expect(damaged(save.packed.slice(0, i) + other + save.packed.slice(i + 1)), `sign ${i}`).toBe('damaged-save');
    }
    for (let i = save.packed.indexOf('.'); i >= 0; i = save.packed.indexOf('.', i + 1)) {
      expect(damaged(`${save.packed.slice(0, i)}!!${save.packed.slice(i)}`)).toBe('damaged-save');
    }
    expect(damaged(`${save.packed}!!`)).toBe('damaged-save');
  });

  it('of a later format is refused with the place "formatVersion"', () => {
    const refused = catchPlayError(() => Play.load(game, json({ ...played().pack(), formatVersion: 8 })));
    expect([refused.code, refused.place]).toEqual(['damaged-save', 'formatVersion']);
  });
});
