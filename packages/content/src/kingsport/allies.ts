/** The 11 Allies of Kingsport, one card each. */
import type { Ability, CardDef, Modifier, Trigger } from '@vigil/rules';
import { discard, gain, receive, skill, track } from '@vigil/rules/builders';

const onJoining = (...then: Trigger['then']): Trigger => ({ when: { on: 'gained' }, then });

const ally = (
  id: string,
  name: string,
  from: string | undefined,
  modifiers: readonly Modifier[],
  more: Partial<CardDef>,
): CardDef => ({ id, name, deck: 'ally', count: 1, ...(from !== undefined && { from }), modifiers, ...more });

/** Exhausted, and a Focus, for a point. */
const treatment = (what: 'sanity' | 'stamina'): Ability => ({
  when: { phase: 'upkeep' },
  cost: { exhaust: true, focus: 1 },
  then: [gain(1, what)],
});

export const ALLIES: readonly CardDef[] = [
  ally('asenath-waite', 'Asenath Waite', 'hall-school', [skill('sneak', 1), skill('speed', 1)], {
    triggers: [onJoining(gain(10, 'money'))],
  }),
  ally('basil-elton', 'Basil Elton', 'north-point-lighthouse', [skill('fight', 1), skill('will', 1)], {
    abilities: [{ when: { before: 'ancient-attack' }, cost: { discard: true }, then: [{ do: 'cancelAncientAttack' }] }],
  }),
  ally(
    'charles-dexter-ward',
    'Charles Dexter Ward',
    'neils-curiosity-shop',
    [skill('lore', 1), skill('speed', 1), { mod: 'armed', kind: 'spells', by: 1 }],
    {},
  ),
  ally('dr-herbert-west', 'Dr. Herbert West', 'congregational-hospital', [skill('speed', 1), skill('will', 1)], {
    abilities: [treatment('stamina')],
    onAwakening: 'discard',
  }),
  ally('foolishness', 'Foolishness', 'artists-colony', [skill('fight', 1), skill('luck', 1), skill('sneak', 1)], {
    triggers: [onJoining(discard(1, { card: 'young-zoog' }))],
  }),
  ally('granny-orne', 'Granny Orne', 'st-erasmuss-home', [skill('lore', 1), skill('sneak', 1)], {
    abilities: [{ when: { at: 'spending-clue' }, cost: { exhaust: true }, then: [{ do: 'countAsClue' }] }],
  }),
  ally(
    'professor-morgan',
    'Professor Morgan',
    '7th-house-on-the-left',
    [skill('fight', 1), skill('speed', 1), { mod: 'armed', kind: 'weapons', by: 1 }],
    {},
  ),
  ally('terrible-old-man', 'Terrible Old Man', '607-water-st', [skill('fight', 1), skill('luck', 1)], {
    article: 'the',
    abilities: [treatment('sanity')],
    onAwakening: 'discard',
  }),
  ally('thomas-olney', 'Thomas Olney', 'the-rope-and-anchor', [skill('luck', 1), skill('sneak', 1)], {
    triggers: [onJoining(receive('blessing'))],
  }),
  ally('william-bain', 'William Bain', 'strange-high-house-in-the-mist', [skill('luck', 1), skill('speed', 1)], {
    triggers: [onJoining(track('doom', -1))],
  }),
  // By a gate card.
  ally('young-zoog', 'Young Zoog', undefined, [skill('lore', 1), skill('speed', 1), skill('will', 1)], {
    article: 'the',
    triggers: [onJoining(discard(1, { card: 'foolishness' }))],
  }),
];
