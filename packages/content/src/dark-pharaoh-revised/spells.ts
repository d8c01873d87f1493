/** The Spells of 2011 that read otherwise; Premonition is the same in both editions. */
import type { CardDef, Casting, Effect } from '@vigil/rules';
import { gain, lose, may } from '@vigil/rules/builders';

const handler = (name: string): Effect => ({
  do: 'handler',
  name: `pharaoh-revised-${name}`,
  text: `pharaoh-revised.${name}`,
});

const casting = (modifier: Casting['modifier'], sanity: number): Casting => ({
  modifier,
  sanity,
  hands: 0,
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
    abilities: [
      {
        when: { phase: 'arkham-encounters' },
        if: { at: { in: 'arkham' } },
        inPlaceOf: 'encounter',
        cast: { ...casting(-2, 1), after: 'discard' },
        then: [{ do: 'move', destination: { to: 'any-first-area' } }],
      },
    ],
  }),
  spell('denying-the-ancient-one', 'Denying the Ancient One', 2, {
    handlerReason: 'who falls keeps what he has',
    abilities: [{ when: { phase: 'upkeep' }, cast: casting(-1, 2), then: [handler('keep')] }],
  }),
  spell('feeding-the-mind', 'Feeding the Mind', 2, {
    abilities: [
      {
        when: { phase: 'upkeep' },
        cast: casting(-2, 0),
        then: [{ do: 'times', n: 3, then: [may([lose(1, 'stamina'), gain(2, 'sanity')])] }],
      },
    ],
  }),
  spell('markings-of-isis', 'Markings of Isis', 3, {
    abilities: [
      {
        when: { before: 'check', checks: ['horror'] },
        if: { fighting: {} },
        cast: casting({ count: 'monster-horror' }, 0),
        then: [{ do: 'passCheck' }],
      },
    ],
  }),
  spell('plague-of-locusts', 'Plague of Locusts', 3, {
    handlerReason: 'a monster in a street, and the Clues around it',
    abilities: [{ when: { phase: 'movement' }, cast: casting(0, 2), then: [handler('swarm')] }],
  }),
  spell('revelation-of-script', 'Revelation of Script', 3, {
    handlerReason: 'follows what is found to the end of the turn',
    abilities: [{ when: { phase: 'upkeep' }, cast: casting(-1, 0), then: [handler('read')] }],
  }),
  spell('shroud-of-shadow', 'Shroud of Shadow', 3, {
    handlerReason: 'reaches into every fight of a turn',
    abilities: [{ when: { phase: 'upkeep' }, cast: casting(-2, 1), then: [handler('shroud')] }],
  }),
];
