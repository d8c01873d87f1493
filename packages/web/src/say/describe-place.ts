import { type LocationDef, locationText, oursText, type PlaceDef, type StreetDef } from '@vigil/rules';
import { type GameId, locationIn } from '@vigil/table';
import { t } from '../words/t.js';
import { capital } from './capital.js';
import type { Description } from './describe.js';
import type { Edition } from './edition.js';

/** What is said of the parts of the board that are no places. */
const SPECIAL = ['sky', 'outskirts', 'lost', 'jail'] as const;

/** Describes a street, a location, an area of an Other World, and whatever else things can stand on. */
export function describePlace(edition: Edition, id: string, game: GameId): Description | undefined {
  const { content, words } = edition;
  const location = content.locations.get(id);
  if (location) return describeLocation(edition, location, game);
  const street = content.streets.get(id);
  if (street) return describeStreet(edition, street);
  const world = content.places.get(id)?.world;
  if (world !== undefined) return describeWorld(edition, id, world, game);
  const other = content.ownPlaces.get(id);
  if (other) return describeOther(edition, other);
  const special = SPECIAL.find((one) => one === id);
  if (!special) return undefined;
  const name = capital(words.name('place', id));
  return { kind: t('ui.board.label'), name, figures: [], lines: [t(`ui.special.${special}`, { game })] };
}

/** Describes an area of a pack's own by what the pack says of its kind. */
function describeOther({ words }: Edition, { id, kind, beside }: PlaceDef): Description {
  const key = `place-kind.${kind}`;
  const about = `${key}.about`;
  return {
    kind: words.has(key) ? words.say(key) : t('ui.board.label'),
    name: capital(words.name('place', id)),
    figures: beside === undefined ? [] : [[t('ui.kind.street'), words.name('place', beside)]],
    lines: words.has(about) ? [words.say(about)] : [],
  };
}

function describeLocation({ words }: Edition, location: LocationDef, game: GameId): Description {
  const street = words.name('place', location.neighbourhood ?? location.street);
  return {
    kind: t(location.stable ? 'ui.kind.stable' : 'ui.kind.unstable'),
    name: words.name('place', location.id),
    figures: [[t('ui.kind.street'), street]],
    lines: [...locationText(words, locationIn(game, location)), t('ui.place.encounter', { game, street })],
  };
}

function describeStreet({ words }: Edition, street: StreetDef): Description {
  const { id, black, white } = street;
  return {
    kind: t('ui.kind.street'),
    name: words.name('place', id),
    figures: [
      [t('ui.figure.black-arrow'), words.name('place', black)],
      [t('ui.figure.white-arrow'), words.name('place', white)],
    ],
    lines: oursText(words, street),
  };
}

function describeWorld({ content, words }: Edition, id: string, world: string, game: GameId): Description {
  const colours = content.worlds.get(world)?.colours.map((colour) => words.say(`colour.${colour}`)) ?? [];
  return {
    kind: t('ui.kind.other-world'),
    name: capital(words.name('place', id)),
    figures: [[t('ui.figure.colours'), colours.join(', ')]],
    lines: [t('ui.place.world', { game })],
  };
}
