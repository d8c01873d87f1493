/** `@vigil/web/box-ui`: the exports for the user interface of a box outside this repository. */
export type { BoxArt } from '../art/box-art.js';
export { Sketch } from '../art/sketch.js';
export { useTable } from '../table/context.js';
export { CardInPlay } from '../table/threat/card-in-play.js';
export { useLoadedContent } from '../text/use-content.js';
export { loadMessages } from '../words/t.js';
export type { BoxUi } from './box-ui.js';
