import { type Pack, packOf } from '@vigil/rules';

/** Curse of the Dark Pharaoh. */
export const PACK: Pack = packOf({
  id: 'dark-pharaoh',
  name: 'Curse of the Dark Pharaoh',
  version: '1',
  messages: {},
});
