import {
  aboutOf,
  type CardDef,
  type DimensionSymbol,
  type MonsterDef,
  type Possession,
  possessionId,
} from '@vigil/rules';
import { cardAsThing, type Somebody } from '@vigil/table';
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { CardIcon } from '../../art/card-icons.js';
import { SymbolIcon } from '../../board/symbols.js';
import { MonsterFace } from '../../board/tokens.js';
import { useCarry } from '../../giving/carrying.js';
import { useGiving } from '../../giving/giving.js';
import { useToHands } from '../../giving/to-hands.js';
import type { Edition } from '../../say/edition.js';
import { useEdition } from '../../say/use-edition.js';
import { t } from '../../words/t.js';
import { CompareCard } from '../comparing/compare.js';
import { usePointer, useTable } from '../context.js';
import './held-cards.css';

/** Somebody's cards and trophies. Pointing at one tells what it says; carrying it to somebody hands it over. */
export function HeldCards({ who }: { who: Somebody }) {
  const trophies = [...who.gateTrophies, ...who.monsterTrophies];
  const held = who.cards.length + trophies.length;
  const list = useRef<HTMLUListElement>(null);
  useLaidOut(list, held);
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
const STRIP = 34;
/** How wide the way to compare them is beside them. */
const COMPARE = 40;
/** As held-cards.css has them, in px: how wide a card is, how far apart they lie, and how far from the edge of their list. */
export const MEASURES = { card: 90, gap: 7, edge: 3 } as const;
/** Where the sheet lies below the board cards lie in rows, which hold any number of them. */
const IN_ROWS = '(max-width: 1279px)';

/** How wide the list was when it was last measured: the next one's room, as long as the window stays. */
let room: number | undefined;

/**
 * Cards that do not fit side by side overlap, each as far as the next one leaves it; where too little of them would be seen
 * they lie as tickets below each other, in columns, so that all can be seen at once. Where they just fit, what compares them
 * is narrow. It is reckoned from the list's width and nothing else, so that nobody's turn waits for a layout.
 */
function useLaidOut(list: RefObject<HTMLUListElement | null>, held: number) {
  useLayoutEffect(() => {
    const cards = list.current;
    const around = cards?.parentElement;
    if (!around || held === 0) return;
    if (room !== undefined) layOut(cards, held, room);
    // It is told in the same frame, after the layout and before anything is painted.
    const seen = new ResizeObserver(([entry]) => {
      if (!entry) return;
      room = entry.contentRect.width;
      layOut(cards, held, room);
    });
    seen.observe(around);
    return () => seen.disconnect();
  }, [list, held]);
}

/** Lays out so many cards in a list that is so many px wide. */
function layOut(cards: HTMLElement, held: number, width: number): void {
  const { card, gap, edge } = MEASURES;
  // The last one leads to comparing them.
  const natural = cards.children.length * (card + gap) - gap + edge;
  const strip = Math.floor((width - edge - card - COMPARE) / Math.max(1, held - 1));
  const fits = natural <= width || matchMedia(IN_ROWS).matches;
  const as = fits ? undefined : strip > card ? 'snug' : strip >= STRIP ? 'overlapping' : 'tickets';
  for (const way of ['snug', 'overlapping', 'tickets']) cards.classList.toggle(way, way === as);
  if (as) cards.style.setProperty('--strip', `${strip}px`);
}

function HeldCard({ possession, who }: { possession: Possession; who: Somebody }) {
  const { card, exhausted, tokens } = possession;
  const pointer = usePointer(card);
  const toHands = useToHands(({ args }, by) => by === who.seat && args?.card === card);
  const giving = useGiving(who, () => cardAsThing(possession));
  const { decision } = useTable();
  // What is in hand for a fight stands out among the others.
  const armed = decision?.by[0] === who.seat && aboutOf(decision).armed?.includes(card);
  // In a fight a card goes to the hands; else to whoever may be given it.
  const carry = useCarry(() => toHands() ?? giving());
  return (
    <CardButton
      card={card}
      exhausted={exhausted}
      tokens={tokens}
      stance={pointer}
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
  readonly stance?: { readonly open: boolean; readonly lit: boolean };
  /** In place of the most important about it. */
  readonly children?: ReactNode;
}

/** A card as it lies on the table, wherever it lies. */
export function CardButton({ card, exhausted, tokens, stance, children, className = '', ...more }: CardProps) {
  const edition = useEdition();
  const { content, words } = edition;
  const def = content.cards.get(card);
  if (!def) return null;
  const classes = [
    'card',
    def.deck,
    exhausted ? 'exhausted' : '',
    stance?.open ? 'open' : '',
    stance?.lit ? 'lit' : '',
    className,
  ];
  return (
    <button type="button" className={classes.filter(Boolean).join(' ')} {...more}>
      <span className="card-kind">{kindOf(edition, def.deck)}</span>
      <CardIcon card={def} />
      <b>{words.name('card', card)}</b>
      <span className="card-gist">
        {children ?? (exhausted ? t('ui.cards-held.exhausted') : gist(edition, def))}
        {tokens !== undefined && tokens > 0 && ` · ${t('ui.cards-held.tokens', { n: tokens })}`}
      </span>
    </button>
  );
}

/** The most important about a card in two or three words. */
export function gist({ words }: Edition, def: CardDef): string {
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

function Trophy({ id, who }: { id: string; who: Somebody }) {
  const edition = useEdition();
  const { content, words } = edition;
  const pointer = usePointer(id);
  const carry = useCarry(useGiving(who, () => ({ kind: 'trophy', id })));
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
  const { words } = useEdition();
  if (kind)
    return (
      <svg className="token" viewBox="-15 -15 30 30" aria-hidden="true">
        <g className="monster">
          <MonsterFace kind={kind} />
        </g>
      </svg>
    );
  return symbol ? <SymbolIcon symbol={symbol} title={words.say(`symbol.${symbol}`)} /> : null;
}

const KINDS = ['common', 'unique', 'spell', 'skill', 'ally', 'special'] as const;

/** What a card is called by its deck, in few letters; of a deck of a pack's own, what the pack calls it. */
function kindOf({ words }: Edition, deck: string): string {
  const known = KINDS.find((kind) => kind === deck);
  return known ? t(`ui.cards-held.kind.${known}`) : words.say(`deck.${deck}`);
}
