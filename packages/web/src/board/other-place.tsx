import { memo } from 'react';
import { PlacePicture } from '../art/places.js';
import { useLoadedContent } from '../text/use-content.js';
import { DISC_RADIUS, LINE_HEIGHT, OTHER_RADIUS } from './layout.js';
import './places.css';

/** The arms of a whirlpool around 0, 0, from the rim to the hole in its middle. */
const WHIRL_ARMS = Array.from({ length: 6 }, (_, arm) => {
  const points = Array.from({ length: 21 }, (_, i) => {
    const far = 4 + (i / 20) * 19;
    const turn = (arm * Math.PI) / 3 + (i / 20) * 3.1;
    return `${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far * 0.92).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}).join('');

/** A whirlpool around 0, 0: black water with bone lines. It has no brass, since investigators cannot move there. */
const Whirlpool = memo(function Whirl() {
  return (
    <g className="whirl">
      <circle r={OTHER_RADIUS} />
      <circle className="bank" r={OTHER_RADIUS - 3} />
      <path d={WHIRL_ARMS} />
      <circle className="hole" r={4} />
    </g>
  );
});

/** The static part of an area that is neither street nor location: the drawing of its kind, else its picture. */
export const OtherPlacePicture = memo(function OtherPicture({ id }: { id: string }) {
  const { content } = useLoadedContent();
  const kind = content.places.get(id)?.kind;
  if (kind !== undefined && content.placeKinds.get(kind)?.drawn === 'whirl') return <Whirlpool />;
  return (
    <g clipPath="url(#within-disc)" transform={`scale(${OTHER_RADIUS / DISC_RADIUS})`}>
      <circle className="ground" r={DISC_RADIUS} />
      <g transform={`translate(${-DISC_RADIUS} ${-DISC_RADIUS}) scale(${DISC_RADIUS / 32})`}>
        <PlacePicture id={id} />
      </g>
    </g>
  );
});

/** The hit area, and the highlight around it. */
export function OtherPlaceMark() {
  return (
    <>
      <circle className="halo" r={OTHER_RADIUS + 5} />
      <circle className="hit" r={OTHER_RADIUS + 3} />
    </>
  );
}

/** The name below it. */
export function OtherPlaceName({ label }: { readonly label: readonly string[] }) {
  return label.map((line, i) => (
    <text key={line} className="place-name other-name" y={OTHER_RADIUS + 14.5 + i * LINE_HEIGHT} textAnchor="middle">
      {line}
    </text>
  ));
}
