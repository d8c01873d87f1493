import type { Content } from '../../language/content.js';
import type { TableState } from '../state.js';
import { count, fields, known, list, Misfit, noneTwice, oneOf, type Shape, table, text, whole } from './shapes.js';

/** More than anybody ever has of what is counted one by one. */
const MANY = 1000;

/** The shapes of what both games have on the table; each adds its own. */
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

/** What positions of a game with these components look like. */
export function tableShapes(content: Content): TableShapes {
  const place = known(content.places, 'place');
  const token = known(content.tokens, 'monster token');
  const marker = known(content.gateMarkers, 'gate marker');
  const sheet = known(content.investigators, 'investigator');
  const cards = list(known(content.cards, 'card'));
  const lying = known(
    { has: (id) => content.mythos.has(id) || content.tableCards.has(id) || content.cards.has(id) },
    'card for the table',
  );
  const yes = oneOfTrue;
  const possession = fields({
    card: known(content.cards, 'card'),
    'exhausted?': yes,
    'tokens?': count(MANY),
    'fresh?': yes,
  });
  return {
    place,
    token,
    marker,
    possession,
    investigator: {
      seat: count(MANY),
      id: sheet,
      place,
      sanity: count(MANY),
      stamina: count(MANY),
      maximumChange: fields({ sanity: whole(-MANY, MANY), stamina: whole(-MANY, MANY) }),
      'beyond?': fields({ sanity: count(MANY), stamina: count(MANY) }),
      money: count(),
      clues: count(MANY),
      cards: list(possession),
      monsterTrophies: list(token),
      gateTrophies: list(marker),
      'enteredAt?': place,
      used: list(text),
      untilTurnEnds: list(fields({ mod: text })),
    },
    monster: { token, at: known({ has: (id) => content.places.has(id) || content.worlds.has(id) }, 'place') },
    gate: { marker, at: place },
    state: {
      turn: count(),
      ancientOne: known(content.ancientOnes, 'Ancient One'),
      doom: count(MANY),
      terror: count(MANY),
      unusedInvestigators: list(sheet),
      cup: list(token),
      box: list(token),
      gatePile: list(marker),
      clues: table(place, count(MANY)),
      closed: list(fields({ at: place, until: forGoodOrTurn })),
      inPlay: list(
        fields({
          card: lying,
          as: text,
          'at?': place,
          'since?': count(),
          'until?': count(),
          'tokens?': count(MANY),
          'exhausted?': yes,
          'monsters?': list(token),
          'ending?': yes,
        }),
      ),
      specials: table(text, whole()),
      'boxes?': table(text, () => {}),
    },
    decks: {
      common: cards,
      unique: cards,
      spell: cards,
      skill: cards,
      ally: cards,
      mythos: list(known(content.mythos, 'Mythos card')),
      gate: list(known(content.gateCards, 'gate card')),
    },
  };
}

const oneOfTrue: Shape = (value, at) => {
  if (value !== true) throw new Misfit(at, `${String(value)} is not true`);
};

const forGoodOrTurn: Shape = (value, at) => {
  if (typeof value === 'number') count()(value, at);
  else oneOf('for-good', 'in-play')(value, at);
};

/** A seat at a table of so many. */
export function seatOf({ investigators }: Pick<TableState, 'investigators'>): Shape {
  return count(investigators.length - 1);
}

/**
 * What no shape says: there is somebody, everybody sits in his own seat, and no token, marker or gate is in two places.
 * Of a table whose fields have their shapes.
 */
export function checkTable(state: TableState): void {
  const { investigators, monsters, gates } = state;
  if (investigators.length === 0) throw new Misfit('investigators', 'there is nobody');
  investigators.forEach(({ seat }, i) => {
    if (seat !== i) throw new Misfit(`investigators[${i}].seat`, `${seat} is not his place in the list`);
  });
  noneTwice(investigators.map(({ id }, i) => [id, `investigators[${i}].id`]));
  noneTwice(gates.map(({ at }, i) => [at, `gates[${i}].at`]));
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
  noneTwice(tokens);
}
