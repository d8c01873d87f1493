export { embeddedIn } from '@vigil/engine';
export { arkhamFiguresReader } from './arkham/core-game.js';
export { arkham } from './arkham/definition.js';
export type { ArkhamFigures } from './arkham/figures.js';
export type { Game as ArkhamGame } from './arkham/game.js';
export * from './arkham/house-rules.js';
export { findEnvironment, findRumor, listCardsInPlay, listHeadlines } from './arkham/mythos/in-play.js';
export { ARKHAM_PLAYERS, HIGHEST_TERROR, SEALS_TO_WIN } from './arkham/numbers.js';
export { ARKHAM_REASONS } from './arkham/reasons.js';
export { startingPile } from './arkham/set-up.js';
export type { ArkhamSetup } from './arkham/setup-types.js';
export type {
  AwakeningCause,
  Decks,
  FinalBattle,
  Investigator,
  LastingHeadline,
  Outcome,
  Phase,
  RumorInPlay,
  State,
  TurnStep,
} from './arkham/state.js';
export type { View } from './arkham/view.js';
export {
  type ArkhamLayer,
  type ArkhamRules,
  arkhamRulesOf,
  type Box,
  contentOfBoxes,
  type HauntLayer,
  type HauntRules,
  hauntRulesOf,
  vocabularyOf,
} from './boxes/box.js';
export { ask, askUnlessMoot, type QuestionSpec } from './common/ask.js';
export { sealCostWith } from './common/board/gates.js';
export { clonePlain } from './common/clone.js';
export { deckOf, heldDecks } from './common/decks.js';
export { isInGroup } from './common/effects/groups.js';
export type { InvestigatorStats } from './common/figures/investigator-stats.js';
export { UNTIL_TURN_ENDS } from './common/figures/modifiers.js';
export {
  averageSuccesses,
  bestDice,
  chanceOfCheck,
  chanceOfLoadout,
  chanceOfReroll,
  chanceOfRollOption,
  chanceOfSuccesses,
  chanceOfTwo,
  checkDistribution,
  successDistribution,
} from './common/figures/odds.js';
export {
  BOX_RENAMES,
  CITY_RENAMES,
  COMBAT_RENAMES,
  EPIC_RENAMES,
  EVENT_RENAMES,
  INVESTIGATOR_RENAMES,
  MARKER_RENAMES,
  REPLACEMENT_RENAMES,
  type Renames,
  STATE_RENAMES,
} from './common/former-names.js';
export type { LazyGame } from './common/game-parts.js';
export { houseRuleOf } from './common/house-rules.js';
export {
  alwaysInPlay,
  cardInPlay,
  isSheetInPlay,
  type TableCards,
  type TurnableCard,
  textInPlay,
  turnableCards,
} from './common/in-play.js';
export { applyLayers, type BoxRules, type Layer } from './common/layers.js';
export { SEAL_COST } from './common/numbers.js';
export { type JsonSchema, schemaOf, ValidationError } from './common/positions/shapes.js';
export { possessionId } from './common/possession-id.js';
export type { Handler, RuleTable } from './common/rule-table.js';
export { createSlices, type Slice, slice } from './common/slices.js';
export type {
  BoardMonster,
  CardInPlay,
  ClosedPlace,
  Investigator as AnyInvestigator,
  OpenGate,
  Possession,
  TableState,
} from './common/state.js';
export { toHauntContent } from './haunt/content.js';
export { hauntFiguresReader } from './haunt/core-game.js';
export { tiedForFirst } from './haunt/day/first-investigator.js';
export { haunt } from './haunt/definition.js';
export type { HauntFigures } from './haunt/figures.js';
export {
  DEFAULT_HAUNT_HOUSE_RULES,
  HAUNT_HOUSE_RULES,
  type HauntHouseRules,
  readHauntHouseRules,
} from './haunt/house-rules.js';
export { listMythosCards } from './haunt/in-play.js';
export type { MonsterActivity } from './haunt/monsters/monster-activities.js';
export type { MonsterGoal, MonsterIntention } from './haunt/monsters/move-plans.js';
export { type HauntPreview, listHauntIntentions, previewHauntMonsters } from './haunt/monsters/preview.js';
export {
  DOOM_PER_DAY,
  DOOM_PER_GATE,
  DOOM_PER_TERROR,
  GATES_FACE_UP_AT_START,
  gatesToWinAgainst,
  HAUNT_PLAYERS,
  MARKERS_REMOVED_PER_UPKEEP,
  SAFE_EMPTY_DOOM_SPACES,
  TERROR_SPACES,
} from './haunt/numbers.js';
export { freeSlots, setSlot } from './haunt/people/slots.js';
export type { ActivityPreview, CityPhasePreview, MonsterPreview } from './haunt/planning/city-phase-preview.js';
export type { HauntPlan, HauntWhatIf as HauntSupposed } from './haunt/planning/plan.js';
export type { GateCloser, GatePreview, RitualKind } from './haunt/planning/ritual-preview.js';
export { HAUNT_REASONS } from './haunt/reasons.js';
export {
  copiesInPlay as hauntCopies,
  listMythosDeck as hauntMythos,
  REMOVED_SHEETS,
} from './haunt/removed-components.js';
export type { HauntSetup } from './haunt/setup-types.js';
export type {
  BoardMonster as HauntMonster,
  Gate as HauntGate,
  Investigator as HauntInvestigator,
  Outcome as HauntOutcome,
  Phase as HauntPhase,
  SheetSlots,
  SlotState,
  SlotStates,
  State as HauntState,
} from './haunt/state.js';
export type { GateView, View as HauntView } from './haunt/view.js';
export * from './language/abilities.js';
export * from './language/boards.js';
export { type CheckSkill, skillOf } from './language/check-skills.js';
export * from './language/components.js';
export * from './language/conditions.js';
export { Content, type Place } from './language/content.js';
export type { Correction, CorrectionKind } from './language/corrections.js';
export * from './language/decks.js';
export { didYouMean } from './language/did-you-mean.js';
export * from './language/effects.js';
export type { EpicCard, EpicStep, StrikeChange } from './language/epic.js';
export type { DiceSource, Event, LostBelongings } from './language/events.js';
export * from './language/modifiers.js';
export type { ScoreItem } from './language/outcomes.js';
export * from './language/places.js';
export * from './language/questions/decision-types.js';
export * from './language/questions/index.js';
export { ContentError, type ContentProblem, checkReferences } from './language/references.js';
export * from './language/terms.js';
export { type BoxWordsLoaders, createWords } from './words/box-words.js';
export { CATALOGUES, HAUNT_CATALOGUES, LANGUAGES, type Language } from './words/catalogues.js';
export * from './words/component-text.js';
export { GERMAN } from './words/de/index.js';
export { ENGLISH } from './words/en/index.js';
export type { EventContext } from './words/events/event-sentences.js';
export {
  canShareSentence,
  eventsText,
  eventText,
  listLosses,
  lossText,
  mergeEvents,
  messageText,
} from './words/events/event-text.js';
export { asTyped, createNameLookup } from './words/names.js';
export { answerLabel, answerText, causeName, causeText, questionText } from './words/question-text.js';
export type { BoxWords, NameForms, TranslatedKind } from './words/translations.js';
export {
  type Args,
  type Catalogue,
  capitalize,
  type NamedKind,
  type NameForm,
  type NameLookup,
  Words,
} from './words/words.js';
