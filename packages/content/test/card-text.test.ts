/** Generated text of every component of every box, without sentences written by hand. */
import {
  ancientOneText,
  CATALOGUES,
  Content,
  cardText,
  createWords,
  entryText,
  investigatorText,
  type Language,
  locationText,
  monsterText,
  mythosText,
  type Pack,
  packOf,
  tableCardText,
  type Words,
} from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { BOXES, loadBoxes } from '../src/index.js';
import { loadBoxWords } from '../src/words.js';

const PACKS = (await loadBoxes(BOXES.entries.map(({ id }) => id))).map(({ pack }) => pack);
/** Names of decks and cards; the other messages of a box are sentences written by hand. */
const NAMES = /^(?:card|deck|status)\./;
const STAND_IN: Readonly<Record<Language, string>> = {
  en: '{who, select, third {does this} other {do this}}',
  de: '{who, select, third {tut dies} may {dies tun} other {tue dies}}',
};

/** Returns the messages of a box with a stand-in for each sentence written by hand. */
function withStandIns(messages: Pack['messages'] = {}, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [key, NAMES.test(key) ? text : STAND_IN[language]]),
  );
}

async function wordsFor(pack: Pack, language: Language): Promise<Words> {
  const packs = PACKS.slice(0, PACKS.indexOf(pack) + 1);
  const own = await loadBoxWords(
    packs.map(({ id }) => id),
    language,
  );
  const content = new Content(packs.map((one) => packOf({ ...one, messages: withStandIns(one.messages, language) })));
  return createWords(
    language,
    CATALOGUES[language],
    content,
    own.map((one) => ({ ...one, messages: withStandIns(one.messages, language) })),
  );
}

/** Returns the lines of all components of a pack, each after the component's id. */
function linesOf(pack: Pack, w: Words): [id: string, line: string][] {
  const lines = (id: string, texts: readonly string[]) => texts.map((text): [string, string] => [id, text]);
  return [
    ...pack.investigators.flatMap((one) => lines(one.id, investigatorText(w, one))),
    ...pack.ancientOnes.flatMap((one) => {
      const { worshippers, power, startOfBattle, attack } = ancientOneText(w, one);
      return lines(one.id, [...worshippers, ...power, ...startOfBattle, ...attack]);
    }),
    ...pack.monsters.flatMap((one) => lines(one.id, monsterText(w, one))),
    ...pack.cards.flatMap((one) => lines(one.id, cardText(w, one))),
    ...pack.mythos.flatMap((one) => lines(one.id, mythosText(w, one))),
    ...(pack.tableCards ?? []).flatMap((one) => lines(one.id, tableCardText(w, one))),
    ...pack.locations.flatMap((one) => lines(one.id, locationText(w, one))),
    ...[...pack.locationCards, ...pack.gateCards].flatMap(({ id, entries }) =>
      entries.flatMap((entry) => lines(`${id}/${entry.at}`, [entryText(w, entry)])),
    ),
  ];
}

/** Patterns of faulty wordings, by the name of the fault. */
const FAULTS: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  en: {
    'an article before a name': /\b[Ee]very The\b|\bat The\b|\ba Changed\b/,
    'two colons in a row': /: (?:either|choose|each investigator): |: \([A-Z]/,
    'a scope lost at a full stop': /accept this:[^.]*\. Then, if|\. Then, if /,
    '“your” after “each”': /\b[Ee]ach (?:other )?(?:investigator|player)(?! in your)[^.;:(]*\byour\b/,
    'a modifier after “at”': /check at [+−]/,
    'an empty label': /Declined:|Not available:|Either way|Passed or failed|Done or declined|Whatever/,
    'a missing capital': /\b(?:Common|Unique|Exhibit) items?\b/,
    'a replaced wording': /\bin place of\b|\bas long as\b|\bturn up the\b|\bwhoever\b|\bpay \d+ Clue|\bpay trophies/i,
    'a doubled word': /\b(they|you|to|the|and|a) \1\b/,
    'a street without a name': /\bto the street(?! area)\b/,
    'a verb in the wrong person': /\bthey (?:loses|gains|draws|moves|makes|is|has)\b|\byou (?:loses|gains|is|has)\b/,
  },
  de: {
    'two colons in a row': /: wähle: |: \([A-ZÄÖÜ]/,
    'a modifier after “mit”': /probe mit [+−]/,
    'an empty label': /Abgelehnt:|Nicht verfügbar:|Bestanden oder nicht|Getan oder|Bei jedem Ergebnis/,
    '“dein” after “jeder”': /\bJeder (?:andere )?(?:Ermittler|Spieler)(?! in deinem)[^.;:(]*\bdein/,
    'a doubled word': /\b(er|du|in|zu|die|und|darf) \1\b/,
    'a verb in the wrong person':
      /\b[Ee]r (?:verliere|erhalte|ziehe|gehe|mache|wirst|hast)\b|\bdu (?:verliert|hat|wird)\b/,
    'two punctuation marks in a row': /\.,|,,|,\.| \./,
  },
};

/** Words of a sentence: at most `most`, and at most `many` but for a `share` of the sentences. */
const LENGTH = { most: 55, many: 30, share: 0.025 };

describe.each(PACKS.map((pack) => [pack.id, pack] as const))('the card text of %s', (_id, pack) => {
  it.each(['en', 'de'] as const)('has none of the known faults (%s)', async (language) => {
    const lines = linesOf(pack, await wordsFor(pack, language));
    expect(lines.length).toBeGreaterThan(50);
    for (const [fault, wording] of Object.entries(FAULTS[language])) {
      expect(
        lines.filter(([, line]) => wording.test(line)),
        fault,
      ).toEqual([]);
    }
  });

  it.each(['en', 'de'] as const)('has no long sentences (%s)', async (language) => {
    const lines = linesOf(pack, await wordsFor(pack, language));
    const sentences = lines.flatMap(([, line]) => line.split(/(?<=[.!?;]) (?=[\p{Lu}\d(])/u));
    const long = (words: number) => sentences.filter((text) => text.split(' ').length > words);
    expect(long(LENGTH.most)).toEqual([]);
    expect(long(LENGTH.many).length / sentences.length).toBeLessThan(LENGTH.share);
  });
});

describe('the patterns of faults', () => {
  it('match the faulty wordings', () => {
    const faulty = [
      'Every The Dunwich Horror has Ambush.',
      'If you are Cursed: choose: (a) lose 1 Clue; (b) pay $2.',
      'You may accept this: lose 2 Sanity. Then, if you are sane, Eric Colt joins you.',
      'Each investigator loses half of your items.',
      'Luck check at −1.',
      'Declined: nothing happens.',
      'Draw 1 Common item.',
      'Lose 1 Clue in place of that.',
      'Passed: they they may draw 1 Spell.',
      'Move to the street.',
      'Failed: they loses 1 Clue.',
    ];
    expect(faulty.map((text) => Object.values(FAULTS.en).filter((wording) => wording.test(text)).length)).toEqual(
      faulty.map(() => 1),
    );
  });
});
