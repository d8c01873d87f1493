import { investigatorText } from '@vigil/rules';
import { figuresOf, type TableInvestigator, type TableView } from '@vigil/table';
import { memo } from 'react';
import { FigureIcon } from '../../art/card-icons.js';
import { Portrait } from '../../art/portraits.js';
import { capitalize } from '../../text/capitalize.js';
import { useLoadedContent } from '../../text/use-content.js';
import { useDraggable } from '../../transfer/dragging.js';
import { useGiftDrag } from '../../transfer/dragging-gifts.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import { Notion } from '../pointing/notion.js';
import { Pips } from '../threat/tracks.js';
import { HeldCards } from './held-cards.js';
import './sheet.css';

/** The sheet of one investigator, with the cards. */
export const InvestigatorSheet = memo(function Sheet({ seat }: { seat: number }) {
  const loaded = useLoadedContent();
  const { content, words, wordsAt } = loaded;
  const { snapshot, gameUi } = useTable();
  const { view } = snapshot;
  const who = view.investigators[seat];
  const sheet = who && content.investigators.get(who.id);
  if (!who || !sheet) return null;
  const place = capitalize(words.name('place', who.place));
  return (
    <article className="sheet" aria-label={words.name('investigator', who.id)}>
      <div className="likeness">
        <Portrait id={who.id} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <div className="who" tabIndex={0}>
        <h2>{words.name('investigator', who.id)}</h2>
        <p className="stand" data-about={who.place}>
          {[words.name('occupation', who.id), place, ...gameUi.describeStatus(loaded, view, who)].join(' · ')}
        </p>
        <div className="vitals">
          <Points view={view} who={who} what="sanity" />
          <Resource who={who} what="clue" label={t('ui.sheet.clues', { n: who.clues })}>
            {String(who.clues)}
          </Resource>
          <Points view={view} who={who} what="stamina" />
          <Resource who={who} what="money" label="">
            {words.say('amount.money', { n: who.money })}
          </Resource>
        </div>
        {gameUi.ToDo && <gameUi.ToDo view={view} who={who} />}
        <p className="ability">
          <b>{words.name('used', who.id)}:</b> {investigatorText(wordsAt(view), sheet).join(' ')}
        </p>
      </div>
      <gameUi.Skills view={view} who={who} focus={sheet.focus} />
      <div className="holdings">
        <HeldCards who={who} />
      </div>
    </article>
  );
});

interface ResourceProps {
  readonly who: TableInvestigator;
  readonly what: 'clue' | 'money';
  readonly label: string;
  readonly children: string;
}

/** An investigator's clues or money: with an explanation, and draggable to investigators who can receive some. */
function Resource({ who, what, label, children }: ResourceProps) {
  const { inspect } = useTable();
  const carry = useDraggable(useGiftDrag(who, () => ({ kind: what })));
  return (
    <button type="button" className="notion" data-about={what} onClick={() => inspect(what)} {...carry}>
      <FigureIcon of={what} /> <b>{children}</b>
      {label !== '' && ` ${label}`}
    </button>
  );
}

function Points({ view, who, what }: { view: TableView; who: TableInvestigator; what: 'sanity' | 'stamina' }) {
  const { words } = useLoadedContent();
  const max = figuresOf(view, who).maximum[what];
  return (
    <p className={`points ${what}`} data-about={what}>
      <span className="points-name">
        <Notion id={what}>
          <FigureIcon of={what} />
          <span className="visually-hidden">{capitalize(words.say(`resource.${what}`))}</span>
        </Notion>
      </span>
      <Pips value={who[what]} most={max} />
      <b>
        {who[what]}/{max}
      </b>
    </p>
  );
}
