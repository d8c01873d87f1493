import type { AnswerEstimate } from '@vigil/bots';
import type { TypedDecision } from '@vigil/rules';
import { useEffect, useRef, useState } from 'react';
import { describeOption } from '../play/options.js';
import type { Session } from '../play/session.js';
import { useTable } from '../table/context.js';
import { loadReasonText, type ReasonText } from '../text/bot-words.js';
import { formatPercent } from '../text/percent.js';
import { useLoadedContent } from '../text/use-content.js';
import { useAdvice } from './advice-worker.js';
import { t } from './words.js';
import './advice.css';

interface Props {
  readonly session: Session;
  readonly decision: TypedDecision;
  readonly close: () => void;
}

/** The best answers to a question, with the chance of winning after each, while it gets more certain. */
export default function AdvicePanel({ session, decision, close }: Props) {
  const advice = useAdvice(session, decision.id, decision.by[0] ?? 0);
  const reasonText = useReasonText();
  const textOf = useAnswerText(decision);
  const best = advice === undefined || advice === 'failed' ? [] : advice.best;
  const isDone = advice !== undefined && advice !== 'failed' && advice.done;
  const [first] = best;
  const panel = useRef<HTMLElement>(null);
  const hasAdvice = best.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls new advice into view
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [hasAdvice, reasonText]);
  return (
    <section
      ref={panel}
      className="advice"
      aria-label={t('ui.advice.label')}
      aria-busy={!isDone && advice !== 'failed'}
    >
      <header>
        <b>{t('ui.advice.label')}</b>
        {!isDone && advice !== 'failed' && <span className="small">{t('ui.advice.thinking')}</span>}
        <button type="button" onClick={close}>
          {t('ui.advice.close')}
        </button>
      </header>
      {advice === 'failed' && <p>{t('ui.advice.failed')}</p>}
      {isDone && best.length === 0 && <p>{t('shared.advice.nothing')}</p>}
      {advice === undefined && (
        <ol aria-hidden="true">
          {decision.options.slice(0, 3).map(({ id }) => (
            <li key={id} />
          ))}
        </ol>
      )}
      {hasAdvice && advice !== undefined && advice !== 'failed' && (
        <>
          <ol>
            {best.map((one) => (
              <li key={one.option}>
                <AnswerChance estimate={one} text={textOf(one.option)} isGuess={advice.playouts === 0} />
                {one.reason && reasonText && <p className="small">{reasonText(one.reason)}</p>}
              </li>
            ))}
          </ol>
          <p className="small">
            {advice.playouts === 0 ? t('ui.advice.guess.about') : t('ui.advice.about', { n: advice.playouts })}
          </p>
        </>
      )}
      <p className="visually-hidden" role="status">
        {isDone && first && t('ui.advice.done', { answer: textOf(first.option), chance: formatPercent(first.chance) })}
      </p>
    </section>
  );
}

/** An answer with its chance and the interval as a bar. */
function AnswerChance({ estimate, text, isGuess }: { estimate: AnswerEstimate; text: string; isGuess: boolean }) {
  const { chance, low, high } = estimate;
  const percent = (of: number) => `${Math.round(of * 1000) / 10}%`;
  const interval = isGuess
    ? t('ui.advice.guess')
    : t('ui.advice.interval', { low: formatPercent(low), high: formatPercent(high) });
  return (
    <p>
      <b>{text}</b>
      <span className="advice-chance">{t('ui.advice.chance', { chance: formatPercent(chance) })}</span>
      <span className="interval" aria-hidden="true">
        <i style={{ left: percent(low), right: percent(1 - high) }} />
        <em style={{ left: percent(chance) }} />
      </span>
      <small>{interval}</small>
    </p>
  );
}

/** Returns the text of an option of a decision. */
function useAnswerText(decision: TypedDecision): (id: string) => string {
  const loaded = useLoadedContent();
  const { snapshot } = useTable();
  return (id) => {
    const option = decision.options.find((one) => one.id === id);
    return option ? describeOption(loaded, decision, option, snapshot.view).text : id;
  };
}

/** The words for reasons, once they are loaded. */
function useReasonText(): ReasonText | undefined {
  const loaded = useLoadedContent();
  const [text, setText] = useState<ReasonText>();
  useEffect(() => {
    let left = false;
    loadReasonText(loaded).then((say) => left || setText(() => say));
    return () => {
      left = true;
    };
  }, [loaded]);
  return text;
}
