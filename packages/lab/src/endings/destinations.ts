import type { Content, Investigator, State } from '@vigil/rules';

/**
 * Returns the places an investigator should go to. Two investigators avoid the same destination if there is a choice.
 */
export function chooseDestinations(content: Content, state: State, purpose: Purpose, who: Investigator): string[] {
  const hurt = (who.sanity < 2 && 'arkham-asylum') || (who.stamina < 2 && 'st-marys-hospital');
  if (hurt && who.money >= 1) return [hurt];
  if (purpose === 'slay') return [...content.streets.keys()];
  if (who.explored) return [who.place];
  const gates = state.gates.map(({ at }) => at).filter((at) => isUnclaimed(state, who, at));
  const withClues = Object.keys(state.clues).filter((at) => (state.clues[at] ?? 0) > 0 && isUnclaimed(state, who, at));
  if (purpose === 'close') return gates.length > 0 ? gates : withClues;
  const ready = who.clues >= 5 || who.cards.some(({ card }) => card === 'elder-sign');
  if (ready && gates.length > 0) return gates;
  if (withClues.length > 0) return withClues;
  return gates;
}

/** True if no other investigator is there or on the way beyond that gate. */
function isUnclaimed(state: State, who: Investigator, at: string): boolean {
  return !state.investigators.some(
    (other) =>
      other !== who && (other.place === at || other.enteredAt === at || (other.explored && other.place === at)),
  );
}

/** Maximum detour, in areas, to avoid a monster. */
const MONSTER_DETOUR = 4;

/** Returns the distance to the nearest of some places, avoiding monsters where the detour is short. */
export function stepsToNearest(content: Content, state: State, from: string, goals: readonly string[]): number {
  const far = new Map<string, number>();
  let ring: [string, number][] = goals.map((goal) => [goal, 0]);
  while (ring.length > 0) {
    const next: [string, number][] = [];
    for (const [place, steps] of ring) {
      if ((far.get(place) ?? Number.POSITIVE_INFINITY) <= steps) continue;
      far.set(place, steps);
      const leaving = steps + 1 + (state.monsters.some(({ at }) => at === place) ? MONSTER_DETOUR : 0);
      for (const other of content.places.get(place)?.connects ?? []) next.push([other, leaving]);
    }
    ring = next;
  }
  return far.get(from) ?? Number.POSITIVE_INFINITY;
}

/** The purpose of a seeker: close gates, seal them, beat the Ancient One in battle, or nothing. */
export type Purpose = 'close' | 'seal' | 'slay' | 'nothing';
