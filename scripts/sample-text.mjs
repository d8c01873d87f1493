/**
 * Prints a random sample of everything players read, numbered, for readers who judge it: interface messages with their
 * keys, generated texts of components, and log lines of random finished games. The same seed gives the same sample.
 * Needs compiled packages.
 *
 *   node scripts/sample-text.mjs [--seed N] [--messages 200] [--cards 120] [--events 60] [--lang en|de]
 */
import { parseArgs } from 'node:util';
import { textsOf } from './lib/player-text/branches.mjs';
import { allMessages, componentTexts, LANGUAGES } from './lib/player-text/collect.mjs';
import { logLines } from './lib/player-text/log-lines.mjs';
import { Problem, runIfMain } from './lib/run.mjs';

const OPTIONS = {
  seed: { type: 'string', default: '1' },
  messages: { type: 'string', default: '200' },
  cards: { type: 'string', default: '120' },
  events: { type: 'string', default: '60' },
  lang: { type: 'string', default: 'en' },
};

await runIfMain(import.meta.url, async () => {
  const { values } = parseArgs({ options: OPTIONS });
  const { seed, lang } = values;
  if (!LANGUAGES.includes(lang)) throw new Problem(`--lang is ${LANGUAGES.join(' or ')}, not "${lang}".`);
  const inLanguage = ({ language }) => language === lang;
  // A text that only inserts others, such as "{place}", is nothing to judge.
  const messages = (await allMessages()).filter(
    (one) => inLanguage(one) && /\p{L}/u.test(one.text.replace(/\{[^}]*\}/g, '')),
  );
  printSample('Interface messages', messages, await drawer(`${seed} messages`), count(values.messages), formatMessage);
  const cards = (await componentTexts()).filter(inLanguage);
  printSample('Texts of components', cards, await drawer(`${seed} cards`), count(values.cards), formatCard);
  const events = count(values.events);
  const lines = events === 0 ? [] : await logLines(seed, lang);
  printSample('Log lines', lines, await drawer(`${seed} events`), events, ({ game, text }) => `${text}  [${game}]`);
});

function count(text) {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 0) throw new Problem(`"${text}" is not a number of texts.`);
  return n;
}

/** Returns a function that draws whole numbers below a limit. */
async function drawer(seed) {
  const { RandomSource } = await import('@vigil/bots');
  const random = new RandomSource(seed);
  return (limit) => random.below(limit);
}

/** Prints `n` different things in random order. */
function printSample(title, all, draw, n, format) {
  const rest = [...all];
  const size = Math.min(n, rest.length);
  console.log(`## ${title}: ${size} of ${rest.length}\n`);
  for (let i = 0; i < size; i++) {
    const at = i + draw(rest.length - i);
    [rest[i], rest[at]] = [rest[at], rest[i]];
    console.log(`${i + 1}. ${format(rest[i])}`);
  }
  console.log('');
}

function formatMessage({ file, key, text }) {
  return `${textsOf(text).join('\n   / ')}\n   (${key}, ${file.replace(/^packages\//, '')})`;
}

function formatCard({ file, key, name, text }) {
  return `${name} (${key}, ${file.replace(/^generated\//, '')})\n   ${text.replaceAll('\n', '\n   ')}`;
}
