/**
 * The seed by which a run draws its third of the matrix (packages/web/test/matrix.ts): the one in VIGIL_MATRIX_SEED, else any. Files
 * that failed must run again with the seed of their first run, which may have drawn cases that another does not.
 */
export function drawSeed() {
  return process.env.VIGIL_MATRIX_SEED ?? String(Math.floor(Math.random() * 3000));
}
