import { type LocationDef, locationText, type PlaceDef, type StreetDef, unpublishedText } from '@vigil/rules';
import { adaptLocation, type GameId } from '@vigil/table';
import { t } from '../words/t.js';
import { capitalize } from './capitalize.js';
import type { Description } from './description.js';
import type { LoadedContent } from './loaded-content.js';

/** Special areas of the board that are no places. */
const SPECIAL = ['sky', 'outskirts', 'lost', 'jail'] as const;

/** Describes a street, a location, an area of an Other World, or any other area. */
export function describePlace(loaded: LoadedContent, id: string, game: GameId): Description | undefined {
  const { content, words } = loaded;
  const location = content.locations.get(id);
  if (location) return describeLocation(loaded, location, game);
  const street = content.streets.get(id);
  if (street) return describeStreet(loaded, street);
  const world = content.places.get(id)?.world;
  if (world !== undefined) return describeWorld(loaded, id, world, game);
  const other = content.ownPlaces.get(id);
  if (other) return describeOtherArea(loaded, other);
  const special = SPECIAL.find((one) => one === id);
  if (!special) return undefined;
  const name = capitalize(words.name('place', id));
  return { kind: t('ui.board.label'), name, figures: [], lines: [t(`shared.special.${special}`, { game })] };
}

/** Describes an area of a pack by the pack's description of its kind. */
function describeOtherArea({ words }: LoadedContent, { id, kind, beside }: PlaceDef): Description {
  const key = `place-kind.${kind}`;
  const about = `${key}.about`;
  return {
    kind: words.has(key) ? words.say(key) : t('ui.board.label'),
    name: capitalize(words.name('place', id)),
    figures: beside === undefined ? [] : [[t('shared.kind.street'), words.name('place', beside)]],
    lines: words.has(about) ? [words.say(about)] : [],
  };
}

function describeLocation({ words }: LoadedContent, location: LocationDef, game: GameId): Description {
  const deck = location.neighbourhood ?? location.street;
  return {
    kind: t(location.stable ? 'shared.kind.stable' : 'shared.kind.unstable'),
    name: words.name('place', location.id),
    figures: [[t('shared.kind.street'), words.name('place', deck)]],
    lines: [
      ...locationText(words, adaptLocation(game, location)),
      t('ui.place.encounter', { game, street: words.nameInForm('place', deck, 'of') }),
    ],
  };
}

function describeStreet({ words }: LoadedContent, street: StreetDef): Description {
  const { id, black, white } = street;
  return {
    kind: t('shared.kind.street'),
    name: words.name('place', id),
    figures: [
      [t('ui.figure.black-arrow'), words.name('place', black)],
      [t('ui.figure.white-arrow'), words.name('place', white)],
    ],
    lines: unpublishedText(words, street),
  };
}

function describeWorld({ content, words }: LoadedContent, id: string, world: string, game: GameId): Description {
  const colours = content.worlds.get(world)?.colours.map((colour) => words.say(`colour.${colour}`)) ?? [];
  return {
    kind: t('shared.kind.other-world'),
    name: capitalize(words.name('place', id)),
    figures: [[t('ui.figure.colours'), colours.join(', ')]],
    lines: [t('ui.place.world', { game })],
  };
}
