import {
  aboutOf,
  type CardDef,
  type DimensionSymbol,
  type MonsterDef,
  type Possession,
  possessionId,
} from '@vigil/rules';
import { type TableInvestigator, toTransferable } from '@vigil/table';
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { CardIcon } from '../../art/card-icons.js';
import { SymbolIcon } from '../../board/symbols.js';
import { MonsterTokenFace } from '../../board/tokens.js';
import type { LoadedContent } from '../../text/loaded-content.js';
import { useLoadedContent } from '../../text/use-content.js';
import { useDraggable } from '../../transfer/dragging.js';
import { useGiftDrag } from '../../transfer/dragging-gifts.js';
import { useWeaponDrag } from '../../transfer/dragging-weapons.js';
import { t } from '../../words/t.js';
import { CompareCard } from '../comparing/compare.js';
import { usePointer, useTable } from '../context.js';
import './held-cards.css';

/** Somebody's cards and trophies. Pointing at one tells what it says; carrying it to somebody hands it over. */
export function HeldCards({ who }: { who: TableInvestigator }) {
  const trophies = [...who.gateTrophies, ...who.monsterTrophies];
  const held = who.cards.length + trophies.length;
  const list = useRef<HTMLUListElement>(null);
  useCardLayout(list, held);
  if (held === 0) return <p className="small none">{t('ui.cards-held.none')}</p>;
  return (
    <ul className="cards" ref={list}>
      {who.cards.map((possession, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are told apart by their place only
        <li key={`${possession.card} ${i}`}>
          <HeldCard possession={possession} who={who} />
        </li>
      ))}
      {trophies.map((id) => (
        <li key={id}>
          <Trophy id={id} who={who} />
        </li>
      ))}
      {who.cards.length > 0 && (
        <li>
          <CompareCard cards={who.cards.map(({ card }) => card)} />
        </li>
      )}
    </ul>
  );
}

/** So much of a card that lies under the next one is to be seen at least, in px: its emblem and its name, upright. */
const MIN_STRIP = 34;
/** How wide the way to compare them is beside them. */
const COMPARE_WIDTH = 40;
/** As held-cards.css has them, in px: how wide a card is, how far apart they lie, and how far from the edge of their list. */
export const CARD_MEASURES = { card: 90, gap: 7, edge: 3 } as const;
/** Where the sheet lies below the board cards lie in rows, which hold any number of them. */
const ROWS_QUERY = '(max-width: 1279px)';

/** How wide the list was when it was last measured: the next one's room, as long as the window stays. */
let listWidth: number | undefined;

/**
 * Cards that do not fit side by side overlap, each as far as the next one leaves it; where too little of them would be seen
 * they lie as tickets below each other, in columns, so that all can be seen at once. Where they just fit, what compares them
 * is narrow. It is reckoned from the list's width and nothing else, so that nobody's turn waits for a layout.
 */
function useCardLayout(list: RefObject<HTMLUListElement | null>, held: number) {
  useLayoutEffect(() => {
    const cards = list.current;
    const around = cards?.parentElement;
    if (!around || held === 0) return;
    if (listWidth !== undefined) layOutCards(cards, held, listWidth);
    // It is told in the same frame, after the layout and before anything is painted.
    const seen = new ResizeObserver(([entry]) => {
      if (!entry) return;
      listWidth = entry.contentRect.width;
      layOutCards(cards, held, listWidth);
    });
    seen.observe(around);
    return () => seen.disconnect();
  }, [list, held]);
}

/** Lays out so many cards in a list that is so many px wide. */
function layOutCards(cards: HTMLElement, held: number, width: number): void {
  const { card, gap, edge } = CARD_MEASURES;
  // The last one leads to comparing them.
  const natural = cards.children.length * (card + gap) - gap + edge;
  const strip = Math.floor((width - edge - card - COMPARE_WIDTH) / Math.max(1, held - 1));
  const fits = natural <= width || matchMedia(ROWS_QUERY).matches;
  const as = fits ? undefined : strip > card ? 'snug' : strip >= MIN_STRIP ? 'overlapping' : 'tickets';
  for (const way of ['snug', 'overlapping', 'tickets']) cards.classList.toggle(way, way === as);
  if (as) cards.style.setProperty('--strip', `${strip}px`);
}

function HeldCard({ possession, who }: { possession: Possession; who: TableInvestigator }) {
  const { card, exhausted, tokens } = possession;
  const pointer = usePointer(card);
  const toHands = useWeaponDrag(({ args }, by) => by === who.seat && args?.card === card);
  const giving = useGiftDrag(who, () => toTransferable(possession));
  const { decision } = useTable();
  // What is in hand for a fight stands out among the others.
  const armed = decision?.by[0] === who.seat && aboutOf(decision).armed?.includes(card);
  // In a fight a card goes to the hands; else to whoever may be given it.
  const carry = useDraggable(() => toHands() ?? giving());
  return (
    <CardButton
      card={card}
      exhausted={exhausted}
      tokens={tokens}
      state={pointer}
      className={armed ? 'raised' : ''}
      {...pointer.handlers}
      {...carry}
      data-held={`${who.seat}:${possessionId(possession)}`}
    />
  );
}

interface CardProps extends ComponentProps<'button'> {
  readonly card: string;
  readonly exhausted?: true | undefined;
  readonly tokens?: number | undefined;
  /** Whether it can be chosen and whether it is pointed at. */
  readonly state?: { readonly open: boolean; readonly lit: boolean };
  /** In place of the most important about it. */
  readonly children?: ReactNode;
}

/** A card as it lies on the table, wherever it lies. */
export function CardButton({ card, exhausted, tokens, state, children, className = '', ...more }: CardProps) {
  const edition = useLoadedContent();
  const { content, words } = edition;
  const def = content.cards.get(card);
  if (!def) return null;
  const classes = [
    'card',
    def.deck,
    exhausted ? 'exhausted' : '',
    state?.open ? 'open' : '',
    state?.lit ? 'lit' : '',
    className,
  ];
  return (
    <button type="button" className={classes.filter(Boolean).join(' ')} {...more}>
      <span className="card-kind">{deckName(edition, def.deck)}</span>
      <CardIcon card={def} />
      <b>{words.name('card', card)}</b>
      <span className="card-gist">
        {children ?? (exhausted ? t('ui.cards-held.exhausted') : cardGist(edition, def))}
        {tokens !== undefined && tokens > 0 && ` · ${t('ui.cards-held.tokens', { n: tokens })}`}
      </span>
    </button>
  );
}

/** The most important about a card in two or three words. */
export function cardGist({ words }: LoadedContent, def: CardDef): string {
  if (def.weapon) {
    return `${words.signed(def.weapon.bonus)} ${words.say(`damage.${def.weapon.damage}`)}`;
  }
  for (const modifier of def.modifiers ?? []) {
    if (modifier.mod === 'skill') return `${words.say(`skill.${modifier.skill}`)} ${words.signed(modifier.by)}`;
    if (modifier.mod === 'check') return `${words.say(`check.${modifier.check}`)} ${words.signed(modifier.by)}`;
  }
  const cast = def.abilities?.find((ability) => ability.cast)?.cast;
  if (cast && typeof cast.modifier === 'number') return t('ui.cards-held.casting', { by: words.signed(cast.modifier) });
  return def.type === undefined || def.type === 'other' ? '' : t(`ui.type.${def.type}`);
}

function Trophy({ id, who }: { id: string; who: TableInvestigator }) {
  const edition = useLoadedContent();
  const { content, words } = edition;
  const pointer = usePointer(id);
  const carry = useDraggable(useGiftDrag(who, () => ({ kind: 'trophy', id })));
  const marker = content.gateMarkers.get(id);
  const monster = content.tokens.get(id);
  const classes = ['card trophy', pointer.open ? 'open' : '', pointer.lit ? 'lit' : ''];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      {...pointer.handlers}
      {...carry}
      data-held={`${who.seat}:${id}`}
    >
      <span className="card-kind">{t('ui.cards-held.trophy')}</span>
      <TrophyMark symbol={marker?.symbol} kind={monster} />
      <b>{marker ? words.name('world', marker.world) : words.name('monster', id)}</b>
      <span className="card-gist">
        {marker ? t('ui.cards-held.gate') : t('ui.cards-held.toughness', { n: monster?.toughness ?? 0 })}
      </span>
    </button>
  );
}

/** What is shown of a trophy: a gate's symbol, or a monster's token. */
function TrophyMark({ symbol, kind }: { symbol: DimensionSymbol | undefined; kind: MonsterDef | undefined }) {
  const { words } = useLoadedContent();
  if (kind)
    return (
      <svg className="token" viewBox="-15 -15 30 30" aria-hidden="true">
        <g className="monster">
          <MonsterTokenFace kind={kind} />
        </g>
      </svg>
    );
  return symbol ? <SymbolIcon symbol={symbol} title={words.say(`symbol.${symbol}`)} /> : null;
}

const DECK_KINDS = ['common', 'unique', 'spell', 'skill', 'ally', 'special'] as const;

/** What a card is called by its deck, in few letters; of a deck of a pack's own, what the pack calls it. */
function deckName({ words }: LoadedContent, deck: string): string {
  const known = DECK_KINDS.find((kind) => kind === deck);
  return known ? t(`ui.cards-held.kind.${known}`) : words.say(`deck.${deck}`);
}
