import { memo } from 'react';
import { BAND_HEIGHT, CITY } from './layout.js';

const RIVER = 'M312 -20C338 90 292 176 316 262S372 420 330 512S298 640 322 712';

/** The city at night under everything: blocks of houses, a few lit windows, the river. */
export const Ground = memo(function Ground() {
  return (
    <g>
      <defs>
        <pattern id="blocks" width="62" height="46" patternUnits="userSpaceOnUse" patternTransform="rotate(-9)">
          <rect width="62" height="46" fill="var(--ink-0)" />
          <path
            d="M3 3H28V20H3ZM32 3H45V13H32ZM48 3H59V20H48ZM32 16H45V20H32ZM3 26H16V43H3ZM19 26H41V33H19ZM19 36H41V43H19ZM44 26H59V43H44Z"
            fill="#101b1f"
            stroke="#1f3036"
            strokeWidth="0.8"
          />
          <path d="M3 3L28 20M32 3L45 13M44 26L59 43" stroke="#182529" strokeWidth="0.8" />
          <path d="M7 8h2v2h-2zM38 38h2v2h-2zM53 31h2v2h-2z" fill="#f2b24c" opacity="0.32" />
        </pattern>
        <pattern id="water" width="40" height="9" patternUnits="userSpaceOnUse">
          <path d="M0 4Q10 1 20 4T40 4" fill="none" stroke="#34535c" strokeWidth="0.8" />
        </pattern>
        <radialGradient id="lamplight">
          <stop offset="0" stopColor="#f2b24c" stopOpacity="0.55" />
          <stop offset="1" stopColor="#f2b24c" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect x={0} y={-BAND_HEIGHT} width={CITY.w} height={CITY.y + CITY.h + BAND_HEIGHT} fill="var(--ink-1)" />
      <rect x={0} y={CITY.y} width={CITY.w} height={CITY.h} fill="url(#blocks)" />
      <path d={RIVER} fill="none" stroke="#0a1215" strokeWidth="64" />
      <path d={RIVER} fill="none" stroke="#13262d" strokeWidth="58" />
      <path d={RIVER} fill="none" stroke="url(#water)" strokeWidth="56" />
      <text className="river-name" transform="translate(324 606) rotate(-88)" textAnchor="middle">
        Miskatonic River
      </text>
      <path d={`M0 ${CITY.y}H${CITY.w}`} stroke="var(--brass)" strokeWidth="1.600" />
      <path d={`M0 ${CITY.y + 3}H${CITY.w}`} stroke="var(--brass)" strokeWidth="0.500" />
    </g>
  );
});
