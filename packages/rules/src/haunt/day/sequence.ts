import { type Rule, type Seat, together } from '@vigil/engine';
import { ask, askUnlessMoot } from '../../common/ask.js';
import type { AllFields } from '../../common/clone.js';
import { GameOver } from '../../common/game.js';
import type { InvestigatorDef } from '../../language/components.js';
import { emptyList } from '../../language/lists.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { FIRST_CITY_SEGMENT, runCitySegment } from '../board/city.js';
import { collectCluesEverywhere, findUncollectedClues } from '../board/clues.js';
import type { PhaseObstacle } from '../contracts.js';
import { type Game, investigatorsInPlay, teamSeats } from '../game.js';
import { allocateSlot } from '../people/skills.js';
import type { CityPhase, Investigator, Outcome } from '../state.js';
import { canStartPhase, completePhase, startNight } from './phases.js';
import { runUpkeepSegment } from './upkeep.js';
import { endGame } from './victory.js';

/**
 * Runs one step of the sequence of play from the state alone: the set-up, then days (H-INTRO-04). Each day has an
 * Upkeep and the phases that investigators start. Returns the outcome when the game has ended.
 */
export function* nextStep(g: Game): Rule<Outcome | undefined> {
  // A game resumed at this point has no memory of earlier steps.
  g.failedSpells = undefined;
  try {
    yield* ruleOfStep(g);
    // H-MONSTER-MOVE-33: a safety net; each rule collects its own clues.
    if (!g.s.city?.encounter && findUncollectedClues(g) !== undefined) yield* collectCluesEverywhere(g);
    return undefined;
  } catch (interrupt) {
    if (!(interrupt instanceof GameOver)) throw interrupt;
    const outcome = interrupt.outcome as Outcome;
    g.emit?.({ type: 'over', outcome });
    return outcome;
  }
}

/** Returns the rule of the current step. */
function ruleOfStep(g: Game): Rule {
  const { step } = g.s;
  switch (step.phase) {
    case 'set-up':
      return setUp(g);
    case 'upkeep':
      return runUpkeep(g);
    case 'day':
      return chooseNextPhase(g);
    case 'city':
      return runCitySegment(g);
    case 'other-world':
      return g.rules.turn.otherWorld(g);
    default:
      return step.phase satisfies never;
  }
}

function* setUp(g: Game): Rule {
  yield* g.rules.turn.setUp(g);
  beginDay(g);
}

function* runUpkeep(g: Game): Rule {
  const { step } = g.s;
  yield* runUpkeepSegment(g, step.segment);
  if (step.segment < g.rules.turn.upkeep.length) step.segment++;
  else endUpkeep(g);
}

/** Begins a day with its Upkeep, which is a phase (H-SEQ-01, H-SEQ-07, H-UPKEEP-46). */
function beginDay(g: Game): void {
  const { s } = g;
  startNight(g);
  s.day++;
  // A turn in card text is a phase (H-ADD-02).
  s.turn++;
  s.step = { phase: 'upkeep', segment: 1 };
  g.emit?.({ type: 'phase', phase: 'upkeep', turn: s.turn, day: s.day });
}

function endUpkeep(g: Game): void {
  completePhase(g, undefined);
  g.s.placedToday = emptyList();
  // No investigator is left and none can come (H-END-11).
  if (investigatorsInPlay(g).length === 0 && !canNewcomerEnter(g)) endGame(g, false, 'nobody-left');
  g.s.step = { phase: 'day', segment: 1 };
  g.emit?.({ type: 'phase', phase: 'day', turn: g.s.turn, day: g.s.day });
}

function canNewcomerEnter(g: Game): boolean {
  return g.s.unusedInvestigators.length > 0 && g.s.investigators.some(({ estate }) => estate !== undefined);
}

type NextPhase = { city: Seat; slot: number } | { world: Seat } | { endDay: Seat };

/**
 * Asks for the next phase; the first to answer acts (H-SEQ-08). It is a City phase, an Other World phase, or the end of
 * the day. None can begin in the middle of a phase (H-SEQ-04, H-SEQ-05).
 */
function* chooseNextPhase(g: Game): Rule {
  if (investigatorsInPlay(g).length === 0) return beginDay(g);
  const next = yield* ask<NextPhase>(g, () => ({
    by: teamSeats(g),
    key: 'q.day',
    args: { n: g.s.day },
    why: 'H-SEQ-08',
    // The day never ends automatically, even as the only option.
    window: true,
    options: listNextPhases(g),
    about: () => ({ obstructed: listObstructed(g) }),
  }));
  if ('endDay' in next) {
    if (yield* askToEndDay(g, g.investigatorAt(next.endDay))) beginDay(g);
    return;
  }
  const who = g.investigatorAt('city' in next ? next.city : next.world);
  g.s.turn++;
  if ('city' in next) {
    g.s.step = { phase: 'city', segment: FIRST_CITY_SEGMENT };
    // One investigator is active (H-CITY-SPEED-08).
    const cityPhase: AllFields<CityPhase> = {
      seat: who.seat,
      slot: next.slot,
      met: [],
      acted: [],
      move: undefined,
      encounter: undefined,
      failedSpells: undefined,
    };
    g.s.city = cityPhase;
    g.emit?.({ type: 'phase', phase: 'city', turn: g.s.turn, day: g.s.day, seat: who.seat });
    // Allocates its Speed and Sneak (H-CITY-SPEED-02).
    allocateSlot(g, who, 0, next.slot);
  } else {
    g.s.step = { phase: 'other-world', segment: 1 };
    g.s.otherWorld = who.seat;
    g.emit?.({ type: 'phase', phase: 'other-world', turn: g.s.turn, day: g.s.day, seat: who.seat });
  }
}

/** Lists the possible next phases, by investigator. */
function listNextPhases(g: Game): OptionWithValue<'q.day', NextPhase>[] {
  const options: OptionWithValue<'q.day', NextPhase>[] = [];
  for (const who of g.s.investigators) if (who.place !== 'out') addPhasesOf(g, who, options);
  return options;
}

/** Lists investigators who cannot start a phase now, with the reason: `lost`, `waits` or `no-speed`. */
function listObstructed(g: Game): { seat: Seat; why: PhaseObstacle }[] {
  return investigatorsInPlay(g).flatMap((who) => {
    const why = g.rules.turn.phaseObstacle(g, who);
    return why === undefined ? [] : [{ seat: who.seat, why }];
  });
}

/**
 * Adds an investigator's possible phases. A City phase needs a free Speed slot (H-CITY-SPEED-01), even of Speed 0
 * (H-CITY-SPEED-06). An Other World phase needs none (H-SEQ-03).
 */
function addPhasesOf(g: Game, who: Investigator, options: OptionWithValue<'q.day', NextPhase>[]): void {
  const by = who.seat;
  const { cities, endDay } = phasesOf(g, who);
  const mayStart = canStartPhase(g, who);
  if (mayStart && g.isInOtherWorld(who)) {
    const args = { investigator: who.id, place: who.place };
    options.push({ id: optionId.otherWorld(by), value: { world: by }, key: 'o.other-world', args, on: who.id, by });
  } else if (mayStart) {
    const slots = who.slots[0];
    for (let slot = 0; slot < slots.length; slot++) {
      const option = cities[slot];
      if (option && slots[slot] === 'free') options.push(option);
    }
  }
  options.push(endDay);
}

/** The options of a sheet at a seat, for any position. */
interface PhasesOfSheet {
  /** A City phase with each Speed slot. */
  readonly cities: readonly OptionWithValue<'q.day', NextPhase>[];
  readonly endDay: OptionWithValue<'q.day', NextPhase>;
}

/** Cached by sheet and seat, since the options depend on nothing else and are asked for often. */
const phasesBySheet = new WeakMap<InvestigatorDef, PhasesOfSheet[]>();

function phasesOf(g: Game, who: Investigator): PhasesOfSheet {
  const sheet = g.sheet(who);
  let bySeat = phasesBySheet.get(sheet);
  if (bySeat === undefined) {
    bySeat = [];
    phasesBySheet.set(sheet, bySeat);
  }
  bySeat[who.seat] ??= phasesAt(sheet, who.seat);
  return bySeat[who.seat] as PhasesOfSheet;
}

function phasesAt({ id, sliders }: InvestigatorDef, by: Seat): PhasesOfSheet {
  const cities = sliders['speed-sneak'].map(([first, second], slot): OptionWithValue<'q.day', NextPhase> => {
    const args = { investigator: id, first, second };
    return { id: optionId.city(slot, by), value: { city: by, slot }, key: 'o.city', args, on: id, by };
  });
  const args = { investigator: id };
  return { cities, endDay: { id: optionId.endDay(by), value: { endDay: by }, key: 'o.end-day', args, by } };
}

/**
 * Lets all others in play object while any investigator can still act (H-SEQ-06). By house rule one player ends
 * the day.
 */
function* askToEndDay(g: Game, proposer: Investigator): Rule<boolean> {
  const { dayEnds } = g.s.houseRules;
  if (dayEnds === 'anyone' || !investigatorsInPlay(g).some((who) => canStartPhase(g, who))) return true;
  const ending = { proposer, objected: false };
  yield* together(
    investigatorsInPlay(g)
      .filter((who) => who !== proposer)
      .map((who) => voteToEndDay(g, who, ending)),
  );
  return !ending.objected;
}

/** Asks one of the others to agree or object; after one objection no other answer is needed. */
function* voteToEndDay(
  g: Game,
  who: Investigator,
  ending: { readonly proposer: Investigator; objected: boolean },
): Rule {
  const agrees = yield* askUnlessMoot<boolean>(g, () => {
    if (ending.objected) return undefined;
    return {
      by: [who.seat],
      key: 'q.end-day',
      args: { investigator: who.id, investigator2: ending.proposer.id },
      why: 'H-SEQ-06',
      options: [
        { id: 'agree', value: true, key: 'o.agree' },
        { id: 'object', value: false, key: 'o.object' },
      ],
    };
  });
  if (agrees === false) ending.objected = true;
}
