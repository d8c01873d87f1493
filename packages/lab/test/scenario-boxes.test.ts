import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileSchema } from '@vigil/content/file';
import { parseScenarios, runScenario } from '@vigil/lab/scenario';
import type { JsonSchema } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { fieldOf, itemOf } from '../src/scenario/box-schema.js';

/** Returns the failures of the first scenario of a text, with places like `a.yaml:3`. */
async function failuresOf(text: string): Promise<string> {
  const [source] = parseScenarios(text, 'a.yaml');
  return (await runScenario(source!)).failures.join('\n');
}

const SCHEMA = fileURLToPath(new URL('../../../docs/scenario.schema.json', import.meta.url));
const published = compileSchema(JSON.parse(readFileSync(SCHEMA, 'utf8')) as object);

const EMPTY = '{ rift: circle, halves: [[], []] }, { rift: hexagon, halves: [[], []] }';
const tracks = (first: string) => `kingsport: { tracks: [{ rift: crescent, ${first} }, ${EMPTY}] }`;
const HALF = '{ place: hall-school }, { place: 607-water-st }';
const OTHER_HALF = '{ place: artists-colony }, { place: hall-school }';
const fallen = (half: string) => `[${half.replaceAll(' }', ', faceDown: true }')}]`;

/** Returns a scenario with the state of boxes on its third line. */
const boxes = (packs: string, boxState: string, more = '') =>
  `name: x\npacks: [base, ${packs}]\nboxes: { ${boxState} }\n${more}\nsteps: [{ expect: { over: false } }]`;

describe('the state of a box in a scenario', () => {
  it.each([
    ['dunwich', 'dunwhich: {}', 'no box "dunwhich" has state at this table (did you mean "dunwich"?)'],
    ['dunwich', 'dunwich: { horor: 1 }', 'boxes.dunwich.horor is unknown (did you mean "horror"?)'],
    ['dunwich', 'dunwich: { horror: 7 }', 'boxes.dunwich.horror must be <= 3'],
    ['dunwich', 'dunwich: { horror: null }', 'boxes.dunwich.horror must be a whole number'],
    ['dunwich', 'dunwich: { debtors: [ashcan-pet] }', '(did you mean "ashcan-pete"?)'],
    ['dunwich', 'dunwich: { rubble: [libary] }', '(did you mean "library"?)'],
    ['kingsport', 'kingsport: { tracks: [] }', 'boxes.kingsport.tracks must NOT have fewer than 3 items'],
    [
      'kingsport',
      tracks('halves: [[{ place: hall-scool }], []]'),
      'boxes.kingsport.tracks[0].halves[0][0].place must be one of 7th-house-on-the-left',
    ],
    ['kingsport', tracks('halves: [[{ place: hall-scool }], []]'), '(did you mean "hall-school"?)'],
    [
      'kingsport',
      tracks(`halves: [[${HALF}, { place: artists-colony }], []]`),
      'halves[0] has 3 entries, but at most 2',
    ],
    ['kingsport', tracks('halfs: [[], []], halves: [[], []]'), 'halfs is unknown (did you mean "halves"?)'],
    ['kingsport', tracks('at: wods, halves: [[], []]'), ', … (did you mean "woods"?)'],
    [
      'kingsport',
      'kingsport: { epic: { plots: [yog-sothoth-plot-1] } }',
      'boxes.kingsport.epic.plots[0] must be one of',
    ],
    ['kingsport', 'kingsport: { dreamers: [Zoe] }', 'no investigator in this scenario is called "Zoe"'],
    ['king-in-yellow', 'king-in-yellow: { acts: [act-4] }', 'boxes.king-in-yellow.acts[0] must be one of act-1'],
    ['king-in-yellow', 'king-in-yellow: { blights: [riots] }', 'boxes.king-in-yellow.blights[0] must be one of'],
    ['king-in-yellow', 'king-in-yellow: { signs: { dome: 1 } }', 'signs.dome is unknown (did you mean "doom"?)'],
    ['king-in-yellow', 'king-in-yellow: { passed: { upptown: 1 } }', '(did you mean "uptown"?)'],
    ['dark-pharaoh', 'dark-pharaoh: { mythos: mine }', 'boxes.dark-pharaoh.mythos must be one of own, base'],
    [
      'dark-pharaoh',
      'dark-pharaoh: { maskAbilities: { mask-of-wisdm: joe-diamond } }',
      '(did you mean "mask-of-wisdom"?)',
    ],
    [
      'dark-pharaoh-revised',
      'dark-pharaoh-revised: { spells: [{ turn: 1, spell: kep, seat: 0 }] }',
      '(did you mean "keep"?)',
    ],
    ['dunwich', 'dunwich: { missionPlaces: { Ann: woods } }', 'no investigator in this scenario is called "Ann"'],
    ['dunwich', 'dunwich: { missionPlaces: { 7: woods } }', 'no investigator in this scenario is called "7"'],
    ['dunwich', 'dunwich: { quietTurn: 99 }', 'boxes.dunwich.quietTurn: turn 99 is still to come, it is 1'],
    ['dunwich', 'dunwich: { debtors: [joe-diamond, joe-diamond] }', 'debtors[1]: "joe-diamond" is listed twice'],
    ['dunwich', 'dunwich: { allies: [duke, duke] }', 'boxes.dunwich.allies[1]: "duke" is listed twice'],
    ['kingsport', 'kingsport: { allies: [duke, duke] }', 'boxes.kingsport.allies[1]: "duke" is listed twice'],
    ['kingsport', 'kingsport: { dreamers: [0, 0] }', 'boxes.kingsport.dreamers[1]: "0" is listed twice'],
    [
      'kingsport',
      tracks('halves: [[{ place: hall-school, faceDown: true }], []]'),
      'tracks[0].halves[0][0].faceDown: the rift is closed, so its markers are face up (K-RIFT-13)',
    ],
    [
      'kingsport',
      tracks(`at: woods, since: 4, halves: [[${HALF}], [${OTHER_HALF}]]`),
      'tracks[0].since: turn 4 is still to come, it is 1',
    ],
    [
      'kingsport',
      tracks(`at: woods, since: 1, halves: [${fallen(HALF)}, ${fallen(OTHER_HALF)}]`),
      'boxes.kingsport: the track of an open rift is full',
    ],
    [
      'king-in-yellow',
      'king-in-yellow: { signs: { terror: [7] } }',
      'signs.terror[0]: signs are on spaces below the terror level, which is 0 (Y-HERALD-02)',
    ],
    ['king-in-yellow', 'king-in-yellow: { acts: [act-3, act-1] }', 'acts[1]: "act-1" comes before "act-3" (Y-ACT-01)'],
    ['king-in-yellow', 'king-in-yellow: { passed: { uptown: 99 } }', 'passed.uptown: its deck has'],
    ['king-in-yellow', 'king-in-yellow: { passed: { uptown: 1 } }', '`houseRules: { performance: touring }`'],
    ['king-in-yellow', 'king-in-yellow: { signs: { doom: 1 } }', 'signs: only the herald "the-king-in-yellow-herald"'],
    [
      'dunwich',
      'dunwich: { horror: 3 }',
      'with 3 tokens it is on the board: name it in `board.monsters` (D-HORROR-01)',
    ],
    [
      'kingsport',
      'kingsport: { epic: { gates: 2 } }',
      'epic.deck: it is missing; give `houseRules: { epicBattle: yes }`',
    ],
    [
      'dark-pharaoh',
      'dark-pharaoh: { maskAbilities: { mask-of-wisdom: joe-diamond } }',
      'maskAbilities.mask-of-wisdom: no investigator has this Mask',
    ],
    ['dark-pharaoh', 'dark-pharaoh: { allies: [duke, duke] }', 'allies[1]: "duke" is listed twice'],
    [
      'dark-pharaoh',
      'dark-pharaoh: { phaseModifiers: [{ seat: 0, phase: movment, modifier: { mod: noMovement } }] }',
      '(did you mean "movement"?)',
    ],
    [
      'dark-pharaoh',
      'dark-pharaoh: { phaseModifiers: [{ seat: 0, phase: movement, modifier: { mod: xyz } }] }',
      'boxes.dark-pharaoh.phaseModifiers[0].modifier',
    ],
    ['dark-pharaoh', 'dark-pharaoh: { locusts: { turn: 2, tokens: [] } }', 'locusts.turn: turn 2 is still to come'],
    [
      'dark-pharaoh',
      'dark-pharaoh: { lentSkills: [{ card: luck, from: 0, to: 0 }] }',
      'lentSkills[0].card: the borrower does not have "luck"',
    ],
    ['dark-pharaoh', 'dark-pharaoh: { temporaryAllies: [duke] }', 'temporaryAllies[0]: no investigator has "duke"'],
    [
      'dark-pharaoh-revised',
      'dark-pharaoh-revised: { lastExhibitTurn: 3 }',
      'lastExhibitTurn: turn 3 is still to come, it is 1',
    ],
  ])('is refused with its place in a scenario with %s: "%s"', async (packs, boxState, message) => {
    expect(await failuresOf(boxes(packs, boxState))).toMatch(/^a\.yaml:3: /);
    expect(await failuresOf(boxes(packs, boxState))).toContain(message);
  });

  it.each([
    'dunwich: { horror: 7 }',
    'dunwich: { horor: 1 }',
    tracks('halves: [[{ place: hall-scool }], []]'),
    'king-in-yellow: { acts: [act-4] }',
    'king-in-yellow: { blights: [riots] }',
    'kingsport: { epic: { plots: [hastur] } }',
  ])('is refused by the published schema, too: %s', (boxState) => {
    const [source] = parseScenarios(boxes('dunwich, kingsport, king-in-yellow', boxState), 'a.yaml');
    expect(published(source?.document)).toBe(false);
  });

  it.each(['dunwich: { horror: 3, quietTurn: null }', tracks(`at: woods, since: 1, halves: [[${HALF}], [${HALF}]]`)])(
    'is accepted by the published schema if it is valid: %s',
    (boxState) => {
      const [source] = parseScenarios(boxes('dunwich, kingsport', boxState), 'a.yaml');
      expect(published(source?.document)).toBe(true);
    },
  );

  it('excludes cards from their pile while they are in play', async () => {
    const text = (more: string, state: string) =>
      failuresOf(`name: x\npacks: [base, king-in-yellow]\n${more}\nsteps: [{ expect: { state: { ${state} } } }]`);
    const acts = 'boxes.king-in-yellow.acts';
    expect(await text('inPlay: [act-1]', `${acts}: [act-2, act-3]`)).toBe('');
    expect(await text('inPlay: [act-1]\nboxes: { king-in-yellow: { acts: [act-1] } }', `${acts}: 1`)).toBe(
      'a.yaml:4: boxes.king-in-yellow.acts[0]: "act-1" is already on the table',
    );
    const signs = 'boxes.king-in-yellow.signs';
    const herald = 'herald: the-king-in-yellow-herald\ndoom: 2\n';
    expect(await text(`${herald}boxes: { king-in-yellow: { signs: { doom: 2 } } }`, `${signs}.left: 8`)).toBe('');
    expect(await text('boxes: { king-in-yellow: { signs: { doom: 2, left: 9 } } }', `${signs}.left: 9`)).toBe(
      'a.yaml:3: boxes.king-in-yellow.signs: there are 10 Yellow Signs, and here 11',
    );
  });

  it('has no more markers than the box, and a full track for an open rift', async () => {
    const placed = (first: string, state: string) =>
      failuresOf(boxes('kingsport', tracks(first)).replace('over: false', `state: { ${state} }`));
    expect(await placed(`halves: [[${HALF}], []]`, 'boxes.kingsport.supply: 10')).toBe('');
    expect(await placed('halves: [[{ place: artists-colony }, { place: artists-colony }], []]', 'doom: 0')).toBe(
      'a.yaml:3: boxes.kingsport.tracks[0].halves[0][1].place: there is only 1 marker of "artists-colony"',
    );
    expect(await placed(`at: woods, halves: [[${HALF}], []]`, 'doom: 0')).toBe(
      'a.yaml:3: boxes.kingsport.tracks[0].at: a rift is open when its track is full (K-RIFT-04)',
    );
    const full = `halves: [[${HALF}], [{ place: artists-colony }, { place: hall-school }]]`;
    expect(await placed(full, 'doom: 0')).toContain('its track is full, so the rift is open: say where');
    expect(await failuresOf(boxes('kingsport', tracks('halves: [[], []]').replace('circle', 'crescent')))).toBe(
      'a.yaml:3: boxes.kingsport.tracks[1].rift: the crescent is on track 1 already',
    );
  });

  it('names seats of a table by their investigators', async () => {
    const ann = 'investigators: [{ name: Zoe, place: woods }, { name: Ann, place: woods }]';
    const text = boxes('dunwich', 'dunwich: { missionPlaces: { Ann: woods } }', ann);
    expect(await failuresOf(text.replace('over: false', 'state: { boxes.dunwich.missionPlaces.1: woods }'))).toBe('');
  });

  it('takes the cards it holds from their decks', async () => {
    const people = 'investigators: [{ name: Ann, place: woods }, { name: Bob, place: library }]';
    const parcels = (n: number) =>
      `dark-pharaoh: { parcels: [${new Array(n).fill('{ card: axe, from: Ann, to: Bob }').join(', ')}] }`;
    const axes = 'state: { decks.common.axe: 0 }';
    const text = (part: string) => boxes('dark-pharaoh', part, people).replace('over: false', axes);
    expect(await failuresOf(text(parcels(2)))).toBe('');
    expect(await failuresOf(text(parcels(3)))).toBe(
      'a.yaml:3: there are only 2 of the card Axe, and this scenario names more',
    );
    const inherited = (cards: string) => `dark-pharaoh: { inheritances: [{ seat: Ann, cards: [${cards}], clues: 1 }] }`;
    expect(await failuresOf(text(inherited('axe, axe')))).toBe('');
    expect(await failuresOf(text(inherited('axe, axe, axe')))).toContain('there are only 2 of the card Axe');
    expect(await failuresOf(text(inherited('aaxe')))).toContain('there is no card "aaxe" (did you mean "axe"?)');
  });

  it('has a full track of the Dunwich Horror while it is on the board', async () => {
    const board = 'board: { monsters: { sentinel-hill: [the-dunwich-horror] } }';
    const text = `name: x\npacks: [base, dunwich]\n${board}\nsteps: [{ expect: { state: { boxes.dunwich.horror: 3 } } }]`;
    expect(await failuresOf(text)).toBe('');
    expect(await failuresOf(boxes('dunwich', 'dunwich: { horror: 1 }', board))).toBe(
      'a.yaml:3: boxes.dunwich.horror: the Dunwich Horror is on the board, so it is 3',
    );
  });
});

describe('a path into the state of a box', () => {
  const failuresOfState = (packs: string, state: string) =>
    failuresOf(`name: x\npacks: [base, ${packs}]\nsteps: [{ expect: { state: { ${state} } } }]`);

  it.each([
    ['dunwich', 'boxes.dunwich.horor: null', 'no "horor" (did you mean "horror"?)'],
    ['dunwich', 'boxes.dunwhich.horror: null', 'no box "dunwhich" has state'],
    ['kingsport', 'boxes.kingsport.tracks.0.rifft: null', 'no "rifft" (did you mean "rift"?)'],
    ['kingsport', 'boxes.kingsport.tracks.3.at: null', 'no "3"'],
    ['kingsport', 'boxes.kingsport.tracks.0.halves.0.0.faceDwn: null', 'no "faceDwn" (did you mean "faceDown"?)'],
    ['dunwich', 'boxes.dunwich.completed: [courier-run]', 'is a number, never ["courier-run"]'],
    ['kingsport', 'tracks.4.at: null', 'the tracks are tracks.1 to tracks.3'],
    ['kingsport', 'tracks.1.halves.3: []', 'a track has halves.1 and halves.2'],
    ['kingsport', 'tracks.1.dwon: 0', 'a track has no "dwon" (did you mean "down"?)'],
    ['kingsport', 'tracks.1.markers: { hasNot: [woods] }', '`tracks.1.markers` is never "woods"; there are 7th-house'],
    ['kingsport', 'boxes.kingsport.epic.gates: { not: -1 }', 'is never -1: this cannot fail'],
    ['dunwich', 'boxes.dunwich.horror: { atMost: 3 }', '`boxes.dunwich.horror` is never above 3: this cannot fail'],
    ['king-in-yellow', 'boxes.king-in-yellow.acts: { hasNot: [velma] }', 'is never "velma"; there are act-1, act-2'],
    ['kingsport', 'tracks.0.at: null', 'the tracks are tracks.1 to tracks.3'],
    ['king-in-yellow', 'boxes.king-in-yellow.signs.dom: null', 'no "dom" (did you mean "doom"?)'],
  ])('is refused if it leads nowhere: %s, %s', async (packs, state, message) => {
    expect(await failuresOfState(packs, state)).toMatch(/^a\.yaml:3: step 1: /);
    expect(await failuresOfState(packs, state)).toContain(message);
  });

  it('may expect null for a value that could exist', async () => {
    expect(
      await failuresOfState('kingsport', 'boxes.kingsport.tracks.0.at: null, boxes.kingsport.epic.gates: null'),
    ).toBe('');
    expect(await failuresOfState('dunwich', 'boxes.dunwich.quietTurn: null')).toBe('');
  });

  it('counts tracks from 1, as questions do', async () => {
    const state =
      'tracks.1.rift: crescent, tracks.1.halves.1: [hall-school, 607-water-st], tracks.1.at: null, tracks.1.markers: 2, tracks.1.down: []';
    const text = boxes('kingsport', tracks(`halves: [[${HALF}], []]`)).replace('over: false', `state: { ${state} }`);
    expect(await failuresOf(text)).toBe('');
  });
});

describe('a card that lies at an area', () => {
  const text = (pack: string, inPlay: string) =>
    `name: x\npacks: [base, ${pack}]\ninPlay: [${inPlay}]\nsteps: [{ expect: { over: false } }]`;

  it.each([
    ['dark-pharaoh', 'police-patrol', '"police-patrol" lies at a street: say which with `at`'],
    ['dark-pharaoh', '{ card: police-patrol, at: woods }', '"woods" is a location, not a street'],
    ['king-in-yellow', 'elder-shrine', '"elder-shrine" lies at a street or location: say which with `at`'],
    ['dark-pharaoh-revised', 'ancient-whispers', '"ancient-whispers" lies at a street: say which with `at`'],
    [
      'dark-pharaoh-revised',
      '{ card: ancient-whispers, at: northside }, { card: ancient-whispers, at: downtown }',
      '"ancient-whispers" is already there',
    ],
  ])('needs its area: %s, %s', async (pack, inPlay, message) => {
    expect(await failuresOf(text(pack, inPlay))).toBe(`a.yaml:3: ${message}`);
  });

  it('may lie at several', async () => {
    const patrols = '{ card: police-patrol, at: northside }, { card: police-patrol, at: downtown }';
    expect(await failuresOf(text('dark-pharaoh', patrols))).toBe('');
  });
});

describe('a card of which a second one devours', () => {
  it('is had once', async () => {
    const text = (cards: string) =>
      `name: x\npacks: [base, dunwich]\ninvestigators: [{ cards: [${cards}] }]\nsteps: [{ expect: { over: false } }]`;
    expect(await failuresOf(text('tainted, back-injury'))).toBe('');
    expect(await failuresOf(text('tainted, tainted'))).toBe(
      'a.yaml:3: 2 of "tainted": an investigator who gains so many is devoured',
    );
  });
});

describe('a deck of a box', () => {
  const epic = (more: string, state: string) => `name: x
packs: [base, kingsport]
houseRules: { epicBattle: 'yes' }
ancientOne: yog-sothoth
${more}
steps: [{ expect: { state: { ${state} } } }]`;
  const KEY = 'plot-the-key-and-the-gate';

  it('has none of the cards in play', async () => {
    const inPlay = 'inPlay: [plot-unbeatable]';
    expect(
      await failuresOf(epic(`${inPlay}\ndecks: { plot: [${KEY}] }`, 'decks.plot: 2, decks.plot.plot-unbeatable: 0')),
    ).toBe('');
    expect(await failuresOf(epic(`${inPlay}\ndecks: { plot: [plot-unbeatable] }`, 'decks.plot: 2'))).toBe(
      'a.yaml:6: "plot-unbeatable" is already on the table',
    );
    const part = 'boxes: { kingsport: { epic: { plots: [plot-unbeatable], deck: [], gates: 1 } } }';
    expect(await failuresOf(epic(`${inPlay}\n${part}`, 'decks.plot: 1'))).toBe(
      'a.yaml:6: boxes.kingsport.epic.plots[0]: "plot-unbeatable" is already on the table',
    );
  });

  it('whose cards return at once has none in play', async () => {
    const text = (more: string) =>
      failuresOf(`name: x\npacks: [base, dark-pharaoh-revised]\n${more}\nsteps: [{ expect: { over: false } }]`);
    expect(await text('inPlay: [an-insidious-trap]\ndecks: { exhibit-encounter: [an-insidious-trap] }')).toBe(
      'a.yaml:3: "an-insidious-trap" returns to the deck exhibit-encounter once it is resolved, so it is never on the table',
    );
  });

  it('that is drawn at random may have a card in play besides those named', async () => {
    const text = (card: string) => `name: x
packs: [base, dunwich]
inPlay: [dunwich-horror-2]
decks: { dunwich-horror: [${card}] }
steps: [{ expect: { state: { inPlay.dunwich-horror-2: true } } }]`;
    expect(await failuresOf(text('dunwich-horror-3'))).toBe('');
    expect(await failuresOf(text('dunwich-horror-2'))).toBe('a.yaml:4: "dunwich-horror-2" is already on the table');
  });

  it('of the Dunwich Horror contains exactly the named cards', async () => {
    const text = (card: string) => `name: x
packs: [base, dunwich]
investigators: [{ name: Ann, place: sentinel-hill, maximum: { sanity: 9, stamina: 9 }, skills: { sneak: 0, will: 1 } }]
phase: movement
board: { monsters: { sentinel-hill: [the-dunwich-horror] } }
decks: { dunwich-horror: [${card}] }
seeds: [a, b, c]
steps:
  - answer: stop
  - answer: evade
    dice: [1, 1]
    expect: { events: [{ type: laidOut, card: dunwich-horror-2 }], state: { decks.dunwich-horror: [dunwich-horror-2] } }`;
    expect(await failuresOf(text('dunwich-horror-2'))).toBe('');
    expect(await failuresOf(text('dunwich-horor-2'))).toBe(
      'a.yaml:6: with the seed "a": there is no card "dunwich-horor-2" in the deck dunwich-horror (did you mean "dunwich-horror-2"?)',
    );
  });
});

it('a scenario has no seal at a stable location [A-ENC-46]', async () => {
  expect(await failuresOf('name: x\nboard: { seals: [library] }\nsteps: [{ expect: { over: false } }]')).toBe(
    'a.yaml:2: library is stable, so no gate is sealed there (A-ENC-46)',
  );
});

describe('the document about scenarios', () => {
  const text = readFileSync(fileURLToPath(new URL('../../../docs/scenarios.md', import.meta.url)), 'utf8');
  const tables = [...text.matchAll(/^\| field of `boxes\.([\w-]+)` \|[^\n]*\n((?:\|[^\n]*\n)+)/gm)];
  const fields = tables.flatMap(([, box = '', rows = '']) =>
    [...rows.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, path = '']) => [box, path] as const),
    ),
  );

  it('lists fields of every box', () => {
    expect(new Set(fields.map(([box]) => box)).size).toBe(5);
    expect(fields.length).toBeGreaterThan(30);
  });

  it.each(fields)('names a field of boxes.%s that the schema has: %s', (box, path) => {
    const parts = [box, ...path.replaceAll('[]', '.0').split('.')];
    const { $defs } = JSON.parse(readFileSync(SCHEMA, 'utf8')) as { $defs: { boxes: JsonSchema } };
    const found = parts.reduce<JsonSchema | undefined>(
      (schema, part) => schema && (/^\d+$/.test(part) ? itemOf(schema, Number(part)) : fieldOf(schema, part)),
      $defs.boxes,
    );
    expect(found).toBeDefined();
  });
});
