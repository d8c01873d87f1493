import type { RuleTermId } from '../../text/rule-terms.js';
import { Notion } from '../pointing/notion.js';

/** The counts of the rail: each figure under its name, which has an explanation. */
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
