/** Number of tokens that can lie on a card. */
import { type CardDef, type Content, type MythosDef, rumorTokens, type TableCardDef } from '@vigil/rules';
import { type Path, ScenarioError } from './fault.js';

/** Throws {@link ScenarioError} for more tokens than a card can have. */
export function checkTokens(
  def: CardDef | TableCardDef | undefined,
  tokens: number | undefined,
  content: Content,
  path: Path,
): void {
  if (!def || tokens === undefined || tokens === 0) return;
  const max = mostOn(def, content);
  if (tokens <= max) return;
  const why = max === 0 ? 'it never has tokens' : `it never has more than ${max}`;
  throw new ScenarioError(path, `${tokens} tokens on "${def.id}": ${why}`);
}

/** Returns the maximum number of tokens on a card, which is discarded with `of` tokens. */
function mostOn(def: CardDef | TableCardDef, content: Content): number {
  const ends = endsWithin(def);
  if (ends.length > 0) return Math.max(...ends) - 1;
  if ('route' in def && def.route) return def.route.steps.length;
  const { tokens } = def as TableCardDef;
  const text = JSON.stringify(def);
  // Cards with tokens placed by their box, and Allies that stay for a while, have no limit.
  const isOpen = /"(handler|token|rules|tokens)"/.test(text) || ('deck' in def && content.countsAs(def) !== 'item');
  return isOpen || tokens !== undefined || def.id === 'food' ? Number.POSITIVE_INFINITY : 0;
}

/** Returns the numbers of tokens at which effects and costs discard a card. */
function endsWithin(part: unknown): number[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = part as { readonly do?: unknown; readonly token?: unknown; readonly of?: unknown };
  const token = own.do === 'token' ? own : own.token;
  const of: unknown = typeof token === 'object' && token !== null ? Reflect.get(token, 'of') : undefined;
  return [...(typeof of === 'number' ? [of] : []), ...Object.values(part).flatMap(endsWithin)];
}

/** Throws {@link ScenarioError} for more tokens than a rumor's failure allows. */
export function checkRumorTokens(def: MythosDef | undefined, tokens: number, players: number, path: Path): void {
  const failIf = def?.rumor?.failIf;
  if (typeof failIf !== 'object' || !('tokens' in failIf)) return;
  const max = rumorTokens(failIf.tokens, players);
  if (tokens <= max) return;
  throw new ScenarioError(path, `${tokens} tokens on "${def?.id}": with ${max} it has failed`);
}
