/** The 27 Mythos cards of The King in Yellow, 22 titles: six of them begin the next Act (Y-ACT-02). */
import type { Condition, DimensionSymbol, Effect, Effects, Modifier, MythosDef } from '@vigil/rules';
import {
  bonus,
  check,
  count,
  DELAYED,
  DEVOURED,
  draw,
  each,
  gain,
  half,
  lose,
  may,
  mayPay,
  receive,
  removeStatus,
  track,
  when,
} from '@vigil/rules/builders';

type Symbols = readonly DimensionSymbol[];
/** The movement boxes: which symbols are in the white one, which in the black one. */
type Boxes = readonly [white: Symbols, black: Symbols];

const CRESCENT: Symbols = ['crescent'];
const PLUS: Symbols = ['plus'];
const CIRCLE: Symbols = ['circle'];
const HEXAGON: Symbols = ['hexagon'];
const CORNERS: Symbols = ['diamond', 'square'];
const RAYS: Symbols = ['slash', 'star', 'triangle'];
/** The nine in two halves. */
const LONG_BOXES: Symbols = ['circle', 'plus', 'slash', 'star', 'triangle'];
const SHORT_BOXES: Symbols = ['crescent', 'diamond', 'hexagon', 'square'];

const handler = (name: string): Effect => ({ do: 'handler', name: `king-${name}`, text: `king.${name}` });

type GateAndClue = readonly [gate: string, clue: string];
const mythosBase = (id: string, name: string, [gate, clue]: GateAndClue, [white, black]: Boxes) => ({
  id,
  name,
  gate,
  clues: [clue],
  white,
  black,
});

const headline = (id: string, name: string, opens: GateAndClue, boxes: Boxes, effects: Effects): MythosDef => ({
  ...mythosBase(id, name, opens, boxes),
  type: 'headline',
  effects,
});
const environment = (
  subtype: 'mystic' | 'urban' | 'weather',
  id: string,
  name: string,
  opens: GateAndClue,
  boxes: Boxes,
  modifiers: readonly Modifier[],
): MythosDef => ({ ...mythosBase(id, name, opens, boxes), type: 'environment', subtype, modifiers });

/** Pairs of a gate and a clue that come back on several cards. */
const ISLE: GateAndClue = ['unvisited-isle', 'science-building'];
const GRAVES: GateAndClue = ['graveyard', 'unvisited-isle'];
const UNNAMABLE: GateAndClue = ['the-unnamable', 'woods'];
const WOODS: GateAndClue = ['woods', 'independence-square'];
const SQUARE: GateAndClue = ['independence-square', 'the-unnamable'];
const WITCH_HOUSE: GateAndClue = ['the-witch-house', 'black-cave'];
const CAVE: GateAndClue = ['black-cave', 'hibbs-roadhouse'];

/** In the streets or at a location of a neighbourhood. */
const inNeighbourhood = (place: string): Condition => ({ at: { in: 'neighbourhood', place } });
const FLOOD_CHECK = check('fight', -1, { fail: DELAYED });

export const HEADLINES: readonly MythosDef[] = [
  {
    ...headline('bizarre-couriers', 'Bizarre Couriers', GRAVES, [CIRCLE, CORNERS], [handler('couriers')]),
    handlerReason: 'trades at any distance, at a price for each item',
  },
  {
    ...headline(
      'fund-drive-for-the-arts',
      'Fund Drive for the Arts',
      UNNAMABLE,
      [CORNERS, CIRCLE],
      [
        each(
          'investigators-in-arkham',
          mayPay({ money: { chosen: { from: 2, upTo: 'allies-left' } } }, [
            draw(half('chosen', 'down'), 'unique', 1),
            handler('shuffle-unique'),
          ]),
        ),
      ],
    ),
    handlerReason: 'what nobody keeps is shuffled back, not put under the deck',
  },
  headline(
    'high-tides',
    'High Tides',
    WOODS,
    [CIRCLE, CORNERS],
    [
      each('investigators', [
        when(inNeighbourhood('rivertown'), FLOOD_CHECK),
        when(inNeighbourhood('easttown'), FLOOD_CHECK),
        when(inNeighbourhood('merchant-district'), FLOOD_CHECK),
      ]),
    ],
  ),
  {
    id: 'intermission',
    name: 'Intermission',
    type: 'headline',
    clues: [],
    white: [],
    black: [],
    effects: [track('terror', 2)],
  },
  headline(
    'police-proclaim-cult-crackdown',
    'Police Proclaim Cult Crackdown',
    ISLE,
    [PLUS, CRESCENT],
    [{ do: 'remove', monsters: { kinds: ['cultist'] }, from: { in: 'arkham' }, to: 'cup' }],
  ),
  {
    ...headline(
      'the-repairer-of-reputations',
      'The Repairer of Reputations',
      SQUARE,
      [HEXAGON, RAYS],
      [handler('repair')],
    ),
    handlerReason: 'speaks of whoever bears any of several things, and of all of them',
  },
  headline(
    'theater-experiences-renewal',
    'Theater Experiences Renewal!',
    WITCH_HOUSE,
    [RAYS, HEXAGON],
    [
      each(
        'investigators-in-arkham',
        mayPay({ sanity: { chosen: { from: 1, upTo: 'terror' } } }, gain(count('chosen'), 'clue')),
      ),
    ],
  ),
  headline(
    'uptown-hosts-famous-publisher',
    'Uptown Hosts Famous Publisher',
    SQUARE,
    [CORNERS, CIRCLE],
    [each('investigators-in-arkham', may(check('will', -1, { pass: mayPay({ money: 3 }, draw(2, 'spell', 1)) })))],
  ),
  ...[1, 2, 3, 4, 5, 6].map(
    (n): MythosDef => ({
      id: `the-next-act-begins-${n}`,
      name: 'The Next Act Begins!',
      type: 'headline',
      clues: [],
      white: n <= 3 ? LONG_BOXES : SHORT_BOXES,
      black: n <= 3 ? SHORT_BOXES : LONG_BOXES,
      effects: [track('terror', 1), handler('next-act'), gain(1, 'clue')],
      handlerReason: 'An Act may be stopped as it says itself, and the last ends the game.',
    }),
  ),
];

export const ENVIRONMENTS: readonly MythosDef[] = [
  environment(
    'mystic',
    'aldebaran-ascendant',
    'Aldebaran Ascendant',
    ISLE,
    [CRESCENT, PLUS],
    [
      { mod: 'sky', is: 'out-of-reach' },
      { mod: 'gatesHeld', world: 'another-dimension' },
    ],
  ),
  environment(
    'weather',
    'mirages-of-lakes',
    'Mirages of Lakes',
    GRAVES,
    [CRESCENT, PLUS],
    [{ mod: 'oneWay', arrows: 'black' }],
  ),
  environment(
    'urban',
    'new-miskatonic-u-curriculum',
    'New Miskatonic U. Curriculum',
    WITCH_HOUSE,
    [HEXAGON, RAYS],
    [{ mod: 'reading', check: 'lore', at: 'library', by: 2 }],
  ),
  environment(
    'urban',
    'off-broadway',
    'Off Broadway',
    WOODS,
    [PLUS, CRESCENT],
    [{ mod: 'price', by: 1, for: 'in-arkham' }],
  ),
  environment(
    'urban',
    'rash-of-graffiti',
    'Rash of Graffiti',
    WOODS,
    [CRESCENT, PLUS],
    [bonus('close', -2, 'in-arkham')],
  ),
  environment(
    'weather',
    'slugs',
    'Slugs',
    SQUARE,
    [RAYS, HEXAGON],
    [bonus('fight', -1, 'in-arkham'), bonus('speed', -1, 'in-arkham')],
  ),
  {
    ...environment(
      'mystic',
      'spawn-of-yog-sothoth',
      'Spawn of Yog-Sothoth',
      UNNAMABLE,
      [HEXAGON, RAYS],
      [{ mod: 'monster', monsters: { kinds: ['cultist'] }, gives: ['magical-immunity'], for: 'in-arkham' }],
    ),
    triggers: [{ when: { on: 'lost' }, then: [check('will', -1, { fail: DEVOURED })] }],
  },
  environment(
    'urban',
    'strange-murders',
    'Strange Murders',
    ISLE,
    [RAYS, HEXAGON],
    [{ mod: 'monster', monsters: { movement: 'flying' }, toughness: 2, overwhelming: 1, for: 'in-arkham' }],
  ),
  environment(
    'mystic',
    'strength-of-the-earth',
    'Strength of the Earth',
    WITCH_HOUSE,
    [PLUS, CRESCENT],
    [
      {
        mod: 'monster',
        monsters: { symbol: 'crescent' },
        toughness: 1,
        combatDamage: 1,
        horrorDamage: 1,
        for: 'in-arkham',
      },
    ],
  ),
  environment(
    'weather',
    'two-sunsets',
    'Two Sunsets',
    CAVE,
    [CIRCLE, CORNERS],
    [bonus('sneak', -1, 'in-arkham'), bonus('will', -1, 'in-arkham')],
  ),
  environment(
    'weather',
    'unusual-moonrises',
    'Unusual Moonrises',
    CAVE,
    [CORNERS, CIRCLE],
    [bonus('sneak', 1, 'in-arkham'), bonus('lore', 1, 'in-arkham'), bonus('will', -2, 'in-arkham')],
  ),
];

/** Neither can be passed: they run until they fail. */
const tokenRumor = (id: string, name: string, [white, black]: Boxes, tokens: number, fail: Effects): MythosDef => ({
  id,
  name,
  type: 'rumor',
  doom: 2,
  clues: [],
  white,
  black,
  triggers: [{ when: { on: 'phase-ended', phase: 'mythos' }, then: [{ do: 'token', by: 1 }] }],
  rumor: { pass: [], failIf: { tokens }, fail },
});

const diseaseRumor = tokenRumor('virulent-disease', 'Virulent Disease', [SHORT_BOXES, LONG_BOXES], 3, [
  each('investigators', [
    when({ has: 'vaccination' }, removeStatus('vaccination'), [
      lose({ downTo: 1 }, 'stamina'),
      lose({ downTo: 1 }, 'sanity'),
    ]),
  ]),
]);

export const RUMORS: readonly MythosDef[] = [
  tokenRumor('the-tattered-king', 'The Tattered King', [LONG_BOXES, SHORT_BOXES], 5, [
    each('investigators-in-streets', DEVOURED),
  ]),
  {
    ...diseaseRumor,
    triggers: [
      ...(diseaseRumor.triggers ?? []),
      {
        when: {
          on: 'movement-ended',
          at: { in: 'location', place: 'st-marys-hospital' },
          sparing: 'vaccination',
        },
        then: [may(receive('vaccination'))],
      },
    ],
    doubt: 'The token that spares is a doom token of the supply: here a card, which everybody sees.',
  },
];
