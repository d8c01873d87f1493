import type { HauntView } from '@vigil/rules';
import { words } from '../game/words.js';
import { stepState } from '../table/steps.js';

const CITY = ['Move', 'Monsters move', 'Encounters', 'Activity', 'Monsters act'];

/** Where the day stands: its Upkeep, then who acts, or the segments of the phase under way. */
export function HauntStrip({ view, over }: { view: HauntView; over: boolean }) {
  const { phase, segment } = view.step;
  const actor = view.city?.seat ?? view.otherWorld;
  const name = actor === undefined ? '' : words.name('investigator', view.investigators[actor]?.id ?? '');
  const steps =
    phase === 'set-up'
      ? ['Set-up']
      : phase === 'city'
        ? [`City: ${name}`, ...CITY]
        : phase === 'other-world'
          ? ['Upkeep', `Other World: ${name}`]
          : ['Upkeep', 'Who acts?', 'The day ends'];
  const now = phase === 'city' ? segment - 1 : phase === 'upkeep' || phase === 'set-up' ? 0 : 1;
  return (
    <ol className="phases" aria-label="Phases">
      {steps.map((step, i) => (
        <li
          key={step}
          className={stepState(i, over ? steps.length : now)}
          aria-current={i === now && !over ? 'step' : undefined}
        >
          {step}
          {phase === 'upkeep' && i === 0 && ` ${segment} of 13`}
        </li>
      ))}
    </ol>
  );
}
