import type { BoxUi } from './box-ui.js';

/** The extensions of boxes outside this repository, by the id of the pack (plugins/boxes.ts). */
export const PLUGIN_UIS: Readonly<Record<string, () => Promise<BoxUi>>> = {};
