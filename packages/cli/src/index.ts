/** Additions of a box to the terminal. The command itself is `main.ts`. */
export type { BoxTerminal } from './games/box-terminal.js';
