import { butText, type Intent, type PlannedLink, type SeatNumber, turnOf, voidText } from '@vigil/table';
import { type FormEvent, useState } from 'react';
import { nameOf } from '../say/describe.js';
import { useEdition } from '../say/use-edition.js';
import { useTable } from '../table/context.js';
import type { Left, useLeft } from './left.js';
import { Pick } from './pick.js';
import { POST, t } from './words.js';

interface Props {
  readonly seat: SeatNumber;
  readonly left: Left;
  readonly change: ReturnType<typeof useLeft>['change'];
}

/** A whole turn posted at once: where to, which clues, and the encounter there (PBP-10). */
export function PlanForm({ seat, left, change }: Props) {
  const edition = useEdition();
  const { content, words } = edition;
  const { view } = useTable().snapshot;
  const before = left.plan?.void === undefined ? left.plan?.plan : undefined;
  const [goal, setGoal] = useState(before?.intents.findLast((one) => one.do === 'go')?.to ?? '');
  const [clues, setClues] = useState('all');
  const [meets, setMeets] = useState(before?.intents.some((one) => one.do === 'encounter') ?? true);
  const [next, setNext] = useState(before !== undefined && before.turn > turnOf(view));
  const [costs, setCosts] = useState<readonly PlannedLink[]>();
  const here = view.investigators[seat]?.place;
  const places = [...content.places.values()]
    .filter((place) => place.is.onFoot && place.id !== here)
    .map(({ id }) => [id, nameOf(edition, id)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other));
  const intents: readonly Intent[] = [
    ...(goal === '' ? [] : [{ do: 'go', to: goal } as const]),
    { do: 'stop' },
    { do: 'take-clues', n: clues === 'all' ? 'all' : Number(clues) },
    ...(meets ? [{ do: 'encounter' } as const] : []),
  ];
  const plan = { turn: turnOf(view) + (next ? 1 : 0), intents };
  const ask = async () => {
    const said = await change<{ readonly costs: readonly PlannedLink[] }>('plan/costs', { plan });
    setCosts(said?.costs);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void change('plan', { plan });
  };
  return (
    <form className="override" onSubmit={send}>
      <h4>{t('ui.online.plan')}</h4>
      <p className="small">{t('ui.online.plan.about')}</p>
      {left.plan?.void !== undefined && <p className="plan-void">{voidText(POST, left.plan.void)}</p>}
      <Pick
        label={t('ui.online.plan.go')}
        value={goal}
        choices={[['', t('ui.online.plan.stay')], ...places]}
        pick={(place) => {
          setGoal(place);
          setCosts(undefined);
        }}
      />
      <Pick
        label={t('ui.online.order.take')}
        value={clues}
        choices={[
          ['all', t('ui.online.order.value', { kind: 'take', id: 'all' })],
          ['0', t('ui.online.order.value', { kind: 'take', id: '0' })],
        ]}
        pick={setClues}
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
        <button type="button" disabled={goal === ''} onClick={ask}>
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
              {but !== undefined && ` · ${butText(POST, but)}`}
            </li>
          ))}
        </ol>
      )}
    </form>
  );
}
