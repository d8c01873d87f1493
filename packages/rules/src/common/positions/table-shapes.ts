import type { Content } from '../../language/content.js';
import type { TableState } from '../state.js';
import {
  assertUnique,
  count,
  fields,
  integer,
  knownId,
  list,
  oneOf,
  type Shape,
  table,
  text,
  ValidationError,
} from './shapes.js';

/** Above any count that occurs in play. */
const MAX_COUNT = 1000;

/** Shapes of the parts that both games have; each game adds its own. */
export interface TableShapes {
  readonly place: Shape;
  readonly token: Shape;
  readonly marker: Shape;
  readonly possession: Shape;
  readonly investigator: Readonly<Record<string, Shape>>;
  readonly monster: Readonly<Record<string, Shape>>;
  readonly gate: Readonly<Record<string, Shape>>;
  readonly state: Readonly<Record<string, Shape>>;
  readonly decks: Readonly<Record<string, Shape>>;
}

/** Returns the shapes of positions with these components. */
export function tableShapes(content: Content): TableShapes {
  const place = knownId(content.places, 'place');
  const token = knownId(content.tokens, 'monster token');
  const marker = knownId(content.gateMarkers, 'gate marker');
  const sheet = knownId(content.investigators, 'investigator');
  const cards = list(knownId(content.cards, 'card'));
  const tableCardId = knownId(
    { has: (id) => content.mythos.has(id) || content.tableCards.has(id) || content.cards.has(id) },
    'card for the table',
  );
  const yes = oneOfTrue;
  const possession = fields({
    card: knownId(content.cards, 'card'),
    'exhausted?': yes,
    'tokens?': count(MAX_COUNT),
    'fresh?': yes,
  });
  return {
    place,
    token,
    marker,
    possession,
    investigator: {
      seat: count(MAX_COUNT),
      id: sheet,
      place,
      sanity: count(MAX_COUNT),
      stamina: count(MAX_COUNT),
      maximumChange: fields({ sanity: integer(-MAX_COUNT, MAX_COUNT), stamina: integer(-MAX_COUNT, MAX_COUNT) }),
      'aboveMaximum?': fields({ sanity: count(MAX_COUNT), stamina: count(MAX_COUNT) }),
      money: count(),
      clues: count(MAX_COUNT),
      cards: list(possession),
      monsterTrophies: list(token),
      gateTrophies: list(marker),
      'enteredAt?': place,
      used: list(text),
      untilTurnEnds: list(fields({ mod: text })),
    },
    monster: { token, at: knownId({ has: (id) => content.places.has(id) || content.worlds.has(id) }, 'place') },
    gate: { marker, at: place },
    state: {
      turn: count(),
      ancientOne: knownId(content.ancientOnes, 'Ancient One'),
      doom: count(MAX_COUNT),
      terror: count(MAX_COUNT),
      unusedInvestigators: list(sheet),
      cup: list(token),
      box: list(token),
      gatePile: list(marker),
      clues: table(place, count(MAX_COUNT)),
      closed: list(fields({ at: place, until: forGoodOrTurn })),
      inPlay: list(
        fields({
          card: tableCardId,
          as: text,
          'at?': place,
          'since?': count(),
          'until?': count(),
          'tokens?': count(MAX_COUNT),
          'exhausted?': yes,
          'monsters?': list(token),
          'ending?': yes,
        }),
      ),
      specials: table(text, integer()),
      'knownOrder?': table(text, fields({ top: count(), bottom: count() })),
      'ruledOut?': table(place, list(marker)),
      'boxes?': table(text, () => {}),
    },
    decks: {
      common: cards,
      unique: cards,
      spell: cards,
      skill: cards,
      ally: cards,
      mythos: list(knownId(content.mythos, 'Mythos card')),
      gate: list(knownId(content.gateCards, 'gate card')),
    },
  };
}

const oneOfTrue: Shape = (value, at) => {
  if (value !== true) throw new ValidationError(at, `${String(value)} is not true`);
};

const forGoodOrTurn: Shape = (value, at) => {
  if (typeof value === 'number') count()(value, at);
  else oneOf('for-good', 'in-play')(value, at);
};

/** Returns the shape of a seat at this table. */
export function seatOf({ investigators }: Pick<TableState, 'investigators'>): Shape {
  return count(investigators.length - 1);
}

/**
 * Checks what shapes cannot: there are investigators, each at their own seat, and no token, marker or gate is in two
 * places. Requires a table whose fields have their shapes.
 */
export function checkTable(state: TableState): void {
  const { investigators, monsters, gates } = state;
  if (investigators.length === 0) throw new ValidationError('investigators', 'must not be empty');
  investigators.forEach(({ seat }, i) => {
    if (seat !== i) throw new ValidationError(`investigators[${i}].seat`, `${seat} is not its index in the list`);
  });
  assertUnique(investigators.map(({ id }, i) => [id, `investigators[${i}].id`]));
  assertUnique(gates.map(({ at }, i) => [at, `gates[${i}].at`]));
  const tokens: (readonly [string, string])[] = [];
  const add = (ids: readonly string[] | undefined, at: string) => {
    (ids ?? []).forEach((id, i) => {
      tokens.push([id, `${at}[${i}]`]);
    });
  };
  monsters.forEach(({ token }, i) => {
    tokens.push([token, `monsters[${i}].token`]);
  });
  gates.forEach(({ marker }, i) => {
    tokens.push([marker, `gates[${i}].marker`]);
  });
  add(state.cup, 'cup');
  add(state.box, 'box');
  add(state.gatePile, 'gatePile');
  investigators.forEach(({ monsterTrophies, gateTrophies }, i) => {
    add(monsterTrophies, `investigators[${i}].monsterTrophies`);
    add(gateTrophies, `investigators[${i}].gateTrophies`);
  });
  state.inPlay.forEach(({ monsters: held }, i) => {
    add(held, `inPlay[${i}].monsters`);
  });
  assertUnique(tokens);
}
