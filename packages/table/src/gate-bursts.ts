import type { Content } from '@vigil/rules';

/** True if gates can burst open in this game: at sealed locations too [D-BURST-02]. */
export function hasGateBursts(content: Content): boolean {
  return [...content.mythos.values()].some(({ gateBurst }) => gateBurst);
}
