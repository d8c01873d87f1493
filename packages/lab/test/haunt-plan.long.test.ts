/**
 * Compares statements before a phase of Haunt with the result. Random games stop where the team chooses who acts next.
 * The plan is made from the players' view, and the game continues.
 */
import { Play } from '@vigil/engine';
import {
  type CheckDetails,
  chanceOfCheck,
  type Event,
  type HauntPlan,
  type HauntState,
  type HauntView,
} from '@vigil/rules';

import { beforeAll, describe, expect, it } from 'vitest';
import { type Game, planOf, RULES } from './haunt-plan-game.js';

/** Returns a deterministic source of numbers below a limit. */
function createNumbers(seed: number): (limit: number) => number {
  let state = Math.imul(seed + 1, 7919) + 1;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** The number of comparisons for each kind of statement, and the mismatches. */
const tally = { positions: 0, moves: 0, meetings: 0, acts: 0, terror: 0, rituals: 0, odds: 0, mornings: 0, ends: 0 };
const mismatches: string[] = [];

/** The current listener for events. */
let listener: (event: Event) => void = () => {};

/** Records a mismatch unless a statement holds. */
function check(holds: boolean, what: () => string): void {
  if (!holds && mismatches.length < 20) mismatches.push(what());
}

/** Plays a City phase in which every investigator stays, and compares it with the plan. */
function compareCityPhase(game: Game, plan: HauntPlan, below: (limit: number) => number): void {
  const { cityPhase } = plan;
  const view = game.view() as HauntView;
  const cities = game.decisions[0]?.options.filter(({ key }) => key === 'o.city') ?? [];
  const chosen = cities[below(cities.length)];
  if (!chosen) return;
  const positions = new Map(view.monsters.map(({ token, at, clues }) => [token, { at, clues }]));
  const where = new Map(view.investigators.map(({ seat, place }) => [seat, place]));
  let events: Event[] = [];
  listener = (event) => events.push(event);
  let moving = true;
  let hasMet = false;
  const acts: { token: string; at: string; what: string; brought: string[] }[] = [];
  let raised = 0;
  let disturbed = cityPhase.monsters.some(({ special }) => special);
  const handleEvent = () => {
    for (const event of events) {
      if (event.type === 'monsterEncounter' && event.outcome === 'begins') {
        if (moving) compareMovement();
        hasMet = true;
        check(
          cityPhase.monsters.some(({ to, meets }) => meets.length > 0 && to.includes(event.at)) || disturbed,
          () => `no meeting was predicted at ${event.at}`,
        );
        tally.meetings++;
      }
      if (event.type === 'activity') {
        if (moving) compareMovement();
        acts.push({ token: event.monster, at: event.at, what: event.what, brought: [] });
      }
      const acting = acts.at(-1);
      if (event.type === 'monsterMoved') {
        if (acting && event.to === acting.at) acting.brought.push(event.monster);
        if (moving) positions.set(event.monster, { at: event.to, clues: positions.get(event.monster)?.clues ?? 0 });
      }
      if (event.type === 'monsterClues' && moving) {
        positions.set(event.monster, { at: positions.get(event.monster)?.at ?? '', clues: event.clues });
      }
      if (event.type === 'terror' && acting) raised += event.by;
      if (event.type === 'moved' || event.type === 'fateApplied') disturbed ||= moving;
    }
    events = [];
  };
  const compareMovement = () => {
    moving = false;
    if (disturbed) return;
    for (const { token, to, clues, meets } of cityPhase.monsters) {
      const stand = positions.get(token);
      if (!stand) continue;
      tally.moves++;
      check(cityPhase.truncated || to.includes(stand.at), () => `${token} is at ${stand.at}, not at ${to}`);
      check(
        cityPhase.truncated || (clues[0] <= stand.clues && stand.clues <= clues[1]),
        () => `${token} has ${stand.clues} clues, not ${clues}`,
      );
      const there = [...where].filter(([, place]) => place === stand.at).map(([seat]) => seat);
      check(
        meets.every(({ seat, certain }) => !certain || there.includes(seat)),
        () => `${token} meets ${there}, and not all of ${JSON.stringify(meets)}`,
      );
      check(
        cityPhase.truncated || there.every((seat) => meets.some((one) => one.seat === seat)),
        () => `${token} meets ${there}, of whom not all were named: ${JSON.stringify(meets)}`,
      );
    }
  };
  let step: string = chosen.id;
  for (let n = 0; n < 400; n++) {
    game.answer(game.decisions[0]?.id ?? '', step);
    handleEvent();
    const { phase, segment } = game.state.step;
    if (moving && (phase !== 'city' || segment > 3)) compareMovement();
    const [decision] = game.decisions;
    if (!decision || phase !== 'city') break;
    if (moving && segment === 2 && decision.key !== 'q.movement') disturbed = true;
    const stop = decision.options.find(({ id }) => id === 'stop' || id === 'nothing');
    step = (stop ?? decision.options[below(decision.options.length)])?.id ?? '';
  }
  listener = () => {};
  tally.positions++;
  if (game.result !== undefined && !hasMet && !disturbed) {
    check(plan.mayLose, () => 'the monsters ended the game, and the plan did not predict it');
    tally.ends++;
    return;
  }
  // With a fight in between, the remaining actions are unknown.
  if (disturbed || hasMet || cityPhase.truncated) return;
  const first = new Set<string>();
  let summoned = false;
  for (const { token, at, what, brought } of acts) {
    if (first.has(at)) continue;
    first.add(at);
    const predicted = cityPhase.monsters.find((one) => one.token === token)?.activities ?? [];
    const matching = predicted.filter((one) => one.at === at && (one.what === 'turn' ? 'summon' : one.what) === what);
    check(matching.length > 0, () => `${token} did ${what} at ${at}, not ${JSON.stringify(predicted)}`);
    // A later summons finds in the Outskirts the monsters left there before.
    check(
      summoned || matching.some((one) => one.what !== 'summon' || String(one.monsters) === String(brought)),
      () => `${token} brought ${brought}, not ${JSON.stringify(matching)}`,
    );
    summoned ||= what === 'summon';
    tally.acts++;
  }
  const acted = new Set(acts.map(({ token }) => token));
  for (const { token, alwaysActs, activities: predicted } of cityPhase.monsters) {
    // If two act at one place, the first may leave nothing to do for the other.
    const alone = predicted.every(({ at }) => cityPhase.monsters.filter(({ to }) => to.includes(at)).length === 1);
    check(!alwaysActs || !alone || acted.has(token), () => `${token} did nothing, not ${JSON.stringify(predicted)}`);
  }
  const [least, most] = cityPhase.terror;
  check(least <= raised && raised <= most, () => `Terror rose by ${raised}, not by ${least} to ${most}`);
  tally.terror++;
}

/** Puts an investigator at a gate, and compares the offered rituals and their prices with the plan. */
function compareRituals(game: Game, plan: HauntPlan, below: (limit: number) => number): void {
  const open = plan.gates.flatMap((gate) => (gate.faceUp ? [gate] : []));
  // An investigator who can, if there is one.
  const able = open.filter(({ people }) => people.some(({ possible }) => possible.length > 0));
  const gate = able[below(able.length)] ?? open[below(open.length)];
  const who = gate?.people[0];
  if (!gate || !who) return;
  const state = structuredClone(game.state) as HauntState;
  const there = state.investigators[who.seat];
  if (!there) return;
  there.place = gate.at;
  state.step = { phase: 'city', segment: 5 };
  state.city = { seat: who.seat, slot: 0, met: [], acted: [] };
  const trial = Play.from(RULES, state, `at the gate ${below(1e6)}`) as Game;
  const offered = trial.decisions.find(({ key }) => key === 'q.activity');
  if (!offered) return;
  for (const kind of ['seal', 'close'] as const) {
    const may = offered.options.some(({ id }) => id === kind);
    check(may === who.possible.includes(kind), () => `${kind} at ${gate.at}: ${may}, not ${who.possible}`);
    check(!may || gate.price[kind] !== undefined, () => `${kind} at ${gate.at} had no price`);
    tally.rituals++;
  }
  const kind = who.possible.find((one) => one !== 'item');
  if (kind === undefined) return;
  trial.answer(offered.id, kind);
  if (trial.decisions[0]?.key === 'q.ritual-trophy') {
    const trophies = trial.decisions[0].options.map(({ on }) => on);
    check(
      trophies.every((one) => who.trophies.includes(one ?? '')),
      () => `trophies ${trophies}, not ${who.trophies}`,
    );
    trial.answer(trial.decisions[0].id, trial.decisions[0].options[0]?.id ?? '');
  }
  const due = trial.decisions.find(({ key }) => key === 'q.tokens');
  if (due) {
    const { n } = (due.key === 'q.tokens' && due.args) || { n: 0 };
    check(n === gate.price[kind], () => `${kind} cost ${n}, not ${gate.price[kind]}`);
    trial.answer(due.id, due.options[0]?.id ?? '');
  }
  const roll = trial.decisions.find(({ key }) => key === 'q.ritual');
  if (roll?.key !== 'q.ritual') return;
  const ahead = (roll.about as { checks?: Record<string, CheckDetails> } | undefined)?.checks?.roll;
  if (!ahead) return;
  const plain = chanceOfCheck(ahead);
  check(Math.abs(plain - who.chance[kind][0]) < 1e-9, () => `${kind} passes by ${plain}, not by ${who.chance[kind]}`);
  tally.odds++;
}

/** Plays one random game to its end, and compares the plan at every question about the next action. */
function playGame(seed: number): void {
  const below = createNumbers(seed);
  const people = Array(2 + (seed % 4)).fill('random');
  const game = Play.start(RULES, { investigators: people, ancientOne: 'random' }, `plan ${seed}`) as Game;
  let paid = 0;
  /** The predicted mornings, and how many had been paid then. */
  let predicted: { mornings: number; paid: number }[] = [];
  game.listen((event) => {
    listener(event);
    // Removing Doom adds mornings again.
    if (event.type === 'doom' && event.by < 0) predicted = [];
  });
  for (let n = 0; n < 1500 && game.result === undefined; n++) {
    const [decision] = game.decisions;
    if (!decision) break;
    if (decision.key === 'q.day') {
      const plan = planOf(game);
      predicted.push({ mornings: plan.mornings, paid });
      const able = plan.gates.some((gate) => gate.faceUp && gate.people.some(({ possible }) => possible.length > 0));
      if (able || below(6) === 0) compareRituals(game, plan, below);
      if (below(2) === 0) {
        compareCityPhase(game, plan, below);
        continue;
      }
    }
    if (decision.key === 'q.tokens' && decision.why === 'H-UPKEEP-02') paid++;
    game.answer(decision.id, decision.options[below(decision.options.length)]?.id ?? '');
  }
  for (const { mornings, paid: then } of predicted) {
    tally.mornings++;
    check(paid - then <= mornings, () => `${paid - then} mornings were paid, not ${mornings}`);
  }
}

describe('the plan before a phase of Haunt', () => {
  beforeAll(() => {
    for (let seed = 0; tally.positions < 500 && seed < 200; seed++) playGame(seed);
  }, 300_000);

  it('agrees with the game in 500 positions', () => {
    expect(mismatches).toEqual([]);
    expect(tally.positions).toBeGreaterThanOrEqual(500);
  });

  it('is compared in every kind of statement, not only in frequent ones', () => {
    expect(tally.moves).toBeGreaterThan(1000);
    expect(tally.meetings).toBeGreaterThan(100);
    expect(tally.acts).toBeGreaterThan(100);
    expect(tally.terror).toBeGreaterThan(100);
    expect(tally.rituals).toBeGreaterThan(300);
    expect(tally.odds).toBeGreaterThan(10);
    expect(tally.mornings).toBeGreaterThan(500);
    expect(tally.ends).toBeGreaterThan(3);
  });
});
