import type { HarmlessAnswer, TypedDecision, TypedOption, Vocabulary } from '@vigil/rules';
import { readOptionId } from '@vigil/rules';
import type { SeatNumber } from '../online/messages.js';

/** The options that a seat may take. */
export function optionsOf({ by, options }: TypedDecision, seat: SeatNumber): readonly TypedOption[] {
  return by.includes(seat) ? options.filter((option) => option.by === undefined || option.by === seat) : [];
}

/**
 * The answer that gives nothing away, for a seat that does not come (PBP-24): no Clue is spent, no card used, one stays,
 * sliders stay, offers are declined. What it is, each question of the vocabulary says. Undefined where none does
 * (PBP-25): whether to fight or flee, what to discard.
 */
export function harmless(decision: TypedDecision, vocabulary: Vocabulary, seat: SeatNumber): TypedOption | undefined {
  const stated = vocabulary.questions[decision.key]?.harmless;
  if (stated === undefined || stated === 'none') return undefined;
  const options = optionsOf(decision, seat);
  const answers: readonly HarmlessAnswer[] = isList(stated) ? stated : [stated];
  for (const answer of answers) {
    const found = answered(answer, decision, options);
    if (found) return found;
  }
  return undefined;
}

function isList(stated: HarmlessAnswer | readonly HarmlessAnswer[]): stated is readonly HarmlessAnswer[] {
  return Array.isArray(stated);
}

function answered(
  answer: HarmlessAnswer,
  { args }: TypedDecision,
  options: readonly TypedOption[],
): TypedOption | undefined {
  const of = (key: string) => options.filter((option) => option.key === key);
  if (typeof answer === 'string') {
    const [only, another] = of(answer);
    return another === undefined ? only : undefined;
  }
  if ('first' in answer) return of(answer.first)[0];
  if ('most' in answer) return byNumber(of(answer.most)).at(-1);
  const said = new Map<string, unknown>(Object.entries(args ?? {}));
  const holds = Object.entries(answer.where ?? {}).every(([name, values]) => values.includes(String(said.get(name))));
  return holds ? byNumber(of(answer.least))[0] : undefined;
}

/** Options that say how many, the least first. */
function byNumber(options: readonly TypedOption[]): readonly TypedOption[] {
  return [...options].sort((one, other) => numberOf(one) - numberOf(other));
}

/** The number that an option says. */
export function numberOf({ id }: Pick<TypedOption, 'id'>): number {
  return readOptionId('amount', id)?.n ?? 0;
}
