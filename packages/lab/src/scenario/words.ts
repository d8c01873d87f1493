import type { Decision, PublicOption, Seat } from '@vigil/engine';
import {
  type Ability,
  abilityText,
  answerText,
  type Content,
  createWords,
  ENGLISH,
  isUse,
  messageText,
  questionText,
  type TypedDecision,
  type Words,
} from '@vigil/rules';
import type { Cast } from './cast.js';
import type { NamedCandidate } from './pattern.js';

/** An option of an open decision, or an aside. */
export interface WordedChoice extends NamedCandidate {
  readonly by: Seat | undefined;
  readonly aside: boolean;
}

/** An open decision with its words. */
export interface WordedDecision {
  readonly decision: Decision;
  readonly words: string;
  readonly choices: readonly WordedChoice[];
}

/** English words for these components. */
export function englishOf(content: Content): Words {
  return createWords('en', ENGLISH, content);
}

export function wordDecision(decision: Decision, words: Words, content: Content): WordedDecision {
  const asked = decision as TypedDecision;
  const choice = (option: PublicOption, aside: boolean): WordedChoice => {
    const plain = messageText(words, option);
    const which = abilityOf(option, content);
    const full = which ? `${plain}: ${abilityText(words, which)}` : aside ? plain : answerText(words, asked, option);
    return { id: option.id, words: plain, ...(full !== plain && { full }), by: option.by, aside };
  };
  return {
    decision,
    words: questionText(words, asked),
    choices: [
      ...decision.options.map((option) => choice(option, false)),
      ...decision.asides.map((option) => choice(option, true)),
    ],
  };
}

/** Returns the ability of an option, for a card or sheet with several. */
function abilityOf({ id, key, args }: PublicOption, content: Content): Ability | undefined {
  if (!isUse(key) && key !== 'o.use-aside') return undefined;
  const source = String(args?.card);
  const { abilities = [] } = content.cards.get(source) ?? content.investigators.get(source) ?? {};
  if (abilities.length < 2) return undefined;
  const n = /:(\d+)(:by:\d+)?$/.exec(id)?.[1];
  return abilities[Number(n ?? 1) - 1];
}

/** Formats decisions for reports, each option on a line. */
export function listDecisions(open: readonly WordedDecision[], cast: Cast): string[] {
  if (open.length === 0) return ['no question is open'];
  return open.flatMap(({ decision, words, choices }) => [
    `${decision.by.map((seat) => cast.nameOf(seat)).join(' or ')} asked ${decision.key} [${decision.why}]: ${words}`,
    ...choices.map(({ id, words: plain, full, by, aside }) => {
      const whose = by !== undefined && (aside || decision.by.length > 1) ? `, ${cast.nameOf(by)} only` : '';
      return `  ${id}${aside ? ' (aside)' : ''}: ${full ?? plain}${whose}`;
    }),
  ]);
}
