import type { Plugin } from 'vite';

const SKELETONS = '@formatjs/icu-skeleton-parser';
const EMPTY_PARSER = '\0vigil-no-skeletons';
const PARSER = /\/@formatjs\/icu-messageformat-parser\/index\.js$/;
/** Which hours each country counts by, for skeletons of times. */
const HOUR_CYCLES = /const timeData = \{[\s\S]*?\n\};/;

/**
 * Leaves out what reads the skeletons of numbers and dates in messages (`{n, number, ::.0}`): no message of ours has one, as a
 * test makes sure, and with the hours of all countries it weighs 3 kB of what has to be there before a game stands. One in a
 * pack from outside is not heeded: the number is written plainly.
 */
export function noSkeletons(): Plugin {
  return {
    name: 'vigil-no-skeletons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === SKELETONS ? EMPTY_PARSER : undefined),
    load: (id) =>
      id === EMPTY_PARSER
        ? `const plain = () => ({});
           export { plain as parseDateTimeSkeleton, plain as parseNumberSkeleton };
           export const parseNumberSkeletonFromString = () => [];`
        : undefined,
    transform(code, id) {
      if (!PARSER.test(id)) return undefined;
      if (!HOUR_CYCLES.test(code))
        throw new Error('The parser of messages has no table of hours any more: see no-skeletons.ts.');
      return { code: code.replace(HOUR_CYCLES, "const timeData = { '001': ['H', 'h'] };"), map: null };
    },
  };
}
