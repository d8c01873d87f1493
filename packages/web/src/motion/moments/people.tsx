import { listLosses } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { SKILL_PAIRS } from '@vigil/table';
import type { CSSProperties } from 'react';
import { CardIcon, FigureIcon } from '../../art/card-icons.js';
import { Portrait } from '../../art/portraits.js';
import { capitalize } from '../../text/capitalize.js';
import { describe } from '../../text/describe.js';
import type { LoadedContent } from '../../text/loaded-content.js';
import { useLoadedContent } from '../../text/use-content.js';
import type { Moment } from './moments.js';
import type { PartTiming } from './timing.js';
import { investigatorIn } from './titles.js';
import { say } from './words.js';
import './people.css';

/** Number of cards that fall into the dark one by one; the rest is only counted. */
const MAX_SINKING_CARDS = 7;

/** Formats the losses of an investigator's end; empty if it was none. */
export function formatLosses({ words }: LoadedContent, { misfortune }: Moment): string {
  if (!misfortune?.loss) return '';
  const lost = listLosses(words, misfortune.loss);
  return lost.length === 0 ? say('lost-nothing') : say('lost-with', { what: words.list(lost) });
}

/** Describes a newcomer in a line. */
export function describeNewcomer(loaded: LoadedContent, { newcomer = '' }: Moment): string {
  const sheet = loaded.content.investigators.get(newcomer);
  const figures = describe(loaded, newcomer)?.figures ?? [];
  if (!sheet) return '';
  return [loaded.words.name('occupation', newcomer), ...figures.map(([what, value]) => `${what} ${value}`)].join(' · ');
}

interface LossesProps {
  readonly moment: Moment;
  readonly timing: (nth: number) => CSSProperties | undefined;
}

/** The lost possessions: card after card sinks into the dark below the portrait, and is named. */
export function Losses({ moment, timing }: LossesProps) {
  const loaded = useLoadedContent();
  const { content } = loaded;
  const cards = (moment.misfortune?.loss?.cards ?? []).flatMap((id) => content.cards.get(id) ?? []);
  return (
    <div className="lost-with">
      <div className="sinking">
        {cards.slice(0, MAX_SINKING_CARDS).map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ only in position
          <span key={i} className={`part loss ${card.deck}`} style={timing(i)}>
            <CardIcon card={card} />
          </span>
        ))}
      </div>
      <p className="part loss-text" style={timing(0)}>
        {formatLosses(loaded, moment)}
      </p>
    </div>
  );
}

/** The sheet of a newcomer in short: figures, skills, unique abilities. */
export function NewcomerSheet({ moment, style }: { moment: Moment; style: CSSProperties | undefined }) {
  const loaded = useLoadedContent();
  const { content, words } = loaded;
  const { newcomer = '' } = moment;
  const sheet = content.investigators.get(newcomer);
  if (!sheet) return null;
  return (
    <div className="part newcomer-sheet" style={style}>
      <p className="living">{words.name('occupation', newcomer)}</p>
      <p className="life">
        {(['sanity', 'stamina'] as const).map((what) => (
          <span key={what} className={what}>
            <FigureIcon of={what} /> {capitalize(words.say(`resource.${what}`))} <b>{sheet[what]}</b>
          </span>
        ))}
      </p>
      <table>
        <tbody>
          {SKILL_PAIRS.flatMap(({ pair, skills }) =>
            skills.map((skill, side) => (
              <tr key={skill}>
                <th>{words.say(`skill.${skill}`)}</th>
                {sheet.sliders[pair].map((values, stop) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
                  <td key={stop}>{values[side]}</td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
      <p className="own">{words.name('used', newcomer)}</p>
    </div>
  );
}

/** The portrait of the investigator concerned, and its animation. */
export function PortraitEffect({ moment, view, timed }: { moment: Moment; view: TableView; timed: PartTiming }) {
  const id = investigatorIn(moment, view);
  if (id === undefined) return null;
  return (
    <div className={`part face how-${moment.misfortune?.how || 'comes'}`} style={timed('face')}>
      <Portrait id={id} />
      {moment.kind === 'fell' && <div className="part gone" style={timed('gone')} />}
    </div>
  );
}
