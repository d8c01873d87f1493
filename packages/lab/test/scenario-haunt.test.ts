import { parseScenarios, runScenario } from '@vigil/lab/scenario';
import { describe, expect, it } from 'vitest';

/** Returns the failures of the first scenario of a text, with places like `a.yaml:3`. */
async function failuresOf(text: string): Promise<string> {
  const [source] = parseScenarios(text, 'a.yaml');
  return (await runScenario(source!)).failures.join('\n');
}

const ANN = 'investigators: [{ name: Ann, place: woods }, { name: Bob, place: newspaper }]';
/** Returns the failures of expectations about a position before any answer. */
const failuresOfPosition = (position: string, state: string) =>
  failuresOf(`name: x\ngame: haunt\n${position}\nsteps: [{ expect: { state: ${state} } }]`);

describe('the position of a scenario of Haunt', () => {
  it('has face-up and face-down gates, with the markers of both visible to scenarios', async () => {
    const board = `${ANN}\nboard: { gates: { woods: abyss, graveyard: { down: yuggoth }, black-cave: { up: rlyeh } } }`;
    expect(
      await failuresOfPosition(
        board,
        '{ gates.woods: abyss, gates.graveyard: yuggoth, gates.graveyard.faceUp: false }',
      ),
    ).toBe('');
    expect(
      await failuresOfPosition(board, '{ faceUp: [woods, black-cave], faceDown: [graveyard], gates: 3, gatePile: 13 }'),
    ).toBe('');
  });

  it('has monsters with clues, and stacks from bottom to top', async () => {
    const board = `${ANN}\nboard: { monsters: { uptown: [ghoul+2, { kind: witch, as: Wanda, clues: 1 }], yuggoth: [mi-go, dhole] } }`;
    expect(
      await failuresOfPosition(
        board,
        '{ ghoul.clues: 2, Wanda.clues: 1, Wanda: uptown, stacks.yuggoth: [mi-go, dhole], board: 2 }',
      ),
    ).toBe('');
    expect(await failuresOfPosition(board, '{ stacks.yuggoth: [dhole, mi-go] }')).toContain('stacks.yuggoth: expected');
    expect(await failuresOfPosition(board, '{ clues.monsters: 3, clues: 0, mi-go: yuggoth }')).toBe('');
  });

  it('has bonuses in slots, some of them covered or allocated', async () => {
    const who =
      "investigators: [{ name: Ann, skills: { fight-will: 2/5 3/4 4/3 5/2, lore-luck: [0/3] }, slots: { covered: ['fight-will:5/2', speed-sneak], allocated: ['lore-luck:0'] } }]";
    expect(
      await failuresOfPosition(
        who,
        "{ Ann.covered: 5, Ann.allocated: ['lore-luck:0/3'], Ann.slots.fight-will: [free, free, free, covered] }",
      ),
    ).toBe('');
    expect(
      await failuresOfPosition(
        who,
        '{ Ann.slots.fight-will.3/4: free, Ann.slots.lore-luck.0: allocated, Ann.markers: 6 }',
      ),
    ).toBe('');
  });

  it('has the cards of the day, defined in place or named', async () => {
    const mythos = `${ANN}\nmythos: [{ id: a, gate: woods, white: [circle] }, the-festival]`;
    expect(await failuresOfPosition(mythos, '{ mythos: [a, the-festival], decks.mythos.the-festival: 0 }')).toBe('');
  });

  it('has all states of investigators', async () => {
    const who =
      'turn: 7\ninvestigators: [{ name: Ann, retainer: true, blessed: true, pledged: lantern, waits: true, stays: 3 }, { name: Bob, out: true, estate: { clues: 2, value: 9 } }, { name: Cal }]';
    expect(
      await failuresOfPosition(
        who,
        '{ Ann.retainer: true, Ann.blessed: true, Ann.cursed: false, Ann.pledged: lantern }',
      ),
    ).toBe('');
    expect(
      await failuresOfPosition(
        who,
        '{ Ann.waits: true, Ann.waitsSince: 6, Ann.staysSince: 3, Bob.out: true, Bob.estate.value: 9 }',
      ),
    ).toBe('');
  });

  it('may be in the middle of a City phase', async () => {
    const city = `${ANN}\nphase: city\nactive: Bob\nslot: 3/2\nsegment: 5\nmet: [newspaper]`;
    expect(
      await failuresOfPosition(
        city,
        "{ phase: city, segment: 5, active: Bob, city.slot: 2, Bob.allocated: ['speed-sneak:3/2'] }",
      ),
    ).toBe('');
  });
});

describe('the steps of a scenario of Haunt', () => {
  it('answer for the team and continue to a segment', async () => {
    const text = `name: x\ngame: haunt\n${ANN}\nphase: upkeep\nmythos: [quiet]\ndecks: { mythos: [quiet, quiet] }
steps:
  - expect: { asks: [Ann, Bob], options: ['doom:2:terror:0', 'doom:1:terror:1', 'doom:0:terror:1'] }
  - answer: doom:2:terror:0
  - { until: { phase: day }, auto: stay, expect: { asks: [Ann, Bob], offered: ['city:0:by:{Ann}', 'end-day:by:{Bob}'] } }`;
    expect(await failuresOf(text)).toBe('');
  });
});

describe('an expectation of a bonus', () => {
  const state = (text: string) =>
    failuresOf(`name: x\ngame: haunt\n${ANN}\nsteps: [{ expect: { state: { ${text} } } }]`);

  it('may deny one of the sheet, but no other', async () => {
    expect(await state("Bob.covered: { hasNot: ['speed-sneak:1/4'] }")).toBe('');
    expect(await state("Bob.free: { hasNot: ['speed-sneak:9/9'] }")).toContain('`Bob.free` is never "speed-sneak:9/9"');
    expect(await state('Bob.slots.speed-sneak.1/4: { not: coverd }')).toContain('(did you mean "covered"?)');
  });
});

describe('an impossible scenario of Haunt', () => {
  it.each([
    ['first: Ann', 'a.yaml:3: first is unknown'],
    ['houseRules: { arrest: delayOnly }', 'houseRules.arrest is unknown'],
    ['phase: movement', 'phase must be one of set-up, upkeep, day, city, other-world'],
    ['investigators: [{ sliders: [0, 1, 2] }]', 'investigators[0].sliders is unknown'],
    ['board: { gates: { northside: abyss } }', '"northside" is a street, not a location'],
    ['decks: { mythos: [the-story-continues] }', '"the-story-continues" is not used in this game'],
    ['decks: { common: [knife] }', '"knife" is not used in this game'],
    ['decks: { uptown: [uptown-1] }', 'there is no deck "uptown"'],
    ['active: Ann', 'an investigator is active only in a City or Other World phase'],
    ["investigators: [{ slots: { covered: ['fight-will:9/9'] } }]", 'there is no fight-will 9/9; there are 1/4'],
    [
      'define:\n  cards: [{ id: a-lamp, deck: comon }]',
      'a.yaml:4: cards a-lamp: deck: there is no deck "comon" (did you mean "common"?)',
    ],
    ["investigators: [{ slots: { covered: ['lore'] } }]", 'covered[0] must look like speed-sneak or speed-sneak:0'],
    [
      "investigators: [{ slots: { covered: ['lore-luck:1'], allocated: ['lore-luck:1'] } }]",
      'the bonus lore-luck:1 has a marker already',
    ],
    ['segment: 4', 'only an Upkeep and a City phase have segments: give `phase` as well'],
    ['phase: city\nsegment: 1', 'the segments of a City phase are 2 to 6'],
    ['phase: city\nmet: [wods]', 'there is no place "wods" (did you mean "woods"?)'],
    ['investigators: [{ stays: 7 }]', 'turn 7 is still to come, it is 1'],
    ['investigators: [{ estate: { clues: 2 } }]', 'only an investigator that is `out` leaves an estate'],
    ['phase: city\ninvestigators: [{ name: Ann, out: true }]', 'Ann is out; `active` says whose phase it is'],
    ['players: 6', 'more than 5 investigators'],
    ['doom: 13', '13 is more than the 12 of the doom track'],
  ])('is refused with its place: %j', async (text, message) => {
    expect(await failuresOf(`name: x\ngame: haunt\n${text}`)).toContain(message);
  });

  it('is refused for an unknown game', async () => {
    expect(await failuresOf('name: x\ngame: chess')).toContain('game must be');
  });
});
