import type { ReactNode } from 'react';
import type { RuleTermId } from '../../text/rule-terms.js';
import { useTable } from '../context.js';
import './notion.css';

/** A term or symbol of the rules on the table, explained on hover and focus. */
export function Notion({ id, children }: { id: RuleTermId; children: ReactNode }) {
  const { inspect } = useTable();
  return (
    <button type="button" className="notion" data-about={id} onClick={() => inspect(id)}>
      {children}
    </button>
  );
}
