/** Serves the page that plays in the browser, and tables over the network. */
export { type AppOptions, makeApp } from './app.js';
export { House, type HouseOptions } from './house.js';
export { eyesOf } from './notify/eyes.js';
export { Notify, type NotifySettings } from './notify/notify.js';
export { notifySettings } from './notify/settings.js';
export { takeCare } from './operations/caretaker.js';
export { openLog } from './operations/log.js';
export { Metrics } from './operations/metrics.js';
export type { Operations } from './operations/operations.js';
export { BadSetting, type Settings, settingsFrom } from './operations/settings.js';
export { PostTimer, type Remind } from './post/timer.js';
export { CannotServe, type RunningServer, type ServerOptions, startServer } from './server.js';
export {
  backUp,
  CannotOpen,
  type OpenStorage,
  openStorage,
  type Storage,
  StorageFull,
  type StorageOptions,
} from './storage/index.js';
export { type Surroundings, WORLD } from './surroundings.js';
