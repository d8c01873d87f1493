import { randomBot } from '@vigil/bots';
import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import { Content, clonePlain, type Investigator, type State } from '@vigil/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { mutablePile } from '../src/arrange/mutable-pile.js';
import { arkhamInvariants, arkhamLab } from '../src/index.js';

const content = new Content([BASE]);
const invariants = arkhamInvariants(content);
let position: State;

/** The invariants that a change of the position breaks. */
function brokenBy(change: (state: State, who: Investigator) => void): string[] {
  const state = clonePlain(position);
  change(state, state.investigators[0] as Investigator);
  return invariants
    .filter(({ findViolation }) => findViolation(state, new Set()) !== undefined)
    .map(({ name }) => name);
}

beforeAll(() => {
  const { definition, setup } = arkhamLab([{ pack: BASE }]);
  const bot = randomBot('invariants');
  const play = Play.start(definition, setup(0, { investigators: [3], ancientOne: 'hastur' }), 'invariants');
  while (play.state.turn < 3 || play.state.step.phase !== 'movement') bot.move(play);
  position = play.state;
});

describe('the invariants of Arkham Horror', () => {
  it('hold in the middle of a game', () => {
    expect(position.gates.length).toBeGreaterThan(0);
    expect(brokenBy(() => {})).toEqual([]);
  });

  it('name their clauses', () => {
    for (const { clauses } of invariants) {
      expect(clauses.length).toBeGreaterThan(0);
      for (const clause of clauses) expect(clause).toMatch(/^(A-[A-Z]+-\d\d|PBP-\d\d|DEC-29)$/);
    }
  });

  it.each<[string, (state: State, who: Investigator) => void]>([
    [
      'every monster token is one of the game, and in one place only',
      (s, who) => {
        who.monsterTrophies = [...who.monsterTrophies, s.cup[0] ?? ''];
      },
    ],
    [
      'every gate marker is one of the game, and in one place only',
      (s) => void mutablePile(s.gatePile).push(s.gates[0]?.marker ?? ''),
    ],
    ['no monster token is lost', (s) => void mutablePile(s.cup).pop()],
    ['no gate marker is lost', (s) => void mutablePile(s.gatePile).pop()],
    ['no gate at a sealed location', (s) => void mutablePile(s.seals).push(s.gates[0]?.at ?? '')],
    ['a place with an open gate has no clues', (s) => void Object.assign(s.clues, { [s.gates[0]?.at ?? '']: 1 })],
    [
      'the copies of a card do not exceed those of the game',
      (s) => void mutablePile(s.decks.ally).push('duke', 'duke'),
    ],
    [
      'cards are in the deck of their kind, and special cards in their supply',
      (s) => void mutablePile(s.decks.spell).push(mutablePile(s.decks.skill).pop() ?? ''),
    ],
    ['every mythos card is in one place only', (s) => void mutablePile(s.decks.mythos).push(s.decks.mythos[0] ?? '')],
    ['sanity between 0 and its maximum', (_, who) => void Object.assign(who, { sanity: 12 })],
    ['stamina between 0 and its maximum', (_, who) => void Object.assign(who, { stamina: -1 })],
    [
      'the defeat of an investigator at 0 sanity or stamina is being resolved',
      (_, who) => void Object.assign(who, { sanity: 0 }),
    ],
    ['money and clues are whole numbers', (_, who) => void Object.assign(who, { money: -1 })],
    ['each slider is at one of its four stops', (_, who) => void Object.assign(who, { sliders: [0, 4, 1] })],
    [
      'no investigator is blessed and cursed at once',
      (_, who) => void who.cards.push({ card: 'blessing' }, { card: 'curse' }),
    ],
    [
      'at most one special card of a kind to an investigator',
      (_, who) => void who.cards.push({ card: 'retainer' }, { card: 'retainer' }),
    ],
    ['every investigator is in an area of the game', (_, who) => void Object.assign(who, { place: 'kingsport' })],
    ['doom between 0 and the end of the track', (s) => void Object.assign(s, { doom: 99 })],
    ['terror between 0 and 10', (s) => void Object.assign(s, { terror: 11 })],
    [
      'the monsters in Arkham do not exceed the limit',
      (s) =>
        void s.monsters.push(
          ...mutablePile(s.cup)
            .splice(0, 9)
            .map((token) => ({ token, at: 'sky' })),
        ),
    ],
  ])('report a violation: %s', (name, change) => {
    expect(brokenBy(change)).toContain(name);
  });

  it('allow a caster at 0 Sanity until the cast card is resolved, while it asks others [A-SPELL-07]', () => {
    const state = clonePlain(position);
    const [caster, other] = state.investigators as [Investigator, Investigator];
    Object.assign(caster, { sanity: 0, cards: [{ card: 'wither' }] });
    const isBroken = (source: string) => {
      const open = [
        { id: '1', by: [other.seat], key: 'q.loss', args: { source }, why: 'A-TURN-09', options: [], asides: [] },
      ];
      const invariant = invariants.find(
        ({ name }) => name === 'the defeat of an investigator at 0 sanity or stamina is being resolved',
      );
      return invariant?.findViolation(state, new Set([other.seat]), open) !== undefined;
    };
    expect([isBroken('wither'), isBroken('heal')]).toEqual([false, true]);
    // Or while an investigator it defeated loses the related assets.
    other.defeatedOn = state.turn;
    expect(isBroken('heal')).toBe(false);
  });

  it('allow a caster at 0 Sanity whose question is suspended by the card of another, and nobody else [A-SPELL-07]', () => {
    const state = clonePlain(position);
    const [caster, other] = state.investigators as [Investigator, Investigator];
    Object.assign(caster, { sanity: 0 });
    const open = [
      { id: '1', by: [other.seat], key: 'q.loss', args: {}, why: 'A-TURN-09', options: [], asides: [], aside: true },
    ];
    const invariant = invariants.find(
      ({ name }) => name === 'the defeat of an investigator at 0 sanity or stamina is being resolved',
    );
    const isBroken = (...suspended: number[]) =>
      invariant?.findViolation(state, new Set([other.seat]), open as never, new Set(suspended)) !== undefined;
    expect([isBroken(), isBroken(caster.seat), isBroken(other.seat, 2)]).toEqual([true, false, true]);
    const rolled = (who: Investigator, key = 'q.after-roll') => {
      const asks = { ...open[0], key, args: { investigator: who.id, check: 'spell' } };
      return invariant?.findViolation(state, new Set([other.seat]), [asks] as never) !== undefined;
    };
    // The roll of the casting, to which a partner may react.
    expect([rolled(caster), rolled(other), rolled(caster, 'q.loss')]).toEqual([false, true, true]);
  });
});
