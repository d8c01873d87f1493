import { optionId, type TypedDecision } from '@vigil/rules';
import { areaOf, cluesOn, findWalks, sealsOf, shortestPath, streetMapOf, visibleGateAt } from '@vigil/table';
import { countNames } from '../games/rows.js';
import type { TerminalScene } from './scene.js';
import { say } from './text.js';

/**
 * Lists the contents of a place one by one.
 *
 * @param by the investigator who would be there, left out of the list
 */
export function thingsAt(
  { w, view }: TerminalScene,
  place: string,
  by?: string,
): Record<'gates' | 'foes' | 'clues' | 'people', string[]> {
  const gates: string[] = [];
  const gate = visibleGateAt(view, place);
  if (gate)
    gates.push(
      gate.marker === undefined
        ? say(w, 'shared.here.unknown-gate')
        : say(w, 'shared.here.gate', { gate: gate.marker, to: w.nameInForm('gate', gate.marker, 'to') }),
    );
  if (sealsOf(view).includes(place)) gates.push(say(w, 'shared.here.sealed'));
  if (view.closed.some(({ at }) => at === place)) gates.push(say(w, 'shared.here.closed'));
  const foes = view.monsters
    .filter(({ at }) => at === place)
    .map(({ token }) => {
      const n = cluesOn(view, token);
      return n === 0
        ? w.name('monster', token)
        : say(w, 't.here.carries', { monster: token, clues: w.say('amount.clue', { n }) });
    });
  const clues = view.clues[place] ?? 0;
  const people = view.investigators.filter((investigator) => investigator.place === place && investigator.id !== by);
  return {
    gates,
    foes: countNames(foes),
    clues: clues > 0 ? [w.say('amount.clue', { n: clues })] : [],
    people: people.map(({ id }) => w.name('investigator', id)),
  };
}

/** Describes the contents of a place in a few words. */
export function whatIsAt(scene: TerminalScene, place: string, by?: string): string {
  const { gates, foes, clues, people } = thingsAt(scene, place, by);
  return [...gates, ...foes, ...clues, ...people].join(', ');
}

/** Returns the walking distance between two places in steps; undefined if no path exists. */
export function stepsTo({ content }: TerminalScene, from: string, to: string): number | undefined {
  if (from === to) return 0;
  if (areaOf(content, from) !== 'city' || areaOf(content, to) !== 'city') return undefined;
  const ways = streetMapOf(content);
  const way = shortestPath(ways, from, to);
  // If there is no connection, the path consists of its two ends.
  return way.length === 2 && !ways.get(from)?.includes(to) ? undefined : way.length - 1;
}

/** Returns the places in reach of the moving investigator, the nearest first, each with its answers. */
export function inReach(
  { content, view }: TerminalScene,
  decisions: readonly TypedDecision[],
): { readonly place: string; readonly answers: readonly string[] }[] {
  const moving = decisions.find(({ key }) => key === 'q.movement');
  if (!moving) return [];
  const next = moving.options.flatMap(({ id, on }) => (on !== undefined && id === optionId.go(on) ? [on] : []));
  const walks = [...findWalks(content, view, moving)].map(([place, answers]) => ({ place, answers }));
  return [...next.map((place) => ({ place, answers: [optionId.go(place)] })), ...walks];
}
