import type { HauntPlan, HauntView, Ritual } from '@vigil/rules';
import { perCent, route, waysOf } from '@vigil/table';
import { useEffect } from 'react';
import { useEdition } from '../../../say/use-edition.js';
import { useTable } from '../../../table/context.js';
import { RouteOnBoard } from '../../../table/foreseen/route-on-board.js';
import '../../../table/foreseen/walk.css';
import { suppose, supposing, useSupposed } from './supposing.js';
import { t } from './words.js';

interface Props {
  readonly view: HauntView;
  readonly seat: number;
  readonly plan: HauntPlan;
}

/** So many ends of somebody's way stand in his line. */
const MOST = 2;

/**
 * The nearest gates that somebody could shut with what he has, and how likely it comes off. Whoever points at one sees the way
 * there and what the monsters come to if he goes; a press keeps that, one more lets it go. Nothing is begun by it.
 */
export function Ends({ view, seat, plan }: Props) {
  const { content, words } = useEdition();
  const { pointing } = useTable();
  const supposed = useSupposed(plan);
  const from = view.investigators[seat]?.place ?? '';
  const mine = supposed?.seat === seat ? supposed : undefined;
  // What was supposed is over with the question.
  useEffect(() => () => suppose(undefined), []);
  const ends = plan.gates
    .flatMap((gate) => {
      const stands = gate.faceUp ? gate.people.find((one) => one.seat === seat) : undefined;
      return stands && stands.can.length > 0 && stands.steps !== undefined ? [{ at: gate.at, stands }] : [];
    })
    .sort((one, other) => (one.stands.steps ?? 0) - (other.stands.steps ?? 0))
    .slice(0, MOST);
  return (
    <>
      {ends.map(({ at, stands }) => {
        const kinds = stands.can.filter((kind): kind is Ritual => kind !== 'item');
        const best = stands.can.includes('item') ? 1 : Math.max(...kinds.map((kind) => stands.chance[kind][0]));
        const kind = kinds.find((one) => stands.chance[one][0] === best) ?? 'seal';
        const said = t('ui.haunt.could', { kind, place: words.name('place', at), n: stands.steps ?? 0 });
        if (!plan.supposed.some((one) => one.seat === seat && one.place === at)) {
          return (
            <span key={at} className="person-chance">
              {said} <b>{perCent(best)}</b>
            </span>
          );
        }
        const point = (on: boolean) => {
          if (supposing()?.held) return;
          pointing.light(on ? at : undefined);
          suppose(on ? { seat, place: at, held: false } : undefined);
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
              const kept = supposing();
              const again = kept?.held && kept.seat === seat && kept.place === at;
              pointing.light(again ? undefined : at);
              suppose(again ? undefined : { seat, place: at, held: true });
            }}
          >
            {said} <b>{perCent(best)}</b>
          </button>
        );
      })}
      {mine && <RouteOnBoard way={route(waysOf(content), from, mine.place)} />}
    </>
  );
}

/** What the monsters would do otherwise if somebody went where he is supposed to. */
export function IfHeGoes({ view, seat, plan }: Props) {
  const { words } = useEdition();
  const supposed = useSupposed(plan);
  if (supposed?.seat !== seat) return null;
  const before = new Map(plan.course.monsters.map((one) => [one.token, JSON.stringify(one)]));
  const changed = supposed.course.monsters.filter((one) => before.get(one.token) !== JSON.stringify(one));
  const place = words.name('place', supposed.place);
  return (
    <p className="person-then" role="status">
      {changed.length === 0
        ? t('ui.haunt.then.same', { place })
        : `${t('ui.haunt.then', { place })} ${changed
            .map(({ token, to, meets }) =>
              t('ui.haunt.then.goes', {
                name: words.name('monster', token),
                places: words.list(
                  to.map((at) => words.name('place', at)),
                  'or',
                ),
                n: meets.length,
                met: words.list(meets.map((one) => words.name('investigator', view.investigators[one.seat]?.id ?? ''))),
              }),
            )
            .join('; ')}.`}
    </p>
  );
}
