/** Media query of windows that show one part of the table at a time. */
export const NARROW_QUERY = '(max-width: 1279px)';
