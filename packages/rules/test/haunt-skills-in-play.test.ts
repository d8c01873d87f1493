import type { Rule } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { monsterStats } from '../src/common/figures/modifiers.js';
import { unlessInterrupted } from '../src/common/game.js';
import type { Game } from '../src/haunt/game.js';
import { HAUNT_HANDLERS } from '../src/haunt/handlers.js';
import { isWithoutEffect, onTable } from '../src/haunt/in-play.js';
import type { State } from '../src/haunt/state.js';
import { createPosition, mythosCard, type PositionOptions, runTrial } from './haunt-trial.js';

const bonus = (skill: 'luck' | 'will' | 'lore') => [{ mod: 'check', check: skill, by: 1 }] as const;
const DAY = [
  mythosCard('first', { type: 'environment', subtype: 'urban', modifiers: bonus('luck') }),
  mythosCard('rain', { type: 'environment', subtype: 'weather', modifiers: bonus('will') }),
  mythosCard('news', { lasts: 'end-of-next-turn', modifiers: bonus('lore') }),
];

/** Collects the sources of modifiers in play. */
function sources(more: PositionOptions): string[] {
  let found: string[] = [];
  const rule = function* (g: Game): Rule {
    const names = () => [...onTable(g).modifiers.values()].flat().map(([, source]) => source);
    found = names();
    expect(onTable(g)).toBe(onTable(g));
    g.s.inPlay = [];
    expect(names()).not.toContain('first');
  };
  runTrial(createPosition([{}], { mythos: ['first', 'rain', 'news'], ...more }), rule, { mythos: DAY });
  return found;
}

describe('continuing effects', () => {
  it('apply together: those of all Mythos cards of the day and of the Ancient One [H-UPKEEP-20, H-AO-31]', () => {
    expect(sources({})).toEqual(['nyarlathotep', 'first', 'rain', 'news']);
  });

  it('apply only for the last Environment by house rule [H-UPKEEP-20]', () => {
    const { houseRules } = createPosition([{}]);
    expect(sources({ houseRules: { ...houseRules, environments: 'lastOnly' } })).toEqual([
      'nyarlathotep',
      'rain',
      'news',
    ]);
  });

  it('do not apply for weather cards if the Ancient One says so [H-AO-31]', () => {
    expect(sources({ ancientOne: 'ithaqua' })).toEqual(['ithaqua', 'ithaqua', 'first', 'news']);
    const { houseRules } = createPosition([{}]);
    const last = { ...houseRules, environments: 'lastOnly' as const };
    expect(sources({ ancientOne: 'ithaqua', houseRules: last })).toEqual(['ithaqua', 'ithaqua', 'first', 'news']);
    const t = runTrial(
      createPosition([{}], { ancientOne: 'ithaqua' }),
      function* (g) {
        return DAY.map((one) => isWithoutEffect(g, one));
      },
      { mythos: DAY },
    );
    expect(t.result()).toMatchObject({ value: [false, true, false] });
  });

  it('include triggers and changes of monster statistics [H-AO-31]', () => {
    const fair = mythosCard('fair', {
      type: 'environment',
      triggers: [{ when: { on: 'movement-ended', at: { in: 'streets' } }, then: [] }],
    });
    const t = runTrial(
      createPosition([{}], { mythos: ['fair'], ancientOne: 'ithaqua' }),
      function* (g) {
        return [onTable(g).triggers.map(([, source]) => source), monsterStats(g, 'cultist-1').toughness];
      },
      { mythos: [fair] },
    );
    expect(t.result()).toMatchObject({ value: [['ithaqua', 'fair'], 3] });
  });
});

describe('effects of single cards', () => {
  const runHandler = (name: string, start: State, dice: readonly number[] = []) =>
    runTrial(
      start,
      (g) => {
        const who = g.investigatorAt(0);
        return unlessInterrupted(
          who,
          (HAUNT_HANDLERS[name] as (typeof HAUNT_HANDLERS)[string])(g, who, { source: 'test' }),
        );
      },
      { dice },
    );

  it('icy winds: roll a die for each item and discard one per failure; a pledged item is safe [H-AO-31, H-LOAN-02]', () => {
    const cards = ['rifle', 'wither', 'duke', 'lantern'].map((name) => ({ card: name }));
    const t = runHandler('icy-winds', createPosition([{ cards, pledged: { card: 'tommy-gun' } }]), [1, 5, 2]);
    expect(t.state.investigators[0]).toMatchObject({
      cards: [{ card: 'wither' }, { card: 'duke' }],
      pledged: { card: 'tommy-gun' },
    });
  });

  it('minds change bodies: remove the investigator if another one is left in the box [H-DEATH-03, H-DEATH-05]', () => {
    const t = runHandler(
      'minds-change-bodies',
      createPosition([{ clues: 2 }, {}], { unusedInvestigators: ['jenny-barnes'] }),
      [],
    );
    expect(t.state.investigators[0]).toMatchObject({ place: 'out', estate: { id: 'a', clues: 2 } });
    const nobody = runHandler('minds-change-bodies', createPosition([{}, {}]));
    expect(nobody.state.investigators[0]?.place).toBe('newspaper');
  });
});
