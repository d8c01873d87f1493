/** The three riots (Y-RIOT-01): Spawn, put in the streets printed on them, never in the cup. */
import type { MonsterDef } from '@vigil/rules';
import { lose, rollFaces, token, track } from '@vigil/rules/builders';

export const MONSTERS: readonly MonsterDef[] = [
  token('riot', 'Riot', 3, 'normal', 'crescent', -2, 'none', [-4, 4], 3, {
    inCup: false,
    abilities: ['spawn', 'overwhelming'],
    overwhelming: 1,
    defeated: [{ do: 'returnMonster', to: 'box' }, lose(1, 'sanity'), rollFaces([[[4, 5, 6], track('terror', 1)]])],
  }),
];
