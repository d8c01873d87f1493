import {
  ancientOneText,
  type CardDef,
  cardText,
  type InvestigatorDef,
  investigatorText,
  keywordOf,
  locationText,
  type MonsterDef,
  type MythosDef,
  mythosText,
  tableCardText,
  unpublishedText,
} from '@vigil/rules';
import { adaptLocation, monsterStatsText, SKILL_PAIRS } from '@vigil/table';
import type { NamedEntry } from './look-up.js';
import { changesOf, monsterKind, monsterLines } from './monsters.js';
import { stepsTo, thingsAt } from './places.js';
import { atmosphereLines, type TerminalScene } from './scene.js';
import { joinFacts, say } from './text.js';

/** A component for reading: name, kind and full text. */
export interface Sheet {
  readonly name: string;
  readonly kind: string;
  readonly lines: readonly string[];
}

/** An entry that can be looked up by name. */
export interface Entry extends NamedEntry {
  sheet(): Sheet;
}

/**
 * Lists every entry with a sheet at a table.
 *
 * @param from the place from which distances are measured
 */
export function entriesOf(scene: TerminalScene, from: string | undefined): Entry[] {
  const { content, w } = scene;
  const called = (kind: Parameters<typeof w.name>[0]) => (item: { id: string; name: string }) => ({
    id: item.id,
    name: w.name(kind, item.id),
    printed: item.name,
  });
  return [
    ...[...content.investigators.values()].map((other) => ({
      ...called('investigator')(other),
      sheet: () => investigator(scene, other),
    })),
    ...[...content.ancientOnes.keys()].map((id) => ({
      id,
      name: w.name('ancientOne', id),
      sheet: () => ancientOne(scene, id),
    })),
    ...[...content.monsters.values()].map((boardMonster) => ({
      ...called('monster')(boardMonster),
      sheet: () => monster(scene, boardMonster),
    })),
    ...[...content.cards.values()].map((possession) => ({
      ...called('card')(possession),
      sheet: () => card(scene, possession),
    })),
    ...[...content.mythos.values()].map((mytho) => ({ ...called('mythos')(mytho), sheet: () => mythos(scene, mytho) })),
    ...[...content.tableCards.values()].map((tableCard) => ({
      ...called('mythos')(tableCard),
      sheet: () => ({
        name: w.name('mythos', tableCard.id),
        kind: kindOfTableCard(scene, tableCard.kind),
        lines: tableCardText(w, tableCard),
      }),
    })),
    ...[...content.locations.values()].map((item) => ({
      ...called('place')(item),
      sheet: () => place(scene, item.id, from),
    })),
    ...[...content.streets.values()].map((street) => ({
      ...called('place')(street),
      sheet: () => place(scene, street.id, from),
    })),
    ...[...content.worlds.values()].map((item) => ({ ...called('world')(item), sheet: () => world(scene, item.id) })),
    ...['sky', 'outskirts', 'lost', 'jail'].map((id) => ({
      id,
      name: w.capitalize(w.name('place', id)),
      sheet: () => special(scene, id as 'sky'),
    })),
  ];
}

function card({ w }: TerminalScene, def: CardDef): Sheet {
  const { price, weapon, type, deck, count } = def;
  const figures = joinFacts([
    price !== undefined && say(w, 't.sheet.price', { what: w.say('amount.money', { n: price }) }),
    weapon && say(w, 't.sheet.hands', { n: weapon.hands }),
    say(w, 't.sheet.copies', { n: count }),
  ]);
  const kind = joinFacts([
    w.capitalize(w.say(`deck.${deck}`)),
    type !== undefined && type !== 'other' && say(w, `shared.type.${type}`),
  ]);
  const text = cardText(w, def);
  return {
    name: w.name('card', def.id),
    kind,
    lines: [figures, ...(text.length > 0 ? text : [say(w, 't.sheet.no-text')])],
  };
}

function monster({ w, content, view, game, atmosphere }: TerminalScene, def: MonsterDef): Sheet {
  const tokensOnBoard = view.monsters.filter(({ token }) => content.tokens.get(token)?.id === def.id);
  const moves =
    w.has(`movement.${def.movement}.help`) && game === 'arkham' ? [w.say(`movement.${def.movement}.help`)] : [];
  const changed = changesOf(content, w, def, view.ancientOne).map(
    (line) => `${w.name('ancientOne', view.ancientOne)}: ${line}`,
  );
  const places = tokensOnBoard.map(({ at }) => w.name('place', at));
  return {
    name: w.name('monster', def.id),
    kind: monsterKind(w, def),
    lines: [
      monsterStatsText(w, def),
      ...atmosphereLines(atmosphere, def.id),
      ...monsterLines(w, def),
      ...moves,
      ...changed,
      joinFacts([
        say(w, 't.sheet.tokens', { n: def.count }),
        places.length > 0 && say(w, 't.sheet.on-board', { places: places.join(', ') }),
      ]),
    ],
  };
}

function investigator({ w, content }: TerminalScene, def: InvestigatorDef): Sheet {
  const { fixed, random, sliders } = def;
  const begins = [
    fixed.money > 0 && w.say('amount.money', { n: fixed.money }),
    fixed.clues > 0 && w.say('amount.clue', { n: fixed.clues }),
    ...fixed.cards.map((id) => w.name('card', id)),
    ...Object.entries(random).map(([deck, n = 0]) => `${n} ${w.say(`card.${deck}`, { n, after: 'none' })}`),
  ].filter((item) => typeof item === 'string');
  const skills = SKILL_PAIRS.flatMap(({ pair, skills: both }) =>
    both.map((skill, side) => `${w.say(`skill.${skill}`)} ${sliders[pair].map((stop) => stop[side]).join(' ')}`),
  );
  const home = content.places.has(def.home) ? w.name('place', def.home) : def.home;
  return {
    name: w.name('investigator', def.id),
    kind: w.name('occupation', def.id),
    lines: [
      joinFacts([
        ...(['sanity', 'stamina'] as const).map((what) => w.say(`amount.${what}`, { n: def[what] })),
        w.say('amount.focus', { n: def.focus }),
        say(w, 't.sheet.home', { where: home }),
      ]),
      joinFacts(skills),
      `${w.name('used', def.id)}: ${investigatorText(w, def).join(' ')}`,
      say(w, 'shared.figure.begins', { what: w.list(begins) }),
    ],
  };
}

function ancientOne({ w, content }: TerminalScene, id: string): Sheet {
  const def = content.ancientOnes.get(id);
  if (!def) return { name: id, kind: '', lines: [] };
  const { combatRating, worshippers, power, startOfBattle, attack } = ancientOneText(w, def);
  const defenses = def.defenses.map((ability) => keywordOf(w, ability)).map((item) => `${item.name}: ${item.help}`);
  return {
    name: w.name('ancientOne', id),
    kind: say(w, 'shared.kind.ancient-one'),
    lines: [
      joinFacts([say(w, 't.sheet.combat', { by: combatRating }), say(w, 't.sheet.doom', { n: def.doom })]),
      ...worshippers,
      `${def.powerName}: ${power.join(' ')}`,
      ...defenses,
      ...startOfBattle.map((line) => say(w, 'shared.figure.start-of-battle', { line })),
      ...attack.map((line) => say(w, 'shared.figure.attack', { line })),
    ],
  };
}

function mythos({ w, atmosphere }: TerminalScene, def: MythosDef): Sheet {
  const places = (ids: readonly string[]) => ids.map((id) => w.name('place', id)).join(', ');
  const symbols = (ids: readonly string[]) => ids.map((id) => w.say(`symbol.${id}`)).join(', ');
  const figures = joinFacts([
    def.gate !== undefined && say(w, 't.sheet.gate-at', { what: places([def.gate]) }),
    def.clues.length > 0 && say(w, 't.sheet.clue-at', { what: places(def.clues) }),
    def.activity !== undefined && say(w, 't.sheet.activity-at', { what: places([def.activity]) }),
    def.white.length > 0 && say(w, 't.sheet.white', { what: symbols(def.white) }),
    def.black.length > 0 && say(w, 't.sheet.black', { what: symbols(def.black) }),
  ]);
  const kind = joinFacts([
    say(w, `shared.mythos.${def.type}`),
    def.subtype !== undefined && say(w, `shared.mythos.${def.subtype}`),
  ]);
  const lines = [...(figures === '' ? [] : [figures]), ...atmosphereLines(atmosphere, def.id), ...mythosText(w, def)];
  return { name: w.name('mythos', def.id), kind, lines };
}

/** Returns the kind of a shared table card: from the messages of its box (`kind.<id>`), else its id. */
function kindOfTableCard({ w }: TerminalScene, kind: string): string {
  return w.capitalize(w.has(`kind.${kind}`) ? w.say(`kind.${kind}`) : kind);
}

/** Describes a street or a location: its offers, its contents, its neighbours and its distance. */
function place(scene: TerminalScene, id: string, from: string | undefined): Sheet {
  const { w, content, game } = scene;
  const location = content.locations.get(id);
  const { gates, foes, clues, people } = thingsAt(scene, id);
  const steps = from === undefined ? undefined : stepsTo(scene, from, id);
  const contents = [...gates, ...foes, ...clues, ...people].join(', ');
  const now = joinFacts([
    steps !== undefined && say(w, 't.place.steps', { n: steps }),
    say(w, 't.place.here', { what: contents || say(w, 't.about.nothing') }),
  ]);
  if (location) {
    const themes = [...content.locationCards.values()].flatMap((card) => w.theme(card.id, id) ?? []);
    return {
      name: w.name('place', id),
      kind: joinFacts([
        say(w, location.stable ? 'shared.kind.stable' : 'shared.kind.unstable'),
        w.name('place', location.street),
      ]),
      lines: [
        ...locationText(w, adaptLocation(game, location)),
        ...(themes.length > 0 ? [say(w, 't.place.encounters', { what: themes.join('; ') })] : []),
        now,
      ],
    };
  }
  const street = content.streets.get(id);
  const locations = [...content.locations.values()]
    .filter((item) => item.street === id)
    .map((item) => w.name('place', item.id));
  const next = street?.connects.map((connect) => w.name('place', connect)) ?? [];
  return {
    name: w.name('place', id),
    kind: say(w, 'shared.kind.street'),
    lines: [
      say(w, 't.place.locations', { what: locations.join(', ') }),
      say(w, 't.place.next', { what: next.join(', ') }),
      joinFacts([
        street && say(w, 't.place.black', { place: street.black }),
        street && say(w, 't.place.white', { place: street.white }),
      ]),
      ...(street ? unpublishedText(w, street) : []),
      now,
    ],
  };
}

function world(scene: TerminalScene, id: string): Sheet {
  const { w, content, atmosphere } = scene;
  const colours = content.worlds.get(id)?.colours.map((colour) => w.say(`colour.${colour}`)) ?? [];
  const visitors = scene.view.investigators.filter((who) => content.places.get(who.place)?.world === id);
  const gates = [...content.gateMarkers.values()].filter((marker) => marker.world === id);
  const cards = [...content.gateCards.values()].filter((card) => card.entries.some(({ at }) => at === id));
  return {
    name: w.name('world', id),
    kind: say(w, 'shared.kind.other-world'),
    lines: [
      ...atmosphereLines(atmosphere, id),
      say(w, 't.sheet.colours', { what: colours.join(', ') }),
      ...gates.map(({ id: gate, modifier, symbol }) =>
        say(w, 't.gate.sheet', { gate, by: w.signed(modifier), symbol }),
      ),
      // The two sides of a world are reachable together.
      ...(gates[0] ? unpublishedText(w, gates[0]) : []),
      ...(cards.length > 0
        ? [
            say(w, 't.place.encounters', {
              what: cards
                .map((card) => w.theme(card.id, id) ?? '')
                .filter(Boolean)
                .join('; '),
            }),
          ]
        : []),
      ...visitors.map((who) => `${w.name('investigator', who.id)}: ${w.name('place', who.place)}`),
    ],
  };
}

function special(scene: TerminalScene, id: 'sky' | 'outskirts' | 'lost' | 'jail'): Sheet {
  const { w, game } = scene;
  const { foes, people } = thingsAt(scene, id);
  const contents = [...foes, ...people].join(', ');
  return {
    name: w.capitalize(w.name('place', id)),
    kind: say(w, 't.kind.board'),
    lines: [
      say(w, `shared.special.${id}`, { game }),
      say(w, 't.place.here', { what: contents || say(w, 't.about.nothing') }),
    ],
  };
}
