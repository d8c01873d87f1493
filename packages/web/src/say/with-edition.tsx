import { type ReactNode, use } from 'react';
import { loadEditionHere } from './edition.js';
import { EditionContext } from './use-edition.js';

interface Props {
  /** The ids of the packs; all there are if it is left out. */
  readonly packs?: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** Opens some boxes, as far as they are here, for what is shown in it, which waits for them. */
export default function WithEdition({ packs, children }: Props) {
  return <EditionContext value={use(loadEditionHere(packs))}>{children}</EditionContext>;
}
