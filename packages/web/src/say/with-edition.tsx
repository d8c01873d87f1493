import { type ReactNode, use } from 'react';
import { loadEdition } from './edition.js';
import { EditionContext } from './use-edition.js';

interface Props {
  /** The ids of the packs; all there are if it is left out. */
  readonly packs?: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** Opens some boxes for what is shown in it, which waits until they are here. */
export default function WithEdition({ packs, children }: Props) {
  return <EditionContext value={use(loadEdition(packs))}>{children}</EditionContext>;
}
