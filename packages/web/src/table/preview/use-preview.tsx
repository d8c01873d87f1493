import type { PublicOption } from '@vigil/engine';
import { outcomeOf } from '@vigil/table';
import { describeOption } from '../../play/options.js';
import { useLoadedContent } from '../../text/use-content.js';
import { useTable } from '../context.js';
import type { DecisionOf } from './decision-of.js';

interface Props {
  readonly decision: DecisionOf<'q.movement'>;
  readonly option: PublicOption;
}

/** The whole text of an answer beside the destinations, such as a usable card. Shown in the place of their preview. */
export function UsePreview({ decision, option }: Props) {
  const loaded = useLoadedContent();
  const { view, monsterPreview } = useTable().snapshot;
  const { text, hint } = describeOption(loaded, decision, option, view, monsterPreview);
  const { text: outcome } = outcomeOf({ w: loaded.wordsAt(view), content: loaded.content, view }, decision, option);
  return (
    <section className="stop-preview use-preview" aria-live="polite">
      <div className="stop-preview-text">
        <h3>{text}</h3>
        {[hint, outcome].map((line) => line && <p key={line}>{line}</p>)}
      </div>
    </section>
  );
}
