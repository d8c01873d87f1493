import { orderText, type SeatNumber, type StandingOrder, turnOf } from '@vigil/table';
import { type FormEvent, useState } from 'react';
import { Trouble } from '../frame/trouble.js';
import { useEdition } from '../say/use-edition.js';
import { useTable } from '../table/context.js';
import { type Left, useLeft } from './left.js';
import { Pick } from './pick.js';
import { PlanForm } from './plan-form.js';
import type { SheetProps } from './table-dialog.js';
import { POST, t } from './words.js';

/** What I leave with a seat of mine: when I am away, standing orders, and a plan for a turn (PBP-10, PBP-26, BOX-58). */
export function InAdvance({ info, links, seat }: SheetProps & { readonly seat: SeatNumber }) {
  const { words } = useEdition();
  const { view } = useTable().snapshot;
  const { left, change, trouble, kept } = useLeft(links, seat);
  if (!left) return null;
  const who = words.name('investigator', view.investigators[seat]?.id ?? '');
  return (
    <details className="in-advance">
      <summary>{t('ui.online.advance', { name: who })}</summary>
      <Trouble what={trouble} />
      {info.manners.deadline !== undefined && (
        <Away left={left} most={info.manners.away} say={(away) => change('away', { away })} />
      )}
      <Orders
        key={`orders ${kept.orders}`}
        left={left}
        turn={turnOf(view)}
        leave={(orders) => change('orders', { orders })}
      />
      <PlanForm key={`plan ${kept.plan}`} seat={seat} left={left} change={change} />
      <p role="status">{Object.values(kept).some((n) => n > 0) && t('ui.online.advance.kept')}</p>
    </details>
  );
}

const DAY = 86_400_000;

/** When I am away: my deadlines rest meanwhile. */
function Away({
  left,
  most,
  say,
}: {
  readonly left: Left;
  readonly most: number;
  readonly say: (away: { from: number; until: number } | null) => Promise<unknown>;
}) {
  const [until, setUntil] = useState('');
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const now = Date.now();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void say({ from: Date.now(), until: Math.min(new Date(`${until}T23:59:00`).getTime(), Date.now() + most * DAY) });
  };
  return (
    <form className="override" onSubmit={send}>
      <h4>{t('ui.online.table.away')}</h4>
      <p className="small">{t('ui.online.table.away.about')}</p>
      <label>
        {t('ui.online.table.away.until')}{' '}
        <input
          type="date"
          required
          min={day(now + DAY)}
          max={day(now + most * DAY)}
          value={until || (left.away ? day(left.away.until) : '')}
          onChange={({ target: { value } }) => setUntil(value)}
        />
      </label>
      <button type="submit">{t('ui.online.table.away.say')}</button>
      {left.away && (
        <button type="button" onClick={() => say(null)}>
          {t('ui.online.table.away.back')}
        </button>
      )}
    </form>
  );
}

/** The kinds of orders that the form asks for. */
const ASKED: ReadonlySet<string> = new Set(['clues', 'meet', 'combat', 'hands', 'take-clues', 'let-be']);

/** Standing orders in the form of a few questions; what else was ordered stays as it is. */
function Orders({
  left,
  turn,
  leave,
}: {
  readonly left: Left;
  readonly turn: number;
  readonly leave: (orders: Left['orders']) => Promise<unknown>;
}) {
  const of = (order: string) => left.orders.find((one) => one.order === order && one.monster === undefined);
  const word = (value: unknown) => (value === undefined ? 'ask' : String(value));
  const [clues, setClues] = useState(word(of('clues')?.upTo));
  const [from, setFrom] = useState(Number(of('clues')?.from ?? 1));
  const [meet, setMeet] = useState(word(of('meet')?.by));
  const [combat, setCombat] = useState(word(of('combat')?.by));
  const [hands, setHands] = useState(word(of('hands')?.hold));
  const [take, setTake] = useState(word(of('take-clues')?.n));
  const [letBe, setLetBe] = useState(of('let-be')?.turn === turn ? String(of('let-be')?.what) : 'ask');
  const named = (ids: readonly string[], kind: 'meet' | 'combat' | 'hands' | 'take' | 'let-be') =>
    ids.map((id) => [id, t('ui.online.order.value', { kind, id: id.replaceAll('-', '_') })] as const);
  const game = useEdition().wordsAt(useTable().snapshot.view);
  const others = left.orders.filter(({ order, monster }) => !ASKED.has(order) || monster !== undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void leave([
      ...others,
      ...(clues === 'ask' ? [] : [{ order: 'clues', upTo: Number(clues), from }]),
      ...(meet === 'ask' ? [] : [{ order: 'meet', by: meet }]),
      ...(combat === 'ask' ? [] : [{ order: 'combat', by: combat }]),
      ...(hands === 'ask' ? [] : [{ order: 'hands', hold: hands }]),
      ...(take === 'ask' ? [] : [{ order: 'take-clues', n: take === 'all' ? 'all' : Number(take) }]),
      ...(letBe === 'ask' ? [] : [{ order: 'let-be', what: letBe, turn }]),
    ]);
  };
  return (
    <form className="override" onSubmit={send}>
      <h4>{t('ui.online.orders')}</h4>
      <p className="small">{t('ui.online.orders.about')}</p>
      <Pick
        label={t('ui.online.order.clues')}
        value={clues}
        choices={['ask', '0', '1', '2', '3', '4'].map((n) => [
          n,
          n === 'ask' ? t('ui.online.order.ask') : t('ui.online.order.clues.n', { n: Number(n) }),
        ])}
        pick={setClues}
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
      <Pick
        label={t('ui.online.order.meet')}
        value={meet}
        choices={named(['ask', 'evade', 'fight'], 'meet')}
        pick={setMeet}
      />
      <Pick
        label={t('ui.online.order.combat')}
        value={combat}
        choices={named(['ask', 'fight', 'flee'], 'combat')}
        pick={setCombat}
      />
      <Pick
        label={t('ui.online.order.hands')}
        value={hands}
        choices={named(['ask', 'best', 'nothing'], 'hands')}
        pick={setHands}
      />
      <Pick
        label={t('ui.online.order.take')}
        value={take}
        choices={named(['ask', 'all', '0'], 'take')}
        pick={setTake}
      />
      <Pick
        label={t('ui.online.order.let-be')}
        value={letBe}
        choices={named(['ask', 'reactions', 'everything'], 'let-be')}
        pick={setLetBe}
      />
      {others.length > 0 && (
        <ul className="sheet-seats">
          {others.map((order) => (
            <li key={JSON.stringify(order)}>
              {/* The server took it as one. */}
              <span>{orderText(POST, order as unknown as StandingOrder, game)}</span>
              <button type="button" onClick={() => leave(left.orders.filter((one) => one !== order))}>
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
