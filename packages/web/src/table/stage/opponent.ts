import { aboutOf, type TypedDecision } from '@vigil/rules';
import type { LoadedContent } from '../../text/loaded-content.js';

/** Returns the monster of a check that a decision is about, before and after its roll; undefined if it is about none. */
export function findOpponent(
  { content }: Pick<LoadedContent, 'content'>,
  decision: TypedDecision | undefined,
): string | undefined {
  if (!decision) return undefined;
  const { monster, sources, checks, loadouts } = aboutOf(decision);
  const monsterOf = (token: string) => content.tokens.get(token) ?? content.monsters.get(token);
  if (monster !== undefined) return (checks || loadouts) && monsterOf(monster) && monster;
  return (sources ?? checks?.roll?.sources)?.find(({ source }) => monsterOf(source))?.source;
}
