import type { JudgedAnswer, JudgedDecision, JudgedRoll } from '@vigil/bots';
import { questionText } from '@vigil/rules';
import type { ReactNode } from 'react';
import { describeOption } from '../play/options.js';
import type { Session } from '../play/session.js';
import { lineText } from '../text/chronicle.js';
import { formatPercent } from '../text/percent.js';
import { useLoadedContent } from '../text/use-content.js';
import { useAnalysis } from './analysis-state.js';
import { t } from './words.js';
import './analysis.css';

interface Props {
  readonly session: Session;
  /** Shows a moment of the game, by the number of answers before it. */
  readonly goTo: (at: number) => void;
}

/** After the game: the decisions and the rolls that mattered. Each leads to its moment. */
export default function AnalysisSection({ session, goTo }: Props) {
  const analysis = useAnalysis();
  if (!analysis) return null;
  const { judgement, luck, isComplete, hasFailed } = analysis;
  const { game } = session.snapshot();
  const renderDecision = (judged: JudgedDecision) => (
    <Entry key={judged.at} turn={t('ui.analysis.turn', { game, n: judged.turn })} go={() => goTo(judged.at)}>
      <DecisionText judged={judged} />
    </Entry>
  );
  const renderRoll = ({ at, nth, turn, chance }: JudgedRoll) => {
    const line = session.lines.find((one) => one.at === at && one.nth === nth);
    return (
      <Entry key={`${at} ${nth}`} turn={t('ui.analysis.turn', { game, n: turn })} go={() => goTo(at)}>
        {line && lineText(line)} {t('ui.analysis.roll-chance', { chance: formatPercent(chance) })}
      </Entry>
    );
  };
  const noneSure = isComplete ? t('ui.analysis.none-sure') : '…';
  return (
    <section className="analysis" aria-label={t('ui.analysis.label')} aria-busy={!isComplete && !hasFailed}>
      <h3>{t('ui.analysis.label')}</h3>
      {hasFailed && <p>{t('ui.analysis.failed')}</p>}
      {!isComplete && !hasFailed && (
        <p className="small">{t('ui.analysis.working', { done: formatPercent(judgement?.done ?? 0) })}</p>
      )}
      <EntryList title={t('ui.analysis.costliest')} none={noneSure}>
        {judgement?.costliest.map(renderDecision)}
      </EntryList>
      <EntryList title={t('ui.analysis.best')} none={noneSure}>
        {judgement?.best.map(renderDecision)}
      </EntryList>
      <EntryList title={t('ui.analysis.unluckiest')} none={luck ? t('ui.analysis.none') : '…'}>
        {luck?.unluckiest.map(renderRoll)}
      </EntryList>
      <EntryList title={t('ui.analysis.luckiest')} none={luck ? t('ui.analysis.none') : '…'}>
        {luck?.luckiest.map(renderRoll)}
      </EntryList>
      <p className="small">{t('ui.analysis.about')}</p>
    </section>
  );
}

interface EntryListProps {
  readonly title: string;
  /** Text of an empty list. */
  readonly none: string;
  readonly children: readonly ReactNode[] | undefined;
}

function EntryList({ title, none, children }: EntryListProps) {
  return (
    <>
      <h4>{title}</h4>
      {children && children.length > 0 ? <ol>{children}</ol> : <p className="small">{none}</p>}
    </>
  );
}

function Entry({ turn, go, children }: { turn: string; go: () => void; children: ReactNode }) {
  return (
    <li>
      <button type="button" onClick={go}>
        <b>{turn}</b> {children}
      </button>
    </li>
  );
}

/** A decision, the answer given and the other one, with their chances. */
function DecisionText({ judged }: { judged: JudgedDecision }) {
  const loaded = useLoadedContent();
  const { words } = loaded;
  const { decision, view, given, other, gain } = judged;
  const textOf = ({ option, goal }: JudgedAnswer) => {
    const { text } = describeOption(loaded, decision, option, view);
    if (!goal) return text;
    const destination = t('ui.analysis.destination', { place: words.name('place', goal.at) });
    return decision.key === 'q.movement' ? destination : `${text} · ${destination}`;
  };
  const args = (answer: JudgedAnswer) => ({ answer: textOf(answer), chance: formatPercent(answer.chance) });
  return (
    <>
      {questionText(words, decision)}
      <span>{words.capitalize(t('ui.analysis.given', args(given)))}</span>
      <span>{t(gain < 0 ? 'ui.analysis.better' : 'ui.analysis.next-best', args(other))}</span>
    </>
  );
}
