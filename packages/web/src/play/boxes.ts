import type { Box, LoadBoxes } from '@vigil/table';

/** Fetches the boxes of a game by their ids. */
export const loadBoxes: LoadBoxes = (ids) => Promise.all(ids.map(loadBox));

async function loadBox(id: string): Promise<Box> {
  if (id !== 'base') throw new Error(`There is no box “${id}” here.`);
  const { BASE } = await import('@vigil/content');
  return { pack: BASE };
}
