import type { CSSProperties } from 'react';
import type { Part } from './beats.js';

type Style = Readonly<Record<string, string | number>>;

/** Styles with variables of our own. */
export const vars = (style: Style): CSSProperties => style as CSSProperties;

/** When something moves, in milliseconds. */
export function timing(from: number, ms: number): CSSProperties {
  return { animationDelay: `${from}ms`, animationDuration: `${ms}ms` };
}

/** When a part moves, so many milliseconds later; undefined where a moment has none such. */
export type Timed = (part: Part, more?: number) => CSSProperties | undefined;
