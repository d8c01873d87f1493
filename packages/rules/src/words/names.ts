import type { Content } from '../language/content.js';
import type { NameLookup } from './words.js';

type Named = { readonly name: string };

/** Names as the packs print them. Tokens (`ghoul-2`) and areas of Other Worlds (`abyss-1`) are known too. */
export function namesOf(content: Content): NameLookup {
  const world = (id: string): Named | undefined =>
    content.worlds.get(id) ?? content.worlds.get(content.places.get(id)?.world ?? '');
  const place = (id: string): Named | undefined => content.locations.get(id) ?? content.streets.get(id) ?? world(id);
  const monster = (id: string): Named | undefined => content.monsters.get(id) ?? content.tokens.get(id);
  const gate = (id: string): Named | undefined => world(content.gateMarkers.get(id)?.world ?? id);
  const innerRoom = (id: string) =>
    [...content.locations.values()].find((one) => one.innerRoom?.entry === id)?.innerRoom;
  const component = (id: string): Named | undefined =>
    content.cards.get(id) ??
    monster(id) ??
    place(id) ??
    content.investigators.get(id) ??
    content.ancientOnes.get(id) ??
    content.mythos.get(id) ??
    gate(id);
  return (kind, id) => {
    switch (kind) {
      case 'card':
        return content.cards.get(id)?.name ?? id;
      case 'monster':
        return monster(id)?.name ?? id;
      case 'place':
        return (place(id) ?? innerRoom(id))?.name ?? id;
      case 'investigator':
        return content.investigators.get(id)?.name ?? id;
      case 'world':
        return world(id)?.name ?? id;
      case 'gate':
        return gate(id)?.name ?? id;
      case 'ancientOne':
        return content.ancientOnes.get(id)?.name ?? id;
      case 'mythos':
        return content.mythos.get(id)?.name ?? id;
      case 'component':
        return component(id)?.name ?? id;
      case 'used':
        return content.investigators.get(id)?.ability ?? component(id)?.name ?? id;
      case 'card-deck':
        return content.cards.get(id)?.deck ?? '';
      case 'place-kind':
        return content.places.get(id)?.kind ?? '';
    }
  };
}
