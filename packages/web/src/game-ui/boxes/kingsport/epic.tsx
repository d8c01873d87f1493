import { epicText, type TableCardDef } from '@vigil/rules';
import { type EpicBattleView, viewEpicBattle } from '@vigil/rules/kingsport';
import type { TableView } from '@vigil/table';
import { useTable } from '../../../table/context.js';
import type { LoadedContent } from '../../../text/loaded-content.js';
import { useLoadedContent } from '../../../text/use-content.js';
import type { BattleScene } from '../../game-ui.js';
import './epic.css';
import { say } from './words.js';

/** The final battle as an epic one (K-EPIC-01); undefined for an ordinary one. */
export function epicScene({ content }: LoadedContent, view: TableView): BattleScene | undefined {
  const epic = viewEpicBattle(content, view);
  return (
    epic && {
      phases: { 'final-attack': say('epic-step'), 'final-ancient-one': '' },
      attackTitle: say('epic-attacks'),
      overlay: <EpicOverlay epic={epic} view={view} />,
      attackState: (seat) => attackState(epic, seat),
    }
  );
}

/** Returns the state of a seat while a card is carried out: its attacks may come in an unusual order. */
function attackState(
  { plot, card, step, attacked }: EpicBattleView,
  seat: number,
): ReturnType<BattleScene['attackState']> {
  const does = (plot ?? card)?.epic?.steps[step ?? 0]?.does;
  if (does === 'ancient-one') return 'faces';
  if (does === 'investigators' && attacked.at(-1) === seat) return 'now';
  return attacked.includes(seat) ? 'struck' : 'waits';
}

/** On the stage: the deck, green on red, and the card of this round as large as possible. */
function EpicOverlay({ epic, view }: { readonly epic: EpicBattleView; readonly view: TableView }) {
  const { card, plot } = epic;
  return (
    <div className="epic">
      <EpicDeck epic={epic} view={view} />
      <div className="epic-card-place">
        {card ? (
          <>
            {plot && <PlotSourceCard card={card} />}
            <OpenCard card={plot ?? card} at={epic.step} view={view} />
          </>
        ) : (
          <NextCard of={epic.green > 0 ? 'green' : 'red'} />
        )}
      </div>
    </div>
  );
}

const HALVES = ['green', 'red'] as const;
/** Thickness of a card in the drawing. */
const CARD_THICKNESS = 5;

/** The deck from its side: the cards left of each colour, and the distance to the End of Everything (K-EPIC-07). */
function EpicDeck({ epic, view }: { readonly epic: EpicBattleView; readonly view: TableView }) {
  const { words } = useLoadedContent();
  const { green, red, totals, plots } = epic;
  const all = totals.green + totals.red;
  const high = all * CARD_THICKNESS + 26;
  // From the bottom to the top; drawn cards leave their place empty.
  const cards = Array.from({ length: green + red }, (_, n) => (n < red ? 'red' : 'green'));
  return (
    <section className="epic-deck" aria-label={say('epic-deck', { n: green + red })}>
      <svg viewBox={`0 0 96 ${high}`} aria-hidden="true">
        {cards.map((colour, n) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: cards are identified by position in the stack
            key={n}
            className={colour}
            transform={`translate(0 ${high - 26 - n * CARD_THICKNESS})`}
            d="M2 14L26 2H94L70 14ZM2 14H70V18H2ZM70 14L94 2V6L70 18Z"
          />
        ))}
      </svg>
      <div>
        <ol>
          {HALVES.filter((colour) => epic[colour] > 0).map((colour) => (
            <li key={colour} className={colour}>
              <b>{epic[colour]}</b> {say(`epic-${colour}`, { n: epic[colour] })}
            </li>
          ))}
        </ol>
        <p className={green === 0 ? 'epic-end near' : 'epic-end'}>{formatDistanceToEnd(epic)}</p>
        <p className="epic-plots">{say('epic-plots', { n: plots, name: words.name('ancientOne', view.ancientOne) })}</p>
      </div>
    </section>
  );
}

/** Formats the distance to the End of Everything: it lies somewhere among the red cards. */
function formatDistanceToEnd({ green, red }: EpicBattleView): string {
  if (green > 0) return say('epic-end-later', { n: green });
  return say('epic-end-near', { n: red });
}

/** A face-up card of the battle. */
function OpenCard({
  card,
  at,
  view,
}: {
  readonly card: TableCardDef;
  readonly at: number | undefined;
  view: TableView;
}) {
  const { words, wordsAt } = useLoadedContent();
  const { inspect } = useTable();
  const { modifiers, steps, excluded } = epicText(wordsAt(view), card);
  const half = card.epic?.half ?? 'plot';
  return (
    <article className={`epic-card ${half}`} data-turned={card.id} aria-label={say('epic-card')}>
      <p className="epic-kind">{say(`epic-kind-${half}`, { name: words.name('ancientOne', view.ancientOne) })}</p>
      <h2>
        <button type="button" data-about={card.id} onClick={() => inspect(card.id)}>
          {words.name('mythos', card.id)}
        </button>
      </h2>
      {modifiers.map((line) => (
        <p key={line} className="epic-holds">
          {line}
        </p>
      ))}
      <ol>
        {steps.map((line, n) => {
          const state = at === undefined || n > at ? 'later' : n < at ? 'done' : 'now';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may contain the same text twice
            <li key={n} className={state} aria-current={state === 'now' ? 'step' : undefined}>
              {line}
            </li>
          );
        })}
      </ol>
      {excluded.map((line) => (
        <p key={line} className="epic-without">
          {line}
        </p>
      ))}
      {card.ours && <p className="epic-adaptation">{words.capitalize(words.say(`card-text.ours.${card.ours}`))}.</p>}
    </article>
  );
}

/** The card with the plot: the text of the round is on the plot. */
function PlotSourceCard({ card }: { readonly card: TableCardDef }) {
  const { words } = useLoadedContent();
  const { inspect } = useTable();
  return (
    <button
      type="button"
      className={`epic-small ${card.epic?.half}`}
      data-about={card.id}
      onClick={() => inspect(card.id)}
    >
      {say('epic-brought', { card: words.name('mythos', card.id) })}
    </button>
  );
}

/** The next card, face down: its colour is visible. */
function NextCard({ of }: { readonly of: 'green' | 'red' }) {
  return (
    <div className={`epic-card back ${of}`}>
      <svg viewBox="0 0 100 60" aria-hidden="true">
        <path d="M50 8L92 30L50 52L8 30ZM50 18L72 30L50 42L28 30Z" />
        <circle cx="50" cy="30" r="5" />
      </svg>
      <p>{say('epic-next', { colour: of })}</p>
    </div>
  );
}
