import type { ReactNode } from 'react';
import type { RuleTermId } from '../../text/rule-terms.js';
import { useTable } from '../context.js';
import './notion.css';

/** A word or a sign of the rules on the table: pointing at it, or coming to it, tells what it means. */
export function Notion({ id, children }: { id: RuleTermId; children: ReactNode }) {
  const { inspect } = useTable();
  return (
    <button type="button" className="notion" data-about={id} onClick={() => inspect(id)}>
      {children}
    </button>
  );
}
