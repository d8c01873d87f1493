import { isDecisionOf, type TypedDecision } from '@vigil/rules';
import { ActivityChoice } from './activity-choice.js';
import { DestinationChoice } from './destination-choice.js';
import { LocationAnswers } from './location-answers.js';
import { MonsterChoice } from './monster-choice.js';
import { NewcomerChoice } from './newcomer-choice.js';
import { PreviewedAnswers } from './previewed-answers.js';
import { RollActions } from './roll-actions.js';
import { WeaponChoice } from './weapon-choice.js';

/**
 * The answers of a previewed question, each with its costs, risks and results. A chunk of its own, loaded with the
 * first such question.
 */
export default function AnswerPreviews({ decision }: { decision: TypedDecision }) {
  if (isDecisionOf(decision, 'q.hands')) return <WeaponChoice decision={decision} />;
  if (isDecisionOf(decision, 'q.movement')) return <DestinationChoice decision={decision} />;
  if (isDecisionOf(decision, 'q.which-first', 'q.engage-monster')) return <MonsterChoice decision={decision} />;
  if (isDecisionOf(decision, 'q.after-roll')) return <RollActions decision={decision} />;
  if (isDecisionOf(decision, 'q.activity')) return <ActivityChoice decision={decision} />;
  if (isDecisionOf(decision, 'q.location')) return <LocationAnswers decision={decision} />;
  if (isDecisionOf(decision, 'q.newcomer', 'q.new-investigator')) return <NewcomerChoice decision={decision} />;
  return <PreviewedAnswers decision={decision} />;
}
