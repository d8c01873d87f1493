import { effectText, type FoePreview, locationAbilityText, locationFindsText } from '@vigil/rules';
import {
  adaptLocation,
  checksOnStopping,
  countGateCards,
  type Destination,
  endTriggerArgs,
  failureText,
  foeOdds,
  guardArgs,
  isHaunt,
  visibleGateAt,
} from '@vigil/table';
import { Fragment, type ReactNode } from 'react';
import { formatPercent } from '../../text/percent.js';
import { useLoadedContent } from '../../text/use-content.js';
import { useTable } from '../context.js';
import type { DecisionOf } from './decision-of.js';
import { formatEncounterSource } from './location-answers.js';
import { t } from './words.js';

interface Props {
  readonly to: Destination;
  readonly decision: DecisionOf<'q.movement'>;
  readonly go: () => void;
}

/**
 * Consequences of stopping at a place, in order of occurrence. Monsters to pass on the way, monsters there with their
 * odds, items, cards that apply, possible actions, and possible events.
 */
export function StopPreview({ to, decision, go }: Props) {
  const loaded = useLoadedContent();
  const { content, words, wordsAt } = loaded;
  const { snapshot, readOnly } = useTable();
  const { view, game, monsterPreview } = snapshot;
  const { place, path, points, foesOnPath, guardsOnPath, foesToFace, answers } = to;
  const who = view.investigators[decision.by[0] ?? 0];
  const clues = view.clues[place] ?? 0;
  const gate = visibleGateAt(view, place);
  const def = content.locations.get(place);
  const abilities = def ? (adaptLocation(game, def).abilities ?? []) : [];
  const others = view.investigators.filter(
    (investigator) => investigator.place === place && investigator.seat !== who?.seat,
  );
  const coming = monsterPreview.moves.filter(({ to: where, from }) => from !== place && where.includes(place));
  const opening = isHaunt(view) || !def || def.stable || gate ? undefined : countGateCards(content, view, place);
  const explored = who && 'explored' in who && who.explored && path.length === 1;
  return (
    <section className="stop-preview" aria-live="polite">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <div className="stop-preview-text" tabIndex={0}>
        <h3>
          {words.name('place', place)}
          <small>
            {path.length > 1
              ? `${path
                  .slice(1)
                  .map((one) => words.name('place', one))
                  .join(' · ')} (${t('ui.walk.points', { n: points })})`
              : t('ui.walk.here')}
          </small>
        </h3>
        <h4>{t('ui.walk.stop')}</h4>
        <ol>
          {groupByPlace(foesOnPath).map(({ at, foes }) => (
            <Consequence key={at} look="danger" title={t('ui.walk.leave', { monster: namesOf(foes) })}>
              {words.name('place', at)}:{' '}
              {foes.map((foe) => `${t('ui.walk.slip')} ${formatPercent(foeOdds(foe).evade ?? 0)}`).join(' · ')}.{' '}
              {t('ui.walk.leave.fails', { game })}
            </Consequence>
          ))}
          {[...guardsOnPath, ...(to.guard ? [to.guard] : [])].map((guard) => (
            <Consequence key={guard.place} look="danger" title={t('shared.walk.guard', guardArgs(words, guard))} />
          ))}
          {foesToFace.map((foe) => (
            <Consequence
              key={foe.monster}
              look="danger"
              title={t('ui.walk.face', { monster: words.nameInForm('monster', foe.monster, 'acc') })}
            >
              <MonsterOdds foe={foe} by={decision.by[0] ?? 0} />
            </Consequence>
          ))}
          {clues > 0 && (
            <Consequence look="good" title={t('ui.walk.clues', { n: clues })}>
              {foesToFace.length > 0 && game === 'arkham' && t('ui.walk.clues.if')}
            </Consequence>
          )}
          {to.endTriggers.map((trigger) => (
            <Consequence
              key={trigger.source}
              look={trigger.check && 'danger'}
              title={t('shared.walk.end', endTriggerArgs(words, trigger))}
            >
              {effectText(wordsAt(view), trigger.effects)}
            </Consequence>
          ))}
          {gate && gate.marker !== undefined && game === 'arkham' && (
            <Consequence
              look={explored ? 'good' : 'danger'}
              title={
                explored
                  ? words.capitalize(t('shared.walk.explored'))
                  : t('ui.walk.drawn', {
                      world: words.name('gate', gate.marker),
                      to: words.nameInForm('gate', gate.marker, 'to'),
                    })
              }
            />
          )}
          {def && (game === 'haunt' || !gate) && (
            <Consequence title={words.capitalize(formatEncounterSource(loaded, content, place, game) ?? '')}>
              {locationFindsText(words, def).join(' ')}
              {abilities
                .map((ability) => words.capitalize(locationAbilityText(wordsAt(view), ability)))
                .map((text) => (
                  <Fragment key={text}>
                    <br />
                    {text}
                  </Fragment>
                ))}
            </Consequence>
          )}
          {!def && !gate && <Consequence title={words.capitalize(t('shared.walk.street'))} />}
          {others.length > 0 && (
            <Consequence
              title={t('ui.walk.people', {
                names: words.list(others.map(({ id }) => words.name('investigator', id))),
                n: others.length,
              })}
            />
          )}
          {coming.map(({ token }) => (
            <Consequence
              key={token}
              look="danger"
              title={t('shared.walk.comes', { monster: words.name('monster', token) })}
            />
          ))}
          {opening !== undefined && (
            <Consequence
              look={opening[0] > 0 ? undefined : 'good'}
              title={opening[0] > 0 ? t('shared.walk.mythos', { n: opening[0], of: opening[1] }) : t('ui.walk.sealed')}
            />
          )}
        </ol>
      </div>
      {!readOnly && (
        <button type="button" className="great walk-there" onClick={go}>
          {answers.length === 0
            ? t('ui.walk.stays')
            : words.capitalize(
                t('ui.walk.go', { place: words.name('place', place), to: words.nameInForm('place', place, 'to') }),
              )}
        </button>
      )}
    </section>
  );

  function namesOf(foes: readonly FoePreview[]): string {
    return words.list(foes.map(({ monster }) => words.nameInForm('monster', monster, 'dat')));
  }
}

/** Groups monsters by place. */
function groupByPlace(foes: readonly FoePreview[]): { readonly at: string; readonly foes: readonly FoePreview[] }[] {
  const at = new Map<string, FoePreview[]>();
  for (const foe of foes) at.set(foe.place, [...(at.get(foe.place) ?? []), foe]);
  return [...at].map(([place, foes]) => ({ at: place, foes }));
}

interface ConsequenceProps {
  readonly title: string;
  readonly look?: 'danger' | 'good' | undefined;
  readonly children?: ReactNode;
}

/** One of the consequences. */
function Consequence({ title, look, children }: ConsequenceProps) {
  return (
    <li className={look}>
      <b>{title}</b>
      {children && <span>{children}</span>}
    </li>
  );
}

const CHECK_LABELS = {
  evade: 'ui.walk.slip',
  initiative: 'ui.walk.initiative',
  horror: 'ui.walk.calm',
  fight: 'ui.walk.beat',
  guard: 'ui.walk.ward',
} as const;

/** The checks against a monster, side by side, each with the cost of failure. */
function MonsterOdds({ foe, by }: { foe: FoePreview; by: number }) {
  const { words, content } = useLoadedContent();
  const { view } = useTable().snapshot;
  const odds = foeOdds(foe);
  const shown = checksOnStopping(foe).flatMap((what) => {
    const of = odds[what];
    const check = foe[what];
    if (of === undefined || !check) return [];
    const fails = failureText({ w: words, content, view }, view.investigators[by], check, 'else');
    return [{ what, label: CHECK_LABELS[what], of, fails: fails.replace(/^, /, '') }];
  });
  return (
    <dl className="monster-odds">
      {shown.map(({ what, label, of, fails }) => (
        <div key={what}>
          <dt>{t(label)}</dt>
          <dd>
            <b className={of <= 0 ? 'none' : ''}>{formatPercent(of)}</b>
            {fails !== '' && <small>{fails}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
