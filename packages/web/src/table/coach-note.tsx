import { Clause } from '../rules/clause.js';
import { clausesBehind } from '../words/claims.js';
import { COACH } from '../words/en/coach.js';
import { loadMessages } from '../words/t.js';
import { useTable } from './context.js';
import './coach-notes.css';

type CoachKey = keyof typeof COACH;

const t = await loadMessages<CoachKey>(COACH, async () => (await import('../words/de/coach.js')).COACH_DE);

/** A hint for learners about a phase (`phase.mythos`) or an event. */
export default function CoachNote({ about }: { about: string }) {
  const { game } = useTable().snapshot;
  const key = `ui.coach.${about}`;
  if (!(key in COACH)) return null;
  const clause = clausesBehind(game, key as CoachKey)[0];
  return (
    <aside className="coach-note" aria-label={t('ui.coach.label')}>
      <b aria-hidden="true">{t('ui.coach.label')}</b>
      <p>
        {t(key as CoachKey, { game })} {clause !== undefined && <Clause id={clause} />}
      </p>
    </aside>
  );
}
