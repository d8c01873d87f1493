/**
 * The four Benefits and four Detriments, one card each (P-BENEF-01): special cards, no items. The rules of the box
 * decide about cards that another investigator holds (P-BENEF-02, P-BENEF-03).
 */
import type { Ability, AppliedFate, CardDef, Effect, Trigger } from '@vigil/rules';
import { DELAYED, gain, lose, mayPay, removeStatus, TO_STREET, when } from '@vigil/rules/builders';

type BenefitText = Pick<CardDef, 'modifiers' | 'abilities' | 'triggers' | 'doubt' | 'handlerReason'>;

const card = (id: string, name: string, text: BenefitText): CardDef => ({
  id,
  name,
  deck: 'special',
  count: 1,
  ...text,
});

const handler = (name: string): Effect => ({ do: 'handler', name: `pharaoh-${name}`, text: `pharaoh.${name}` });
const onGained = (...then: readonly Effect[]): Trigger => ({ when: { on: 'gained' }, then });
const DISCARD_THIS: Trigger['then'] = [{ do: 'discardThis' }];
/** Discards the card if its opposite status cannot be removed. */
const cancelOpposite = (status: 'curse' | 'blessing'): Trigger =>
  onGained(removeStatus(status), when({ has: status }, DISCARD_THIS));
const discardOnFate = (what: AppliedFate): Trigger => ({ when: { on: 'fate-applied', what }, then: DISCARD_THIS });
/** In the Upkeep, once a turn, if its holder likes. */
const upkeepAbility = (name: string): readonly Ability[] => [
  { when: { phase: 'upkeep' }, limit: 'once-per-turn', then: [handler(name)] },
];
const IN_ARKHAM = { at: { in: 'arkham' } } as const;

export const BENEFITS: readonly CardDef[] = [
  card('anointed', 'Anointed', {
    // The effect on other investigators is part of their rolls.
    modifiers: [{ mod: 'anoints' }],
    triggers: [cancelOpposite('curse'), discardOnFate('cursed')],
  }),
  card('private-investigator', 'Private Investigator', {
    handlerReason: 'ends the delay of another',
    abilities: upkeepAbility('end-delay'),
    triggers: [onGained(gain(3, 'clue')), discardOnFate('arrested')],
  }),
  card('psychic', 'Psychic', {
    handlerReason: 'a Skill changes hands for a turn',
    abilities: upkeepAbility('lend-skill'),
    triggers: [discardOnFate('lost')],
  }),
  card('visions', 'Visions', {
    handlerReason: 'another gives up a Spell for as many Clues as it costs Sanity, and one',
    abilities: upkeepAbility('spell-for-clues'),
    triggers: [discardOnFate('drawn-in')],
  }),
];

export const DETRIMENTS: readonly CardDef[] = [
  card('harried', 'Harried', {
    handlerReason: 'a monster comes to its holder',
    triggers: [
      onGained(lose(1, 'sanity')),
      { when: { on: 'upkeep' }, then: [when({ at: { in: 'streets' } }, handler('harry'))] },
      { when: { on: 'beat', toughness: 2 }, then: DISCARD_THIS },
    ],
  }),
  card('local-guide', 'Local Guide', {
    modifiers: [{ mod: 'leavesAt', money: 10 }],
    triggers: [onGained(DELAYED), { when: { on: 'upkeep' }, then: [when(IN_ARKHAM, { do: 'lessFocus', by: 1 })] }],
  }),
  // There is an Injury of this name.
  card('tainted-soul', 'Tainted', {
    modifiers: [{ mod: 'taints' }],
    triggers: [cancelOpposite('blessing'), discardOnFate('blessed')],
  }),
  card('wanted', 'Wanted', {
    triggers: [
      onGained(TO_STREET),
      { when: { on: 'upkeep' }, then: [when(IN_ARKHAM, mayPay({ money: 1 }, [], { do: 'slide', skill: 'speed' }))] },
      { when: { on: 'sealed' }, then: DISCARD_THIS },
    ],
  }),
];
