import { orderText, type StandingOrder } from '@vigil/table';
import { type FormEvent, useState } from 'react';
import { useTable } from '../../table/context.js';
import { useLoadedContent } from '../../text/use-content.js';
import { LabelledSelect } from '../settings/labelled-select.js';
import { POST, t } from '../words.js';
import type { SeatInstructions } from './seat-instructions.js';

/** Value of a choice without an order. */
const ASK = 'ask';

type Orders = SeatInstructions['orders'];
type FormOrder = 'clues' | 'meet' | 'combat' | 'hands' | 'take-clues' | 'pass';
/** Answers of the form by kind of order. `from`: the least difficulty for which Clues are spent. */
type Answers = Readonly<Record<FormOrder, string>> & { readonly from: number };

/** The choices for each order with named values, with the kind of its messages. */
const NAMED_ORDERS = [
  { order: 'meet', label: 'ui.online.order.meet', kind: 'meet', ids: [ASK, 'evade', 'fight'] },
  { order: 'combat', label: 'ui.online.order.combat', kind: 'combat', ids: [ASK, 'fight', 'flee'] },
  { order: 'hands', label: 'ui.online.order.hands', kind: 'hands', ids: [ASK, 'best', 'nothing'] },
  { order: 'take-clues', label: 'ui.online.order.take', kind: 'take', ids: [ASK, 'all', '0'] },
  { order: 'pass', label: 'ui.online.order.let-be', kind: 'let-be', ids: [ASK, 'reactions', 'everything'] },
] as const;

/** The kinds of orders that the form asks for. */
const FORM_ORDERS: ReadonlySet<string> = new Set(['clues', ...NAMED_ORDERS.map(({ order }) => order)]);

const toChoice = (value: unknown) => (value === undefined ? ASK : String(value));

/** Reads the answers of the form from orders. An order to pass counts in its turn only. */
function readAnswers(orders: Orders, turn: number): Answers {
  const find = (order: FormOrder) => orders.find((one) => one.order === order && one.monster === undefined);
  return {
    clues: toChoice(find('clues')?.upTo),
    from: Number(find('clues')?.from ?? 1),
    meet: toChoice(find('meet')?.by),
    combat: toChoice(find('combat')?.by),
    hands: toChoice(find('hands')?.hold),
    'take-clues': toChoice(find('take-clues')?.n),
    pass: find('pass')?.turn === turn ? String(find('pass')?.what) : ASK,
  };
}

/** Returns the orders for the answers of the form. */
function toOrders(answers: Answers, turn: number): Orders {
  const { clues, from, meet, combat, hands, 'take-clues': take, pass } = answers;
  return [
    ...(clues === ASK ? [] : [{ order: 'clues', upTo: Number(clues), from }]),
    ...(meet === ASK ? [] : [{ order: 'meet', by: meet }]),
    ...(combat === ASK ? [] : [{ order: 'combat', by: combat }]),
    ...(hands === ASK ? [] : [{ order: 'hands', hold: hands }]),
    ...(take === ASK ? [] : [{ order: 'take-clues', n: take === 'all' ? 'all' : Number(take) }]),
    ...(pass === ASK ? [] : [{ order: 'pass', what: pass, turn }]),
  ];
}

interface Props {
  readonly left: SeatInstructions;
  readonly turn: number;
  readonly leave: (orders: Orders) => Promise<unknown>;
}

/** Standing orders as a form with a few questions; other orders stay unchanged. */
export function StandingOrdersForm({ left: { orders }, turn, leave }: Props) {
  const [answers, setAnswers] = useState(() => readAnswers(orders, turn));
  const answer = (next: Partial<Answers>) => setAnswers((before) => ({ ...before, ...next }));
  const others = orders.filter(({ order, monster }) => !FORM_ORDERS.has(order) || monster !== undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void leave([...others, ...toOrders(answers, turn)]);
  };
  return (
    <form className="override" onSubmit={send}>
      <h4>{t('ui.online.orders')}</h4>
      <p className="small">{t('ui.online.orders.about')}</p>
      <CluesChoice answers={answers} answer={answer} />
      {NAMED_ORDERS.map(({ order, label, kind, ids }) => (
        <LabelledSelect
          key={order}
          label={t(label)}
          value={answers[order]}
          choices={ids.map((id) => [id, t('ui.online.order.value', { kind, id: id.replaceAll('-', '_') })] as const)}
          onChange={(id) => answer({ [order]: id })}
        />
      ))}
      {others.length > 0 && (
        <OtherOrders others={others} drop={(order) => leave(orders.filter((one) => one !== order))} />
      )}
      <button type="submit">{t('ui.online.orders.leave')}</button>
    </form>
  );
}

/** The most Clues to spend on a check, and the least difficulty for it. */
function CluesChoice({ answers, answer }: { answers: Answers; answer: (next: Partial<Answers>) => void }) {
  return (
    <>
      <LabelledSelect
        label={t('ui.online.order.clues')}
        value={answers.clues}
        choices={[ASK, '0', '1', '2', '3', '4'].map((n) => [
          n,
          n === ASK ? t('ui.online.order.ask') : t('ui.online.order.clues.n', { n: Number(n) }),
        ])}
        onChange={(clues) => answer({ clues })}
      />
      {answers.clues !== ASK && answers.clues !== '0' && (
        <label>
          {t('ui.online.order.clues.from')}{' '}
          <input
            type="number"
            min={1}
            max={9}
            value={answers.from}
            onChange={({ target: { valueAsNumber } }) => answer({ from: valueAsNumber || 1 })}
          />
        </label>
      )}
    </>
  );
}

/** Orders that the form does not ask for. */
function OtherOrders({ others, drop }: { others: Orders; drop: (order: Orders[number]) => void }) {
  const game = useLoadedContent().wordsAt(useTable().snapshot.view);
  return (
    <ul className="sheet-seats">
      {others.map((order) => (
        <li key={JSON.stringify(order)}>
          {/* The server took it as one. */}
          <span>{orderText(POST, order as unknown as StandingOrder, game)}</span>
          <button type="button" onClick={() => drop(order)}>
            {t('ui.online.orders.drop')}
          </button>
        </li>
      ))}
    </ul>
  );
}
