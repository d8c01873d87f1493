/** Components of boxes that a scenario does not name. */
import { BOXES } from '@vigil/content';

/**
 * Returns the advice to add a box, for an error about an unknown component that another box has; otherwise nothing.
 * `packs`: the boxes of the scenario.
 */
export async function adviseBox(message: string, packs: readonly string[] = ['base']): Promise<string> {
  const unknown = /there is no [\w ]+ "([a-z0-9-]+)"/.exec(message)?.[1];
  const lacking = /no box "([a-z0-9-]+)"/.exec(message)?.[1];
  const others = BOXES.entries.map(({ id }) => id).filter((id) => !packs.includes(id));
  if (lacking !== undefined) return others.includes(lacking) ? `; give ${withBox(packs, lacking)}` : '';
  if (unknown === undefined) return '';
  for (const id of others) {
    const boxes = await BOXES.load([id]);
    const pack = boxes.find((box) => box.pack.id === id)?.pack;
    const lists = Object.values(pack ?? {}).filter(Array.isArray) as readonly (readonly unknown[])[];
    if (lists.some((list) => list.some((one) => Reflect.get(Object(one), 'id') === unknown)))
      return `; it is of "${id}": give ${withBox(packs, id)}`;
  }
  return '';
}

function withBox(packs: readonly string[], id: string): string {
  return `\`packs: [${[...packs, id].join(', ')}]\``;
}
