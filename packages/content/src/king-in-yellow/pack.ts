import { type Pack, packOf } from '@vigil/rules';

/** The King in Yellow. */
export const PACK: Pack = packOf({
  id: 'king-in-yellow',
  name: 'The King in Yellow',
  version: '1',
  messages: {},
});
