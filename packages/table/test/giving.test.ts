import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import { type ArkhamRules, arkham, Content, type HauntRules, haunt } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { cardAsThing, givingOf, type Somebody, type TableView, type Thing } from '../src/index.js';

const content = new Content([BASE]);
const SETUP = { investigators: ['joe-diamond', 'harvey-walters'], ancientOne: 'yig' };

/** What the first of two, together in Rivertown in the movement of one of them, may do with a thing. */
function inArkham(thing: Thing, rules: readonly ArkhamRules[] = []) {
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
  return givingOf(content, view, play.decisions, view.investigators[0] as Somebody, thing);
}

const KNIFE = cardAsThing({ card: 'knife' });

describe('what can be given in Arkham', () => {
  it('is what the rules let one trade [A-MISC-09, A-MISC-10]', () => {
    expect(inArkham(KNIFE).ways.get(1)?.answers.at(-1)).toBe('give:knife');
    expect(inArkham({ kind: 'money' }).ways.size).toBe(1);
    expect(inArkham(cardAsThing({ card: 'duke' })).barred?.clause).toBe('A-MISC-10');
    expect(inArkham({ kind: 'clue' }).barred?.clause).toBe('A-MISC-10');
  });

  it('is no card that a box keeps from being traded, and any that it lets change hands', () => {
    const allies: ArkhamRules = {
      layer: (below) => ({
        ...below,
        asides: { ...below.asides, tradable: (_, who) => who.cards.filter(({ card }) => card === 'duke') },
      }),
    };
    expect(inArkham(KNIFE, [allies]).barred?.why).toBe('kind');
    expect(
      inArkham(cardAsThing({ card: 'duke' }), [allies])
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
      return givingOf(content, view, [], view.investigators[0] as Somebody, KNIFE).barred?.why;
    };
    expect(barred([])).not.toBe('kind');
    expect(barred([none])).toBe('kind');
  });
});
