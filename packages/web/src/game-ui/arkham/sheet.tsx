import type { Investigator, View } from '@vigil/rules';
import { useRef } from 'react';
import { SkillPairs } from '../../table/people/skill-pairs.js';
import { t } from '../../words/t.js';
import { useSliders } from './use-sliders.js';

/** Returns the unusual states of an investigator. */
export function arkhamStatus(view: View, who: Investigator): string[] {
  const parts: string[] = [];
  if (who.delayed) parts.push(t('shared.person.delayed'));
  if (who.losesTurn !== undefined) parts.push(t('shared.person.loses-turn', { n: who.losesTurn }));
  if (who.explored) parts.push(t('shared.person.explored'));
  if (who.defaulted) parts.push(t('shared.person.defaulted'));
  if (who.replacement) parts.push(t('shared.person.enters', { n: who.replacement.turn }));
  if (view.first === who.seat) parts.push(t('shared.person.first'));
  return parts;
}

/** The three pairs of skills with their sliders, which can be dragged while they may be moved. */
export function ArkhamSkills({ view, who, focus }: { view: View; who: Investigator; focus: number }) {
  const sheet = useRef<HTMLDivElement>(null);
  const isReachable = useSliders(who, sheet);
  return (
    <SkillPairs
      view={view}
      who={who}
      focus={focus}
      containerRef={sheet}
      renderCell={({ value, pair, stop }) => (
        <StopCell
          key={stop}
          value={value}
          now={stop === who.sliders[pair]}
          reachable={isReachable(pair, stop)}
          stopId={`${pair}:${stop}`}
        />
      )}
    />
  );
}

interface StopProps {
  readonly value: number;
  readonly now: boolean;
  /** True if the slider can be moved there now. */
  readonly reachable?: boolean;
  readonly stopId?: string;
}

/** A skill at one stop of its slider. */
export function StopCell({ value, now, reachable = false, stopId }: StopProps) {
  return (
    <td className={`${now ? 'now' : ''}${reachable ? ' reach' : ''}`} aria-current={now} data-stop={stopId}>
      {value}
    </td>
  );
}

/** The marker of the first player. */
export function FirstPlayerMark({ view, who }: { view: View; who: Investigator }) {
  if (view.first !== who.seat) return null;
  return (
    <em className="first" title={t('ui.party.first')}>
      {t('ui.party.first.short')}
    </em>
  );
}
