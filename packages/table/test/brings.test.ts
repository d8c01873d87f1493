/** What answers cost and bring is said before they are taken. */
import { aboutOf, type TypedDecision } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import type { TableView } from '../src/index.js';
import { type AnyPlay, base, playedByChance, saidOf, UNSAID } from './met.js';

/** Questions of these kinds in games of the base game played by chance, the play before its answer. */
function* asked(
  game: 'arkham' | 'haunt',
  keys: readonly string[],
  games: number,
): Generator<readonly [AnyPlay, TypedDecision]> {
  for (const { play, decision } of playedByChance({ game, of: base, games, answers: 500 }))
    if (keys.includes(decision.key)) yield [play, decision];
}

/** What both languages say of each answer. */
function saidOfAll(play: AnyPlay, decision: TypedDecision): readonly (readonly string[])[] {
  const view = play.view() as TableView;
  const said = decision.options.map((option) => saidOf(view, decision, option));
  return [said.map(([en]) => en), said.map(([, de]) => de)];
}

describe('an answer', () => {
  const ARKHAM = ['q.explored-gate', 'q.seal', 'q.loss', 'q.split', 'q.monster-order', 'q.whom'];
  const HAUNT = ['q.escape', 'q.engage', 'q.continue-combat', 'q.steal', 'q.advance'];

  it('says in Arkham Horror what it costs and brings [A-ENC-38, A-ENC-39, A-STATUS-01]', () => {
    const met = new Set<string>();
    for (const [play, decision] of asked('arkham', ARKHAM, 60)) {
      met.add(decision.key);
      for (const said of saidOfAll(play, decision)) {
        const own = decision.options.map(
          ({ key }, i) => /^o\.(use|cast|other-monsters-first)/.test(key) || said[i] !== '',
        );
        expect([decision.key, own.every(Boolean)]).toEqual([decision.key, true]);
        expect(said.join()).not.toMatch(UNSAID);
      }
    }
    expect([...met].sort()).toEqual([...ARKHAM].sort());
  });

  it('says in Haunt of the Watchers what it costs and brings [H-ENC-INIT-05, H-ENC-CONT-01, H-OW-09]', () => {
    const met = new Set<string>();
    for (const [play, decision] of asked('haunt', HAUNT, 40)) {
      met.add(decision.key);
      for (const said of saidOfAll(play, decision)) {
        const own = decision.options.map(
          ({ key }, i) => /^o\.(use|cast|stay$|steal-none|roll-focus-idle)/.test(key) || said[i] !== '',
        );
        expect([decision.key, own.every(Boolean)]).toEqual([decision.key, true]);
        expect(said.join()).not.toMatch(UNSAID);
      }
    }
    expect([...met].sort()).toEqual([...HAUNT].sort());
  });

  it('to strike first says of each of them what the engagement then comes to [H-ENC-INIT-06, H-ENC-ENG-01]', () => {
    let compared = 0;
    for (const [play, decision] of asked('haunt', ['q.escape'], 40)) {
      const { foes = [] } = aboutOf(decision);
      const fork = play.fork();
      fork.answer(decision.id, 'fight');
      let [next] = fork.decisions as readonly TypedDecision[];
      let by: string | undefined;
      if (next?.key === 'q.engage') {
        expect(aboutOf(next).foes).toEqual(foes);
        const [first] = next.options;
        by = first?.on;
        fork.answer(next.id, first?.id ?? '');
        [next] = fork.decisions as readonly TypedDecision[];
      }
      if (next?.key !== 'q.engage-monster') continue;
      by ??= foes[0]?.by;
      const theirs = foes.filter((foe) => foe.by === by).map(({ by: _, ...foe }) => foe);
      expect(aboutOf(next).foes).toEqual(theirs);
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  });
});
