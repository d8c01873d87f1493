/** Packs, and other documents of data, as files: read, checked against a schema, and told what is wrong with its place. */
export { compileSchema } from './check.js';
export {
  findViolations,
  formatPath,
  type ParsedDocument,
  type Path,
  parseDocuments,
  type SchemaValidator,
  type SchemaViolation,
} from './document.js';
export { packCheck } from './pack-check.js';
export { PackError, parsePack, readEmbeddedPacks } from './read-pack.js';
export { findLimitViolations } from './value-limits.js';
