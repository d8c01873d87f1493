import type { Content, InvestigatorDef, SheetSlots, SlotState } from '@vigil/rules';
import type { DealtInvestigator } from '../builder.js';
import { type Path, ScenarioError } from '../fault.js';
import { sheetFor } from '../sheets.js';
import type { HauntPersonSpec, SlotSpec, SlotsSpec } from './format.js';

export const PAIRS = ['speed-sneak', 'fight-will', 'lore-luck'] as const;
export type Pair = (typeof PAIRS)[number];

/** A sheet, and the markers on its skill bonuses. */
export interface DealtSlots extends DealtInvestigator {
  readonly slots: SheetSlots;
}

/** Returns the sheet of an investigator with the bonuses of the scenario, and their markers. */
export function dealSheet(spec: HauntPersonSpec, name: string, content: Content, path: Path): DealtSlots {
  const printed = sheetFor(spec, name, content, path);
  const sliders = Object.fromEntries(
    PAIRS.map((pair) => [pair, bonuses(spec.skills?.[pair], printed.sliders[pair], [...path, 'skills', pair])]),
  ) as unknown as InvestigatorDef['sliders'];
  const sheet: InvestigatorDef = { ...printed, sliders };
  const free = (): SlotState[] => ['free', 'free', 'free', 'free'];
  const slots = [free(), free(), free()];
  for (const state of ['covered', 'allocated'] as const) {
    spec.slots?.[state]?.forEach((text, i) => {
      mark(sheet, slots, text, state, [...path, 'slots', state, i]);
    });
  }
  return { sheet, own: spec.sheet === undefined, slots: slots as unknown as SheetSlots };
}

/** Returns the four bonuses of a pair: the given ones from the left, then the printed ones. */
function bonuses(spec: SlotsSpec = [], printed: readonly (readonly [number, number])[], path: Path) {
  const texts = typeof spec === 'string' ? spec.split(/[\s,]+/).filter(Boolean) : spec;
  if (texts.length > printed.length) throw new ScenarioError(path, `more than ${printed.length} bonuses`);
  return printed.map((stop, i) => {
    const text = texts[i];
    return text === undefined ? stop : (text.split('/').map(Number) as [number, number]);
  });
}

function mark(sheet: InvestigatorDef, slots: SlotState[][], text: string, state: SlotState, path: Path): void {
  const [pair = '', slot] = text.split(':');
  const at = pairAt(pair);
  const row = slots[at];
  if (!row) throw new ScenarioError(path, `there is no pair "${pair}"; there are ${PAIRS.join(', ')}`);
  const marked = slot === undefined ? row.keys() : [slotOf(sheet, PAIRS[at] as Pair, slot, path)];
  for (const i of marked) {
    if (row[i] !== 'free') throw new ScenarioError(path, `the bonus ${pair}:${i} has a marker already`);
    row[i] = state;
  }
}

/** Returns the index of a pair; -1: unknown. */
export function pairAt(name: string): number {
  const names: readonly string[] = PAIRS;
  return names.indexOf(name);
}

/** Returns a slot of a pair by its index from 0, or by its printed values. */
export function slotOf(sheet: InvestigatorDef, pair: Pair, slot: SlotSpec, path: Path): number {
  const stops = sheet.sliders[pair].map((stop) => stop.join('/'));
  const at = /^\d+$/.test(String(slot)) ? Number(slot) : stops.indexOf(String(slot));
  if (stops[at] === undefined) {
    throw new ScenarioError(path, `there is no ${pair} ${slot}; there are ${stops.join(', ')}`);
  }
  return at;
}
