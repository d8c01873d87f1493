import type { Args, Decision, PublicOption, Seat } from '@vigil/engine';
import { type Content, ENGLISH, wordsOf } from '@vigil/rules';
import type { Cast } from './cast.js';
import type { Named } from './pattern.js';

/** Says a message in English. */
export type Say = (key: string, args?: Args) => string;

/** An option of an open decision, or something that may be done besides. */
export interface Choice extends Named {
  readonly by: Seat | undefined;
  readonly aside: boolean;
}

/** An open decision with its words. */
export interface Asked {
  readonly decision: Decision;
  readonly words: string;
  readonly choices: readonly Choice[];
}

/** English, with the names of these components. */
export function sayer(content: Content): Say {
  const english = wordsOf('en', ENGLISH, content);
  return (key, args) => english.say(key, args);
}

export function inWords(decision: Decision, say: Say): Asked {
  const choice = (option: PublicOption, aside: boolean): Choice => ({
    id: option.id,
    words: say(option.key, option.args),
    by: option.by,
    aside,
  });
  return {
    decision,
    words: say(decision.key, decision.args),
    choices: [
      ...decision.options.map((option) => choice(option, false)),
      ...decision.asides.map((option) => choice(option, true)),
    ],
  };
}

/** Decisions as a report shows them, each option on its line. */
export function listed(open: readonly Asked[], cast: Cast): string[] {
  if (open.length === 0) return ['nobody is asked anything'];
  return open.flatMap(({ decision, words, choices }) => [
    `${decision.by.map((seat) => cast.nameOf(seat)).join(' or ')} asked ${decision.key} [${decision.why}]: ${words}`,
    ...choices.map(({ id, words: said, by, aside }) => {
      const whose = by !== undefined && (aside || decision.by.length > 1) ? `, ${cast.nameOf(by)} only` : '';
      return `  ${id}${aside ? ' (aside)' : ''}: ${said}${whose}`;
    }),
  ]);
}
