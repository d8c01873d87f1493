import { aboutOf, type TypedDecision } from '@vigil/rules';
import { stakesOfQuestion } from '@vigil/table';
import { useLoadedContent } from '../../text/use-content.js';
import { useTable } from '../context.js';

/** Everything at stake in a question that neither its subject nor its answers state. */
export default function QuestionStakes({ decision }: { decision: TypedDecision }) {
  const { content, wordsAt } = useLoadedContent();
  const { view } = useTable().snapshot;
  const { source = decision.args && 'source' in decision.args ? decision.args.source : undefined } = aboutOf(decision);
  // The text of an encounter is among the news, the text of any other source in the subject.
  const stakes = stakesOfQuestion({ w: wordsAt(view), content, view }, decision).filter(
    (stake) => stake.source === undefined || (stake.source !== source && !stake.source.includes('/')),
  );
  return stakes.map(({ text }) => (
    <p key={text} className="small question-stake">
      {text}
    </p>
  ));
}
