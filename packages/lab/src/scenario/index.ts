/** Scenario files: positions with answers, dice and expected results. docs/scenarios.md describes their format. */
export { ScenarioError } from './fault.js';
export type { ScenarioDocument } from './format.js';
export { type FormerName, findFormerNames } from './former-names.js';
export type { Position } from './game.js';
export { gameOf } from './games.js';
export { scenarioSchema } from './published.js';
export { runScenario, runScenarios, type ScenarioOptions, type ScenarioResult } from './run.js';
export { parseScenarios, readScenarios, type ScenarioSource, scenarioFiles } from './source.js';
