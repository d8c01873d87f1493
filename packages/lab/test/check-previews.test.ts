import { BASE } from '@vigil/content';
import { type GameDefinition, Play } from '@vigil/engine';
import { aboutOf, arkham, type CheckDetails, Content, haunt, type TypedDecision } from '@vigil/rules';
import { describe, expect, it } from 'vitest';

type AnyGame = GameDefinition<unknown, unknown, RollEvent, unknown, TypedDecision>;

interface RollEvent {
  readonly type: string;
  readonly check?: string;
  readonly dice?: readonly number[];
  readonly difficulty?: number;
  readonly reroll?: boolean;
}

/** The start of an optional check: an encounter, a card, a spell. */
const OFFERS =
  /^q\.(may|may-pay|choose|instead-of-check|movement|upkeep|sliders|before-check|advance|ritual|activity|cast|ancient-target)$/;

interface PreviewedRoll {
  readonly key: string;
  readonly check: CheckDetails;
  readonly dice: number;
  readonly difficulty: number;
}

/**
 * Plays random games that take every offered check. Returns each preview with its roll. In Haunt the bonus with most
 * dice is applied, as in the preview.
 */
function rollsOf(game: AnyGame, games: number, investigators: number): PreviewedRoll[] {
  const rolls: PreviewedRoll[] = [];
  for (let n = 0; n < games; n++) {
    let preview: { readonly key: string; readonly check: CheckDetails } | undefined;
    const setup = { investigators: Array(investigators).fill('random'), ancientOne: 'random' };
    const play = Play.start(game, setup, `ahead-${n}`, { checkpoints: false }, (event) => {
      if (event.type !== 'rolled' || !preview || event.reroll || event.check !== preview.check.check) return;
      rolls.push({ ...preview, dice: event.dice?.length ?? 0, difficulty: event.difficulty ?? 0 });
      preview = undefined;
    });
    for (let turn = 0; turn < 700; turn++) {
      const [decision] = play.decisions;
      if (!decision) break;
      const { checks = {}, ways } = aboutOf(decision);
      const offered = OFFERS.test(decision.key) ? decision.options.find(({ id }) => checks[id]) : undefined;
      const mostDice = ways?.findIndex(({ dice }) => dice === Math.max(...ways.map((way) => way.dice)));
      // Between a preview and its roll, choose only the roll itself.
      const way =
        mostDice === undefined
          ? decision.options.find(({ id }) => preview && id === 'roll')
          : decision.options[mostDice];
      const option = way ?? offered ?? decision.options[(turn * 7 + 3) % decision.options.length];
      if (!way) preview = undefined;
      const check = offered && option === offered && checks[offered.id];
      if (check && check.check !== 'combat') preview = { key: decision.key, check };
      play.answer(decision.id, option?.id ?? '');
    }
  }
  return rolls;
}

describe('an offered check', () => {
  it('is rolled with the announced dice and difficulty in Arkham Horror [A-SKILL-01]', () => {
    const rolls = rollsOf(arkham(new Content([BASE])) as unknown as AnyGame, 12, 3);
    expect(new Set(rolls.map(({ key }) => key)).size).toBeGreaterThan(3);
    expect(rolls.length).toBeGreaterThan(30);
    for (const { key, check, dice, difficulty } of rolls) {
      expect([key, check.check, check.dice, check.difficulty]).toEqual([key, check.check, dice, difficulty]);
    }
  });

  it('is rolled with the dice that could be allocated in Haunt of the Watchers [H-SKILL-04, H-SKILL-05]', () => {
    const rolls = rollsOf(haunt(new Content([BASE])) as unknown as AnyGame, 16, 3);
    expect(rolls.filter(({ check }) => check.allocating).length).toBeGreaterThan(5);
    for (const { key, check, dice, difficulty } of rolls) {
      const expected = check.allocating?.dice ?? check.dice;
      expect([key, check.check, expected, check.difficulty]).toEqual([key, check.check, dice, difficulty]);
    }
  });
});
