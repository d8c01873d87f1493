/** Files of the board: streets, locations, Other Worlds and gate markers. */
import { figures, line, plain, written } from '../words.js';
import {
  type Collector,
  type Entry,
  entries,
  fields,
  maybeNumber,
  maybeText,
  number,
  others,
  text,
  texts,
} from './collector.js';
import { effectsOf } from './shorthand.js';
import { cost } from './terms.js';

/** Streets; of the locations that they lead where their street is, and what kind of diamond they bear. */
export function board(file: Entry, into: Collector): void {
  for (const street of entries(file.streets)) {
    into.add('streets', text(street.id), () => {
      // A colour is for whoever draws it; the vortex beside it is told by itself.
      const rest = others(street, 'id', 'name', 'connects', 'black', 'white', 'locations', 'colour', 'vortex');
      return figures({
        ...rest,
        name: text(street.name),
        connects: texts(street.connects).sort(),
        black: street.black === null ? undefined : text(street.black),
        white: street.white === null ? undefined : text(street.white),
      });
    });
  }
  for (const vortex of entries(file.vortices)) {
    into.add('places', text(vortex.id), () => figures({ kind: 'vortex', beside: text(vortex.beside) }));
  }
  locations(file, into);
  worlds({ worlds: file['other-worlds'] }, into);
}

/** The one way from a location, whatever it is for. */
function wayFrom(place: Entry): string | undefined {
  const ways = [
    ...new Set([...texts(place.connects), place.black, place.white].filter((way) => typeof way === 'string')),
  ];
  return ways.length > 1 ? plain(ways.join(' ')) : ways[0];
}

const CONDITIONS: readonly (readonly [RegExp, (found: RegExpExecArray) => string | undefined])[] = [
  [/^has at least \$(\d+)$/, ([, n]) => `money at least ${n}`],
  // Who ever defaulted gets none: a rule of the loan (A-UPKEEP-16).
  [/^has no bank loan and has never defaulted on one$/, () => 'not has bank-loan'],
  // There is one such card: what is taken cannot be received (A-ENC-07).
  [/^the Deputy of Arkham card is not taken$/, () => undefined],
];

/** What a location offers in place of a card. */
function abilities(special: Entry): string[] {
  const rest = others(special, 'name', 'condition', 'cost', 'effect', 'options');
  const options = special.options === undefined ? [special] : entries(special.options);
  const more = Object.entries(rest).map(([field, value]) => plain(`${field} ${JSON.stringify(value)}`));
  const offers = options.map((option) => {
    const words = maybeText(special.condition);
    const condition = words === undefined ? undefined : CONDITIONS.find(([pattern]) => pattern.test(words));
    const plainly = words === undefined ? undefined : plain(words);
    const met = condition ? condition[1](condition[0].exec(words as string) as RegExpExecArray) : plainly;
    const price = option.cost === undefined || option.cost === 'none' ? undefined : cost([text(option.cost)]);
    const say = [`offers ${text(special.name)}`, ...(price ? [`pay ${price}`] : []), ...(met ? [`if ${met}`] : [])];
    return written(line(say.join(' '), { do: effectsOf(texts(option.effect)) }));
  });
  return [...offers, ...more];
}

const INNER = /^the card drawn here is read at its ([a-z-]+) entry instead of its [a-z-]+ entry$/;

/** What a location is; the files of a box may tell of it in parts. */
const OF_LOCATIONS = ['id', 'name', 'alias', 'street', 'stable', 'icons', 'special', 'closes-at-terror', 'also'];
/** Matters of the map that follow from its street, and what a card says and not the place. */
const OF_MAPS = ['sub-area', 'connects', 'black', 'white', 'gate-frequency', 'depot'];

/** The signs on the board: in reverse, and plain. */
function finds(place: Entry) {
  const icons = place.icons === undefined ? {} : fields(place.icons);
  const of = (which: string) => (icons[which] === undefined ? undefined : texts(icons[which]).sort());
  return { surely: of('guaranteed'), often: of('usual') };
}

export function locations(file: Entry, into: Collector): void {
  for (const place of entries(file.locations)) {
    into.add('locations', text(place.id), () => {
      const special = place.special === undefined || place.special === 'none' ? undefined : fields(place.special);
      const inner = special && INNER.exec(maybeText(special.effect) ?? '')?.[1];
      const member = /^has a lodge membership$/.test(maybeText(special?.condition) ?? '');
      const street = maybeText(place.street) ?? wayFrom(place);
      return figures({
        ...others(place, ...OF_LOCATIONS, ...OF_MAPS),
        name: text(place.name),
        street,
        stable: place.stable === true,
        ...finds(place),
        closesAtTerror: place['closes-at-terror'] === 'none' ? undefined : maybeNumber(place['closes-at-terror']),
        innerRoom: inner && member ? `${inner} for silver-twilight-lodge-membership` : undefined,
        innerName: inner ? text(special?.name) : undefined,
        depot: place.depot === true,
        offers: special && !inner ? abilities(special) : [],
      });
    });
  }
}

export function worlds(file: Entry, into: Collector): void {
  for (const world of entries(file.worlds)) {
    into.add('worlds', text(world.id), () => {
      const rest = others(world, 'id', 'name', 'colours', 'areas');
      return figures({ ...rest, name: text(world.name), colours: texts(world.colours).sort() });
    });
  }
  for (const marker of entries(file['gate-markers'])) {
    into.add('gateMarkers', text(marker.id), () => {
      const rest = others(marker, 'id', 'world', 'symbol', 'modifier');
      const modifier = marker.modifier === null ? undefined : number(marker.modifier);
      return figures({ ...rest, world: text(marker.world), symbol: text(marker.symbol), modifier });
    });
  }
}
