/** Outcomes of options in games with every box, and against the Ancient Ones of Haunt. */

import { aboutOf, type Box, type TypedDecision } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import type { TableView } from '../src/index.js';
import { base, boxes, observeScenarios, outcomeTexts, playRandomGames, UNTRANSLATED } from './random-games.js';

/** A decision in a game: the view, the chosen option, and the events and view after it. */
interface Observation {
  readonly decision: TypedDecision;
  readonly view: TableView;
  readonly answer: string;
  readonly events: readonly TrackEvent[];
  readonly after: TableView;
  readonly next: TypedDecision | undefined;
}

type TrackEvent = { readonly type: string; readonly doom?: number; readonly terror?: number };

/** Yields every decision of random games, after it was answered. */
function* observeGames(game: 'arkham' | 'haunt', of: readonly Box[], games: number): Generator<Observation> {
  let events: TrackEvent[] = [];
  const listen = (event: unknown) => events.push(event as TrackEvent);
  for (const { play, decision, answer } of playRandomGames({ game, boxes: of, games, answers: 800 }, listen)) {
    const view = play.view() as TableView;
    events = [];
    play.answer(decision.id, answer);
    yield { decision, view, answer, events, after: play.view() as TableView, next: play.decisions[0] };
  }
}

/** Questions of boxes whose options name something. */
const NAMING_QUESTIONS =
  /^q\.(which-monster|swap-with|experiment-fight|foresee|whose-gift|take-clue|refresh|location)$/;
let playedArkham: readonly Observation[] | undefined;

/** Observations of games of Arkham Horror with every box, played once for all tests. */
function arkhamObservations(): readonly Observation[] {
  if (playedArkham) return playedArkham;
  const found: Observation[] = [];
  for (const one of observeGames('arkham', boxes, 24)) {
    if (NAMING_QUESTIONS.test(one.decision.key) || aboutOf(one.decision).changes?.[one.answer]) found.push(one);
  }
  playedArkham = found;
  return found;
}

const POINTS = ['sanity', 'stamina'] as const;
const TRACKS = ['doom', 'terror'] as const;

describe('the predicted changes of an answer', () => {
  it('equal the actual changes of tracks and points [A-TERROR-01, H-UPKEEP-04, Y-HERALD-03, K-GUARD-04]', () => {
    const found = new Set<string>();
    for (const { decision, view, answer, events, after, next } of [
      ...arkhamObservations(),
      ...observeGames('haunt', base, 8),
    ]) {
      const change = aboutOf(decision).changes?.[answer];
      if (!change) continue;
      for (const track of TRACKS) {
        const by = change[track] ?? 0;
        if (by <= 0) continue;
        found.add(`${decision.key} ${track}`);
        expect(events.map((event) => event[track])).toContain(view[track] + by);
        // Other effects may raise it further.
        expect(after[track]).toBeGreaterThanOrEqual(view[track] + by);
      }
      const seat = decision.by[0] ?? 0;
      for (const what of POINTS) {
        const by = change[what] ?? 0;
        const [before, is] = [view, after].map(({ investigators }) => investigators[seat]?.[what] ?? 0) as [
          number,
          number,
        ];
        // An effect may reduce the loss first, and a defeated investigator recovers some points.
        if (by === 0 || next?.key === 'q.loss' || before + by <= 0) continue;
        // A card may prevent part of it.
        expect(is).toBeGreaterThanOrEqual(before + by);
        if (is === before + by) found.add(`${decision.key} ${what}`);
      }
    }
    // Random games may contain others, which are checked as well.
    const known = ['q.shift sanity', 'q.shift stamina', 'q.steady-terror terror', 'q.tokens doom', 'q.tokens terror'];
    expect([...found]).toEqual(expect.arrayContaining([...known, 'q.ward-off stamina', 'q.yellow-sign doom']));
  });
});

describe('the predicted shift of maxima', () => {
  it('equals the actual shift, even if no investigator may gain Sanity [A-STATUS-01]', async () => {
    const found = new Set<string>();
    await observeScenarios(
      ['scenarios/kingsport/investigators.yaml'],
      /^q\.shift$/,
      (decision, view, { id, after }) => {
        const seat = decision.by[0] ?? 0;
        const by = aboutOf(decision).changes?.[id]?.[id as 'sanity' | 'stamina'] ?? 0;
        const [before, is] = [view, after()].map(
          ({ investigators }) => investigators[seat]?.[id as 'sanity' | 'stamina'] ?? 0,
        );
        expect(is).toBe((before ?? 0) + by);
        found.add(`${id} ${by}`);
      },
    );
    expect([...found].sort()).toEqual(['sanity 0', 'sanity 1', 'stamina 1']);
  });
});

describe('the predicted cost of a casting', () => {
  it('equals the actual cost [A-SPELL-02]', async () => {
    const found: number[] = [];
    await observeScenarios(['scenarios/dunwich/possessions.yaml'], /^q\.casting$/, (decision, view, { id, after }) => {
      const by = aboutOf(decision).changes?.[id]?.sanity ?? 0;
      const seat = decision.by[0] ?? 0;
      expect(after().investigators[seat]?.sanity).toBe((view.investigators[seat]?.sanity ?? 0) + by);
      found.push(by);
    });
    expect(found.length).toBeGreaterThan(0);
  });
});

describe('an answer that names a component', () => {
  /** Options of boxes, and the text expected for them. */
  const NAMING: readonly (readonly [question: string, answer: string, says: RegExp])[] = [
    ['q.which-monster', 'o.monster-at', /^awareness .* toughness \d/],
    ['q.swap-with', 'o.monster-at', /^awareness .* toughness \d/],
    ['q.experiment-fight', 'o.fight', /defeat it in one roll \d+.%/],
    ['q.foresee', 'o.foreseen', /\w+ .*\./],
    ['q.whose-gift', 'o.gift', /\w+ .*\./],
    ['q.take-clue', 'o.take-clue', /^Clues (\d+) → \d+$/],
    ['q.refresh', 'o.yes', /\w+ .*\./],
  ];
  const SCENARIOS = [
    'scenarios/arkham/mythos/rumors.yaml',
    'scenarios/dark-pharaoh/items.yaml',
    'scenarios/dunwich/possessions.yaml',
  ];
  /** Options that roll a check. */
  const ROLLING = ['q.location o.cast'];

  it('shows the properties of the component, or the chance of the roll for it [A-ENC-05, A-MYTHOS-24]', async () => {
    const found = new Set<string>();
    const faults = new Set<string>();
    const look = (decision: TypedDecision, view: TableView) => {
      for (const option of decision.options) {
        const key = `${decision.key} ${option.key}`;
        const naming = NAMING.find(([question, answer]) => key === `${question} ${answer}`);
        if (naming) {
          found.add(key);
          const [en, de] = outcomeTexts(view, decision, option);
          if (!naming[2].test(en) || UNTRANSLATED.test(en + de)) faults.add(`${key}: ${en} / ${de}`);
        }
        if (ROLLING.includes(key)) {
          found.add(key);
          if (!aboutOf(decision).checks?.[option.id]) faults.add(`${key}: no chance`);
        }
      }
    };
    for (const { decision, view } of arkhamObservations()) look(decision, view);
    await observeScenarios(SCENARIOS, /./, look);
    expect([...faults]).toEqual([]);
    expect([...found].sort()).toEqual(
      [...NAMING.map(([question, answer]) => `${question} ${answer}`), ...ROLLING].sort(),
    );
  });
});

describe('the questions of the final battle in Haunt', () => {
  it('show chances and points of attackers, targets and escapes [H-AO-14, H-AO-17, H-AO-22]', async () => {
    const found = new Set<string>();
    const faults: unknown[] = [];
    await observeScenarios(
      ['scenarios/haunt/ancient-one'],
      /^q\.ancient-(escape|attacker|target)$/,
      (decision, view) => {
        found.add(decision.key);
        faults.push(...findTextFaults(view, decision));
      },
    );
    expect([...found].sort()).toEqual(['q.ancient-attacker', 'q.ancient-escape', 'q.ancient-target']);
    expect(faults).toEqual([]);
  });

  /** Returns options without a text, or with a wrong one. */
  function findTextFaults(view: TableView, decision: TypedDecision): unknown[] {
    const { checks = {}, away } = aboutOf(decision);
    return decision.options.flatMap((option): unknown[] => {
      const describeFault = (what: string) => [`${decision.key} ${option.id}: ${what}`];
      const [en, de] = outcomeTexts(view, decision, option);
      if (en === '' || de === '' || UNTRANSLATED.test(en + de)) return describeFault(`${en} / ${de}`);
      if (decision.key !== 'q.ancient-escape') {
        const who = view.investigators.find(({ id }) => id === option.on);
        const points = en.startsWith(`Sanity ${who?.sanity} of `) && en.includes(` · Stamina ${who?.stamina} of `);
        // An attack without a check has no chance.
        const rolls = decision.key === 'q.ancient-attacker' || Object.keys(checks).length > 0;
        return [
          ...(points ? [] : describeFault(en)),
          ...(rolls && !checks[option.id] ? describeFault('no chance') : []),
        ];
      }
      if (option.key !== 'o.try-escape') return [];
      // One of these Focus dice must be at most the number of empty spaces.
      const chanceOfMiss = 1 - Number(decision.args?.['empty' as never]) / 6;
      const right = [1, 2, 3, 4, 5, 6].some((dice) => Math.abs(1 - chanceOfMiss ** dice - Number(away)) < 1e-9);
      return right ? [] : describeFault(`away ${away}`);
    });
  }
});
