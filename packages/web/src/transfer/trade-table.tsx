import type { PublicOption } from '@vigil/engine';
import { asDecisionOf, type Possession, possessionId, type TypedDecision } from '@vigil/rules';
import type { TableInvestigator, TradeHalf } from '@vigil/table';
import { createContext, type RefObject, use, useRef } from 'react';
import { FigureIcon } from '../art/card-icons.js';
import { useTable } from '../table/context.js';
import { moveFocus } from '../table/decision/options.js';
import { Cameo } from '../table/people/cameo.js';
import { CardButton } from '../table/people/held-cards.js';
import { useLoadedContent } from '../text/use-content.js';
import type { DragPayload } from './drag-controller.js';
import { useDraggable, useDropTarget } from './dragging.js';
import { tradeDropIds } from './dragging-gifts.js';
import { t } from './words.js';
import '../table/decision/decision.css';
import '../table/decision/laid-out.css';
import './trade.css';

const ENDING_OPTIONS = {
  offer: 'ui.trade.offer',
  cancel: 'ui.trade.cancel',
  accept: 'ui.trade.accept',
  decline: 'ui.trade.decline',
} as const;

const LastMovedContext = createContext<RefObject<string | undefined>>({ current: undefined });

/**
 * Two people in a trade: the offering one above, the other below, and the offer between them. The one who must accept
 * is shown first.
 */
export default function TradeTable({ decision }: { decision: TypedDecision }) {
  const { snapshot } = useTable();
  // The item moved last, so that the focus can follow it.
  const lastMoved = useRef<string>(undefined);
  const trade = (asDecisionOf(decision, 'q.trade') ?? asDecisionOf(decision, 'q.trade-accept'))?.about;
  const { investigators } = snapshot.view;
  const one = trade && investigators[trade.from];
  const other = trade && investigators[trade.to];
  if (!trade || !one || !other) return null;
  const cloth = (
    <div className="trade-cloth">
      <OfferedItems
        who={one}
        verb="give"
        ids={trade.give}
        decision={decision}
        money={trade.giveMoney}
        clues={trade.giveClues}
      />
      <OfferedItems
        who={other}
        verb="ask"
        ids={trade.ask}
        decision={decision}
        money={trade.askMoney}
        clues={trade.askClues}
      />
    </div>
  );
  return (
    <LastMovedContext value={lastMoved}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between cards */}
      <div className="trade" onKeyDown={moveFocus}>
        {decision.key !== 'q.trade' && cloth}
        <KeptItems
          who={one}
          verb="give"
          ids={trade.keeps[0] ?? []}
          decision={decision}
          money={one.money - trade.giveMoney}
          clues={trade.giveClues === undefined ? undefined : one.clues - trade.giveClues}
        />
        {decision.key === 'q.trade' && cloth}
        <KeptItems
          who={other}
          verb="ask"
          ids={trade.keeps[1] ?? []}
          decision={decision}
          money={other.money - trade.askMoney}
          clues={trade.askClues === undefined ? undefined : other.clues - trade.askClues}
        />
        <TradeEndButtons decision={decision} />
      </div>
    </LastMovedContext>
  );
}

interface PartProps {
  readonly who: TableInvestigator;
  readonly verb: TradeHalf;
  /** Possessions, as option ids name them. */
  readonly ids: readonly string[];
  readonly decision: TypedDecision;
  readonly money: number;
  /** Clues, if they can be traded. */
  readonly clues: number | undefined;
}

/** Items an investigator keeps so far; cards and money can be moved to the table. */
function KeptItems({ who, verb, ids, decision, money, clues }: PartProps) {
  const { words } = useLoadedContent();
  const name = words.name('investigator', who.id);
  const drop = useDropTarget(`hand:${verb}`);
  const more = optionOf(decision, `${verb}-money`);
  const moreClues = optionOf(decision, `${verb}-clue`);
  return (
    <section
      className={`trade-hand${drop.receives}`}
      data-drop={drop['data-drop']}
      aria-label={t('ui.trade.hand', { name })}
    >
      <h3>
        <Cameo id={who.id} />
        <span>{name}</span>
        <span className="trade-purse">
          <FigureIcon of="money" /> {words.say('amount.money', { n: money })}
        </span>
        {more && (
          <MoneyButton decision={decision} option={more} label={t(`ui.trade.${verb}.money`)}>
            {t('ui.trade.money-more')}
          </MoneyButton>
        )}
        {clues !== undefined && (
          <span className="trade-purse">
            <FigureIcon of="clue" /> {words.say('amount.clue', { n: clues })}
          </span>
        )}
        {moreClues && (
          <MoneyButton decision={decision} option={moreClues} label={t(`ui.trade.${verb}.clue`)} about="clue">
            {t('ui.trade.clue-more')}
          </MoneyButton>
        )}
      </h3>
      {ids.length === 0 ? (
        <p className="small">{t('ui.trade.no-cards')}</p>
      ) : (
        <TradeCards who={who} ids={ids} decision={decision} verb={verb} on="table" />
      )}
    </section>
  );
}

/** Items offered by one of the two. */
function OfferedItems({ who, verb, ids, decision, money, clues = 0 }: PartProps) {
  const { words } = useLoadedContent();
  const name = words.name('investigator', who.id);
  const drop = useDropTarget(`table:${verb}`);
  const less = optionOf(decision, `back:${verb}-money`);
  const lessClues = optionOf(decision, `back:${verb}-clue`);
  const empty = ids.length === 0 && money === 0 && clues === 0;
  const title = t(`ui.trade.${verb}`, { name });
  return (
    <section className={`trade-half${drop.receives}`} data-drop={drop['data-drop']} aria-label={title}>
      <h3>{title}</h3>
      {empty && <p className="small">{t(decision.key === 'q.trade' ? 'ui.trade.empty' : 'ui.trade.nothing')}</p>}
      {money > 0 && (
        <p className="trade-money">
          <FigureIcon of="money" /> <b>{words.say('amount.money', { n: money })}</b>
          {less && (
            <MoneyButton decision={decision} option={less} label={t(`ui.trade.${verb}.money-less`)}>
              {t('ui.trade.money-less')}
            </MoneyButton>
          )}
        </p>
      )}
      {clues > 0 && (
        <p className="trade-money">
          <FigureIcon of="clue" /> <b>{words.say('amount.clue', { n: clues })}</b>
          {lessClues && (
            <MoneyButton decision={decision} option={lessClues} label={t(`ui.trade.${verb}.clue-less`)} about="clue">
              {t('ui.trade.clue-less')}
            </MoneyButton>
          )}
        </p>
      )}
      {ids.length > 0 && <TradeCards who={who} ids={ids} decision={decision} verb={verb} on="hand" />}
    </section>
  );
}

interface CardsProps {
  readonly who: TableInvestigator;
  readonly ids: readonly string[];
  readonly decision: TypedDecision;
  readonly verb: TradeHalf;
  /** Destination of a chosen card. */
  readonly on: 'table' | 'hand';
}

function TradeCards({ who, ids, decision, verb, on }: CardsProps) {
  return (
    <ul className="laid-out">
      {ids.map((id, i) => {
        const possession = who.cards.find((card) => possessionId(card) === id);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ only in position
          <li key={`${id} ${i}`}>
            {possession && <TradeCard possession={possession} decision={decision} verb={verb} on={on} />}
          </li>
        );
      })}
    </ul>
  );
}

/** A card in a trade: a click, its number, or dragging moves it to the table or back. */
function TradeCard({ possession, decision, verb, on }: Omit<CardsProps, 'who' | 'ids'> & { possession: Possession }) {
  const { words } = useLoadedContent();
  const { answer, pointing } = useTable();
  const lastMoved = use(LastMovedContext);
  const { card, exhausted, tokens } = possession;
  const what = `${verb}:${possessionId(possession)}`;
  const id = on === 'table' ? what : `back:${what}`;
  const option = optionOf(decision, id);
  const name = words.name('card', card);
  const move = () => {
    lastMoved.current = what;
    answer(id);
  };
  const createPayload = (): DragPayload | undefined =>
    option && { drops: new Map(tradeDropIds(on, verb).map((drop) => [drop, move])), hint: t(`ui.trade.to-${on}`) };
  const carry = useDraggable(createPayload);
  if (!option) return <CardButton card={card} exhausted={exhausted} tokens={tokens} data-about={card} aria-disabled />;
  return (
    <CardButton
      card={card}
      exhausted={exhausted}
      tokens={tokens}
      data-about={card}
      data-option={id}
      aria-label={`${t(`ui.trade.${verb}.${on}`, { card: name })}${exhausted ? `, ${t('shared.card.exhausted')}` : ''}`}
      onClick={move}
      onPointerEnter={() => pointing.highlight(card)}
      onPointerLeave={() => pointing.highlight(undefined)}
      {...carry}
      data-key={keyOf(decision, option)}
      data-moved={lastMoved.current === what || undefined}
    />
  );
}

interface MoneyProps {
  readonly decision: TypedDecision;
  readonly option: PublicOption;
  readonly label: string;
  readonly about?: 'money' | 'clue';
  readonly children: string;
}

function MoneyButton({ decision, option, label, about = 'money', children }: MoneyProps) {
  const { answer } = useTable();
  const lastMoved = use(LastMovedContext);
  const key = keyOf(decision, option);
  const moveMoney = () => {
    lastMoved.current = option.id;
    answer(option.id);
  };
  return (
    <button
      type="button"
      data-option={option.id}
      data-about={about}
      data-moved={lastMoved.current === option.id || undefined}
      aria-label={label}
      onClick={moveMoney}
    >
      {key !== '' && <kbd>{key}</kbd>} {children}
    </button>
  );
}

/** Buttons that continue or end a trade. */
function TradeEndButtons({ decision }: { decision: TypedDecision }) {
  const { answer } = useTable();
  const yes = optionOf(decision, 'offer') ?? optionOf(decision, 'accept');
  const no = optionOf(decision, 'cancel') ?? optionOf(decision, 'decline');
  return (
    <p className="trade-ends">
      {[yes, no].map(
        (option) =>
          option && (
            <button
              key={option.id}
              type="button"
              className={option === yes ? 'great' : undefined}
              data-option={option.id}
              onClick={() => answer(option.id)}
            >
              <kbd>{keyOf(decision, option)}</kbd> {t(ENDING_OPTIONS[option.id as keyof typeof ENDING_OPTIONS])}
            </button>
          ),
      )}
    </p>
  );
}

function optionOf(decision: TypedDecision, id: string): PublicOption | undefined {
  return decision.options.find((option) => option.id === id);
}

/** The number key that takes an option, if it has one. */
function keyOf({ options }: { readonly options: readonly PublicOption[] }, option: PublicOption): string {
  const n = options.indexOf(option) + 1;
  return n > 0 && n <= 9 ? String(n) : '';
}
