import { describe, expect, it } from 'vitest';
import { locationEncounter, runInvestigatorActivity } from '../src/haunt/activities/activities.js';
import type { Game } from '../src/haunt/game.js';
import type { Investigator } from '../src/haunt/state.js';
import type { Effects } from '../src/language/effects.js';
import {
  createPosition,
  gateTo,
  locationCard,
  mythosCard,
  type PositionOptions,
  runTrial,
  type Trial,
} from './haunt-trial.js';

const firstInvestigator = (g: Game): Investigator => g.s.investigators[0] as Investigator;
const investigatorAt = (t: Trial, seat = 0) => t.state.investigators[seat] as Investigator;
const activity = (g: Game) => runInvestigatorActivity(g, firstInvestigator(g));

const PLACE = 'historical-society';
const GREY = mythosCard('grey', { gate: 'woods', white: ['triangle'], black: ['circle'] });
const BLACK = mythosCard('black', { gate: 'woods', white: ['circle'], black: ['triangle'] });
const HIDDEN = gateTo('city-of-the-great-race', PLACE, false);

/** Dexter and Amanda at the Historical Society, with two Clues and a face-down gate (P-10). */
const start = (more: PositionOptions = {}) =>
  createPosition([{ place: PLACE, cards: [{ card: 'retainer' }] }, { place: PLACE }], {
    mythos: ['grey'],
    gates: [HIDDEN],
    clues: { [PLACE]: 2 },
    decks: {
      ...createPosition([]).decks,
      location: ['uptown-x', 'downtown-x', 'southside-x', 'uptown-y', 'southside-y'],
    },
    ...more,
  });
const cards = (effects: Effects, others: Effects = []) => ({
  mythos: [GREY, BLACK],
  more: {
    locationCards: [
      locationCard('uptown-x', 'uptown', 'woods'),
      locationCard('downtown-x', 'downtown', 'independence-square'),
      locationCard('southside-x', 'southside', PLACE, effects),
      locationCard('uptown-y', 'uptown', 'woods', others),
      locationCard('southside-y', 'southside', PLACE, others),
    ],
  },
});
const investigate = (effects: Effects, more: PositionOptions = {}, others: Effects = []) => {
  const t = runTrial(start(more), activity, cards(effects, others));
  t.answer('investigate');
  return t;
};
const DOLLAR: Effects = [{ do: 'gain', what: 'money', amount: 1 }];

describe('an investigation (P-10)', () => {
  it('takes the Clues, draws a card of the district’s colour and turns the gate; a symbol on grey captures [H-INV-02, H-INV-03, H-INV-04, H-INV-06, H-INV-07, H-INV-08, H-INV-09]', () => {
    const t = investigate(DOLLAR);
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state.clues).toEqual({});
    expect(investigatorAt(t)).toMatchObject({ clues: 2, money: 1, cards: [], enteredAt: PLACE });
    expect(investigatorAt(t).place).toBe('city-of-the-great-race-1');
    expect(investigatorAt(t, 1).place).toBe(PLACE);
    expect(t.state.gates).toEqual([{ ...HIDDEN, faceUp: true }]);
    // Skipped cards go under the deck in order, and the resolved one below them.
    expect(t.state.decks.location).toEqual(['uptown-y', 'southside-y', 'uptown-x', 'downtown-x', 'southside-x']);
  });

  it('takes the Clues before anything else [H-INV-02]', () => {
    const t = investigate([{ do: 'may', then: DOLLAR }]);
    expect(t.play.decisions[0]?.key).toBe('q.may');
    expect(investigatorAt(t).clues).toBe(2);
  });

  it('captures all investigators there by house rule [H-INV-08]', () => {
    const houseRules = { ...start().houseRules, capturedOnReveal: 'all' } as const;
    const t = investigate(DOLLAR, { houseRules });
    expect(t.state.investigators.map(({ place }) => place)).toEqual([
      'city-of-the-great-race-1',
      'city-of-the-great-race-1',
    ]);
  });

  it('turns no gate if the card moves the investigator away [H-INV-05]', () => {
    const t = investigate([{ do: 'move', destination: { to: 'street' } }]);
    expect(investigatorAt(t)).toMatchObject({ place: 'southside', clues: 2 });
    expect(t.state.gates).toEqual([HIDDEN]);
  });

  it('takes no Clues and turns no gate if the card leads to another encounter elsewhere [H-INV-05]', () => {
    const t = investigate(
      [{ do: 'move', destination: { place: 'woods' }, encounter: { draw: 1 } }],
      { clues: { [PLACE]: 2, woods: 1 }, gates: [HIDDEN, gateTo('abyss', 'woods', false)] },
      DOLLAR,
    );
    expect(investigatorAt(t)).toMatchObject({ place: 'woods', clues: 2, money: 1 });
    expect(t.state.clues).toEqual({ woods: 1 });
    expect(t.state.gates.every(({ faceUp }) => !faceUp)).toBe(true);
  });

  it('places an appearing monster without a Clue and without a fight before it turns the gate [H-INV-12]', () => {
    const t = investigate([{ do: 'appear' }], { cup: ['ghoul-1'], clues: {} });
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state.monsters).toEqual([{ token: 'ghoul-1', at: PLACE, clues: 0 }]);
    expect(investigatorAt(t).place).toBe('city-of-the-great-race-1');
  });

  it('ignores an appearing gate where there is one, and turns the old gate [H-INV-13]', () => {
    const t = investigate([{ do: 'openGate', monster: false }]);
    expect(t.state.gates).toEqual([{ ...HIDDEN, faceUp: true }]);
    expect(investigatorAt(t).place).toBe('city-of-the-great-race-1');
  });

  it('turns a gate that has just appeared there [H-INV-13]', () => {
    const t = investigate([{ do: 'openGate', monster: false }], {
      gates: [],
      gatePile: ['gate-city-of-the-great-race-2'],
    });
    expect(t.state.gates).toEqual([gateTo('city-of-the-great-race', PLACE, true, 2)]);
    expect(investigatorAt(t).place).toBe('city-of-the-great-race-1');
  });

  it('captures nobody if the symbol is on black only or on no card [H-INV-11]', () => {
    for (const mythos of [['black'], []]) {
      const t = investigate(DOLLAR, { mythos });
      expect(investigatorAt(t).place).toBe(PLACE);
      expect(t.state.gates).toEqual([{ ...HIDDEN, faceUp: true }]);
    }
  });

  it('captures nobody at a gate that was already face-up [H-INV-10]', () => {
    const t = investigate(DOLLAR, { gates: [{ ...HIDDEN, faceUp: true }] });
    expect(investigatorAt(t).place).toBe(PLACE);
  });

  it('turns no gate if the investigator dies in the encounter [H-INV-06]', () => {
    const t = investigate([{ do: 'lose', what: 'stamina', amount: 9 }]);
    expect(investigatorAt(t).place).toBe('out');
    expect(t.state.gates).toEqual([HIDDEN]);
  });
});

describe('the cards of an investigation', () => {
  const two = { id: 'darrell-simmons', place: PLACE };

  it('include two that match if two may be drawn, and the player chooses one [H-BASE-20]', () => {
    const position = start({ clues: {} });
    position.investigators[0] = { ...(position.investigators[0] as Investigator), ...two };
    const t = runTrial(position, activity, cards(DOLLAR));
    t.answer('investigate');
    expect(t.options()).toEqual(['card:southside-x', 'card:southside-y']);
    t.answer('card:southside-y');
    expect(investigatorAt(t).money).toBe(0);
    expect(t.state.decks.location).toEqual(['uptown-x', 'downtown-x', 'uptown-y', 'southside-x', 'southside-y']);
  });

  it('can be drawn again for a second encounter by an effect [H-INV-04]', () => {
    const t = runTrial(start(), (g) => locationEncounter(g, firstInvestigator(g), 0), cards(DOLLAR));
    expect(investigatorAt(t)).toMatchObject({ money: 1, clues: 0, place: PLACE });
    expect(t.state.gates).toEqual([HIDDEN]);
  });

  it('can be replaced by another draw with the right card [H-BASE-20]', () => {
    const t = runTrial(start({ gates: [], clues: {} }), activity, cards([], DOLLAR));
    t.answer('investigate');
    expect(investigatorAt(t).money).toBe(0);
    const eye = start({ gates: [], clues: {} });
    eye.investigators[0] = { ...(eye.investigators[0] as Investigator), cards: [{ card: 'dragons-eye' }] };
    const u = runTrial(eye, activity, cards([], DOLLAR));
    u.answer('investigate', 'use:dragons-eye');
    expect(investigatorAt(u)).toMatchObject({ money: 1, sanity: 4 });
    expect(u.state.decks.location).toEqual(['uptown-x', 'downtown-x', 'uptown-y', 'southside-x', 'southside-y']);
  });

  it('have an entry for the inner room if a lodge member goes in [H-INV-04]', () => {
    const lodge = createPosition([{ place: 'silver-twilight-lodge', cards: [{ card: 'lodge-membership' }] }], {
      decks: { ...createPosition([]).decks, location: ['lodge'] },
    });
    const more = {
      locationCards: [
        {
          id: 'lodge',
          neighbourhood: 'french-hill',
          entries: [
            { at: 'silver-twilight-lodge', theme: 'outside', effects: [] },
            { at: 'inner-sanctum', theme: 'inside', effects: DOLLAR },
          ],
        },
      ],
    };
    const t = runTrial(lodge, activity, { more });
    t.answer('investigate', 'inside');
    expect(investigatorAt(t).money).toBe(1);
  });

  it('are not resolved if none matches [H-INV-03]', () => {
    const t = runTrial(
      start({ decks: { ...createPosition([]).decks, location: ['uptown-x', 'downtown-x'] } }),
      activity,
      cards(DOLLAR),
    );
    t.answer('investigate');
    expect(t.state.decks.location).toEqual(['uptown-x', 'downtown-x']);
    expect(investigatorAt(t).place).toBe('city-of-the-great-race-1');
  });
});

describe('the ability of a location', () => {
  it('may be used instead of a card, after the Clues are taken [H-INV-04]', () => {
    const t = runTrial(
      createPosition([{ place: 'st-marys-hospital', stamina: 2 }], { clues: { 'st-marys-hospital': 1 } }),
      activity,
    );
    t.answer('investigate');
    expect(t.options()).toEqual(['encounter', 'ability:1']);
    expect(investigatorAt(t).clues).toBe(1);
    t.answer('ability:1');
    expect(investigatorAt(t).stamina).toBe(3);
  });

  it('lets the player decline all items in a shop [H-SHOP-01]', () => {
    const t = runTrial(createPosition([{ place: 'general-store', money: 20 }]), activity);
    t.answer('investigate', 'ability:1');
    expect(t.play.decisions[0]?.key).toBe('q.buy');
    expect(t.options()[0]).toBe('no');
    t.answer('no');
    expect(investigatorAt(t)).toMatchObject({ money: 20, cards: [] });
  });

  it('offers a loan at the Bank to an investigator with an item to pledge [H-LOAN-01]', () => {
    const bank = (cardsOf: Investigator['cards']) => {
      const t = runTrial(createPosition([{ place: 'bank-of-arkham', cards: cardsOf }]), activity);
      t.answer('investigate');
      return t;
    };
    expect(bank([]).options()).not.toContain('ability:1');
    const t = bank([{ card: 'rifle' }]);
    t.answer('ability:1');
    expect(investigatorAt(t)).toMatchObject({ money: 6, cards: [], pledged: { card: 'rifle' } });
  });

  it('may be removed by house rule if it exchanges trophies [H-BASE-04]', () => {
    const docks = (trophyExchange: 'yes' | 'no') => {
      const t = runTrial(
        createPosition([{ place: 'river-docks', monsterTrophies: ['shoggoth-1', 'gug-1'] }], {
          houseRules: { ...createPosition([]).houseRules, trophyExchange },
          decks: { ...createPosition([]).decks, location: [] },
        }),
        activity,
      );
      t.answer('investigate');
      return t.options();
    };
    expect(docks('yes')).toContain('ability:1');
    expect(docks('no')).toEqual([]);
  });
});
