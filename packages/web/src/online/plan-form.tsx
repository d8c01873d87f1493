import { type Intent, obstacleText, type RouteLeg, type SeatNumber, turnOf, voidText } from '@vigil/table';
import { type FormEvent, useState } from 'react';
import { useTable } from '../table/context.js';
import { nameOf } from '../text/describe.js';
import { useLoadedContent } from '../text/use-content.js';
import { LabelledSelect } from './labelled-select.js';
import type { SeatInstructions, useSeatInstructions } from './seat-instructions.js';
import { POST, t } from './words.js';

interface Props {
  readonly seat: SeatNumber;
  readonly instructions: SeatInstructions;
  readonly change: ReturnType<typeof useSeatInstructions>['change'];
}

/** A whole turn posted at once: where to, which clues, and the encounter there (PBP-10). */
export function PlanForm({ seat, instructions, change }: Props) {
  const loaded = useLoadedContent();
  const { content, words } = loaded;
  const { view } = useTable().snapshot;
  const before = instructions.plan?.void === undefined ? instructions.plan?.plan : undefined;
  const [goal, setGoal] = useState(before?.intents.findLast((intent) => intent.do === 'go')?.to ?? '');
  const [clues, setClues] = useState('all');
  const [meets, setMeets] = useState(before?.intents.some((intent) => intent.do === 'encounter') ?? true);
  const [next, setNext] = useState(before !== undefined && before.turn > turnOf(view));
  const [costs, setCosts] = useState<readonly RouteLeg[]>();
  const here = view.investigators[seat]?.place;
  const places = [...content.places.values()]
    .filter((place) => place.kindDef.onFoot && place.id !== here)
    .map(({ id }) => [id, nameOf(loaded, id)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other));
  const intents: readonly Intent[] = [
    ...(goal === '' ? [] : [{ do: 'go', to: goal } as const]),
    { do: 'stop' },
    { do: 'take-clues', n: clues === 'all' ? 'all' : Number(clues) },
    ...(meets ? [{ do: 'encounter' } as const] : []),
  ];
  const plan = { turn: turnOf(view) + (next ? 1 : 0), intents };
  const askCosts = async () => {
    const response = await change<{ readonly costs: readonly RouteLeg[] }>('plan/costs', { plan });
    setCosts(response?.costs);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void change('plan', { plan });
  };
  return (
    <form className="override" onSubmit={send}>
      <h4>{t('ui.online.plan')}</h4>
      <p className="small">{t('ui.online.plan.about')}</p>
      {instructions.plan?.void !== undefined && <p className="plan-void">{voidText(POST, instructions.plan.void)}</p>}
      <LabelledSelect
        label={t('ui.online.plan.go')}
        value={goal}
        choices={[['', t('ui.online.plan.stay')], ...places]}
        onChange={(place) => {
          setGoal(place);
          setCosts(undefined);
        }}
      />
      <LabelledSelect
        label={t('ui.online.order.take')}
        value={clues}
        choices={[
          ['all', t('ui.online.order.value', { kind: 'take', id: 'all' })],
          ['0', t('ui.online.order.value', { kind: 'take', id: '0' })],
        ]}
        onChange={setClues}
      />
      <label>
        <input type="checkbox" checked={meets} onChange={({ target: { checked } }) => setMeets(checked)} />{' '}
        {t('ui.online.plan.encounter')}
      </label>
      <label>
        <input type="checkbox" checked={next} onChange={({ target: { checked } }) => setNext(checked)} />{' '}
        {t('ui.online.plan.next')}
      </label>
      <span className="sheet-buttons">
        <button type="button" disabled={goal === ''} onClick={askCosts}>
          {t('ui.online.plan.costs')}
        </button>
        <button type="submit">{t('ui.online.plan.post')}</button>
        {before && (
          <button type="button" onClick={() => change('plan', { plan: null })}>
            {t('ui.online.plan.drop')}
          </button>
        )}
      </span>
      {costs && (
        <ol className="plan-costs">
          {costs.map(({ from, to, cost, left: points, but }) => (
            <li key={`${from} ${to}`} className={but === undefined ? '' : 'but'}>
              {words.name('place', to)}: {t('ui.online.plan.cost', { n: cost })}
              {points !== undefined && `, ${t('ui.online.plan.left', { n: points })}`}
              {but !== undefined && ` · ${obstacleText(POST, but)}`}
            </li>
          ))}
        </ol>
      )}
    </form>
  );
}
