import type { CSSProperties } from 'react';
import type { MomentPart } from './moment-steps.js';

type CssVariables = Readonly<Record<string, string | number>>;

/** Styles with variables of our own. */
export const cssVariables = (style: CssVariables): CSSProperties => style as CSSProperties;

/** When something moves, in milliseconds. */
export function animationTiming(from: number, ms: number): CSSProperties {
  return { animationDelay: `${from}ms`, animationDuration: `${ms}ms` };
}

/** When a part moves, so many milliseconds later; undefined where a moment has none such. */
export type PartTiming = (part: MomentPart, more?: number) => CSSProperties | undefined;
