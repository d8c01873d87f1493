import type { TypedDecision } from '@vigil/rules';
import { lazy, Suspense, useState } from 'react';
import type { Session } from '../play/session.js';
import { useTable } from '../table/context.js';
import { t } from '../words/t.js';

const loadPanel = () => import('./advice-panel.js');
const AdvicePanel = lazy(loadPanel);

/** Gets the worker going while the pointer is on its way. */
function prepare(session: Session): void {
  loadPanel().catch(() => {});
  import('./advice-worker.js').then(({ prepareAdvice }) => prepareAdvice(session)).catch(() => {});
}

/** The button that asks for advice, and the advice until the question changes. */
export function AdviceButton({ session, decision }: { session: Session; decision: TypedDecision }) {
  const { question } = useTable();
  const [asked, setAsked] = useState<string>();
  if (decision.options.length < 2) return null;
  if (asked === question) {
    return (
      <Suspense fallback={<p className="fetching" aria-busy="true" />}>
        <AdvicePanel session={session} decision={decision} close={() => setAsked(undefined)} />
      </Suspense>
    );
  }
  return (
    <p className="ask-advice">
      <button
        type="button"
        onPointerEnter={() => prepare(session)}
        onFocus={() => prepare(session)}
        onClick={() => setAsked(question)}
      >
        {t('ui.decision.advice')}
      </button>
    </p>
  );
}
