/** Saves of other versions of a game open, and say what cannot be replayed. */
import {
  ask,
  type GameDefinition,
  normalizeVersion,
  Play,
  packsOfSave,
  type Rule,
  type SavedPlay,
  type Table,
  versionParts,
} from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { catchPlayError, exposeDice, options, snapshot } from './helpers.js';

interface Walk {
  at: number;
  visited: string[];
}
interface WalkOptions {
  readonly version: string;
  /** The allowed step lengths. */
  readonly steps: readonly number[];
  /** Number of questions in a step of the game. */
  readonly questionCount?: number;
  readonly breaksAt?: number;
  readonly removeUnknown?: (state: Walk) => readonly string[];
}

/** A walk by steps of some lengths, with a die added to each. Versions differ in the available lengths. */
function walk({
  version,
  steps,
  questionCount = 1,
  breaksAt,
  removeUnknown,
}: WalkOptions): GameDefinition<number, Walk, string, number> {
  return exposeDice({
    id: 'walk',
    version,
    begin: (at) => ({ at, visited: [] }),
    open: (table: Table<Walk, string>) => () => step(table),
    clone: (state) => ({ at: state.at, visited: [...state.visited] }),
    view: (state) => state,
    ...(removeUnknown && { removeUnknown }),
  });
  function* step({ state, dice, emit }: Table<Walk, string>): Rule<number | undefined> {
    for (let i = 0; i < questionCount; i++) {
      const by = yield* ask<string>(() => ({
        by: [0],
        key: 'how-far',
        why: '',
        options: options(...['0', ...steps.map(String)]),
      }));
      if (state.at + Number(by) === breaksAt) throw new Error('there is a hole in the way');
      state.at += Number(by);
      state.visited.push(by);
      emit?.(`to ${state.at}`);
    }
    state.at += dice.d6() > 3 ? 1 : 0;
    return state.at > 60 ? state.at : undefined;
  }
}

const one = walk({ version: 'walk@1 town@1', steps: [3, 4] });
const two = walk({ version: 'walk@1 town@2', steps: [4, 5] });

function playWalk(game: typeof one, ...steps: number[]) {
  const play = Play.start(game, 0, 'a');
  for (const by of steps) play.answer(String(play.decisions[0]?.id), String(by));
  return play;
}
const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as SavedPlay<number, Walk>;
const answerStep = (play: ReturnType<typeof playWalk>, by: number) =>
  play.answer(String(play.decisions[0]?.id), String(by));

describe('a version', () => {
  it('is read in every form that was ever written', () => {
    expect([...versionParts('arkham@2 base@1 dunwich@1.5', 'arkham')]).toEqual([
      ['arkham', '2'],
      ['base', '1'],
      ['dunwich', '1.5'],
    ]);
    expect(normalizeVersion('base@1', 'arkham')).toBe('arkham@1 base@1');
    expect(normalizeVersion('base@1+scenario@0', 'haunt')).toBe('haunt@1 base@1 scenario@0');
    expect(normalizeVersion('7', 'auction')).toBe('auction@7');
    expect(normalizeVersion('', 'auction')).toBe('auction@1');
  });

  it('of a save names the needed packs before any other check', () => {
    expect(packsOfSave(playWalk(one, 3).save())).toEqual(['town']);
    expect(packsOfSave({ game: 'arkham', version: 'base@1+scenario@0' })).toEqual(['base', 'scenario']);
    expect(packsOfSave('nonsense')).toEqual([]);
  });

  it('in the earlier form equals the current form', () => {
    const old = walk({ version: 'town@1', steps: [3, 4] });
    const play = playWalk(old, 3, 4);
    const loaded = Play.load(one, json(play.save()));
    expect(loaded.replayNotice).toBeUndefined();
    expect(snapshot(loaded)).toEqual(snapshot(play));
  });
});

describe('the save of another version', () => {
  it('opens as a game of this version if it replays to the same position', () => {
    const play = playWalk(one, 4, 4, 0);
    const loaded = Play.load(two, json(play.save()));
    expect(loaded.replayNotice).toBeUndefined();
    expect(loaded.state).toEqual(play.state);
    expect(loaded.save()).toMatchObject({ version: 'walk@1 town@2' });
    expect(loaded.save()).not.toHaveProperty('chapters');
    loaded.undo(3, true);
    expect(loaded.state).toEqual({ at: 0, visited: [] });
  });

  it('opens from its checkpoint if it replays differently, with a replay notice', () => {
    const play = playWalk(one, 3, 4, 3);
    const loaded = Play.load(two, json(play.save()));
    expect(loaded.state).toEqual(play.state);
    expect(loaded.answers).toEqual(play.answers);
    expect(loaded.decisions[0]?.options.map(({ id }) => id)).toEqual(['0', '4', '5']);
    expect(loaded.replayNotice).toEqual({ version: 'walk@1 town@1', from: 3, dropped: 0, removed: [] });
  });

  it('loses only the answers since its checkpoint that no longer fit', () => {
    const before = walk({ version: 'town@1', steps: [3, 4], questionCount: 4 });
    const after = walk({ version: 'town@2', steps: [4, 5], questionCount: 4 });
    const play = playWalk(before, 3, 3, 3, 3, 4, 3, 4);
    expect(play.save().checkpoint.answers).toBe(4);
    const loaded = Play.load(after, json(play.save()));
    expect(loaded.answers).toEqual(play.answers.slice(0, 5));
    expect(loaded.state.visited).toEqual(['3', '3', '3', '3', '4']);
    expect(loaded.replayNotice).toEqual({ version: 'walk@1 town@1', from: 4, dropped: 2, removed: [] });
  });

  it('loses the answer at which these rules break, and all later answers', () => {
    const play = playWalk(walk({ version: 'town@1', steps: [4], questionCount: 9 }), 4, 4, 4, 4);
    const loaded = Play.load(
      walk({ version: 'town@2', steps: [4], questionCount: 9, breaksAt: 12 }),
      json(play.save()),
    );
    expect(loaded.state).toEqual({ at: 8, visited: ['4', '4'] });
    // It can be replayed from its beginning all the same.
    expect(loaded.replayNotice).toEqual({ version: 'walk@1 town@1', from: 0, dropped: 2, removed: [] });
    loaded.undo();
    expect(loaded.state.at).toBe(4);
  });

  it('opens from its checkpoint if all answers fit but lead to another position', () => {
    const play = playWalk(walk({ version: 'town@1', steps: [4], questionCount: 1 }), 4, 0, 4);
    // Dice are rolled after every second answer: all answers fit, but lead elsewhere.
    const loaded = Play.load(walk({ version: 'town@2', steps: [4], questionCount: 2 }), json(play.save()));
    expect(loaded.state).toEqual(play.state);
    expect(loaded.replayNotice?.from).toBe(3);
  });

  it('refuses undo of answers of the other version, even if the table agrees', () => {
    const loaded = Play.load(two, json(playWalk(one, 3, 3).save()));
    expect(loaded.undoable).toBe(0);
    expect(catchPlayError(() => loaded.undo(1, true))).toMatchObject({
      code: 'nothing-to-undo',
      message: 'the first 2 answers were given to walk@1 town@1',
    });
    const stateBefore = structuredClone(loaded.state);
    answerStep(loaded, 5);
    answerStep(loaded, 4);
    expect(catchPlayError(() => loaded.undo(3, true)).code).toBe('nothing-to-undo');
    loaded.undo(2, true);
    expect(loaded.state).toEqual(stateBefore);
  });

  it('keeps origin, answers and a chapter when saved again, and loads, forks and replays from there', () => {
    const old = json(playWalk(one, 3, 3).save());
    const play = Play.load(two, old);
    answerStep(play, 5);
    answerStep(play, 4);
    const save = json(play.save());
    expect(save).toMatchObject({
      version: 'walk@1 town@2',
      origin: { seed: 'a', setup: 0 },
      answers: [
        [1, '3'],
        [2, '3'],
        [3, '5'],
        [4, '4'],
      ],
      chapters: [{ version: 'walk@1 town@2', before: 'walk@1 town@1', dropped: 0, checkpoint: { answers: 2 } }],
    });
    expect(save.chapters?.[0]?.checkpoint).toEqual(old.checkpoint);
    const events: string[] = [];
    const answers: [string, number][] = [];
    const replayed = Play.replay(
      two,
      save,
      (event) => events.push(event),
      (_, option, i) => answers.push([option, i]),
    );
    for (const again of [Play.load(two, save), play.fork(), replayed]) {
      expect(snapshot(again)).toEqual(snapshot(play));
      expect(again.replayNotice).toEqual({ version: 'walk@1 town@1', from: 2, dropped: 0, removed: [] });
    }
    expect(answers).toEqual([
      ['5', 2],
      ['4', 3],
    ]);
    expect(events).toHaveLength(2);
    expect(JSON.stringify(Play.load(two, save).save())).toBe(JSON.stringify(save));
    // Changes to the returned chapters must not change the play.
    for (const { checkpoint } of play.save().chapters ?? []) checkpoint.state.visited.push('x');
    expect(json(play.save())).toEqual(save);
  });

  it('continues from its chapter when saved without a checkpoint of its own', () => {
    const save = json(Play.load(two, json(playWalk(one, 3, 3).save())).save());
    const play = Play.load(two, save);
    const quick = play.fork();
    answerStep(quick, 5);
    expect(json(quick.save()).chapters).toEqual(save.chapters);
    quick.undo(1, true);
    expect(snapshot(quick)).toEqual(snapshot(play));
  });

  it('is replayed from its newest chapter if that fits, or else from its checkpoint', () => {
    const second = Play.load(two, json(playWalk(one, 3, 3).save()));
    answerStep(second, 4);
    answerStep(second, 5);
    const save = json(second.save());
    const fits = Play.load(walk({ version: 'walk@2 town@2', steps: [5, 4] }), save);
    expect(fits.replayNotice).toMatchObject({ version: 'walk@1 town@1', from: 2 });
    expect(fits.save().chapters).toMatchObject([{ version: 'walk@2 town@2', before: 'walk@1 town@1' }]);
    const third = Play.load(walk({ version: 'walk@1 town@3', steps: [6] }), save);
    expect(third.replayNotice).toMatchObject({ version: 'walk@1 town@2', from: 4 });
    expect(third.save().chapters).toMatchObject([
      { version: 'walk@1 town@2', before: 'walk@1 town@1', checkpoint: { answers: 2 } },
      { version: 'walk@1 town@3', before: 'walk@1 town@2', checkpoint: { answers: 4 } },
    ]);
    // A game that no other version continued returns to its first version without a chapter.
    const back = Play.load(one, json(Play.load(two, json(playWalk(one, 3, 3).save())).save()));
    expect(back.replayNotice).toBeUndefined();
    expect(back.save()).not.toHaveProperty('chapters');
  });

  it('loses components that these packs do not have, and lists them', () => {
    const removeThrees = (state: Walk) => {
      const removed = state.visited.filter((by) => by === '3');
      state.visited = state.visited.filter((by) => by !== '3');
      return removed;
    };
    const save = json(playWalk(one, 3, 4).save());
    const text = JSON.stringify(save);
    const loaded = Play.load(walk({ version: 'town@2', steps: [4], removeUnknown: removeThrees }), save);
    expect(loaded.state.visited).toEqual(['4']);
    expect(loaded.replayNotice).toEqual({ version: 'walk@1 town@1', from: 2, dropped: 0, removed: ['3'] });
    expect(json(loaded.save()).chapters?.[0]).toMatchObject({
      removed: ['3'],
      checkpoint: { state: { visited: ['4'] } },
    });
    expect(JSON.stringify(save)).toBe(text);
  });

  it('is refused as another version if its checkpoint is not a position of these rules', () => {
    const removeThrees = (): readonly string[] => {
      throw new Error('there is no town any more');
    };
    const save = json(playWalk(one, 3).save());
    const game = walk({ version: 'town@2', steps: [4], removeUnknown: removeThrees });
    for (const open of [() => Play.load(game, save), () => Play.replay(game, save)]) {
      expect(catchPlayError(open)).toMatchObject({
        code: 'other-version',
        message:
          'checkpoint.state: written by walk@1 town@1, this version cannot continue the game: there is no town any more',
      });
    }
    const stuckGame = walk({ version: 'town@2', steps: [] });
    const brokenGame = {
      ...stuckGame,
      open: () => () => {
        throw new Error('no way');
      },
    } as typeof stuckGame;
    expect(catchPlayError(() => Play.load(brokenGame, save))).toMatchObject({ code: 'other-version' });
  });

  it('is refused as damaged only if its envelope is damaged', () => {
    const save = json(playWalk(one, 3, 3).save());
    for (const game of [one, two]) {
      expect(catchPlayError(() => Play.load(game, { ...save, check: '00000000' })).code).toBe('damaged-save');
      expect(catchPlayError(() => Play.load(game, { ...save, barrier: 9 })).code).toBe('damaged-save');
    }
    const chapters = json(Play.load(two, save).save()).chapters?.[0];
    const cases: [string, unknown][] = [
      ['chapters', {}],
      ['chapters[0]', [7]],
      ['chapters[0].version', [{ ...chapters, version: 1 }]],
      ['chapters[0].before', [{ ...chapters, before: undefined }]],
      ['chapters[0].dropped', [{ ...chapters, dropped: -1 }]],
      ['chapters[0].removed', [{ ...chapters, removed: 'x' }]],
      ['chapters[0].removed[0]', [{ ...chapters, removed: [1] }]],
      ['chapters[0].checkpoint', [{ ...chapters, checkpoint: 1 }]],
      ['chapters[0].checkpoint.answers', [{ ...chapters, checkpoint: { ...chapters?.checkpoint, answers: 3 } }]],
    ];
    for (const [place, value] of cases) {
      expect(catchPlayError(() => Play.load(two, { ...save, chapters: value }))).toMatchObject({
        code: 'damaged-save',
        place,
      });
    }
  });

  it('is refused unchanged if its rules are newer, with any content', () => {
    const newer = walk({ version: 'walk@12 town@1', steps: [3] });
    const save = json(playWalk(newer, 3).save());
    const text = JSON.stringify(save);
    for (const open of [() => Play.load(one, save), () => Play.replay(one, save)]) {
      expect(catchPlayError(open)).toMatchObject({ code: 'newer-version', place: 'version' });
      expect(catchPlayError(open).message).toContain(
        'by newer rules (walk@12 town@1) than there are here (walk@1 town@1)',
      );
    }
    const packed = json(playWalk(newer, 3).pack());
    expect(catchPlayError(() => Play.load(one, packed)).code).toBe('newer-version');
    // A mistyped version is damage, not a newer version.
    for (const damaged of [
      { ...packed, version: 'walk@13 town@1' },
      { ...save, version: 'walk@13 town@1' },
    ]) {
      expect(catchPlayError(() => Play.load(one, damaged)).code).toBe('damaged-save');
    }
    expect(JSON.stringify(save)).toBe(text);
    // Packs may be newer: contents they no longer have are removed.
    expect(() =>
      Play.load(one, json(playWalk(walk({ version: 'walk@1 town@9', steps: [3, 3] }), 3).save())),
    ).not.toThrow();
  });

  it('is refused unchanged if a pack is missing, with the names of the packs', () => {
    const far = walk({ version: 'walk@1 town@1 harbour@1 islands@2', steps: [3] });
    const save = json(playWalk(far, 3).save());
    const text = JSON.stringify(save);
    for (const open of [() => Play.load(one, save), () => Play.replay(one, save)]) {
      expect(catchPlayError(open)).toMatchObject({
        code: 'missing-pack',
        packs: ['harbour', 'islands'],
        message: 'version: the game needs the packs "harbour" and "islands", which are not available',
      });
    }
    expect(JSON.stringify(save)).toBe(text);
  });
});

it('an answer that does not fit the version that wrote it is reported as damage', () => {
  const save = json(playWalk(one, 3).save());
  const liar = walk({ version: 'walk@1 town@1', steps: [5] });
  expect(catchPlayError(() => Play.replay(liar, save))).toMatchObject({ code: 'damaged-save', place: 'answers[0]' });
});
