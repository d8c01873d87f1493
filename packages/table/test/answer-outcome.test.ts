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
  const said = decision.options.map((option) => outcomeTexts(view, decision, option));
  return [said.map(([en]) => en), said.map(([, de]) => de)];
}

describe('an answer', () => {
  const ARKHAM = ['q.explored-gate', 'q.seal', 'q.loss', 'q.split', 'q.monster-order', 'q.whom'];
  const HAUNT = ['q.escape', 'q.engage', 'q.continue-combat', 'q.steal', 'q.advance'];

  it('says in Arkham Horror what it costs and brings [A-ENC-38, A-ENC-39, A-STATUS-01]', () => {
    const met = new Set<string>();
    for (const [play, decision] of randomQuestions('arkham', ARKHAM, 60)) {
      met.add(decision.key);
      for (const said of outcomeTextsOfAll(play, decision)) {
        const own = decision.options.map(
          ({ key }, i) => /^o\.(use|cast|other-monsters-first)/.test(key) || said[i] !== '',
        );
        expect([decision.key, own.every(Boolean)]).toEqual([decision.key, true]);
        expect(said.join()).not.toMatch(UNTRANSLATED);
      }
    }
    expect([...met].sort()).toEqual([...ARKHAM].sort());
  });

  it('says in Haunt of the Watchers what it costs and brings [H-ENC-INIT-05, H-ENC-CONT-01, H-OW-09]', () => {
    const { met, faults } = inHaunt();
    expect(faults).toEqual([]);
    expect([...met].sort()).toEqual([...HAUNT].sort());
  });

  it('to strike first says of each of them what the engagement then comes to [H-ENC-INIT-06, H-ENC-ENG-01]', () => {
    const { compared, differing } = inHaunt();
    expect(differing).toEqual([]);
    expect(compared).toBeGreaterThan(3);
  });

  interface InHaunt {
    readonly met: Set<string>;
    readonly faults: unknown[];
    readonly differing: unknown[];
    compared: number;
  }
  let played: InHaunt | undefined;

  /** Faults in games of Haunt, played once for all tests. */
  function inHaunt(): InHaunt {
    if (played) return played;
    const found: InHaunt = { met: new Set(), faults: [], differing: [], compared: 0 };
    for (const [play, decision] of randomQuestions('haunt', HAUNT, 40)) {
      found.met.add(decision.key);
      for (const said of outcomeTextsOfAll(play, decision)) {
        const own = decision.options.map(
          ({ key }, i) => /^o\.(use|cast|stay$|steal-none|roll-focus-idle)/.test(key) || said[i] !== '',
        );
        if (!own.every(Boolean) || UNTRANSLATED.test(said.join())) found.faults.push([decision.key, said]);
      }
      if (decision.key === 'q.escape') compare(play, decision, found);
    }
    played = found;
    return found;
  }

  /** Compares the preview of striking first with the actual position. */
  function compare(play: AnyPlay, decision: TypedDecision, found: InHaunt): void {
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
