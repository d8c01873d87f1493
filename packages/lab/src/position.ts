/** Questions to a position of Arkham Horror, answered from the state alone, for the invariants. */
import type { Content, Investigator, Modifier, State } from '@vigil/rules';

/** What `find` says of the first thing about which it says anything. */
export function first<T>(list: readonly T[], find: (item: T) => string | undefined): string | undefined {
  for (const item of list) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first text that is in the list more than once. */
export function repeated(list: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (const item of list) {
    if (seen.has(item)) return item;
    seen.add(item);
  }
  return undefined;
}

/** Whether somebody is still in the game. */
export function isStanding({ place }: Investigator): boolean {
  return place !== 'out';
}

/** Every monster token that is anywhere, the box included; only an encounter under way may hold others. */
export function tokensAnywhere(state: State): string[] {
  return [
    ...state.cup,
    ...state.box,
    ...state.monsters.map(({ token }) => token),
    ...state.investigators.flatMap(({ monsterTrophies }) => monsterTrophies),
    ...(state.rumor?.monsters ?? []),
  ];
}

/** Every gate marker that is anywhere. */
export function markersAnywhere(state: State): string[] {
  return [
    ...state.gatePile,
    ...state.gates.map(({ marker }) => marker),
    ...state.investigators.flatMap(({ gateTrophies }) => gateTrophies),
  ];
}

/** A-LIMIT-01. Eliminated investigators count. */
export function monsterLimit(state: State): number {
  return state.investigators.length + 3;
}

/** The highest a maximum can be with all that touches it now. */
export function highestMaximum(content: Content, state: State, who: Investigator, what: 'sanity' | 'stamina'): number {
  const sheet = content.investigators.get(who.id);
  const own = [...who.cards.map(({ card }) => content.cards.get(card)?.modifiers), sheet?.modifiers, who.untilTurnEnds];
  const common = [
    // An Ancient One's powers hold while it slumbers.
    state.battle ? undefined : content.ancientOnes.get(state.ancientOne)?.modifiers,
    ...[state.environment, state.rumor?.card, ...state.headlines.map(({ card }) => card)].map(
      (card) => content.mythos.get(card ?? '')?.modifiers,
    ),
  ];
  const changes = [...own, ...common].flatMap((modifiers) => modifiers ?? []);
  const by = (modifier: Modifier) => (modifier.mod === 'maximum' && modifier.what === what ? modifier.by : 0);
  return changes.reduce((sum, modifier) => sum + by(modifier), (sheet?.[what] ?? 0) + who.maximumChange[what]);
}
