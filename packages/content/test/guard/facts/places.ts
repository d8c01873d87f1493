/** Readers of files of the board: streets, locations, Other Worlds and gate markers. */
import { formatLine, line, quoteWords, withoutEmptyFields } from '../normal-form.js';
import {
  type Collector,
  entryList,
  type FactEntry,
  fieldsOf,
  optionalNumber,
  optionalText,
  otherFields,
  requireNumber,
  requireText,
  textList,
} from './collector.js';
import { parseEffects } from './shorthand.js';
import { cost } from './shorthand-terms.js';

/** Reads streets, vortices, locations and Other Worlds. */
export function readBoard(file: FactEntry, into: Collector): void {
  for (const street of entryList(file.streets)) {
    into.add('streets', requireText(street.id), () => {
      // Colours matter only for drawing; the vortex is read separately.
      const rest = otherFields(street, 'id', 'name', 'connects', 'black', 'white', 'locations', 'colour', 'vortex');
      return withoutEmptyFields({
        ...rest,
        name: requireText(street.name),
        connects: textList(street.connects).sort(),
        black: street.black === null ? undefined : requireText(street.black),
        white: street.white === null ? undefined : requireText(street.white),
      });
    });
  }
  for (const vortex of entryList(file.vortices)) {
    into.add('places', requireText(vortex.id), () =>
      withoutEmptyFields({ kind: 'vortex', beside: requireText(vortex.beside) }),
    );
  }
  readLocations(file, into);
  readWorlds({ worlds: file['other-worlds'] }, into);
}

/** Returns the only connection of a location. Several connections are quoted. */
function findConnection(place: FactEntry): string | undefined {
  const connections = [
    ...new Set([...textList(place.connects), place.black, place.white].filter((way) => typeof way === 'string')),
  ];
  return connections.length > 1 ? quoteWords(connections.join(' ')) : connections[0];
}

const CONDITIONS: readonly (readonly [RegExp, (found: RegExpExecArray) => string | undefined])[] = [
  [/^has at least \$(\d+)$/, ([, n]) => `money at least ${n}`],
  // Defaulters are covered by a rule of the loan (A-UPKEEP-16).
  [/^has no bank loan and has never defaulted on one$/, () => 'not has bank-loan'],
  // There is only one card, and a taken card cannot be received (A-ENC-07).
  [/^the Deputy of Arkham card is not taken$/, () => undefined],
];

/** Returns the abilities of a location in place of an encounter. */
function readAbilities(special: FactEntry): string[] {
  const rest = otherFields(special, 'name', 'condition', 'cost', 'effect', 'options');
  const options = special.options === undefined ? [special] : entryList(special.options);
  const more = Object.entries(rest).map(([field, value]) => quoteWords(`${field} ${JSON.stringify(value)}`));
  const offers = options.map((option) => {
    const words = optionalText(special.condition);
    const condition = words === undefined ? undefined : CONDITIONS.find(([pattern]) => pattern.test(words));
    const quoted = words === undefined ? undefined : quoteWords(words);
    const met = condition ? condition[1](condition[0].exec(words as string) as RegExpExecArray) : quoted;
    const price = option.cost === undefined || option.cost === 'none' ? undefined : cost([requireText(option.cost)]);
    const say = [
      `offers ${requireText(special.name)}`,
      ...(price ? [`pay ${price}`] : []),
      ...(met ? [`if ${met}`] : []),
    ];
    return formatLine(line(say.join(' '), { do: parseEffects(textList(option.effect)) }));
  });
  return [...offers, ...more];
}

const INNER = /^the card drawn here is read at its ([a-z-]+) entry instead of its [a-z-]+ entry$/;

/** Fields of a location; the files of a box may spread them over several entries. */
const LOCATION_FIELDS = ['id', 'name', 'alias', 'street', 'stable', 'icons', 'special', 'closes-at-terror', 'also'];
/** Fields of the map that follow from the street, and fields that a card covers. */
const MAP_FIELDS = ['sub-area', 'connects', 'black', 'white', 'gate-frequency', 'depot'];

/** Returns the icons of a location: guaranteed and usual finds. */
function readIcons(place: FactEntry) {
  const icons = place.icons === undefined ? {} : fieldsOf(place.icons);
  const of = (which: string) => (icons[which] === undefined ? undefined : textList(icons[which]).sort());
  return { surely: of('guaranteed'), often: of('usual') };
}

export function readLocations(file: FactEntry, into: Collector): void {
  for (const place of entryList(file.locations)) {
    into.add('locations', requireText(place.id), () => {
      const special = place.special === undefined || place.special === 'none' ? undefined : fieldsOf(place.special);
      const inner = special && INNER.exec(optionalText(special.effect) ?? '')?.[1];
      const member = /^has a lodge membership$/.test(optionalText(special?.condition) ?? '');
      const street = optionalText(place.street) ?? findConnection(place);
      return withoutEmptyFields({
        ...otherFields(place, ...LOCATION_FIELDS, ...MAP_FIELDS),
        name: requireText(place.name),
        street,
        stable: place.stable === true,
        ...readIcons(place),
        closesAtTerror: place['closes-at-terror'] === 'none' ? undefined : optionalNumber(place['closes-at-terror']),
        innerRoom: inner && member ? `${inner} for silver-twilight-lodge-membership` : undefined,
        innerName: inner ? requireText(special?.name) : undefined,
        depot: place.depot === true,
        offers: special && !inner ? readAbilities(special) : [],
      });
    });
  }
}

export function readWorlds(file: FactEntry, into: Collector): void {
  for (const world of entryList(file.worlds)) {
    into.add('worlds', requireText(world.id), () => {
      const rest = otherFields(world, 'id', 'name', 'colours', 'areas');
      return withoutEmptyFields({ ...rest, name: requireText(world.name), colours: textList(world.colours).sort() });
    });
  }
  for (const marker of entryList(file['gate-markers'])) {
    into.add('gateMarkers', requireText(marker.id), () => {
      const rest = otherFields(marker, 'id', 'world', 'symbol', 'modifier');
      const modifier = marker.modifier === null ? undefined : requireNumber(marker.modifier);
      return withoutEmptyFields({
        ...rest,
        world: requireText(marker.world),
        symbol: requireText(marker.symbol),
        modifier,
      });
    });
  }
}
