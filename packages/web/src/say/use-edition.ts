import { createContext, use } from 'react';
import type { Edition } from './edition.js';

export const EditionContext = createContext<Edition | undefined>(undefined);

/** The components and words of the table or screen this is part of. */
export function useEdition(): Edition {
  const edition = use(EditionContext);
  if (!edition) throw new Error('No boxes are open here.');
  return edition;
}
