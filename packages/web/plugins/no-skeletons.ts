import type { Plugin } from 'vite';

const SKELETONS = '@formatjs/icu-skeleton-parser';
const NONE = '\0vigil-no-skeletons';

/**
 * Leaves out what reads the skeletons of numbers and dates in messages (`{n, number, ::.0}`): no message of ours has one, as a
 * test makes sure, and it weighs 2 kB of what has to be there before a game stands. One in a pack from outside is not
 * heeded: the number is written plainly.
 */
export function noSkeletons(): Plugin {
  return {
    name: 'vigil-no-skeletons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === SKELETONS ? NONE : undefined),
    load: (id) =>
      id === NONE
        ? `const plain = () => ({});
           export { plain as parseDateTimeSkeleton, plain as parseNumberSkeleton };
           export const parseNumberSkeletonFromString = () => [];`
        : undefined,
  };
}
