import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileSchema } from '@vigil/content/file';
import { parseScenarios, runScenario } from '@vigil/lab/scenario';
import { describe, expect, it } from 'vitest';

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

/** Returns a scenario with the state of boxes on its third line. */
const boxes = (packs: string, boxState: string, more = '') =>
  `name: x\npacks: [base, ${packs}]\nboxes: { ${boxState} }\n${more}\nsteps: [{ expect: { over: false } }]`;

describe('the state of a box in a scenario', () => {
  it.each([
    ['dunwich', 'dunwhich: {}', 'no box "dunwhich" keeps anything on this table (did you mean "dunwich"?)'],
    ['dunwich', 'dunwich: { horor: 1 }', 'boxes.dunwich.horor is unknown (did you mean "horror"?)'],
    ['dunwich', 'dunwich: { horror: 7 }', 'boxes.dunwich.horror must be <= 3'],
    ['dunwich', 'dunwich: { horror: null }', 'boxes.dunwich.horror must be integer'],
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
      'halves[0] has 3 entries, where there is room for 2',
    ],
    ['kingsport', tracks('halfs: [[], []], halves: [[], []]'), 'halfs is unknown (did you mean "halves"?)'],
    ['kingsport', tracks('at: wods, halves: [[], []]'), '(did you mean "woods"?)'],
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
      'a.yaml:4: boxes.king-in-yellow.acts[0]: "act-1" lies on the table already',
    );
    const signs = 'boxes.king-in-yellow.signs';
    expect(await text('boxes: { king-in-yellow: { signs: { doom: 2 } } }', `${signs}.left: 8`)).toBe('');
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
    ['dunwich', 'boxes.dunwhich.horror: null', 'no box "dunwhich" keeps anything'],
    ['kingsport', 'boxes.kingsport.tracks.0.rifft: null', 'no "rifft" (did you mean "rift"?)'],
    ['kingsport', 'boxes.kingsport.tracks.3.at: null', 'no "3"'],
    ['kingsport', 'boxes.kingsport.tracks.0.halves.0.0.faceDwn: null', 'no "faceDwn" (did you mean "faceDown"?)'],
    ['kingsport', 'tracks.0.at: null', 'there is no "tracks.0.at"'],
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

describe('a deck of a box', () => {
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
