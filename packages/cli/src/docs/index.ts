/** Documents generated from the data. `scripts/docs.mjs` writes them and checks that they are current. */
export { cardBook } from './card-book.js';
export { decisionSchema } from './decision-schema.js';
export { questionBook } from './questions.js';
export { doubts, doubtTables, type ReadingDoubt } from './readings.js';
export { openQuestions } from './rules.js';
