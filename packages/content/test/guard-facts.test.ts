/** The parser of the facts' shorthand (`guard/facts`), with our own examples. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readFacts } from './guard/facts/read-facts.js';
import { parseEffects } from './guard/facts/shorthand.js';
import { formatLine, formatLines, parseLine } from './guard/normal-form.js';

const readShorthand = (effect: string | string[]): string[] => formatLines(parseEffects(effect));

describe('an effect in shorthand', () => {
  test.each([
    [
      'check luck -1: pass(gain 2 clues, draw 1 spell) fail(cursed)',
      'check luck -1 {pass (gain 2 clue, draw 1 spell); fail (receive curse)}',
    ],
    ['check lore +0 x2: fail(stay here next turn)', 'check lore +0 x2 {fail (delayed)}'],
    [
      'check luck +0: by-successes(0: nothing; 1-2: gain $1; 3+: return to arkham)',
      'check luck +0 {0 (); 1 (gain 1 money); 3 (return)}',
    ],
    ['may pay $3: (gain 1 clue) else(move to the street)', 'may pay 3 money {yes (gain 1 clue); no (move street)}'],
    ['choose(a(pay $4) b(lose all $))', 'choose {a (pay 4 money); b (lose all money)}'],
    ['roll 1d6: 1-3(gain that many stamina) 4-6(nothing)', 'roll 1 {faces 1 2 3 (gain rolled stamina)}'],
    [
      'if(has $3 or more): (lose $3) else(blessed)',
      'if money at least 3 {then (lose 3 money); else (receive blessing)}',
    ],
    ['take ally:duke else(gain $3)', 'take ally:duke {else (gain 3 money)}'],
    [
      'each investigator: check will -1: fail(lose 1 sanity)',
      'each investigators {do (check will -1 {fail (lose 1 sanity)})}',
    ],
    [
      'if(condition:coded-messages face down): (may spend 1 clue: (that condition face up))',
      'if not face-up coded-messages {then (may pay 1 clue {yes (turn coded-messages up)})}',
    ],
    ['may(doom +1: take ally:duke else(gain $5))', 'may {yes (doom +1, take ally:duke {else (gain 5 money)})}'],
    ['if(fewer than 5 clues): (clues up to 5)', 'gain up to 5 clue'],
    [
      'may discard 1 unique, common or spell: (draw 3 of that deck keep 1)',
      'choose {a (pay 1 unique, draw 3 unique keep 1); b (pay 1 common, draw 3 common keep 1); c (pay 1 spell, draw 3 spell keep 1); d (nothing)}',
    ],
    ['twice: roll 1d6: success(draw 1 unique)', 'roll 2 {success (draw 1 unique)}'],
  ])('is read: %s', (shorthand, line) => {
    expect(readShorthand(shorthand)).toEqual([line]);
  });

  test('of several sentences is read in their order', () => {
    expect(readShorthand(['gain $5', 'lose 1 sanity'])).toEqual(['gain 5 money', 'lose 1 sanity']);
  });

  test('loses Sanity and Stamina at once if the losses are next to each other [A-STATUS-10]', () => {
    expect(readShorthand('lose 2 stamina, lose 1 sanity')).toEqual(['lose 1 sanity and 2 stamina']);
    expect(readShorthand(['lose 2 stamina', 'gain 1 clue', 'lose 1 sanity'])).toHaveLength(3);
  });

  test('with dice for each point of Stamina devours at 0, and gives a reward otherwise', () => {
    const wager =
      'roll 1d6 for each current stamina, lose 1 stamina for each failure, if(stamina 0): (devoured) else(gain 3 clues)';
    expect(readShorthand(wager)).toEqual(['roll stamina {then (lose failures stamina fatally, gain 3 clue)}']);
  });

  test.each([
    ['gain 2 gold', ['«gain 2 gold»']],
    ['check luck -1: pass(dance (twice), gain 1 clue)', ['check luck -1 {pass («dance (twice)», gain 1 clue)}']],
    ['if(the moon is full): (gain 1 clue)', ['if «the moon is full» {then (gain 1 clue)}']],
    ['may pay 3 cows: (gain 1 clue)', ['may pay «3 cows» {yes (gain 1 clue)}']],
    // An unknown branch is quoted as a whole.
    [
      'check luck -1: by-successes(0: nothing; 2+: gain $1)',
      ['«check luck -1: by-successes(0: nothing; 2+: gain $1)»'],
    ],
    ['gain 1 clue) lose 1 clue', ['«gain 1 clue) lose 1 clue»']],
    ['gain 1 clue, ', ['«gain 1 clue,»']],
  ])('keeps unknown words as quoted words: %s', (shorthand, lines) => {
    expect(readShorthand(shorthand)).toEqual(lines);
    for (const line of lines) expect(formatLine(parseLine(line))).toBe(line);
  });
});

describe('a folder of facts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('with two editions is read in the requested edition', () => {
    const entries = '{world: abyss, effect: cursed, revised: blessed}, {world: other, effect: delayed}';
    writeFileSync(join(folder, 'gate-cards.yaml'), `cards:\n  - {number: 1, colour: red, entries: [${entries}]}\n`);
    const card = (revised: boolean) => readFacts(folder, revised).reading.gateCards?.['gate-card-1'];
    expect(card(false)).toEqual({ colour: 'red', abyss: ['receive curse'], other: ['delayed'] });
    expect(card(true)).toEqual({ colour: 'red', abyss: ['receive blessing'], other: ['delayed'] });
  });

  test('is read entry by entry, with lists of unread words and of unknown files', () => {
    const cards = [
      '{number: 1, colour: red, entries: [{world: abyss, theme: a, effect: "return to arkham"}, {world: other, effect: "dance"}]}',
      '{number: 2, colour: red, shape: round, entries: []}',
    ];
    writeFileSync(join(folder, 'gate-cards.yaml'), `cards:\n${cards.map((card) => `  - ${card}\n`).join('')}`);
    writeFileSync(join(folder, 'songs.yaml'), 'songs: []\n');
    const { reading, unread, unknown } = readFacts(folder);
    expect(reading).toEqual({
      gateCards: {
        'gate-card-1': { colour: 'red', abyss: ['return'], other: ['«dance»'] },
        'gate-card-2': { colour: 'red', shape: '«round»' },
      },
    });
    expect(unread).toEqual([
      { at: 'gateCards/gate-card-1', why: 'dance' },
      { at: 'gateCards/gate-card-2', why: 'round' },
    ]);
    expect(unknown).toEqual(['songs.yaml']);
  });
});
