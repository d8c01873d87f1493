/** Damaged saves, positions and set-ups are refused in one sentence with the place, never with an internal error. */
import { randomBot } from '@vigil/bots';
import { loadChosenBoxes } from '@vigil/content';
import { fingerprint, type GameDefinition, Play, PlayError, type SavedPlay } from '@vigil/engine';
import { arkham, arkhamRulesOf, contentOfBoxes, haunt, hauntRulesOf } from '@vigil/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDamages, damages, isProgramError, nestInLists } from './damage.js';

/** Number of runs of each kind; a whole `npm test` sets more in VIGIL_DAMAGES. */
const RUNS = Number(process.env.VIGIL_DAMAGES ?? 50);

type Game = GameDefinition<unknown, unknown, unknown, unknown>;
type Save = SavedPlay<unknown, unknown>;

const base = await loadChosenBoxes({ packs: ['base'] });
const all = await loadChosenBoxes({ packs: ['base', 'dunwich', 'kingsport', 'dark-pharaoh', 'king-in-yellow'] });
const GAMES = [
  ['arkham', arkham(contentOfBoxes(all), arkhamRulesOf(all)) as unknown as Game],
  ['haunt', haunt(contentOfBoxes(base), hauntRulesOf(base)) as unknown as Game],
] as const;

const SETUP = { investigators: ['random', 'random'], ancientOne: 'random' };

function playAnswers(game: Game, answers: number): Play<unknown, unknown, unknown, unknown> {
  const play = Play.start(game, SETUP, `damaged ${answers}`);
  const bot = randomBot('damaged');
  while (play.answerCount < answers && play.result === undefined) bot.move(play);
  return play;
}

/** Returns a save with a correct checksum, whatever else is wrong with it. */
function withChecksum(save: unknown): unknown {
  const { check: _, ...rest } = Object(save) as Record<string, unknown>;
  try {
    return { ...rest, check: fingerprint(rest) };
  } catch {
    // The value is too deep for a fingerprint.
    return save;
  }
}

/** Expects a refusal in one sentence with its place, or a game that can be viewed and played. */
function expectRefusedOrPlayable(open: () => Play<unknown, unknown, unknown, unknown>): void {
  try {
    const play = open();
    JSON.stringify([play.view(0), play.view(), play.decisions]);
    const bot = randomBot('on');
    for (let i = 0; i < 3 && play.result === undefined; i++) bot.move(play);
  } catch (error) {
    if (!(error instanceof Error) || isProgramError(error)) throw error;
    expect(error.message).not.toMatch(/\n|undefined|\[object|Cannot read/);
    if (error instanceof PlayError) expect(error.place).toBeDefined();
    else expect(error.message).toMatch(/^[\w.[\]-]+: /);
  }
}

describe.each(GAMES)('damaged input of %s', (_name, game) => {
  const plays = [playAnswers(game, 40), playAnswers(game, 150)];
  const saves: readonly Save[] = plays.map((play) => play.save());
  const some = fc.constantFrom(0, 1);

  it('in a save is refused with its place, with and without a correct checksum', () => {
    const property = fc.property(damages, some, fc.boolean(), fc.boolean(), (changes, which, hasChecksum, isReplay) => {
      const save = applyDamages(saves[which], changes);
      const input = hasChecksum ? withChecksum(save) : save;
      expectRefusedOrPlayable(() => (isReplay ? Play.replay(game, input) : Play.load(game, input)));
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it('in a packed save is refused with its place', () => {
    const packed = plays.map((play) => play.pack());
    const property = fc.property(damages, some, (changes, which) => {
      expectRefusedOrPlayable(() => Play.load(game, applyDamages(packed[which], changes)));
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it('in a position is refused with its place', () => {
    const property = fc.property(damages, some, (changes, which) => {
      expectRefusedOrPlayable(() => Play.from(game, applyDamages(saves[which]?.checkpoint.state, changes), 'damaged'));
    });
    fc.assert(property, { numRuns: RUNS });
  });

  it('in a set-up is refused with its place', () => {
    const property = fc.property(damages, (changes) => {
      expectRefusedOrPlayable(() => Play.start(game, applyDamages({ ...SETUP, houseRules: {} }, changes), 'damaged'));
    });
    fc.assert(property, { numRuns: RUNS });
  });

  const saveWithState = (state: object) =>
    withChecksum({ ...saves[0], checkpoint: { ...saves[0]?.checkpoint, state } });

  it.each(['gates', 'investigators', 'cup', 'decks', 'step'])(
    'is refused without %s in the position, even with a correct checksum',
    (field) => {
      const { [field]: _, ...state } = (saves[0] as Save).checkpoint.state as Record<string, unknown>;
      expect(() => Play.load(game, saveWithState(state))).toThrow(`checkpoint.state.${field}: is missing`);
    },
  );

  it('is refused if it is nested too deeply, with the beginning of its path', () => {
    const deep = { ...(saves[0]?.checkpoint.state as object), cup: nestInLists('x') };
    expect(() => Play.load(game, saveWithState(deep))).toThrow('checkpoint.state.cup: is nested too deeply');
    expect(() => Play.load(game, nestInLists('x'))).toThrow('save: is not an object');
    expect(() => Play.from(game, deep, 'x')).toThrow('position.cup.0.0: is nested too deeply');
    expect(() => Play.start(game, { ...SETUP, packs: nestInLists('x') }, 'x')).toThrow(
      /^setup\.packs.*: is nested too deeply$/,
    );
  });
});
