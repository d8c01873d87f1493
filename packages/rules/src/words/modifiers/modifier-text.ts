/** Texts of modifiers, which apply while a card is in play. */
import type { Modifier, Scope } from '../../language/modifiers.js';
import { assertNever, kindsList } from '../nouns.js';
import { endSentence } from '../passages.js';
import type { Words } from '../words.js';
import { BOARD_MODIFIERS } from './board-modifiers.js';
import { CARD_MODIFIERS } from './card-modifiers.js';
import { CHECK_MODIFIERS } from './check-modifiers.js';
import { createModifierTools, type ModifierSentence, type ModifierText, type ModifierTexts } from './modifier-tools.js';
import { MONSTER_MODIFIERS } from './monster-modifiers.js';

/** The text of every kind of modifier. A kind of the modifier language without a row does not compile. */
const MODIFIER_TEXTS: ModifierTexts = {
  ...CHECK_MODIFIERS,
  ...CARD_MODIFIERS,
  ...BOARD_MODIFIERS,
  ...MONSTER_MODIFIERS,
};

interface ModifierContext {
  /** The monster this text is printed on: it is not named again. */
  readonly self?: string;
  /** The duration, if stated. */
  readonly until?: string | undefined;
  /** True on the sheet of an Ancient One, whose text is about all investigators. */
  readonly ofAll?: boolean;
}

/** Returns modifiers as sentences, one a line. */
export function modifierLines(
  w: Words,
  modifiers: readonly Modifier[],
  { self, until, ofAll = false }: ModifierContext = {},
): string[] {
  const lines: string[] = [];
  let group: ModifierSentence[] = [];
  let scope: Scope = 'owner';
  const put = (text: string) =>
    lines.push(endSentence(w.capitalize(until === undefined ? text : w.say('mod.until', { until, text }))));
  const flush = () => {
    const texts = mergeBonuses(w, group);
    if (group.length > 0) put(scope === 'owner' ? w.list(texts) : w.say(`scope.${scope}`, { text: w.list(texts) }));
    group = [];
  };
  let merged = 0;
  for (const [i, modifier] of modifiers.entries()) {
    if (i < merged) continue;
    if ('ifThere' in modifier && modifier.ifThere && w.name('world', modifier.world ?? '') === modifier.world) continue;
    const alike = alikeFrom(modifiers, i);
    merged = i + alike.length;
    const sentence = alike.length > 1 ? mergedSentence(w, alike, modifier) : modifierSentence(w, modifier, self, ofAll);
    if (!sentence.short || sentence.scope !== scope) flush();
    scope = sentence.scope;
    if (sentence.short) group.push(sentence);
    else put(sentence.text);
  }
  flush();
  return lines;
}

/** Fates that a sentence can forbid together. */
const FORBIDDEN_FATES: ReadonlySet<string> = new Set(['arrest', 'curse', 'delay']);

/** Returns the common part of modifiers that differ in one field. Undefined for a single one. */
function frameOf(m: Modifier): string | undefined {
  if (m.mod === 'drawExtra') return JSON.stringify({ ...m, deck: '' });
  const isFate = m.mod === 'forbid' && FORBIDDEN_FATES.has(m.what) && m.except === undefined;
  return isFate ? JSON.stringify({ ...m, what: '' }) : undefined;
}

/** Returns the modifiers from a place on that share a sentence. */
function alikeFrom(modifiers: readonly Modifier[], start: number): readonly Modifier[] {
  const [first, ...others] = modifiers.slice(start);
  if (first === undefined) return [];
  const frame = frameOf(first);
  const end = frame === undefined ? 0 : others.findIndex((one) => frameOf(one) !== frame);
  return [first, ...others.slice(0, end < 0 ? others.length : end)];
}

/** "You cannot be arrested or delayed.", "When you draw from the Injury or Madness deck, …" */
function mergedSentence(w: Words, alike: readonly Modifier[], first: Modifier): ModifierSentence {
  const { scope } = createModifierTools(w, first, undefined, false);
  const decks = alike.flatMap((m) => (m.mod === 'drawExtra' ? [w.say('mod.draw-bottom.deck', { deck: m.deck })] : []));
  if (decks.length > 0) return { short: false, text: w.say('mod.draw-extra', { decks: w.list(decks, 'or') }), scope };
  const fates = alike.flatMap((m) => (m.mod === 'forbid' ? [w.say(`mod.forbid.fate.${m.what}`)] : []));
  const own = 'for' in first && first.for === 'owner' ? 'yes' : 'no';
  const what = w.has('list.nor')
    ? fates.reduce((before, next) => w.say('list.nor', { first: before, last: next }))
    : w.list(fates, 'or');
  return { short: false, text: w.say('mod.forbid.fates', { own, what }), scope };
}

/** "+2 to Combat and Evade checks": consecutive modifiers of the same amount. */
function mergeBonuses(w: Words, group: readonly ModifierSentence[]): string[] {
  const merged: ModifierSentence[] = [];
  for (const one of group) {
    const last = merged.at(-1);
    const [before, bonus] = [last?.bonus, one.bonus];
    if (last === undefined || before === undefined || bonus === undefined || before.by !== bonus.by) merged.push(one);
    else {
      const checks = [...before.checks, ...bonus.checks];
      const text = w.say('mod.check', { by: bonus.by, checks: kindsList(w, checks, 'and') });
      merged[merged.length - 1] = { ...last, text, bonus: { by: bonus.by, checks } };
    }
  }
  return merged.map(({ text }) => text);
}

/** Returns modifiers within a sentence: "+1 to every skill check". */
export function modifierList(w: Words, modifiers: readonly Modifier[]): string {
  return w.list(modifiers.map((modifier) => modifierSentence(w, modifier).text));
}

function modifierSentence(w: Words, m: Modifier, self?: string, ofAll = false): ModifierSentence {
  const tools = createModifierTools(w, m, self, ofAll);
  const text = MODIFIER_TEXTS[m.mod] as ModifierText<Modifier['mod']> | undefined;
  // Only a pack that was not validated has an unknown kind.
  if (text === undefined) return { short: false, text: assertNever(m as never), scope: tools.scope };
  return text(tools, m as never);
}
