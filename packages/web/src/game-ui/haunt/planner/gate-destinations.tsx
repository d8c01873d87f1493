import type { HauntPlan, HauntView, RitualKind } from '@vigil/rules';
import { shortestPath, streetMapOf } from '@vigil/table';
import { useEffect } from 'react';
import { useTable } from '../../../table/context.js';
import { RouteOnBoard } from '../../../table/preview/route-on-board.js';
import { formatPercent } from '../../../text/percent.js';
import { useLoadedContent } from '../../../text/use-content.js';
import '../../../table/preview/walk.css';
import { getHypotheticalMove, setHypotheticalMove, useMovePreview } from './hypothetical-move.js';
import { t } from './words.js';

interface Props {
  readonly view: HauntView;
  readonly seat: number;
  readonly plan: HauntPlan;
}

/** Number of destinations shown in an investigator's line. */
const MAX_DESTINATIONS = 2;

/**
 * The nearest gates that an investigator could shut with current resources, and the chance of success. Hovering one
 * shows the way there and the resulting moves of the monsters. A press pins that, another releases it. Nothing is
 * answered by it.
 */
export function GateDestinations({ view, seat, plan }: Props) {
  const { content, words } = useLoadedContent();
  const { pointing } = useTable();
  const supposed = useMovePreview(plan);
  const from = view.investigators[seat]?.place ?? '';
  const mine = supposed?.seat === seat ? supposed : undefined;
  // The preview ends with the question.
  useEffect(() => () => setHypotheticalMove(undefined), []);
  const destinations = plan.gates
    .flatMap((gate) => {
      const stands = gate.faceUp ? gate.people.find((person) => person.seat === seat) : undefined;
      return stands && stands.possible.length > 0 && stands.steps !== undefined ? [{ at: gate.at, stands }] : [];
    })
    .sort((one, other) => (one.stands.steps ?? 0) - (other.stands.steps ?? 0))
    .slice(0, MAX_DESTINATIONS);
  return (
    <>
      {destinations.map(({ at, stands }) => {
        const kinds = stands.possible.filter((kind): kind is RitualKind => kind !== 'item');
        const best = stands.possible.includes('item') ? 1 : Math.max(...kinds.map((kind) => stands.chance[kind][0]));
        const kind = kinds.find((one) => stands.chance[one][0] === best) ?? 'seal';
        const label = t('ui.haunt.could', {
          kind,
          at: words.nameInForm('place', at, 'at'),
          n: stands.steps ?? 0,
        });
        if (!plan.whatIfs.some((one) => one.seat === seat && one.place === at)) {
          return (
            <span key={at} className="person-chance">
              {label} <b>{formatPercent(best)}</b>
            </span>
          );
        }
        const point = (on: boolean) => {
          if (getHypotheticalMove()?.isPinned) return;
          pointing.highlight(on ? at : undefined);
          setHypotheticalMove(on ? { seat, place: at, isPinned: false } : undefined);
        };
        return (
          <button
            key={at}
            type="button"
            className="person-chance end"
            aria-pressed={mine?.place === at}
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && point(true)}
            onPointerLeave={({ pointerType }) => pointerType !== 'touch' && point(false)}
            onFocus={() => point(true)}
            onBlur={() => point(false)}
            onClick={() => {
              const pinned = getHypotheticalMove();
              const isRelease = pinned?.isPinned && pinned.seat === seat && pinned.place === at;
              pointing.highlight(isRelease ? undefined : at);
              setHypotheticalMove(isRelease ? undefined : { seat, place: at, isPinned: true });
            }}
          >
            {label} <b>{formatPercent(best)}</b>
          </button>
        );
      })}
      {mine && <RouteOnBoard path={shortestPath(streetMapOf(content), from, mine.place)} />}
    </>
  );
}

/** The changes in the monsters' moves if the investigator went to the previewed destination. */
export function PreviewedMoves({ view, seat, plan }: Props) {
  const { words } = useLoadedContent();
  const supposed = useMovePreview(plan);
  if (supposed?.seat !== seat) return null;
  const before = new Map(plan.cityPhase.monsters.map((monster) => [monster.token, JSON.stringify(monster)]));
  const changed = supposed.cityPhase.monsters.filter(
    (monster) => before.get(monster.token) !== JSON.stringify(monster),
  );
  const named = { place: words.name('place', supposed.place), to: words.nameInForm('place', supposed.place, 'to') };
  return (
    <p className="move-preview" role="status">
      {changed.length === 0
        ? t('ui.haunt.then.same', named)
        : `${t('ui.haunt.then', named)} ${changed
            .map(({ token, to, meets }) =>
              t('ui.haunt.then.goes', {
                name: words.name('monster', token),
                place: words.list(
                  to.map((at) => words.name('place', at)),
                  'or',
                ),
                to: words.list(
                  to.map((at) => words.nameInForm('place', at, 'to')),
                  'or',
                ),
                n: meets.length,
                met: words.list(
                  meets.map((meet) => words.name('investigator', view.investigators[meet.seat]?.id ?? '')),
                ),
              }),
            )
            .join('; ')}.`}
    </p>
  );
}
