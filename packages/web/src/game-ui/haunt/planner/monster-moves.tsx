import type { ActivityPreview, HauntPlan, HauntPreview, HauntView, MonsterPreview } from '@vigil/rules';
import { FigureIcon } from '../../../art/card-icons.js';
import { useIsHighlighted, useTable } from '../../../table/context.js';
import { Cameo } from '../../../table/people/cameo.js';
import { formatPercent } from '../../../text/percent.js';
import { useLoadedContent } from '../../../text/use-content.js';
import { NamedTarget } from './gates-today.js';
import { useMovePreview } from './hypothetical-move.js';
import { usePointedSlot } from './pointed-slot.js';
import { t } from './words.js';

type PredictedMove = HauntPreview['moves'][number];

interface Props {
  readonly view: HauntView;
  readonly plan: HauntPlan;
  /** The reason of each monster's move. */
  readonly moves: readonly PredictedMove[];
}

/**
 * The monsters in the order of movement: their Clues, their destinations, the acts they complete there, and the
 * investigators they meet.
 */
export function MonsterMoves({ view, plan, moves }: Props) {
  const { words } = useLoadedContent();
  const supposed = useMovePreview(plan);
  const slot = usePointedSlot(plan);
  const { monsters, truncated } = (supposed ?? plan).cityPhase;
  const before = new Map(plan.cityPhase.monsters.map((monster) => [monster.token, JSON.stringify(monster)]));
  return (
    <div className="plan-monsters monster-moves">
      <h2 id="plan-monsters">
        {supposed
          ? t('ui.plan.monsters.if', {
              name: words.name('investigator', view.investigators[supposed.seat]?.id ?? ''),
              place: words.name('place', supposed.place),
              to: words.nameInForm('place', supposed.place, 'to'),
            })
          : t('shared.plan.stay')}{' '}
        <small className="clause">H-MONSTER-MOVE-01</small>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section className="plan-scroll" tabIndex={0} aria-labelledby="plan-monsters">
        {monsters.length === 0 ? (
          <p className="quiet">{t('shared.plan.no-monsters')}</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">{t('ui.plan.monster')}</th>
                <th scope="col">{t('ui.plan.goes')}</th>
                <th scope="col">{t('ui.plan.does')}</th>
                <th scope="col">{t('ui.plan.meets')}</th>
                <th scope="col">{t('ui.plan.initiative')}</th>
              </tr>
            </thead>
            <tbody>
              {monsters.map((monster, i) => (
                <MonsterRow
                  key={monster.token}
                  view={view}
                  one={monster}
                  changed={before.get(monster.token) !== JSON.stringify(monster)}
                  rank={i + 1}
                  move={moves.find(({ token }) => token === monster.token)}
                  initiative={slot?.initiative.find(({ token }) => token === monster.token)?.chance}
                />
              ))}
            </tbody>
          </table>
        )}
        {truncated && <p className="quiet">{t('ui.plan.more')}</p>}
      </section>
    </div>
  );
}

interface MonsterProps {
  readonly view: HauntView;
  readonly one: MonsterPreview;
  /** True if the preview changes it. */
  readonly changed: boolean;
  readonly rank: number;
  readonly move: PredictedMove | undefined;
  /** Chance of the pointed slot's investigator to win the initiative against it. */
  readonly initiative: number | undefined;
}

function MonsterRow({ view, one, changed, rank, move, initiative }: MonsterProps) {
  const { words } = useLoadedContent();
  const { pointing } = useTable();
  const lit = useIsHighlighted(one.token);
  const { token, from, to, special, meets } = one;
  const clues = view.monsters.find((monster) => monster.token === token)?.clues ?? 0;
  const stays = to.length === 1 && to[0] === from;
  return (
    <tr
      className={lit ? 'lit' : ''}
      onPointerEnter={() => pointing.highlight(token)}
      onPointerLeave={() => pointing.highlight(undefined)}
    >
      <th scope="row">
        <span className="rank">{rank}</span>{' '}
        {changed && (
          <b className="plan-changed">
            <span aria-hidden="true">≠</span>
            <span className="visually-hidden">{t('ui.plan.changed')}</span>
          </b>
        )}{' '}
        <NamedTarget target={token} name={words.name('monster', token)} />{' '}
        {clues > 0 && (
          <span className="plan-clues">
            <FigureIcon of="clue" />
            {clues}
            <span className="visually-hidden">{t('ui.plan.carries', { n: clues })}</span>
          </span>
        )}
      </th>
      <td title={move && words.say(move.reason)}>
        {special
          ? t('ui.plan.own-rule')
          : stays
            ? t('ui.plan.stays')
            : words.list(
                to.map((place) => words.name('place', place)),
                'or',
              )}
      </td>
      <td>
        <Acts one={one} move={move} />
      </td>
      <td>
        {meets.length === 0 ? (
          <span className="quiet">
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{t('ui.plan.meets.nobody')}</span>
          </span>
        ) : (
          meets.map(({ seat, certain }) => (
            <MetInvestigator key={seat} id={view.investigators[seat]?.id ?? ''} sure={certain} />
          ))
        )}
      </td>
      <td className={initiative === undefined ? 'quiet' : ''}>
        {initiative === undefined ? <span aria-hidden="true">–</span> : formatPercent(initiative)}
      </td>
    </tr>
  );
}

/** The acts it completes, verbatim; else its goal. */
function Acts({ one, move }: { one: MonsterPreview; move: PredictedMove | undefined }) {
  const { words } = useLoadedContent();
  if (one.activities.length > 0) {
    const text = words.list(one.activities.map(actText), 'or');
    return <b className="act">{one.alwaysActs ? text : t('ui.plan.act.perhaps', { act: text })}</b>;
  }
  if (!move || move.goal === 'stay') return <span className="quiet">{t('ui.plan.nothing')}</span>;
  const goal = words.say(`goal.${move.goal}`);
  if (move.goal !== 'act') return <span className={move.goal}>{goal}</span>;
  // Its destination, where it will complete an act in a later phase.
  const places = words.list(
    move.targets.slice(0, 2).map((place) => words.name('place', place)),
    'or',
  );
  return <span className="act">{places === '' ? goal : t('ui.plan.aims', { goal, places })}</span>;

  function actText(act: ActivityPreview): string {
    switch (act.what) {
      case 'terror':
        return t('ui.plan.act.terror', { n: act.n });
      case 'gate':
        return t('ui.plan.act.gate');
      case 'turn':
        return t('ui.plan.act.turn', { n: act.n });
      case 'summon':
        return t('ui.plan.act.summon', {
          names: words.list(act.monsters.map((token) => words.name('monster', token))),
        });
      default:
        return act satisfies never;
    }
  }
}

/** An investigator met by a monster: the small portrait, and the name for screen readers. */
function MetInvestigator({ id, sure }: { id: string; sure: boolean }) {
  const { words } = useLoadedContent();
  const name = words.name('investigator', id);
  return (
    <span className={sure ? 'plan-met' : 'plan-met perhaps'} data-about={id} title={name}>
      <Cameo id={id} />
      <span className="visually-hidden">{sure ? name : t('ui.plan.meets.perhaps', { name })}</span>
      {!sure && <span aria-hidden="true">?</span>}
    </span>
  );
}
