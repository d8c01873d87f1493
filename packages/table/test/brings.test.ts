/** What answers cost and bring is said before they are taken. */
import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import {
  aboutOf,
  arkham,
  arkhamRules,
  CATALOGUES,
  contentOf,
  HAUNT_CATALOGUES,
  haunt,
  hauntRules,
  type TypedDecision,
  wordsOf,
} from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { bringsOf, type TableView } from '../src/index.js';

const boxes = [{ pack: BASE }];
const content = contentOf(boxes);
const GAMES = { arkham: arkham(content, arkhamRules(boxes)), haunt: haunt(content, hauntRules(boxes)) } as const;

type Any = Play<unknown, unknown, unknown, unknown, TypedDecision>;

/** Questions of these kinds in games played by chance, the play before its answer. */
function* asked(game: 'arkham' | 'haunt', keys: readonly string[], games: number): Generator<[Any, TypedDecision]> {
  for (let n = 0; n < games; n++) {
    const setup = { investigators: ['random', 'random', 'random'], ancientOne: 'random' };
    const play: Any = Play.start(GAMES[game] as never, setup as never, `brings-${n}`, { beats: false });
    for (let turn = 0; turn < 500; turn++) {
      const [decision] = play.decisions;
      if (!decision) break;
      if (keys.includes(decision.key)) yield [play, decision];
      const { options } = decision;
      play.answer(decision.id, options[(turn * 7 + n) % options.length]?.id ?? '');
    }
  }
}

/** What both languages say of each answer. */
function saidOf(game: 'arkham' | 'haunt', play: Any, decision: TypedDecision): string[][] {
  const view = play.view() as TableView;
  const catalogues = game === 'haunt' ? HAUNT_CATALOGUES : CATALOGUES;
  return (['en', 'de'] as const).map((language) => {
    const w = wordsOf(language, catalogues[language], content);
    return decision.options.map((option) => bringsOf({ w, content, view }, decision, option).text ?? '');
  });
}

describe('an answer', () => {
  const ARKHAM = ['q.explored-gate', 'q.seal', 'q.loss', 'q.split', 'q.monster-order', 'q.whom'];
  const HAUNT = ['q.escape', 'q.engage', 'q.continue-combat', 'q.steal', 'q.advance'];

  it('says in Arkham Horror what it costs and brings [A-ENC-38, A-ENC-39, A-STATUS-01]', () => {
    const met = new Set<string>();
    for (const [play, decision] of asked('arkham', ARKHAM, 60)) {
      met.add(decision.key);
      for (const said of saidOf('arkham', play, decision)) {
        const own = decision.options.map(
          ({ key }, i) => /^o\.(use|cast|other-monsters-first)/.test(key) || said[i] !== '',
        );
        expect([decision.key, own.every(Boolean)]).toEqual([decision.key, true]);
        expect(said.join()).not.toMatch(/brings\.|undefined|NaN|[{}]/);
      }
    }
    expect([...met].sort()).toEqual([...ARKHAM].sort());
  });

  it('says in Haunt of the Watchers what it costs and brings [H-ENC-INIT-05, H-ENC-CONT-01, H-OW-09]', () => {
    const met = new Set<string>();
    for (const [play, decision] of asked('haunt', HAUNT, 40)) {
      met.add(decision.key);
      for (const said of saidOf('haunt', play, decision)) {
        const own = decision.options.map(
          ({ key }, i) => /^o\.(use|cast|stay$|steal-none|roll-focus-idle)/.test(key) || said[i] !== '',
        );
        expect([decision.key, own.every(Boolean)]).toEqual([decision.key, true]);
        expect(said.join()).not.toMatch(/brings\.|undefined|NaN|[{}]/);
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
