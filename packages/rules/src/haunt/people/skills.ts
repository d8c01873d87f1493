import type { Rule } from '@vigil/engine';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { focusOf, successFaces } from '../../common/figures/modifiers.js';
import {
  allDiceSources,
  type BonusOffer,
  type CheckResult,
  type CheckSpec,
  dicePool,
  previewSpending,
  rollReadingOf,
  skillCheck,
} from '../../common/resolving/checks.js';
import type { CheckSkill } from '../../language/check-skills.js';
import type { InvestigatorDef } from '../../language/components.js';
import { type CheckDetails, type OpenAside, type OptionWithValue, optionId } from '../../language/questions/index.js';
import type { Skill } from '../../language/terms.js';
import { type Game, investigatorsInPlay } from '../game.js';
import { MARKERS_REMOVED_PER_UPKEEP } from '../numbers.js';
import type { Investigator, SlotState, SlotStates } from '../state.js';
import { setSlot } from './slots.js';

/** The pairs of skills, each with its four slots (H-SKILL-01). */
const SKILL_PAIRS = ['speed-sneak', 'fight-will', 'lore-luck'] as const;
/** How the values of a slot are said, by its pair. */
const SLOT_KEYS = SKILL_PAIRS.map((pair) => `o.stop-${pair}` as const);
/** Where a skill stands on a sheet: in which pair, and whether it is its first or second. */
const POSITION_OF_SKILL: Readonly<Record<Skill, { readonly pair: number; readonly side: 0 | 1 }>> = {
  speed: { pair: 0, side: 0 },
  sneak: { pair: 0, side: 1 },
  fight: { pair: 1, side: 0 },
  will: { pair: 1, side: 1 },
  lore: { pair: 2, side: 0 },
  luck: { pair: 2, side: 1 },
};

/** Where a slot is: in which pair, and which of its four. */
type SlotPosition = readonly [pair: number, slot: number];

/** One slot of a sheet as a skill sees it: where it is, whether its marker is off, and what it is worth. */
export interface SkillBonus {
  readonly pair: number;
  readonly slot: number;
  readonly value: number;
  readonly allocated: boolean;
}

/** The two printed values of a slot, first skill and second. `pair`: 0 speed-sneak, 1 fight-will, 2 lore-luck. */
export function slotValues(g: Game, who: Investigator, pair: number, slot: number): readonly [number, number] {
  const stops = g.sheet(who).sliders[pairName(pair)];
  return stops[slot] as readonly [number, number];
}

/** How option ids and messages name a pair of skills. */
export function pairName(pair: number): (typeof SKILL_PAIRS)[number] {
  return SKILL_PAIRS[pair] as (typeof SKILL_PAIRS)[number];
}

// ---- allocating (H-SKILL-01 to H-SKILL-09) ----

/** Allocates a free slot for the phase under way (H-SKILL-02). */
export function allocateSlot(g: Game, who: Investigator, pair: number, slot: number): void {
  setSlot(who, pair, slot, 'allocated');
  g.emit?.({ type: 'allocated', seat: who.seat, pair, slot, values: slotValues(g, who, pair, slot) });
}

/** When a phase ends what was allocated in it is spent (H-SKILL-08); until then it goes on serving (H-ACT-03). */
export function coverSlots(who: Investigator): void {
  for (let pair = 0; pair < who.slots.length; pair++) {
    const slots = who.slots[pair] as SlotStates;
    if (!slots.includes('allocated')) continue;
    for (let slot = 0; slot < slots.length; slot++)
      if (slots[slot] === 'allocated') setSlot(who, pair, slot, 'covered');
  }
}

/**
 * Anybody may allocate bonuses at any time, whoever's phase and of whichever kind it is (H-SKILL-04, H-OW-16, D-19). A
 * check offers what would bring it dice by itself; this is for all else. Between two phases there is none that it would
 * hold for: there it begins one.
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

/** The answers that allocate a bonus of a sheet, by pair and slot: kept, for they hang on nothing else. */
const optionsBySheet = new WeakMap<
  InvestigatorDef,
  readonly (readonly OptionWithValue<'q.allocate', SlotPosition | undefined>[])[]
>();

/** Each free slot of his as an answer, in the order of the sheet. */
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
    // The phase may end while he thinks about it.
    if (!isInPhase(g) || who.place === 'out') return undefined;
    const options = allocationOptions(g, who);
    if (options.length === 0) return undefined;
    options.push({ id: 'none', value: undefined, key: 'o.allocate-none' });
    return {
      // Nobody for somebody else (H-CITY-SPEED-03).
      by: [who.seat],
      key: 'q.allocate',
      args: { investigator: who.id },
      why: 'H-SKILL-04',
      // It is an aside itself.
      asides: 'none',
      options,
    };
  });
  if (at) allocateSlot(g, who, ...at);
}

/** Which bonuses serve, the first before the others. */
const USABLE_STATES: readonly SlotState[] = ['allocated', 'free'];

/**
 * The bonuses of a skill that he could apply now: those allocated in this phase, then the free ones (H-SKILL-03,
 * H-SKILL-04).
 */
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
 * What a skill is worth to him outside of checks: the best bonus of it allocated in this phase; undefined: none is
 * (H-SKILL-07, H-SKILL-10). Focus needs no allocation (H-SKILL-09).
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

/** A way to roll: without a bonus, or with one, which is allocated first if it is free. */
export interface RollOption {
  readonly bonus: SkillBonus | undefined;
  readonly dice: number;
}

/**
 * The ways to roll a check that differ: without a bonus first, then with each that is allocated, then with each that
 * could be (H-SKILL-05, H-SKILL-06, H-SKILL-07). An allocated bonus that gives as many dice as another way is left out;
 * so is a free one that gives no more dice than what is to be had without spending it: that would cost a slot for
 * nothing.
 */
export function listRollOptions(g: Game, who: Investigator, spec: CheckSpec, skill: Skill): RollOption[] {
  // What raises the skill counts with a bonus only (H-SKILL-10), and then whatever the bonus is.
  const raised = dicePool(g, who, spec, skill, 0);
  const without = Math.max(0, dicePool(g, who, spec, skill, undefined));
  const rollOptions: RollOption[] = [{ bonus: undefined, dice: without }];
  let atNoCost = without;
  // Those allocated come first.
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

/** The bonus he could still allocate for a check: the one that gives most dice, if that is more than he has without. */
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

/** What those who show the question of the bonus get to see: the check without one, and the dice of each option. */
export interface BonusPreview extends CheckDetails {
  readonly ways: readonly { readonly option: string; readonly dice: number }[];
  /** The monster fought, or those that are evaded. */
  readonly monster?: string;
  readonly monsters?: readonly string[];
}

/**
 * What the skill is worth in a check about to be rolled: the bonus its roller applies, one at most (H-SKILL-05,
 * H-SKILL-06); a free one is allocated by it. Undefined: none, and what raises the skill does not count (H-SKILL-07,
 * H-SKILL-10).
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
  // A Fight check in an encounter is no attack but parries one: that is said.
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

/** A check of the Focus, which needs no allocation and is never used up (H-SKILL-09, H-GLOSS-04). */
export function* makeFocusCheck(
  g: Game,
  who: Investigator,
  check: Pick<CheckSpec, 'modifier' | 'difficulty' | 'cause' | 'counts'>,
): Rule<CheckResult> {
  return yield* skillCheck(g, who, { kind: 'focus', ...check });
}

// ---- Upkeep XII ----

/**
 * Five markers of the owner's choice come off, or all if there are no more (H-UPKEEP-42); one that was put on in this
 * very Upkeep may be among them (AMB-20).
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

/** The slots that bear a marker, in the order of the sheet. */
function markedSlots(who: Investigator): SlotPosition[] {
  const found: SlotPosition[] = [];
  for (let pair = 0; pair < who.slots.length; pair++) {
    const slots = who.slots[pair] as SlotStates;
    for (let slot = 0; slot < slots.length; slot++) if (slots[slot] !== 'free') found.push([pair, slot]);
  }
  return found;
}

/** A slot as an answer, said by its two printed values. `id`: what names it. */
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
