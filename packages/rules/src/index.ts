export { type ArkhamSetup, arkham } from './arkham/definition.js';
export * from './content.js';
export * from './effects/language.js';
export { Content, type Place } from './shared/content-index.js';
export { clonePlain } from './shared/clone.js';
export type { DiceSource, Event } from './shared/events.js';
export * from './shared/state.js';
export type { View } from './arkham/view.js';
