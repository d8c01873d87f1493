import { createContext, use } from 'react';
import type { LoadedContent } from './loaded-content.js';

export const LoadedContentContext = createContext<LoadedContent | undefined>(undefined);

/** The components and words of the table or screen this is part of. */
export function useLoadedContent(): LoadedContent {
  const loaded = use(LoadedContentContext);
  if (!loaded) throw new Error('No boxes are open here.');
  return loaded;
}
