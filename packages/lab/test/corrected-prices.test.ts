/** Questions with a price, while the game master corrects the position. */
import { loadChosenBoxes } from '@vigil/content';
import { Play } from '@vigil/engine';
import { gameOf, parseScenarios } from '@vigil/lab/scenario';
import type { Correction, TableState, TypedDecision } from '@vigil/rules';
import { describe, expect, it } from 'vitest';

/** Begins a position written as a scenario, and gives some answers. */
async function begin(yaml: string, ...answers: readonly string[]) {
  const { document, problems } = parseScenarios(`name: x\n${yaml}`, 'here')[0] ?? { problems: ['empty'] };
  if (!document) throw new Error(problems.join('\n'));
  const boxes = await loadChosenBoxes({ packs: document.packs ?? ['base'] });
  const { game, content, state } = gameOf(document).setUp(document, boxes);
  const play = Play.from(game.definition(content, boxes) as never, state as never, 'x') as unknown as Play<
    never,
    TableState,
    never,
    unknown,
    TypedDecision
  >;
  for (const answer of answers) play.answer(play.decisions[0]?.id ?? '', answer);
  return play;
}

const NO_CLUE: Correction = { do: 'figure', seat: 0, what: 'clue', to: 0 };
const LAST_STAMINA: Correction = { do: 'figure', seat: 0, what: 'stamina', to: 1 };

describe('a question with a price that a correction takes away is withdrawn', () => {
  it.each([
    [
      'the omens of Ghroth [K-HERALD-03]',
      `packs: [base, kingsport]
herald: ghroth
investigators: [{ name: Ann, place: library, clues: 1 }]
phase: mythos
define: { mythos: [{ id: omen, type: environment, subtype: mystic, clues: [] }] }
decks: { mythos: [omen] }`,
      [],
      'q.omen',
      NO_CLUE,
    ],
    [
      'a seal [A-ENC-42]',
      `packs: [base, king-in-yellow]
investigators: [{ name: Ann, place: woods, explored: true, clues: 5, focus: 0, skills: { lore: 0, fight: 0 }, cards: [seeker-of-the-yellow-sign] }]
board: { gates: { woods: abyss, graveyard: yuggoth } }
decks: { mythos: [quiet] }
phase: arkham-encounters`,
      ['lore', 'use:seeker-of-the-yellow-sign'],
      'q.seal',
      NO_CLUE,
    ],
    [
      'the sacrifice of a Mission [D-TASK-05]',
      `packs: [base, dunwich]
define:
  locationCards: [{ id: a-test, neighbourhood: southside, entries: [{ at: historical-society, effects: [] }] }]
investigators: [{ name: Ann, place: historical-society, stamina: 5, focus: 0, cards: [sacrifices-to-make] }]
decks: { southside: [a-test], mythos: [quiet, quiet] }
phase: arkham-encounters`,
      [],
      'q.sacrifice',
      LAST_STAMINA,
    ],
    [
      'the Clues that keep the terror level from rising [A-TERROR-06]',
      `packs: [base, kingsport]
investigators: [{ name: Ann, sheet: charlie-kane, place: library, clues: 2, focus: 0, cards: [] }]
phase: mythos
define: { mythos: [{ id: dread, clues: [], effects: [{ do: track, what: terror, by: 1 }] }] }
decks: { mythos: [dread] }`,
      [],
      'q.quell',
      NO_CLUE,
    ],
    [
      'the ritual of warding [A-ENC-42]',
      `packs: [base, dunwich]
investigators: [{ name: Ann, place: silver-twilight-lodge, clues: 7, focus: 0, cards: [lodge-membership] }]
board: { gates: { woods: abyss } }
decks: { french-hill: [dunwich-french-hill-1], mythos: [quiet] }
phase: arkham-encounters`,
      ['inside'],
      'q.gate-place',
      NO_CLUE,
    ],
    [
      'a pledge to stop an Act [Y-ACT-03]',
      `packs: [base, king-in-yellow]
investigators: [{ name: Ann, place: library, focus: 0, clues: 1 }]
phase: mythos
decks: { mythos: [the-next-act-begins-1] }`,
      [],
      'q.stop-act',
      NO_CLUE,
    ],
    [
      'the Stamina that draws a pentagram [A-STATUS-01]',
      `packs: [base, dark-pharaoh]
investigators: [{ name: Ann, place: northside, stamina: 5, focus: 0, cards: [pentagram-of-blood] }]
phase: movement`,
      ['use:pentagram-of-blood'],
      'q.how-much',
      LAST_STAMINA,
    ],
    [
      'the choice between money and a card that pays [A-STATUS-01]',
      `packs: [base, kingsport]
investigators: [{ name: Ann, place: st-marys-hospital, stamina: 1, money: 2, focus: 0, cards: [credit-rating] }]
phase: arkham-encounters
decks: { mythos: [quiet] }`,
      ['ability:2'],
      'q.pay-with',
      { do: 'figure', seat: 0, what: 'money', to: 0 },
    ],
  ] as const)('%s', async (_, yaml, answers, question, correction) => {
    const play = await begin(yaml, ...answers);
    expect(play.decisions.map(({ key }) => key)).toEqual([question]);
    play.amend(correction);
    expect(play.decisions.map(({ key }) => key)).not.toContain(question);
  });
});

it('a pledge to stop an Act that a correction takes away does not count, and nobody pays [Y-ACT-03]', async () => {
  const play = await begin(
    `packs: [base, king-in-yellow]
investigators: [{ name: Ann, place: library, focus: 0, clues: 1 }, { name: Bob, place: woods, focus: 0, clues: 1 }]
phase: mythos
decks: { mythos: [the-next-act-begins-1] }`,
    'n:1',
  );
  expect(play.decisions.map(({ key }) => key)).toEqual(['q.stop-act']);
  play.amend(NO_CLUE);
  play.answer(play.decisions[0]?.id ?? '', 'n:1');
  // The Act begins, and its card gives the first player a Clue.
  expect(play.state.inPlay.map(({ card }) => card)).toContain('act-1');
  expect(play.state.investigators.map(({ clues }) => clues)).toEqual([1, 1]);
});

it('a gift of money that is begun twice asks before the last dollar goes [H-ASSET-12]', async () => {
  const play = await begin(`game: haunt
investigators: [{ name: Ann, place: northside, money: 2 }, { name: Bob, place: northside, money: 0 }]
phase: city
segment: 2
active: Ann`);
  const gift = play.decisions[0]?.asides.find(({ id }) => id.startsWith('give:money'))?.id ?? '';
  play.takeAside(0, gift);
  play.takeAside(
    play.questions.findIndex(({ asides }) => asides),
    gift,
  );
  const open = play.decisions.filter(({ key }) => key === 'q.give-money');
  expect(open).toHaveLength(2);
  play.answer(open[0]?.id ?? '', 'n:1');
  expect(play.state.investigators.map(({ money }) => money)).toEqual([1, 1]);
  expect(play.decisions.map(({ key }) => key)).toContain('q.give-money');
});

it('an ability lent by a Mask is given with its Mask only', async () => {
  const play = await begin(`packs: [base, dark-pharaoh]
investigators: [{ name: Ann, place: library }]
phase: movement`);
  const correction: Correction = { do: 'give', seat: 0, card: 'guise-of-harvey-walters' };
  expect(() => play.amend(correction)).toThrow('comes with another card only');
});
