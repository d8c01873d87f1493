import type { PublicOption } from '@vigil/engine';
import { bringsOf, type Destination, destinationsOf, gateSeenAt, perCent, sealsOf } from '@vigil/table';
import { useMemo, useRef, useState } from 'react';
import { useStored } from '../../frame/store.js';
import type { Edition } from '../../say/edition.js';
import { useEdition } from '../../say/use-edition.js';
import { type TableContext, useTable } from '../context.js';
import { Chance, moveFocus, OptionButton } from '../decision/options.js';
import type { Asked } from './asked.js';
import { IfYouStop } from './if-you-stop.js';
import { RouteOnBoard } from './route-on-board.js';
import { t } from './words.js';
import '../decision/decision.css';
import '../decision/options.css';
import './walk.css';

/** So many places with something in them are seen at first. */
const FIRST = 9;
/** In a low or a narrow window so many: what comes of stopping is seen with them. */
const FEW = 5;
const SMALL = '(max-height: 819px), (max-width: 1279px)';

/**
 * Where to: every place within reach where anything is, with the points it takes and a word of danger; what would come of
 * stopping at the one that is pointed at; and single steps as before.
 */
export function Walk({ decision }: { decision: Asked<'q.movement'> }) {
  const edition = useEdition();
  const table = useTable();
  const { pointing, snapshot } = table;
  const { view } = snapshot;
  const [all, setAll] = useState(false);
  const [held, setHeld] = useState<string>();
  const places = useMemo(
    () => destinationsOf(edition.content, view, decision) ?? [],
    [edition.content, view, decision],
  );
  const lit = useStored(pointing, (now) => now.lit);
  const look =
    places.find(({ place }) => place === (lit ?? held)) ?? places.find(({ place }) => place === held) ?? places[0];
  const busy = places.filter(({ quiet }) => !quiet);
  const first = window.matchMedia(SMALL).matches ? FEW : FIRST;
  const shown = all ? places : busy.slice(0, first);
  const listed = new Set(shown.map(({ place }) => place));
  const step = (option: PublicOption) => option.key === 'o.go' && option.on !== undefined;
  const steps = decision.options.filter((option) => step(option) && !listed.has(option.on as string));
  const others = decision.options.filter((option) => !step(option) && option.key !== 'o.stop');
  const folded = places.length - shown.length - steps.length;
  const reader = { w: edition.wordsAt(view), content: edition.content, view };
  let n = 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from button to button
    <div className="walk" data-keys onKeyDown={moveFocus}>
      <ol className="options destinations" aria-label={t('ui.walk.title')}>
        {shown.map((one) => (
          <li key={one.place}>
            <Row to={one} n={++n} looked={one === look} hold={() => setHeld(one.place)} />
          </li>
        ))}
        {others.map((option) => (
          <li key={option.id}>
            <OptionButton decision={decision} option={option} n={++n} more={bringsOf(reader, decision, option).text} />
          </li>
        ))}
      </ol>
      {steps.length > 0 && (
        <ol className="options steps" aria-label={t('ui.walk.step')}>
          {steps.map((option) => (
            <li key={option.id}>
              <OptionButton decision={decision} option={option} n={++n} chance={leaving(places, option.on)} />
            </li>
          ))}
        </ol>
      )}
      {folded > 0 && (
        <button type="button" className="unfold" onClick={() => setAll(true)}>
          {t(busy.length > first ? 'ui.walk.more' : 'ui.walk.quiet', { n: folded })}
        </button>
      )}
      {look && <IfYouStop to={look} decision={decision} go={() => goTo(table, look)} />}
      {look && <RouteOnBoard way={look.way} />}
    </div>
  );
}

/** How likely it is to get away to a place, where somebody has to be got past. */
function leaving(places: readonly Destination[], to: string | undefined): string | undefined {
  const one = places.find(({ place }) => place === to);
  return one && one.past.length > 0 ? perCent(one.chance) : undefined;
}

/** Goes to a place: a step or none is an answer like any other, more are given one after the other. */
function goTo({ answer, walk }: TableContext, { place, answers }: Destination): void {
  const [only, ...more] = answers;
  if (only === undefined) answer('stop');
  else if (more.length === 0) answer(only);
  else walk(answers, place);
}

interface RowProps {
  readonly to: Destination;
  readonly n: number;
  /** What would come of stopping there is shown. */
  readonly looked: boolean;
  readonly hold: () => void;
}

/** One place: its points, what lies there, and a word of danger. A finger looks at it first, and goes there then. */
function Row({ to, n, looked, hold }: RowProps) {
  const edition = useEdition();
  const table = useTable();
  const { pointing, theirs } = table;
  const { light } = pointing;
  const { place, points, answers, past, chance } = to;
  const lookedBefore = useRef(looked);
  const one = answers.length === 0 ? 'stop' : answers.length === 1 ? answers[0] : undefined;
  return (
    <button
      type="button"
      data-key={n <= 9 ? n : undefined}
      data-option={one}
      className={`destination${looked ? ' lit' : ''}${past.length > 0 ? ' risky' : ''}`}
      aria-disabled={theirs || undefined}
      onClick={({ nativeEvent }) => {
        const byFinger = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
        if (byFinger && !lookedBefore.current) return hold();
        goTo(table, to);
      }}
      // The touch itself gives the focus, and so has the place looked at before it is a click.
      onPointerDown={() => {
        lookedBefore.current = looked;
      }}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && light(place)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && light(undefined)}
      onFocus={hold}
    >
      <kbd>{n <= 9 ? n : ''}</kbd>
      <span className="points">
        <span className="heard">{t('ui.walk.points', { n: points })}</span>
        <b aria-hidden="true">{points}</b>
      </span>
      <span className="option-text">
        {edition.words.name('place', place)}
        <small>{[...(answers.length === 0 ? [t('ui.walk.here')] : []), ...lies(edition, table, to)].join(' · ')}</small>
      </span>
      {past.length > 0 && (
        <span className="risk">
          <small>{t('ui.walk.past', { monsters: named(edition, past) })}</small>
          <Chance of={perCent(chance)} />
        </span>
      )}
    </button>
  );
}

/** What lies at a place, in few words. */
function lies(edition: Edition, { snapshot, decision }: TableContext, { place, meets, spares }: Destination): string[] {
  const { words } = edition;
  const { view } = snapshot;
  const mover = decision?.by[0];
  const clues = view.clues[place] ?? 0;
  const gate = gateSeenAt(view, place);
  return [
    ...(meets.length > 0 ? [t('ui.walk.meets', { monsters: named(edition, meets) })] : []),
    ...(spares.length > 0 ? [t('ui.walk.spares', { monsters: named(edition, spares) })] : []),
    ...(gate
      ? [
          gate.marker === undefined
            ? t('ui.walk.gate.hidden')
            : t('ui.walk.gate', { world: words.name('gate', gate.marker) }),
        ]
      : []),
    // A number is not torn from what it counts.
    ...(clues > 0 ? [words.say('amount.clue', { n: clues }).replace(' ', '\u00a0')] : []),
    ...(sealsOf(view).includes(place) ? [t('ui.here.sealed')] : []),
    ...view.investigators
      .filter((one) => one.place === place && one.seat !== mover)
      .map(({ id }) => words.name('investigator', id)),
  ];
}

/** Monsters by name, those of a kind together. */
function named({ words }: Edition, foes: readonly { readonly monster: string }[]): string {
  const counts = new Map<string, number>();
  for (const { monster } of foes) {
    const name = words.name('monster', monster);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return words.list([...counts].map(([name, n]) => (n === 1 ? name : `${n} × ${name}`)));
}
