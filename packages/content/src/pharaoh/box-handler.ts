import type { Effect } from '@vigil/rules';

/** What only one card of Curse of the Dark Pharaoh does: by that name in the rules of the box. */
export const boxHandler = (name: string): Effect => ({
  do: 'handler',
  name: `pharaoh-${name}`,
  text: `pharaoh.${name}`,
});
