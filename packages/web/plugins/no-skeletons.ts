import type { Plugin } from 'vite';

const SKELETONS = '@formatjs/icu-skeleton-parser';
const EMPTY_PARSER = '\0vigil-no-skeletons';
const PARSER = /\/@formatjs\/icu-messageformat-parser\/index\.js$/;
/** Time data by country. */
const HOUR_CYCLES = /const timeData = \{[\s\S]*?\n\};/;

/**
 * Leaves out the parser of number and date skeletons (`{n, number, ::.0}`). No message of ours has one, as a test
 * checks. It saves 3 kB before a game stands. In an external pack a skeleton is ignored and the number is written
 * plainly.
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
