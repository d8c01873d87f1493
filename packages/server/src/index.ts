/** The server for the page and for online tables. */
export { type AppOptions, createApp } from './app.js';
export { type Environment, SYSTEM_ENVIRONMENT } from './environment.js';
export { Notify, type NotifySettings } from './notify/notify.js';
export { notifySettings } from './notify/settings.js';
export { createTableReader } from './notify/table-reader.js';
export { type AdminActionName, type AdminInput, type AdminResult, runAdminAction } from './operations/admin/actions.js';
export type { AdminDeps } from './operations/admin/admin-deps.js';
export { openNotifyAccess } from './operations/admin/people.js';
export { examineServer } from './operations/doctor/doctor.js';
export type { Finding } from './operations/doctor/findings.js';
export { startDroppingIdle } from './operations/drop-idle-tables.js';
export { openLog } from './operations/log.js';
export { Metrics } from './operations/metrics.js';
export { settingWarnings } from './operations/old-settings.js';
export type { Operations } from './operations/operations.js';
export { SettingError, type Settings, settingsFrom } from './operations/settings.js';
export { PostTimer, type Remind } from './post/timer.js';
export { type RunningServer, ServeError, type ServerOptions, startServer } from './server.js';
export {
  backUpStorage,
  OpenError,
  type OpenStorage,
  openStorage,
  restoreStorage,
  type Storage,
  StorageFull,
  type StorageOptions,
} from './storage/index.js';
export { TableApp, type TableAppDeps } from './table-app.js';
