import { useEffect, useId, useRef, useState } from 'react';
import { clauseAddress } from '../app/route.js';
import { t } from '../words/t.js';
import { CLAUSE_ID_PATTERN, getLoadedClause, loadClause, type RuleClause } from './clauses.js';
import './clause.css';

/** Space that most clauses need, in pixels. */
const POPOVER_HEIGHT = 200;

/**
 * The id of a clause, in a monospaced font. As a button it opens the clause's text beside it, with a link to the rules.
 * Anything else (the name of a card that asks) is shown unchanged.
 */
export function Clause({ id }: { id: string }) {
  const popover = useId();
  const box = useRef<HTMLSpanElement>(null);
  const [clause, setClause] = useState<RuleClause | 'unknown'>();
  if (CLAUSE_ID_PATTERN.exec(id)?.[0] !== id) return <span className="clause">{id}</span>;

  const place = (button: HTMLElement) => {
    const at = button.getBoundingClientRect();
    const style = box.current?.style;
    if (!style) return;
    const width = Math.min(380, innerWidth - 24);
    style.width = `${width}px`;
    style.left = `${Math.max(12, Math.min(at.left, innerWidth - width - 12))}px`;
    // Below the id, where it covers no answers; above it if there is little room below and more above.
    const below = innerHeight - at.bottom;
    const above = below < POPOVER_HEIGHT && at.top > below;
    style.top = above ? 'auto' : `${at.bottom + 6}px`;
    style.bottom = above ? `${innerHeight - at.top + 6}px` : 'auto';
    style.maxHeight = `${(above ? at.top : below) - 18}px`;
  };
  return (
    <span className="clause-ref">
      <button
        type="button"
        className="clause"
        popoverTarget={popover}
        aria-label={t('ui.rules.clause', { id })}
        onClick={(event) => {
          place(event.currentTarget);
          loadClause(id).then(
            (found) => setClause(found ?? 'unknown'),
            () => setClause('unknown'),
          );
        }}
      >
        {id}
      </button>
      {/* Spans, since it may be inside a paragraph. */}
      <span ref={box} id={popover} popover="auto" className="clause-box" role="note" aria-label={id}>
        {clause === undefined && <span>{t('ui.frame.waiting')}</span>}
        {clause === 'unknown' && <span>{t('ui.rules.unknown', { id })}</span>}
        {typeof clause === 'object' && (
          <>
            <span className="clause-head">
              <b>{clause.section}</b> <span className="clause">{id}</span>
            </span>
            <span>{clause.text}</span>
            {clause.option !== undefined && <span className="small">{t('ui.rules.option.some')}</span>}
            <a className="clause-way" href={clauseAddress(id)}>
              {t('ui.rules.in-context')}
            </a>
          </>
        )}
      </span>
    </span>
  );
}

/** The text of a clause; null until loaded. */
export function ClauseText({ id }: { id: string }) {
  const [fetched, setFetched] = useState<RuleClause>();
  const found = getLoadedClause(id) ?? fetched;
  useEffect(() => {
    if (getLoadedClause(id)) return;
    let open = true;
    loadClause(id).then(
      (clause) => open && setFetched(clause),
      // Without the text the id remains, and can be opened.
      () => undefined,
    );
    return () => {
      open = false;
    };
  }, [id]);
  return found?.id === id ? <span className="clause-words">{found.text}</span> : null;
}
