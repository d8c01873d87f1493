/** The 4 Ancient Ones of Kingsport. */
import type { AncientOneDef, Modifier } from '@vigil/rules';
import { count, DEVOURED, each, lose, receive, rollDice, track, when } from '@vigil/rules/builders';
import { BROOD } from './handlers.js';

const CULTISTS = { kinds: ['cultist'] } as const;
/** Rule implemented by the box. */
const boxRule = (name: string): Modifier => ({ mod: 'rule', name: `kingsport-${name}`, text: `kingsport.${name}` });

export const ANCIENT_ONES: readonly AncientOneDef[] = [
  {
    id: 'atlach-nacha',
    name: 'Atlach-Nacha',
    combatRating: -5,
    doom: 13,
    defenses: ['magical-resistance', 'physical-resistance'],
    powerName: 'Web Between Worlds',
    modifiers: [
      { mod: 'monster', monsters: { kinds: ['leng-spider'] }, toughness: 2, set: { movement: 'fast' } },
      boxRule('all-burst'),
      { mod: 'noEnvironments', subtype: 'mystic' },
    ],
    handlerReason: 'Its attack asks all of them together for one of two things.',
    attack: { effects: [] },
    afterAttack: [{ do: 'handler', name: 'kingsport-web', text: 'kingsport.web' }],
    doubt: 'Flying monsters move by a gate burst only where the card has one printed (BOX-30).',
  },
  {
    id: 'eihort',
    name: 'Eihort',
    combatRating: -4,
    doom: 12,
    defenses: ['physical-immunity'],
    powerName: "Eihort's Bargain",
    modifiers: [boxRule('bargain')],
    triggers: [{ when: { on: 'defeated', monsters: CULTISTS }, worshippers: true, then: [BROOD] }],
    handlerReason: 'Its brood tokens are no part of the effect language.',
    startOfBattle: [BROOD],
    attack: { effects: [] },
    afterAttack: [each('first-player', BROOD)],
    doubt: 'The sixth seal wins before the token comes (BOX-31).',
  },
  {
    id: 'ygolonac',
    name: "Y'Golonac",
    combatRating: -4,
    doom: 12,
    defenses: ['physical-resistance'],
    powerName: 'Corrupting Text',
    modifiers: [boxRule('corrupting-text')],
    triggers: [{ when: { on: 'defeated', monsters: CULTISTS }, worshippers: true, then: [track('terror', 1)] }],
    handlerReason: 'Its attack grows by a point each round.',
    attack: { effects: [{ do: 'handler', name: 'kingsport-growing-loss', text: 'kingsport.growing-loss' }] },
  },
  {
    id: 'yibb-tstll',
    name: 'Yibb-Tstll',
    combatRating: 'minus-clues',
    doom: 11,
    defenses: [],
    powerName: 'All-Seeing',
    modifiers: [
      { mod: 'monster', monsters: { kinds: ['nightgaunt'] }, set: { horrorDamage: 3 } },
      { mod: 'evadeDifficulty', by: 1 },
      { mod: 'cap', of: 'clues', most: 5 },
      boxRule('many-arms'),
    ],
    startOfBattle: [lose('all', 'clue')],
    attack: { effects: [] },
    afterAttack: [
      each(
        'first-player',
        rollDice(count('focus'), {
          then: [
            when({ hasAtMost: 'successes', atMost: 0 }, DEVOURED),
            when({ hasAtLeast: 'successes', atLeast: 2 }, receive('blessing')),
          ],
        }),
      ),
    ],
  },
];
