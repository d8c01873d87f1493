import { type Pack, packOf } from '@vigil/rules';

/** Kingsport Horror. */
export const PACK: Pack = packOf({
  id: 'kingsport',
  name: 'Kingsport Horror',
  version: '1',
  messages: {},
});
