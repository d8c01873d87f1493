import type { HarmlessAnswer, TypedDecision, TypedOption, Vocabulary } from '@vigil/rules';
import { readOptionId } from '@vigil/rules';
import type { SeatNumber } from '../online/table-messages.js';

/** The options that a seat may take. */
export function optionsForSeat({ by, options }: TypedDecision, seat: SeatNumber): readonly TypedOption[] {
  return by.includes(seat) ? options.filter((option) => option.by === undefined || option.by === seat) : [];
}

/**
 * The answer that gives nothing away, for a seat that does not come (PBP-24): no Clue is spent, no card used, one stays,
 * sliders stay, offers are declined. What it is, each question of the vocabulary says. Undefined where none does
 * (PBP-25): whether to fight or flee, what to discard.
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
  const said = new Map<string, unknown>(Object.entries(args ?? {}));
  const holds = Object.entries(answer.where ?? {}).every(([name, values]) => values.includes(String(said.get(name))));
  return holds ? sortByAmount(of(answer.least))[0] : undefined;
}

/** Options that say how many, the least first. */
function sortByAmount(options: readonly TypedOption[]): readonly TypedOption[] {
  return [...options].sort((one, other) => amountOf(one) - amountOf(other));
}

/** The number that an option says. */
export function amountOf({ id }: Pick<TypedOption, 'id'>): number {
  return readOptionId('amount', id)?.n ?? 0;
}
