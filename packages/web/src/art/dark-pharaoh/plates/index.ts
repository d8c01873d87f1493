import robedMummy from './plate-robed-mummy.svg?url';

/** The mummy of the Clothing Drive as it is seen. */
export const PLATES: Readonly<Record<string, string>> = { 'robed-mummy': robedMummy };
