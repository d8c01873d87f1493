/** Sentences that texts of several kinds of components share. */
import type { Effect, Effects } from '../language/effects.js';
import { composeEffects } from './effects/effect-text.js';
import type { EffectContext } from './effects/effect-tools.js';
import { branchArgs, endSentence, sayClear } from './passages.js';
import type { Args, Words } from './words.js';

/** Returns effects as one paragraph. Without effects: "Nothing happens." */
export function effectText(w: Words, what: Effects): string {
  const then = composeEffects(w, what);
  return endSentence(w.capitalize(then.empty ? w.say('effect.nothing', { who: 'you' }) : then.say('you')));
}

/** Effects on the investigator a text is resolved for. */
const PERSONAL: ReadonlySet<Effect['do']> = new Set(['draw', 'gain', 'lose', 'move', 'untilTurnEnds']);

/** Returns effects of a card without owner, which name no investigator: they concern the first player. */
export function ofFirstPlayer(what: Effects): Effects {
  return what.map((effect) =>
    PERSONAL.has(effect.do) || (effect.do === 'closeGate' && effect.which === 'chosen')
      ? { do: 'each', of: 'first-player', then: [effect] }
      : effect,
  );
}

/** Returns a message around effects. */
export function aroundText(w: Words, key: string, what: Effects, args: Args = {}, context: EffectContext = {}): string {
  return sayClear(w, key, { ...args, ...branchArgs(w, composeEffects(w, what, context)) });
}

/** Returns a message around effects in the third person: "each investigator … loses 2 Stamina". */
export function theirText(w: Words, key: string, what: Effects): string {
  const then = composeEffects(w.about('they'), what);
  return w.say(key, { third: then.say('third'), ...branchArgs(w, then) });
}

/** Returns a text as a sentence: with a capital letter and a full stop. */
export function toSentence(w: Words, text: string): string {
  return endSentence(w.capitalize(text));
}
