import { OWN_ICONS } from './own-icons.js';

/** The parts of an icon in its square of 512, in the colour of the text. */
export function Outline({ icon, outlines }: { icon: string; outlines: Readonly<Record<string, string>> }) {
  const d = outlines[icon];
  if (d) return <path d={d} fill="currentColor" />;
  return (OWN_ICONS[icon] ?? []).map((part) =>
    typeof part === 'string' ? (
      <path key={part} d={part} fill="currentColor" fillRule="evenodd" />
    ) : (
      <path key={part.line} d={part.line} fill="none" stroke="currentColor" strokeWidth={part.weight} />
    ),
  );
}
