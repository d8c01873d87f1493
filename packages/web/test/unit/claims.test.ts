/** Texts of Learn, the coach and the table that make statements on rules. */
import { join } from 'node:path';
import { BASE } from '@vigil/content';
import { Words } from '@vigil/rules';
import { SHARED_TABLE_DE } from '@vigil/table/words/de/table';
import { SHARED_TABLE } from '@vigil/table/words/en/table';
import { describe, expect, it } from 'vitest';
import { readBooks } from '../../plugins/clauses.js';
import { CLAIMS, clausesBehind } from '../../src/words/claims.js';
import { COACH_DE } from '../../src/words/de/coach.js';
import { DARK_PHARAOH_LESSON_DE } from '../../src/words/de/dark-pharaoh-lesson.js';
import { DUNWICH_LESSON_DE } from '../../src/words/de/dunwich-lesson.js';
import { GATE_LESSONS_DE } from '../../src/words/de/gate-lessons.js';
import { KING_IN_YELLOW_LESSON_DE } from '../../src/words/de/king-in-yellow-lesson.js';
import { KINGSPORT_LESSON_DE } from '../../src/words/de/kingsport-lesson.js';
import { LEARN_DE } from '../../src/words/de/learn.js';
import { PRIMER_DE } from '../../src/words/de/primer.js';
import { TABLE_DE } from '../../src/words/de/table.js';
import { THINGS_AND_TERMS_DE } from '../../src/words/de/things-and-terms.js';
import { COACH } from '../../src/words/en/coach.js';
import { DARK_PHARAOH_LESSON } from '../../src/words/en/dark-pharaoh-lesson.js';
import { DUNWICH_LESSON } from '../../src/words/en/dunwich-lesson.js';
import { GATE_LESSONS } from '../../src/words/en/gate-lessons.js';
import { KING_IN_YELLOW_LESSON } from '../../src/words/en/king-in-yellow-lesson.js';
import { KINGSPORT_LESSON } from '../../src/words/en/kingsport-lesson.js';
import { LEARN } from '../../src/words/en/learn.js';
import { PRIMER } from '../../src/words/en/primer.js';
import { TABLE } from '../../src/words/en/table.js';
import { THINGS_AND_TERMS } from '../../src/words/en/things-and-terms.js';
import { RULE_FIGURES } from '../../src/words/figures.js';

const DOCS = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'rules');
const CLAUSES = new Set(
  readBooks(DOCS).flatMap(({ clauses }) => clauses.map((clause) => (clause as { id: string }).id)),
);

const TEXTS: Readonly<Record<string, string>> = {
  ...COACH,
  ...GATE_LESSONS,
  ...THINGS_AND_TERMS,
  ...LEARN,
  ...PRIMER,
  ...DARK_PHARAOH_LESSON,
  ...KINGSPORT_LESSON,
  ...KING_IN_YELLOW_LESSON,
  ...TABLE,
  ...SHARED_TABLE,
  ...DUNWICH_LESSON,
};
const TEXTS_DE: Readonly<Record<string, string>> = {
  ...COACH_DE,
  ...GATE_LESSONS_DE,
  ...THINGS_AND_TERMS_DE,
  ...LEARN_DE,
  ...PRIMER_DE,
  ...DARK_PHARAOH_LESSON_DE,
  ...KINGSPORT_LESSON_DE,
  ...KING_IN_YELLOW_LESSON_DE,
  ...TABLE_DE,
  ...SHARED_TABLE_DE,
  ...DUNWICH_LESSON_DE,
};
const ALL = Object.entries(CLAIMS) as [keyof typeof CLAIMS, string][];

/** Messages without statements on rules: names, titles, and navigation of the lessons. */
const PATTERNS_WITHOUT_CLAIM = [
  /^ui\.primer\.(games|lessons|aim|won|lost|turn\..*|again.*|legend.*|monsters\.(arkham|haunt)|border\..*|carries)$/,
  /^ui\.primer\.(places|stable|unstable|gate|face-down|seal|clue|arrows|street|symbols|you|cameo.*|sanity|stamina)$/,
  /^ui\.primer\.(slider|slots|dice|tracks|signs|sign\.(grey|black|none)|goals|(arkham|haunt)\.[1-5])$/,
  /^ui\.learn\.(title|about|game\..*|card\..*|begin|once-more|go-on|again|done|what-to-watch|waiting|failed)$/,
  /^ui\.learn\.(note|step|lead-back|gone-past|back.*|next|finish|skip.*|your-turn|why.*|tab|past.*|over.*)$/,
  /^ui\.learn\.other(\.text|\.fight|\.loss)?$/,
  /^ui\.learn\.(arkham|gate|dunwich|kingsport|pharaoh|king|haunt|shut)\.[a-z]+$/,
  /^ui\.learn\.watch\.(arkham|haunt|about|play|next|rules|lessons|(arkham|haunt)\.\d\.title)$/,
  /^ui\.learn\.arkham\.(paper\.text|walk\.there)$/,
  /^ui\.learn\.gate\.ready\.text$/,
  /^ui\.learn\.(haunt|shut)\.walk\.there$/,
  /^ui\.learn\.(dunwich|kingsport|pharaoh)\.walk\.(short|elsewhere)$/,
  /^ui\.coach\.(label|drew|fate)$/,
  /^ui\.notion\.(kind|skill\.luck|symbol\.worlds)$/,
  /^ui\.moves\.(now|stalker|aquatic)$/,
];

/** Messages of Learn, of the coach, and of explanations on the table. */
const CLAIM_PATTERN = /^(ui|shared)\.(primer|learn|coach|notion|moves|special|haunt\.(means|sign|why-not))\./;
const KEYS_WITHOUT_CLAIM = new Set(['ui.haunt.means.none']);

describe('the statements of the page on rules', () => {
  it('cite existing clauses, each once per message', () => {
    for (const [key, ids] of ALL) {
      const list = ids.split(' ');
      expect(new Set(list).size, key).toBe(list.length);
      expect(
        list.filter((id) => !CLAUSES.has(id)),
        key,
      ).toEqual([]);
    }
  });

  it('cite clauses in every message that is more than a name', () => {
    const without = Object.keys(TEXTS).filter(
      (key) =>
        CLAIM_PATTERN.test(key) &&
        !(key in CLAIMS) &&
        !KEYS_WITHOUT_CLAIM.has(key) &&
        !PATTERNS_WITHOUT_CLAIM.some((pattern) => pattern.test(key)),
    );
    expect(without).toEqual([]);
    expect(ALL.filter(([key]) => !(key in TEXTS))).toEqual([]);
  });

  it('cite clauses of the games that they are about, and of no other game', () => {
    for (const [key] of ALL) {
      const message = TEXTS[key] ?? '';
      const [arkham, haunt] = [clausesBehind('arkham', key), clausesBehind('haunt', key)];
      if (/^ui\.(primer|learn)\.(watch\.)?(haunt|shut)\./.test(key) || /\.haunt$/.test(key)) {
        expect(arkham, key).toEqual([]);
        expect(haunt, key).not.toEqual([]);
      } else if (
        /^ui\.(primer|learn)\.(watch\.)?(arkham|gate|dunwich|kingsport|pharaoh|king)\./.test(key) ||
        /\.arkham$/.test(key)
      ) {
        expect(haunt, key).toEqual([]);
        expect(arkham, key).not.toEqual([]);
      } else if (message.includes('{game, select')) {
        expect([arkham.length, haunt.length], key).not.toContain(0);
      }
    }
  });

  it('contain no literal numbers that the rules or the position can provide', () => {
    // Exceptions: faces of dice, and values in the positions of the lessons.
    const DICE = new Set([
      'ui.primer.dice.about',
      'ui.coach.rolled',
      'ui.learn.arkham.weapon.roll',
      'shared.special.lost',
    ]);
    const withNumbers = ALL.filter(([key]) => {
      if (DICE.has(key) || /^ui\.learn\.(arkham|gate|dunwich|kingsport|pharaoh|king|haunt|shut)\./.test(key))
        return false;
      const words = (text: string) => text.replace(/\{[^{}]*\}/g, (inner) => (/[ ]/.test(inner) ? inner : ''));
      return (
        /[3-9]|\d\d|\b(three|four|five|six|seven|eight|nine|ten)\b/i.test(words(TEXTS[key] ?? '')) ||
        /[3-9]|\d\d|\b(drei|vier|fünf|sechs|sieben|acht|neun|zehn)\b/i.test(words(TEXTS_DE[key] ?? ''))
      );
    });
    // Texts that cite clauses contain the numbers of the clauses.
    expect(withNumbers.map(([key]) => key).filter((key) => !key.startsWith('ui.haunt.why-not.'))).toEqual([]);
  });

  it('get their numbers from the rules', () => {
    const words = new Words('en', TEXTS, (_kind, id) => id);
    expect(words.say('ui.primer.arkham.won.2', RULE_FIGURES)).toBe('6 places are sealed for good.');
    expect(words.say('ui.learn.watch.haunt.6.title', RULE_FIGURES)).toBe('2 Doom or 1 Terror');
  });
});

describe('Learn', () => {
  it('says for Haunt that an investigator without Sanity or Stamina leaves the game [H-DEATH-01]', () => {
    for (const [locale, all, out] of [
      ['en', TEXTS, /out of the game/],
      ['de', TEXTS_DE, /aus dem Spiel/],
    ] as const) {
      const words = new Words(locale, all, (_kind, id) => id);
      for (const key of ['ui.primer.sanity.about', 'ui.primer.stamina.about', 'ui.notion.sanity', 'ui.coach.lost']) {
        expect(words.say(key, { game: 'haunt' }), key).toMatch(out);
        expect(words.say(key, { game: 'haunt' }), key).not.toMatch(/asylum|hospital|Anstalt|Krankenhaus/i);
        expect(words.say(key, { game: 'arkham' }), key).not.toMatch(out);
      }
    }
  });

  it('names the places where gates open most often', () => {
    const often = new Map<string, number>();
    for (const { gate } of BASE.mythos ?? []) {
      if (typeof gate === 'string') often.set(gate, (often.get(gate) ?? 0) + 1);
    }
    const most = Math.max(...often.values());
    const places = [...often].filter(([, n]) => n === most).map(([id]) => id);
    expect(places.sort()).toEqual(['independence-square', 'the-witch-house', 'unvisited-isle', 'woods']);
    for (const id of places) {
      const name = BASE.locations?.find((one) => one.id === id)?.name ?? id;
      expect(LEARN['ui.learn.watch.arkham.2'].toLowerCase()).toContain(name.toLowerCase());
    }
  });
});
