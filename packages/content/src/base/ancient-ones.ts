/**
 * The 8 Ancient Ones of the base game. `modifiers` and `triggers` apply while the Ancient One slumbers: first the
 * changes to its worshippers, then its power. Horror and combat ratings of worshippers are set, toughness is added.
 * `attack.effects` follow a failed check; without a check they apply to all investigators. An attack that takes a
 * resource devours an investigator with none left, even after a passed check: the last Clue may have been spent on it.
 */
import type { AncientOneDef, Countable, Effect } from '@vigil/rules';
import { choose, DEVOURED, each, lose, loseBoth, receive, track, when } from '@vigil/rules/builders';

const CULTISTS = { kinds: ['cultist'] } as const;

const devouredIfNone = (resource: Countable): Effect => when({ hasAtMost: resource, atMost: 0 }, DEVOURED);

export const ANCIENT_ONES: readonly AncientOneDef[] = [
  {
    id: 'azathoth',
    name: 'Azathoth',
    combatRating: 'undefeatable',
    doom: 14,
    defenses: [],
    powerName: 'Absolute Destruction',
    modifiers: [{ mod: 'monster', monsters: { kinds: ['maniac'] }, toughness: 1 }, { mod: 'awakensAsDefeat' }],
    // Never reached: its awakening is the defeat.
    attack: { effects: [DEVOURED] },
  },
  {
    id: 'cthulhu',
    name: 'Cthulhu',
    combatRating: -6,
    doom: 13,
    defenses: [],
    powerName: 'Dreams of Madness',
    modifiers: [
      { mod: 'monster', monsters: CULTISTS, set: { horrorRating: -2, horrorDamage: 2 } },
      { mod: 'maximum', what: 'sanity', by: -1, for: 'all' },
      { mod: 'maximum', what: 'stamina', by: -1, for: 'all' },
    ],
    // A maximum of 0 devours (A-STATUS-11).
    attack: {
      effects: [choose({ do: 'maximum', what: 'sanity', by: -1 }, { do: 'maximum', what: 'stamina', by: -1 })],
    },
    // A full track stays full.
    afterAttack: [track('doom', 1)],
  },
  {
    id: 'hastur',
    name: 'Hastur',
    // Fixed on awakening.
    combatRating: 'minus-terror',
    doom: 13,
    defenses: ['physical-resistance'],
    powerName: 'The King in Yellow',
    modifiers: [
      { mod: 'monster', monsters: CULTISTS, set: { movement: 'flying', combatRating: -2 } },
      { mod: 'sealCost', to: 8 },
    ],
    attack: { check: 'luck', modifier: 1, effects: [lose(2, 'sanity')] },
    doubt: 'An aside in the rulebook has the attack checked with Will; the sheet says Luck, taken here.',
  },
  {
    id: 'ithaqua',
    name: 'Ithaqua',
    combatRating: -3,
    doom: 11,
    defenses: [],
    powerName: 'Icy Winds',
    modifiers: [
      { mod: 'monster', monsters: CULTISTS, toughness: 2 },
      { mod: 'noEnvironments', subtype: 'weather' },
    ],
    triggers: [
      {
        when: { on: 'phase-ended', phase: 'mythos' },
        then: [each('investigators-in-streets', lose(1, 'stamina'))],
      },
    ],
    startOfBattle: [{ do: 'handler', name: 'icy-winds', text: 'handler.icy-winds' }],
    handlerReason:
      'A die is rolled for each item and its failure discards that very item; the language rolls dice without tying each to a card.',
    attack: { check: 'fight', modifier: 1, effects: [lose(2, 'stamina')] },
  },
  {
    id: 'nyarlathotep',
    name: 'Nyarlathotep',
    combatRating: -4,
    doom: 11,
    defenses: ['magical-resistance'],
    powerName: 'A Thousand Masks',
    modifiers: [{ mod: 'monster', monsters: CULTISTS, gives: ['endless'] }],
    masksInCup: true,
    startOfBattle: [devouredIfNone('clues')],
    attack: { check: 'lore', modifier: 1, effects: [lose(1, 'clue')], passedOrNot: [devouredIfNone('clues')] },
  },
  {
    id: 'shub-niggurath',
    name: 'Shub-Niggurath',
    combatRating: -5,
    doom: 12,
    defenses: ['physical-immunity'],
    powerName: 'Black Goat of the Woods',
    modifiers: [
      { mod: 'monster', monsters: { kinds: ['dark-young'] }, gives: ['endless'] },
      { mod: 'monster', monsters: {}, toughness: 1 },
    ],
    startOfBattle: [devouredIfNone('monster-trophies')],
    attack: {
      check: 'sneak',
      modifier: 1,
      effects: [{ do: 'loseTrophy', kind: 'monster', n: 1 }],
      passedOrNot: [devouredIfNone('monster-trophies')],
    },
  },
  {
    id: 'yig',
    name: 'Yig',
    combatRating: -3,
    doom: 10,
    defenses: [],
    powerName: "Yig's Anger",
    modifiers: [{ mod: 'monster', monsters: CULTISTS, set: { combatRating: 0, combatDamage: 4 } }],
    triggers: [
      { when: { on: 'defeated', monsters: CULTISTS }, then: [track('doom', 1)] },
      { when: { on: 'lost' }, then: [track('doom', 1)] },
    ],
    startOfBattle: [when({ has: 'curse' }, DEVOURED, receive('curse'))],
    attack: { check: 'speed', modifier: 1, effects: [loseBoth(1, 1)] },
  },
  {
    id: 'yog-sothoth',
    name: 'Yog-Sothoth',
    combatRating: -5,
    doom: 12,
    defenses: ['magical-immunity'],
    powerName: 'The Key and the Gate',
    modifiers: [
      { mod: 'monster', monsters: CULTISTS, set: { combatRating: -1 }, gives: ['magical-immunity'] },
      // The check is harder; by the errata the clues a seal costs are not more.
      { mod: 'gateDifficulty', by: 1 },
      { mod: 'lostMeans', fate: 'devoured' },
    ],
    startOfBattle: [devouredIfNone('gate-trophies')],
    attack: {
      check: 'will',
      modifier: 1,
      effects: [{ do: 'loseTrophy', kind: 'gate', n: 1 }],
      passedOrNot: [devouredIfNone('gate-trophies')],
    },
  },
];
