import { type CardDef, type Pack, packOf } from '@vigil/rules';
import { bonus, draw, find, receive, skill, track } from '@vigil/rules/builders';
import { EYE, FRAGMENT_COST, GUARDED_EXHIBIT } from '@vigil/rules/dark-pharaoh-revised/constants';
import { BARRED_CARDS } from '../pharaoh/barred.js';
import { GUISES } from '../pharaoh/exhibit-items.js';
import { REVISED_GATE_CARDS } from '../pharaoh/gate-cards/index.js';
import { REVISED_LOCATION_CARDS } from '../pharaoh/index.js';
import { EXHIBIT_ENCOUNTERS } from './exhibit-encounters.js';
import { EXHIBIT_ITEMS, REMOVED_EXHIBIT_ITEMS } from './exhibit-items.js';
import { SPELLS } from './spells.js';

type AllyText = Pick<CardDef, 'modifiers' | 'triggers'>;

const ally = (id: string, name: string, from: string, text: AllyText): CardDef => ({
  id,
  name,
  deck: 'ally',
  count: 1,
  from,
  ...text,
});

/** The Allies that read otherwise in this edition: all but Sarah Danforth. */
const ALLIES: readonly CardDef[] = [
  ally('david-packard', 'David Packard', 'woods', {
    modifiers: [skill('fight', 1), skill('sneak', 1)],
    triggers: [{ when: { on: 'gained' }, then: [draw(1, 'skill')] }],
  }),
  ally('dr-ali-kafour', 'Dr. Ali Kafour', 'the-unnamable', {
    modifiers: [skill('will', 1), skill('lore', 1)],
    triggers: [{ when: { on: 'gained' }, then: [find('unique', { type: 'tome' })] }],
  }),
  ally('erica-carlyle', 'Erica Carlyle', 'hibbs-roadhouse', {
    modifiers: [bonus('spell', 2)],
    triggers: [{ when: { on: 'gained' }, then: [receive('retainer')] }],
  }),
  ally('erich-weiss', 'Erich Weiss', 'the-witch-house', {
    modifiers: [bonus('evade', 2), { mod: 'forbid', what: 'delay', for: 'owner' }],
  }),
  ally('father-iwanicki', 'Father Iwanicki', 'graveyard', {
    modifiers: [bonus('horror', 2), { mod: 'forbid', what: 'curse', for: 'owner' }],
  }),
  ally('the-messenger', 'The Messenger', 'unvisited-isle', {
    modifiers: [bonus('any', -1)],
    triggers: [{ when: { on: 'fate-applied', what: 'devoured' }, then: [{ do: 'boxThis' }, track('doom', -2)] }],
  }),
];

/** Cards of 2006 that this edition removes: count 0. */
const REMOVED_CARDS: readonly CardDef[] = [...BARRED_CARDS, ...GUISES].map((card) => ({ ...card, count: 0 }));

/**
 * Curse of the Dark Pharaoh, edition of 2011 (P-REV): laid over the edition of 2006, whose components of the same id
 * it replaces.
 */
export const PACK: Pack = packOf({
  id: 'dark-pharaoh-revised',
  name: 'Curse of the Dark Pharaoh (2011)',
  version: '1',
  messages: {
    'pharaoh-revised.patrols': 'Patrols',
    'pharaoh-revised.whispers-at': '{place}: {used, select, yes {used this turn} other {Exhibit Encounter available}}',
    'kind.exhibit-encounter': 'Exhibit Encounter',
    'kind.ancient-whispers': 'Ancient Whispers',
    'pharaoh-revised.whispers':
      'once per turn, an investigator in this street area in the Arkham Encounters Phase has an Exhibit Encounter, which moves this marker. If nobody has one, the marker moves in the Mythos Phase like a monster with the crescent symbol',
    'pharaoh-revised.see': `pay up to ${EYE.points} Sanity and Stamina in any mix. For each point, get +${EYE.bonus} to that check`,
    'pharaoh-revised.peek': 'look at the top card of that deck. Leave it there or put it on the bottom of the deck',
    'pharaoh-revised.banish':
      'pay Stamina equal to the toughness of a monster in Arkham to return that monster to the cup',
    'pharaoh-revised.forgive': '{who, select, third {ignores} other {ignore}} the effects of failing it',
    'pharaoh-revised.forgive.when': 'After you fail a skill check in an Arkham encounter (not in combat)',
    'pharaoh-revised.second-fragment': `when you close a gate, you may return this card to the box and pay ${FRAGMENT_COST} Sanity or ${FRAGMENT_COST} Stamina. If you do, seal the gate without spending Clues, but remove no doom token from the doom track`,
    'pharaoh-revised.third-fragment': `after you seal a gate, you may return this card to the box and pay ${FRAGMENT_COST} Sanity or ${FRAGMENT_COST} Stamina. If you do, remove 1 doom token from the doom track`,
    'pharaoh-revised.keep': 'if you go insane or are knocked unconscious this turn, you lose no items or Clues',
    'pharaoh-revised.swarm':
      'return 1 monster of your choice in a street area to the cup and remove all Clues from that neighborhood',
    'pharaoh-revised.read': 'whenever you gain a Unique Item or an Exhibit Item this turn, gain 1 Clue',
    'pharaoh-revised.shroud': 'each monster you fight this turn has −1 toughness (at least 1)',
    'q.peeked': 'Top card of the deck · {card}',
    'q.fragment': 'Use {card} {placeAt}?',
    'o.stays-on-top': 'Leave it on top',
    'o.goes-under': 'Put it on the bottom',
    'o.with-sanity': `Use it (${FRAGMENT_COST} Sanity)`,
    'o.with-stamina': `Use it (${FRAGMENT_COST} Stamina)`,
    'pharaoh-revised.vigil': `a monster appears. If you defeat it, draw ${GUARDED_EXHIBIT.items} Exhibit Item. If it drives you insane or knocks you unconscious, add ${GUARDED_EXHIBIT.doom} doom token to the doom track`,
    'pharaoh-revised.box-exhibit': 'return the top card of the Exhibit Item deck to the box',
    'answer.fragment.no': 'Do not use it',
  },
  // This edition has no separate decks (P-SETUP-03): its cards are mixed in.
  houseRules: { exhibit: ['permanent'] },
  cards: [...EXHIBIT_ITEMS, ...REMOVED_EXHIBIT_ITEMS, ...SPELLS, ...ALLIES, ...REMOVED_CARDS],
  locationCards: REVISED_LOCATION_CARDS,
  gateCards: REVISED_GATE_CARDS,
  tableCards: [
    {
      id: 'ancient-whispers',
      name: 'Ancient Whispers',
      kind: 'ancient-whispers',
      always: true,
      at: 'miskatonic-university',
      rules: ['pharaoh-revised.whispers'],
    },
    ...EXHIBIT_ENCOUNTERS,
  ],
});
