/** Prices of failed checks and of rising tracks, in words, in positions written as scenarios. */
import { loadChosenBoxes } from '@vigil/content';
import { loadBoxWords } from '@vigil/content/words';
import { Play } from '@vigil/engine';
import { gameOf, parseScenarios } from '@vigil/lab/scenario';
import {
  aboutOf,
  CATALOGUES,
  type CheckDetails,
  createWords,
  HAUNT_CATALOGUES,
  type TypedDecision,
} from '@vigil/rules';
import { failureText, outcomeOf, stakesOfQuestion, type TableView } from '@vigil/table';
import { describe, expect, it } from 'vitest';

/** Loads a position after some answers, with the words to describe it. */
async function positionAt(yaml: string, answers: readonly string[] = [], dice?: readonly number[]) {
  const { document, problems } = parseScenarios(`name: x\n${yaml}`, 'here')[0] ?? { problems: ['empty'] };
  if (!document) throw new Error(problems.join('\n'));
  const packs = document.packs ?? ['base'];
  const boxes = await loadChosenBoxes({ packs });
  const { game, content, state } = gameOf(document).setUp(document, boxes);
  const play = Play.from(game.definition(content, boxes), state as never, 'x', dice);
  for (const answer of answers) play.answer(play.decisions[0]?.id ?? '', answer);
  const catalogues = document.game === 'haunt' ? HAUNT_CATALOGUES : CATALOGUES;
  const w = createWords('en', catalogues.en, content, await loadBoxWords(packs, 'en'));
  const decision = play.decisions[0] as TypedDecision;
  return { play, decision, reader: { w, content, view: play.view(decision.by[0]) as TableView } };
}

/** Returns the price of failing one of the checks of a question, as text. */
async function priceOf(yaml: string, answers: readonly string[], which: string): Promise<string> {
  const { decision, reader } = await positionAt(yaml, answers);
  const check = aboutOf(decision).checks?.[which] as CheckDetails;
  return failureText(reader, reader.view.investigators[0], check);
}

const fighting = (monster: string, who: string, packs = 'base') => `packs: [${packs}]
investigators: [{ name: Ann, place: woods, focus: 0, clues: 0, ${who} }]
phase: movement
board: { monsters: { woods: [${monster}] } }`;

describe('the price of a failure', () => {
  it('names the lost points, and half of the items and Clues if they are the last points [A-STATUS-02, A-COMBAT-12]', async () => {
    const ghoul = (stamina: number) => priceOf(fighting('ghoul', `stamina: ${stamina}`), ['stop'], 'fight');
    expect(await ghoul(5)).toBe('failure costs 1 Stamina');
    expect(await ghoul(3)).toBe('failure costs 1 Stamina (unconscious after 3 failures)');
    expect(await ghoul(1)).toBe('failure costs 1 Stamina (unconscious: lose half of your items and Clues)');
  });

  it('names the other effects of the text of a monster [A-COMBAT-12]', async () => {
    const shape = await priceOf(fighting('dimensional-shambler', 'stamina: 3'), ['stop'], 'fight');
    expect(shape).toMatch(/lost in time and space/);
  });

  it('names being devoured if the monster devours [A-COMBAT-03]', async () => {
    const shan = await priceOf(fighting('shan', 'sanity: 3', 'base, kingsport'), ['stop'], 'horror');
    expect(shan).toMatch(/devoured/);
    const beast = await priceOf(fighting('moon-beast', 'stamina: 1', 'base, kingsport'), ['stop'], 'fight');
    expect(beast).toMatch(/devoured/);
    expect(beast).not.toMatch(/unconscious/);
  });
});

/** Returns the stakes of the first question of a position, as texts. */
async function stakesOf(yaml: string, answers: readonly string[] = []): Promise<readonly string[]> {
  const { decision, reader } = await positionAt(yaml, answers);
  return stakesOfQuestion(reader, decision).map(({ text }) => text);
}

describe('the stakes of a text', () => {
  it('name the defeat by a loss that would take the last points [A-STATUS-02, A-STATUS-03]', async () => {
    const at = (stamina: number) =>
      stakesOf(`packs: [base, dark-pharaoh]
investigators: [{ name: Ann, place: woods, stamina: ${stamina}, cards: [plague-of-locusts] }]
phase: movement`);
    const defeat = 'At 0 Stamina, you fall unconscious and lose half of your items and Clues.';
    expect(await at(1)).toContain(defeat);
    expect(await at(2)).not.toContain(defeat);
  });

  it('name the attack of the Ancient One, and being devoured at 0 [A-FINAL-19, A-FINAL-20]', async () => {
    const stakes = await stakesOf(`investigators: [{ name: Ann, sanity: 1 }]
ancientOne: hastur
battle: { round: 1 }
doom: 10
phase: final-attack`);
    expect(stakes.join('\n')).toMatch(/Sanity/);
    expect(stakes).toContain('At 0 Sanity, you are driven insane and are devoured.');
  });

  it('of a question in a fight of Haunt name the other monsters there [H-ENC-ENG-01]', async () => {
    const { play, reader } = await positionAt(`game: haunt
investigators:
  - { name: Zed, place: uptown }
  - { name: Ann, place: woods, slots: { covered: [speed-sneak, fight-will, lore-luck] } }
board: { monsters: { woods: [cultist, ghoul] } }
phase: city
segment: 4`);
    const asked: string[] = [];
    let found = false;
    for (let i = 0; i < 12 && !found; i++) {
      const decision = play.decisions[0] as TypedDecision;
      asked.push(decision.key);
      const view = play.view(decision.by[0]) as TableView;
      const stakes = stakesOfQuestion({ ...reader, view }, decision).map(({ text }) => text);
      found =
        stakes.some((text) => text.startsWith('Against Ghoul:')) && /^q\.(hands|continue-combat)$/.test(decision.key);
      const engage = decision.options.find(({ id }) => id.startsWith('engage:cultist'));
      play.answer(decision.id, (engage ?? decision.options[0])?.id ?? '');
    }
    expect(found, asked.join()).toBe(true);
  });
});

describe('a rising terror level', () => {
  it('names the Allies that leave in Haunt with that house rule [H-BASE-02]', async () => {
    const at = (rule: string) =>
      positionAt(`game: haunt
investigators: [{ name: Ann, place: northside }]
houseRules: { terrorSideEffects: ${rule} }
terror: 2
doom: 0
phase: upkeep`);
    const terrorOf = async (rule: string) => {
      const { decision, reader } = await at(rule);
      return decision.options.map((option) => outcomeOf(reader, decision, option).text).join('\n');
    };
    expect(await terrorOf('base')).toMatch(/an Ally leaves Arkham/);
    expect(await terrorOf('none')).not.toMatch(/Ally/);
  });
});

it('the stakes of a text for Arkham leave out an investigator lost in time and space [A-STATUS-08]', async () => {
  const stakesWith = async (place: string) => {
    const { decision, reader } = await positionAt(`define:
  locationCards:
    - { id: a-test, neighbourhood: uptown, entries: [{ at: woods, effects: [{ do: may, then: [{ do: each, of: investigators-in-arkham, then: [{ do: lose, what: sanity, amount: 1 }] }] }] }] }
investigators: [{ name: Ann, place: woods }, { name: Bob, sheet: bob-jenkins, place: ${place}, sanity: 1 }]
phase: arkham-encounters
decks: { uptown: [a-test], mythos: [quiet] }`);
    expect(decision.key).toBe('q.may');
    return textOf(stakesOfQuestion(reader, decision));
  };
  expect(await stakesWith('northside')).toMatch(/Bob Jenkins is driven insane/);
  expect(await stakesWith('lost')).not.toMatch(/Bob Jenkins/);
});

describe('a combat that goes on in Haunt', () => {
  const HOUND = `game: haunt
investigators: [{ name: Ann, place: woods, focus: 0, sanity: 5, stamina: 5 }]
phase: city
segment: 4
slot: 3/2
board: { monsters: { woods: [hound-of-tindalos] } }`;
  const DICE = [6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1];

  it('has no Horror check at stake in its attacks [H-ENC-ENG-07]', async () => {
    const before = await positionAt(HOUND, [], DICE);
    expect(textOf(stakesOfQuestion(before.reader, before.decision))).toMatch(/Horror check 56%, or lose 4 Sanity/);
    const { decision, reader } = await positionAt(HOUND, ['no-bonus', 'no-bonus', 'no-bonus'], DICE);
    expect(decision).toMatchObject({ key: 'q.bonus', args: { check: 'combat' } });
    expect(textOf(stakesOfQuestion(reader, decision))).toMatch(/^Against Hound of Tindalos: defeat it in one roll 26%/);
  });

  it('states the Horror check of a new engagement for those who stop [H-ENC-CONT-01, H-ENC-ENG-07]', async () => {
    const { decision, reader } = await positionAt(HOUND, ['no-bonus', 'no-bonus', 'no-bonus', 'no-bonus'], DICE);
    expect(decision.key).toBe('q.continue-combat');
    expect(textOf(stakesOfQuestion(reader, decision))).not.toMatch(/Horror/);
    const [further, stopped] = decision.options.map((option) => outcomeOf(reader, decision, option).text);
    expect(further).not.toMatch(/Horror/);
    expect(stopped).toMatch(/A new engagement brings another Horror check: 56%, or lose 4 Sanity/);
  });
});

const textOf = (stakes: readonly { readonly text: string }[]) => stakes.map(({ text }) => text).join(' ');
