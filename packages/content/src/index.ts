/** The components of the published sets, as data. */
export { BASE } from './base/index.js';
