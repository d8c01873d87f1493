import { isAsked, type TypedDecision } from '@vigil/rules';
import { ChooseFoe } from './choose-foe.js';
import { Further } from './further.js';
import { Hands } from './hands.js';
import { AtLocation } from './location.js';
import { Newcomers } from './newcomers.js';
import { Activities } from './rituals.js';
import { Said } from './said.js';
import { Walk } from './walk.js';

/**
 * The answers of a question of {@link FORESEEN}, each with what it costs, risks and brings. It is a part of its own, fetched
 * with the first of them.
 */
export default function Foreseen({ decision }: { decision: TypedDecision }) {
  if (isAsked(decision, 'q.hands')) return <Hands decision={decision} />;
  if (isAsked(decision, 'q.movement')) return <Walk decision={decision} />;
  if (isAsked(decision, 'q.which-first', 'q.engage-monster')) return <ChooseFoe decision={decision} />;
  if (isAsked(decision, 'q.after-roll')) return <Further decision={decision} />;
  if (isAsked(decision, 'q.activity')) return <Activities decision={decision} />;
  if (isAsked(decision, 'q.location')) return <AtLocation decision={decision} />;
  if (isAsked(decision, 'q.newcomer', 'q.new-investigator')) return <Newcomers decision={decision} />;
  return <Said decision={decision} />;
}
