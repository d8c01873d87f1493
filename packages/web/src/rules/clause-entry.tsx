import { useEffect, useRef } from 'react';
import { clauseAddress } from '../app/route.js';
import { houseRuleName } from '../start/house-rules.js';
import { t } from '../words/t.js';
import { Clause } from './clause.js';
import { CLAUSE_ID_PATTERN, type RuleClause } from './clauses.js';

interface Props {
  readonly clause: RuleClause;
  /** True if the URL names it: it is scrolled into view and highlighted. */
  readonly chosen?: boolean;
  /** The book and section, unless shown as a heading. */
  readonly where?: string;
}

/** A clause with its text. */
export function ClauseEntry({ clause, chosen = false, where }: Props) {
  const { id, text, option } = clause;
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!chosen) return;
    entry.current?.scrollIntoView({ block: 'center' });
    entry.current?.focus({ preventScroll: true });
  }, [chosen]);
  return (
    <li ref={entry} id={`clause-${id}`} tabIndex={-1} className={chosen ? 'clause-entry chosen' : 'clause-entry'}>
      <a className="clause" href={clauseAddress(id)} aria-label={t('ui.rules.link', { id })}>
        {id}
      </a>
      <div>
        {where !== undefined && <p className="small">{where}</p>}
        <p>
          <LinkedText text={text} own={id} />
        </p>
        {option !== undefined && <p className="small">{t('ui.rules.option', { name: houseRuleName(option) })}</p>}
      </div>
    </li>
  );
}

const CLAUSE_IDS = new RegExp(`(${CLAUSE_ID_PATTERN.source})`, 'g');

/** A text in which ids of other clauses are links. */
function LinkedText({ text, own }: { text: string; own: string }) {
  return text.split(CLAUSE_IDS).map((part, i) =>
    i % 2 === 1 && part !== own ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: texts never change
      <Clause key={i} id={part} />
    ) : (
      part
    ),
  );
}
