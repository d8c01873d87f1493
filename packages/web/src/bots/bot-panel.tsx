import { questionText, type TypedDecision } from '@vigil/rules';
import { useEffect, useRef } from 'react';
import type { Session } from '../play/session.js';
import { useTable } from '../table/context.js';
import { News } from '../table/decision/news.js';
import { Cameo } from '../table/people/cameo.js';
import { capitalize } from '../text/capitalize.js';
import { lineText } from '../text/chronicle.js';
import { useLoadedContent } from '../text/use-content.js';
import { DialogButton } from '../ui/dialog-button.js';
import { BOT_PACES, type BotPace, pauseBots, setBotPace, stepDelay, useBotPace } from './bot-pace.js';
import { SeatForm } from './seat-choice.js';
import { t } from './words.js';
import './bot-panel.css';
import '../table/decision/line-by-line.css';

interface Props {
  readonly session: Session;
  /** The decision that a bot answers next. */
  readonly next: TypedDecision;
}

/** Replaces a question while bots play: their answers with reasons, the next bot, and their pace. */
export default function BotPanel({ session, next }: Props) {
  const { words } = useLoadedContent();
  const { snapshot } = useTable();
  const { pace, paused } = useBotPace();
  const button = useRef<HTMLButtonElement>(null);
  const { investigators, step } = snapshot.view;
  const bot = investigators[next.by[0] ?? 0];
  const name = words.name('investigator', bot?.id ?? '');
  const reason = snapshot.news.findLast(({ kind }) => kind === 'reason');
  const waits = paused || pace === 'step';
  useSteps(session);
  useStepKeys(session);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);

  return (
    <section className="decision telling bots" aria-label={t('ui.bots.label')} data-held={waits}>
      <header>
        {bot && <Cameo id={bot.id} />}
        <b>{t('ui.bots.who', { name })}</b>
        <span>{capitalize(words.say(`phase.${step.phase}`)).replace(/: .*/, '')}</span>
      </header>
      <div className="decision-body">
        {reason && <p className="bot-reason">{lineText(reason)}</p>}
        <News withReasons={false} />
        <h2>{t('ui.bots.next', { question: questionText(words, next, { named: false }) })}</h2>
      </div>
      <div className="telling-tools">
        {pace !== 'step' && (
          <button ref={button} type="button" className="great" onClick={() => pauseBots(!paused)}>
            {t(paused ? 'ui.bots.go-on' : 'ui.bots.pause')} <kbd>{t('ui.bots.space')}</kbd>
          </button>
        )}
        {waits && (
          <button
            ref={pace === 'step' ? button : undefined}
            type="button"
            className={pace === 'step' ? 'great' : ''}
            onClick={() => session.letBotsStep()}
          >
            {t('ui.bots.step')} <kbd>{pace === 'step' ? t('ui.bots.space') : '.'}</kbd>
          </button>
        )}
        <select
          aria-label={t('ui.bots.pace')}
          value={pace}
          onChange={({ target: { value } }) => setBotPace(value as BotPace)}
        >
          {BOT_PACES.map((one) => (
            <option key={one} value={one}>
              {t(`ui.bots.pace.${one}`)}
            </option>
          ))}
        </select>
        <DialogButton label={t('ui.bots.seats')} hint={t('ui.bots.change')}>
          {(title) => <SeatForm session={session} title={title} />}
        </DialogButton>
      </div>
      <p className="visually-hidden" role="status">
        {paused ? t('ui.bots.paused', { name }) : ''}
      </p>
    </section>
  );
}

/** Lets the bots take their steps at their pace, unless the page is covered or hidden. */
function useSteps(session: Session): void {
  const { snapshot } = useTable();
  const { pace, paused } = useBotPace();
  // New after every step.
  const { news } = snapshot;
  useEffect(() => {
    if (paused || pace === 'step') return;
    const advance = () => {
      if (isCovered(pace)) timer = setTimeout(advance, 200);
      else session.letBotsStep();
    };
    let timer = setTimeout(advance, stepDelay(pace, news));
    return () => clearTimeout(timer);
  }, [session, news, pace, paused]);
}

/** True while a dialog or another window covers the game, or during a moment that a fast pace would shorten. */
function isCovered(pace: BotPace): boolean {
  const covers = pace === 'fast' ? 'dialog[open]' : 'dialog[open], .moment';
  return document.hidden || document.querySelector(covers) !== null;
}

/** Space pauses and continues, or takes a step at that pace; a full stop is a step, too. */
function useStepKeys(session: Session): void {
  const paceNow = useBotPace();
  const now = useRef(paceNow);
  now.current = paceNow;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target, key } = event;
      if (target instanceof Element && target.closest('input, select, textarea, dialog')) return;
      // A focused button or place on the board handles the space bar itself.
      if (key === ' ' && target instanceof Element && target.closest('button, a, [role=button]')) return;
      const { pace, paused } = now.current;
      if (key === '.' || (key === ' ' && pace === 'step')) session.letBotsStep();
      else if (key === ' ') pauseBots(!paused);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [session]);
}
