/**
 * The four Benefits and four Detriments, one card each (P-BENEF-01): special cards, no items. Who is told to take one that
 * another has, the rules of the box know (P-BENEF-02, P-BENEF-03).
 */
import type { CardDef } from '@vigil/rules';
import { DELAYED, gain, lose, shed, TO_STREET } from '@vigil/rules/builders';

type Text = Pick<CardDef, 'modifiers' | 'abilities' | 'triggers' | 'doubt' | 'handlerReason'>;

const card = (id: string, name: string, text: Text): CardDef => ({ id, name, deck: 'special', count: 1, ...text });

export const BENEFITS: readonly CardDef[] = [
  card('anointed', 'Anointed', { triggers: [{ when: { on: 'gained' }, then: [shed('curse')] }] }),
  card('private-investigator', 'Private Investigator', {
    triggers: [{ when: { on: 'gained' }, then: [gain(3, 'clue')] }],
  }),
  card('psychic', 'Psychic', {}),
  card('visions', 'Visions', {}),
];

export const DETRIMENTS: readonly CardDef[] = [
  card('harried', 'Harried', { triggers: [{ when: { on: 'gained' }, then: [lose(1, 'sanity')] }] }),
  card('local-guide', 'Local Guide', { triggers: [{ when: { on: 'gained' }, then: [DELAYED] }] }),
  // There is an Injury of this name.
  card('tainted-soul', 'Tainted', { triggers: [{ when: { on: 'gained' }, then: [shed('blessing')] }] }),
  card('wanted', 'Wanted', { triggers: [{ when: { on: 'gained' }, then: [TO_STREET] }] }),
];
