/**
 * The seed of a run's third of the matrix (packages/web/test/matrix.ts): VIGIL_MATRIX_SEED, or else random. Failed
 * files must run again with their first seed, because another seed draws other cases.
 */
export function drawSeed() {
  return process.env.VIGIL_MATRIX_SEED ?? String(Math.floor(Math.random() * 3000));
}
