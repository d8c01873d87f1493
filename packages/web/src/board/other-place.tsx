import { memo } from 'react';
import { PlacePicture } from '../art/places.js';
import { useEdition } from '../say/use-edition.js';
import { DISC, LINE, OTHER } from './layout.js';
import './places.css';

/** The arms of water that turns, from the rim to the hole in its middle; the middle at 0, 0. */
const ARMS = Array.from({ length: 6 }, (_, arm) => {
  const points = Array.from({ length: 21 }, (_, i) => {
    const far = 4 + (i / 20) * 19;
    const turn = (arm * Math.PI) / 3 + (i / 20) * 3.1;
    return `${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far * 0.92).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}).join('');

/** A whirl around 0, 0: black water with lines of bone. Nobody may go there, so it wears no brass; nor is it a gate. */
const Whirl = memo(function Whirl() {
  return (
    <g className="whirl">
      <circle r={OTHER} />
      <circle className="bank" r={OTHER - 3} />
      <path d={ARMS} />
      <circle className="hole" r={4} />
    </g>
  );
});

/** What never changes of a place that is neither street nor location: as its kind is drawn, else its picture. */
export const OtherPicture = memo(function OtherPicture({ id }: { id: string }) {
  const { content } = useEdition();
  const kind = content.places.get(id)?.kind;
  if (kind !== undefined && content.placeKinds.get(kind)?.drawn === 'whirl') return <Whirl />;
  return (
    <g clipPath="url(#within-disc)" transform={`scale(${OTHER / DISC})`}>
      <circle className="ground" r={DISC} />
      <g transform={`translate(${-DISC} ${-DISC}) scale(${DISC / 32})`}>
        <PlacePicture id={id} />
      </g>
    </g>
  );
});

/** What is pointed at of it, and the light round it. */
export function OtherMark() {
  return (
    <>
      <circle className="halo" r={OTHER + 5} />
      <circle className="hit" r={OTHER + 3} />
    </>
  );
}

/** Its name, below it. */
export function OtherWords({ label }: { readonly label: readonly string[] }) {
  return label.map((line, i) => (
    <text key={line} className="place-name other-name" y={OTHER + 14.5 + i * LINE} textAnchor="middle">
      {line}
    </text>
  ));
}
