import { OWN_ICONS } from './own-icons.js';

/**
 * The parts of an icon in its square of 512, in the colour of the text. `sheet`: the address of the picture that holds
 * the outlines of its kind, which the browser fetches once and shows when it is there; our own are drawn here.
 */
export function Outline({ icon, sheet }: { icon: string; sheet: string }) {
  const own = OWN_ICONS[icon];
  if (!own) return <use href={`${sheet}#${icon}`} fill="currentColor" />;
  return own.map((part) =>
    typeof part === 'string' ? (
      <path key={part} d={part} fill="currentColor" fillRule="evenodd" />
    ) : (
      <path key={part.line} d={part.line} fill="none" stroke="currentColor" strokeWidth={part.weight} />
    ),
  );
}
