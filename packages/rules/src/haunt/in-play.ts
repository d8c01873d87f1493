import { type ByKind, byKind } from '../common/figures/modifiers.js';
import type { InPlay } from '../common/game.js';
import type { CardText, MythosDef } from '../language/components.js';
import type { Trigger } from '../language/effects.js';
import type { Game } from './game.js';

/** Modifiers in play on nobody's cards, and what was in play when they were gathered. */
interface Gathered {
  readonly ancientOne: string;
  readonly mythos: readonly string[];
  readonly sorted: ByKind;
}

/**
 * The modifiers of the Ancient One, always (H-AO-31), and of the day's Mythos cards (H-UPKEEP-20). Gathered anew only
 * when other cards are in play.
 */
export function globalModifiers(g: Game): ByKind {
  const { ancientOne, mythos } = g.s;
  const known = g.globals as Gathered | undefined;
  if (known && known.ancientOne === ancientOne && same(known.mythos, mythos)) return known.sorted;
  const sorted = byKind(gather(g, ({ modifiers }) => modifiers));
  g.globals = { ancientOne, mythos: [...mythos], sorted } satisfies Gathered;
  return sorted;
}

/** The triggers of the Ancient One and of the day's Mythos cards. */
export function globalTriggers(g: Game): InPlay<Trigger> {
  return gather(g, ({ triggers }) => triggers);
}

/**
 * Whether the text of one of the day's cards means nothing: weather against an Ancient One that has it so. The card is
 * laid out all the same: its places and symbols count.
 */
export function isWithoutEffect(g: Game, { subtype }: MythosDef): boolean {
  return subtype === 'weather' && g.ancientOne.modifiers.some(({ mod }) => mod === 'weatherHasNoEffect');
}

/**
 * The day's cards whose continuing effects hold: of all of them together, or of Environments only the last one that has
 * any, if the table plays so (AMB-16).
 */
function continuing(g: Game): MythosDef[] {
  const cards = g.s.mythos.map((id) => g.mythos(id)).filter((card) => !isWithoutEffect(g, card));
  if (g.s.houseRules.environments === 'all') return cards;
  const last = cards.filter(({ type }) => type === 'environment').at(-1);
  return cards.filter((card) => card.type !== 'environment' || card === last);
}

function gather<T>(g: Game, of: (text: CardText) => readonly T[] | undefined): InPlay<T> {
  const list: (readonly [T, string])[] = [];
  for (const text of [g.ancientOne, ...continuing(g)]) {
    for (const one of of(text) ?? []) list.push([one, text.id]);
  }
  return list;
}

function same(known: readonly string[], now: readonly string[]): boolean {
  if (known.length !== now.length) return false;
  for (let i = 0; i < now.length; i++) if (known[i] !== now[i]) return false;
  return true;
}
