import { RandomSource } from '@vigil/bots';
import { BOXES, type BoxChoice, loadBoxes } from '@vigil/content';
import {
  ARKHAM_PLAYERS,
  type Box,
  CHOSEN_SHEETS,
  HAUNT_HOUSE_RULES,
  HAUNT_PLAYERS,
  HOUSE_RULES,
  type Pack,
} from '@vigil/rules';
import type { MixedSetup } from '../games/game.js';
import type { Lab } from '../games/lab.js';
import { labOfBoxes } from '../games/labs.js';
import { coverAllPairs, type Factor, type Row } from './pairs.js';

/** Games with different combinations of boxes, sheets, house rules and numbers of players. */
export interface Mix {
  readonly factors: readonly Factor[];
  readonly rows: readonly Row[];
  /** Returns the lab and setup of a game by its number. After the last combination they repeat. */
  game(index: number): { readonly lab: Lab; readonly setup: MixedSetup };
  /** Returns the boxes and setup of a game. */
  beginning(index: number): { readonly boxes: readonly Box[]; readonly setup: MixedSetup };
}

/** The choices of a game that exist with any boxes. */
const OF_GAMES: Readonly<
  Record<string, Pick<Contribution, 'rules'> & { readonly least: number; readonly most: number }>
> = {
  arkham: { ...ARKHAM_PLAYERS, rules: HOUSE_RULES },
  haunt: { ...HAUNT_PLAYERS, rules: HAUNT_HOUSE_RULES },
};

/** The choices a box adds. */
interface Contribution {
  readonly rules: Readonly<Record<string, readonly string[]>>;
  readonly sheets: Readonly<Record<string, readonly string[]>>;
}

const ALWAYS = 'base';
const [IN, OUT, NONE] = ['in', 'out', 'none'];
const boxFactor = (id: string) => `box ${id}`;
const ruleFactor = (rule: string) => `rule ${rule}`;

/**
 * Returns a mix of these boxes for a game, in which every two compatible choices occur together at least once. Choices
 * are boxes, Ancient Ones, heralds and guardians (or none), values of house rules, and numbers of investigators. The
 * base game and packs from files are always present.
 */
export async function mixOf(game: string, { packs = [], packFiles = [] }: BoxChoice, seed: string): Promise<Mix> {
  const all = await loadBoxes([ALWAYS, ...packs]);
  const boxes = [...all, ...packFiles.map((pack) => ({ pack }))];
  const optional = all.map(({ pack }) => pack.id).filter((id) => id !== ALWAYS);
  const own = OF_GAMES[game];
  if (!own) throw new Error(`there is no mix for the game "${game}"`);
  const bringers = contributorsOf(boxes, own.rules);
  const numbers = Array.from({ length: own.most - own.least + 1 }, (_, i) => String(own.least + i));
  const factors: Factor[] = [
    // Boxes come first, because other choices depend on them.
    ...optional.map((id) => ({ name: boxFactor(id), values: [IN, OUT] })),
    { name: 'investigators', values: numbers },
    ...[...bringers].map(([name, values]) => ({ name, values: [...values.keys()] })),
  ];
  const rows = coverAllPairs(factors, (row) => fits(row, bringers), new RandomSource(`mix ${seed}`));
  const labs = new Map<string, Lab>();
  const beginning = (index: number) => {
    const row = rows[index % rows.length] as Row;
    return { boxes: boxes.filter(({ pack }) => row[boxFactor(pack.id)] !== OUT), setup: setupOf(row) };
  };
  return {
    factors,
    rows,
    beginning,
    game(index) {
      const { boxes: usedBoxes, setup } = beginning(index);
      const key = usedBoxes.map(({ pack }) => pack.id).join();
      const lab = labs.get(key) ?? labOfBoxes(game, usedBoxes);
      labs.set(key, lab);
      return { lab, setup };
    },
  };
}

type ContributorMap = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/**
 * For each factor except boxes and players: its values and the boxes that add each. For "none": the boxes that remove
 * it.
 */
function contributorsOf(boxes: readonly Box[], gameRules: Contribution['rules']): ContributorMap {
  const bringers = new Map<string, Map<string, string[]>>();
  const bring = (factor: string, value: string, box: string) => {
    const values = bringers.get(factor) ?? new Map<string, string[]>();
    bringers.set(factor, values.set(value, [...(values.get(value) ?? []), box]));
  };
  for (const [rule, values] of Object.entries(gameRules)) {
    for (const value of values) bring(ruleFactor(rule), value, ALWAYS);
  }
  for (const { pack } of boxes) {
    const { rules, sheets } = contributionOf(pack);
    for (const [rule, values] of Object.entries(rules)) {
      for (const value of [NONE, ...values]) bring(ruleFactor(rule), value, pack.id);
    }
    for (const [kind, ids] of Object.entries(sheets)) for (const id of ids) bring(kind, id, pack.id);
  }
  for (const kind of CHOSEN_SHEETS) if (bringers.has(kind)) bring(kind, NONE, ALWAYS);
  return bringers;
}

function contributionOf({ houseRules = {}, ancientOnes, tableCards = [] }: Pack): Contribution {
  const chosen = (kind: string) => tableCards.flatMap((card) => (card.chosen && card.kind === kind ? card.id : []));
  return {
    rules: houseRules,
    sheets: {
      ancientOne: ancientOnes.map(({ id }) => id),
      ...Object.fromEntries(CHOSEN_SHEETS.map((kind) => [kind, chosen(kind)])),
    },
  };
}

/** True if these choices are compatible: nothing of an absent box, and every house rule of a present one defined. */
function fits(row: Row, bringers: ContributorMap): boolean {
  const isOut = (id: string): boolean => row[boxFactor(id)] === OUT || needsOf(id).some(isOut);
  for (const { id } of BOXES.entries) if (row[boxFactor(id)] === IN && isOut(id)) return false;
  for (const [factor, values] of bringers) {
    const value = row[factor];
    const boxes = value === undefined ? undefined : values.get(value);
    if (!boxes) continue;
    if (value === NONE && factor.startsWith(ruleFactor(''))) {
      if (boxes.some((id) => row[boxFactor(id)] === IN)) return false;
    } else if (boxes.every(isOut)) return false;
    // A box that removes values of a rule.
    else if (values.get(NONE)?.some((id) => row[boxFactor(id)] === IN && !boxes.includes(id))) return false;
  }
  return true;
}

function needsOf(id: string): readonly string[] {
  return BOXES.entries.find((entry) => entry.id === id)?.needs ?? [];
}

function setupOf(row: Row): MixedSetup {
  const chosen = (name: string) => (row[name] === NONE ? undefined : row[name]);
  const houseRules = Object.entries(row).flatMap(([name, value]) =>
    name.startsWith(ruleFactor('')) && value !== NONE ? [[name.slice(ruleFactor('').length), value]] : [],
  );
  const [herald, guardian] = CHOSEN_SHEETS.map(chosen);
  return {
    investigators: Number(row.investigators),
    ancientOne: row.ancientOne ?? 'random',
    ...(herald !== undefined && { herald }),
    ...(guardian !== undefined && { guardian }),
    houseRules: Object.fromEntries(houseRules),
  };
}
