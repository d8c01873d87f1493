/** Files of the board: streets, locations, Other Worlds and gate markers. */
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

/** Streets; of the locations that they lead where their street is, and what kind of diamond they bear. */
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

/** The one way from a location, whatever it is for. */
function wayFrom(place: FactEntry): string | undefined {
  const ways = [
    ...new Set([...textList(place.connects), place.black, place.white].filter((way) => typeof way === 'string')),
  ];
  return ways.length > 1 ? quoteWords(ways.join(' ')) : ways[0];
}

const CONDITIONS: readonly (readonly [RegExp, (found: RegExpExecArray) => string | undefined])[] = [
  [/^has at least \$(\d+)$/, ([, n]) => `money at least ${n}`],
  // Defaulters get none: a rule of the loan (A-UPKEEP-16).
  [/^has no bank loan and has never defaulted on one$/, () => 'not has bank-loan'],
  // There is one such card: what is taken cannot be received (A-ENC-07).
  [/^the Deputy of Arkham card is not taken$/, () => undefined],
];

/** Returns the abilities a location offers instead of a card. */
function abilities(special: FactEntry): string[] {
  const rest = otherFields(special, 'name', 'condition', 'cost', 'effect', 'options');
  const options = special.options === undefined ? [special] : entryList(special.options);
  const more = Object.entries(rest).map(([field, value]) => quoteWords(`${field} ${JSON.stringify(value)}`));
  const offers = options.map((option) => {
    const words = optionalText(special.condition);
    const condition = words === undefined ? undefined : CONDITIONS.find(([pattern]) => pattern.test(words));
    const plainly = words === undefined ? undefined : quoteWords(words);
    const met = condition ? condition[1](condition[0].exec(words as string) as RegExpExecArray) : plainly;
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
const OF_LOCATIONS = ['id', 'name', 'alias', 'street', 'stable', 'icons', 'special', 'closes-at-terror', 'also'];
/** Matters of the map that follow from its street, and what a card says and not the place. */
const OF_MAPS = ['sub-area', 'connects', 'black', 'white', 'gate-frequency', 'depot'];

/** The signs on the board: in reverse, and plain. */
function finds(place: FactEntry) {
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
      const street = optionalText(place.street) ?? wayFrom(place);
      return withoutEmptyFields({
        ...otherFields(place, ...OF_LOCATIONS, ...OF_MAPS),
        name: requireText(place.name),
        street,
        stable: place.stable === true,
        ...finds(place),
        closesAtTerror: place['closes-at-terror'] === 'none' ? undefined : optionalNumber(place['closes-at-terror']),
        innerRoom: inner && member ? `${inner} for silver-twilight-lodge-membership` : undefined,
        innerName: inner ? requireText(special?.name) : undefined,
        depot: place.depot === true,
        offers: special && !inner ? abilities(special) : [],
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
