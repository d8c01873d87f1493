import { readFile } from 'node:fs/promises';
import { BASE } from '@vigil/content';
import { Content } from '@vigil/rules';
import { pathThrough, shortestPath, streetMapOf, type TableEvent, type TableView } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { startDelay, travelPath } from '../../src/motion/board-animations.js';
import { compareViews } from '../../src/motion/changes.js';
import { ANSWER_MS, CARD_MS, MOVE_MS } from '../../src/motion/durations.js';
import { parseSettings, upgradeSettings } from '../../src/motion/settings.js';

const content = new Content([BASE]);
const streetMap = streetMapOf(content);

const table = (changes: Partial<Record<string, unknown>>): TableView =>
  ({ investigators: [], monsters: [], gates: [], clues: {}, doom: 0, terror: 0, ...changes }) as unknown as TableView;
const toTableEvents = (...events: TableEvent['event'][]): TableEvent[] =>
  events.map((event) => ({ event, at: 0, sheets: [], hits: [] }));

describe('paths of travel', () => {
  it('lead from every place to every other by adjacent places', () => {
    const places = [...streetMap.keys()];
    expect(places.length).toBe(content.streets.size + content.locations.size);
    for (const from of places) {
      for (const to of places) {
        const path = shortestPath(streetMap, from, to);
        expect([path[0], path.at(-1)]).toEqual([from, to]);
        for (const [i, place] of path.slice(1).entries()) expect(streetMap.get(path[i]!)).toContain(place);
      }
    }
  });

  it('include every stop of the traveller, even if there is a shorter path', () => {
    const path = pathThrough(streetMap, ['northside', 'downtown', 'northside', 'merchant-district']);
    expect(path).toEqual(['northside', 'downtown', 'northside', 'merchant-district']);
  });

  it('are straight lines if no street leads to the destination', () => {
    expect(shortestPath(streetMap, 'downtown', 'sky')).toEqual(['downtown', 'sky']);
    expect(shortestPath(streetMap, 'r-lyeh-1', 'lost')).toEqual(['r-lyeh-1', 'lost']);
  });

  it('turn only at streets between start and end', () => {
    const middle = (place: string) => ({ x: place.length, y: 0, turns: content.streets.has(place) });
    const path = travelPath({ roads: streetMap, centreOf: middle }, { x: -1, y: -1 }, ['newspaper', 'train-station'], {
      x: -2,
      y: -2,
    });
    expect(path.map(({ x }) => x)).toEqual([-1, 'northside'.length, -2]);
  });

  it('end within the time of a card for any number of travellers', () => {
    for (let n = 1; n <= 20; n++) {
      for (let i = 0; i < n; i++) expect(startDelay(i, n) + MOVE_MS).toBeLessThanOrEqual(CARD_MS);
    }
  });
});

describe('the changes between two views', () => {
  it('include travels with the stops of their events', () => {
    const who = (place: string) => [{ seat: 0, id: 'joe-diamond', place }];
    const monster = (at: string) => [{ token: 'ghoul-1', at }];
    const { travels } = compareViews(
      table({ investigators: who('northside'), monsters: monster('downtown') }),
      table({ investigators: who('easttown'), monsters: monster('northside') }),
      toTableEvents(
        { type: 'moved', seat: 0, to: 'downtown' },
        { type: 'moved', seat: 0, to: 'easttown' },
        { type: 'monsterMoved', monster: 'ghoul-1', from: 'downtown', to: 'northside' },
      ),
    );
    expect(travels).toEqual([
      { id: 'joe-diamond', kind: 'investigator', stops: ['northside', 'downtown', 'easttown'] },
      { id: 'ghoul-1', kind: 'monster', stops: ['downtown', 'northside'] },
    ]);
  });

  it('include no travel when a new investigator takes over a seat', () => {
    const before = table({ investigators: [{ seat: 0, id: 'joe-diamond', place: 'woods' }] });
    const after = table({ investigators: [{ seat: 0, id: 'jenny-barnes', place: 'train-station' }] });
    expect(compareViews(before, after, []).travels).toEqual([]);
  });

  it('include opened, closed and turned gates, and Clues with the investigator who took them', () => {
    const before = table({
      gates: [
        { at: 'woods', marker: 'a' },
        { at: 'graveyard', marker: undefined },
      ],
      clues: { woods: 2, 'black-cave': 1 },
      investigators: [{ seat: 0, id: 'joe-diamond', place: 'woods' }],
      doom: 1,
    });
    const after = table({
      gates: [
        { at: 'graveyard', marker: 'b' },
        { at: 'the-unnamable', marker: 'c' },
      ],
      clues: { 'black-cave': 2 },
      investigators: [{ seat: 0, id: 'joe-diamond', place: 'woods' }],
      doom: 2,
    });
    const events = toTableEvents({ type: 'cluesTaken', seat: 0, at: 'woods', amount: 2 });
    expect(compareViews(before, after, events)).toMatchObject({
      gates: [
        { at: 'graveyard', what: 'turned' },
        { at: 'the-unnamable', what: 'opened' },
        { at: 'woods', what: 'closed' },
      ],
      clues: [
        { at: 'woods', by: -2, taker: 'joe-diamond' },
        { at: 'black-cave', by: 1, taker: undefined },
      ],
      doom: 1,
      terror: 0,
    });
  });
});

describe('stored settings', () => {
  it('are used as far as they are valid', () => {
    const defaults = {
      motion: true,
      sound: false,
      volume: 60,
      text: 100,
      pace: 'directed',
      paceChosen: false,
      opening: true,
      atmosphere: true,
      analysis: true,
      answerDelay: 350,
    };
    for (const invalid of [
      undefined,
      null,
      7,
      'x',
      [],
      { text: '130', pace: 3, sound: 1, motion: 'no', answerDelay: 7, volume: '9', atmosphere: 0 },
    ]) {
      expect(parseSettings(invalid)).toEqual(defaults);
    }
    expect(
      parseSettings({
        text: 400,
        pace: 'steps',
        motion: false,
        answerDelay: 1000,
        volume: -3,
        atmosphere: false,
        analysis: false,
        paceChosen: true,
        opening: false,
      }),
    ).toEqual({
      motion: false,
      sound: false,
      volume: 0,
      text: 130,
      pace: 'steps',
      paceChosen: true,
      opening: false,
      atmosphere: false,
      analysis: false,
      answerDelay: 1000,
    });
  });
});

describe('settings of an earlier page', () => {
  it('keep their values under the current names', () => {
    const former = { chosen: true, unseen: 1000, pace: 'quick', volume: 20 };
    expect(parseSettings(upgradeSettings(former))).toMatchObject({
      paceChosen: true,
      answerDelay: 1000,
      pace: 'quick',
      volume: 20,
    });
    expect(parseSettings(upgradeSettings('x'))).toEqual(parseSettings({}));
  });
});

describe('the durations of motion', () => {
  it('are equal in scripts and style sheets', async () => {
    const style = await readFile(new URL('../../src/motion/motion.css', import.meta.url), 'utf8');
    for (const [name, time] of Object.entries({ answer: ANSWER_MS, move: MOVE_MS, card: CARD_MS })) {
      expect(style).toContain(`--${name}: ${time}ms;`);
    }
  });
});
