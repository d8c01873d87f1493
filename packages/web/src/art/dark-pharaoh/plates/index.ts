import robedMummy from './plate-robed-mummy.svg?url';

/** The large picture of the mummy of the Clothing Drive. */
export const PLATES: Readonly<Record<string, string>> = { 'robed-mummy': robedMummy };
