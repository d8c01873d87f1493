/** The Exhibit Items of the edition of 2006: 22 cards of 14 kinds, without prices (P-SETUP-01, P-EXHIBIT-01). */
import type { CardDef } from '@vigil/rules';

const exhibit = (id: string, name: string, count: number, text: Partial<CardDef> = {}): CardDef => ({
  id,
  name,
  deck: 'exhibit',
  count,
  type: 'other',
  ...text,
});

export const EXHIBIT_ITEMS: readonly CardDef[] = [
  exhibit('book-of-anubis', 'Book of Anubis', 1, { type: 'tome' }),
  exhibit('chime-of-ra', 'Chime of Ra', 2),
  exhibit('eye-of-light-and-darkness', 'Eye of Light and Darkness', 2),
  exhibit('mask-of-the-black-pharaoh', 'Mask of the Black Pharaoh', 1, { type: 'mask' }),
  exhibit('mask-of-the-messenger', 'Mask of the Messenger', 1, { type: 'mask' }),
  exhibit('mask-of-the-three-fates', 'Mask of the Three Fates', 1, { type: 'mask' }),
  exhibit('mask-of-vice', 'Mask of Vice', 1, { type: 'mask' }),
  exhibit('mask-of-wisdom', 'Mask of Wisdom', 1, { type: 'mask' }),
  exhibit('parchment-of-the-elder-sign', 'Parchment of the Elder Sign', 3),
  exhibit('pentagram-of-blood', 'Pentagram of Blood', 2),
  exhibit('scales-of-thoth', 'Scales of Thoth', 1),
  exhibit('spirit-vessel', 'Spirit Vessel', 2),
  exhibit('summoning-glass', 'Summoning Glass', 2),
  exhibit('tablet-of-bast', 'Tablet of Bast', 2, { type: 'tome' }),
];
