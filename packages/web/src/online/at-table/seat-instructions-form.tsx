import { orderText, type SeatNumber, type StandingOrder, turnOf } from '@vigil/table';
import { type FormEvent, useState } from 'react';
import { useTable } from '../table/context.js';
import { useLoadedContent } from '../text/use-content.js';
import { ErrorMessage } from '../ui/error-message.js';
import { AwayForm } from './away-form.js';
import { LabelledSelect } from './labelled-select.js';
import { PlanForm } from './plan-form.js';
import { type SeatInstructions, useSeatInstructions } from './seat-instructions.js';
import type { SheetProps } from './sheet-props.js';
import { POST, t } from './words.js';

/** Instructions left with a seat: absence, standing orders, and a plan for a turn (PBP-10, PBP-26, BOX-58). */
export function SeatInstructionsForm({ info, links, seat }: SheetProps & { readonly seat: SeatNumber }) {
  const { words } = useLoadedContent();
  const { view } = useTable().snapshot;
  const { left: instructions, change, trouble, kept } = useSeatInstructions(links, seat);
  if (!instructions) return null;
  const who = words.name('investigator', view.investigators[seat]?.id ?? '');
  return (
    <details className="in-advance">
      <summary>{t('ui.online.advance', { name: who })}</summary>
      <ErrorMessage message={trouble} />
      {info.settings.deadline !== undefined && (
        <AwayForm
          key={`away ${kept.away}`}
          absences={instructions.absences}
          most={info.settings.away}
          say={(away) => change('away', { away })}
        />
      )}
      <StandingOrdersForm
        key={`orders ${kept.orders}`}
        left={instructions}
        turn={turnOf(view)}
        leave={(orders) => change('orders', { orders })}
      />
      <PlanForm key={`plan ${kept.plan}`} seat={seat} instructions={instructions} change={change} />
      <p role="status">{Object.values(kept).some((n) => n > 0) && t('ui.online.advance.kept')}</p>
    </details>
  );
}

/** The kinds of orders that the form asks for. */
const FORM_ORDERS: ReadonlySet<string> = new Set(['clues', 'meet', 'combat', 'hands', 'take-clues', 'pass']);

/** Standing orders as a form with a few questions; other orders stay unchanged. */
function StandingOrdersForm({
  left: instructions,
  turn,
  leave,
}: {
  readonly left: SeatInstructions;
  readonly turn: number;
  readonly leave: (orders: SeatInstructions['orders']) => Promise<unknown>;
}) {
  const findOrder = (order: string) =>
    instructions.orders.find((one) => one.order === order && one.monster === undefined);
  const toChoice = (value: unknown) => (value === undefined ? 'ask' : String(value));
  const [clues, setClues] = useState(toChoice(findOrder('clues')?.upTo));
  const [from, setFrom] = useState(Number(findOrder('clues')?.from ?? 1));
  const [meet, setMeet] = useState(toChoice(findOrder('meet')?.by));
  const [combat, setCombat] = useState(toChoice(findOrder('combat')?.by));
  const [hands, setHands] = useState(toChoice(findOrder('hands')?.hold));
  const [take, setTake] = useState(toChoice(findOrder('take-clues')?.n));
  const [passing, setPassing] = useState(findOrder('pass')?.turn === turn ? String(findOrder('pass')?.what) : 'ask');
  const namedChoices = (ids: readonly string[], kind: 'meet' | 'combat' | 'hands' | 'take' | 'let-be') =>
    ids.map((id) => [id, t('ui.online.order.value', { kind, id: id.replaceAll('-', '_') })] as const);
  const game = useLoadedContent().wordsAt(useTable().snapshot.view);
  const others = instructions.orders.filter(({ order, monster }) => !FORM_ORDERS.has(order) || monster !== undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void leave([
      ...others,
      ...(clues === 'ask' ? [] : [{ order: 'clues', upTo: Number(clues), from }]),
      ...(meet === 'ask' ? [] : [{ order: 'meet', by: meet }]),
      ...(combat === 'ask' ? [] : [{ order: 'combat', by: combat }]),
      ...(hands === 'ask' ? [] : [{ order: 'hands', hold: hands }]),
      ...(take === 'ask' ? [] : [{ order: 'take-clues', n: take === 'all' ? 'all' : Number(take) }]),
      ...(passing === 'ask' ? [] : [{ order: 'pass', what: passing, turn }]),
    ]);
  };
  return (
    <form className="override" onSubmit={send}>
      <h4>{t('ui.online.orders')}</h4>
      <p className="small">{t('ui.online.orders.about')}</p>
      <LabelledSelect
        label={t('ui.online.order.clues')}
        value={clues}
        choices={['ask', '0', '1', '2', '3', '4'].map((n) => [
          n,
          n === 'ask' ? t('ui.online.order.ask') : t('ui.online.order.clues.n', { n: Number(n) }),
        ])}
        onChange={setClues}
      />
      {clues !== 'ask' && clues !== '0' && (
        <label>
          {t('ui.online.order.clues.from')}{' '}
          <input
            type="number"
            min={1}
            max={9}
            value={from}
            onChange={({ target: { valueAsNumber } }) => setFrom(valueAsNumber || 1)}
          />
        </label>
      )}
      <LabelledSelect
        label={t('ui.online.order.meet')}
        value={meet}
        choices={namedChoices(['ask', 'evade', 'fight'], 'meet')}
        onChange={setMeet}
      />
      <LabelledSelect
        label={t('ui.online.order.combat')}
        value={combat}
        choices={namedChoices(['ask', 'fight', 'flee'], 'combat')}
        onChange={setCombat}
      />
      <LabelledSelect
        label={t('ui.online.order.hands')}
        value={hands}
        choices={namedChoices(['ask', 'best', 'nothing'], 'hands')}
        onChange={setHands}
      />
      <LabelledSelect
        label={t('ui.online.order.take')}
        value={take}
        choices={namedChoices(['ask', 'all', '0'], 'take')}
        onChange={setTake}
      />
      <LabelledSelect
        label={t('ui.online.order.let-be')}
        value={passing}
        choices={namedChoices(['ask', 'reactions', 'everything'], 'let-be')}
        onChange={setPassing}
      />
      {others.length > 0 && (
        <ul className="sheet-seats">
          {others.map((order) => (
            <li key={JSON.stringify(order)}>
              {/* The server took it as one. */}
              <span>{orderText(POST, order as unknown as StandingOrder, game)}</span>
              <button type="button" onClick={() => leave(instructions.orders.filter((one) => one !== order))}>
                {t('ui.online.orders.drop')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <button type="submit">{t('ui.online.orders.leave')}</button>
    </form>
  );
}
