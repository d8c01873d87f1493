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

/** Returns how the first of two investigators, together in Rivertown during movement, may hand something over. */
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

describe('what can be given in Arkham', () => {
  it('is what the rules let one trade [A-MISC-09, A-MISC-10]', () => {
    expect(transfersInArkham(KNIFE).ways.get(1)?.answers.at(-1)).toBe('give:knife');
    expect(transfersInArkham({ kind: 'money' }).ways.size).toBe(1);
    expect(transfersInArkham(toTransferable({ card: 'duke' })).obstacle?.clause).toBe('A-MISC-10');
    expect(transfersInArkham({ kind: 'clue' }).obstacle?.clause).toBe('A-MISC-10');
  });

  it('is no card that a box keeps from being traded, and any that it lets change hands', () => {
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

describe('what can be given in Haunt', () => {
  it('is no card that the rules let nobody hand over, boxes included [H-ASSET-02]', () => {
    const none: HauntRules = { layer: (below) => ({ ...below, asides: { ...below.asides, tradable: () => [] } }) };
    const barred = (rules: readonly HauntRules[]) => {
      const definition = haunt(content, rules);
      const { state } = Play.start(definition, SETUP, 'giving');
      for (const who of state.investigators) who.cards = [{ card: 'knife' }];
      const view = definition.view(state, undefined) as TableView;
      return findTransfers(content, view, [], view.investigators[0] as TableInvestigator, KNIFE).obstacle?.why;
    };
    expect(barred([])).not.toBe('kind');
    expect(barred([none])).toBe('kind');
  });
});
