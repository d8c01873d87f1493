/** Storage of tables, over SQLite or PostgreSQL. */
export { backUpStorage, restoreStorage } from './backup/index.js';
export { type OpenStorage, openStorage, type StorageOptions } from './open.js';
export * from './rows.js';
export { type Change, ConflictError, type NewEntries, type Storage } from './storage.js';
export { OpenError, StorageFull } from './storage-errors.js';
