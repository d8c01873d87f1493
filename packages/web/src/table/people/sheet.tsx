import { investigatorText } from '@vigil/rules';
import { figuresOf, type Somebody, type TableView } from '@vigil/table';
import { memo } from 'react';
import { FigureIcon } from '../../art/card-icons.js';
import { Portrait } from '../../art/portraits.js';
import { useCarry } from '../../giving/carrying.js';
import { useGiving } from '../../giving/giving.js';
import { capital } from '../../say/capital.js';
import { occupationOf } from '../../say/describe.js';
import { useEdition } from '../../say/use-edition.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import { Notion } from '../pointing/notion.js';
import { Pips } from '../threat/tracks.js';
import { HeldCards } from './held-cards.js';
import './sheet.css';

/** The sheet of one investigator: what there is to know, with the cards. */
export const Sheet = memo(function Sheet({ seat }: { seat: number }) {
  const edition = useEdition();
  const { content, words, wordsAt } = edition;
  const { snapshot, face } = useTable();
  const { view } = snapshot;
  const who = view.investigators[seat];
  const sheet = who && content.investigators.get(who.id);
  if (!who || !sheet) return null;
  const place = capital(words.name('place', who.place));
  return (
    <article className="sheet" aria-label={words.name('investigator', who.id)}>
      <div className="likeness">
        <Portrait id={who.id} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <div className="who" tabIndex={0}>
        <h2>{words.name('investigator', who.id)}</h2>
        <p className="stand" data-about={who.place}>
          {[occupationOf(sheet), place, ...face.standing(edition, view, who)].join(' · ')}
        </p>
        <div className="vitals">
          <Points view={view} who={who} what="sanity" />
          <Purse who={who} what="clue" label={t('ui.sheet.clues', { n: who.clues })}>
            {String(who.clues)}
          </Purse>
          <Points view={view} who={who} what="stamina" />
          <Purse who={who} what="money" label="">
            {words.say('amount.money', { n: who.money })}
          </Purse>
        </div>
        {face.ToDo && <face.ToDo view={view} who={who} />}
        <p className="ability">
          <b>{words.name('used', who.id)}:</b> {investigatorText(wordsAt(view), sheet).join(' ')}
        </p>
      </div>
      <face.Skills view={view} who={who} focus={sheet.focus} />
      <div className="holdings">
        <HeldCards who={who} />
      </div>
    </article>
  );
});

interface PurseProps {
  readonly who: Somebody;
  readonly what: 'clue' | 'money';
  readonly label: string;
  readonly children: string;
}

/** Clues or money somebody has: they say what they are, and can be carried to who may be given some. */
function Purse({ who, what, label, children }: PurseProps) {
  const { inspect } = useTable();
  const carry = useCarry(useGiving(who, () => ({ kind: what })));
  return (
    <button type="button" className="notion" data-about={what} onClick={() => inspect(what)} {...carry}>
      <FigureIcon of={what} /> <b>{children}</b>
      {label !== '' && ` ${label}`}
    </button>
  );
}

function Points({ view, who, what }: { view: TableView; who: Somebody; what: 'sanity' | 'stamina' }) {
  const { words } = useEdition();
  const most = figuresOf(view, who).maximum[what];
  return (
    <p className={`points ${what}`} data-about={what}>
      <span className="points-name">
        <Notion id={what}>
          <FigureIcon of={what} />
          <span className="heard">{capital(words.say(`resource.${what}`))}</span>
        </Notion>
      </span>
      <Pips value={who[what]} most={most} />
      <b>
        {who[what]}/{most}
      </b>
    </p>
  );
}
