/** The guardians of Kingsport (K-GUARD), the blessings of Nodens and the visions of Hypnos. */
import type { Ability, CardDef, DeckDef, Effect, Modifier, TableCardDef } from '@vigil/rules';
import { skill, track } from '@vigil/rules/builders';

export const GUARDIAN_DECKS: readonly DeckDef[] = [
  { id: 'blessing-of-nodens', name: 'Blessing of Nodens', countsAs: 'none' },
  { id: 'vision-of-hypnos', name: 'Vision of Hypnos', countsAs: 'none', laid: true },
];

export const GUARDIANS: readonly TableCardDef[] = [
  {
    id: 'bast',
    name: 'Bast',
    kind: 'guardian',
    chosen: true,
    title: 'Protector of Cats',
    handlerReason: 'Her tokens are special cards, of which nobody takes a second.',
    abilities: [
      {
        when: { phase: 'arkham-encounters' },
        if: { at: { in: 'streets' } },
        cost: { money: 2 },
        then: [{ do: 'handler', name: 'kingsport-bast-token', text: 'kingsport.take-bast-token' }],
      },
    ],
    rules: ['kingsport.home-of-cats', 'kingsport.favour'],
    doubt: 'By the sheet Foolishness itself is kept.',
  },
  {
    id: 'hypnos',
    name: 'Hypnos',
    kind: 'guardian',
    chosen: true,
    title: 'Lord of Sleep',
    rules: ['kingsport.visions', 'kingsport.dreams'],
    doubt: 'Visions last as long as the Clue lies there (BOX-28); a Clue is put as any new one is.',
  },
  {
    id: 'nodens',
    name: 'Nodens',
    kind: 'guardian',
    chosen: true,
    title: 'Lord of the Great Abyss',
    handlerReason: 'The gate is chosen, and the fight ends without a check.',
    abilities: [
      {
        when: { in: 'combat' },
        if: { fighting: { kinds: ['nightgaunt'] } },
        then: [{ do: 'handler', name: 'kingsport-dropped', text: 'kingsport.dropped' }],
      },
    ],
    // Hunter of Horrors (K-GUARD-06).
    modifiers: [{ mod: 'outskirts', by: 1 }],
    rules: ['kingsport.nodens-blesses'],
  },
];

type BlessingText = Pick<CardDef, 'modifiers' | 'abilities' | 'triggers' | 'rules'>;

/** All bear the name of the deck. Without the Blessing most of them are lost. */
const blessing = (
  id: string,
  text: BlessingText,
  lasting: Pick<CardDef, 'keptWith'> = { keptWith: 'blessing' },
): CardDef => ({
  id: `nodens-${id}`,
  name: 'Blessing of Nodens',
  deck: 'blessing-of-nodens',
  count: 1,
  ...text,
  ...lasting,
});
const modifierBlessing = (id: string, modifier: Modifier) => blessing(id, { modifiers: [modifier] });
const discardBlessing = (id: string, when: Ability['when'], ...then: readonly Effect[]) =>
  blessing(id, { abilities: [{ when, cost: { discard: true }, then }] });
/** In place of drawing, the deck is searched for one. */
const searchBlessing = (deck: 'common' | 'unique' | 'spell' | 'skill') =>
  discardBlessing(deck, { before: 'draw', decks: [deck] }, { do: 'search', deck }, { do: 'noDraw' });

const SYMBOLS = ['circle', 'diamond', 'hexagon', 'plus', 'slash', 'square', 'star', 'triangle'] as const;

export const BLESSINGS_OF_NODENS: readonly CardDef[] = [
  ...(['fight', 'lore', 'luck', 'sneak', 'speed', 'will'] as const).map((one) => modifierBlessing(one, skill(one, 1))),
  modifierBlessing('focus', { mod: 'focus', by: 1 }),
  modifierBlessing('max-sanity', { mod: 'maximum', what: 'sanity', by: 1 }),
  modifierBlessing('max-stamina', { mod: 'maximum', what: 'stamina', by: 1 }),
  modifierBlessing('money', { mod: 'paysFor', what: 'money', upTo: 10 }),
  blessing('clues', {
    modifiers: [{ mod: 'paysFor', what: 'clues', upTo: 3 }],
    abilities: [{ when: { at: 'spending-clue' }, cost: { discard: true }, then: [{ do: 'countAsClue', n: 3 }] }],
  }),
  blessing('keep-blessing', { modifiers: [{ mod: 'goesInstead', of: 'blessing' }] }, {}),
  searchBlessing('common'),
  searchBlessing('unique'),
  searchBlessing('spell'),
  searchBlessing('skill'),
  discardBlessing(
    'banish',
    { phase: 'any' },
    {
      do: 'choose',
      options: SYMBOLS.map((symbol) => [{ do: 'remove', monsters: { symbol }, from: { in: 'arkham' }, to: 'cup' }]),
    },
  ),
  blessing('doom', { triggers: [{ when: { on: 'gained' }, then: [track('doom', -1), { do: 'discardThis' }] }] }, {}),
  discardBlessing('check', { after: 'roll', checks: ['any'], whose: 'anybody', failed: true }, { do: 'passCheck' }),
  // Its holder is asked when terror is about to rise.
  blessing('terror', { rules: ['kingsport.keep-calm'] }),
];

/** Every location of Arkham has a vision. */
const VISION_LOCATIONS = [
  'administration',
  'arkham-asylum',
  'bank-of-arkham',
  'black-cave',
  'curiositie-shoppe',
  'general-store',
  'graveyard',
  'hibbs-roadhouse',
  'historical-society',
  'independence-square',
  'library',
  'mas-boarding-house',
  'newspaper',
  'police-station',
  'river-docks',
  'science-building',
  'silver-twilight-lodge',
  'south-church',
  'st-marys-hospital',
  'the-unnamable',
  'the-witch-house',
  'train-station',
  'unvisited-isle',
  'velmas-diner',
  'woods',
  'ye-olde-magick-shoppe',
];

export const VISIONS_OF_HYPNOS: readonly CardDef[] = VISION_LOCATIONS.map((place) => ({
  id: `vision-${place}`,
  name: 'Vision of Hypnos',
  deck: 'vision-of-hypnos',
  count: 1,
  modifiers: [{ mod: 'encounters', where: 'location', draw: 2, whileClueAt: place }],
}));
