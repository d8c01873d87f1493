/** `@vigil/web/face`: what the face of a box that stands outside this house is made with. */
export type { BoxArt } from '../art/box-art.js';
export { Sketch } from '../art/sketch.js';
export { useEdition } from '../say/use-edition.js';
export { useTable } from '../table/context.js';
export { CardInPlay } from '../table/threat/card-in-play.js';
export { sayer } from '../words/t.js';
export type { BoxFace } from './box-face.js';
