import { CARD_OUTLINES } from './card-outlines.js';
import { Outline } from './outline.js';

/** The drawn part of an icon: a module of its own, fetched when the first icon is shown. */
export default function CardIconDrawn({ icon }: { icon: string }) {
  return <Outline icon={icon} outlines={CARD_OUTLINES} />;
}
