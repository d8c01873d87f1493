import type { Event } from '@vigil/rules';
import { type TableView, turnOf } from '@vigil/table';
import { useMemo } from 'react';
import { Portrait } from '../../art/portraits.js';
import { useTable } from '../../table/context.js';
import { AncientOneArt, MonsterPlate } from '../../table/threat/plate.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';
import { updateSettings, useSettings, VISIBLE_PACES } from '../settings.js';
import { CardPicture } from './moment-card.js';
import { linesBeforeLast, type Moment, momentsOf, newMoments } from './moments.js';
import { describeNewcomer, formatLosses } from './people.js';
import { ElderSign, FaceDownGate, GateSpiral } from './place-effects.js';
import { getPlateTexts, investigatorIn } from './titles.js';
import { say } from './words.js';
import './stills.css';

/** The moments among the news, each as a still picture: for players without animations, or to look again. */
export function StillPictures() {
  const loaded = useLoadedContent();
  const { snapshot, gameUi } = useTable();
  const { news, view, lookingAt, lookingAtEvent } = snapshot;
  const moments = useMemo(() => {
    const own = gameUi.toMoment && ((event: Event) => gameUi.toMoment?.(loaded, event, view));
    const of = (lines: typeof news) =>
      momentsOf(
        lines.flatMap(({ event }) => (event.type === 'reason' ? [] : [event])),
        own,
      );
    const all = lookingAtEvent === undefined ? of(news) : newMoments(of(news), of(linesBeforeLast(news)));
    return all.filter(({ kind }) => kind !== 'encounter');
  }, [news, gameUi, loaded, view, lookingAtEvent]);
  const { paceChosen } = useSettings();
  if (moments.length === 0) return null;
  return (
    <li className="stills" key={`${lookingAt} ${lookingAtEvent}`}>
      <ul aria-label={say('stills')}>
        {moments.map((moment, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
          <li key={i} className={`still of-${moment.kind}`}>
            <StillItem moment={moment} view={view} />
          </li>
        ))}
      </ul>
      {!paceChosen && lookingAt === undefined && turnOf(view) < CHOICE_OFFERED_BEFORE_TURN && <FirstPaceChoice />}
    </li>
  );
}

function StillItem({ moment, view }: { moment: Moment; view: TableView }) {
  const loaded = useLoadedContent();
  const titles = getPlateTexts(loaded, moment, view);
  const details = moment.kind === 'comes' ? describeNewcomer(loaded, moment) : formatLosses(loaded, moment);
  const doom = moment.doom && moment.kind !== 'doom' ? `${t('ui.table.doom')} ${moment.doom.to}` : '';
  return (
    <>
      <span className="still-pictures" aria-hidden="true">
        <StillPicture moment={moment} view={view} />
      </span>
      <span>
        {titles.map(({ title, line }) => (
          <span key={title}>
            <b>{title}</b> {line}
          </span>
        ))}
        {doom !== '' && <span>{doom}</span>}
        {details !== '' && <span>{details}</span>}
      </span>
    </>
  );
}

/** The one picture that sums it up, and the arriving monsters beside it. */
function StillPicture({ moment, view }: { moment: Moment; view: TableView }) {
  const { content } = useLoadedContent();
  const { kind, monsters } = moment;
  const person = investigatorIn(moment, view);
  const [first] = monsters;
  const monster = first === undefined ? undefined : (content.tokens.get(first) ?? content.monsters.get(first));
  return (
    <>
      {GATE_KINDS.has(kind) && (
        <svg viewBox="-64 -64 128 128" aria-hidden="true">
          <GateSpiral marker={moment.marker} />
          {SHUT_KINDS.has(kind) && <path className="struck" d="M-54 54L54 -54" />}
        </svg>
      )}
      {(kind === 'sealed' || kind === 'seal-broken') && (
        <svg viewBox="-64 -64 128 128" aria-hidden="true">
          <ElderSign />
          {kind === 'seal-broken' && <path className="struck" d="M-54 54L54 -54" />}
        </svg>
      )}
      {kind === 'gate-laid' && (
        <svg viewBox="-64 -64 128 128" aria-hidden="true">
          <FaceDownGate />
        </svg>
      )}
      {(kind === 'doom' || kind === 'terror') && <i className={`still-figure ${kind}`}>{moment[kind]?.to}</i>}
      {(kind === 'mythos' || kind === 'rumor') && <CardPicture card={moment.card ?? ''} className="still-card" />}
      {(kind === 'fell' || kind === 'comes') && person !== undefined && <Portrait id={person} head />}
      {(kind === 'awakened' || kind === 'stirs' || kind === 'defeat') && <AncientOneArt id={view.ancientOne} />}
      {monster && <MonsterPlate kind={monster} at={moment.at} />}
    </>
  );
}

const GATE_KINDS: ReadonlySet<Moment['kind']> = new Set(['gate', 'surge', 'closed', 'gate-turned']);
const SHUT_KINDS: ReadonlySet<Moment['kind']> = new Set(['closed']);

/** The choice is offered before this turn; the settings at the top remain. */
const CHOICE_OFFERED_BEFORE_TURN = 3;

/** In the first game, once: the choice of pace. */
function FirstPaceChoice() {
  const { pace } = useSettings();
  return (
    <fieldset className="first-pace">
      <legend>{say('choose')}</legend>
      {VISIBLE_PACES.toReversed().map((one) => (
        <button key={one} type="button" aria-pressed={one === pace} onClick={() => updateSettings({ pace: one })}>
          {t(`ui.settings.pace.${one}`)}
        </button>
      ))}
      <p>{say('chosen')}</p>
    </fieldset>
  );
}
