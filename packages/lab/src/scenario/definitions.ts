import { findLimitViolations, findViolations, packCheck } from '@vigil/content/file';
import {
  type AncientOneDef,
  COMPONENT_LISTS,
  type Content,
  type DeckDef,
  type InvestigatorDef,
  type MonsterDef,
  type MythosDef,
  type Pack,
  packOf,
  type TableCardDef,
} from '@vigil/rules';
import { didYouMean, ScenarioError, SchemaError } from './fault.js';
import type { CommonDocument, Definitions, Inline } from './format.js';
import { countMentions } from './names.js';

/** The default Ancient One of scenarios; it has no effect. */
const SLEEPER: AncientOneDef = {
  id: 'sleeper',
  name: 'The Sleeper',
  combatRating: 0,
  doom: 12,
  defenses: [],
  powerName: 'Sleep',
  modifiers: [],
  attack: { effects: [] },
};

/** A Mythos card without effects. */
const QUIET: MythosDef = {
  id: 'quiet',
  name: 'Nothing Happens',
  type: 'headline',
  clues: [],
  white: [],
  black: [],
};

/** The sheet of investigators without one of their own, shown under their names. */
export const BLANK_SHEET: InvestigatorDef = {
  id: 'blank',
  name: 'Somebody',
  occupation: 'Witness',
  sanity: 5,
  stamina: 5,
  home: 'train-station',
  focus: 2,
  sliders: { 'speed-sneak': evenStops(), 'fight-will': evenStops(), 'lore-luck': evenStops() },
  fixed: { money: 0, clues: 0, cards: [] },
  random: {},
  ability: 'None',
};

function evenStops(): readonly (readonly [number, number])[] {
  return [0, 1, 2, 3].map((stop) => [1 + stop, 4 - stop]);
}

type ListName = keyof Definitions;

/** Defaults of a component, for fields missing from it and its template. */
const DEFAULTS: Record<ListName, object> = {
  cards: { deck: 'common', count: 1 },
  monsters: {
    count: 1,
    movement: 'normal',
    symbol: 'crescent',
    awareness: 0,
    toughness: 1,
    abilities: [],
    inCup: true,
  } satisfies Partial<MonsterDef>,
  investigators: BLANK_SHEET,
  ancientOnes: SLEEPER,
  streets: { connects: [], x: 0, y: 0 },
  locations: { stable: true, x: 0, y: 0 },
  worlds: { colours: [] },
  gateMarkers: { modifier: 0 },
  locationCards: { entries: [] },
  gateCards: { entries: [] },
  mythos: QUIET,
  decks: { countsAs: 'none' } satisfies Partial<DeckDef>,
  tableCards: { kind: 'card' } satisfies Partial<TableCardDef>,
};
/** Lists of unnamed components. */
const NAMELESS: ReadonlySet<ListName> = new Set(['locationCards', 'gateCards', 'gateMarkers']);
const DEFINED = COMPONENT_LISTS.filter((list): list is ListName => list in DEFAULTS);

/**
 * Returns the pack of a scenario: its `define`, and the neutral components every scenario may name. Its components
 * override those of the same id. `position`: the parts of the document that name components.
 *
 * @throws SchemaError for an invalid pack
 */
export function definedPack({ name, define = {} }: CommonDocument, position: unknown, base: Content): Pack {
  const lists = Object.fromEntries(DEFINED.map((list) => [list, defined(define, position, base, list)]));
  const written = { id: 'scenario', name, version: '0', ...themed(lists) };
  const violations = [...findViolations(written, packCheck()), ...findLimitViolations(written)];
  if (violations.length > 0) {
    throw new SchemaError(violations.map(({ path, message }) => ({ path: ['define', ...path], message })));
  }
  const whole = Object.fromEntries(Object.entries(lists).map(([list, finished]) => [list, lastOfEach(finished)]));
  const pack = packOf({ id: 'scenario', name, version: '0', ...(whole as Partial<Pack>) });
  return {
    ...pack,
    ancientOnes: [SLEEPER, ...pack.ancientOnes],
    mythos: [QUIET, ...pack.mythos],
  };
}

type Component = Readonly<Record<string, unknown>> & { readonly id: string };

/** Returns the components of a list with all fields. */
function defined(define: Definitions, position: unknown, base: Content, list: ListName): Component[] {
  const finished = new Map<string, Component>();
  const known: readonly { readonly id: string }[] = [...base[list].values()];
  const written: readonly Inline<{ readonly id: string }>[] = define[list] ?? [];
  return written.map((component, i) => {
    const { like, ...own } = component;
    const model = like ?? component.id;
    const from = finished.get(model) ?? known.find(({ id }) => id === model);
    if (like !== undefined && from === undefined) {
      const near = didYouMean(like, [...finished.keys(), ...known.map(({ id }) => id)]);
      throw new ScenarioError(
        ['define', list, i, 'like'],
        `there is nothing among the ${list} called "${like}"${near}`,
      );
    }
    const whole: Record<string, unknown> & { id: string } = {
      id: component.id,
      ...DEFAULTS[list],
      ...from,
    };
    if (!NAMELESS.has(list) && (like !== undefined || from === undefined)) whole.name = component.id;
    // Adds enough tokens of a new monster for every mention.
    if (list === 'monsters' && !known.some(({ id }) => id === component.id)) {
      whole.count = Math.max(1, countMentions(position, component.id));
    }
    for (const [field, value] of Object.entries(own)) {
      if (value === null) delete whole[field];
      else whole[field] = value;
    }
    finished.set(component.id, whole);
    return whole;
  });
}

/** Keeps the last of several definitions with the same id. */
function lastOfEach(components: readonly Component[]): readonly Component[] {
  return [...new Map(components.map((component) => [component.id, component])).values()];
}

/** Fills in the subject of encounters, which a scenario may omit. */
function themed(lists: Readonly<Record<string, readonly Component[]>>): object {
  const about = (entry: unknown) => (typeof entry === 'object' && entry !== null ? { theme: '', ...entry } : entry);
  const one = (component: Component) =>
    Array.isArray(component.entries) ? { ...component, entries: component.entries.map(about) } : component;
  return Object.fromEntries(Object.entries(lists).map(([list, finished]) => [list, finished.map(one)]));
}
