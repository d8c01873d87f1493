import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import { type ArkhamRules, arkham, Content, type HauntRules, haunt } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import {
  findTransfers,
  type TableInvestigator,
  type TableView,
  type Transferable,
  toTransferable,
} from '../src/index.js';

const content = new Content([BASE]);
const SETUP = { investigators: ['joe-diamond', 'harvey-walters'], ancientOne: 'yig' };

/** Transfers of something from the first of two investigators, together in Rivertown during movement. */
function transfersInArkham(thing: Transferable, rules: readonly ArkhamRules[] = []) {
  const definition = arkham(content, rules);
  const { state } = Play.start(definition, SETUP, 'giving');
  state.step = { phase: 'movement', done: 0 };
  state.inPlay = [];
  for (const who of state.investigators) {
    Object.assign(who, { place: 'rivertown', money: 3, clues: 1 });
    who.cards = [{ card: 'knife' }, { card: 'duke' }];
  }
  const play = Play.from(definition, state, 'giving');
  const view = play.view() as TableView;
  return findTransfers(content, view, play.decisions, view.investigators[0] as TableInvestigator, thing);
}

const KNIFE = toTransferable({ card: 'knife' });

describe('transfers in Arkham', () => {
  it('are the trades that the rules allow [A-MISC-09, A-MISC-10]', () => {
    expect(transfersInArkham(KNIFE).ways.get(1)?.answers.at(-1)).toBe('give:knife');
    expect(transfersInArkham({ kind: 'money' }).ways.size).toBe(1);
    expect(transfersInArkham(toTransferable({ card: 'duke' })).obstacle?.clause).toBe('A-MISC-10');
    expect(transfersInArkham({ kind: 'clue' }).obstacle?.clause).toBe('A-MISC-10');
  });

  it('exclude cards that a box excludes from trade, and include cards that it allows', () => {
    const allies: ArkhamRules = {
      layer: (below) => ({
        ...below,
        asides: { ...below.asides, tradable: (_, who) => who.cards.filter(({ card }) => card === 'duke') },
      }),
    };
    expect(transfersInArkham(KNIFE, [allies]).obstacle?.why).toBe('kind');
    expect(
      transfersInArkham(toTransferable({ card: 'duke' }), [allies])
        .ways.get(1)
        ?.answers.at(-1),
    ).toBe('give:duke');
  });
});

describe('transfers in Haunt', () => {
  it('exclude cards that the rules or a box forbid to hand over [H-ASSET-02]', () => {
    const withoutTrades: HauntRules = {
      layer: (below) => ({ ...below, asides: { ...below.asides, tradable: () => [] } }),
    };
    const obstacleWith = (rules: readonly HauntRules[]) => {
      const definition = haunt(content, rules);
      const { state } = Play.start(definition, SETUP, 'giving');
      for (const who of state.investigators) who.cards = [{ card: 'knife' }];
      const view = definition.view(state, undefined) as TableView;
      return findTransfers(content, view, [], view.investigators[0] as TableInvestigator, KNIFE).obstacle?.why;
    };
    expect(obstacleWith([])).not.toBe('kind');
    expect(obstacleWith([withoutTrades])).toBe('kind');
  });
});
