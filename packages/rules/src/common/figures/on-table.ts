import type { Trigger } from '../../language/abilities.js';
import type { CardText } from '../../language/components.js';
import type { Modifier } from '../../language/modifiers.js';
import type { HeldAbility, OnTable } from '../contracts/figures.js';
import type { Game } from '../game.js';
import type { CardInPlay } from '../state.js';
import { groupByKind } from './by-kind.js';
import { groupByMoment } from './hand.js';

/** A component whose text applies from the table and that no investigator holds. */
export interface TableComponent extends CardText {
  readonly id: string;
}

type CollectedTexts = (readonly [Modifier, string])[];

/**
 * Collects the texts that apply from the table: the Ancient One's, and those of the cards in play in the order of
 * `cards`. Rebuilt only when other cards lie there; rules need not invalidate it.
 */
export function onTable<G extends Game>(
  g: G,
  ancientOne: string | undefined,
  cards: (g: G) => readonly TableComponent[],
): OnTable {
  const known = g.onTable;
  if (known !== undefined && known.ancientOne === ancientOne && isSameCardRow(known.cards, g.s.inPlay)) return known;
  const modifiers: CollectedTexts = [];
  const triggers: (readonly [Trigger, string])[] = [];
  const abilities: HeldAbility[] = [];
  const add = (speaker: TableComponent) => {
    const { id } = speaker;
    for (const modifier of speaker.modifiers ?? []) modifiers.push([modifier, id]);
    for (const trigger of speaker.triggers ?? []) triggers.push([trigger, id]);
    speaker.abilities?.forEach((ability, n) => {
      abilities.push({ source: id, ability, n, possessionAt: -1 });
    });
  };
  if (ancientOne !== undefined) add(g.ancientOne);
  for (const card of cards(g)) add(card);
  g.onTable = {
    ancientOne,
    cards: g.s.inPlay.slice(),
    ...withoutDenied(g, modifiers, triggers),
    abilities: groupByMoment(abilities),
    monsterStats: new Map(),
  };
  return g.onTable;
}

/** Omits changes by the Ancient One to its worshippers if a card cancels them. Its own power stays. */
function withoutDenied(
  g: Game,
  all: CollectedTexts,
  triggers: OnTable['triggers'],
): Pick<OnTable, 'modifiers' | 'triggers'> {
  if (!all.some(([{ mod }]) => mod === 'ancientOneDenied')) return { modifiers: groupByKind(all), triggers };
  const { id } = g.ancientOne;
  const isGift = (modifier: Modifier) => modifier.mod === 'monster' && modifier.monsters.kinds !== undefined;
  return {
    modifiers: groupByKind(all.filter(([one, source]) => source !== id || !isGift(one))),
    triggers: triggers.filter(([{ worshippers }]) => !worshippers),
  };
}

/** Returns the text of a card on the table. Throws an error that names an unknown card. */
export function tableComponentOf(g: Game, { card }: CardInPlay): TableComponent {
  return g.content.tableCards.get(card) ?? g.content.cards.get(card) ?? g.mythos(card);
}

/** True if the same cards lie there, as the same kinds, in the same order. Copies of a card are equal. */
export function isSameCardRow(known: readonly CardInPlay[], now: readonly CardInPlay[]): boolean {
  if (known.length !== now.length) return false;
  for (let i = 0; i < now.length; i++) {
    const was = known[i] as CardInPlay;
    const current = now[i] as CardInPlay;
    if (was !== current && (was.card !== current.card || was.as !== current.as)) return false;
  }
  return true;
}
