import type { PublicOption } from '@vigil/engine';
import { type Destination, findDestinations, guardArgs, outcomeOf, sealsOf, visibleGateAt } from '@vigil/table';
import { useMemo, useRef, useState } from 'react';
import type { LoadedContent } from '../../text/loaded-content.js';
import { formatPercent } from '../../text/percent.js';
import { useLoadedContent } from '../../text/use-content.js';
import { useStoreValue } from '../../ui/store.js';
import { type TableContext, useTable } from '../context.js';
import { Chance, moveFocus, OptionButton } from '../decision/options.js';
import type { DecisionOf } from './decision-of.js';
import { useFittingRows } from './fitting-rows.js';
import { RouteOnBoard } from './route-on-board.js';
import { StopPreview } from './stop-preview.js';
import { UsePreview } from './use-preview.js';
import { t } from './words.js';
import '../decision/decision.css';
import '../decision/options.css';
import './walk.css';

/**
 * Destinations of a move: every reachable place with something there, with its movement points and dangers; and single
 * steps. Below them, in a space of constant height: the consequences of stopping at the highlighted one, or the text of
 * a usable card.
 */
export function DestinationChoice({ decision }: { decision: DecisionOf<'q.movement'> }) {
  const loaded = useLoadedContent();
  const table = useTable();
  const { pointing, snapshot } = table;
  const { view } = snapshot;
  const [showsAll, setAll] = useState(false);
  const [selected, setSelected] = useState<string>();
  const [hoveredUse, setHoveredUse] = useState<string>();
  const places = useMemo(
    () => findDestinations(loaded.content, view, decision) ?? [],
    [loaded.content, view, decision],
  );
  const lit = useStoreValue(pointing, (now) => now.lit);
  const preview =
    places.find(({ place }) => place === (lit ?? selected)) ??
    places.find(({ place }) => place === selected) ??
    places[0];
  const eventfulPlaces = places.filter(({ isQuiet }) => !isQuiet);
  const list = useRef<HTMLDivElement>(null);
  const fittingCount = useFittingRows(list, decision.id);
  const shown = showsAll ? places : eventfulPlaces.slice(0, fittingCount);
  const listed = new Set(shown.map(({ place }) => place));
  const isStep = (option: PublicOption) => option.key === 'o.go' && option.on !== undefined;
  const steps = decision.options.filter((option) => isStep(option) && !listed.has(option.on as string));
  const others = decision.options.filter((option) => !isStep(option) && option.key !== 'o.stop');
  const usedOption = others.find(({ id }) => id === hoveredUse);
  const hiddenCount = places.length - shown.length - steps.length;
  const reader = { w: loaded.wordsAt(view), content: loaded.content, view };
  let n = 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between buttons
    <div className={showsAll ? 'walk all' : 'walk'} data-keys onKeyDown={moveFocus}>
      <div className="walk-list" ref={list}>
        <ol className="options destinations" aria-label={t('ui.walk.title')}>
          {shown.map((one) => (
            <li key={one.place}>
              <DestinationButton
                to={one}
                n={++n}
                isSelected={!usedOption && one === preview}
                select={() => setSelected(one.place)}
              />
            </li>
          ))}
        </ol>
        {others.length > 0 && (
          <ol className="options uses">
            {others.map((option) => (
              <li
                key={option.id}
                onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setHoveredUse(option.id)}
                onPointerLeave={() => setHoveredUse(undefined)}
                onFocus={() => setHoveredUse(option.id)}
                onBlur={() => setHoveredUse(undefined)}
              >
                <OptionButton
                  decision={decision}
                  option={option}
                  n={++n}
                  more={outcomeOf(reader, decision, option).text}
                />
              </li>
            ))}
          </ol>
        )}
        <div className="walk-chips">
          {steps.length > 0 && (
            <ol className="options steps" aria-label={t('ui.walk.step')}>
              {steps.map((option) => (
                <li key={option.id}>
                  <OptionButton
                    decision={decision}
                    option={option}
                    n={++n}
                    label={loaded.words.name('place', option.on ?? '')}
                    chance={formatEscapeChance(places, option.on)}
                  />
                </li>
              ))}
            </ol>
          )}
          {hiddenCount > 0 && (
            <button type="button" className="show-more" onClick={() => setAll(true)}>
              {t(eventfulPlaces.length > fittingCount ? 'ui.walk.more' : 'ui.walk.quiet', { n: hiddenCount })}
            </button>
          )}
        </div>
      </div>
      {preview && <StopPreview to={preview} decision={decision} go={() => goTo(table, preview)} />}
      {usedOption && <UsePreview decision={decision} option={usedOption} />}
      {preview && !usedOption && <RouteOnBoard path={preview.path} />}
    </div>
  );
}

/** Formats the chance to escape to a place, if monsters have to be evaded. */
function formatEscapeChance(places: readonly Destination[], to: string | undefined): string | undefined {
  const one = places.find(({ place }) => place === to);
  return one && isRisky(one) ? formatPercent(one.chance) : undefined;
}

/** True if monsters or guards have to be passed on the way. */
function isRisky({ foesOnPath, guardsOnPath }: Destination): boolean {
  return foesOnPath.length + guardsOnPath.length > 0;
}

/** Goes to a place: up to one step is an ordinary answer, more are given in order. */
function goTo({ answer, walk }: TableContext, { place, answers }: Destination): void {
  const [only, ...more] = answers;
  if (only === undefined) answer('stop');
  else if (more.length === 0) answer(only);
  else walk(answers, place);
}

interface DestinationButtonProps {
  readonly to: Destination;
  readonly n: number;
  /** True if the consequences of stopping there are shown. */
  readonly isSelected: boolean;
  readonly select: () => void;
}

/**
 * One place: its movement points, its content, and its dangers. The first tap selects it, the second one goes there.
 */
function DestinationButton({ to, n, isSelected, select }: DestinationButtonProps) {
  const loaded = useLoadedContent();
  const table = useTable();
  const { pointing, readOnly } = table;
  const { highlight } = pointing;
  const { place, points, answers, foesOnPath, guardsOnPath, chance } = to;
  const wasSelected = useRef(isSelected);
  const onlyAnswer = answers.length === 0 ? 'stop' : answers.length === 1 ? answers[0] : undefined;
  return (
    <button
      type="button"
      data-key={n <= 9 ? n : undefined}
      data-option={onlyAnswer}
      className={`destination${isSelected ? ' lit' : ''}${isRisky(to) ? ' risky' : ''}`}
      aria-disabled={readOnly || undefined}
      onClick={({ nativeEvent }) => {
        const byFinger = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
        if (byFinger && !wasSelected.current) return select();
        goTo(table, to);
      }}
      // The touch itself gives the focus, which would select the place before the click.
      onPointerDown={() => {
        wasSelected.current = isSelected;
      }}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && highlight(place)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && highlight(undefined)}
      onFocus={select}
    >
      <kbd>{n <= 9 ? n : ''}</kbd>
      <span className="points">
        <span className="visually-hidden">{t('ui.walk.points', { n: points })}</span>
        <b aria-hidden="true">{points}</b>
      </span>
      <span className="option-text">
        <span className="destination-name">{loaded.words.name('place', place)}</span>
        <small>
          {[...(answers.length === 0 ? [t('ui.walk.here')] : []), ...describePlace(loaded, table, to)].join(' · ')}
        </small>
      </span>
      {isRisky(to) && (
        <span className="risk">
          <small>
            {t('ui.walk.past', {
              monsters: loaded.words.list([
                ...(foesOnPath.length > 0 ? [formatMonsters(loaded, foesOnPath)] : []),
                ...guardsOnPath.map((guard) => guardArgs(loaded.words, guard).name),
              ]),
            })}
          </small>
          <Chance of={formatPercent(chance)} />
        </span>
      )}
    </button>
  );
}

/** Formats the content of a place in short. */
function describePlace(
  loaded: LoadedContent,
  { snapshot, decision }: TableContext,
  { place, foesToFace, avoidableFoes }: Destination,
): string[] {
  const { words } = loaded;
  const { view } = snapshot;
  const mover = decision?.by[0];
  const clues = view.clues[place] ?? 0;
  const gate = visibleGateAt(view, place);
  return [
    ...(foesToFace.length > 0
      ? [t('ui.walk.meets', { monsters: formatMonsters(loaded, foesToFace), n: foesToFace.length })]
      : []),
    ...(avoidableFoes.length > 0 ? [t('shared.walk.spares', { monsters: formatMonsters(loaded, avoidableFoes) })] : []),
    ...(gate
      ? [
          gate.marker === undefined
            ? t('ui.walk.gate.hidden')
            : t('ui.walk.gate', {
                world: words.name('gate', gate.marker),
                to: words.nameInForm('gate', gate.marker, 'to'),
              }),
        ]
      : []),
    // A non-breaking space between number and noun.
    ...(clues > 0 ? [words.say('amount.clue', { n: clues }).replace(' ', '\u00a0')] : []),
    ...(sealsOf(view).includes(place) ? [t('shared.here.sealed')] : []),
    ...view.investigators
      .filter((investigator) => investigator.place === place && investigator.seat !== mover)
      .map(({ id }) => words.name('investigator', id)),
  ];
}

/** Formats monsters by name, grouped by kind. */
function formatMonsters({ words }: LoadedContent, foes: readonly { readonly monster: string }[]): string {
  const counts = new Map<string, number>();
  for (const { monster } of foes) {
    const name = words.name('monster', monster);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return words.list([...counts].map(([name, n]) => (n === 1 ? name : `${n} × ${name}`)));
}
