/** Events of a story that share one sentence: the steps of a walk, trophies given up, and skills that everyone sets. */
import type { Event, Words } from '@vigil/rules';
import type { TableEvent } from '@vigil/table';
import { areaOf } from '@vigil/table';
import type { ChronicleLanguage } from './chronicle-language.js';

/** True if an event shares a sentence with the events before it. */
export function continuesSentence(
  { content }: ChronicleLanguage,
  before: readonly TableEvent[],
  next: TableEvent,
): boolean {
  const [first] = before;
  if (!first) return false;
  if (first.event.type === 'sliders') return next.event.type === 'sliders';
  if (first.event.type === 'trophyGivenUp')
    return next.event.type === 'trophyGivenUp' && next.event.seat === first.event.seat;
  if (first.event.type !== 'moved' || next.event.type !== 'moved') return false;
  const steps = [...before, next].flatMap(({ event }) => (event.type === 'moved' ? [event] : []));
  return steps.every(
    ({ seat, to, from }) =>
      seat === steps[0]?.seat && from === undefined && areaOf(content, to) === 'city' && to !== 'jail',
  );
}

/** Returns one sentence for several such events; undefined if they are not of these kinds. */
export function mergedSentence({ words }: ChronicleLanguage, together: readonly TableEvent[]): string | undefined {
  const [first] = together;
  if (!first || together.length < 2) return undefined;
  const { event, sheets } = first;
  const investigator = (seat: number) => words.name('investigator', sheets[seat] ?? '');
  if (event.type === 'sliders') {
    const seats = [...new Set(together.flatMap(({ event: one }) => (one.type === 'sliders' ? [one.seat] : [])))];
    if (seats.length === 1) return undefined;
    return seats.length === sheets.length
      ? words.say('chron.sliders.all')
      : words.say('chron.sliders', { who: words.list(seats.map(investigator)) });
  }
  if (event.type === 'trophyGivenUp') {
    const trophies = together.flatMap(({ event: one }) => (one.type === 'trophyGivenUp' ? [one] : []));
    const what = words.list(trophies.map((one) => trophyName(words, one)));
    return words.say('chron.trophies', { investigator: sheets[event.seat] ?? '', n: trophies.length, what });
  }
  if (event.type !== 'moved') return undefined;
  const steps = together.flatMap(({ event: one }) => (one.type === 'moved' ? [one.to] : []));
  const way = steps.slice(0, -1).map((place) => words.name('place', place));
  return words.say('chron.walk', {
    investigator: sheets[event.seat] ?? '',
    place: steps.at(-1) ?? '',
    way: way.join(' → '),
  });
}

function trophyName(words: Words, { monster, gate }: Extract<Event, { type: 'trophyGivenUp' }>): string {
  return monster === undefined ? words.say('chron.trophy.gate', { gate: gate ?? '' }) : words.name('monster', monster);
}
