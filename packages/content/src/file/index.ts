/** Packs and other data documents as files: parsing, schema validation, and problems with file and line. */
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
export { renameFormerNames } from './former-names.js';
export { packCheck } from './pack-check.js';
export { PackError, parsePack, readEmbeddedPacks } from './read-pack.js';
export { findLimitViolations } from './value-limits.js';
