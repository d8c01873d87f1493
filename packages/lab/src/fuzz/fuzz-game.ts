import { type Bot, RandomSource, randomBot } from '@vigil/bots';
import { CORRECTION, type GameDefinition, Play, PlayError } from '@vigil/engine';
import { enrichPosition } from '../games/enrich.js';
import { type BatchOptions, errorSentence, type LabGame } from '../games/game.js';
import { findDifference, freeze, MutationWatcher } from '../many/compare.js';
import { NO_END, seedOf } from '../many/play-out.js';

/** A violation found in a random game. `save`: the exported game, if there was one. */
export interface Fault {
  readonly index: number;
  readonly seed: string;
  readonly error: string;
  readonly answers: number;
  readonly save?: unknown;
}

/** The record of one fuzzed game. */
export interface FuzzRecord {
  readonly index: number;
  readonly answers: number;
  readonly outcome?: string;
  readonly fault?: Fault;
}

/** One answer in this many is followed by a fork, an undo, or a switch to the rebuilt play. */
const FORK_ONCE_IN = 32;
const COMPARE_FORK_ONCE_IN = 12;
const UNDO_ONCE_IN = 128;
const CONTINUE_REBUILT_ONCE_IN = 4;
/** With corrections, one move in this many is a correction. */
const CORRECT_ONCE_IN = 6;
/** One game in this many is busy: many asides, with cards and losses that allow them. */
const BUSY_GAME_ONCE_IN = 4;
const BUSY_ASIDE_INTERVAL = 2;
/** A busy game may go on for thousands of answers. */
const MOST_ANSWERS_OF_BUSY_GAME = 500;
const ENRICH_ONCE_IN = 20;

/** Parameters of one fuzzed game: start, player and listener. */
export interface FuzzedGame<Setup, S extends object, E, R> {
  readonly index: number;
  readonly seed: string;
  readonly bot: Bot;
  readonly begin: (
    game: GameDefinition<Setup, S, E, R>,
    listen: ((event: E) => void) | undefined,
  ) => Play<Setup, S, E, R>;
  /**
   * Receives every event. Without it half of the games have a listener: listening must neither fail nor change
   * anything.
   */
  readonly listen?: (event: E) => void;
  /** Corrects the position occasionally. */
  readonly corrections?: boolean;
  /** Gives the investigators cards, and little Sanity and Stamina, now and then. */
  readonly isEnriched?: boolean;
  /** Maximum number of answers, after which the game is abandoned. */
  readonly maxAnswers?: number;
  /** Called after every answer; true abandons the game. */
  readonly isDone?: () => boolean;
}

/** Plays one random game of a batch; see {@link fuzzGame}. */
export function fuzzBatchGame<Setup, S extends object, E, R>(
  game: LabGame<Setup, S, E, R>,
  batchSeed: string,
  index: number,
  fixed: Partial<BatchOptions> = {},
): FuzzRecord {
  return fuzzSetup(game, batchSeed, index, (seed) => game.variedSetup(index, seed, fixed), fixed.corrections);
}

/** Plays one random game of a batch from this start; see {@link fuzzGame}. */
export function fuzzSetup<Setup, S extends object, E, R>(
  game: LabGame<Setup, S, E, R>,
  batchSeed: string,
  index: number,
  setup: (seed: string) => Setup,
  corrections = false,
): FuzzRecord {
  const seed = seedOf(batchSeed, index);
  const isBusy = index % BUSY_GAME_ONCE_IN === BUSY_GAME_ONCE_IN - 1;
  return fuzzGame(game, {
    index,
    seed,
    bot: randomBot(seed, isBusy ? BUSY_ASIDE_INTERVAL : undefined),
    corrections,
    isEnriched: isBusy,
    ...(isBusy && { maxAnswers: MOST_ANSWERS_OF_BUSY_GAME }),
    begin: (definition, listen) => Play.start(definition, setup(seed), seed, {}, listen),
  });
}

/**
 * Plays a game. After every answer a second play is rebuilt from the saved JSON. State, open decisions and dice must be
 * equal, and every invariant must hold. Sometimes a fork (at once or later) and an undo are compared as well. Sometimes
 * the game continues with the rebuilt play. At the end the game is replayed from its beginning.
 */
export function fuzzGame<Setup, S extends object, E, R>(
  game: LabGame<Setup, S, E, R>,
  {
    index,
    seed,
    bot,
    begin,
    listen,
    corrections = false,
    isEnriched = false,
    maxAnswers = Number.POSITIVE_INFINITY,
    isDone,
  }: FuzzedGame<Setup, S, E, R>,
): FuzzRecord {
  const watched = new MutationWatcher(game.definition);
  const chance = new RandomSource(`fuzz ${seed}`);
  const correctionChance = corrections ? new RandomSource(`keeper ${seed}`) : undefined;
  let eventReplay: ReturnType<NonNullable<typeof game.eventReplay>> | undefined;
  const check = (event: E) => {
    checkWords(game.words?.event(event), event);
    eventReplay?.handleEvent(event);
    listen?.(event);
  };
  // The rebuilt plays have no listener.
  const listener = chance.below(2) === 0 || listen ? check : undefined;
  let play: Play<Setup, S, E, R> | undefined;

  /** A fork that has not been accessed, and the play that it must equal. */
  let pendingFork: { readonly fork: Play<Setup, S, E, R>; readonly expected: Play<Setup, S, E, R> } | undefined;

  const assertSame = (other: Play<Setup, S, E, R>, how: string) => {
    const difference = play && watched.difference(play, other);
    if (difference !== undefined) throw new Error(`${how} gives a different play: ${difference}`);
  };
  const rebuild = (current: Play<Setup, S, E, R>) => {
    const saved = current.answers.length % 2 === 0 ? current.save() : current.pack();
    return Play.load(watched.definition, JSON.parse(JSON.stringify(saved)));
  };

  try {
    play = begin(watched.definition, listener);
    checkPosition(game, play);
    if (listener) eventReplay = game.eventReplay?.(play.state);
    while (play.result === undefined && play.answerCount < maxAnswers && !isDone?.()) {
      if (play.answerCount >= NO_END) throw new Error(`no end after ${NO_END} answers`);
      if (isEnriched && game.content && chance.below(ENRICH_ONCE_IN) === 0)
        enrichPosition(play as never, game.content, chance, false);
      if (correctionChance?.below(CORRECT_ONCE_IN) !== 0 || !tryCorrection(game, play, correctionChance))
        bot.move(play);
      const difference = eventReplay?.compare(play.state);
      if (difference !== undefined) throw new Error(`the events do not describe the change: ${difference}`);
      const second = rebuild(play);
      assertSame(second, 'loading the save');
      checkPosition(game, play);
      if (chance.below(FORK_ONCE_IN) === 0) assertSame(play.fork(), 'a fork');
      if (pendingFork && chance.below(COMPARE_FORK_ONCE_IN) === 0) {
        const difference = watched.difference(pendingFork.expected, pendingFork.fork);
        if (difference !== undefined) throw new Error(`a fork differs once the original has continued: ${difference}`);
        pendingFork = undefined;
      }
      pendingFork ??= { fork: play.fork(), expected: rebuild(play) };
      if (chance.below(UNDO_ONCE_IN) === 0)
        assertSame(undoAndReplay(play, 1 + chance.below(3)), 'undoing and answering again');
      if (chance.below(CONTINUE_REBUILT_ONCE_IN) === 0) {
        play = second;
        play.listen(listener);
      }
    }
    assertSame(
      Play.replay(watched.definition, JSON.parse(JSON.stringify(play.save()))),
      'replaying from the beginning',
    );
    const { result, answers } = play;
    return { index, answers: answers.length, ...(result !== undefined && { outcome: game.outcome(result) }) };
  } catch (error) {
    const answers = play?.answers.length ?? 0;
    const save = play && exportSave(play);
    return {
      index,
      answers,
      fault: { index, seed, error: errorSentence(error), answers, ...(save !== undefined && { save }) },
    };
  }
}

/** Tries a correction. Returns false if it is impossible; then nothing has changed. */
function tryCorrection<Setup, S extends object, E, R>(
  game: LabGame<Setup, S, E, R>,
  play: Play<Setup, S, E, R>,
  correctionChance: RandomSource,
): boolean {
  const correction = game.correction?.(play.state, correctionChance);
  const before = JSON.stringify(play.state);
  try {
    play.amend(correction);
    return true;
  } catch (error) {
    if (!(error instanceof PlayError) || error.code !== 'bad-correction') throw error;
    // The rules refuse an impossible correction with a sentence; that is no fault.
    if (/undefined|NaN|Cannot read/.test(error.message)) throw error;
    if (JSON.stringify(play.state) !== before) throw new Error(`a correction was refused, and changed something`);
    return false;
  }
}

/** Undoes answers on a copy and gives them again. */
function undoAndReplay<Setup, S, E, R>(play: Play<Setup, S, E, R>, answers: number): Play<Setup, S, E, R> {
  const copy = play.fork();
  const last = copy.answers.slice(-answers);
  copy.undo(last.length, true);
  for (const [decision, option] of last) {
    if (decision === CORRECTION) copy.amend(JSON.parse(option));
    else copy.answer(String(decision), option);
  }
  return copy;
}

function checkPosition<Setup, S, E, R>(game: LabGame<Setup, S, E, R>, play: Play<Setup, S, E, R>): void {
  const { decisions, state } = play;
  // Decisions and views are cached, so a change by one reader would reach the others.
  freeze(decisions);
  for (const seat of [undefined, 0, 1]) {
    const difference = findDifference('view', freeze(play.view(seat)), game.definition.view(state, seat));
    if (difference !== undefined) throw new Error(`a cached view differs from the position: ${difference}`);
  }
  if (play.result === undefined && decisions.length === 0) throw new Error('no decision is open (dead end)');
  const asked = new Set<number>();
  for (const decision of decisions) {
    const { id, key, by, options, asides } = decision;
    const empty = game.words?.empty?.(decision);
    if (empty !== undefined) throw new Error(`a question without content: ${empty}`);
    for (const message of [decision, ...options, ...asides]) checkWords(game.words?.message(message), message);
    for (const seat of by) asked.add(seat);
    if (options.length === 0) throw new Error(`decision ${id} (${key}) has no options`);
    if (by.length === 0) throw new Error(`decision ${id} (${key}) is put to no seat`);
    const ids = [...options, ...asides].map((option) => option.id);
    const duplicate = ids.find((option, at) => ids.indexOf(option) !== at);
    if (duplicate !== undefined) throw new Error(`decision ${id} (${key}) has two options with the id "${duplicate}"`);
  }
  if (play.result !== undefined) return;
  const suspended = new Set(play.suspended);
  for (const { name, clauses, findViolation } of game.invariants) {
    const found = findViolation(state, asked, decisions, suspended);
    if (found !== undefined) throw new Error(`violated: ${name} [${clauses.join(', ')}]: ${found}`);
  }
}

/** Throws for text without a translation, which shows its key in brackets. */
function checkWords(text: string | undefined, of: unknown): void {
  if (text !== undefined && /[⟦⟧]|undefined|NaN/.test(text)) {
    throw new Error(`incomplete text "${text}" for ${JSON.stringify(of)}`);
  }
}

function exportSave<Setup, S, E, R>(play: Play<Setup, S, E, R>): unknown {
  try {
    return play.save();
  } catch {
    return undefined;
  }
}
