/** The seven Allies of the box, one card each: edition of 2006. */
import type { CardDef, Trigger } from '@vigil/rules';
import { bonus, draw, find, receive } from '@vigil/rules/builders';

const onJoining = (...then: Trigger['then']): Trigger => ({ when: { on: 'gained' }, then });

type AllyText = Pick<CardDef, 'modifiers' | 'triggers' | 'doubt'>;

const ally = (id: string, name: string, from: string, text: AllyText): CardDef => ({
  id,
  name,
  deck: 'ally',
  count: 1,
  from,
  ...text,
});

export const ALLIES: readonly CardDef[] = [
  ally('david-packard', 'David Packard', 'woods', {
    modifiers: [bonus('combat', 2), bonus('evade', 2)],
    triggers: [onJoining(draw(1, 'skill'))],
  }),
  ally('dr-ali-kafour', 'Dr. Ali Kafour', 'the-unnamable', {
    modifiers: [bonus('horror', 2), bonus('spell', 2)],
    triggers: [onJoining(find('unique', { type: 'tome' }))],
  }),
  ally('erica-carlyle', 'Erica Carlyle', 'hibbs-roadhouse', {
    modifiers: [bonus('combat', 2), bonus('spell', 2)],
    triggers: [onJoining(receive('retainer'))],
  }),
  ally('erich-weiss', 'Erich Weiss', 'the-witch-house', {
    modifiers: [bonus('evade', 2), bonus('spell', 2), { mod: 'forbid', what: 'delay', for: 'owner' }],
  }),
  ally('father-iwanicki', 'Father Iwanicki', 'graveyard', {
    modifiers: [bonus('evade', 2), bonus('horror', 2), { mod: 'forbid', what: 'curse', for: 'owner' }],
  }),
  ally('sarah-danforth', 'Sarah Danforth', 'independence-square', {
    modifiers: [{ mod: 'focus', by: 1 }],
    triggers: [onJoining(draw(1, 'exhibit'))],
  }),
  ally('the-messenger', 'The Messenger', 'unvisited-isle', {
    modifiers: [bonus('combat', 2), bonus('horror', 2), { mod: 'outlives' }],
  }),
];
