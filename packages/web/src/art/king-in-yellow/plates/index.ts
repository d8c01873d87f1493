import riot from './plate-riot.svg?url';

/** The large picture of the riot. */
export const PLATES: Readonly<Record<string, string>> = { riot };
