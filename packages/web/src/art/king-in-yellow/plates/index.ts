import riot from './plate-riot.svg?url';

/** The riot as it is seen. */
export const PLATES: Readonly<Record<string, string>> = { riot };
