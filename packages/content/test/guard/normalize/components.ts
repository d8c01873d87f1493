/** The components of a pack in the normal form, kind by kind, with the field names of a reading. */
import type {
  AncientOneDef,
  CardDef,
  CardText,
  Effects,
  EncounterEntry,
  EpicCard,
  EpicStep,
  GateCardDef,
  GateMarkerDef,
  InvestigatorDef,
  LocationAbility,
  LocationCardDef,
  LocationDef,
  MonsterDef,
  MythosDef,
  Pack,
  PlaceDef,
  RumorText,
  StreetDef,
  TableCardDef,
  Weapon,
  WorldDef,
} from '@vigil/rules';
import { alternativeBonuses } from '@vigil/rules';
import {
  type Figures,
  formatLine,
  formatLines,
  formatSigned,
  line,
  type Reading,
  type Value,
  withoutEmptyFields,
} from '../normal-form.js';
import { ability, modifier, normalizeEffects, trigger } from './normalize-effects.js';
import { condition, cost, type DeckOf, monsters } from './normalize-terms.js';
import { readAllFields } from './read-all-fields.js';

const effectLines = (effects: Effects | undefined, deckOf: DeckOf): Value | undefined =>
  effects && formatLines(normalizeEffects(effects, deckOf));

/** Returns the lines of a card's abilities in alphabetical order, because their order has no effect. */
function abilityLines(text: CardText, deckOf: DeckOf): string[] {
  return [
    ...(text.modifiers ?? []).map((each) => modifier(each, deckOf)),
    ...(text.abilities ?? []).map((each) => formatLine(ability(each, deckOf))),
    ...(text.triggers ?? []).map((each) => formatLine(trigger(each, deckOf))),
  ].sort();
}

/** Marks remarks and drawing data of a component as read. */
function skipRemarks(of: object): void {
  for (const remark of REMARKS) void Reflect.get(of, remark);
}
// `people` has its own test (`content/test/people.test.ts`).
const REMARKS = ['doubt', 'ours', 'handlerReason', 'theme', 'people', 'tolls', 'x', 'y'];

const weapon = (of: Weapon, deckOf: DeckOf): string =>
  readAllFields(of, ({ hands, damage, bonus, instead, ignores, sixesCountTwice, afterUse }) =>
    [
      `${hands} hand${hands === 1 ? '' : 's'} ${damage} ${formatSigned(bonus)}`,
      ...alternativeBonuses(instead).map((one) =>
        readAllFields(one, (it) => `if ${condition(it.if, deckOf)} ${formatSigned(it.bonus)}`),
      ),
      ignores && `ignores ${ignores.join(' ')}`,
      sixesCountTwice && 'sixes twice',
      afterUse &&
        readAllFields(afterUse, (it) =>
          'exhaust' in it
            ? [
                `after ${cost({ exhaust: it.exhaust }, deckOf)}`,
                ...(it.then ? [formatLines(normalizeEffects(it.then, deckOf)).join(', ')] : []),
              ].join(' ')
            : `after ${cost({ discard: it.discard, ...(it.lose && { lose: it.lose }) }, deckOf)}`,
        ),
    ]
      .filter((part) => part !== undefined)
      .join(' '),
  );

function card(it: CardDef, deckOf: DeckOf): Figures {
  return withoutEmptyFields({
    name: it.name,
    deck: it.deck,
    count: it.count,
    price: it.price,
    type: it.type,
    weapon: it.weapon && weapon(it.weapon, deckOf),
    item: it.item,
    magical: it.magical,
    rules: it.rules,
    gift: it.gift,
    onAwakening: it.onAwakening,
    refreshCost: it.refreshCost && cost(it.refreshCost, deckOf),
    staysCost: it.staysCost && (cost(it.staysCost, deckOf) || 'nothing'),
    lastsWith: it.lastsWith,
    from: it.from,
    with: it.with,
    keptWith: it.keptWith,
    onCard: it.onCard,
    ...(it.route &&
      readAllFields(it.route, ({ steps, sacrifice, then }) => ({
        steps: [...steps],
        sacrifice: sacrifice && cost(sacrifice, deckOf),
        brings: formatLines(normalizeEffects(then, deckOf)),
      }))),
    says: abilityLines(it, deckOf),
  });
}

const attackFigures = (of: { readonly rating: number; readonly damage: number } | undefined): string | undefined =>
  of && readAllFields(of, ({ rating, damage }) => `${formatSigned(rating)} damage ${damage}`);

function monster(it: MonsterDef, deckOf: DeckOf): Figures {
  const strengths: Readonly<Record<string, number | undefined>> = {
    nightmarish: it.nightmarish,
    overwhelming: it.overwhelming,
  };
  return withoutEmptyFields({
    name: it.name,
    count: it.count,
    movement: it.movement,
    symbol: it.symbol,
    awareness: it.awareness,
    horror: attackFigures(it.horror),
    combat: attackFigures(it.combat),
    toughness: it.toughness,
    abilities: it.abilities.map((each) => (strengths[each] === undefined ? each : `${each} ${strengths[each]}`)).sort(),
    // Figure of an ability that only a card grants.
    given: Object.entries(strengths)
      .filter(([keyword, n]) => n !== undefined && !it.abilities.some((each) => each === keyword))
      .map(([keyword, n]) => `${keyword} ${n}`),
    inCup: it.inCup,
    says: abilityLines(it.modifiers ? { modifiers: it.modifiers } : {}, deckOf),
    move:
      it.move &&
      readAllFields(it.move, (how) =>
        'effects' in how
          ? (effectLines(how.effects, deckOf) as Value)
          : 'like' in how
            ? ([`like ${how.like}`, effectLines(how.arriving, deckOf)] as Value)
            : 'seeks' in how
              ? [`seeks ${how.seeks}`]
              : [
                  ['hunts', how.hunts, ...(how.sparing.length > 0 ? ['sparing', ...[...how.sparing].sort()] : [])].join(
                    ' ',
                  ),
                ],
      ),
    beforeHorror: effectLines(it.beforeHorror, deckOf),
    beforeCombat: effectLines(it.beforeCombat, deckOf),
    horrorFailed: effectLines(it.horrorFailed, deckOf),
    fatal: it.fatal,
    combatDie: it.combatDie,
    trophyDice: it.trophyDice,
    combatFailed: effectLines(it.combatFailed, deckOf),
    entersPlay: effectLines(it.entersPlay, deckOf),
    defeated: effectLines(it.defeated, deckOf),
  });
}

function investigator(it: InvestigatorDef, deckOf: DeckOf): Figures {
  return withoutEmptyFields({
    name: it.name,
    occupation: it.occupation,
    // From the manual reading, since the facts do not contain it.
    woman: it.woman,
    sanity: it.sanity,
    stamina: it.stamina,
    home: it.home,
    focus: it.focus,
    sliders: Object.fromEntries(
      Object.entries(it.sliders).map(([pair, stops]) => [pair, stops.map((stop) => stop.join('/')).join(' ')]),
    ),
    ...readAllFields(it.fixed, ({ money, clues, cards }) => ({ money, clues, cards: [...cards].sort() })),
    random: { ...it.random } as Record<string, number>,
    ability: it.ability,
    noClueAt: it.noClueAt,
    maxima: it.maxima?.map((stop) => stop.join('/')).join(' '),
    insteadOfLost:
      it.insteadOfLost &&
      readAllFields(
        it.insteadOfLost,
        ({ insane, unconscious, otherwise }) => `insane ${insane} unconscious ${unconscious} otherwise ${otherwise}`,
      ),
    says: abilityLines(it, deckOf),
  });
}

function ancientOne(it: AncientOneDef, deckOf: DeckOf): Figures {
  return withoutEmptyFields({
    name: it.name,
    combatRating: it.combatRating,
    doom: it.doom,
    defenses: [...it.defenses].sort(),
    powerName: it.powerName,
    masksInCup: it.masksInCup,
    boxes: it.boxes && monsters(it.boxes),
    rubble: it.rubble?.join(' '),
    says: abilityLines({ modifiers: it.modifiers, ...(it.triggers && { triggers: it.triggers }) }, deckOf),
    startOfBattle: effectLines(it.startOfBattle, deckOf),
    attack: readAllFields(it.attack, ({ check, modifier: by, effects, passedOrNot }) =>
      withoutEmptyFields({
        check: check && `${check} ${formatSigned(by ?? 0)}`,
        modifier: check ? undefined : by,
        // An attack always has this list, even an empty one.
        effects: formatLines(normalizeEffects(effects, deckOf)),
        passedOrNot: effectLines(passedOrNot, deckOf),
      }),
    ),
    afterAttack: effectLines(it.afterAttack, deckOf),
  });
}

const street = (it: StreetDef): Figures =>
  withoutEmptyFields({
    name: it.name,
    connects: [...it.connects].sort(),
    black: it.black,
    white: it.white,
    board: it.board,
    depot: it.depot,
  });

const offer = (of: LocationAbility, deckOf: DeckOf): string =>
  readAllFields(of, (it) =>
    formatLine(
      line(
        [
          `offers ${it.name}`,
          ...(it.cost ? [`pay ${cost(it.cost, deckOf)}`] : []),
          ...(it.if ? [`if ${condition(it.if, deckOf)}`] : []),
        ].join(' '),
        { do: normalizeEffects(it.then, deckOf) },
      ),
    ),
  );

function location(it: LocationDef, deckOf: DeckOf): Figures {
  const inner =
    it.innerRoom && readAllFields(it.innerRoom, ({ entry, name, card: by }) => ({ room: `${entry} for ${by}`, name }));
  const finds =
    it.finds &&
    readAllFields(it.finds, ({ surely, often }) => ({
      surely: surely && [...surely].sort(),
      often: often && [...often].sort(),
    }));
  return withoutEmptyFields({
    name: it.name,
    street: it.street,
    neighbourhood: it.neighbourhood,
    connects: it.connects && [...it.connects].sort(),
    black: it.black,
    white: it.white,
    endsMovement: it.endsMovement,
    onFootOnly: it.onFootOnly,
    stable: it.stable,
    surely: finds?.surely,
    often: finds?.often,
    closesAtTerror: it.closesAtTerror,
    depot: it.depot,
    innerRoom: inner?.room,
    innerName: inner?.name,
    offers: it.abilities?.map((each) => offer(each, deckOf)),
  });
}

/** Returns entries by place or world. Throws for two entries of one place. */
function entryFields(entries: readonly EncounterEntry[], deckOf: DeckOf): Record<string, Value> {
  const fields: Record<string, Value> = {};
  for (const entry of entries) {
    readAllFields(entry, (it) => {
      skipRemarks(it);
      if (fields[it.at]) throw new Error(`two entries for "${it.at}" on one card`);
      fields[it.at] = effectLines(it.effects, deckOf) as Value;
    });
  }
  return fields;
}

const locationCard = (it: LocationCardDef, deckOf: DeckOf): Figures => ({
  neighbourhood: it.neighbourhood,
  ...entryFields(it.entries, deckOf),
});

const gateCard = (it: GateCardDef, deckOf: DeckOf): Figures => ({
  ...withoutEmptyFields({ colour: it.colour, secondColour: it.secondColour, reshuffle: it.reshuffle }),
  ...entryFields(it.entries, deckOf),
});

/** Formats counts: `tokens 6`, `tokens 4 for each player`. */
const tokensText = (of: object): string =>
  Object.entries(of)
    .map(([what, n]: [string, number | { readonly perPlayer: number }]) =>
      typeof n === 'number'
        ? `${what} ${n}`
        : readAllFields(n, ({ perPlayer }) => `${what} ${perPlayer} for each player`),
    )
    .join(' ');

const failCondition = (of: RumorText['failIf']): string => (typeof of === 'string' ? of : tokensText(of));

/** Returns the lines of a rumor's outcome, or `nothing`. */
const outcomeLines = (effects: Effects, deckOf: DeckOf): Value =>
  effects.length === 0 ? 'nothing' : formatLines(normalizeEffects(effects, deckOf));

const rumor = (of: RumorText, deckOf: DeckOf): Figures =>
  readAllFields(of, (it) =>
    withoutEmptyFields({
      setup: it.setup && tokensText(it.setup),
      action: it.action && formatLine(ability(it.action, deckOf)),
      passIf: it.passIf,
      passCost: it.passCost && cost(it.passCost, deckOf),
      passCostAt:
        it.passCostAt && readAllFields(it.passCostAt, (at) => `${at.players} players ${cost(at.cost, deckOf)}`),
      pass: outcomeLines(it.pass, deckOf),
      failIf: failCondition(it.failIf),
      fail: outcomeLines(it.fail, deckOf),
    }),
  );

function mythos(it: MythosDef, deckOf: DeckOf): Figures {
  return withoutEmptyFields({
    name: it.name,
    type: it.type,
    subtype: it.subtype,
    gate: it.gate,
    doom: it.doom,
    clues: it.clues,
    white: it.white,
    black: it.black,
    gateBurst: it.gateBurst,
    effects: effectLines(it.effects, deckOf),
    lasts: it.lasts,
    activity: it.activity,
    says: abilityLines(it, deckOf),
    rumor: it.rumor && rumor(it.rumor, deckOf),
  });
}

/** Returns the line of a step in a round of the epic battle. */
function epicStep(step: EpicStep, deckOf: DeckOf): string {
  const does = (of: Effects | undefined) => (of ? normalizeEffects(of, deckOf) : []);
  return readAllFields(step, (it) => {
    const join = (...parts: readonly string[]): string => [it.does, ...parts].join(' ');
    switch (it.does) {
      case 'investigators':
        return join(...(it.who ? [it.who] : []), ...(it.defenses ? ['against', ...it.defenses] : []));
      case 'ancient-one': {
        const by = it.modifier === undefined ? [] : [formatSigned(it.modifier)];
        return formatLine(line(join(...by), { instead: it.instead && does(it.instead) }));
      }
      case 'rating':
        return join(formatSigned(it.by));
      case 'effects':
        return formatLine(line(join(), { do: does(it.then) }));
      default:
        return join();
    }
  });
}

const epic = (of: EpicCard, deckOf: DeckOf): Record<string, Value | undefined> =>
  readAllFields(of, ({ half, plotOf, steps }) => ({
    half,
    plotOf,
    steps: steps.map((step) => epicStep(step, deckOf)),
  }));

const tableCard = (it: TableCardDef, deckOf: DeckOf): Figures =>
  withoutEmptyFields({
    name: it.name,
    kind: it.kind,
    always: it.always,
    faceDown: it.faceDown,
    tokens: it.tokens,
    chosen: it.chosen,
    title: it.title,
    setUp: it.setUp && effectLines(it.setUp, deckOf),
    encounter: it.encounter && effectLines(it.encounter, deckOf),
    rules: it.rules,
    onAwakening: it.onAwakening,
    at: it.at,
    ...(it.epic && epic(it.epic, deckOf)),
    says: abilityLines(it, deckOf),
  });

/** Normalizes a place without its name, which Vigil invented. */
function place(it: PlaceDef): Figures {
  void it.name;
  return withoutEmptyFields({ kind: it.kind, connects: it.connects && [...it.connects].sort(), beside: it.beside });
}

const world = (it: WorldDef): Figures => ({ name: it.name, colours: [...it.colours].sort() });
const marker = (it: GateMarkerDef): Figures => ({ world: it.world, symbol: it.symbol, modifier: it.modifier });

type NormalizersByKind = {
  readonly [K in keyof Pack]?: Pack[K] extends readonly (infer C)[] | undefined
    ? (component: C, deckOf: DeckOf) => Figures
    : never;
};

/** Normalizers by kind. Boards are drawing data; decks and place kinds are vocabulary. */
const NORMALIZERS = {
  cards: card,
  monsters: monster,
  investigators: investigator,
  ancientOnes: ancientOne,
  streets: street,
  locations: location,
  places: place,
  worlds: world,
  gateMarkers: marker,
  locationCards: locationCard,
  gateCards: gateCard,
  mythos,
  tableCards: tableCard,
} satisfies NormalizersByKind;

export type Kind = keyof typeof NORMALIZERS;
/** A component of any of these kinds. */
export type Component = NonNullable<Pack[Kind]>[number];
export const COVERED_KINDS = Object.keys(NORMALIZERS) as Kind[];
/** Lists of a pack that no reading contains: drawings of boards, decks and kinds of places. */
export const EXCLUDED_KINDS: readonly (keyof Pack)[] = ['boards', 'decks', 'placeKinds'];

/** Normalizes a component. Throws for a field that the normal form does not cover. */
export function normalizeComponent(kind: Kind, component: Component, deckOf: DeckOf): Figures {
  const normalize = NORMALIZERS[kind] as (component: Component, deckOf: DeckOf) => Figures;
  return readAllFields(component, (it) => {
    // The id is the key of the component in a reading.
    void it.id;
    skipRemarks(it);
    return normalize(it, deckOf);
  });
}

/**
 * Returns a pack's components of a kind: its own, and further copies of components of packs before it. Throws for
 * duplicates.
 */
function componentsOf(pack: Pack, kind: Kind, packs: readonly Pack[]): readonly Component[] {
  const more = kind === 'cards' || kind === 'monsters' ? Object.entries(pack.more?.[kind] ?? {}) : [];
  const copies = more.flatMap(([id, count]) => {
    const originals = packs.flatMap((other): readonly Component[] => other[kind] ?? []);
    return originals.filter((each) => each.id === id).map((each) => ({ ...each, count }) as Component);
  });
  const all = [...(pack[kind] ?? []), ...copies];
  const duplicate = all.find(({ id }, i) => all.findIndex((other) => other.id === id) !== i);
  if (duplicate) throw new Error(`${kind} has "${duplicate.id}" twice`);
  return all;
}

/** Returns a lookup of the deck of each card, for packs played together. */
export function deckLookup(packs: readonly Pack[]): DeckOf {
  const decks = new Map(packs.flatMap(({ cards }) => cards.map((each) => [each.id, each.deck] as const)));
  return (id) => decks.get(id) ?? 'no deck';
}

/** Normalizes all components of a pack. `packs` are the packs of the table. */
export function normalizePack(pack: Pack, packs: readonly Pack[]): Reading {
  const deckOf = deckLookup(packs);
  const kinds = COVERED_KINDS.map((kind) => {
    const components = componentsOf(pack, kind, packs);
    return [
      kind,
      Object.fromEntries(components.map((each) => [each.id, normalizeComponent(kind, each, deckOf)])),
    ] as const;
  });
  const waters = pack.byWater && { waters: { areas: { byWater: [...pack.byWater].sort() } } };
  return { ...Object.fromEntries(kinds.filter(([, components]) => Object.keys(components).length > 0)), ...waters };
}
