import { type OPTION_IDS, optionId, type SingleOption } from '../language/questions/index.js';

/** A number among the answers to a question. */
export type NumberOption = SingleOption<'o.number', typeof OPTION_IDS.amount, number>;

/** Every whole number from the one to the other, to choose; none if `to` is the lesser. */
export function numberOptions(from: number, to: number): NumberOption[] {
  const options: NumberOption[] = [];
  for (let n = from; n <= to; n++) options.push({ id: optionId.amount(n), value: n, key: 'o.number', args: { n } });
  return options;
}
