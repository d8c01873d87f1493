/** The 21 Spells of the edition of 2006, eight kinds. `then`: effects of a passed casting. */
import type { CardDef, Casting, Effect } from '@vigil/rules';
import { gain, lose, may, perSuccess } from '@vigil/rules/builders';
import { LOCUSTS } from '@vigil/rules/dark-pharaoh/constants';

const handler = (name: string): Effect => ({ do: 'handler', name: `pharaoh-${name}`, text: `pharaoh.${name}` });

const casting = (modifier: Casting['modifier'], sanity: number, hands = 0): Casting => ({
  modifier,
  sanity,
  hands,
  after: 'exhaust',
});

const spell = (id: string, name: string, count: number, text: Partial<CardDef>): CardDef => ({
  id,
  name,
  deck: 'spell',
  count,
  ...text,
});

export const SPELLS: readonly CardDef[] = [
  spell('astral-travel', 'Astral Travel', 3, {
    handlerReason: 'through any open gate',
    abilities: [
      {
        when: { phase: 'arkham-encounters' },
        inPlaceOf: 'encounter',
        cast: { ...casting(-1, 2), after: 'discard' },
        then: [handler('travel')],
      },
    ],
  }),
  spell('denying-the-ancient-one', 'Denying the Ancient One', 2, {
    handlerReason: 'what the Ancient One says of monsters does not hold for a turn',
    doubt: 'Exhausting is not in the transcript; taken as usual.',
    abilities: [{ when: { phase: 'upkeep' }, cast: casting(-1, 1), then: [handler('deny')] }],
  }),
  spell('feeding-the-mind', 'Feeding the Mind', 2, {
    abilities: [
      {
        when: { phase: 'upkeep' },
        cast: casting(-1, 0),
        then: [perSuccess(may([lose(1, 'stamina'), gain(2, 'sanity')]))],
      },
    ],
  }),
  spell('markings-of-isis', 'Markings of Isis', 3, {
    abilities: [
      {
        when: { before: 'check', checks: ['horror'] },
        if: { fighting: {} },
        cast: casting({ count: 'monster-horror' }, 0, 1),
        then: [{ do: 'passCheck' }],
      },
    ],
  }),
  spell('plague-of-locusts', 'Plague of Locusts', 3, {
    handlerReason: 'a neighbourhood of people and monsters',
    doubt:
      'Exhausting and how long monsters are weaker are not in the transcript: as usual, and to the end of the turn.',
    abilities: [
      {
        when: { phase: 'movement' },
        if: { at: { in: 'arkham' } },
        cast: casting(-2, 1),
        then: [
          {
            do: 'handler',
            name: 'pharaoh-locusts',
            text: 'pharaoh.locusts',
            harm: [lose(LOCUSTS.stamina, 'stamina')],
          },
        ],
      },
    ],
  }),
  spell('premonition', 'Premonition', 2, {
    handlerReason: 'moves a slider outside the Upkeep',
    abilities: [{ when: { phase: 'any' }, cast: casting(-1, 1), then: [handler('foresee')] }],
  }),
  spell('revelation-of-script', 'Revelation of Script', 3, {
    handlerReason: 'holds to the end of a phase',
    abilities: [{ when: { phase: 'any' }, cast: casting(1, 0), then: [handler('reveal')] }],
  }),
  spell('shroud-of-shadow', 'Shroud of Shadow', 3, {
    doubt: 'Whether X is chosen before the Spell check is not said: it is paid with the casting.',
    abilities: [
      {
        when: { before: 'check', checks: ['sneak', 'evade'] },
        cost: { sanity: { chosen: { from: 1 } } },
        cast: casting(-1, 0),
        then: [{ do: 'checkBonus', by: 2, each: 'chosen' }],
      },
    ],
  }),
];
