import type { Rule } from '@vigil/engine';
import { ask, askUnlessMoot } from '../../common/ask.js';
import {
  allDiceSources,
  dicePool,
  previewConsequences,
  previewPrice,
  previewSpending,
  rollReadingOf,
  skillCheck,
} from '../../common/checks/checks.js';
import type { BonusOffer, CheckResult, CheckSpec } from '../../common/contracts/checks.js';
import { focusOf, successFaces } from '../../common/figures/modifiers.js';
import type { CheckSkill } from '../../language/check-skills.js';
import type { InvestigatorDef } from '../../language/components.js';
import {
  type CheckConsequences,
  type CheckDetails,
  type OpenAside,
  type OptionWithValue,
  optionId,
} from '../../language/questions/index.js';
import type { Skill } from '../../language/terms.js';
import { type Game, investigatorsInPlay } from '../game.js';
import { MARKERS_REMOVED_PER_UPKEEP } from '../numbers.js';
import type { Investigator, SlotState, SlotStates } from '../state.js';
import { setSlot } from './slots.js';

/** The pairs of skills, each with its four slots (H-SKILL-01). */
const SKILL_PAIRS = ['speed-sneak', 'fight-will', 'lore-luck'] as const;
/** Message keys for the values of a slot, by pair. */
const SLOT_KEYS = SKILL_PAIRS.map((pair) => `o.stop-${pair}` as const);
/** The position of a skill on a sheet: its pair, and first or second. */
const POSITION_OF_SKILL: Readonly<Record<Skill, { readonly pair: number; readonly side: 0 | 1 }>> = {
  speed: { pair: 0, side: 0 },
  sneak: { pair: 0, side: 1 },
  fight: { pair: 1, side: 0 },
  will: { pair: 1, side: 1 },
  lore: { pair: 2, side: 0 },
  luck: { pair: 2, side: 1 },
};

/** The position of a slot: its pair, and its index among the four. */
type SlotPosition = readonly [pair: number, slot: number];

/** A slot as one skill sees it: its position, whether its marker is off, and its value. */
export interface SkillBonus {
  readonly pair: number;
  readonly slot: number;
  readonly value: number;
  readonly allocated: boolean;
}

/**
 * Returns the two printed values of a slot, first skill and second. `pair`: 0 speed-sneak, 1 fight-will, 2 lore-luck.
 */
export function slotValues(g: Game, who: Investigator, pair: number, slot: number): readonly [number, number] {
  const stops = g.sheet(who).sliders[pairName(pair)];
  return stops[slot] as readonly [number, number];
}

/** Returns the name of a pair of skills in option ids and messages. */
export function pairName(pair: number): (typeof SKILL_PAIRS)[number] {
  return SKILL_PAIRS[pair] as (typeof SKILL_PAIRS)[number];
}

// ---- allocating (H-SKILL-01 to H-SKILL-09) ----

/** Allocates a free slot for the current phase (H-SKILL-02). */
export function allocateSlot(g: Game, who: Investigator, pair: number, slot: number): void {
  setSlot(who, pair, slot, 'allocated');
  g.emit?.({ type: 'allocated', seat: who.seat, pair, slot, values: slotValues(g, who, pair, slot) });
}

/** Spends allocated slots at the end of a phase (H-SKILL-08); until then they stay in use (H-ACT-03). */
export function coverSlots(who: Investigator): void {
  for (let pair = 0; pair < who.slots.length; pair++) {
    const slots = who.slots[pair] as SlotStates;
    if (!slots.includes('allocated')) continue;
    for (let slot = 0; slot < slots.length; slot++)
      if (slots[slot] === 'allocated') setSlot(who, pair, slot, 'covered');
  }
}

/**
 * Lists asides that allocate bonuses at any time, in any phase of any investigator (H-SKILL-04, H-OW-16). A check
 * offers its own useful bonuses; these asides are for all other purposes. None between two phases: there an allocation
 * begins a phase.
 */
export function allocationAsides(g: Game): OpenAside[] {
  if (!isInPhase(g)) return [];
  const able = investigatorsInPlay(g).filter((who) => who.slots.some((slots) => slots.includes('free')));
  return able.map((who) => ({
    id: optionId.allocate(who.seat),
    by: who.seat,
    key: 'o.allocate-ahead',
    args: { investigator: who.id },
    concurrent: true,
    run: () => allocateFromAside(g, who),
  }));
}

function isInPhase(g: Game): boolean {
  const { phase } = g.s.step;
  return phase !== 'set-up' && phase !== 'day';
}

/** Options that allocate a bonus of a sheet, by pair and slot; cached, since they depend on nothing else. */
const optionsBySheet = new WeakMap<
  InvestigatorDef,
  readonly (readonly OptionWithValue<'q.allocate', SlotPosition | undefined>[])[]
>();

/** Returns the investigator's free slots as options, in the order of the sheet. */
function allocationOptions(g: Game, who: Investigator): OptionWithValue<'q.allocate', SlotPosition | undefined>[] {
  const sheet = g.sheet(who);
  let all = optionsBySheet.get(sheet);
  if (all === undefined) {
    all = who.slots.map((slots, pair) =>
      slots.map((_, slot) => slotOption(g, who, optionId.slot(pairName(pair), slot), [pair, slot])),
    );
    optionsBySheet.set(sheet, all);
  }
  const free: OptionWithValue<'q.allocate', SlotPosition | undefined>[] = [];
  for (let pair = 0; pair < who.slots.length; pair++) {
    const slots = who.slots[pair] as SlotStates;
    for (let slot = 0; slot < slots.length; slot++) {
      const option = all[pair]?.[slot];
      if (option && slots[slot] === 'free') free.push(option);
    }
  }
  return free;
}

function* allocateFromAside(g: Game, who: Investigator): Rule {
  const at = yield* askUnlessMoot<SlotPosition | undefined>(g, () => {
    // The phase may end while the question is open.
    if (!isInPhase(g) || who.place === 'out') return undefined;
    const options = allocationOptions(g, who);
    if (options.length === 0) return undefined;
    options.push({ id: 'none', value: undefined, key: 'o.allocate-none' });
    return {
      // Each player allocates for themselves (H-CITY-SPEED-03).
      by: [who.seat],
      key: 'q.allocate',
      args: { investigator: who.id },
      why: 'H-SKILL-04',
      // An aside itself.
      asides: 'none',
      options,
    };
  });
  if (at) allocateSlot(g, who, ...at);
}

/** States of usable bonuses, in order of preference. */
const USABLE_STATES: readonly SlotState[] = ['allocated', 'free'];

/** Returns the usable bonuses of a skill: allocated ones, then free ones (H-SKILL-03, H-SKILL-04). */
function bonusesOf(g: Game, who: Investigator, skill: Skill): SkillBonus[] {
  const { pair, side } = POSITION_OF_SKILL[skill];
  const slots = who.slots[pair] as SlotStates;
  const values = g.sheet(who).sliders[pairName(pair)];
  const bonuses: SkillBonus[] = [];
  for (const wanted of USABLE_STATES) {
    for (let slot = 0; slot < slots.length; slot++) {
      if (slots[slot] !== wanted) continue;
      const [first, second] = values[slot] as readonly [number, number];
      bonuses.push({ pair, slot, value: side === 0 ? first : second, allocated: wanted === 'allocated' });
    }
  }
  return bonuses;
}

/**
 * Returns the value of a skill outside of checks: its best allocated bonus; undefined: none (H-SKILL-07, H-SKILL-10).
 * Focus needs no allocation (H-SKILL-09).
 */
export function skillBase(g: Game, who: Investigator, skill: CheckSkill): number | undefined {
  if (skill === 'focus') return focusOf(g, who);
  let best: number | undefined;
  for (const { value, allocated } of bonusesOf(g, who, skill)) {
    if (allocated && (best === undefined || value > best)) best = value;
  }
  return best;
}

// ---- before the roll of a check ----

/** An option for a roll: without a bonus, or with one, which is allocated first if free. */
export interface RollOption {
  readonly bonus: SkillBonus | undefined;
  readonly dice: number;
}

/**
 * Lists the different options for a roll. It starts without a bonus, then each allocated one, then each free one
 * (H-SKILL-05, H-SKILL-06, H-SKILL-07). An allocated bonus with as many dice as another option is left out. So is a
 * free one without more dice than an option at no cost: it would waste a slot.
 */
export function listRollOptions(g: Game, who: Investigator, spec: CheckSpec, skill: Skill): RollOption[] {
  // Increases of the skill count only with a bonus (H-SKILL-10), whichever it is.
  const raised = dicePool(g, who, spec, skill, 0);
  const without = Math.max(0, dicePool(g, who, spec, skill, undefined));
  const rollOptions: RollOption[] = [{ bonus: undefined, dice: without }];
  let atNoCost = without;
  // Allocated ones come first.
  for (const bonus of bonusesOf(g, who, skill)) {
    const n = Math.max(0, raised + bonus.value);
    if (bonus.allocated ? !hasOptionWithDice(rollOptions, n) : n > atNoCost) rollOptions.push({ bonus, dice: n });
    if (bonus.allocated && n > atNoCost) atNoCost = n;
  }
  return rollOptions;
}

function hasOptionWithDice(rollOptions: readonly RollOption[], dice: number): boolean {
  for (const rollOption of rollOptions) if (rollOption.dice === dice) return true;
  return false;
}

/** Returns the free bonus with most dice for a check, if that is more than without it. */
export function bestAllocation(g: Game, who: Investigator, spec: CheckSpec, skill: CheckSkill): BonusOffer | undefined {
  if (skill === 'focus') return undefined;
  let best: BonusOffer | undefined;
  for (const { bonus, dice } of listRollOptions(g, who, spec, skill)) {
    if (bonus && !bonus.allocated && dice > (best?.dice ?? 0)) {
      best = { skill, value: bonus.value, dice, sources: allDiceSources(g, who, spec, skill, bonus.value) };
    }
  }
  return best;
}

/** Preview for the bonus question: the check without a bonus, and the dice of each option. */
export interface BonusPreview extends CheckDetails, CheckConsequences {
  readonly ways: readonly { readonly option: string; readonly dice: number }[];
  /** The monster fought, or those to be evaded. */
  readonly monster?: string;
  readonly monsters?: readonly string[];
}

/**
 * Returns the skill value for a check about to be rolled: one bonus at most (H-SKILL-05, H-SKILL-06). A free bonus is
 * allocated by it. Undefined: no bonus, and increases of the skill do not count (H-SKILL-07, H-SKILL-10).
 */
export function* prepareSkill(
  g: Game,
  who: Investigator,
  spec: CheckSpec,
  skill: CheckSkill,
): Rule<number | undefined> {
  if (skill === 'focus') return focusOf(g, who);
  const against = spec.cause.combat?.token;
  const group = spec.against && spec.against.length > 1 ? spec.against : undefined;
  const { bonus } = yield* ask<RollOption>(g, () => {
    const rollOptions = listRollOptions(g, who, spec, skill);
    return {
      by: [who.seat],
      key: 'q.bonus',
      args: bonusArgs(g, who, spec),
      why: 'H-SKILL-05',
      options: rollOptions.map((rollOption) => rollOptionAnswer(rollOption, skill)),
      asides: { busy: who },
      about: () =>
        ({
          check: spec.kind,
          cause: spec.cause.source,
          sources: allDiceSources(g, who, spec, skill, undefined),
          dice: (rollOptions[0] as RollOption).dice,
          difficulty: spec.difficulty,
          faces: successFaces(g, who, skill),
          ...rollReadingOf(spec),
          ...previewSpending(g, who, skill, spec),
          ways: rollOptions.map((rollOption) => ({
            option: rollOptionAnswer(rollOption, skill).id,
            dice: rollOption.dice,
          })),
          ...(spec.second && { second: spec.second }),
          ...(spec.fails && { fails: previewPrice(g, who, spec.fails, spec.cause) }),
          ...previewConsequences(g, who, spec),
          ...(against !== undefined && (group ? { monsters: group } : { monster: against })),
        }) satisfies BonusPreview,
    };
  });
  if (!bonus) return undefined;
  if (!bonus.allocated) allocateSlot(g, who, bonus.pair, bonus.slot);
  return bonus.value;
}

function bonusArgs(g: Game, who: Investigator, { kind: check, difficulty, cause }: CheckSpec) {
  const against = cause.combat?.token;
  if (against === undefined) return { investigator: who.id, check, difficulty, attack: 'no' } as const;
  // A Fight check in an encounter parries an attack; the message says so.
  const attack = check === 'fight' ? 'yes' : 'no';
  return { investigator: who.id, check, difficulty, attack, monster: g.monster(against).id } as const;
}

function rollOptionAnswer(rollOption: RollOption, skill: Skill): OptionWithValue<'q.bonus', RollOption> {
  const { bonus, dice } = rollOption;
  if (!bonus) return { id: 'no-bonus', value: rollOption, key: 'o.no-bonus', args: { dice } };
  return {
    id: optionId.bonus(pairName(bonus.pair), bonus.slot),
    value: rollOption,
    key: bonus.allocated ? 'o.bonus' : 'o.allocate',
    args: { skill, value: bonus.value, dice },
  };
}

/** Makes a Focus check, which needs no allocation and never uses Focus up (H-SKILL-09, H-GLOSS-04). */
export function* makeFocusCheck(
  g: Game,
  who: Investigator,
  check: Pick<CheckSpec, 'modifier' | 'difficulty' | 'cause' | 'counts'>,
): Rule<CheckResult> {
  return yield* skillCheck(g, who, { kind: 'focus', ...check });
}

// ---- Upkeep XII ----

/**
 * Removes five markers of the owner's choice, or all if there are no more (H-UPKEEP-42). Markers placed in this Upkeep
 * count (H-UPKEEP-46).
 */
export function* removeSlotMarkers(g: Game, who: Investigator): Rule {
  const removed: SlotPosition[] = [];
  const all = markedSlots(who);
  for (let left = Math.min(MARKERS_REMOVED_PER_UPKEEP, all.length); left > 0; left--) {
    const [pair, slot] =
      all.length <= MARKERS_REMOVED_PER_UPKEEP
        ? (all[all.length - left] as SlotPosition)
        : yield* chooseMarkerToRemove(g, who, left);
    setSlot(who, pair, slot, 'free');
    removed.push([pair, slot]);
  }
  if (removed.length > 0) g.emit?.({ type: 'markersOff', seat: who.seat, markers: removed });
}

/** Returns the slots with a marker, in the order of the sheet. */
function markedSlots(who: Investigator): SlotPosition[] {
  const found: SlotPosition[] = [];
  for (let pair = 0; pair < who.slots.length; pair++) {
    const slots = who.slots[pair] as SlotStates;
    for (let slot = 0; slot < slots.length; slot++) if (slots[slot] !== 'free') found.push([pair, slot]);
  }
  return found;
}

/** Returns a slot as an option, described by its two printed values. */
function slotOption<Id extends string>(g: Game, who: Investigator, id: Id, at: SlotPosition) {
  const [first, second] = slotValues(g, who, ...at);
  return { id, value: at, key: SLOT_KEYS[at[0]] as (typeof SLOT_KEYS)[number], args: { first, second } };
}

function* chooseMarkerToRemove(g: Game, who: Investigator, left: number): Rule<SlotPosition> {
  return yield* ask(g, () => ({
    by: [who.seat],
    key: 'q.marker-off',
    args: { investigator: who.id, n: left },
    why: 'H-UPKEEP-42',
    options: markedSlots(who).map((at) => slotOption(g, who, optionId.marker(pairName(at[0]), at[1]), at)),
  }));
}
