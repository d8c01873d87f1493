import sheet from './card-outlines.svg?url';
import { CARD_ICONS, FIGURE_ICONS, TYPE_ICONS } from './icon-names.js';
import { Outline } from './outline.js';

/** What the icon of a card is chosen by. */
export interface IconOf {
  readonly id: string;
  readonly deck?: string;
  readonly type?: string | undefined;
}

/** The icon of a card: its own, else that of its type, else that of its deck. It is never without a word beside it. */
export function CardIcon({ card }: { card: IconOf }) {
  const icon = CARD_ICONS[card.id] ?? TYPE_ICONS[card.type ?? ''] ?? TYPE_ICONS[card.deck ?? ''] ?? 'scroll-quill';
  return <Icon icon={icon} />;
}

/** The icon of what an investigator has: sanity, stamina, clues, money, hands. */
export function FigureIcon({ of }: { of: keyof typeof FIGURE_ICONS }) {
  return <Icon icon={FIGURE_ICONS[of]} />;
}

function Icon({ icon }: { icon: string }) {
  return (
    <svg className="icon" viewBox="0 0 512 512" aria-hidden="true">
      <Outline icon={icon} sheet={sheet} />
    </svg>
  );
}
