/**
 * The spells of the base game: 11 kinds, 40 cards. Casting exhausts or discards the card whether or not the spell check
 * passes; `then` holds the effects of a passed check (A-SPELL-02 to 05).
 */
import type { Ability, CardDef, Casting } from '@vigil/rules';
import { bonus, count, gain, perSuccess, RETURN } from '@vigil/rules/builders';

const casting = (modifier: Casting['modifier'], sanity: number, hands: number): Casting => ({
  modifier,
  sanity,
  hands,
  after: 'exhaust',
});

/** A spell of attack: a magical bonus to the combat checks of one combat. */
const attack = (by: number, cast: Casting): Ability => ({
  when: { in: 'combat' },
  cast,
  then: [{ do: 'combatBonus', by, damage: 'magical' }],
});

export const SPELLS: readonly CardDef[] = [
  {
    id: 'bind-monster',
    name: 'Bind Monster',
    deck: 'spell',
    count: 2,
    magical: true,
    doubt:
      'Whether a failed casting discards it too is not plain; one script discards on a success only. Taken as with ' +
      'every spell: what follows a casting follows it passed or not.',
    abilities: [
      {
        when: { before: 'check', checks: ['combat'] },
        if: { fighting: {} },
        cast: { modifier: 4, sanity: 2, difficulty: count('monster-toughness'), hands: 2, after: 'discard' },
        then: [{ do: 'passCheck' }],
      },
    ],
  },
  {
    id: 'dread-curse-of-azathoth',
    name: 'Dread Curse of Azathoth',
    deck: 'spell',
    count: 4,
    magical: true,
    abilities: [attack(9, casting(-2, 2, 2))],
  },
  {
    id: 'enchant-weapon',
    name: 'Enchant Weapon',
    deck: 'spell',
    count: 3,
    magical: true,
    abilities: [{ when: { in: 'combat' }, cast: casting(0, 1, 0), then: [{ do: 'enchantWeapon' }] }],
  },
  {
    id: 'find-gate',
    name: 'Find Gate',
    deck: 'spell',
    count: 4,
    magical: true,
    doubt: 'Card not seen: the magical mark and 0 hands follow the lists.',
    abilities: [
      {
        when: { phase: 'movement' },
        if: { at: { in: 'other-worlds' } },
        cast: casting(-1, 1, 0),
        then: [RETURN],
      },
    ],
  },
  {
    id: 'flesh-ward',
    name: 'Flesh Ward',
    deck: 'spell',
    count: 4,
    magical: true,
    onAwakening: 'discard',
    doubt: 'One list says 1 hand; the card shows none.',
    abilities: [
      {
        when: { before: 'loss', of: ['stamina'] },
        cast: casting(-2, 1, 0),
        then: [{ do: 'reduceLoss', by: 'all', of: 'stamina' }],
      },
    ],
  },
  {
    id: 'heal',
    name: 'Heal',
    deck: 'spell',
    count: 3,
    abilities: [
      {
        when: { phase: 'upkeep' },
        cast: casting(1, 1, 0),
        for: 'self-or-other-here',
        then: [perSuccess(gain(1, 'stamina'))],
      },
    ],
  },
  {
    id: 'mists-of-releh',
    name: 'Mists of Releh',
    deck: 'spell',
    count: 4,
    magical: true,
    abilities: [
      {
        when: { before: 'check', checks: ['evade'] },
        cast: casting(count('monster-awareness'), 0, 0),
        then: [{ do: 'passCheck' }],
      },
    ],
  },
  {
    // The cancelled ability, chosen by the caster, is never magical immunity: that is part of the spell.
    id: 'red-sign-of-shudde-mell',
    name: "Red Sign of Shudde M'ell",
    deck: 'spell',
    count: 2,
    magical: true,
    abilities: [{ when: { in: 'combat' }, cast: casting(-1, 1, 1), then: [{ do: 'weakenMonster', toughness: 1 }] }],
  },
  {
    id: 'shrivelling',
    name: 'Shrivelling',
    deck: 'spell',
    count: 5,
    magical: true,
    abilities: [attack(6, casting(-1, 1, 1))],
  },
  {
    id: 'voice-of-ra',
    name: 'Voice of Ra',
    deck: 'spell',
    count: 3,
    magical: true,
    abilities: [
      {
        when: { phase: 'upkeep' },
        cast: casting(-1, 1, 0),
        then: [{ do: 'untilTurnEnds', modifiers: [bonus('any', 1)] }],
      },
    ],
  },
  {
    id: 'wither',
    name: 'Wither',
    deck: 'spell',
    count: 6,
    magical: true,
    abilities: [attack(3, casting(0, 0, 1))],
  },
];
