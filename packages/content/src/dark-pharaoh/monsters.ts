/** The mummy of the Clothing Drive: no token, in no cup, never a trophy. */
import type { MonsterDef } from '@vigil/rules';
import { token } from '@vigil/rules/builders';
import { MUMMY_TOUGHNESS } from '@vigil/rules/dark-pharaoh/constants';

export const MONSTERS: readonly MonsterDef[] = [
  token('robed-mummy', 'Robed Mummy', 1, 'normal', 'crescent', 1, [-1, 1], [-1, 2], MUMMY_TOUGHNESS, {
    inCup: false,
    abilities: ['undead'],
    defeated: [],
    doubt: 'Printed as a Zombie with 2 toughness.',
  }),
];
