import { InvalidArgumentError } from 'commander';

/** Parses a whole number of at least `least` and at most `most`, for commander. */
export function wholeNumber(least: number, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const n = Number(text);
    if (/^\d+$/.test(text) && n >= least && n <= max) return n;
    const range = max === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${max}`;
    throw new InvalidArgumentError(`It must be a whole number, ${range}.`);
  };
}

/** Parses numbers of investigators: `4`, a range `1-8` or a list `1,2,4`. Games of a batch use them in turn. */
export function playerNumbers(text: string): number | number[] {
  const number = wholeNumber(1, 8);
  const range = /^(\d)-(\d)$/.exec(text);
  if (range) {
    const [from, to] = [number(range[1] as string), number(range[2] as string)];
    if (from > to) throw new InvalidArgumentError('It must be a rising range, such as 1-8.');
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  }
  const numbers = text.split(',').map(number);
  return numbers.length === 1 ? (numbers[0] as number) : numbers;
}

/** Parses a list separated by commas, without empty entries. */
export function commaList(text: string): string[] {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 0) throw new InvalidArgumentError('It must be a list separated by commas.');
  return entries;
}
