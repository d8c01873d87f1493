import type { HarmlessAnswer, TypedDecision, TypedOption, Vocabulary } from '@vigil/rules';
import { readOptionId } from '@vigil/rules';
import type { SeatNumber } from '../online/seat-number.js';

/** Returns the options that a seat may take. */
export function optionsForSeat({ by, options }: TypedDecision, seat: SeatNumber): readonly TypedOption[] {
  return by.includes(seat) ? options.filter((option) => option.by === undefined || option.by === seat) : [];
}

/**
 * Returns the answer for an absent seat that commits it to nothing [PBP-24]. No Clue is spent, no card used, no move
 * made, no slider changed; offers are declined. Each question of the vocabulary declares it. Undefined if it declares
 * none [PBP-25], for example fight or flee.
 */
export function harmlessOption(
  decision: TypedDecision,
  vocabulary: Vocabulary,
  seat: SeatNumber,
): TypedOption | undefined {
  const declared = vocabulary.questions[decision.key]?.harmless;
  if (declared === undefined || declared === 'none') return undefined;
  const options = optionsForSeat(decision, seat);
  const answers: readonly HarmlessAnswer[] = isList(declared) ? declared : [declared];
  for (const answer of answers) {
    const found = matchAnswer(answer, decision, options);
    if (found) return found;
  }
  return undefined;
}

function isList(declared: HarmlessAnswer | readonly HarmlessAnswer[]): declared is readonly HarmlessAnswer[] {
  return Array.isArray(declared);
}

function matchAnswer(
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
  if ('most' in answer) return sortByAmount(of(answer.most)).at(-1);
  const values = new Map<string, unknown>(Object.entries(args ?? {}));
  const holds = Object.entries(answer.where ?? {}).every(([name, allowed]) =>
    allowed.includes(String(values.get(name))),
  );
  return holds ? sortByAmount(of(answer.least))[0] : undefined;
}

/** Sorts options with an amount, the least first. */
function sortByAmount(options: readonly TypedOption[]): readonly TypedOption[] {
  return [...options].sort((option, other) => amountOf(option) - amountOf(other));
}

/** Returns the amount of an option. */
export function amountOf({ id }: Pick<TypedOption, 'id'>): number {
  return readOptionId('amount', id)?.n ?? 0;
}
