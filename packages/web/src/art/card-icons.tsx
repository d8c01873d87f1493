import { lazy, Suspense } from 'react';
import { CARD_ICONS, FIGURE_ICONS, TYPE_ICONS } from './icon-names.js';

// The outlines weigh as much as all other pictures of the table together, and nothing has to wait for them.
const Drawn = lazy(() => import('./card-icon-drawn.js'));

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
      <Suspense fallback={null}>
        <Drawn icon={icon} />
      </Suspense>
    </svg>
  );
}
