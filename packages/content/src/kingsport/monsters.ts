/** The 28 monster tokens of Kingsport, 16 kinds. 3 of them are further tokens of the base game's (`MORE_MONSTERS`). */
import type { MonsterDef } from '@vigil/rules';
import { DEVOURED, lose, token } from '@vigil/rules/builders';

export const MONSTERS: readonly MonsterDef[] = [
  token('crawling-one', 'Crawling One', 3, 'normal', 'circle', -1, [-3, 3], [0, 2], 1, {
    abilities: ['physical-resistance'],
    combatDie: true,
  }),
  token('ghast', 'Ghast', 1, 'normal', 'circle', -2, [0, 1], [-3, 1], 2, { abilities: ['ambush'] }),
  token('gnoph-keh', 'Gnoph-Keh', 1, 'normal', 'square', -2, [-1, 1], [-3, 3], 2, {
    abilities: ['physical-resistance', 'overwhelming'],
    overwhelming: 1,
  }),
  token('leng-spider', 'Leng Spider', 4, 'normal', 'slash', -2, [-2, 2], [-1, 4], 2, {
    abilities: ['ambush', 'overwhelming'],
    overwhelming: 1,
  }),
  token('moon-beast', 'Moon-beast', 2, 'aquatic', 'slash', 0, [-1, 2], [-2, 2], 3, { fatal: true }),
  token('serpent-people', 'Serpent People', 3, 'normal', 'crescent', -2, [-1, 2], [-2, 4], 1, {
    abilities: ['elusive', 'magical-resistance'],
    trophyDice: 3,
  }),
  token('shadowy-figure', 'Shadowy Figure', 1, 'unique', 'crescent', -3, 'none', [-2, 2], 3, {
    abilities: ['mask', 'endless', 'elusive'],
    move: { seeks: 'clues' },
    inCup: false,
    doubt: 'Of several areas as near nothing is said; the first player chooses.',
  }),
  token('shan', 'Shan', 2, 'flying', 'triangle', 0, [-2, 0], [-2, 1], 2, { horrorFailed: [DEVOURED] }),
  token('skeleton', 'Skeleton', 2, 'aquatic', 'crescent', -2, [-1, 1], [-1, 2], 2, {
    abilities: ['undead', 'physical-resistance'],
  }),
  token('tcho-tcho-priest', 'Tcho-tcho Priest', 1, 'fast', 'crescent', -1, [-2, 3], [-3, 2], 2, {
    abilities: ['ambush', 'magical-immunity', 'nightmarish'],
    nightmarish: 1,
  }),
  token('the-skinless-one', 'The Skinless One', 1, 'fast', 'circle', -2, [-2, 0], [-2, 0], 2, {
    abilities: ['mask', 'endless'],
    horrorFailed: [DEVOURED],
    combatFailed: [DEVOURED],
    inCup: false,
  }),
  token('werewolf', 'Werewolf', 1, 'unique', 'crescent', -3, [-1, 1], [-3, 2], 2, {
    abilities: ['elusive', 'physical-immunity'],
    move: { like: 'fast', arriving: [lose(2, 'stamina')] },
  }),
  token('yithian', 'Yithian', 2, 'normal', 'triangle', -1, [-1, 0], [-2, 2], 3, {
    horrorFailed: [{ do: 'applyFate', fate: 'lost' }],
  }),
];

export const EXTRA_COPIES = { cultist: 1, 'formless-spawn': 1, nightgaunt: 2 } as const;
