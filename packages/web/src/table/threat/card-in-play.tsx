import { CHOSEN_SHEETS, cardText, mythosText, tableCardText } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { mythosKindText, tableCardKindText } from '../../text/describe.js';
import type { LoadedContent } from '../../text/loaded-content.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import './rail.css';
import './card-in-play.css';

/** True if a card lies beside the Ancient One on the rail, not among the cards in play. */
export function isBesideAncientOne(as: string): boolean {
  return CHOSEN_SHEETS.some((kind) => kind === as);
}

/** A shared card on the table, with its text. `note`: further information. */
export function CardInPlay({ id, note }: { id: string; note: string }) {
  const loaded = useLoadedContent();
  const { inspect, targets, activate, snapshot } = useTable();
  const card = describeCardInPlay(loaded, id, snapshot.view);
  if (!card) return null;
  const open = targets.has(id);
  return (
    <section className={open ? 'mythos-card open' : 'mythos-card'} data-about={id}>
      <p className="small">
        {card.kind}
        {note}
      </p>
      <h3>
        <button type="button" onClick={() => (open ? activate(id) : inspect(id))}>
          {card.name}
        </button>
      </h3>
      <div className="mythos-card-text">
        {card.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
}

interface CardInPlayText {
  readonly kind: string;
  readonly name: string;
  readonly lines: readonly string[];
}

function describeCardInPlay(loaded: LoadedContent, id: string, view: TableView): CardInPlayText | undefined {
  const { content, words, wordsAt } = loaded;
  const mythos = content.mythos.get(id);
  if (mythos) {
    const { activity } = mythos;
    const where =
      activity === undefined
        ? ''
        : ` · ${t('ui.mythos.at', {
            place: words.name('place', activity),
            at: words.nameInForm('place', activity, 'at'),
          })}`;
    return {
      kind: `${mythosKindText(mythos)}${where}`,
      name: words.name('mythos', id),
      lines: mythosText(wordsAt(view), mythos),
    };
  }
  const own = content.tableCards.get(id);
  // Cards of a deck that are shared.
  const card = content.cards.get(id);
  if (!own && card) {
    return { kind: words.say(`deck.${card.deck}`), name: words.name('card', id), lines: cardText(wordsAt(view), card) };
  }
  return (
    own && {
      kind: tableCardKindText(loaded, own),
      name: words.name('mythos', id),
      lines: tableCardText(wordsAt(view), own),
    }
  );
}
