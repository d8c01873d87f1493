import { aboutOf, type Content, type MonsterDef, type TypedDecision } from '@vigil/rules';
import type { LoadedContent } from '../../text/loaded-content.js';

/** Returns the monster of a check that a decision is about, before and after its roll; undefined if it is about none. */
export function findOpponent(
  { content }: Pick<LoadedContent, 'content'>,
  decision: TypedDecision | undefined,
): string | undefined {
  if (!decision) return undefined;
  const { monster, sources, checks, loadouts } = aboutOf(decision);
  if (monster !== undefined && (checks || loadouts) && findMonster(content, monster)) return monster;
  return (sources ?? checks?.roll?.sources)?.find(({ source }) => findMonster(content, source))?.source;
}

/** Returns the definition of a monster by its token or its kind. */
export function findMonster(content: Content, id: string): MonsterDef | undefined {
  return content.tokens.get(id) ?? content.monsters.get(id);
}
