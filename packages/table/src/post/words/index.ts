/** Messages of play by post, for page, terminal, chronicle and notifications. */
import { type Catalogue, type Language, type NameLookup, readOptionId, Words } from '@vigil/rules';
import { formatPercent } from '../../odds.js';
import type { TableNote } from '../../online/table-notes.js';
import type { StandingOrder } from '../order-kinds.js';
import type { Intent, Plan, VoidReason } from '../plan.js';
import type { PlanObstacle } from '../plan-check.js';
import type { RouteLeg } from '../route-costs.js';
import { GERMAN_POST } from './de.js';
import { ENGLISH_POST } from './en.js';

/** The catalogues, to be merged into others. */
export const POST_CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: ENGLISH_POST, de: GERMAN_POST };

/** Returns words with these messages only. `names`: looks up names of components. */
export function createPostWords(language: Language, names: NameLookup = (_kind, id) => id): Words {
  return new Words(language, POST_CATALOGUES[language], names);
}

/** The people behind an answer, by name. */
export interface AnswerCredits {
  /** As in {@link LogEntry}. */
  readonly by: string;
  /** The player or investigator that it was given for. */
  readonly owner: string;
  /** The player who gave it instead. */
  readonly who?: string | undefined;
  /** Those who voted for it. */
  readonly voters?: readonly string[];
}

/** Describes the source of an answer. `missed`: the deadline that its owner missed, as text. */
export function answerSourceText(w: Words, credits: AnswerCredits, missed?: string): string {
  const text = w.say('post.by', { name: credits.owner, ...creditArgs(w, credits) });
  return missed === undefined ? text : `${text} · ${w.say('post.by.missed', { when: missed })}`;
}

/** Says in a story how an answer for an investigator came about. */
export function answerAuthorText(w: Words, credits: AnswerCredits, isLate = false): string {
  return w.say('post.done', { investigator: credits.owner, late: yesOrNo(isLate), ...creditArgs(w, credits) });
}

/** Says in a story that the keeper begins the Mythos. */
export function keeperBeginsText(w: Words, who: string | undefined): string {
  return w.say('post.done.begins', { named: yesOrNo(who !== undefined), who: who ?? '' });
}

/** Says who answered a question first, and how. */
export function tooLateText(w: Words, name: string, answer: string): string {
  return w.say('post.faster', { name, answer });
}

function creditArgs(w: Words, { by, who, voters = [] }: AnswerCredits) {
  return {
    by: selectWord(by),
    who: who ?? '',
    named: yesOrNo(who !== undefined),
    n: voters.length,
    voters: w.list(voters),
  };
}

/** Tells a player why their plan is void. */
export function voidText(w: Words, why: VoidReason | 'taken-back'): string {
  return w.say('post.void', { why: selectWord(why) });
}

/** Says why a plan is void, as a part of a sentence. */
export function voidReasonText(w: Words, why: VoidReason | 'taken-back'): string {
  return w.say('post.void.reason', { why: selectWord(why) });
}

/** Describes a note of the log. `nameOf`: the name of a seat. */
export function tableNoteText(w: Words, note: TableNote, nameOf: (seat: number) => string): string {
  const name = nameOf(note.seat);
  switch (note.what) {
    case 'plan-void':
      return w.say('post.note.plan-void', { name, reason: voidReasonText(w, note.why) });
    case 'undo-ended':
      return w.say('post.note.undo-ended', { name, result: note.result, by: nameOf(note.decliner ?? note.seat) });
    case 'proposal-failed':
      return w.say('post.note.proposal-failed', { name, result: note.result });
    case 'offer-lapsed':
      return w.say('post.note.offer-lapsed', { name, other: nameOf(note.to) });
    case 'poll-late':
      return w.say('post.note.poll-late');
  }
}

/** Says why a plan cannot be carried out. `game`: has names of places. */
export function planObstacleText(w: Words, obstacle: PlanObstacle, game: Words = w): string {
  const { why } = obstacle;
  return w.say('post.obstacle', {
    why: selectWord(why),
    place: 'to' in obstacle ? game.name('place', obstacle.to) : '',
    cost: why === 'too-far' ? obstacle.cost : 0,
    points: why === 'too-far' ? obstacle.points : 0,
  });
}

/** Describes the obstacle of a leg. */
export function obstacleText(w: Words, but: NonNullable<RouteLeg['but']>): string {
  return w.say('post.too-far', { why: selectWord(but) });
}

/**
 * Describes the odds of a leg of a plan: the monsters there, and the chance to come so far. Empty without any.
 *
 * @param game has the messages of the game: names and checks
 */
export function legOddsText(w: Words, { foes = [], chance }: RouteLeg, game: Words): string {
  const met = foes.map((foe) => {
    const odds = (['evade', 'horror', 'fight'] as const).flatMap((what) => {
      const value = foe[what];
      const check = what === 'fight' ? 'combat' : what;
      return value === undefined ? [] : [`${game.say(`check.${check}`)} ${formatPercent(value, game.locale)}`];
    });
    return w.say('post.foe', { name: game.name('monster', foe.monster), odds: odds.join(', ') });
  });
  const far = chance === undefined ? [] : [w.say('post.so-far', { chance: formatPercent(chance, game.locale) })];
  return [...far, ...met].join(' · ');
}

/**
 * Describes a standing order on one line.
 *
 * @param w has the messages of this folder
 * @param game has the messages of the game: names, checks, questions
 */
export function orderText(w: Words, order: StandingOrder, game: Words = w): string {
  const one = (monster: string | undefined) => ({
    isOne: yesOrNo(monster !== undefined),
    monster: monster === undefined ? '' : game.name('monster', monster),
  });
  switch (order.order) {
    case 'clues': {
      const { upTo, from = 0, checks = [] } = order;
      const texts = checks.map((check) => sayOrKey(game, `check.${check}`));
      return w.say('post.order.clues', {
        upTo,
        from,
        checks: texts.length === 0 ? w.say('post.order.clues.any') : game.list(texts),
      });
    }
    case 'meet':
      return w.say('post.order.meet', { by: order.by, ...one(order.monster) });
    case 'combat':
      return w.say('post.order.combat', { by: order.by, rounds: order.rounds ?? 0, ...one(order.monster) });
    case 'hands':
      return w.say('post.order.hands', { hold: order.hold });
    case 'pass': {
      const { what, turn, phase } = order;
      const when = phase === undefined ? '' : sayOrKey(game, `phase.${phase}`);
      return w.say('post.order.pass', { what, turn, isPhase: yesOrNo(phase !== undefined), when });
    }
    case 'take-clues':
      return w.say('post.order.take-clues', countArgs(order.n));
    case 'never':
      return w.say('post.order.never', { what: game.name('used', order.use) });
    case 'careful':
      return w.say('post.order.careful');
    case 'answer': {
      const { question, about, option, on, id } = order;
      return w.say('post.order.answer', {
        question: sayOrKey(game, question),
        answer: sayOrKey(game, option),
        isAbout: yesOrNo(about !== undefined),
        about: about === undefined ? '' : game.name('component', about),
        isOn: yesOrNo(on !== undefined),
        on: on === undefined ? '' : game.name('component', on),
        isExact: yesOrNo(id !== undefined),
        ability: id === undefined ? 0 : abilityNumber(id),
      });
    }
  }
}

/** Describes a plan on one line. `isDay`: its turns are days. Words as for {@link orderText}. */
export function planText(
  w: Words,
  { turn, intents }: Pick<Plan, 'turn' | 'intents'>,
  isDay: boolean,
  game = w,
): string {
  const texts = intents.map((intent) => intentText(w, intent, game));
  return w.say('post.plan', {
    turn,
    isDay: yesOrNo(isDay),
    intents: texts.length === 0 ? w.say('post.plan.done') : texts.join('; '),
  });
}

/** The number of an ability, from 1, by its option's id: `use:elder-sign:2`, or `ability:1` for the second of a place. */
function abilityNumber(id: string): number {
  const place = readOptionId('ability', id);
  return place ? place.n + 1 : Number(/:(\d+)$/.exec(id)?.[1] ?? 1);
}

function intentText(w: Words, intent: Intent, game: Words): string {
  switch (intent.do) {
    case 'go':
      return w.say('post.intent.go', { place: game.name('place', intent.to) });
    case 'take-clues':
      return w.say('post.intent.take-clues', countArgs(intent.n));
    case 'answer': {
      const answer = sayOrKey(game, intent.option);
      return w.say('post.intent.answer', { question: sayOrKey(game, intent.question), answer });
    }
    default:
      return w.say(`post.intent.${intent.do}`);
  }
}

function countArgs(n: number | 'all') {
  return { isAll: yesOrNo(n === 'all'), n: n === 'all' ? 0 : n };
}

/** Returns a message of the game with placeholder arguments; its key if that is not enough. */
function sayOrKey(w: Words, key: string): string {
  const text = w.say(key, PLACEHOLDERS);
  return text.startsWith('⟦') ? key : text;
}

/** Placeholders for names that are unknown before the question is asked. */
const PLACEHOLDERS = Object.fromEntries(
  ['investigator', 'monster', 'place', 'card', 'gate', 'world', 'used', 'component'].map((kind) => [kind, '…']),
);

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}

/** Converts a word to an ICU select key, which allows no hyphens. */
function selectWord(word: string): string {
  return word.replaceAll('-', '_');
}
