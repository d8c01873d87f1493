/** Where tables are kept, over SQLite or PostgreSQL. */
export { backUp } from './backup.js';
export { CannotOpen, StorageFull } from './faults.js';
export { type OpenStorage, openStorage, type StorageOptions } from './open.js';
export * from './rows.js';
export { type Appended, type Change, Conflict, type Storage } from './storage.js';
