import { randomBot } from '@vigil/bots';
import { BASE } from '@vigil/content';
import { type Decision, Play } from '@vigil/engine';
import { Content, clonePlain, type HauntInvestigator, type HauntState, toHauntContent } from '@vigil/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { mutablePile } from '../src/arrange/mutable-pile.js';
import { hauntInvariants, hauntLab } from '../src/index.js';

const invariants = hauntInvariants(toHauntContent(new Content([BASE])));
let position: HauntState;

/** The invariants that a change of the position breaks. */
function brokenBy(
  change: (state: HauntState, who: HauntInvestigator) => void,
  open: readonly Decision[] = [],
): string[] {
  const state = clonePlain(position);
  change(state, state.investigators[0] as HauntInvestigator);
  return invariants
    .filter(({ findViolation }) => findViolation(state, new Set(), open) !== undefined)
    .map(({ name }) => name);
}

/** An investigator removed with all their assets, and healed after that. */
const HEALED_WHEN_GONE = {
  place: 'out',
  cards: [],
  monsterTrophies: [],
  gateTrophies: [],
  clues: 0,
  money: 0,
  sanity: 0,
  stamina: 2,
  slots: Array.from({ length: 3 }, () => ['free', 'free', 'free', 'free']),
  staysSince: undefined,
  waitsSince: undefined,
  estate: { id: 'kate-winthrop', clues: 0, spells: 0, allies: 0, value: 0 },
};

const faceDown = ({ gates }: HauntState) => gates.find(({ faceUp }) => !faceUp)?.marker ?? '';

beforeAll(() => {
  const { definition, setup } = hauntLab([{ pack: BASE }]);
  const bot = randomBot('invariants');
  const play = Play.start(definition, setup(0, { investigators: [3], ancientOne: 'hastur' }), 'invariants');
  while (play.state.day < 2 || play.state.step.phase !== 'day') bot.move(play);
  position = play.state;
});

describe('the invariants of Haunt', () => {
  it('hold in the middle of a game', () => {
    expect(position.gates.length).toBeGreaterThan(4);
    expect(brokenBy(() => {})).toEqual([]);
  });

  it('name their clauses', () => {
    for (const { clauses } of invariants) {
      expect(clauses.length).toBeGreaterThan(0);
      for (const clause of clauses) expect(clause).toMatch(/^(H-[A-Z]+(-[A-Z]+)?-\d\d|DEC-29)$/);
    }
  });

  it.each<[string, (state: HauntState, who: HauntInvestigator) => void]>([
    [
      'every monster token is one of the game, and in one place only',
      (s, who) => {
        who.monsterTrophies = [...who.monsterTrophies, s.cup[0] ?? ''];
      },
    ],
    ['no monster token is lost', (s) => void mutablePile(s.cup).pop()],
    [
      'monsters are in areas of the city, in the Sky, in the Outskirts or in the world of their symbol',
      (s) => void s.monsters.push({ token: mutablePile(s.cup).pop() ?? '', at: 'lost', clues: 0 }),
    ],
    [
      'only monsters in the city carry clues',
      (s) => void s.monsters.push({ token: mutablePile(s.cup).pop() ?? '', at: 'outskirts', clues: 1 }),
    ],
    [
      'monsters placed in an Upkeep are recorded during that Upkeep only',
      (s) => void mutablePile(s.placedToday).push(s.cup[0] ?? ''),
    ],
    ['no gate marker is lost', (s) => void mutablePile(s.gatePile).pop()],
    [
      'at most one gate to a location, and none in a street',
      (s) =>
        void mutablePile(s.gates).push({ marker: mutablePile(s.gatePile).pop() ?? '', at: 'northside', faceUp: false }),
    ],
    [
      'the city has more gates than the team needs to win',
      (s) =>
        void mutablePile(s.gatePile).push(
          ...mutablePile(s.gates)
            .splice(4)
            .map(({ marker }) => marker),
        ),
    ],
    [
      'the clues on the board, on monsters and with investigators do not exceed the supply',
      (_, who) => void Object.assign(who, { clues: 49 }),
    ],
    ['the copies of a card do not exceed those of the game', (s) => void mutablePile(s.decks.common).push('knife')],
    [
      'no mythos card is lost, and no removed one is in the game',
      (s) => void mutablePile(s.decks.mythos).push('the-story-continues'),
    ],
    ['every mythos card is in one place only', (s) => void mutablePile(s.decks.mythos).push(s.inPlay[0]?.card ?? '')],
    [
      'the Mythos cards in play do not exceed the number of starting investigators',
      (s) => void s.inPlay.push({ card: mutablePile(s.decks.mythos).pop() ?? '', as: 'mythos' }),
    ],
    ['every location card is in the deck', (s) => void mutablePile(s.decks.location).push(s.decks.location[0] ?? '')],
    ['sanity between 0 and its maximum', (_, who) => void Object.assign(who, { sanity: 12 })],
    ['no investigator is in play at 0 sanity or stamina', (_, who) => void Object.assign(who, { sanity: 0 })],
    ['money and clues are whole numbers', (_, who) => void Object.assign(who, { money: -1 })],
    ['each pair has four slots, free, allocated or covered', (_, who) => void mutablePile(who.slots[0]).pop()],
    ['between phases no bonus is in use', (_, who) => void Object.assign(who.slots[1], { 2: 'allocated' })],
    ['a removed investigator has nothing left', (_, who) => void Object.assign(who, { place: 'out' })],
    ['a removed investigator has nothing left', (_, who) => void Object.assign(who, HEALED_WHEN_GONE)],
    [
      'every sheet is in play once, unused or removed, and two sheets are never used',
      (s) => void mutablePile(s.unusedInvestigators).push('sister-mary'),
    ],
    ['every investigator is in an area of the game', (_, who) => void Object.assign(who, { place: 'jail' })],
    [
      'no investigator is blessed and cursed at once',
      (_, who) => void who.cards.push({ card: 'blessing' }, { card: 'curse' }),
    ],
    [
      'no investigator who is lost or in an Other World has a Retainer',
      (_, who) => void Object.assign(who, { place: 'abyss-1', cards: [{ card: 'retainer' }] }),
    ],
    ['at most one phase is active', (s) => void Object.assign(s, { otherWorld: 1 })],
    ['the segment exists in its phase', (s) => void Object.assign(s.step, { segment: 3 })],
    ['days, phases and waits only count up', (s, who) => void Object.assign(who, { waitsSince: s.turn + 1 })],
    ['doom between 0 and the end of the track', (s) => void Object.assign(s, { doom: 99 })],
    ['terror between 0 and 10', (s) => void Object.assign(s, { terror: 11 })],
  ])('report a violation: %s', (name, change) => {
    expect(brokenBy(change)).toContain(name);
  });

  it('report a decision that reveals a face-down marker', () => {
    const decision = { id: '1', key: 'q.gate', why: 'H-INV-14', by: [0], asides: [] };
    const open = [{ ...decision, options: [{ id: `gate:${faceDown(position)}` }] }] as unknown as Decision[];
    expect(brokenBy(() => {}, open)).toContain('no decision reveals face-down gates');
  });
});
