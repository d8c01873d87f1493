/**
 * Rules carried out on a copy of the table, to see what they come to before a player decides: the rules themselves, with
 * dice that are given, where nobody looks and nothing of the game changes.
 */
import { Dice, PlayError, type Rule, type Wait } from '@vigil/engine';
import type { Combat, Game } from '../game.js';
import { Interrupted } from '../game.js';
import type { Investigator, Possession } from '../state.js';
import { restoreCombat, saveCombat } from './saved-combat.js';

/** A fight at a copy of the table. */
export interface Rehearsal {
  readonly g: Game;
  readonly combat: Combat;
  /** A card of the fighter's as it is at the copy. */
  readonly twin: (possession: Possession) => Possession;
}

/** The fight itself, to begin rehearsing from. */
export function startRehearsal(g: Game, combat: Combat): Rehearsal {
  return { g, combat, twin: (possession) => possession };
}

/** A copy of a fight with its table. `dice`: those that will fall there, no more. */
export function rehearse({ g, combat, twin }: Rehearsal, dice: readonly number[]): Rehearsal {
  const copy = g.rules.checks.rehearsal(g, Dice.seeded('', dice));
  copy.copyOccupation(g);
  const fight = restoreCombat(copy, saveCombat(g, combat));
  const twins = new Map(combat.who.cards.map((card, at) => [card, fight.who.cards[at] as Possession]));
  return {
    g: copy,
    combat: fight,
    twin(possession) {
      const before = twin(possession);
      return twins.get(before) ?? before;
    },
  };
}

/**
 * Plays a rule of a rehearsal to its end; where it asks, a check is rolled and left at what falls, with the bonus that gives
 * most dice. Gives whether its investigator is still there; undefined: it needs more than the dice that were given.
 */
export function playThrough(rule: Rule, who: Investigator): boolean | undefined {
  try {
    let step = rule.next();
    while (!step.done) step = rule.next(answerTo(step.value));
    return true;
  } catch (interrupt) {
    if (interrupt instanceof PlayError) return undefined;
    // Any other interrupt ends everything under way.
    if (interrupt instanceof Interrupted && interrupt.who !== who.seat) return true;
    if (interrupt instanceof Error) throw interrupt;
    return false;
  }
}

const PLAIN_ANSWERS: readonly string[] = ['roll', 'enough', 'pay', 'take'];

/** The value of the answer that does no more than what is rehearsed. */
function answerTo(wait: Wait): unknown {
  if (wait.kind !== 'ask') throw new PlayError('endless', 'rules that run side by side are not rehearsed');
  const { options, draft } = wait;
  const plain = options.find(({ id }) => PLAIN_ANSWERS.includes(id));
  if (plain) return plain.value;
  if (draft.key !== 'q.bonus') return options[0]?.value;
  const dice = options.map(({ args }) => Number(args?.dice ?? 0));
  return options[dice.indexOf(Math.max(...dice))]?.value;
}
