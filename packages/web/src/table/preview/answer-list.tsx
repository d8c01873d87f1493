import type { PublicOption } from '@vigil/engine';
import type { TypedDecision } from '@vigil/rules';
import { moveFocus, OptionButton } from '../decision/options.js';
import '../decision/decision.css';
import '../decision/options.css';

/** An answer with its costs and results, and its chance of success. */
export interface PreviewedAnswer {
  readonly option: PublicOption;
  readonly more?: string | undefined;
  readonly chance?: string | undefined;
}

/** Answers in a list, the first nine with their number as a key. */
export function AnswerList({ decision, answers }: { decision: TypedDecision; answers: readonly PreviewedAnswer[] }) {
  return (
    <ol className={answers.length > 9 ? 'options many' : 'options'} data-keys onKeyDown={moveFocus}>
      {answers.map(({ option, more, chance }, i) => (
        <li key={option.id}>
          <OptionButton decision={decision} option={option} n={i + 1} more={more} chance={chance} />
        </li>
      ))}
    </ol>
  );
}
