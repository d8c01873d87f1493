import type { HauntView } from '@vigil/rules';
import { stepState } from '../../table/step-state.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';

const CITY_SEGMENTS = ['move', 'monsters-move', 'encounters', 'activity', 'monsters-act'] as const;

/** The progress of the day: its Upkeep, then the choice of who acts, or the segments of the current phase. */
export function HauntStrip({ view, over }: { view: HauntView; over: boolean }) {
  const { words } = useLoadedContent();
  const { phase, segment } = view.step;
  const actor = view.city?.seat ?? view.otherWorld;
  const name = actor === undefined ? '' : words.name('investigator', view.investigators[actor]?.id ?? '');
  const steps =
    phase === 'set-up'
      ? [words.say('phase.set-up')]
      : phase === 'city'
        ? [t('ui.haunt.city', { name }), ...CITY_SEGMENTS.map((part) => t(`ui.haunt.city.${part}`))]
        : phase === 'other-world'
          ? [words.say('phase.upkeep'), t('ui.haunt.other-world', { name })]
          : [words.say('phase.upkeep'), t('ui.haunt.who-acts'), t('ui.haunt.day-ends')];
  const now = phase === 'city' ? segment - 1 : phase === 'upkeep' || phase === 'set-up' ? 0 : 1;
  return (
    <ol className="phases" aria-label={t('ui.table.phases')}>
      {steps.map((step, i) => (
        <li
          key={step}
          className={stepState(i, over ? steps.length : now)}
          aria-current={i === now && !over ? 'step' : undefined}
        >
          {step}
          {phase === 'upkeep' && i === 0 && ` ${t('ui.timeline.of', { at: segment, n: view.figures.upkeepSegments })}`}
        </li>
      ))}
    </ol>
  );
}
