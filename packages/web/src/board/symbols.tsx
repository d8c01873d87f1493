import type { DimensionSymbol } from '@vigil/rules';
import type { ReactNode } from 'react';

/** Every dimension symbol, in display order. */
export const DIMENSION_SYMBOLS: readonly DimensionSymbol[] = [
  'circle',
  'square',
  'diamond',
  'hexagon',
  'triangle',
  'slash',
  'star',
  'crescent',
  'plus',
];

/** The nine dimension symbols, drawn in a square of 16 centred at 0, 0. They take the colour of the text. */
export function SymbolMark({ symbol }: { symbol: DimensionSymbol }): ReactNode {
  const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.2, strokeLinejoin: 'round' as const };
  switch (symbol) {
    case 'circle':
      return <circle r={5} {...line} />;
    case 'crescent':
      return <path d="M2.500 -6A6.200 6.200 0 1 0 2.500 6A5 5 0 1 1 2.500 -6Z" fill="currentColor" />;
    case 'diamond':
      return <path d="M0 -6.500L5 0L0 6.500L-5 0Z" {...line} />;
    case 'hexagon':
      return <path d="M-3.200 -5.600H3.200L6.400 0L3.200 5.600H-3.200L-6.400 0Z" {...line} />;
    case 'plus':
      return <path d="M0 -6V6M-6 0H6" {...line} strokeWidth={3} />;
    case 'slash':
      return <path d="M4.500 -6L-4.500 6" {...line} strokeWidth={3} />;
    case 'square':
      return <path d="M-5 -5H5V5H-5Z" {...line} />;
    case 'star':
      return (
        <path
          d="M0 -6.800L1.900 -2.300L6.600 -2L3 1.100L4.100 5.700L0 3.200L-4.100 5.700L-3 1.100L-6.600 -2L-1.900 -2.300Z"
          fill="currentColor"
        />
      );
    case 'triangle':
      return <path d="M0 -6L6 5H-6Z" {...line} />;
  }
}

/** A symbol within text. */
export function SymbolIcon({ symbol, title }: { symbol: DimensionSymbol; title: string }): ReactNode {
  return (
    <svg className="symbol" viewBox="-8 -8 16 16" role="img">
      <title>{title}</title>
      <SymbolMark symbol={symbol} />
    </svg>
  );
}

/** The spiral of a gate: seven blades of light that turn inwards, centred at 0, 0. */
export const SPIRAL = Array.from({ length: 7 }, (_, blade) => {
  const edge = (lead: number) =>
    Array.from({ length: 18 }, (_, i) => {
      const t = i / 17;
      const thick = 0.3 * Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.07)) ** 0.8;
      const turn = (blade * Math.PI * 2) / 7 + t * 2.4 + thick * lead;
      const far = 9 + 20 * t;
      return `${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)}`;
    });
  return `M${[...edge(-1), ...edge(0.4).reverse()].join('L')}Z`;
});

/** The toothed ring of an unstable place. */
export function toothedRing(radius: number, teeth: number): string {
  const points = Array.from({ length: teeth * 2 }, (_, i) => {
    const turn = (i / (teeth * 2)) * Math.PI * 2;
    const far = i % 2 === 0 ? radius + 2.6 : radius - 0.6;
    return `${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
