import { memo } from 'react';
import type { LoadedContent } from '../text/loaded-content.js';
import { useLoadedContent } from '../text/use-content.js';
import { DISC_RADIUS, LINE_HEIGHT, PLATE_HEIGHT, type Spot } from './layout.js';
import './places.css';

interface Road {
  readonly key: string;
  readonly from: Spot;
  readonly to: Spot;
}

/** The arrows of monster movement; the roads themselves are in the picture of the ground. */
export const Roads = memo(function Roads({ spots }: { spots: ReadonlyMap<string, Spot> }) {
  const loaded = useLoadedContent();
  const streets = findStreetRoads(loaded, spots);
  const ways = findLocationRoads(loaded, spots);
  const lanes = findOtherRoads(loaded, spots);
  return (
    <g>
      {streets.map(({ key, from, to }) => (
        <g key={key}>
          <StreetArrow from={from} to={to} />
          <StreetArrow from={to} to={from} />
        </g>
      ))}
      {lanes.map(({ key, from, to }) => (
        <g key={key}>
          <path className="lane" d={`M${to.x} ${to.y}L${from.x} ${from.y}`} />
          <StreetArrow from={from} to={to} />
        </g>
      ))}
      {ways.map(({ key, from, to }) => (
        <LocationArrow key={key} from={from} to={to} />
      ))}
    </g>
  );
});

function findStreetRoads({ content }: LoadedContent, spots: ReadonlyMap<string, Spot>): Road[] {
  const roads: Road[] = [];
  for (const street of content.streets.values()) {
    for (const id of street.connects) {
      const [from, to] = [spots.get(street.id), spots.get(id)];
      if (from && to && street.id < id) roads.push({ key: `${street.id} ${id}`, from, to });
    }
  }
  return roads;
}

function findLocationRoads({ content }: LoadedContent, spots: ReadonlyMap<string, Spot>): Road[] {
  return [...content.locations.values()].flatMap(({ id, black, street }) => {
    const [from, to] = [spots.get(id), spots.get(black ?? street)];
    return from && to ? [{ key: id, from, to }] : [];
  });
}

/** Returns the roads to areas that are neither street nor location; the picture of the ground does not have them. */
function findOtherRoads({ content }: LoadedContent, spots: ReadonlyMap<string, Spot>): Road[] {
  return [...content.ownPlaces.values()].flatMap(({ id, beside = '' }) => {
    const [from, to] = [spots.get(beside), spots.get(id)];
    return from && to ? [{ key: id, from, to }] : [];
  });
}

/** The arrows at one end of a road: black, white, or both where they lead the same way. */
function StreetArrow({ from, to }: { from: Spot; to: Spot }) {
  const { content } = useLoadedContent();
  const street = content.streets.get(from.id);
  if (!street) return null;
  const black = street.black === to.id;
  const white = street.white === to.id;
  if (!black && !white) return null;
  const at = plateEdgeDistance(from, to) + 15;
  return <Arrow from={from} to={to} at={at} look={black && white ? 'both' : black ? 'black' : 'white'} />;
}

/** A location's one arrow leads to its street, or down a chain of locations, and is of both colours. */
function LocationArrow({ from, to }: { from: Spot; to: Spot }) {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const start = nameEdgeDistance(from, to);
  const end = far - plateEdgeDistance(to, from);
  return <Arrow from={from} to={to} at={(start + end) / 2} look="both" />;
}

function Arrow({ from, to, at, look }: { from: Spot; to: Spot; at: number; look: 'black' | 'white' | 'both' }) {
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  const x = from.x + Math.cos(turn) * at;
  const y = from.y + Math.sin(turn) * at;
  const size = look === 'both' ? 0.8 : 1;
  return (
    <g transform={`translate(${x} ${y}) rotate(${(turn * 180) / Math.PI}) scale(${size})`}>
      <ArrowHead look={look} />
    </g>
  );
}

/** An arrow around 0, 0 that points to the right. */
export function ArrowHead({ look }: { look: 'black' | 'white' | 'both' }) {
  return (
    <>
      <path className={`arrow ${look === 'white' ? 'white' : 'black'}`} d="M-6 -7L7 0L-6 7L-2.500 0Z" />
      {look === 'both' && <path className="arrow white" d="M-6 -7L7 0H-2.500Z" />}
    </>
  );
}

/** Returns the distance from the centre of a street's plate to its edge, towards another place. */
function plateEdgeDistance(street: Spot, to: Spot): number {
  const dx = Math.abs(to.x - street.x);
  const dy = Math.abs(to.y - street.y);
  const far = Math.hypot(dx, dy);
  return far * Math.min(street.width / 2 / (dx || 0.01), PLATE_HEIGHT / 2 / (dy || 0.01));
}

/** Returns the distance from the centre of a location to the point where its road leaves disc and name. */
function nameEdgeDistance(from: Spot, to: Spot): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const far = Math.hypot(dx, dy);
  if (dy <= 0) return DISC_RADIUS + 4;
  const bottom = DISC_RADIUS + 4 + from.label.length * LINE_HEIGHT;
  const wide = Math.max(...from.label.map((line) => line.length)) * 3.6;
  const dropX = (bottom / dy) * far;
  const aside = dx === 0 ? dropX : (wide / Math.abs(dx)) * far;
  return Math.max(DISC_RADIUS + 4, Math.min(dropX, aside));
}
