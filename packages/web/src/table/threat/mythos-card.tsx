import { mythosText } from '@vigil/rules';
import { mythosKind } from '../../say/describe.js';
import { useEdition } from '../../say/use-edition.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';

/** A mythos card in play, with what it says. `note`: what else there is to know about it. */
export function MythosCard({ id, note }: { id: string; note: string }) {
  const { content, words, wordsAt } = useEdition();
  const { inspect, targets, point, snapshot } = useTable();
  const card = content.mythos.get(id);
  if (!card) return null;
  const open = targets.has(id);
  const where =
    card.activity === undefined ? '' : ` · ${t('ui.mythos.at', { place: words.name('place', card.activity) })}`;
  return (
    <section className={open ? 'mythos-card open' : 'mythos-card'} data-about={id}>
      <p className="small">
        {mythosKind(card)}
        {where}
        {note}
      </p>
      <h3>
        <button type="button" onClick={() => (open ? point(id) : inspect(id))}>
          {card.name}
        </button>
      </h3>
      {mythosText(wordsAt(snapshot.view), card).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
