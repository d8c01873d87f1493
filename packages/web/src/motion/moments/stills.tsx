import { type TableView, turnOf } from '@vigil/table';
import { useMemo } from 'react';
import { Portrait } from '../../art/portraits.js';
import { useEdition } from '../../say/use-edition.js';
import { useTable } from '../../table/context.js';
import { AncientOneArt, MonsterPlate } from '../../table/threat/plate.js';
import { t } from '../../words/t.js';
import { IN_SIGHT, set, useSettings } from '../settings.js';
import { ElderSign, FaceDown, Spiral } from './at-place.js';
import { CardPicture } from './card.js';
import { beforeLast, type Moment, momentsOf, newest } from './moments.js';
import { begins, lostWith } from './people.js';
import { personIn, titlesOf } from './titles.js';
import { say } from './words.js';
import './stills.css';

/** What of the news were moments, each as a picture that stays: for whoever saw none move, or wants to look again. */
export function Stills() {
  const edition = useEdition();
  const { snapshot, face } = useTable();
  const { news, view, lookingAt, lookingWithin } = snapshot;
  const moments = useMemo(() => {
    const own = face.moments && ((event: (typeof news)[number]['event']) => face.moments?.(edition, event, view));
    const of = (lines: typeof news) =>
      momentsOf(
        lines.map(({ event }) => event),
        own,
      );
    const all = lookingWithin === undefined ? of(news) : newest(of(news), of(beforeLast(news)));
    return all.filter(({ kind }) => kind !== 'encounter');
  }, [news, face, edition, view, lookingWithin]);
  const { chosen } = useSettings();
  if (moments.length === 0) return null;
  return (
    <li className="stills" key={`${lookingAt} ${lookingWithin}`}>
      <ul aria-label={say('stills')}>
        {moments.map((moment, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they do not change their order
          <li key={i} className={`still of-${moment.kind}`}>
            <OneStill moment={moment} view={view} />
          </li>
        ))}
      </ul>
      {!chosen && lookingAt === undefined && turnOf(view) < ASKED_BEFORE && <FirstChoice />}
    </li>
  );
}

function OneStill({ moment, view }: { moment: Moment; view: TableView }) {
  const edition = useEdition();
  const titles = titlesOf(edition, moment, view);
  const besides = moment.kind === 'comes' ? begins(edition, moment) : lostWith(edition, moment);
  const doom = moment.doom && moment.kind !== 'doom' ? `${t('ui.table.doom')} ${moment.doom.to}` : '';
  return (
    <>
      <span className="still-pictures" aria-hidden="true">
        <Pictured moment={moment} view={view} />
      </span>
      <span>
        {titles.map(({ title, line }) => (
          <span key={title}>
            <b>{title}</b> {line}
          </span>
        ))}
        {doom !== '' && <span>{doom}</span>}
        {besides !== '' && <span>{besides}</span>}
      </span>
    </>
  );
}

/** The one picture that says it, and beside it whoever came. */
function Pictured({ moment, view }: { moment: Moment; view: TableView }) {
  const { content } = useEdition();
  const { kind, monsters } = moment;
  const person = personIn(moment, view);
  const [first] = monsters;
  const monster = first === undefined ? undefined : (content.tokens.get(first) ?? content.monsters.get(first));
  return (
    <>
      {GATES.has(kind) && (
        <svg viewBox="-64 -64 128 128" aria-hidden="true">
          <Spiral marker={moment.marker} />
          {SHUT.has(kind) && <path className="struck" d="M-54 54L54 -54" />}
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
          <FaceDown />
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

const GATES: ReadonlySet<Moment['kind']> = new Set(['gate', 'surge', 'closed', 'gate-turned']);
const SHUT: ReadonlySet<Moment['kind']> = new Set(['closed']);

/** Whoever has not chosen by this turn is content: the paces stay in sight at the top. */
const ASKED_BEFORE = 3;

/** In the first game, once: at which of the paces in sight what happens shall be shown. */
function FirstChoice() {
  const { pace } = useSettings();
  return (
    <fieldset className="first-pace">
      <legend>{say('choose')}</legend>
      {IN_SIGHT.toReversed().map((one) => (
        <button key={one} type="button" aria-pressed={one === pace} onClick={() => set({ pace: one })}>
          {t(`ui.settings.pace.${one}`)}
        </button>
      ))}
      <p>{say('chosen')}</p>
    </fieldset>
  );
}
