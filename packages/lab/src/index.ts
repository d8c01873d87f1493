/** Many games: batches on worker threads, statistics, fuzzing with invariants. */

export { Coverage, type ResolutionSource } from './coverage/coverage.js';
export { arkhamResolutions, RESOLUTIONS, type Resolution } from './coverage/coverage-arkham.js';
export { HAUNT_RESOLUTIONS, type HauntResolution, hauntResolutions } from './coverage/coverage-haunt.js';
export { type ExternalBox, loadExternalBoxes } from './external-boxes.js';
export { type FuzzOptions, type FuzzReport, fuzz, type ReportedFault } from './fuzz/fuzz.js';
export { type Fault, type FuzzRecord, fuzzBatchGame } from './fuzz/fuzz-game.js';
export { arkhamLab } from './games/arkham.js';
export type { BoxInGame, BoxLab } from './games/box-types.js';
export { addToLab } from './games/boxes.js';
export type { BatchOptions, Invariant, LabGame } from './games/game.js';
export { errorSentence } from './games/game.js';
export { hauntLab, hauntSheets } from './games/haunt.js';
export { type Lab, labOf } from './games/lab.js';
export { GAME_IDS, labFor } from './games/labs.js';
export { type GuidedOptions, type GuidedReport, guidedFuzz } from './guided/fuzz.js';
export { type HarmOptions, measureHarms } from './harms/campaign.js';
export type { HarmKind } from './harms/harms.js';
export type { CausedHarm, PlayedAnswer } from './harms/harms-of-game.js';
export { isHarmStated } from './harms/stated-harms.js';
export { arkhamInvariants } from './invariants/invariants.js';
export { hauntInvariants } from './invariants/invariants-haunt.js';
export { type BenchOptions, bench } from './many/bench.js';
export type { BenchReport } from './many/bench-report.js';
export { findDifference, MutationWatcher } from './many/compare.js';
export { type PairedSimulation, type Share, shareOf, simulatePaired } from './many/paired.js';
export { type Crash, type GameRecord, makeBot, playOut } from './many/play-out.js';
export { type Simulation, type SimulationOptions, simulate } from './many/simulate.js';
export { type Mix, mixOf } from './mix/mix.js';
export { measureOdds, type OddsOptions } from './odds/campaign.js';
export { EFFORT as ODDS_EFFORT, type KindOfChance, type MeasuredPrediction, summarizeKinds } from './odds/odds.js';
export {
  areaUnderCurve,
  type CalibrationBin,
  calibrate,
  fitLogistic,
  type Prediction,
  predict,
} from './strength/logistic.js';
export type { FoundPuzzle } from './strength/puzzles.js';
export { type Sample, sampleGame } from './strength/samples.js';
export { type Training, train } from './strength/train.js';
