import type { Investigator, View } from '@vigil/rules';
import { useRef } from 'react';
import { SkillPairs } from '../../table/people/skill-pairs.js';
import { t } from '../../words/t.js';
import { useSliders } from './use-sliders.js';

/** Everything unusual about how somebody stands. */
export function arkhamStanding(view: View, who: Investigator): string[] {
  const parts: string[] = [];
  if (who.delayed) parts.push(t('ui.arkham.delayed'));
  if (who.losesTurn !== undefined) parts.push(t('ui.arkham.loses-turn', { n: who.losesTurn }));
  if (who.explored) parts.push(t('ui.arkham.explored'));
  if (who.defaulted) parts.push(t('ui.arkham.defaulted'));
  if (who.enters) parts.push(t('ui.arkham.enters', { n: who.enters.on }));
  if (view.first === who.seat) parts.push(t('ui.arkham.first'));
  return parts;
}

/** The three pairs of skills with their sliders, which can be dragged while they may be moved. */
export function ArkhamSkills({ view, who, focus }: { view: View; who: Investigator; focus: number }) {
  const sheet = useRef<HTMLDivElement>(null);
  const inReach = useSliders(who, sheet);
  return (
    <SkillPairs
      view={view}
      who={who}
      focus={focus}
      holder={sheet}
      cell={({ value, pair, stop }) => (
        <StopCell
          key={stop}
          value={value}
          now={stop === who.sliders[pair]}
          reach={inReach(pair, stop)}
          at={`${pair}:${stop}`}
        />
      )}
    />
  );
}

interface StopProps {
  readonly value: number;
  readonly now: boolean;
  /** Whether the slider can be moved there now. */
  readonly reach?: boolean;
  readonly at?: string;
}

/** A skill at one stop of its slider. */
export function StopCell({ value, now, reach = false, at }: StopProps) {
  return (
    <td className={`${now ? 'now' : ''}${reach ? ' reach' : ''}`} aria-current={now} data-stop={at}>
      {value}
    </td>
  );
}

/** The marker of the first player. */
export function FirstMark({ view, who }: { view: View; who: Investigator }) {
  if (view.first !== who.seat) return null;
  return (
    <em className="first" title={t('ui.party.first')}>
      {t('ui.party.first.short')}
    </em>
  );
}
