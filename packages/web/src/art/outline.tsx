import type { Icon } from './box-art.js';

/** The parts of an icon in its square of 512, in the colour of the text. An outline shows once its sheet is loaded. */
export function Outline({ icon }: { icon: Icon }) {
  if ('sheet' in icon) return <use href={`${icon.sheet}#${icon.name}`} fill="currentColor" />;
  return icon.map((part) =>
    typeof part === 'string' ? (
      <path key={part} d={part} fill="currentColor" fillRule="evenodd" />
    ) : (
      <path key={part.line} d={part.line} fill="none" stroke="currentColor" strokeWidth={part.weight} />
    ),
  );
}
