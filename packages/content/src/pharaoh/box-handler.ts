import type { Effect } from '@vigil/rules';

/** Creates an effect that a handler of Curse of the Dark Pharaoh implements under that name. */
export const boxHandler = (name: string): Effect => ({
  do: 'handler',
  name: `pharaoh-${name}`,
  text: `pharaoh.${name}`,
});
