import { CARDS, FIGURES, TYPES } from './base/icons/cards.js';
import type { Icon } from './box-art.js';
import { Outline } from './outline.js';
import { artOf, drawBase } from './registry.js';

drawBase('cardIcons', CARDS);
const OF_TYPES: Readonly<Record<string, Icon>> = TYPES;

/** What the icon of a card is chosen by. */
export interface IconOf {
  readonly id: string;
  readonly deck?: string;
  readonly type?: string | undefined;
}

/** The icon of a card: its own, else that of its type, else that of its deck. It is never without a word beside it. */
export function CardIcon({ card }: { card: IconOf }) {
  const icon = artOf('cardIcons', card.id) ?? iconOfAny(card.type) ?? iconOfAny(card.deck) ?? OF_TYPES.special;
  return icon && <InText icon={icon} />;
}

/** What stands for any card of a type or deck: types and decks of boxes are drawn with their cards. */
function iconOfAny(kind = ''): Icon | undefined {
  return OF_TYPES[kind] ?? artOf('cardIcons', kind);
}

/** The icon of what an investigator has: sanity, stamina, clues, money, hands. */
export function FigureIcon({ of }: { of: keyof typeof FIGURES }) {
  return <InText icon={FIGURES[of]} />;
}

function InText({ icon }: { icon: Icon }) {
  return (
    <svg className="icon" viewBox="0 0 512 512" aria-hidden="true">
      <Outline icon={icon} />
    </svg>
  );
}
