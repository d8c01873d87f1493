/**
 * Rehearsals: rules run on a copy of the table to see their outcome before a player decides. They use the real rules
 * with given dice. Nothing is emitted and the game does not change.
 */
import { Dice, PlayError, type Rule, type Wait } from '@vigil/engine';
import type { Combat, Game } from '../game.js';
import { Interrupted } from '../game.js';
import { isStanding } from '../resources/resources.js';
import type { Investigator, Possession } from '../state.js';
import { restoreCombat, saveCombat } from './saved-combat.js';

/** A fight at a copy of the table. `copy`: copies a table, with given dice. */
export interface Rehearsal<G extends Game = Game> {
  readonly g: G;
  readonly copy: (g: G, dice: Dice) => G;
  readonly combat: Combat;
  /** Returns the copy's counterpart of a card of the fighter. */
  readonly twin: (possession: Possession) => Possession;
}

/** Returns the fight itself, as the start of a rehearsal. */
export function startRehearsal<G extends Game>(g: G, combat: Combat, copy: (g: G, dice: Dice) => G): Rehearsal<G> {
  return { g, copy, combat, twin: (possession) => possession };
}

/** Returns a copy of the table with an investigator moved elsewhere, so that texts at that place count. */
export function rehearseAt(
  g: Game,
  { seat }: Investigator,
  place: string,
): { readonly g: Game; readonly who: Investigator } {
  const copy = g.rules.checks.rehearsal(g, Dice.seeded('', []));
  copy.copyOccupation(g);
  const who = copy.investigatorAt(seat);
  who.place = place;
  return { g: copy, who };
}

/** Copies a fight with its table. `dice`: all dice that will fall there. */
export function rehearse<G extends Game>(
  { g, copy, combat, twin }: Rehearsal<G>,
  dice: readonly number[],
): Rehearsal<G> {
  const copied = copy(g, Dice.seeded('', dice));
  copied.copyOccupation(g);
  const fight = restoreCombat(copied, saveCombat(g, combat));
  const twins = new Map(combat.who.cards.map((card, at) => [card, fight.who.cards[at] as Possession]));
  return {
    g: copied,
    copy,
    combat: fight,
    twin(possession) {
      const before = twin(possession);
      return twins.get(before) ?? before;
    },
  };
}

/**
 * Runs a rule of a rehearsal to its end. Questions get neutral answers: a check is rolled without changes, with the
 * bonus that gives most dice. Returns false if its investigator was interrupted; undefined if it needs more dice than
 * given.
 */
export function playThrough(rule: Rule, who: Investigator, choose: Choose = answerTo): boolean | undefined {
  try {
    let step = rule.next();
    while (!step.done) step = rule.next(choose(step.value));
    return true;
  } catch (interrupt) {
    // A defeat that rolls dice of its own takes the investigator out whatever they show.
    if (interrupt instanceof PlayError) return isStanding(who) ? undefined : false;
    // Any other interrupt ends everything in progress.
    if (interrupt instanceof Interrupted && interrupt.who !== who.seat) return true;
    if (interrupt instanceof Error) throw interrupt;
    return false;
  }
}

/** Returns the value of an answer. */
type Choose = (wait: Wait) => unknown;

/**
 * Runs a rule on copies of the table, one for each outcome of the draw that it makes; a single copy if it makes none.
 * Undefined if it rolls dice, draws twice, or takes its investigator out.
 */
export function rehearseDraw<G extends Game>(
  start: Rehearsal<G>,
  rule: (at: Rehearsal<G>) => Rule,
): readonly Rehearsal<G>[] | undefined {
  const copies: Rehearsal<G>[] = [];
  let outcomes = 1;
  for (let drawn = 0; drawn < outcomes; drawn++) {
    const at = rehearse(start, []);
    let draws = 0;
    at.g.dice.below = (n) => {
      if (++draws > 1) throw new PlayError('no-dice', 'only one draw is rehearsed');
      outcomes = n;
      return drawn;
    };
    if (playThrough(rule(at), at.combat.who) !== true) return undefined;
    copies.push(at);
  }
  return copies;
}

/**
 * Runs a rule on copies of the table, one for each way to answer questions with a key. Undefined if it rolls dice or
 * takes its investigator out.
 */
export function rehearseChoices<G extends Game>(
  start: Rehearsal<G>,
  rule: (at: Rehearsal<G>) => Rule,
  key: string,
): readonly Rehearsal<G>[] | undefined {
  const copies: Rehearsal<G>[] = [];
  const open: number[][] = [[]];
  for (let answers = open.pop(); answers; answers = open.pop()) {
    const chosen = answers;
    const at = rehearse(start, []);
    let asked = 0;
    const ended = playThrough(rule(at), at.combat.who, (wait) => {
      if (wait.kind !== 'ask' || wait.draft.key !== key) return answerTo(wait);
      const answer = chosen[asked] ?? 0;
      if (asked === chosen.length) {
        for (let other = 1; other < wait.options.length; other++) open.push([...chosen, other]);
        chosen.push(answer);
      }
      asked++;
      return wait.options[answer]?.value;
    });
    if (ended !== true) return undefined;
    copies.push(at);
  }
  return copies;
}

const PLAIN_ANSWERS: readonly string[] = ['roll', 'enough', 'pay', 'take'];

/** Returns the value of the plain answer. */
function answerTo(wait: Wait): unknown {
  if (wait.kind !== 'ask') throw new PlayError('endless', 'rules that run side by side are not rehearsed');
  const { options, draft } = wait;
  const plain = options.find(({ id }) => PLAIN_ANSWERS.includes(id));
  if (plain) return plain.value;
  if (draft.key !== 'q.bonus') return options[0]?.value;
  const dice = options.map(({ args }) => Number(args?.dice ?? 0));
  return options[dice.indexOf(Math.max(...dice))]?.value;
}
