import { type OPTION_IDS, optionId, type SingleOption } from '../language/questions/index.js';

/** A number as an option of a question. */
export type NumberOption = SingleOption<'o.number', typeof OPTION_IDS.amount, number>;

/** Returns the whole numbers from `from` to `to` as options; none if `to` is smaller. */
export function numberOptions(from: number, to: number): NumberOption[] {
  const options: NumberOption[] = [];
  for (let n = from; n <= to; n++) options.push({ id: optionId.amount(n), value: n, key: 'o.number', args: { n } });
  return options;
}
