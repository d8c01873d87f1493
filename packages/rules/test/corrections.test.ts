/** Corrections of a position by the game master, and their limits. */
import { BASE } from '@vigil/content';
import { type GameDefinition, Play, PlayError } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { arkhamCorrectionShapes } from '../src/arkham/apply-correction.js';
import { hauntCorrectionShapes } from '../src/haunt/apply-correction.js';
import {
  arkham,
  Content,
  type Correction,
  createWords,
  ENGLISH,
  type Event,
  eventText,
  GERMAN,
  type HauntState,
  haunt,
  packOf,
  type State,
  toHauntContent,
} from '../src/index.js';

const content = new Content([BASE]);
const setup = {
  investigators: ['amanda-sharpe', 'kate-winthrop', 'ashcan-pete'],
  ancientOne: 'hastur',
  packs: ['base'],
};

type AnyGame<S> = GameDefinition<typeof setup, S, Event, unknown>;

/** Starts a game and answers with the first option until a phase after set-up. */
function startGame<S extends { turn: number; step: { phase: string } }>(
  game: AnyGame<S>,
  phase: string,
  seed = 'right',
) {
  const play = Play.start(game, setup, seed);
  for (let i = 0; i < 400 && !(play.state.turn > 0 && play.state.step.phase === phase); i++) play.choose(0, 0);
  expect(play.state.step.phase).toBe(phase);
  const events: Event[] = [];
  play.listen((event) => events.push(event));
  return { play, events };
}

const startArkham = () => startGame(arkham(content) as unknown as AnyGame<State>, 'movement');
const startHaunt = () => startGame(haunt(content) as unknown as AnyGame<HauntState>, 'day');

/** Returns the reason and place of a rejected correction; the play stays unchanged. */
function refusalReason(play: Play<typeof setup, State | HauntState, Event, unknown>, correction: unknown): string {
  const before = JSON.stringify([play.state, play.answers]);
  try {
    play.amend(correction);
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
    expect(error.code).toBe('bad-correction');
    expect(JSON.stringify([play.state, play.answers])).toBe(before);
    return error.message;
  }
  return expect.fail('the correction was accepted');
}

/** Returns the texts of correction events. */
function eventTexts(events: readonly Event[], catalogue = ENGLISH, language: 'en' | 'de' = 'en'): string[] {
  const words = createWords(language, catalogue, content);
  return events.map((event) => eventText(words, event, { sheet: (seat) => setup.investigators[seat] ?? '' }));
}

describe('a correction in Arkham Horror', () => {
  it('sets figures within their limits', () => {
    const { play, events } = startArkham();
    play.amend({ do: 'figure', seat: 0, what: 'sanity', to: 1 });
    play.amend({ do: 'figure', seat: 0, what: 'clue', to: 7 });
    play.amend({ do: 'figure', seat: 0, what: 'money', to: 0 });
    expect(play.state.investigators[0]).toMatchObject({ sanity: 1, clues: 7, money: 0 });
    expect(eventTexts(events)).toEqual([
      'Correction: Amanda Sharpe has 1 Sanity (before: 5).',
      'Correction: Amanda Sharpe has 7 Clues (before: 1).',
      'Correction: Amanda Sharpe has $0 (before: 1).',
    ]);
    expect(refusalReason(play, { do: 'figure', seat: 0, what: 'sanity', to: 6 })).toBe(
      'to: 6 is not between 1 and 5, the most it can be',
    );
    expect(refusalReason(play, { do: 'figure', seat: 0, what: 'stamina', to: 0 })).toContain('to: 0 is not between 1');
    expect(refusalReason(play, { do: 'figure', seat: 7, what: 'clue', to: 0 })).toBe('seat: there is no seat 7');
  });

  it('sets an investigator’s place, delay and arrest', () => {
    const { play, events } = startArkham();
    play.amend({ do: 'move', seat: 1, to: 'woods' });
    expect(play.state.investigators[1]?.place).toBe('woods');
    play.amend({ do: 'arrest', seat: 1 });
    expect(play.state.investigators[1]).toMatchObject({ place: 'jail', delayed: true, losesTurn: 2 });
    expect(refusalReason(play, { do: 'delay', seat: 1, is: false })).toContain('seat: is at "jail"');
    play.amend({ do: 'move', seat: 1, to: 'abyss-2' });
    play.amend({ do: 'delay', seat: 1, is: false });
    expect(play.state.investigators[1]).toMatchObject({ place: 'abyss-2', delayed: false });
    expect(play.state.investigators[1]?.losesTurn).toBeUndefined();
    expect(eventTexts(events)).toEqual([
      'Correction: Kate Winthrop is in the Woods (before: Science Building).',
      'Correction: Kate Winthrop is in the Jail.',
      expect.stringMatching(/^Correction: Kate Winthrop is .*Abyss/),
      'Correction: Kate Winthrop is not delayed.',
    ]);
    expect(refusalReason(play, { do: 'move', seat: 1, to: 'outskirts' })).toContain('no investigator can be put at');
    expect(refusalReason(play, { do: 'move', seat: 1, to: 'nowhere' })).toBe('to: there is no place "nowhere"');
  });

  it('gives a card from its deck and takes it back to the bottom of the deck', () => {
    const { play, events } = startArkham();
    const card = play.state.decks.common[4] as string;
    const copies = () => play.state.decks.common.filter((one) => one === card).length;
    const before = copies();
    play.amend({ do: 'give', seat: 2, card });
    expect([copies(), play.state.investigators[2]?.cards.at(-1)?.card]).toEqual([before - 1, card]);
    play.amend({ do: 'exhaust', seat: 2, card, is: true });
    expect(play.state.investigators[2]?.cards.at(-1)?.exhausted).toBe(true);
    play.amend({ do: 'take', seat: 2, card });
    expect([copies(), play.state.decks.common.at(-1)]).toEqual([before, card]);
    expect(refusalReason(play, { do: 'take', seat: 2, card: 'elder-sign' })).toContain('has no "elder-sign"');
    expect(events.map((event) => (event.type === 'corrected' ? event.what : ''))).toEqual(['give', 'exhaust', 'take']);
  });

  it('gives or takes Blessing and Curse, but never both at once', () => {
    const { play, events } = startArkham();
    play.amend({ do: 'give', seat: 0, card: 'blessing' });
    expect(refusalReason(play, { do: 'give', seat: 0, card: 'curse' })).toBe('card: "blessing" must be taken first');
    play.amend({ do: 'take', seat: 0, card: 'blessing' });
    play.amend({ do: 'give', seat: 0, card: 'curse' });
    expect(eventTexts(events)).toEqual([
      'Correction: Amanda Sharpe has Blessing.',
      'Correction: Amanda Sharpe no longer has Blessing.',
      'Correction: Amanda Sharpe has Curse.',
    ]);
  });

  it('is refused if a move would leave a figure above a maximum that is lower there [A-STATUS-01]', () => {
    const windPack = packOf({
      id: 'wind',
      name: 'Wind',
      version: '1',
      tableCards: [
        {
          id: 'cold',
          name: 'Cold',
          kind: 'condition',
          always: true,
          modifiers: [{ mod: 'maximum', what: 'stamina', by: -1, for: 'in-arkham' }],
        },
      ],
    });
    const windContent = new Content([BASE, windPack]);
    const game = arkham(windContent) as unknown as AnyGame<State>;
    const play = Play.start(game, { ...setup, packs: ['base', 'wind'] }, 'right');
    for (let i = 0; i < 400 && !(play.state.turn > 0 && play.state.step.phase === 'movement'); i++) play.choose(0, 0);
    play.amend({ do: 'move', seat: 1, to: 'abyss-1' });
    const { stamina } = windContent.investigators.get('kate-winthrop') as { stamina: number };
    play.amend({ do: 'figure', seat: 1, what: 'stamina', to: stamina });
    const expectedReason = `stamina would be above ${stamina - 1}, the most it can be then: set that first`;
    expect(refusalReason(play, { do: 'move', seat: 1, to: 'woods' })).toBe(`to: ${expectedReason}`);
    expect(refusalReason(play, { do: 'arrest', seat: 1 })).toBe(`seat: ${expectedReason}`);
    play.amend({ do: 'figure', seat: 1, what: 'stamina', to: stamina - 1 });
    play.amend({ do: 'move', seat: 1, to: 'woods' });
    expect(play.state.investigators[1]).toMatchObject({ place: 'woods', stamina: stamina - 1 });
  });

  it('sets doom and terror, except to values with an immediate effect [A-AWAKEN-01]', () => {
    const { play, events } = startArkham();
    play.amend({ do: 'doom', to: 12 });
    play.amend({ do: 'terror', to: 3 });
    expect(play.state).toMatchObject({ doom: 12, terror: 3 });
    expect(eventTexts(events)).toEqual([
      'Correction: the doom track is at 12 (before: 1).',
      'Correction: the terror level is 3 (before: 0).',
    ]);
    expect(refusalReason(play, { do: 'doom', to: 13 })).toBe('to: 13 is not between 0 and 12');
    expect(refusalReason(play, { do: 'terror', to: 11 })).toBe('to: 11 is not between 0 and 10');
  });

  it('sets Clues, gates and seals, but never two of them in one place [A-MYTHOS-09, A-MYTHOS-22, A-ENC-44]', () => {
    const { play, events } = startArkham();
    const at = ['woods', 'unnamable', 'graveyard'].find(
      (one) => !play.state.gates.some((gate) => gate.at === one),
    ) as string;
    play.amend({ do: 'clues', at, to: 2 });
    const [marker] = play.state.gatePile;
    play.amend({ do: 'gate', at, is: true });
    expect(play.state.gates.at(-1)).toEqual({ at, marker });
    expect(play.state.clues[at]).toBeUndefined();
    expect(refusalReason(play, { do: 'clues', at, to: 1 })).toBe('at: a place with an open gate has no clues');
    expect(refusalReason(play, { do: 'seal', at, is: true })).toBe('at: a gate is open there');
    play.amend({ do: 'gate', at, is: false });
    expect(play.state.gatePile.at(-1)).toBe(marker);
    play.amend({ do: 'seal', at, is: true });
    expect(refusalReason(play, { do: 'gate', at, is: true })).toBe(`at: "${at}" is sealed`);
    play.amend({ do: 'seal', at, is: false });
    expect(refusalReason(play, { do: 'gate', at: 'police-station', is: true })).toContain('no gate opens at');
    expect(eventTexts(events)).toHaveLength(5);
  });

  it('moves a monster, within the monster limit [A-LIMIT-04]', () => {
    const { play, events } = startArkham();
    const kind = content.tokens.get(play.state.cup[0] as string)?.id as string;
    const inCup = play.state.cup.length;
    play.amend({ do: 'monster', monster: kind, to: 'easttown' });
    const token = play.state.monsters.at(-1)?.token as string;
    expect([content.tokens.get(token)?.id, play.state.cup.length]).toEqual([kind, inCup - 1]);
    play.amend({ do: 'monster', monster: token, to: 'box' });
    expect(play.state.box).toContain(token);
    play.amend({ do: 'monster', monster: token, to: 'cup' });
    expect(play.state.cup).toContain(token);
    expect(events).toHaveLength(3);
    expect(refusalReason(play, { do: 'monster', monster: token, to: 'abyss-1' })).toContain('no monster can be at');
    for (let most = 6 - play.state.monsters.length; most > 0; most--) {
      const next = play.state.cup.find((one) => !content.tokens.get(one)?.abilities.includes('spawn')) as string;
      play.amend({ do: 'monster', monster: next, to: 'uptown' });
    }
    expect(refusalReason(play, { do: 'monster', monster: token, to: 'uptown' })).toBe(
      'to: 7 monsters would be more than the limit',
    );
  });

  it('sets sliders, unspent Focus, and the first player in a phase that allows it', () => {
    const { play } = startArkham();
    play.amend({ do: 'slider', seat: 0, pair: 2, to: 3 });
    expect(play.state.investigators[0]?.sliders[2]).toBe(3);
    expect(refusalReason(play, { do: 'slider', seat: 0, pair: 3, to: 0 })).toContain('pair: 3 is not a whole number');
    expect(refusalReason(play, { do: 'first', seat: 1 })).toContain('order of this phase is fixed');
    expect(refusalReason(play, { do: 'focus', seat: 0, to: 2 })).toContain('is not spending Focus');
    const upkeep = startGame(arkham(content) as unknown as AnyGame<State>, 'upkeep').play;
    const sliders = () => upkeep.decisions.find(({ key }) => key === 'q.sliders');
    for (let i = 0; i < 20 && !sliders(); i++) upkeep.choose(0, 0);
    const seat = sliders()?.by[0] ?? -1;
    const before = sliders()?.options.length ?? 0;
    upkeep.amend({ do: 'focus', seat, to: 0 });
    expect(sliders()?.by[0] === seat ? sliders()?.options.length : 0).toBeLessThan(before);
  });

  it('is refused if it has an unknown kind or shape, or if the set-up is not complete', () => {
    const { play } = startArkham();
    expect(refusalReason(play, { do: 'win' })).toMatch(/^do: "win" is none of figure, move/);
    expect(refusalReason(play, 'doom')).toMatch(/^correction: "doom" is not an object/);
    expect(refusalReason(play, { do: 'doom' })).toBe('to: is missing');
    expect(refusalReason(play, { do: 'carries', monster: 'zombie-1', to: 1 })).toContain('"carries" is none of');
    const setUp = Play.start(arkham(content) as unknown as AnyGame<State>, setup, 'right');
    expect(refusalReason(setUp, { do: 'doom', to: 1 })).toBe('correction: the investigators are not ready yet');
  });
});

describe('a correction in Haunt of the Watchers', () => {
  it('sets figures up to the number of Clue tokens [H-EXHAUST-01]', () => {
    const { play } = startHaunt();
    play.amend({ do: 'figure', seat: 0, what: 'clue', to: 9 });
    expect(play.state.investigators[0]?.clues).toBe(9);
    expect(refusalReason(play, { do: 'figure', seat: 0, what: 'clue', to: 49 })).toBe('to: there are only 48 clues');
  });

  it('gives a Retainer in the city only [H-RETAINER-03]', () => {
    const { play } = startHaunt();
    const give = { do: 'give', seat: 1, card: 'retainer' };
    play.amend(give);
    expect(refusalReason(play, { do: 'move', seat: 1, to: 'abyss-1' })).toBe(
      'to: no investigator can have a Retainer there: take it first',
    );
    play.amend({ do: 'take', seat: 1, card: 'retainer' });
    play.amend({ do: 'move', seat: 1, to: 'abyss-1' });
    expect(refusalReason(play, give)).toBe('card: no investigator can have a Retainer at "abyss-1"');
    play.amend({ do: 'move', seat: 1, to: 'woods' });
    play.amend(give);
    expect(play.state.investigators[1]?.cards.map(({ card }) => card)).toContain('retainer');
  });

  it('moves investigators and monsters, and sets the Clues of monsters', () => {
    const { play, events } = startHaunt();
    play.amend({ do: 'move', seat: 1, to: 'woods' });
    const { token } = play.state.monsters.find(({ at }) => !content.worlds.has(at) && at !== 'outskirts') as {
      token: string;
    };
    play.amend({ do: 'monster', monster: token, to: 'sky' });
    play.amend({ do: 'carries', monster: token, to: 2 });
    expect(play.state.monsters.at(-1)).toEqual({ token, at: 'sky', clues: 2 });
    expect(eventTexts(events).at(-1)).toMatch(/^Correction: .* carries 2 Clues \(before: 0\)\.$/);
    const world = [...content.worlds.keys()].find((id) =>
      [...content.gateMarkers.values()].some(
        (gate) => gate.world === id && gate.symbol !== content.tokens.get(token)?.symbol,
      ),
    ) as string;
    expect(refusalReason(play, { do: 'monster', monster: token, to: world })).toContain(`cannot be at "${world}"`);
    play.amend({ do: 'monster', monster: token, to: 'cup' });
    expect(refusalReason(play, { do: 'carries', monster: token, to: 1 })).toContain('is not in the city');
  });

  it('adds a face-down gate from the pile, and removes gates, but never so many that the game is won [H-SETUP-12, H-WIN-04]', () => {
    const { play, events } = startHaunt();
    const at = [...content.locations.keys()].find((one) => !play.state.gates.some((gate) => gate.at === one)) as string;
    play.amend({ do: 'gate', at, is: true });
    expect(play.state.gates.at(-1)).toMatchObject({ at, faceUp: false });
    expect(JSON.stringify(events)).not.toContain(play.state.gates.at(-1)?.marker);
    play.amend({ do: 'gate', at, is: false });
    let refusalMessage = '';
    for (const gate of play.state.gates.slice()) {
      try {
        play.amend({ do: 'gate', at: gate.at, is: false });
      } catch (error) {
        refusalMessage = String(error);
      }
    }
    expect(refusalMessage).toContain('one gate fewer would win the game');
  });

  it('sets skill markers, delays, doom and terror', () => {
    const { play, events } = startHaunt();
    play.amend({ do: 'slot', seat: 0, pair: 1, slot: 2, is: true });
    expect(play.state.investigators[0]?.slots[1][2]).toBe('covered');
    expect(refusalReason(play, { do: 'slot', seat: 0, pair: 1, slot: 2, is: true })).toBe(
      'is: it already has this value',
    );
    play.amend({ do: 'delay', seat: 0, is: true });
    play.amend({ do: 'delay', seat: 0, is: false });
    expect(play.state.investigators[0]?.staysSince).toBeUndefined();
    play.amend({ do: 'doom', to: 0 });
    play.amend({ do: 'terror', to: 1 });
    expect(eventTexts(events)[0]).toBe('Correction: a marker is on space 3 of Amanda Sharpe’s Fight and Will.');
    expect(refusalReason(play, { do: 'take', seat: 0, card: 'bank-loan' })).toContain('with an item');
    expect(refusalReason(play, { do: 'first', seat: 1 })).toContain('do: "first" is none of');
  });
});

/** One sample event of every kind of correction. */
const SAMPLES: { readonly [K in Correction['do']]: Omit<Extract<Event, { type: 'corrected' }>, 'type' | 'what'> } = {
  figure: { seat: 0, figure: 'stamina', to: 2 },
  move: { seat: 0, at: 'woods' },
  give: { seat: 0, card: 'deputy', with: ['patrol-wagon'] },
  take: { seat: 0, card: 'blessing' },
  exhaust: { seat: 0, card: 'blessing', is: true },
  delay: { seat: 0, is: true },
  focus: { seat: 0, to: 1 },
  doom: { to: 4 },
  terror: { to: 4 },
  clues: { at: 'woods', to: 1 },
  monster: { monster: 'zombie-1', at: 'cup' },
  gate: { at: 'woods', is: true, gate: [...content.gateMarkers.keys()][0] as string },
  arrest: { seat: 0 },
  seal: { at: 'woods', is: true },
  first: { seat: 0 },
  arrival: { is: true },
  slider: { seat: 0, pair: 0, to: 0 },
  slot: { seat: 0, pair: 2, to: 0, is: false },
  carries: { monster: 'zombie-1', to: 0 },
};

const kindOf = (event: Event | undefined) => (event?.type === 'corrected' ? event.what : '');

it('text of corrections: both languages have a sentence for every kind', () => {
  const kinds = Object.keys(SAMPLES).sort();
  expect(
    [
      ...new Set([
        ...Object.keys(arkhamCorrectionShapes(content)),
        ...Object.keys(hauntCorrectionShapes(toHauntContent(content))),
      ]),
    ].sort(),
  ).toEqual(kinds);
  const events = Object.entries(SAMPLES).map(([what, more]) => ({ type: 'corrected', what, ...more }) as Event);
  const before = events.map((event) => ({ ...event, was: 3, from: 'graveyard' }) as Event);
  const changed = new Set(['figure', 'focus', 'doom', 'terror', 'clues', 'carries', 'move', 'monster']);
  for (const [i, sentence] of eventTexts(before).entries()) {
    const says = changed.has(kindOf(events[i]))
      ? /^Correction: [^⟦{]* \(before: (3|Graveyard)\)\.$/
      : /^Correction: [^⟦{]*\.$/;
    expect(sentence).toMatch(says);
  }
  for (const sentence of eventTexts(before, GERMAN, 'de')) expect(sentence).toMatch(/^Korrektur: [^⟦{]*\.$/);
  for (const sentence of eventTexts(events)) expect(sentence).toMatch(/^Correction: [^⟦{]*\.$/);
  for (const sentence of eventTexts(events, GERMAN, 'de')) expect(sentence).toMatch(/^Korrektur: [^⟦{]*\.$/);
});
