/** The Mythos cards of the box: edition of 2006. None has a gate burst. */
import type { DimensionSymbol, Effect, MythosDef, Trigger } from '@vigil/rules';
import {
  bonus,
  check,
  count,
  DELAYED,
  draw,
  each,
  gain,
  loseBoth,
  may,
  mayPay,
  track,
  when,
} from '@vigil/rules/builders';

const handler = (name: string): Effect => ({ do: 'handler', name: `pharaoh-${name}`, text: `pharaoh.${name}` });

/** The symbols of a card: which move along white borders, and which along black ones. */
const MOVES = {
  squares: { white: ['diamond', 'square'], black: ['circle'] },
  slashes: { white: ['slash', 'star', 'triangle'], black: ['hexagon'] },
  plus: { white: ['plus'], black: ['crescent'] },
  crescent: { white: ['crescent'], black: ['plus'] },
  circle: { white: ['circle'], black: ['diamond', 'square'] },
  hexagon: { white: ['hexagon'], black: ['slash', 'star', 'triangle'] },
} as const satisfies Record<string, Record<'white' | 'black', readonly DimensionSymbol[]>>;

type MythosText = Partial<MythosDef> & Pick<MythosDef, 'type'>;

const card = (
  id: string,
  name: string,
  gate: string | 'none',
  clues: readonly string[],
  moves: keyof typeof MOVES,
  text: MythosText,
): MythosDef => ({
  id,
  name,
  ...(gate === 'none' ? { doom: 2 } : { gate }),
  clues,
  ...MOVES[moves],
  ...text,
});

const environment = (subtype: 'mystic' | 'urban' | 'weather', text: Omit<MythosText, 'type'>): MythosText => ({
  type: 'environment',
  subtype,
  ...text,
});
const headline = (...effects: readonly Effect[]): MythosText => ({ type: 'headline', effects });
const TERROR = track('terror', 1);
const afterMythosPhase = (effect: Effect): Trigger => ({
  when: { on: 'phase-ended', phase: 'mythos' },
  then: [effect],
});
const washUpExhibit = (at: string): Effect => ({ do: 'lay', card: 'washed-up-exhibit', at });

export const MYTHOS: readonly MythosDef[] = [
  card(
    'a-dark-wind-covers-arkham',
    'A Dark Wind Covers Arkham',
    'unvisited-isle',
    ['the-witch-house'],
    'squares',
    environment('mystic', {
      effects: [TERROR],
      modifiers: [{ mod: 'maximum', what: 'stamina', by: -1, for: 'in-arkham' }, bonus('horror', -2, 'in-arkham')],
    }),
  ),
  card('a-sandstorm', 'A Sandstorm!?', 'independence-square', ['woods'], 'slashes', {
    ...environment('weather', {
      modifiers: [{ mod: 'stableCost', by: 2 }],
      abilities: [
        {
          when: { phase: 'arkham-encounters' },
          if: { at: { in: 'streets' } },
          inPlaceOf: 'encounter',
          then: [check('luck', -1, { pass: draw(1, 'exhibit') })],
        },
      ],
    }),
    doubt: 'One list has all of its text, the others its title alone; the check is read as a choice.',
  }),
  card('bank-foreclosure', 'Bank Foreclosure', 'woods', ['independence-square'], 'plus', {
    ...headline(handler('foreclosure')),
    handlerReason: 'a loan is called in, and items are sold for it',
    doubt: 'Three lists have the movement as here, one the other way round; an arrested debtor keeps the loan.',
  }),
  card(
    'church-boycotts-exhibit',
    'Church Boycotts Exhibit',
    'historical-society',
    ['hibbs-roadhouse'],
    'crescent',
    environment('mystic', { modifiers: [bonus('lore', -2, 'in-arkham'), bonus('will', 2, 'in-arkham')] }),
  ),
  card('clothing-drive', 'Clothing Drive', 'graveyard', ['black-cave'], 'squares', {
    ...environment('urban', {
      modifiers: [{ mod: 'rule', name: 'pharaoh-clothing-drive', text: 'pharaoh.clothing-drive' }],
    }),
    doubt: 'The mummy has the figures of a Zombie with 2 toughness; fighting it ends the movement as any fight does.',
  }),
  card('corpses-preserved', 'Corpses Preserved', 'hibbs-roadhouse', ['independence-square'], 'circle', {
    ...headline(handler('corpses')),
    handlerReason: 'a trophy comes alive',
  }),
  card('cursed-relics', 'Cursed Relics', 'unvisited-isle', [], 'circle', {
    type: 'rumor',
    handlerReason: 'tokens go to the terror track unless somebody gives something for it',
    doubt: 'Read so that the token leaves the card in any case: else nothing could pass the rumor.',
    triggers: [afterMythosPhase(handler('curse-relics'))],
    rumor: {
      setup: { tokens: 5 },
      passIf: 'no-tokens',
      pass: [each('players', draw(1, 'spell'))],
      failIf: 'tokens-on-terror',
      fail: [handler('relics-unbound')],
    },
  }),
  card('escape-from-arkham-asylum', 'Escape from Arkham Asylum!', 'woods', ['independence-square'], 'crescent', {
    ...headline(handler('escape')),
    lasts: 'end-of-next-turn',
    handlerReason: 'monsters from the cup, the Outskirts or trophies, in this order',
    doubt: 'Not said if one investigator must beat all three. Taken: the one who beats the last of them draws.',
    triggers: [
      {
        when: { on: 'defeated', monsters: { kinds: ['maniac'] } },
        then: [when({ not: { onBoard: 'maniac' } }, may(draw(1, 'exhibit')))],
      },
    ],
  }),
  card('king-of-cards-cancels-show', 'King of Cards Cancels Show', 'the-witch-house', ['unvisited-isle'], 'crescent', {
    ...headline(handler('king-of-cards')),
    handlerReason: 'monsters become the trophies of an owner of an Ally',
  }),
  card('murder-in-the-museum', 'Murder in the Museum', 'none', [], 'slashes', {
    ...headline(handler('museum-murder')),
    handlerReason: 'a check for each gate trophy, with its modifier',
  }),
  card(
    'murderer-at-large-victims-brains-missing',
    "Murderer at Large; Victims' Brains Missing",
    'none',
    ['science-building'],
    'squares',
    headline(TERROR),
  ),
  card(
    'museum-artifacts-stolen',
    'Museum Artifacts Stolen',
    'independence-square',
    ['woods'],
    'hexagon',
    headline(each('investigators-in-arkham', mayPay({ money: 5 }, draw(count('focus'), 'exhibit', 1)))),
  ),
  card('museum-haunted', 'Museum Haunted', 'science-building', ['woods'], 'plus', {
    ...headline(handler('haunt-museum'), TERROR),
    lasts: 'end-of-next-turn',
    handlerReason: 'monsters from the cup, the Outskirts or trophies, in this order',
    doubt: 'Whether one investigator may destroy both and draw twice is not ruled: each Ghost counts.',
    triggers: [
      { when: { on: 'defeated', monsters: { kinds: ['ghost'] } }, then: [{ do: 'may', then: [draw(1, 'exhibit')] }] },
    ],
  }),
  card(
    'plague-of-insects',
    'Plague of Insects',
    'none',
    ['the-witch-house'],
    'hexagon',
    environment('weather', {
      effects: [TERROR],
      triggers: [
        { when: { on: 'phase-ended', phase: 'mythos' }, then: [each('investigators-in-streets', loseBoth(1, 1))] },
      ],
    }),
  ),
  card('return-to-the-old-ways', 'Return to the Old Ways', 'the-witch-house', [], 'plus', {
    type: 'rumor',
    handlerReason: 'a rumor is passed in an Other World; a deck leaves the game',
    doubt: 'A weapon is about to be used when it is taken in hand; the text does not say whether in each round.',
    modifiers: [{ mod: 'misfires', deck: 'common', faces: [1, 2] }],
    triggers: [afterMythosPhase({ do: 'token', by: 1 })],
    abilities: [
      {
        when: { phase: 'any' },
        if: { at: { in: 'other-worlds' } },
        cost: { cards: { n: 1, of: { deck: 'common' } } },
        then: [handler('old-ways-left')],
      },
    ],
    rumor: {
      pass: [each('players', gain(2, 'clue'))],
      failIf: { tokens: 5 },
      fail: [handler('old-ways-return')],
    },
  }),
  card('river-breaches-the-levees', 'River Breaches the Levees', 'silver-twilight-lodge', ['graveyard'], 'slashes', {
    ...environment('weather', {
      effects: [washUpExhibit('merchant-district'), washUpExhibit('rivertown'), TERROR],
      triggers: [
        {
          when: { on: 'movement-ended', at: { in: 'street', place: 'merchant-district' } },
          then: [handler('salvage')],
        },
        { when: { on: 'movement-ended', at: { in: 'street', place: 'rivertown' } }, then: [handler('salvage')] },
      ],
    }),
    handlerReason: 'one of two finds is taken, and the other lost',
  }),
  card(
    'strange-ornithological-sightings',
    'Strange Ornithological Sightings',
    'the-unnamable',
    ['historical-society'],
    'circle',
    {
      ...headline(handler('flyers')),
      lasts: 'end-of-next-turn',
      handlerReason: 'monsters are drawn until two fly; who has an exhibit is left alone by them',
    },
  ),
  card(
    'students-protest-museum-exhibit',
    'Students Protest Museum Exhibit',
    'black-cave',
    ['the-unnamable'],
    'hexagon',
    environment('urban', {
      triggers: [
        { when: { on: 'movement-ended', at: { in: 'streets' } }, then: [check('fight', -1, { fail: DELAYED })] },
      ],
    }),
  ),
];
