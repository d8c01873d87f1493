import type { BoxUi } from './box-ui.js';

/** The faces of boxes that stand outside this house, by the id of the pack (plugins/boxes.ts). */
export const PLUGIN_UIS: Readonly<Record<string, () => Promise<BoxUi>>> = {};
