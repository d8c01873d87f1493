import { investigatorText } from '@vigil/rules';
import { memo } from 'react';
import { ArkhamSkills, arkhamStanding } from '../arkham/sheet.js';
import { FigureIcon } from '../art/card-icons.js';
import { Portrait } from '../art/portraits.js';
import { occupationOf } from '../game/describe.js';
import { maximumOf } from '../game/figures.js';
import { isHaunt, type Somebody, type TableView } from '../game/view.js';
import { capital, content, words } from '../game/words.js';
import { HauntSlots, hauntStanding } from '../haunt/sheet.js';
import { t } from '../words/t.js';
import { useTable } from './context.js';
import { HeldCards } from './held-cards.js';

/** The sheet of one investigator: what there is to know, with the cards. */
export const Sheet = memo(function Sheet({ seat }: { seat: number }) {
  const { snapshot } = useTable();
  const { view } = snapshot;
  const who = view.investigators[seat];
  const sheet = who && content.investigators.get(who.id);
  if (!who || !sheet) return null;
  return (
    <article className="sheet" aria-label={sheet.name}>
      <div className="likeness">
        <Portrait id={who.id} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <div className="who" tabIndex={0}>
        <h2>{sheet.name}</h2>
        <p className="stand">{[occupationOf(sheet), ...standing(view, who)].join(' · ')}</p>
        <div className="vitals">
          <Points view={view} who={who} what="sanity" />
          <p>
            <FigureIcon of="clue" /> <b>{who.clues}</b> {t('ui.sheet.clues', { n: who.clues })}
          </p>
          <Points view={view} who={who} what="stamina" />
          <p>
            <FigureIcon of="money" /> <b>{words.say('amount.money', { n: who.money })}</b>
          </p>
        </div>
        <p className="ability">
          <b>{sheet.ability}:</b> {investigatorText(words, sheet).join(' ')}
        </p>
      </div>
      {'sliders' in who && !isHaunt(view) && <ArkhamSkills view={view} who={who} focus={sheet.focus} />}
      {'slots' in who && isHaunt(view) && <HauntSlots view={view} who={who} focus={sheet.focus} />}
      <div className="holdings">
        <HeldCards who={who} />
      </div>
    </article>
  );
});

function Points({ view, who, what }: { view: TableView; who: Somebody; what: 'sanity' | 'stamina' }) {
  const most = maximumOf(view, who, what);
  return (
    <p className={`points ${what}`}>
      <span className="points-name">
        <FigureIcon of={what} />
        <span className="heard">{capital(words.say(`resource.${what}`))}</span>
      </span>
      <span className="pips" aria-hidden="true">
        {Array.from({ length: Math.max(most, who[what]) }, (_, i) => i).map((i) => (
          <i key={i} className={i < who[what] ? 'on' : ''} />
        ))}
      </span>
      <b>
        {who[what]}/{most}
      </b>
    </p>
  );
}

/** Where somebody is, and everything unusual about it. */
function standing(view: TableView, who: Somebody): string[] {
  const place = capital(words.name('place', who.place));
  if (isHaunt(view)) return [place, ...('slots' in who ? hauntStanding(who) : [])];
  return [place, ...('sliders' in who ? arkhamStanding(view, who) : [])];
}
