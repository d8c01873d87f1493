/**
 * State queries for the invariants. Limits and maxima are deliberately repeated here to detect faults in the rules. Not
 * for other use, as no box is considered.
 */
import {
  type AnyInvestigator,
  type Content,
  type HauntState,
  type Modifier,
  type State,
  type TableState,
  textInPlay,
} from '@vigil/rules';

/** Returns the first result of `find` that is not undefined. */
export function firstViolation<T>(list: readonly T[], find: (item: T) => string | undefined): string | undefined {
  for (const item of list) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the first text that occurs more than once. */
export function firstRepeated(list: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (const item of list) {
    if (seen.has(item)) return item;
    seen.add(item);
  }
  return undefined;
}

/** True if the investigator is still in the game. */
export function isInGame({ place }: { readonly place: string }): boolean {
  return place !== 'out';
}

/** True if the value is a valid count. */
export function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

/** Returns every monster token anywhere, including the box. Only an active encounter may hold others. */
export function listAllTokens(state: TableState): string[] {
  return [
    ...state.cup,
    ...state.box,
    ...state.monsters.map(({ token }) => token),
    ...state.inPlay.flatMap(({ monsters = [] }) => monsters),
    ...state.investigators.flatMap(({ monsterTrophies }) => monsterTrophies),
  ];
}

/** Returns every gate marker anywhere. */
export function listAllMarkers(state: TableState): string[] {
  return [
    ...state.gatePile,
    ...state.gates.map(({ marker }) => marker),
    ...state.investigators.flatMap(({ gateTrophies }) => gateTrophies),
  ];
}

/**
 * Returns the number of investigators that count for limits on the boards, including eliminated ones. Several towns
 * besides Arkham reduce it by the number beyond the first (D-BOARD-08).
 */
export function countedInvestigators({ boards }: Content, { investigators }: State): number {
  return Math.max(1, investigators.length - Math.max(0, boards.size - 2));
}

/** A-LIMIT-01 */
export function monsterLimit(content: Content, state: State): number {
  return countedInvestigators(content, state) + 3;
}

/** Highest possible maximum in Arkham Horror, with all current changes. */
export function highestMaximum(
  content: Content,
  state: State,
  who: AnyInvestigator,
  what: 'sanity' | 'stamina',
): number {
  // The powers of an Ancient One apply while it sleeps.
  const ancientOne = state.battle ? undefined : state.ancientOne;
  return maximumWith(content, who, what, ancientOne, state);
}

/** The same in Haunt of the Watchers, where the powers always apply (H-AO-31). */
export function highestHauntMaximum(
  content: Content,
  state: HauntState,
  who: AnyInvestigator,
  what: 'sanity' | 'stamina',
): number {
  return maximumWith(content, who, what, state.ancientOne, state);
}

function maximumWith(
  content: Content,
  who: AnyInvestigator,
  what: 'sanity' | 'stamina',
  ancientOne: string | undefined,
  { inPlay }: TableState,
): number {
  const sheet = content.investigators.get(who.id);
  const changes = [
    ...who.cards.map(({ card }) => content.cards.get(card)?.modifiers),
    sheet?.modifiers,
    who.untilTurnEnds,
    content.ancientOnes.get(ancientOne ?? '')?.modifiers,
    ...inPlay.map(({ card }) => textInPlay(content, card)?.modifiers),
  ].flatMap((modifiers) => modifiers ?? []);
  const inArkham = content.streets.has(who.place) || content.locations.has(who.place);
  const by = (modifier: Modifier) =>
    modifier.mod === 'maximum' && modifier.what === what && (modifier.for !== 'in-arkham' || inArkham)
      ? modifier.by
      : 0;
  const own = (sheet?.[what] ?? 0) + who.maximumChange[what] + (who.aboveMaximum?.[what] ?? 0);
  return changes.reduce((sum, modifier) => sum + by(modifier), own);
}
