/** Texts of the cards of the epic battle. */
import type { TableCardDef } from '../language/components.js';
import type { Effects } from '../language/effects.js';
import type { EpicStep } from '../language/epic.js';
import { effectText, ofFirstPlayer, theirText, toSentence } from './component-sentences.js';
import { modifierLines } from './modifiers/modifier-text.js';
import { assertNever } from './nouns.js';
import { joinSentences } from './passages.js';
import type { Words } from './words.js';

/** A card of the epic battle in parts: modifiers of its round, its steps in order, and the investigators left out. */
export interface EpicText {
  readonly modifiers: readonly string[];
  readonly steps: readonly string[];
  readonly excluded: readonly string[];
}

/** Returns the parts of an epic battle card; empty for other cards. */
export function epicText(w: Words, { modifiers = [], epic }: TableCardDef): EpicText {
  const { steps = [] } = epic ?? {};
  const done = new Set(steps.map(({ does }) => does));
  const without: string[] = [];
  if (epic && !done.has('plot') && !done.has('end')) {
    if (!done.has('investigators')) without.push(toSentence(w, w.say('epic.no-investigators')));
    if (!done.has('ancient-one')) without.push(toSentence(w, w.say('epic.no-ancient-one')));
  }
  return {
    modifiers: modifierLines(w, modifiers),
    steps: steps.map((step) => epicStepText(w, step)),
    excluded: without,
  };
}

/** "this round, the first player’s dice succeed on a 4, 5 or 6" */
function firstPlayersDice(w: Words, effects: Effects): string | undefined {
  const [only, ...more] = effects;
  if (only?.do !== 'untilTurnEnds' || more.length > 0) return undefined;
  const [modifier, ...others] = only.modifiers;
  if (modifier?.mod !== 'success' || others.length > 0) return undefined;
  return toSentence(w, w.say('epic.first-player.success', { faces: w.list(modifier.faces.map(String), 'or') }));
}

function epicStepText(w: Words, step: EpicStep): string {
  switch (step.does) {
    case 'effects':
      return firstPlayersDice(w, step.then) ?? effectText(w, ofFirstPlayer(step.then));
    case 'investigators': {
      const who = toSentence(w, w.say(step.who ? 'epic.first-player' : 'epic.investigators'));
      const has = (step.defenses ?? []).map((one) => w.say(`ability.${one}`));
      if (has.length === 0) return who;
      return joinSentences(w, [toSentence(w, w.say('epic.defenses', { abilities: w.list(has, 'and') })), who]);
    }
    case 'ancient-one': {
      const { modifier = 0, instead } = step;
      const how = modifier === 0 ? 'as-ever' : modifier < 0 ? 'harder' : 'easier';
      const attacks = toSentence(w, w.say('epic.ancient-one', { how, n: Math.abs(modifier) }));
      if (!instead) return attacks;
      return joinSentences(w, [attacks, toSentence(w, theirText(w, 'epic.instead', instead))]);
    }
    case 'rating':
      return toSentence(
        w,
        w.say('epic.rating', {
          how: step.by < 0 ? 'lower' : 'higher',
          n: Math.abs(step.by),
          to: w.signed(step.by - 5),
        }),
      );
    case 'start':
    case 'plot':
    case 'end':
      return toSentence(w, w.say(`epic.${step.does}`));
    default:
      return assertNever(step);
  }
}
