import type { RuleTermId } from '../../text/rule-terms.js';
import { Notion } from '../pointing/notion.js';

/** What the rail counts: each figure under the word for it, which explains itself. */
export function Counts({ figures }: { figures: readonly (readonly [id: RuleTermId, name: string, value: string])[] }) {
  return (
    <dl className="counts">
      {figures.map(([id, name, value]) => (
        <div key={id} data-about={id}>
          <dt>
            <Notion id={id}>{name}</Notion>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
