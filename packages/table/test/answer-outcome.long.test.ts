/** The outcome of an option is stated before it is taken. */
import { aboutOf, type TypedDecision } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import type { TableView } from '../src/index.js';
import { type AnyPlay, base, outcomeTexts, playRandomGames, UNTRANSLATED } from './random-games.js';

/** Yields questions of these kinds in random base games, with the play before its answer. */
function* randomQuestions(
  game: 'arkham' | 'haunt',
  keys: readonly string[],
  games: number,
): Generator<readonly [AnyPlay, TypedDecision]> {
  for (const { play, decision } of playRandomGames({ game, boxes: base, games, answers: 500 }))
    if (keys.includes(decision.key)) yield [play, decision];
}

/** Returns the texts of each option in both languages. */
function outcomeTextsOfAll(play: AnyPlay, decision: TypedDecision): readonly (readonly string[])[] {
  const view = play.view() as TableView;
  const texts = decision.options.map((option) => outcomeTexts(view, decision, option));
  return [texts.map(([en]) => en), texts.map(([, de]) => de)];
}

describe('an answer', () => {
  const ARKHAM = ['q.explored-gate', 'q.seal', 'q.loss', 'q.split', 'q.monster-order', 'q.whom'];
  const HAUNT = ['q.escape', 'q.engage', 'q.continue-combat', 'q.steal', 'q.advance'];

  it('states its costs and gains in Arkham Horror [A-ENC-38, A-ENC-39, A-STATUS-01]', () => {
    const keys = new Set<string>();
    for (const [play, decision] of randomQuestions('arkham', ARKHAM, 60)) {
      keys.add(decision.key);
      for (const texts of outcomeTextsOfAll(play, decision)) {
        const isStated = decision.options.map(
          ({ key }, i) => /^o\.(use|cast|other-monsters-first)/.test(key) || texts[i] !== '',
        );
        expect([decision.key, isStated.every(Boolean)]).toEqual([decision.key, true]);
        expect(texts.join()).not.toMatch(UNTRANSLATED);
      }
    }
    expect([...keys].sort()).toEqual([...ARKHAM].sort());
  });

  it('states its costs and gains in Haunt of the Watchers [H-ENC-INIT-05, H-ENC-CONT-01, H-OW-09]', () => {
    const { keys, faults } = checkHaunt();
    expect(faults).toEqual([]);
    expect([...keys].sort()).toEqual([...HAUNT].sort());
  });

  it('to strike first states the actual engagement with each monster [H-ENC-INIT-06, H-ENC-ENG-01]', () => {
    const { compared, differing } = checkHaunt();
    expect(differing).toEqual([]);
    expect(compared).toBeGreaterThan(3);
  });

  interface HauntFindings {
    readonly keys: Set<string>;
    readonly faults: unknown[];
    readonly differing: unknown[];
    compared: number;
  }
  let played: HauntFindings | undefined;

  /** Faults in games of Haunt, played once for all tests. */
  function checkHaunt(): HauntFindings {
    if (played) return played;
    const found: HauntFindings = { keys: new Set(), faults: [], differing: [], compared: 0 };
    for (const [play, decision] of randomQuestions('haunt', HAUNT, 40)) {
      found.keys.add(decision.key);
      for (const texts of outcomeTextsOfAll(play, decision)) {
        const isStated = decision.options.map(
          ({ key }, i) => /^o\.(use|cast|stay$|steal-none|roll-focus-idle)/.test(key) || texts[i] !== '',
        );
        if (!isStated.every(Boolean) || UNTRANSLATED.test(texts.join())) found.faults.push([decision.key, texts]);
      }
      if (decision.key === 'q.escape') compare(play, decision, found);
    }
    played = found;
    return found;
  }

  /** Compares the preview of striking first with the actual position. */
  function compare(play: AnyPlay, decision: TypedDecision, found: HauntFindings): void {
    const { foes = [] } = aboutOf(decision);
    const differ = (one: unknown, other: unknown) => {
      if (JSON.stringify(one) !== JSON.stringify(other)) found.differing.push([one, other]);
    };
    const fork = play.fork();
    fork.answer(decision.id, 'fight');
    let [next] = fork.decisions as readonly TypedDecision[];
    let by: string | undefined;
    if (next?.key === 'q.engage') {
      differ(aboutOf(next).foes, foes);
      const [first] = next.options;
      by = first?.on;
      fork.answer(next.id, first?.id ?? '');
      [next] = fork.decisions as readonly TypedDecision[];
    }
    if (next?.key !== 'q.engage-monster') return;
    by ??= foes[0]?.by;
    differ(
      aboutOf(next).foes,
      foes.filter((foe) => foe.by === by).map(({ by: _, ...foe }) => foe),
    );
    found.compared++;
  }
});
