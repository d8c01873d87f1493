/**
 * The 24 Injury and the 24 Madness cards, 12 kinds each in two copies (D-INJURY). A second copy of one already held
 * devours (D-INJURY-07); so does a maximum of 0 (D-INJURY-08), which the rules see to.
 */
import type { CardDef, Condition, Effect, Modifier, Skill, Trigger } from '@vigil/rules';
import { DEVOURED, discard, lose, mayPay, skill, when } from '@vigil/rules/builders';

type WoundText = Pick<CardDef, 'modifiers' | 'triggers' | 'doubt'>;

function wound(deck: 'injury' | 'madness', id: string, name: string, text: WoundText): CardDef {
  const again: Trigger = { when: { on: 'gained' }, if: { has: { card: id }, atLeast: 2 }, then: [DEVOURED] };
  return { id, name, deck, count: 2, ...text, triggers: [again, ...(text.triggers ?? [])] };
}

const injury = (id: string, name: string, text: WoundText) => wound('injury', id, name, text);
const madness = (id: string, name: string, text: WoundText) => wound('madness', id, name, text);

const withModifiers = (...modifiers: Modifier[]): WoundText => ({ modifiers });
/** A skill is one lower, and at most two clues help a check of it. */
const weakenSkill = (which: Skill): WoundText =>
  withModifiers(skill(which, -1), { mod: 'clueLimit', skill: which, most: 2 });
const onUpkeep = (then: Effect): WoundText => ({ triggers: [{ when: { on: 'upkeep' }, then: [then] }] });
/** In the Upkeep a point of Sanity goes where this is so. */
const loseSanityIf = (condition: Condition): WoundText => onUpkeep(when(condition, lose(1, 'sanity')));

export const INJURIES: readonly CardDef[] = [
  injury('back-injury', 'Back Injury', {
    ...withModifiers({ mod: 'cap', of: ['common', 'unique'], most: 3 }),
    doubt: 'One list names unique items only in its sentence, both in its data.',
  }),
  injury('broken-hand', 'Broken Hand', withModifiers({ mod: 'hands', by: -1 })),
  injury('concussion', 'Concussion', {
    ...withModifiers({ mod: 'sliderStops', most: 1 }),
    doubt: 'One list adds a Focus lower by 1, the other not.',
  }),
  injury('consumption', 'Consumption', withModifiers({ mod: 'maximum', what: 'stamina', by: -1 })),
  injury('double-vision', 'Double Vision', withModifiers({ mod: 'forbid', what: 'take-clues' })),
  injury('head-wound', 'Head Wound', weakenSkill('lore')),
  injury('hearing-loss', 'Hearing Loss', weakenSkill('sneak')),
  injury('injured-arm', 'Injured Arm', weakenSkill('fight')),
  injury('jinxed', 'Jinxed', weakenSkill('luck')),
  injury('memory-loss', 'Memory Loss', withModifiers({ mod: 'cap', of: ['skill', 'spell'], most: 3 })),
  injury('sprained-ankle', 'Sprained Ankle', weakenSkill('speed')),
  injury('tainted', 'Tainted', weakenSkill('will')),
];

export const MADNESS: readonly CardDef[] = [
  madness('addiction', 'Addiction', onUpkeep(mayPay({ money: 1 }, [], { do: 'noFocus' }))),
  madness('agoraphobia', 'Agoraphobia', loseSanityIf({ at: { in: 'streets' } })),
  madness('amnesia', 'Amnesia', withModifiers({ mod: 'cap', of: 'clues', most: 4 })),
  madness(
    'claustrophobia',
    'Claustrophobia',
    onUpkeep(
      when({ at: { in: 'locations' } }, [
        when({ not: { at: { in: 'location', place: 'arkham-asylum' } } }, lose(1, 'sanity')),
      ]),
    ),
  ),
  madness('delirium', 'Delirium', {
    triggers: [{ when: { on: 'no-success' }, then: [lose(1, 'sanity')] }],
  }),
  madness('depression', 'Depression', withModifiers({ mod: 'clueWasted', on: 'other-checks' })),
  madness('hysteria', 'Hysteria', withModifiers({ mod: 'clueWasted', on: 'fights' })),
  madness('mania', 'Mania', withModifiers({ mod: 'cluePairs' })),
  madness('necrophobia', 'Necrophobia', {
    ...withModifiers({ mod: 'dread', monsters: { ability: 'undead' }, nightmarish: 1 }),
    ...loseSanityIf({ at: { in: 'location', place: 'graveyard' } }),
  }),
  madness('paranoia', 'Paranoia', {
    ...withModifiers({ mod: 'forbid', what: 'gain-ally' }),
    triggers: [
      { when: { on: 'gained' }, then: [discard('all', { deck: 'ally' })] },
      ...(loseSanityIf({ accompanied: true }).triggers ?? []),
    ],
  }),
  madness('schizophrenia', 'Schizophrenia', withModifiers({ mod: 'maximum', what: 'sanity', by: -1 })),
  madness('xenophobia', 'Xenophobia', loseSanityIf({ at: { in: 'other-worlds' } })),
];
