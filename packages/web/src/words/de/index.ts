import type { INTERFACE } from '../en/index.js';

/** The interface in German, by the same keys as the English one. */
export const INTERFACE_DE: Partial<Record<keyof typeof INTERFACE, string>> = {};
