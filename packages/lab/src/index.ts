/** Many games: batches on worker threads, statistics, fuzzing with invariants. */
export { arkhamLab, MOST_INVESTIGATORS } from './arkham.js';
export { type BenchOptions, type BenchReport, bench } from './bench.js';
export { differ, Watched } from './compare.js';
export { Coverage, RESOLUTIONS, type Resolution } from './coverage.js';
export { type FoundFault, type FuzzOptions, type FuzzReport, fuzz } from './fuzz.js';
export { type Fault, type FuzzRecord, fuzzOut } from './fuzz-out.js';
export type { BatchOptions, Invariant, LabGame } from './game.js';
export { sentence } from './game.js';
export { type GuidedOptions, type GuidedReport, guidedFuzz } from './guided/fuzz.js';
export { HAUNT_INVESTIGATORS, hauntLab, hauntSheets } from './haunt.js';
export { arkhamInvariants } from './invariants.js';
export { hauntInvariants } from './invariants-haunt.js';
export { type Lab, labOf } from './lab.js';
export { GAME_IDS, labFor } from './labs.js';
export { type Crash, type GameRecord, makeBot, playOut } from './play-out.js';
export { highestHauntMaximum, highestMaximum } from './position.js';
export { type Simulation, type SimulationOptions, simulate } from './simulate.js';
