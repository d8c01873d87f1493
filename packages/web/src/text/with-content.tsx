import { type ReactNode, use } from 'react';
import { loadAvailableContent } from './loaded-content.js';
import { LoadedContentContext } from './use-content.js';

interface Props {
  /** The ids of the packs; all there are if it is left out. */
  readonly packs?: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** Loads the available ones of some boxes for its children, which wait for them. */
export default function WithContent({ packs, children }: Props) {
  return <LoadedContentContext value={use(loadAvailableContent(packs))}>{children}</LoadedContentContext>;
}
