import { CARDS, FIGURES, TYPES } from './base/icons/cards.js';
import type { Icon } from './box-art.js';
import { Outline } from './outline.js';
import { artOf, registerBaseArt } from './registry.js';

registerBaseArt('cardIcons', CARDS);
const ICONS_BY_TYPE: Readonly<Record<string, Icon>> = TYPES;

/** The properties of a card that choose its icon. */
export interface CardIconSource {
  readonly id: string;
  readonly deck?: string;
  readonly type?: string | undefined;
}

/** The icon of a card. Always shown with its name beside it. */
export function CardIcon({ card }: { card: CardIconSource }) {
  const icon = findCardIcon(card);
  return icon && <TextIcon icon={icon} />;
}

/** The icon of a card: its own, else that of its type, else that of its deck. */
export function findCardIcon({ id, type, deck }: CardIconSource): Icon | undefined {
  return artOf('cardIcons', id) ?? fallbackIcon(type) ?? fallbackIcon(deck) ?? ICONS_BY_TYPE.special;
}

/** The icon for any card of a type or deck. Types and decks of boxes are drawn with their cards. */
function fallbackIcon(kind = ''): Icon | undefined {
  return ICONS_BY_TYPE[kind] ?? artOf('cardIcons', kind);
}

/** The icon of an investigator's figure: sanity, stamina, clues, money, hands. */
export function FigureIcon({ of }: { of: keyof typeof FIGURES }) {
  return <TextIcon icon={FIGURES[of]} />;
}

function TextIcon({ icon }: { icon: Icon }) {
  return (
    <svg className="icon" viewBox="0 0 512 512" aria-hidden="true">
      <Outline icon={icon} />
    </svg>
  );
}
