import {
  type Intent,
  isHaunt,
  legOddsText,
  obstacleText,
  type RouteLeg,
  type SeatNumber,
  turnOf,
  voidText,
} from '@vigil/table';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTable } from '../../table/context.js';
import { nameOf } from '../../text/describe.js';
import { useLoadedContent } from '../../text/use-content.js';
import { LabelledSelect } from '../settings/labelled-select.js';
import { POST, t } from '../words.js';
import type { SeatInstructions, useSeatInstructions } from './seat-instructions.js';

interface Props {
  readonly seat: SeatNumber;
  readonly instructions: SeatInstructions;
  readonly change: ReturnType<typeof useSeatInstructions>['change'];
}

/** A whole turn posted at once: where to, which clues, and the encounter there (PBP-10). */
export function PlanForm({ seat, instructions, change }: Props) {
  const { view } = useTable().snapshot;
  const before = instructions.plan?.void === undefined ? instructions.plan?.plan : undefined;
  const [goal, setGoal] = useState(before?.intents.findLast((intent) => intent.do === 'go')?.to ?? '');
  const [clues, setClues] = useState('all');
  const [meets, setMeets] = useState(before?.intents.some((intent) => intent.do === 'encounter') ?? true);
  const [next, setNext] = useState(before !== undefined && before.turn > turnOf(view));
  const [isPrivate, setPrivate] = useState(instructions.plan?.isPrivate ?? false);
  const [comment, setComment] = useState(instructions.plan?.comment ?? '');
  const places = usePlaces(view.investigators[seat]?.place);
  const intents: readonly Intent[] = [
    ...(goal === '' ? [] : [{ do: 'go', to: goal } as const]),
    { do: 'stop' },
    // In Haunt, Clues are collected without a choice.
    ...(isHaunt(view) ? [] : [{ do: 'take-clues', n: clues === 'all' ? 'all' : Number(clues) } as const]),
    ...(meets ? [{ do: 'encounter' } as const] : []),
  ];
  const plan = { turn: Math.max(1, turnOf(view) + (next ? 1 : 0)), intents };
  useChosenPlace(places, setGoal);
  const costs = useCosts(goal, plan, change);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const text = comment.trim();
    void change('plan', { plan, isPrivate, ...(text !== '' && { comment: text }) });
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
        onChange={setGoal}
      />
      {costs && goal !== '' && <PlanCosts costs={costs} />}
      {!isHaunt(view) && (
        <LabelledSelect
          label={t('ui.online.order.take')}
          value={clues}
          choices={['all', '0'].map((id) => [id, t('ui.online.order.value', { kind: 'take', id })])}
          onChange={setClues}
        />
      )}
      <Checkbox label={t('ui.online.plan.encounter')} isOn={meets} change={setMeets} />
      <Checkbox
        label={t('ui.online.plan.next', { isDay: isHaunt(view) ? 'yes' : 'no' })}
        isOn={next}
        change={setNext}
      />
      <Checkbox label={t('ui.online.plan.private')} isOn={isPrivate} change={setPrivate} />
      <label>
        <span className="field-name">{t('ui.online.plan.comment')}</span>
        <input value={comment} maxLength={500} onChange={({ target: { value } }) => setComment(value)} />
      </label>
      <span className="sheet-buttons">
        <button type="submit">{t('ui.online.plan.post')}</button>
        {before && (
          <button type="button" onClick={() => change('plan', { plan: null })}>
            {t('ui.online.plan.drop')}
          </button>
        )}
      </span>
    </form>
  );
}

/** Fetches the costs and odds of a route for each chosen destination, in the current position. */
function useCosts(goal: string, plan: object, change: Props['change']): readonly RouteLeg[] | undefined {
  const [costs, setCosts] = useState<readonly RouteLeg[]>();
  const { view } = useTable().snapshot;
  const request = useRef({ plan, change });
  request.current = { plan, change };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the costs depend on the position.
  useEffect(() => {
    let isCurrent = true;
    setCosts(undefined);
    if (goal !== '') {
      const { plan: wanted, change: ask } = request.current;
      void ask<{ readonly costs: readonly RouteLeg[] }>('plan/costs', { plan: wanted }).then((reply) => {
        if (isCurrent) setCosts(reply?.costs);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [goal, view]);
  return costs;
}

/** The places one can walk to, with their names in order. */
function usePlaces(here: string | undefined) {
  const loaded = useLoadedContent();
  return [...loaded.content.places.values()]
    .filter((place) => place.kindDef.onFoot && place.id !== here)
    .map(({ id }) => [id, nameOf(loaded, id)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other));
}

/** Lets a press on the board choose the destination. */
function useChosenPlace(places: readonly (readonly [id: string, name: string])[], choose: (place: string) => void) {
  const { pointing } = useTable();
  const known = useRef(places);
  known.current = places;
  useEffect(() => {
    pointing.receiver = (target) => {
      const isPlace = known.current.some(([id]) => id === target);
      if (isPlace) choose(target);
      return isPlace;
    };
    return () => {
      pointing.receiver = undefined;
    };
  }, [pointing, choose]);
}

function Checkbox({ label, isOn, change }: { label: string; isOn: boolean; change: (isOn: boolean) => void }) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ target: { checked } }) => change(checked)} /> {label}
    </label>
  );
}

/** The legs of a plan, with their costs and odds. */
function PlanCosts({ costs }: { costs: readonly RouteLeg[] }) {
  const { words } = useLoadedContent();
  return (
    <ol className="plan-costs">
      {costs.map((leg) => {
        const { from, to, cost, left: points, but, foes } = leg;
        const odds = legOddsText(POST, leg, words);
        return (
          <li key={`${from} ${to}`} className={but === undefined ? '' : 'but'}>
            {words.name('place', to)}: {t('ui.online.plan.cost', { n: cost })}
            {points !== undefined && `, ${t('ui.online.plan.left', { n: points })}`}
            {but !== undefined && !foes && ` · ${obstacleText(POST, but)}`}
            {odds !== '' && <small> · {odds}</small>}
          </li>
        );
      })}
    </ol>
  );
}
