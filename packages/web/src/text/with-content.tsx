import { type ReactNode, use } from 'react';
import { loadAvailableContent } from './loaded-content.js';
import { LoadedContentContext } from './use-content.js';

interface Props {
  /** The ids of the packs; all there are if it is left out. */
  readonly packs?: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** Opens some boxes, as far as they are here, for what is shown in it, which waits for them. */
export default function WithContent({ packs, children }: Props) {
  return <LoadedContentContext value={use(loadAvailableContent(packs))}>{children}</LoadedContentContext>;
}
