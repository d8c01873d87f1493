import { parseScenarios, runScenario } from '@vigil/lab/scenario';
import { describe, expect, it } from 'vitest';

async function run(text: string) {
  const [source] = parseScenarios(text, 'a.yaml');
  return await runScenario(source!);
}

/** Returns the failures of the first scenario of a text, with places like `a.yaml:3`. */
const failuresOf = async (text: string) => (await run(text)).failures.join('\n');

/** Ann in the Woods before her movement, with a Ghoul called Zed at Northside; Bob moves later. */
const HEAD = `name: x
investigators: [{ name: Ann, place: woods, cards: [knife], focus: 0 }, { name: Bob, place: newspaper }]
phase: movement
board: { monsters: { northside: [{ kind: ghoul, as: Zed }] } }
decks: { mythos: [quiet] }
`;
/** Both investigators move side by side. */
const FREE = `${HEAD}houseRules: { phaseOrder: free }\nsteps:\n  - `;
const step = (text: string) => failuresOf(`${HEAD}steps:\n  - ${text}`);

describe('an expectation that cannot fail', () => {
  it.each([
    // Paths that lead nowhere, compared with the value of an absent field.
    ['{ state: { battle.pol: null } }', 'there is no "battle.pol" (did you mean "pool"?)'],
    ['{ state: { rumor.tokenz: null } }', 'there is no "rumor.tokenz" (did you mean "tokens"?)'],
    ['{ state: { Ann.enteredAtt: null } }', 'there is no "Ann.enteredAtt" (did you mean "enteredAt"?)'],
    ['{ state: { Ann.cards.knif: 0 } }', 'there is no card "knif" (did you mean "knife"?)'],
    ['{ state: { Ann.cards.axe.exhaustd: null } }', 'a card has no "exhaustd" (did you mean "exhausted"?)'],
    ['{ state: { Ann.maximum.sanitty: 5 } }', 'there is no "maximum.sanitty" (did you mean "sanity"?)'],
    ['{ state: { Ann.skills.speeed: 1 } }', 'there is no skill "speeed" (did you mean "speed"?)'],
    ['{ state: { cup.ghuol: 0 } }', 'there is no monster "ghuol" (did you mean "ghoul"?)'],
    ['{ state: { gatePile.abys: 0 } }', 'there is no Other World "abys" (did you mean "abyss"?)'],
    ['{ state: { decks.ally.duk: 0 } }', 'there is no card "duk" (did you mean "duke"?)'],
    ['{ state: { decks.alli: 0 } }', 'there is no deck "alli" (did you mean "ally"?)'],
    ['{ state: { decks.uptown.uptown-99: 0 } }', 'there is no location card "uptown-99"'],
    ['{ state: { seals.wods: false } }', 'there is no place "wods"'],
    ['{ state: { clues.wods: 0 } }', 'there is no place "wods" (did you mean "woods"?)'],
    ['{ state: { inPlay.feedng-frenzy: false } }', 'there is no card for the table "feedng-frenzy"'],
    ['{ state: { result.hw: null } }', 'there is no "result.hw" (did you mean "how"?)'],
    ['{ state: { specials.deputi: null } }', 'there is no "specials.deputi" (did you mean "deputy"?)'],
    // Comparisons that are always true.
    ['{ state: { doom: { atLeast: 0 } } }', '`doom` is never below 0: this cannot fail'],
    ['{ state: { Ann.cards: { has: [] } } }', '`has: []` matches every list; write `[]`'],
    ['{ state: { Ann.cards: { hasNot: [] } } }', '`hasNot: []` matches every list'],
    ['{ state: { Ann: {} } }', 'an empty object matches everything'],
    ['{ state: { doom: { hasNot: [woods] } } }', 'doom is not a list, it is 0'],
    ['{ state: { Ann.clues: { not: woods } } }', 'Ann.clues is 0: it is never "woods"'],
    ['{ state: { Ann.place: { not: knife } } }', 'there is no place "knife"'],
    ['{ state: { Ann.cards: { hasNot: [ghoul] } } }', 'there is no card "ghoul"'],
    ['{ state: { monsters.woods: { hasNot: [knife] } } }', 'there is no monster "knife"'],
    // Names that a path never has.
    ['{ state: { monsters.Zed: { not: wods } } }', 'there is no place "wods"'],
    ['{ state: { phase: { not: mythoss } } }', '`phase` is never "mythoss" (did you mean "mythos"?)'],
    ['{ state: { environment: { not: ghoul } } }', 'there is no Mythos card "ghoul"'],
    ['{ state: { rumor: { not: the-great-ritual } } }', '`rumor` is never "the-great-ritual"; compare `rumor.card`'],
    ['{ state: { gates: { hasNot: [abyss] } } }', 'there is no street or location "abyss"'],
    ['{ state: { seals: { hasNot: [newspaper] } } }', 'newspaper is stable, so no gate is sealed there'],
    ['{ state: { seals.newspaper: false } }', 'newspaper is stable, so no gate is sealed there'],
    ['{ state: { inPlay: { hasNot: [knife] } } }', 'there is no card for the table "knife"'],
    ['{ state: { inPlay.knife: false } }', 'there is no card for the table "knife"'],
    ['{ state: { decks.common: { hasNot: [duke] } } }', 'Duke is a card of the deck "ally", not of "common"'],
    ['{ state: { decks.common.duke: 0 } }', 'Duke is a card of the deck "ally", not of "common"'],
    ['{ state: { decks.mythos.duke: 0 } }', 'Duke is a card of the deck "ally", not of "mythos"'],
    ['{ state: { decks.uptown.downtown-1: 0 } }', '"downtown-1" is a card of the deck "downtown", not of "uptown"'],
    // Numbers that a path never has.
    ['{ state: { terror: { atMost: 10 } } }', '`terror` is never above 10: this cannot fail'],
    ['{ state: { terror: { not: 11 } } }', '`terror` is never 11: this cannot fail'],
    ['{ state: { Ann.clues: { not: -1 } } }', '`Ann.clues` is never -1: this cannot fail'],
    ['{ state: { Ann.money: { not: 0.5 } } }', '`Ann.money` is never 0.5: this cannot fail'],
    // Other names that are unknown.
    ['{ over: { how: by-luck } }', 'no game ends as "by-luck"; there are gates-closed, '],
    ['{ over: { how: gates-seeled } }', 'no game ends as "gates-seeled" (did you mean "gates-sealed"?)'],
    ['{ never: [{ type: zzz }] }', 'there is no event "zzz"; docs/event.schema.json has them all'],
    ["{ question: '/([/' }", '/([/ is not a regular expression: Unterminated character class'],
    ['{ over: { hw: null } }', 'is unknown (did you mean "how"?)'],
    // Empty lists.
    ['{ never: [] }', 'never is empty'],
    ['{ events: [] }', 'events is empty'],
    ['{ notOffered: [] }', 'notOffered is empty'],
    ['{ offered: [] }', 'offered is empty'],
    ['{ state: {} }', 'state is empty'],
    // Events that are never emitted.
    ['{ never: [{ type: drew, card: ghoul }] }', 'there is no card "ghoul"'],
    ['{ never: [{ type: used, card: jenny-barns }] }', '(did you mean "jenny-barnes"?)'],
    ['{ never: [{ type: monsterMoved, monster: knife }] }', 'there is no monster "knife"'],
    ['{ never: [{ type: drew, deck: comon }] }', 'there is no deck "comon" (did you mean "common"?)'],
    [
      '{ never: [{ type: boxEvent, what: kingsport.progres }] }',
      'there is no event or change called "kingsport.progres"',
    ],
    ['{ never: [{ type: moved, to: 3 }] }', '3 is not text'],
    ['{ never: [{ type: doom, by: true }] }', 'it is never true'],
    ['{ never: [{ type: moved, seat: 7 }] }', 'no investigator in this scenario is called "7"'],
    ['{ never: [{ type: gained, from: A-MOVE-99 }] }', 'there is no clause A-MOVE-99 in docs/rules'],
    ['{ never: [{ type: gained, amount: {} }] }', 'an empty object matches everything'],
    // Ids that do not exist.
    ["{ notOffered: ['*Zebra*'] }", '"*Zebra*" is not an id; name unoffered options by an id or a pattern of ids'],
    ["{ notOffered: ['*a zebra*'] }", '"*a zebra*" is not an id'],
    ["{ notOffered: ['buy:woods'] }", 'nothing that is ever offered has an id like "buy:woods"'],
    ["{ notOffered: ['face:ghoul'] }", 'nothing that is ever offered has an id like "face:ghoul"'],
    ["{ notOffered: ['investigator:knife'] }", 'nothing that is ever offered has an id like "investigator:knife"'],
    ['{ question: q.movment }', 'no question is called "q.movment" (did you mean "q.movement"?)'],
  ])('is refused with its place: %s', async (text, message) => {
    const report = await step(`expect: ${text}`);
    expect(report).toMatch(/^a\.yaml:7: (step 1: |steps\[0\])/);
    expect(report).toContain(message);
  });

  it.each([
    ['by: Ann\n    expect: { over: false }', '"by" has no effect without answer, answers, refuse'],
    ['to: q.movement\n    expect: { over: false }', '"to" has no effect without answer, answers, refuse'],
    ['auto: first\n    expect: { over: false }', '"auto" has no effect without until'],
    ['answers: []', 'answers is empty'],
    ['refuse: []', 'refuse is empty'],
    ['{ answer: stop, to: q.movment }', 'no question is called "q.movment"'],
    ['until: { question: q.movment }', 'no question is called "q.movment"'],
  ])('is refused with its place in a step with %j', async (text, message) => {
    const report = await step(text);
    expect(report).toMatch(/^a\.yaml:[789]: /);
    expect(report).toContain(message);
  });

  it('does not include possible names: investigators, named monsters, decks that may be empty', async () => {
    expect(await step('expect: { never: [{ type: monsterMoved, monster: Zed }], state: { Zed: northside } }')).toBe('');
    expect(await step('expect: { state: { Zed: { not: woods }, monsters.ghoul: { not: woods } } }')).toBe('');
    expect(await step('expect: { state: { battle.pool: null, rumor.tokens: null, Ann.enteredAt: null } }')).toBe('');
    expect(
      await step('expect: { state: { Ann.maximumChange.sanity: { atLeast: 0 }, Ann.place: { not: lost } } }'),
    ).toBe('');
  });
});

describe('an empty list in a scenario', () => {
  it('is refused as a pile, which must be written as exactly empty', async () => {
    const document = (pile: string) => `${HEAD}cup: ${pile}\nsteps: [{ expect: { question: q.movement } }]`;
    expect(await failuresOf(document('[]'))).toContain(
      'the pile names no card; write `{ exactly: [] }` for an empty pile',
    );
    expect(await failuresOf(document('{ exactly: [] }'))).toBe('');
  });

  it('is an empty pile as an expectation', async () => {
    expect(await step('expect: { state: { cup: [] } }')).toContain('cup: expected [], it is [');
    expect(await step('expect: { state: { decks.ally: [] } }')).toContain('decks.ally: expected [], it is [');
    const empty = HEAD.replace('decks: {', 'cup: { exactly: [] }\ndecks: { ally: { exactly: [] },');
    expect(await failuresOf(`${empty}steps: [{ expect: { state: { cup: [], decks.ally: [], gates: [] } } }]`)).toBe('');
  });
});

describe('a step with several open decisions', () => {
  it('checks options that are not offered only in the decision of the named investigator', async () => {
    const report = await failuresOf(`${FREE}expect: { question: q.movement, asks: Ann, notOffered: ['go:northside'] }`);
    expect(report).toBe('');
    expect(await failuresOf(`${FREE}expect: { asks: Ann, notOffered: ['go:uptown'] }`)).toContain(
      '"go:uptown" is offered',
    );
  });

  it('reports an option of another decision if no investigator is named', async () => {
    const encounter = FREE.replace('woods: ', '').replace('northside: [', 'woods: [');
    const report = await failuresOf(
      `${encounter}{ answer: stop, by: Ann, expect: { question: q.fight-or-evade, notOffered: ['go:northside'] } }`,
    );
    expect(report).toMatch(
      /^a\.yaml:8: step 1: "go:northside" is offered by another decision, q\.movement: go:northside/,
    );
    const withSeat = await failuresOf(
      `${encounter}{ answer: stop, by: Ann, expect: { asks: Ann, question: q.fight-or-evade, notOffered: ['go:northside'] } }`,
    );
    expect(withSeat).toBe('');
    const refused = await failuresOf(
      `${encounter}{ answer: stop, by: Ann }\n  - { refuse: 'go:northside', to: q.fight-or-evade }`,
    );
    expect(refused).toMatch(/^a\.yaml:9: step 2: "go:northside" is offered by another decision, q\.movement/);
  });

  it('can expect that no other decision is open', async () => {
    expect(await failuresOf(`${FREE}expect: { asks: Ann, nothingElse: true }`)).toMatch(/open as well: q\.movement/);
    expect(await step('expect: { asks: Ann, nothingElse: true }')).toBe('');
  });
});

describe('a report of a scenario', () => {
  it.each([
    ['answer: stop', 'stop (q.movement), stop (q.movement); say whose with `by`, or which question with `to`'],
    ["answer: '*o*'\n    by: Ann", '; name one by its id'],
    ['expect: { question: q.movement }', 'several decisions are open (q.movement); say which with `asks`, `question`'],
    ['expect: { asks: [Ann, Bob] }', 'that they answer together, but each is asked apart: give each an `asks`'],
    ['until: { phase: upkeep, turn: 0 }', 'step 1: turn 0 is over, it is turn 1'],
    ['answer: stop\n    by: Anne', 'no investigator in this scenario is called "Anne" (did you mean "Ann"?)'],
  ])('says what to write instead: %j', async (text, help) => {
    expect(await failuresOf(`${FREE}${text}\n    note: x`)).toContain(help);
  });

  it('says that the named investigator is asked nothing', async () => {
    expect(await step('answer: stop\n    by: Bob')).toContain('no option fits "stop", as Bob is asked nothing');
  });

  it('calls the investigators of asides by their names', async () => {
    const text = HEAD.replace('place: newspaper', 'place: woods');
    expect(await failuresOf(`${text}steps: [{ answer: x }]`)).toContain('trade:0:1 (aside): Ann: Trade with Bob');
  });

  it('says that text with a colon or a star needs quotes', async () => {
    expect(await failuresOf('name: one: two')).toContain('text with a colon and a space in it needs quotes');
    expect(await failuresOf('name: *one')).toContain('text that begins with * needs quotes');
  });
});

describe('a position of a scenario', () => {
  it.each([
    ['covers: [A-MOVE-99]', 'there is no clause A-MOVE-99 in docs/rules; A-MOVE goes from A-MOVE-01 to'],
    ['covers: [A-MOOVE-01]', 'there is no clause A-MOOVE-01 in docs/rules (did you mean "A-MOVE"?)'],
    ['covers: [A-MOVE-01..99]', 'there is no clause A-MOVE-'],
    [
      'investigators: [{ name: Ann, stamina: 6 }]',
      '6 is above the maximum of 5; `maximum: { stamina: 6 }` prints another on the sheet',
    ],
    [
      'investigators: [{ cards: [{ card: silver-key, tokens: 3 }] }]',
      '3 tokens on "silver-key": it never has more than 2',
    ],
    ['investigators: [{ cards: [{ card: knife, tokens: 1 }] }]', '1 tokens on "knife": it never has tokens'],
    ['rumor: { card: the-great-ritual, tokens: 9 }', '9 tokens on "the-great-ritual": with 5 it has failed'],
    ['rumor: { card: the-story-continues }', '"the-story-continues" is not a Rumor'],
    ['investigators: [{ name: Ann, movement: 2 }]', 'give `phase: movement`'],
    ['headlines: { blue-flu: 3 }\nturn: 4', 'turn 3 is over, it is 4'],
    ['board: { closed: { woods: 3 } }\nturn: 4', 'turn 3 is over, it is 4'],
    ['investigators: [{ name: Ann, returnedOn: 2 }]', 'turn 2 is still to come, it is 1'],
    ['investigators: [{ name: Ann, sanity: 0 }]', 'an investigator at 0 is defeated at once: start at 1'],
    ['battle: { round: 2 }', 'with no doom token left the battle is won: give `doom`'],
    ['guardian: yig', 'there is no guardian "yig"'],
    ['investigators: [{ cards: [back-injury] }]', 'it is of "dunwich": give `packs: [base, dunwich]`'],
    ['boxes: { kingsport: { dreamers: [] } }', '; give `packs: [base, kingsport]`'],
    ['seed: one\nseeds: [one, two]', 'has fields that exclude each other'],
  ])('is refused with its place: %j', async (text, message) => {
    const report = await failuresOf(`name: x\n${text}\nsteps: [{ expect: { over: false } }]`);
    expect(report).toMatch(/^a\.yaml:[12]: /);
    expect(report).toContain(message);
  });

  it('has movement points only for the next investigator to move', async () => {
    const text = HEAD.replace('focus: 0', 'focus: 0, movement: 2');
    const moves =
      'steps: [{ expect: { state: { Ann.movement: 2, Bob.movement: null } } }, { answer: go:uptown, expect: { state: { Ann.movement: 1 } } }]';
    expect(await failuresOf(`${text}${moves}`)).toBe('');
    const bob = HEAD.replace('newspaper }', 'newspaper, movement: 2 }');
    expect(await failuresOf(`${bob}${moves}`)).toContain('it is Ann who moves now; `done` says who has moved');
    expect(await failuresOf(`${bob}done: [Ann]\nsteps: [{ expect: { state: { Bob.movement: 2 } } }]`)).toBe('');
  });

  it('uses definitions without fields that are null, including numbers and flags', async () => {
    const define = (more: string) =>
      `name: x\ndefine:\n  mythos: [{ id: a, doom: 2, gateBurst: true }, { id: b, like: a, ${more} }]\ndecks: { mythos: [b] }\nsteps: [{ expect: { over: false } }]`;
    expect(await failuresOf(define('doom: null, gateBurst: null'))).toBe('');
    expect(await failuresOf(define('doom: nul'))).toContain('doom must be a whole number');
  });
});

describe('several seeds of a scenario', () => {
  it('are all played, and a failure names its seed', async () => {
    const text = `${HEAD}seeds: [one, two]\nsteps: [{ expect: { state: { doom: 0 } } }]`;
    expect(await failuresOf(text)).toBe('');
    expect(await failuresOf(text.replace('doom: 0', 'doom: 1'))).toMatch(
      /^a\.yaml:7: with the seed "one": step 1: doom: expected 1/,
    );
  });
});

describe('the report of a scenario', () => {
  it('names the roll, the check and the step of a missing die', async () => {
    const fight = HEAD.replace('place: woods', 'place: northside, skills: { will: 4 }');
    const report = await failuresOf(`${fight}steps:\n  - answer: stop\n  - { answer: fight, dice: [1] }`);
    expect(report).toMatch(
      /^a\.yaml:8: step 2: a die is rolled, but the scenario gives no more dice: Ann rolls 4 dice for the Horror check[^,]*, 1 is left$/,
    );
  });

  it('describes each option of a choice', async () => {
    const text = `name: x
define:
  locationCards:
    - { id: a, neighbourhood: uptown, entries: [{ at: woods, effects: [{ do: choose, options: [[{ do: gain, what: money, amount: 2 }], [{ do: lose, what: sanity, amount: 1 }]] }] }] }
investigators: [{ name: Ann, place: woods }]
phase: arkham-encounters
decks: { uptown: [a], mythos: [quiet] }
`;
    const report = await failuresOf(`${text}steps: [{ answer: c }]`);
    expect(report).toContain('a: Gain $2.');
    expect(report).toContain('b: Lose 1 Sanity.');
    expect(await failuresOf(`${text}steps: [{ answer: 'Gain $2.', expect: { state: { Ann.money: 2 } } }]`)).toBe('');
  });

  it('notes effects of a card entering play that have not been carried out', async () => {
    const text = (doom: number) => `name: x
packs: [base, king-in-yellow]
inPlay: [BLIGHT]
steps: [{ expect: { state: { doom: ${doom} } } }]`;
    const { ok, notes } = await run(text(1).replace('BLIGHT', 'velma'));
    expect(ok).toBe(false);
    expect(notes).toEqual(['velma: its effect as it enters play has not been applied']);
    expect((await run(text(1).replace('BLIGHT', 'act-1'))).notes).toEqual([]);
  });
});

describe('auto: stay', () => {
  it('stays at an explored gate and continues', async () => {
    const text = `name: x
investigators: [{ name: Ann, place: woods, explored: true, focus: 0 }]
board: { gates: { woods: abyss } }
phase: arkham-encounters
decks: { mythos: [quiet] }
steps: [{ until: { phase: mythos }, auto: stay, expect: { state: { gates: [woods] } } }]`;
    expect(await failuresOf(text)).toBe('');
  });
});
