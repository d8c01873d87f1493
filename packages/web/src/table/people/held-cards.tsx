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

/** An investigator's cards and trophies. Hovering one shows its text; dragging it to an investigator hands it over. */
export function HeldCards({ who }: { who: TableInvestigator }) {
  const trophies = [...who.gateTrophies, ...who.monsterTrophies];
  const held = who.cards.length + trophies.length;
  const list = useRef<HTMLUListElement>(null);
  useCardLayout(list, held);
  if (held === 0) return <p className="small none">{t('ui.cards-held.none')}</p>;
  return (
    <ul className="cards" ref={list}>
      {who.cards.map((possession, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ only in position
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

/** Minimum visible part of an overlapped card, in px: its emblem and its name, upright. */
const MIN_STRIP = 34;
/** Width of the compare button beside them. */
const COMPARE_WIDTH = 40;
/** Width of a card, gap between cards, and margin of the list, in px, as in held-cards.css. */
export const CARD_MEASURES = { card: 90, gap: 7, edge: 3 } as const;
/** Media query in which the sheet is below the board and cards are in rows of any length. */
const ROWS_QUERY = '(max-width: 1279px)';

/** Last measured width of the list; the initial width of the next one, while the window keeps its size. */
let listWidth: number | undefined;

/**
 * Lays out the cards. Cards that do not fit side by side overlap. If too little of them would be visible, they become
 * tickets in columns, so that all are visible at once. The compare button is narrow if the cards just fit. Depends on
 * the list's width only, so that no layout is forced.
 */
function useCardLayout(list: RefObject<HTMLUListElement | null>, held: number) {
  useLayoutEffect(() => {
    const cards = list.current;
    const around = cards?.parentElement;
    if (!around || held === 0) return;
    if (listWidth !== undefined) layOutCards(cards, held, listWidth);
    // Called in the same frame, after layout and before painting.
    const seen = new ResizeObserver(([entry]) => {
      if (!entry) return;
      listWidth = entry.contentRect.width;
      layOutCards(cards, held, listWidth);
    });
    seen.observe(around);
    return () => seen.disconnect();
  }, [list, held]);
}

/** Lays out the cards in a list of that width in px. */
function layOutCards(cards: HTMLElement, held: number, width: number): void {
  const { card, gap, edge } = CARD_MEASURES;
  // The last one is the compare button.
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
  // Equipped cards are highlighted.
  const armed = decision?.by[0] === who.seat && aboutOf(decision).armed?.includes(card);
  // In a fight a card is dragged to the hands; else to investigators who can receive it.
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
  /** The selectable and highlighted states. */
  readonly state?: { readonly open: boolean; readonly lit: boolean };
  /** Replaces the summary. */
  readonly children?: ReactNode;
}

/** A card on the table, in any place. */
export function CardButton({ card, exhausted, tokens, state, children, className = '', ...more }: CardProps) {
  const loaded = useLoadedContent();
  const { content, words } = loaded;
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
      <span className="card-kind">{deckName(loaded, def.deck)}</span>
      <CardIcon card={def} />
      <b>{words.name('card', card)}</b>
      <span className="card-summary">
        {children ?? (exhausted ? t('shared.card.exhausted') : cardSummary(loaded, def))}
        {tokens !== undefined && tokens > 0 && ` · ${t('ui.cards-held.tokens', { n: tokens })}`}
      </span>
    </button>
  );
}

/** Returns the summary of a card in two or three words. */
export function cardSummary({ words }: LoadedContent, def: CardDef): string {
  if (def.weapon) {
    return `${words.signed(def.weapon.bonus)} ${words.say(`damage.${def.weapon.damage}`)}`;
  }
  for (const modifier of def.modifiers ?? []) {
    if (modifier.mod === 'skill') return `${words.say(`skill.${modifier.skill}`)} ${words.signed(modifier.by)}`;
    if (modifier.mod === 'check') return `${words.say(`check.${modifier.check}`)} ${words.signed(modifier.by)}`;
  }
  const cast = def.abilities?.find((ability) => ability.cast)?.cast;
  if (cast && typeof cast.modifier === 'number') return t('ui.cards-held.casting', { by: words.signed(cast.modifier) });
  return def.type === undefined || def.type === 'other' ? '' : t(`shared.type.${def.type}`);
}

function Trophy({ id, who }: { id: string; who: TableInvestigator }) {
  const loaded = useLoadedContent();
  const { content, words } = loaded;
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
      <span className="card-summary">
        {marker ? t('ui.cards-held.gate') : t('ui.cards-held.toughness', { n: monster?.toughness ?? 0 })}
      </span>
    </button>
  );
}

/** The mark of a trophy: a gate's symbol, or a monster's token. */
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

/** Returns the short name of a card's deck; for a pack's own deck, the name in the pack. */
function deckName({ words }: LoadedContent, deck: string): string {
  const known = DECK_KINDS.find((kind) => kind === deck);
  return known ? t(`ui.cards-held.kind.${known}`) : words.say(`deck.${deck}`);
}
