import type { CSSProperties } from 'react';
import type { MomentPart } from './moment-steps.js';

type CssVariables = Readonly<Record<string, string | number>>;

/** Allows CSS variables in a style. */
export const cssVariables = (style: CssVariables): CSSProperties => style as CSSProperties;

/** Returns the timing of an animation, in milliseconds, as a style. */
export function animationTiming(from: number, ms: number): CSSProperties {
  return { animationDelay: `${from}ms`, animationDuration: `${ms}ms` };
}

/** Returns the timing of a part, delayed by `more` milliseconds; undefined if the moment does not have the part. */
export type PartTiming = (part: MomentPart, more?: number) => CSSProperties | undefined;
