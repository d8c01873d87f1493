import { type Content, type Pack, packOf } from '@vigil/rules';

/** All components of a table as one pack. */
export function createWholePack(content: Content): Pack {
  const { packs, version } = content;
  const all = <T>(map: ReadonlyMap<string, T>): T[] => [...map.values()];
  return packOf({
    id: 'table',
    name: packs.map(({ name }) => name).join(', '),
    version,
    decks: packs.flatMap(({ decks = [] }) => decks),
    cards: all(content.cards),
    monsters: all(content.monsters),
    investigators: all(content.investigators),
    ancientOnes: all(content.ancientOnes),
    boards: all(content.boards),
    streets: all(content.streets),
    locations: all(content.locations),
    worlds: all(content.worlds),
    gateMarkers: all(content.gateMarkers),
    locationCards: all(content.locationCards),
    gateCards: all(content.gateCards),
    mythos: all(content.mythos),
    tableCards: all(content.tableCards),
  });
}
