/** The five Allies of Dunwich, one card each. Their bonuses apply even while exhausted (D-ALLY-01). */
import type { Ability, CardDef, Trigger } from '@vigil/rules';
import { draw, skill } from '@vigil/rules/builders';

/** Exhausted to lessen a loss by one. */
const lossReduction = (what: 'sanity' | 'stamina'): Ability => ({
  when: { before: 'loss', of: [what] },
  cost: { exhaust: true },
  then: [{ do: 'reduceLoss', by: 1, of: what }],
});

const onJoining = (...then: Trigger['then']): Trigger => ({ when: { on: 'gained' }, then });

export const ALLIES: readonly CardDef[] = [
  {
    id: 'ammi-pierce',
    name: 'Ammi Pierce',
    deck: 'ally',
    count: 1,
    from: 'gardners-place',
    modifiers: [skill('luck', 1), skill('will', 1)],
    abilities: [lossReduction('sanity')],
    onAwakening: 'discard',
  },
  {
    id: 'corinna-jones',
    name: 'Corinna Jones',
    deck: 'ally',
    count: 1,
    from: 'cold-spring-glen',
    modifiers: [{ mod: 'focus', by: 1 }],
    triggers: [onJoining(draw(1, 'skill'))],
  },
  {
    id: 'earl-sawyer',
    name: 'Earl Sawyer',
    deck: 'ally',
    count: 1,
    from: 'whateley-farm',
    modifiers: [skill('fight', 1), skill('sneak', 1)],
    abilities: [lossReduction('stamina')],
    onAwakening: 'discard',
  },
  {
    id: 'professor-rice',
    name: 'Professor Rice',
    deck: 'ally',
    count: 1,
    from: 'wizards-hill',
    modifiers: [skill('lore', 1), skill('luck', 1)],
    triggers: [onJoining({ do: 'spreadClues' })],
  },
  {
    id: 'zebulon-whateley',
    name: 'Zebulon Whateley',
    deck: 'ally',
    count: 1,
    from: 'devils-hopyard',
    modifiers: [skill('lore', 1), skill('will', 1)],
    abilities: [
      { when: { phase: 'any' }, cost: { exhaust: true }, then: [{ do: 'refresh', what: { deck: 'spell' } }] },
    ],
  },
];
