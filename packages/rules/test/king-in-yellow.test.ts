/** Shuffling the cards of The King in Yellow into their decks (Y-STYLE). */
import { loadBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { blightsByPlace } from '../src/boxes/king-in-yellow/index.js';
import { arkham, arkhamRulesOf, contentOfBoxes, type State } from '../src/index.js';

const boxes = await loadBoxes(['base', 'king-in-yellow']);
const GAME = arkham(contentOfBoxes(boxes), arkhamRulesOf(boxes));
const boxPack = boxes[1]?.pack;
const boxCardIds = new Set([...(boxPack?.cards ?? []), ...(boxPack?.mythos ?? [])].map(({ id }) => id));

/** Deals possessions and stops before the first Mythos card. */
function dealPossessions(performance: 'permanent' | 'touring', seed: string): State {
  const setup = { investigators: ['amanda-sharpe', 'harvey-walters'], ancientOne: 'yig', houseRules: { performance } };
  const play = Play.start(GAME, setup, seed);
  for (let n = 0; n < 50 && play.state.step.done === 0; n++) play.choose(0, 0);
  return play.state;
}

/** Counts the box's cards on top of a deck, before the first other card. */
const countBoxCardsOnTop = (deck: readonly string[]) => deck.findIndex((card) => !boxCardIds.has(card));
const countBoxCards = (deck: readonly string[]) => deck.filter((card) => boxCardIds.has(card)).length;

describe('the cards of The King in Yellow', () => {
  it('are shuffled into the decks for a permanent performance [Y-STYLE-01]', () => {
    const { decks } = dealPossessions('permanent', 'mixed');
    expect(countBoxCards(decks.mythos)).toBe(27);
    expect(countBoxCardsOnTop(decks.mythos)).toBeLessThan(27);
    expect(countBoxCardsOnTop(decks.spell)).toBeLessThan(countBoxCards(decks.spell));
  });

  it('lie on top of the decks for a touring performance, but nobody begins with them [Y-STYLE-02]', () => {
    for (const seed of ['one', 'two', 'three']) {
      const { decks, investigators } = dealPossessions('touring', seed);
      expect(countBoxCardsOnTop(decks.mythos)).toBe(27);
      expect(countBoxCardsOnTop(decks.spell)).toBe(15);
      expect(investigators.flatMap(({ cards }) => cards).filter(({ card }) => boxCardIds.has(card))).toEqual([]);
    }
  });
});

describe('a touring performance in an imagined game', () => {
  const dealt = dealPossessions('touring', 'one');
  const uptown = dealt.decks.locations.uptown ?? [];
  const own = { ...(dealt.boxes?.['king-in-yellow'] as object), passed: { uptown: 2 } };
  const position = { ...dealt, boxes: { ...dealt.boxes, 'king-in-yellow': own } } as State;
  const play = Play.from(GAME, position, 'one');
  const imagined = Array.from({ length: 30 }, (_, i) => play.imagine(undefined, `guess ${i}`).state.decks);

  it('keeps the cards that lie face up under a deck, and no other [Y-STYLE-03]', () => {
    expect(new Set(imagined.map(({ locations }) => String(locations.uptown?.slice(-2))))).toEqual(
      new Set([String(uptown.slice(-2))]),
    );
    expect(new Set(imagined.map(({ locations }) => locations.uptown?.at(-3))).size).toBeGreaterThan(1);
    expect(new Set(imagined.map(({ locations }) => locations.uptown?.[0])).size).toBeGreaterThan(1);
  });

  it('keeps the new cards on top of the others [Y-STYLE-02]', () => {
    for (const { mythos, spell } of imagined) {
      expect(countBoxCardsOnTop(mythos)).toBe(27);
      expect(countBoxCardsOnTop(spell)).toBe(15);
    }
    expect(new Set(imagined.map(({ mythos }) => mythos[0])).size).toBeGreaterThan(1);
  });
});

it('a correction lowers terror to no space that a Yellow Sign covers [Y-HERALD-02, Y-HERALD-07]', () => {
  const start = Play.start(GAME, { investigators: ['amanda-sharpe'], ancientOne: 'yig' }, 'one');
  for (let n = 0; n < 400 && start.state.step.phase !== 'movement'; n++) start.choose(0, 0);
  const { boxes: parts, ...begun } = start.state;
  const own = { ...(parts?.['king-in-yellow'] as object), signs: { left: 8, terror: [0, 1], doom: 0 } };
  const position = { ...begun, terror: 4, boxes: { ...parts, 'king-in-yellow': own } } as State;
  const play = Play.from(GAME, position, 'one');
  expect(() => play.amend({ do: 'terror', to: 1 })).toThrow('the track has tokens beyond that space');
  play.amend({ do: 'terror', to: 2 });
  expect(play.state.terror).toBe(2);
});

describe('a Blight', () => {
  const content = contentOfBoxes(boxes);

  it('is shown at every location with an encounter of the missing person [Y-BLIGHT-01]', () => {
    const missing = blightsByPlace(content, { inPlay: [{ card: 'velma', as: 'blight' }] });
    expect([...missing.keys()]).toEqual(['velmas-diner']);
    expect([...(missing.get('velmas-diner') ?? [])]).toEqual(['velma']);
  });

  it('is shown nowhere while none is in play [Y-BLIGHT-01]', () => {
    expect(blightsByPlace(content, { inPlay: [{ card: 'velma', as: 'act' }] }).size).toBe(0);
  });
});
