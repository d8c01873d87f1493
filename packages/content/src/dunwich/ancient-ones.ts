/** The 4 Ancient Ones of Dunwich. */
import type { AncientOneDef } from '@vigil/rules';
import { DEVOURED, each, lose, track, when } from '@vigil/rules/builders';

const CULTISTS = { kinds: ['cultist'] } as const;

export const ANCIENT_ONES: readonly AncientOneDef[] = [
  {
    id: 'abhoth',
    name: 'Abhoth',
    combatRating: -4,
    doom: 11,
    defenses: ['magical-resistance'],
    powerName: 'Abominations',
    boxes: CULTISTS,
    modifiers: [],
    triggers: [
      {
        when: { on: 'surge' },
        then: [
          {
            do: 'spawn',
            monsters: { kinds: ['child-of-abhoth-a', 'child-of-abhoth-b', 'child-of-abhoth-c'] },
            at: 'surging-gate',
            else: [track('terror', 2), track('doom', 1)],
          },
        ],
      },
    ],
    attack: {
      effects: [
        { do: 'forfeit', lots: [{ n: 3, of: ['clue', 'monster-trophy', 'gate-trophy', 'item'] }], else: [DEVOURED] },
      ],
    },
  },
  {
    id: 'glaaki',
    name: 'Glaaki',
    combatRating: -5,
    doom: 12,
    defenses: ['physical-resistance'],
    powerName: 'Undead Servants',
    modifiers: [{ mod: 'monster', monsters: CULTISTS, set: { movement: 'stalker' }, gives: ['undead'] }],
    triggers: [
      {
        when: { on: 'ally-left' },
        evenAwake: true,
        then: [
          {
            do: 'spawn',
            monsters: {
              kinds: [
                'servant-of-glaaki-a',
                'servant-of-glaaki-b',
                'servant-of-glaaki-c',
                'servant-of-glaaki-d',
                'servant-of-glaaki-e',
              ],
            },
            at: 'gate-of-drawn-mythos',
            // Awake already, it cannot awaken again.
            else: [{ do: 'handler', name: 'ancient-one-awakens', text: 'dunwich.awakens' }],
          },
        ],
      },
      { when: { on: 'devoured' }, then: [track('terror', 2)] },
    ],
    handlerReason: 'Only this sheet awakens what it is of.',
    attack: { effects: [] },
    afterAttack: [track('terror', 1), when({ terrorAtLeast: 10 }, each('investigators', DEVOURED))],
    doubt: 'Allies of one who is devoured or retires, and those that setup leaves out, bring no Servant (BOX-17).',
  },
  {
    id: 'shudde-mell',
    name: "Shudde M'ell",
    combatRating: -3,
    doom: 12,
    defenses: ['physical-resistance', 'magical-resistance'],
    powerName: 'World Cracking',
    modifiers: [{ mod: 'monster', monsters: { kinds: ['chthonian'] }, set: { moveFaces: [2, 3, 4, 5, 6] } }],
    rubble: [
      'administration',
      'library',
      'south-church',
      'newspaper',
      // OURS: no source names the last three. Stable places, so that no gate is ever at one (BOX-19).
      'bank-of-arkham',
      'mas-boarding-house',
      'velmas-diner',
    ],
    triggers: [
      {
        when: { on: 'surge' },
        then: [{ do: 'handler', name: 'rubble-falls', text: 'dunwich.rubble-falls' }],
      },
    ],
    handlerReason: 'Its rubble markers are no part of the effect language.',
    attack: { effects: [] },
    afterAttack: [{ do: 'handler', name: 'rubble-spent', text: 'dunwich.rubble-spent' }],
    doubt:
      'Of the seven rubble markers two are pictured and two more remembered; the other three places are ours, among those without gates.',
  },
  {
    id: 'tsathoggua',
    name: 'Tsathoggua',
    combatRating: -6,
    doom: 13,
    defenses: [],
    powerName: 'Malaise',
    modifiers: [
      { mod: 'monster', monsters: { kinds: ['formless-spawn'] }, toughness: 1, set: { movement: 'stalker' } },
      {
        mod: 'noLocationAbilities',
        except: ['arkham-asylum', 'curiositie-shoppe', 'general-store', 'ye-olde-magick-shoppe', 'st-marys-hospital'],
      },
      { mod: 'noEnvironments', subtype: 'urban' },
    ],
    startOfBattle: [lose('all', 'clue')],
    attack: {
      effects: [
        {
          do: 'forfeit',
          lots: [
            { n: 2, of: ['monster-trophy'] },
            { n: 1, of: ['gate-trophy'] },
          ],
          else: [DEVOURED],
        },
      ],
    },
  },
];
