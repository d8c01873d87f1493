/** German clauses of purpose: "um 1 Zauber zu ziehen", from the infinitive after "du darfst". */
import type { Words } from './words.js';

/** Verbs that "zu" precedes. */
const PLAIN = [
  'behalten',
  'bestehen',
  'besiegen',
  'betreten',
  'bewegen',
  'durchsuchen',
  'entfernen',
  'erhalten',
  'erhöhen',
  'geben',
  'gehen',
  'haben',
  'ignorieren',
  'kaufen',
  'legen',
  'machen',
  'nehmen',
  'schließen',
  'senken',
  'stellen',
  'tauschen',
  'verhindern',
  'verringern',
  'verschieben',
  'verzichten',
  'versiegeln',
  'verwenden',
  'werten',
  'werfen',
  'wirken',
  'wählen',
  'ziehen',
  'zählen',
  'überspringen',
];

/** Verbs with a prefix that "zu" follows. */
const SEPARABLE: ReadonlyMap<string, string> = new Map(
  [
    'ab-legen',
    'an-sehen',
    'auf-decken',
    'auf-frischen',
    'auf-nehmen',
    'auf-rücken',
    'um-drehen',
    'zurück-erhalten',
    'zurück-kehren',
    'zurück-legen',
  ].map((verb) => [verb.replace('-', ''), verb.replace('-', 'zu')]),
);

const VERB = new RegExp(`(?<= )(?:${[...PLAIN, ...SEPARABLE.keys()].join('|')})(?= und | oder |, bis | \\(|$)`, 'gu');
/** A loss is bought only if it is smaller than the one before it. */
const SMALLER_LOSS = /(?<= weniger )verlieren$/u;

const PURPOSES = [...PLAIN.map((verb) => `zu ${verb}`), 'zu verlieren', ...SEPARABLE.values()];
const ENDS_WITH_PURPOSE = new RegExp(` (?:${PURPOSES.join('|')})(?: \\([^)]*\\))?$`, 'u');
/** A word before "und" or "oder" that may be another verb: "senken oder …". */
const OTHER_INFINITIVE = new RegExp(` (?!(?:${PURPOSES.join('|')}) )(?!zu )\\p{Ll}+en (?:und|oder) `, 'u');

/**
 * Returns an infinitive phrase as a purpose, with the sentences after it: "1 Zauber zu ziehen".
 *
 * @returns undefined if the language has no such clause or the phrase is none that can be one
 */
export function aimOf(w: Words, infinitive: string): string | undefined {
  if (!w.has('aim')) return undefined;
  const end = infinitive.search(/\.(?: |$)/u);
  const phrase = end < 0 ? infinitive : infinitive.slice(0, end);
  const rest = infinitive.slice(phrase.length);
  const bare = phrase.replace(/\([^)]*\)/g, '').replace(/, bis du [^,]+, und /u, ' und ');
  if (/[,:;–]/.test(bare) || /\b(?:dich|sich)\b/.test(bare)) return undefined;
  const converted = phrase
    .replace(SMALLER_LOSS, 'zu verlieren')
    .replace(VERB, (verb) => SEPARABLE.get(verb) ?? `zu ${verb}`);
  if (
    converted === phrase ||
    OTHER_INFINITIVE.test(converted.replace(/ zu (?=\p{Ll}+en )/gu, ' zu_')) ||
    !ENDS_WITH_PURPOSE.test(converted)
  )
    return undefined;
  return w.say('aim', { aim: converted }) + rest;
}
