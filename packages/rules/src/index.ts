export type { ArkhamSetup } from './arkham/agreed.js';
export { arkham } from './arkham/definition.js';
export type { ArkhamFigures } from './arkham/figures.js';
export type { Game as ArkhamGame } from './arkham/game.js';
export { arkhamFiguresOf } from './arkham/here.js';
export * from './arkham/house-rules.js';
export { cardsInPlay, environmentOf, headlinesOf, rumorOf } from './arkham/mythos/in-play.js';
export { ARKHAM_PLAYERS, HIGHEST_TERROR, SEALS_TO_WIN } from './arkham/numbers.js';
export { REASONS as ARKHAM_REASONS } from './arkham/reasons.js';
export { beginsIn } from './arkham/set-up.js';
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
  Step,
} from './arkham/state.js';
export type { View } from './arkham/view.js';
export {
  type ArkhamLayer,
  type ArkhamRules,
  arkhamRules,
  type Box,
  contentOf,
  type HauntLayer,
  type HauntRules,
  hauntRules,
  vocabularyOf,
} from './boxes/box.js';
export { type Asking, ask, askUnlessMoot } from './common/ask.js';
export { clonePlain } from './common/clone.js';
export { deckOf, heldDecks } from './common/decks.js';
export type { Elsewhere } from './common/elsewhere.js';
export { UNTIL_TURN_ENDS } from './common/figures/modifiers.js';
export {
  bestDice,
  chance,
  chanceOfCheck,
  chanceOfFurther,
  chanceOfHandful,
  chanceOfReroll,
  chanceOfTwo,
  onAverage,
  spread,
  spreadOfCheck,
} from './common/figures/odds.js';
export type { PersonFigures } from './common/figures/seen.js';
export { boxRule } from './common/house-rules.js';
export {
  alwaysInPlay,
  attends,
  cardInPlay,
  type Lying,
  type TurnableCard,
  textInPlay,
  turnableCards,
} from './common/in-play.js';
export { type BoxRules, type Layer, layered } from './common/layers.js';
export type { Handler, Meanings } from './common/meanings.js';
export { SEAL_COST } from './common/numbers.js';
export { type JsonSchema, Misfit, schemaOf } from './common/positions/shapes.js';
export { possessionId } from './common/possession-id.js';
export { beginSlices, type Slice, slice } from './common/slices.js';
export type {
  BoardMonster,
  CardInPlay,
  ClosedPlace,
  Investigator as AnyInvestigator,
  OpenGate,
  Possession,
  TableState,
} from './common/state.js';
export type { HauntSetup } from './haunt/agreed.js';
export { hauntContent } from './haunt/content.js';
export { tiedForFirst } from './haunt/day/first.js';
export { haunt } from './haunt/definition.js';
export type { HauntFigures } from './haunt/figures.js';
export { hauntFiguresOf } from './haunt/here.js';
export {
  DEFAULT_HAUNT_HOUSE_RULES,
  HAUNT_HOUSE_RULES,
  type HauntHouseRules,
  hauntHouseRules,
} from './haunt/house-rules.js';
export { mythosOf } from './haunt/in-play.js';
export type { Goal as MonsterGoal, Intention as MonsterIntention } from './haunt/monsters/minds.js';
export type { Activity as MonsterActivity } from './haunt/monsters/monster-activities.js';
export { type Foresight, hauntForesight, hauntIntentions } from './haunt/monsters/preview.js';
export {
  DOOM_PER_DAY,
  DOOM_PER_GATE,
  DOOM_PER_TERROR,
  GATES_TURNED,
  gatesToWinAgainst,
  HAUNT_PLAYERS,
  MARKERS_OFF,
  OUT_OF_REACH,
  TERROR_SPACES,
} from './haunt/numbers.js';
export { freeSlots, setSlot } from './haunt/people/slots.js';
export type { ActAhead, Course, MonsterAhead } from './haunt/planning/course.js';
export type { Plan as HauntPlan, Supposed as HauntSupposed } from './haunt/planning/plan.js';
export type { GateAhead, Ritual, Shutter } from './haunt/planning/rituals-ahead.js';
export { REASONS as HAUNT_REASONS } from './haunt/reasons.js';
export { BARRED_SHEETS, copiesInPlay as hauntCopies, mythosCards as hauntMythos } from './haunt/removed.js';
export type {
  AllSlots,
  BoardMonster as HauntMonster,
  Gate as HauntGate,
  Investigator as HauntInvestigator,
  Outcome as HauntOutcome,
  Phase as HauntPhase,
  Slot,
  Slots,
  State as HauntState,
} from './haunt/state.js';
export type { SeenGate, View as HauntView } from './haunt/view.js';
export * from './language/abilities.js';
export * from './language/boards.js';
export { type CheckSkill, skillOf } from './language/check-skills.js';
export * from './language/components.js';
export * from './language/conditions.js';
export { Content, type Place } from './language/content.js';
export type { Correction, CorrectionKind } from './language/corrections.js';
export * from './language/decks.js';
export * from './language/effects.js';
export type { EpicCard, EpicStep, StrikeChange } from './language/epic.js';
export type { DiceSource, Event, Loss } from './language/events.js';
export * from './language/modifiers.js';
export { didYouMean } from './language/nearest.js';
export * from './language/places.js';
export * from './language/questions/index.js';
export { ContentFault, checkReferences, type Fault } from './language/references.js';
export * from './language/terms.js';
export { answerText, causeName, causeText, questionText } from './words/asked.js';
export { type BoxWords, type NameForms, type TranslatedKind, type WordsOfBox, wordsOf } from './words/box-words.js';
export { CATALOGUES, HAUNT_CATALOGUES, type Language } from './words/catalogues.js';
export { GERMAN } from './words/de/index.js';
export { ENGLISH } from './words/en/index.js';
export { namesOf } from './words/names.js';
export { eventsText, eventText, goTogether, lossList, lossText, messageText, type Told } from './words/tell.js';
export {
  type Args,
  type Catalogue,
  capital,
  type NamedKind,
  type NameForm,
  type NameLookup,
  Words,
} from './words/words.js';
export * from './words/write.js';
