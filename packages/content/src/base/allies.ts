/**
 * The 11 Allies of the base game, one card each. `from`: a location with an encounter that provides the Ally. All of
 * them can also be recruited at Ma's Boarding House (A-LOC-09).
 */
import type { CardDef } from '@vigil/rules';
import { draw, gain, skill } from '@vigil/rules/builders';

export const ALLIES: readonly CardDef[] = [
  {
    id: 'anna-kaslow',
    name: 'Anna Kaslow',
    deck: 'ally',
    count: 1,
    from: 'independence-square',
    modifiers: [skill('luck', 2)],
    triggers: [{ when: { on: 'gained' }, then: [gain(2, 'clue')] }],
  },
  {
    id: 'duke',
    name: 'Duke',
    deck: 'ally',
    count: 1,
    from: 'woods',
    doubt:
      'When he joins later in the game a forum ruling raises the maximum only, one script gives the point of sanity as ' +
      'well. Taken as ruled; who starts with him starts at the raised maximum (A-SETUP-12).',
    modifiers: [{ mod: 'maximum', what: 'sanity', by: 1 }],
    abilities: [{ when: { phase: 'any' }, cost: { discard: true }, then: [gain('full', 'sanity')] }],
  },
  {
    id: 'eric-colt',
    name: 'Eric Colt',
    deck: 'ally',
    count: 1,
    from: 'the-unnamable',
    modifiers: [skill('speed', 2), { mod: 'ignores', ability: 'nightmarish' }],
  },
  {
    id: 'john-legrasse',
    name: 'John Legrasse',
    deck: 'ally',
    count: 1,
    from: 'unvisited-isle',
    modifiers: [skill('will', 2), { mod: 'endlessTrophies' }],
  },
  {
    id: 'professor-armitage',
    name: 'Professor Armitage',
    deck: 'ally',
    count: 1,
    from: 'historical-society',
    modifiers: [skill('lore', 2), { mod: 'ignores', ability: 'magical-resistance' }],
  },
  {
    id: 'richard-upton-pickman',
    name: 'Richard Upton Pickman',
    deck: 'ally',
    count: 1,
    from: 'graveyard',
    modifiers: [skill('luck', 1), skill('speed', 1), { mod: 'ignores', ability: 'physical-resistance' }],
  },
  {
    id: 'ruby-standish',
    name: 'Ruby Standish',
    deck: 'ally',
    count: 1,
    from: 'silver-twilight-lodge',
    modifiers: [skill('sneak', 2)],
    triggers: [{ when: { on: 'gained' }, then: [draw(1, 'unique')] }],
  },
  {
    id: 'ryan-dean',
    name: 'Ryan Dean',
    deck: 'ally',
    count: 1,
    from: 'hibbs-roadhouse',
    modifiers: [skill('sneak', 1), skill('will', 1)],
    triggers: [{ when: { on: 'gained' }, then: [draw(1, 'common')] }],
  },
  {
    id: 'sir-william-brinton',
    name: 'Sir William Brinton',
    deck: 'ally',
    count: 1,
    from: 'science-building',
    doubt:
      'When he joins, a forum ruling (on Duke) raises the maximum only, one script gives the point of stamina as well. ' +
      'Taken as ruled.',
    modifiers: [{ mod: 'maximum', what: 'stamina', by: 1 }],
    abilities: [{ when: { phase: 'any' }, cost: { discard: true }, then: [gain('full', 'stamina')] }],
  },
  {
    id: 'thomas-f-malone',
    name: 'Thomas F. Malone',
    deck: 'ally',
    count: 1,
    from: 'the-witch-house',
    modifiers: [skill('fight', 1), skill('lore', 1)],
    triggers: [{ when: { on: 'gained' }, then: [draw(1, 'spell')] }],
  },
  {
    id: 'tom-mountain-murphy',
    name: 'Tom "Mountain" Murphy',
    deck: 'ally',
    count: 1,
    from: 'black-cave',
    modifiers: [skill('fight', 2), { mod: 'ignores', ability: 'overwhelming' }],
  },
];
