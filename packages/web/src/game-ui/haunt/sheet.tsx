import type { HauntInvestigator, HauntView, SlotStates } from '@vigil/rules';
import { SkillPairs } from '../../table/people/skill-pairs.js';
import type { LoadedContent } from '../../text/loaded-content.js';
import { t } from '../../words/t.js';
import { countFreeSlots } from './mythos-signs.js';
import './sheet.css';

/** Returns the unusual states of an investigator. */
export function hauntStatus({ words }: LoadedContent, who: HauntInvestigator): string[] {
  const parts: string[] = [];
  if (who.staysSince !== undefined) parts.push(t('shared.person.stays'));
  if (who.waitsSince !== undefined) parts.push(t('shared.person.waits'));
  if (who.pledged) parts.push(t('ui.haunt.pledged', { card: words.name('card', who.pledged.card) }));
  if (who.estate) parts.push(t('shared.person.estate'));
  return parts;
}

/** The three pairs of skill bonuses with their markers: the day's budget. */
export function HauntSlots({ view, who, focus }: { view: HauntView; who: HauntInvestigator; focus: number }) {
  return (
    <SkillPairs
      view={view}
      who={who}
      focus={focus}
      className="skills slots"
      renderCell={({ value, pair, side, stop }) => (
        <SlotCell key={stop} slot={who.slots[pair]?.[stop] ?? 'free'} value={value} isAnnounced={side === 0} />
      )}
    />
  );
}

/** One half of a bonus, and whether there is a marker on it. `isAnnounced`: also as text for screen readers. */
export function SlotCell({
  slot,
  value,
  isAnnounced = false,
}: {
  slot: SlotStates[number];
  value: number;
  isAnnounced?: boolean;
}) {
  return (
    <td className={slot} data-about={`slot:${slot}`}>
      {value}
      {isAnnounced && slot !== 'free' && <span className="visually-hidden">{t(`ui.haunt.slot.${slot}`)}</span>}
    </td>
  );
}

/** The number of City phases an investigator can still start today. */
export function FreeSpeedSlots({ who }: { who: HauntInvestigator }) {
  return <em title={t('ui.party.slots')}>{`${countFreeSlots(who.slots[0])}/${who.slots[0].length}`}</em>;
}
