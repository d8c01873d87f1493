import { initials } from '../board/token-shapes.js';
import { words } from '../game/words.js';

/** The small picture of an investigator: an arch with initials. */
export function Cameo({ id }: { id: string }) {
  return (
    <svg className="cameo-mark" viewBox="-12 -15 24 30" aria-hidden="true">
      <path className="cameo" d="M-10 12V-3A10 10 0 0 1 10 -3V12Z" />
      <path className="foot" d="M-12 12H12V15H-12Z" />
      <text className="mark" y={6} textAnchor="middle">
        {initials(words.name('investigator', id))}
      </text>
    </svg>
  );
}
