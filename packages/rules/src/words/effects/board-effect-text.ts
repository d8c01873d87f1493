/** Texts of effects on the board: monsters that appear, seals, movement. */
import type { Amount } from '../../language/conditions.js';
import type { MonsterAbility } from '../../language/terms.js';
import { assertNever, isCompoundCount, toPlaceText, valueText } from '../nouns.js';
import {
  type Block,
  branchArgs,
  type Clause,
  type ClauseForm,
  type ClausePart,
  clause,
  type Passage,
  type PassagePart,
  statementClause,
} from '../passages.js';
import type { Args, Words } from '../words.js';
import { type ComposeInner, makeBlock } from './combinator-text.js';
import type { EffectOf } from './merge-effects.js';

export function appearPart(w: Words, e: EffectOf<'appear'>, composeInner: ComposeInner): PassagePart {
  const gives = givesText(w, e.gives ?? []);
  const rating = (key: string, by: number) =>
    w.say(key, {
      n: Math.abs(by),
      how: by < 0 ? 'lower' : 'higher',
      to: w.signed(by - 2),
      many: (e.n ?? 1) > 1 ? 'yes' : 'no',
    });
  const changes: string[] = [];
  if (e.horror !== undefined && e.horror === e.combat) changes.push(rating('effect.appear.both', e.horror));
  else {
    if (e.horror !== undefined) changes.push(rating('effect.appear.horror', e.horror));
    if (e.combat !== undefined) changes.push(rating('effect.appear.combat', e.combat));
  }
  if (e.checks !== undefined) changes.push(checksBonusText(w, e.checks));
  const more = changes.length === 0 ? '' : ` (${w.list(changes)})`;
  if (e.kinds) return appearOfKindPart(w, e, { gives, more }, e.else && composeInner(e.else));
  const key = e.surprise ? 'effect.appear.surprise' : 'effect.appear';
  const textFor = (who: ClauseForm) => w.say(key, { n: e.n ?? 1, gives, who }) + more;
  // A player can have it appear, if the language says so.
  const appears = { ...statementClause(textFor), optional: w.say('effect.appear.optional') === 'yes' };
  if (!e.defeated) return appears;
  return blockWithElse(w, appears, 'effect.appear.defeated', composeInner(e.defeated), {
    n: e.n ?? 1,
  });
}

/** " with Ambush": after the noun. */
function givesText(w: Words, all: readonly MonsterAbility[]): string {
  const [only, ...more] = all;
  const own = `monsters.with.${only}`;
  if (more.length === 0 && w.has(own)) return w.say(own, { noun: '' });
  const abilities = w.list(all.map((ability) => w.say(`ability.${ability}`)));
  return abilities === '' ? '' : w.say('effect.appear.gives', { abilities });
}

/** "A Rat-Thing from the cup appears (Combat rating −1). Not in the cup: …" */
function appearOfKindPart(
  w: Words,
  e: EffectOf<'appear'>,
  { gives, more }: { readonly gives: string; readonly more: string },
  other: Passage | undefined,
): PassagePart {
  const monster = e.kinds?.[0] ?? '';
  const key = e.surprise ? 'effect.appear.kind.surprise' : 'effect.appear.kind';
  const text = (who: ClauseForm) => w.say(key, { n: e.n ?? 1, monster, gives, who }) + more;
  const appears = statementClause(text);
  return other === undefined ? appears : blockWithElse(w, appears, 'effect.appear.none', other);
}

export function removeSealPart(w: Words, plain: ClausePart, other: Passage | undefined): PassagePart {
  return other === undefined ? plain : blockWithElse(w, plain, 'effect.remove-seal.none', other);
}

/** Returns a block for something that may be absent, with the alternative. */
function blockWithElse(w: Words, head: Clause, key: string, other: Passage, args: Args = {}): Block {
  const rest = w.say(key, { ...args, smooth: other.smooth ? 'yes' : 'no', ...branchArgs(w, other) });
  return makeBlock('if', head, [rest], [other]);
}

/** "your checks +1 for each success". */
function checksBonusText(w: Words, by: Amount): string {
  if (typeof by === 'number') return w.say('effect.appear.checks', { by: w.signed(by) });
  const each = 'count' in by && !isCompoundCount(by) && w.has(`countable.${by.count}.each`);
  return each
    ? w.say('effect.appear.checks.each', { by: w.signed(1), thing: w.say(`countable.${by.count}.each`) })
    : w.say('effect.appear.checks', { by: valueText(w, by) });
}

/** "at each open gate to Another Time". */
export function atGatesText(w: Words, worlds: readonly string[]): string {
  return w.say('place.gates-to', {
    worlds: w.list(
      worlds.map((world) => w.nameInForm('world', world, 'to')),
      'or',
    ),
  });
}

export function movePart(w: Words, e: EffectOf<'move'>, third: (key: string, args?: Args) => PassagePart): PassagePart {
  const { destination } = e;
  const draw = e.encounter?.draw ?? 0;
  if ('place' in destination) return third('move.place', { goal: toPlaceText(w, destination.place), draw });
  switch (destination.to) {
    case 'street':
    case 'anywhere':
    case 'any-location':
    case 'gate-of-drawn-mythos':
    case 'first-area':
    case 'second-area':
    case 'any-first-area':
    case 'any-second-area':
    case 'world-of-drawn-gate':
      return third(`move.${destination.to}`, { draw });
    default: {
      const unknown = assertNever(destination.to);
      return clause(() => unknown);
    }
  }
}
