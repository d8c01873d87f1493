import type { Rule } from '@vigil/engine';
import { ask, askUnlessMoot } from '../../common/ask.js';
import { cityPlaces } from '../../common/board/options.js';
import { abilitiesAt, abilityOption } from '../../common/cards/abilities.js';
import { previewAbilityChecks } from '../../common/checks/check-previews.js';
import type { UsableAbility } from '../../common/contracts/abilities.js';
import { foesAtOptions } from '../../common/effects/destinations.js';
import { findModifier, focusOf } from '../../common/figures/modifiers.js';
import { refresh, resolveUpkeepActions, upkeepActions, useInUpkeep } from '../../common/people/upkeep.js';
import type { Possession } from '../../common/state.js';
import type { Trigger } from '../../language/abilities.js';
import type { OptionWithValue } from '../../language/questions/index.js';
import { type Game, isLosingTurn } from '../game.js';
import type { Investigator } from '../state.js';
import { checkpointInPhase, takeResumedPart } from './phase-progress.js';
import { setSlider } from './sliders.js';

/**
 * Runs an investigator's Upkeep: refresh, Upkeep actions, skills (A-UPKEEP-02). None in a lost turn (A-UPKEEP-09), but
 * a delay does not prevent it (A-UPKEEP-10). A lost investigator returns first (A-UPKEEP-01).
 */
export function* upkeep(g: Game, who: Investigator): Rule {
  const sliders = takeResumedPart(g, who, 'sliders');
  if (sliders) return yield* resumeAdjusting(g, who, sliders.focus, sliders.from);
  if (!g.s.battle && isLosingTurn(g, who)) return;
  if (who.place === 'lost') yield* g.rules.people.returnFromLost(g, who);
  g.focus.set(who.seat, focusOf(g, who));
  try {
    yield* refresh(g, who);
    const waiting = upkeepActions(g, who, (source, trigger, possession) =>
      isSkippedInFirstUpkeep(g, source, trigger, possession),
    );
    yield* resolveUpkeepActions(g, who, waiting, 'A-UPKEEP-04');
    yield* adjustSkills(g, who);
  } finally {
    g.focus.delete(who.seat);
  }
}

/** Resumes the adjustment of sliders. */
function* resumeAdjusting(g: Game, who: Investigator, focus: number, from: SliderStops): Rule {
  g.focus.set(who.seat, focus);
  try {
    yield* adjustSkills(g, who, from);
  } finally {
    g.focus.delete(who.seat);
  }
}

/** Returns from Lost in Time and Space to any open location or street (A-STATUS-22). */
export function* returnFromLost(g: Game, who: Investigator): Rule {
  const to = yield* ask(g, () => ({
    by: [who.seat],
    key: 'q.come-back',
    args: { investigator: who.id },
    why: 'A-UPKEEP-01',
    // The investigator is in no place yet: this comes first in their Upkeep.
    asides: 'none',
    options: cityPlaces(g),
    about: () => ({ foes: foesAtOptions(g, who, cityPlaces(g)) }),
  }));
  const { delayed } = who;
  who.delayed = false;
  yield* g.rules.people.relocate(g, who, to, 'A-UPKEEP-01');
  if (delayed) g.emit?.({ type: 'fateApplied', seat: who.seat, fate: 'free' });
}

/**
 * True for a roll in the first Upkeep after a card was gained (A-UPKEEP-05). By house rule true for all effects of a
 * card with such a roll (A-UPKEEP-06).
 */
function isSkippedInFirstUpkeep(g: Game, card: string, trigger: Trigger, possession: Possession | undefined): boolean {
  // No Retainer or Bank Loan rolls in the final battle (A-FINAL-07).
  if (g.s.battle && (card === 'retainer' || card === 'bank-loan')) return true;
  if (!possession?.fresh) return false;
  if (trigger.notInFirstUpkeep) return true;
  if (g.s.houseRules.firstUpkeep === 'noRoll') return false;
  // A lent ability is named by its sheet; the card was gained.
  return (g.card(possession.card).triggers ?? []).some(({ notInFirstUpkeep }) => notInFirstUpkeep);
}

/**
 * Lets sliders move as many stops in total as the Focus (A-UPKEEP-07, A-UPKEEP-08), or freely at no Focus. Cards usable
 * in the Upkeep stay usable between and after these moves (A-TURN-08).
 */
function* adjustSkills(g: Game, who: Investigator, before: SliderStops = who.sliders): Rule {
  const moved = () => before.some((stop, i) => stop !== who.sliders[i]);
  const left = () => g.focus.get(who.seat) ?? 0;
  const isFree = () => findModifier(g, who, 'freeSliders') !== undefined;
  const canMove = () => left() > 0 || isFree();
  for (let first = true; canMove() || moved(); first = false) {
    if (!first && canMove() && g.checkpointHere && g.rules.turn.upkeep === upkeep) {
      checkpointInPhase(g, () => ({ part: 'sliders', seat: who.seat, focus: left(), from: before }));
    }
    const chosen = yield* askUnlessMoot<SliderMove | UsableAbility | undefined>(g, () =>
      // A Spell cast meanwhile may have removed the investigator.
      who.place === 'out'
        ? undefined
        : {
            by: [who.seat],
            key: 'q.sliders',
            args: { investigator: who.id, focus: left(), free: isFree() ? 'yes' : 'no' },
            why: 'A-UPKEEP-07',
            options: [
              KEEP_SLIDERS,
              ...(canMove() ? sliderMoves(g, who, before) : []),
              ...abilitiesAt(g, who, 'phase:upkeep').map((use) => abilityOption(use, use)),
            ],
            about: () => ({ checks: previewAbilityChecks(g, abilitiesAt(g, who, 'phase:upkeep')) }),
          },
    );
    if (!chosen) break;
    if ('ability' in chosen) yield* useInUpkeep(g, who, chosen);
    else {
      setSlider(who, chosen.at, who.sliders[chosen.at] + chosen.by);
      if (!isFree()) g.focus.set(who.seat, left() - 1);
    }
  }
  if (moved()) g.emit?.({ type: 'sliders', seat: who.seat, sliders: [...who.sliders] });
}

type SliderStops = readonly [number, number, number];

export interface SliderMove {
  readonly at: 0 | 1 | 2;
  readonly by: 1 | -1;
}

type Adjustment = OptionWithValue<'q.sliders', SliderMove>;

/** The moves of each slider, down and up. */
export const SLIDER_MOVES: readonly (readonly [left: Adjustment, right: Adjustment])[] = [
  [
    { id: 'speed-sneak:left', value: { at: 0, by: -1 }, key: 'o.slider-speed-sneak-left' },
    { id: 'speed-sneak:right', value: { at: 0, by: 1 }, key: 'o.slider-speed-sneak-right' },
  ],
  [
    { id: 'fight-will:left', value: { at: 1, by: -1 }, key: 'o.slider-fight-will-left' },
    { id: 'fight-will:right', value: { at: 1, by: 1 }, key: 'o.slider-fight-will-right' },
  ],
  [
    { id: 'lore-luck:left', value: { at: 2, by: -1 }, key: 'o.slider-lore-luck-left' },
    { id: 'lore-luck:right', value: { at: 2, by: 1 }, key: 'o.slider-lore-luck-right' },
  ],
];
const KEEP_SLIDERS = { id: 'keep', value: undefined, key: 'o.keep-sliders' } as const;

/** Lists further moves; never back towards the starting stop, which would only waste Focus. */
function sliderMoves(g: Game, who: Investigator, before: readonly number[]): Adjustment[] {
  const options: Adjustment[] = [];
  const max = findModifier(g, who, 'sliderStops')?.most ?? Number.POSITIVE_INFINITY;
  for (const [left, right] of SLIDER_MOVES) {
    const { at } = left.value;
    const stop = who.sliders[at];
    const start = before[at] as number;
    if (stop > 0 && stop <= start && start - stop < max) options.push(left);
    if (stop < 3 && stop >= start && stop - start < max) options.push(right);
  }
  return options;
}
