import { BASE, BOXES } from '@vigil/content';
import { parseScenarios, runScenario } from '@vigil/lab/scenario';
import { type Pack, packOf } from '@vigil/rules';
import { describe, expect, it } from 'vitest';

/** Returns the failures of the first scenario of a text, with places like `a.yaml:3`. */
async function failuresOf(text: string): Promise<string> {
  const [source] = parseScenarios(text, 'a.yaml');
  return (await runScenario(source!)).failures.join('\n');
}

/** A Luck check of 2 dice by an investigator with 2 Clues. */
const CHECK = `name: a check
define:
  locationCards:
    - id: a-test
      neighbourhood: uptown
      entries: [{ at: woods, effects: [{ do: check, check: luck, modifier: 0, pass: [{ do: gain, what: money, amount: 2 }] }] }]
investigators: [{ name: Ann, place: woods, clues: 2, skills: { luck: 2 } }]
phase: arkham-encounters
decks: { uptown: [a-test], mythos: [quiet] }
`;

describe('a scenario that passes', () => {
  it('reports its clauses', async () => {
    const [source] = parseScenarios(
      `${CHECK}covers: [A-SKILL-08]\nsteps:\n  - { expect: { asks: Ann } }\n  - { answer: clue, dice: [6], expect: { state: { Ann.money: 2 } } }\ndice: [1, 2]`,
      'a.yaml',
    );
    expect(await runScenario(source!)).toMatchObject({
      ok: true,
      name: 'a check',
      covers: ['A-SKILL-08'],
      failures: [],
    });
  });

  it('may name options by pattern and words', async () => {
    const after = (clues: number) => `expect: { state: { Ann.clues: ${clues} } }`;
    expect(await failuresOf(`${CHECK}dice: [1, 2, 6]\nsteps: [{ answer: '*lue', to: A-SKILL-08, ${after(1)} }]`)).toBe(
      '',
    );
    expect(await failuresOf(`${CHECK}dice: [1, 2]\nsteps: [{ answer: '/^en.ugh$/', by: Ann, ${after(2)} }]`)).toBe('');
  });

  it('has its own line in a file of several scenarios', async () => {
    const sources = parseScenarios('name: one\n---\nname: two\n', 'a.yaml');
    expect(sources.map(({ name, line }) => [name, line])).toEqual([
      ['one', 1],
      ['two', 3],
    ]);
  });
});

describe('a scenario that fails', () => {
  it('reports an answer that matches no option, with all open options', async () => {
    const text = await failuresOf(`${CHECK}dice: [1, 2]\nsteps: [{ answer: flee }]`);
    expect(text).toMatch(/^a\.yaml:\d+: step 1: no option fits "flee"/);
    expect(text).toContain('Ann asked q.after-roll [A-SKILL-08]');
    expect(text).toMatch(/ {2}clue: /);
  });

  it('reports an answer that matches several options', async () => {
    expect(await failuresOf(`${CHECK}dice: [1, 2]\nsteps: [{ answer: '*' }]`)).toContain('several options fit "*"');
  });

  it('reports dice that were not rolled', async () => {
    expect(await failuresOf(`${CHECK}dice: [6, 2, 3]`)).toContain('1 dice were not rolled: 3');
  });

  it('reports a missing die', async () => {
    expect(await failuresOf(`${CHECK}dice: [6]`)).toContain('a die is rolled, but the scenario gives no more dice');
  });

  it('reports dice of one step that were not rolled in it', async () => {
    const steps = 'steps: [{ answer: clue, dice: [1] }, { answer: clue, dice: [2, 6] }]';
    expect(await failuresOf(`${CHECK}dice: [1, 1]\n${steps}`)).toContain('step 2: 1 of its dice were not rolled: 6');
  });

  it('reports an answer after the end of the game', async () => {
    const over = 'name: over\nphase: mythos\ndoom: 11\nancientOne: azathoth\nsteps: [{ answer: stop }]';
    expect(await failuresOf(over.replace('doom: 11', 'doom: 13\ndecks: { mythos: [blackest-night] }'))).toMatch(
      /no option fits "stop"\n.*the game is over/,
    );
  });

  it('reports an offered answer that should have been refused', async () => {
    expect(await failuresOf(`${CHECK}dice: [1, 2]\nsteps: [{ refuse: clue }]`)).toContain('"clue" is offered');
  });

  it('reports every failed expectation of a step', async () => {
    const expected =
      '{ options: [enough], notOffered: [clue], state: { Ann.clues: 3, doom: 0 }, events: [{ type: doom }] }';
    const text = await failuresOf(`${CHECK}dice: [1, 2]\nsteps: [{ expect: ${expected} }]`);
    expect(text).toContain('not expected: clue');
    expect(text).toContain('"clue" is offered');
    expect(text).toContain('Ann.clues: expected 3, it is 2');
    expect(text).toContain('expected the event {"type":"doom"}');
    expect(text).not.toContain('doom: expected');
  });
});

describe('a name in a negative expectation', () => {
  const step = (text: string) => failuresOf(`${CHECK}dice: [1, 2]\nsteps:\n  - ${text}`);

  it.each([
    ['expect: { never: [{ type: cluesTakn }] }', 'there is no event "cluesTakn" (did you mean "cluesTaken"?)'],
    ['expect: { never: [{ type: doom, amount: 1 }] }', 'the event "doom" has no "amount"; it has type, by, doom'],
    ['expect: { never: [{ type: moved, too: woods }] }', 'the event "moved" has no "too" (did you mean "to"?)'],
    ['expect: { never: [{ type: moved, to: wods }] }', 'nothing is called "wods" (did you mean "woods"?)'],
    ['expect: { never: [{ type: moved, seat: Bob }] }', 'no investigator in this scenario is called "Bob"'],
    ['expect: { never: [{ type: gained, what: clues }] }', '"clues" is not one of sanity, stamina, clue, money'],
    ['expect: { never: [{ type: doom, by: { not: one } }] }', '"one" is not a number'],
    ['expect: { events: [{ type: checkd }] }', 'there is no event "checkd" (did you mean "checked"?)'],
    ['refuse: go:wods', 'nothing that is ever offered has an id like "go:wods" (did you mean "go:woods"?)'],
    ['refuse: [stop, walk:woods]', 'nothing that is ever offered has an id like "walk:woods"'],
    ['refuse: fihgt', 'nothing that is ever offered has an id like "fihgt" (did you mean "fight"?)'],
    ["expect: { notOffered: ['use:ancint-tom*'] }", 'nothing that is ever offered has an id like "use:ancint-tom*"'],
    ["expect: { notOffered: ['trade:{Ann}:3'] }", 'nothing that is ever offered has an id like "trade:0:3"'],
    ["expect: { notOffered: ['trade:{Bob}:*'] }", 'no investigator in this scenario is called "Bob"'],
    ["expect: { notOffered: ['Go to the Woods'] }", '"Go to the Woods" is not an id; name unoffered options by an id'],
    ['expect: { state: { Ann.place: { not: wods } } }', 'there is no place "wods" (did you mean "woods"?)'],
    ['expect: { state: { Ann.cards: { hasNot: [knive] } } }', 'there is no card "knive" (did you mean "knife"?)'],
    ['note: nothing at all', 'the step has no action and no expectation; a step needs one of answer'],
  ])('is refused with its place if it is wrong: "%s"', async (text, message) => {
    expect(await step(text)).toMatch(/^a\.yaml:1[23]: step 1: /);
    expect(await step(text)).toContain(message);
  });

  it.each([
    "refuse: 'city:0:by:{Ann}'",
    "refuse: ['hand:axe:tokens*', 'give:*:{Ann}:*', 'use:ancient-tome:2']",
    "refuse: ['speed-sneak:left', 'n:3', 'rumor:pass', '*woods', '*:woods']",
    'expect: { never: [{ type: lost, what: sanity, from: A-SKILL-08 }, { type: gateClosed, marker: abyss }] }',
    'expect: { state: { Ann.cards: { hasNot: [knife] }, Ann.place: { not: lost } } }',
  ])('is accepted if it is possible: "%s"', async (text) => {
    expect(await step(text)).toBe('');
  });
});

describe('an impossible scenario', () => {
  it.each(['name: x', 'name: x\nsteps: []', 'name: x\nsteps: [{ until: { phase: movement }, auto: first }]'])(
    'is refused, because it could not fail: %j',
    async (text) => {
      expect(await failuresOf(text)).toMatch(/^a\.yaml:\d: no step expects anything, so the scenario cannot fail$/);
    },
  );

  it('is refused for aliases of nothing or of their own container', async () => {
    const anchored = 'name: x\nboard:\n  clues: &some { woods: 1 }\n  closed: *sume\nsteps: []';
    expect(await failuresOf(anchored)).toBe('a.yaml:4: nothing before it is called "&sume" (did you mean "some"?)');
    expect(await failuresOf('name: x\nsteps: &all\n  - *all')).toBe(
      'a.yaml:3: "*all" refers to a node that contains it',
    );
    const bomb = `a: &a [${Array(99).fill('x').join()}]\nb: &b [${Array(99).fill('*a').join()}]\nc: [${Array(99).fill('*b').join()}]`;
    expect(await failuresOf(bomb)).toMatch(/^a\.yaml:1: it cannot be read: Excessive alias count/);
  });

  it.each([
    ['name: x\nphaze: mythos', 'a.yaml:2: phaze is unknown (did you mean "phase"?)'],
    ['phase: mythos', 'a.yaml:1: lacks "name"'],
    ['name: x\nphase: lunch', 'a.yaml:2: phase must be one of set-up'],
    ['name: x\ndice: [7]', 'a.yaml:2: dice[0] must be <= 6'],
    ['name: x\ncovers: [MOVE-1]', 'a.yaml:2: covers[0] must look like A-MOVE-01'],
    ['name: x\nsteps:\n  - answr: stop', 'a.yaml:3: steps[0].answr is unknown (did you mean "answer"?)'],
    ['name: [x', 'a.yaml:1: '],
    ['name: x\nboard:\n  gates: { wods: abyss }', 'a.yaml:3: there is no place "wods" (did you mean "woods"?)'],
    [
      'name: x\nboard:\n  monsters: { woods: [ghuol] }',
      'a.yaml:3: there is no monster "ghuol" (did you mean "ghoul"?)',
    ],
    ['name: x\nboard:\n  gates: { sky: abyss }', 'a.yaml:3: "sky" is a sky, not a location or street'],
    ['name: x\ncup: [ghoul, ghoul, ghoul, ghoul]', 'a.yaml:2: there are only 3 Ghoul, and this scenario names more'],
    ['name: x\nboard: { monsters: { woods: [ghoul-1] } }\ncup: [ghoul-1]', 'a.yaml:3: "ghoul-1" is in two places'],
    ['name: x\ndecks: { ally: [duke, duke] }', 'a.yaml:2: there is only 1 of the card Duke'],
    ['name: x\ndecks: { common: [duke] }', 'a.yaml:2: Duke is a card of the deck "ally", not of "common"'],
    ['name: x\ndoom: 13', 'a.yaml:2: 13 is more than the 12 of the doom track'],
    ['name: x\ninvestigators: [{ sheet: jenny-barnes, sanity: 9 }]', 'a.yaml:2: 9 is above the maximum of 6'],
    ['name: x\ninvestigators: [{ place: woods, explored: true }]', 'a.yaml:2: explored, but there is no gate at woods'],
    ['name: x\nboard: { seals: [woods], gates: { woods: abyss } }', 'a.yaml:2: woods has a gate and a seal'],
    ['name: x\nfirst: Bob', 'a.yaml:2: no investigator in this scenario is called "Bob"'],
    ['name: x\nsteps: [{ expect: { state: { dooom: 1 } } }]', 'a.yaml:2: step 1: dooom: there is no "dooom"'],
  ])('is refused with its place: %j', async (text, message) => {
    expect(await failuresOf(text)).toContain(message);
  });

  it('is refused with the place of too many monsters on the board', async () => {
    const text = 'name: x\nboard:\n  monsters: { northside: [cultist, cultist, cultist, cultist, cultist] }';
    expect(await failuresOf(text)).toBe('a.yaml:3: 5 monsters are above the limit of 4 for 1 investigators');
  });

  it('is checked against maxima that include all cards in play', async () => {
    const text = `name: x
define:
  mythos: [{ id: a-fog, type: environment, modifiers: [{ mod: maximum, what: sanity, by: 2 }] }]
environment: a-fog
investigators: [{ name: Ann, sheet: jenny-barnes }]
steps: [{ expect: { state: { Ann.sanity: 8, Ann.maximum.sanity: 8 } } }]`;
    expect(await failuresOf(text)).toBe('');
    expect(await failuresOf(text.replace('barnes }', 'barnes, sanity: 9 }'))).toContain('9 is above the maximum of 8');
  });
});

describe('the packs of a scenario', () => {
  const [ghoul] = BASE.monsters.filter(({ id }) => id === 'ghoul');
  const lamp: Pack = packOf({
    id: 'lamp',
    name: 'The Lamp',
    version: '1',
    monsters: ghoul ? [{ ...ghoul, id: 'lamp-moth', name: 'Moth', count: 2 }] : [],
  });
  const position =
    'board: { monsters: { uptown: [lamp-moth] } }\nsteps: [{ expect: { state: { lamp-moth.at: uptown } } }]';
  const [named] = parseScenarios(`name: x\npacks: [base, lamp]\n${position}`, 'a.yaml');
  const [unnamed] = parseScenarios(`name: x\n${position}`, 'a.yaml');
  const failuresWith = async (source: typeof named, options: Parameters<typeof runScenario>[1] = {}) =>
    (await runScenario(source!, options)).failures.join('\n');

  it('are those it names, from all registered boxes', async () => {
    const missing =
      'a.yaml:2: there is no pack "lamp"; there are: base, dunwich, dark-pharaoh, dark-pharaoh-revised, king-in-yellow, kingsport';
    expect(await failuresWith(named)).toBe(missing);
    BOXES.register({ id: 'lamp', name: 'The Lamp', version: '1', needs: ['base'], load: async () => ({ pack: lamp }) });
    expect(await failuresWith(named)).toBe('');
  });

  it('are the base game or the packs of the runner if it names none', async () => {
    expect(await failuresWith(unnamed)).toContain('there is no monster "lamp-moth"');
    expect(await failuresWith(unnamed, { packs: ['lamp'] })).toBe('');
    expect(await failuresWith(unnamed, { packFiles: [lamp] })).toBe('');
    const again = () => failuresWith(named, { packFiles: [lamp] });
    expect(await again()).toContain('the pack "lamp" appears twice');
    const bad = { ...lamp, cards: [{ id: 'wick', name: 'Wick', deck: 'comon', count: 1 }] };
    expect(await failuresWith(unnamed, { packFiles: [bad] })).toBe(
      'a.yaml:1: pack "lamp", cards, "wick", deck: there is no deck "comon" (did you mean "common"?)',
    );
  });
});

describe('an invalid scenario', () => {
  const one = (define: string, more = '') =>
    failuresOf(`name: t\ndefine:\n  ${define}\n${more}steps: [{ expect: { over: false } }]`);
  const entry = (effect: string) =>
    one(`locationCards: [{ id: c, neighbourhood: uptown, entries: [{ at: woods, effects: [${effect}] }] }]`);
  const EFFECT = 'a.yaml:3: define.locationCards[0].entries[0].effects[0]';

  it('is refused with the place of an invalid definition', async () => {
    expect(await entry('{ do: zap }')).toMatch(`${EFFECT}.do must be one of check, roll, `);
    expect(await entry('{ do: lose, amount: 1 }')).toBe(`${EFFECT} lacks "what"`);
    expect(await entry('{ do: check, check: charm, modifier: 0, pass: [] }')).toBe(
      `${EFFECT}.check must be one of speed, sneak, fight, will, lore, luck`,
    );
    expect(await entry('{ do: choose, options: [[{ do: lose, what: hats, amount: 1 }]] }')).toBe(
      `${EFFECT}.options[0][0].what must be one of sanity, stamina, clue, money`,
    );
    expect(await one("cards: [{ id: c, abilities: [{ at: 'phase:movement', then: [] }] }]")).toMatch(
      /^a\.yaml:3: define\.cards\[0\]\.abilities\[0\]/,
    );
    expect(await one('cards: [{ id: c, modifiers: [{ mod: zap }] }]')).toMatch(
      'a.yaml:3: define.cards[0].modifiers[0].mod must be one of skill, ',
    );
    expect(await one('monsters: [{ id: m, combat: 3 }]')).toBe(
      'a.yaml:3: define.monsters[0].combat must be an object or null',
    );
    expect(await one('cards: [{ id: c, count: 1000000000000 }]')).toBe(
      'a.yaml:3: define.cards[0].count must be a whole number from 0 to 1000, not 1000000000000',
    );
  });

  it('is refused with the place of an impossible position or house rule', async () => {
    const HEAD = 'name: t\ndealt: true\n';
    expect(await failuresOf(`${HEAD}houseRules: { nonsense: x }\nsteps: [{ expect: { over: false } }]`)).toMatch(
      /^a\.yaml:3: houseRules: there is no "nonsense"[^\n]*$/,
    );
    const many = 'game: haunt\ninvestigators: [{ name: Ann, sanity: 1000000000000 }]\n';
    expect(await failuresOf(`name: t\n${many}steps: [{ expect: { over: false } }]`)).toBe(
      'a.yaml:3: 1000000000000 is above the maximum of 5; `maximum: { sanity: 1000000000000 }` prints another on the sheet',
    );
  });

  it('is refused with the place of an invalid comparison', async () => {
    expect(await failuresOf('name: t\nsteps: [{ expect: { state: { turn: { has: x } } } }]')).toBe(
      'a.yaml:2: steps[0].expect.state.turn.has must be a list',
    );
  });
});
