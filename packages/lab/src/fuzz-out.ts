import { Chance, randomBot } from '@vigil/bots';
import { Play } from '@vigil/engine';
import { Watched } from './compare.js';
import { type LabGame, sentence } from './game.js';
import { NO_END, seedOf } from './play-out.js';

/** Something that must not happen, found in a random game. `save`: the exported game, where there was one. */
export interface Fault {
  readonly index: number;
  readonly seed: string;
  readonly error: string;
  readonly answers: number;
  readonly save?: unknown;
}

/** What remains of one game of a fuzz. */
export interface FuzzRecord {
  readonly index: number;
  readonly answers: number;
  readonly outcome?: string;
  readonly fault?: Fault;
}

/** One answer in so many is followed by a fork, by taking answers back, by going on with the rebuilt play. */
const FORK_ONCE_IN = 32;
const UNDO_ONCE_IN = 128;
const GO_ON_REBUILT_ONCE_IN = 4;

/**
 * Plays one random game and, after every answer, rebuilds a second play from the saved JSON: it must be the same in
 * state, open decisions and dice, and every invariant must hold. Now and then the same of a fork and of an undo, and
 * the game sometimes goes on with the rebuilt play. In the end the game is replayed from its beginning.
 */
export function fuzzOut<Setup, S extends object, E, R>(
  game: LabGame<Setup, S, E, R>,
  batchSeed: string,
  index: number,
): FuzzRecord {
  const seed = seedOf(batchSeed, index);
  const watched = new Watched(game.definition);
  const chance = new Chance(`fuzz ${seed}`);
  const bot = randomBot(seed);
  // Events must neither fail nor matter: half of the games are listened to, the rebuilt plays never.
  const listener = chance.below(2) === 0 ? (event: E) => checkWords(game.words?.event(event), event) : undefined;
  let play: Play<Setup, S, E, R> | undefined;

  const same = (other: Play<Setup, S, E, R>, how: string) => {
    const difference = play && watched.difference(play, other);
    if (difference !== undefined) throw new Error(`${how} gives another play: ${difference}`);
  };
  const rebuilt = (current: Play<Setup, S, E, R>) =>
    Play.load(watched.definition, JSON.parse(JSON.stringify(current.save())));

  try {
    play = Play.start(watched.definition, game.variedSetup(index, seed), seed, {}, listener);
    checkPosition(game, play);
    while (play.result === undefined) {
      if (play.answers.length >= NO_END) throw new Error(`no end after ${NO_END} answers`);
      bot.move(play);
      const second = rebuilt(play);
      same(second, 'loading the save');
      checkPosition(game, play);
      if (chance.below(FORK_ONCE_IN) === 0) same(play.fork(), 'a fork');
      if (chance.below(UNDO_ONCE_IN) === 0) same(undone(play, 1 + chance.below(3)), 'undoing and answering again');
      if (chance.below(GO_ON_REBUILT_ONCE_IN) === 0) {
        play = second;
        play.listen(listener);
      }
    }
    same(Play.replay(watched.definition, JSON.parse(JSON.stringify(play.save()))), 'replaying from the beginning');
    return { index, answers: play.answers.length, outcome: game.outcome(play.result) };
  } catch (error) {
    const answers = play?.answers.length ?? 0;
    const save = play && exported(play);
    return {
      index,
      answers,
      fault: { index, seed, error: sentence(error), answers, ...(save !== undefined && { save }) },
    };
  }
}

/** Takes answers back on a copy, and gives them again. */
function undone<Setup, S, E, R>(play: Play<Setup, S, E, R>, answers: number): Play<Setup, S, E, R> {
  const copy = play.fork();
  const last = copy.answers.slice(-answers);
  copy.undo(last.length, true);
  for (const [decision, option] of last) copy.answer(String(decision), option);
  return copy;
}

function checkPosition<Setup, S, E, R>(game: LabGame<Setup, S, E, R>, play: Play<Setup, S, E, R>): void {
  const { decisions, state } = play;
  if (play.result === undefined && decisions.length === 0) throw new Error('nobody has anything to decide (dead end)');
  const asked = new Set<number>();
  for (const decision of decisions) {
    const { id, key, by, options, asides } = decision;
    for (const message of [decision, ...options, ...asides]) checkWords(game.words?.message(message), message);
    for (const seat of by) asked.add(seat);
    if (options.length === 0) throw new Error(`decision ${id} (${key}) has no options`);
    if (by.length === 0) throw new Error(`decision ${id} (${key}) is put to nobody`);
    const ids = [...options, ...asides].map((option) => option.id);
    const twice = ids.find((option, at) => ids.indexOf(option) !== at);
    if (twice !== undefined) throw new Error(`decision ${id} (${key}) has two options with the id "${twice}"`);
  }
  if (play.result !== undefined) return;
  for (const { name, clauses, broken } of game.invariants) {
    const found = broken(state, asked);
    if (found !== undefined) throw new Error(`not so: ${name} [${clauses.join(', ')}]: ${found}`);
  }
}

/** What has no words in a language is shown with its key in brackets. */
function checkWords(text: string | undefined, of: unknown): void {
  if (text !== undefined && /[⟦⟧]|undefined|NaN/.test(text)) {
    throw new Error(`there are no words, only "${text}", for ${JSON.stringify(of)}`);
  }
}

function exported<Setup, S, E, R>(play: Play<Setup, S, E, R>): unknown {
  try {
    return play.save();
  } catch {
    return undefined;
  }
}
