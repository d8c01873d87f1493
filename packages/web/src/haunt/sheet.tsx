import type { HauntInvestigator, HauntView, Slots } from '@vigil/rules';
import { PAIRS, skillBonus } from '../game/figures.js';
import { content, words } from '../game/words.js';
import { Notion } from '../table/notion.js';
import { t } from '../words/t.js';

/** Everything unusual about how somebody stands. */
export function hauntStanding(who: HauntInvestigator): string[] {
  const parts: string[] = [];
  if (who.staysSince !== undefined) parts.push(t('ui.haunt.stays-here'));
  if (who.waitsSince !== undefined) parts.push(t('ui.haunt.waits'));
  if (who.pledged) parts.push(t('ui.haunt.pledged', { card: words.name('card', who.pledged.card) }));
  if (who.estate) parts.push(t('ui.haunt.estate'));
  return parts;
}

/** The three pairs of skill bonuses with the markers on them: the day's purse. */
export function HauntSlots({ view, who, focus }: { view: HauntView; who: HauntInvestigator; focus: number }) {
  const printed = content.investigators.get(who.id)?.sliders;
  if (!printed) return null;
  return (
    <div className="skills slots">
      <p className="focus">
        <Notion id="focus">{t('ui.sheet.focus', { n: focus })}</Notion>
      </p>
      {PAIRS.map(({ pair, skills }, p) => (
        <table key={pair} className="slider">
          <tbody>
            {skills.map((skill, side) => {
              const bonus = skillBonus(view, who, skill);
              return (
                <tr key={skill}>
                  <th scope="row">
                    <Notion id={`skill:${skill}`}>{words.say(`skill.${skill}`)}</Notion>
                    {bonus !== 0 && <small>{words.signed(bonus)}</small>}
                  </th>
                  {printed[pair].map((values, i) => {
                    const slot = who.slots[p]?.[i] ?? 'free';
                    // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
                    return <SlotCell key={i} slot={slot} value={values[side] ?? 0} told={side === 0} />;
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** One half of a bonus, and whether there is a marker on it. `told`: that is said to those who do not see it. */
export function SlotCell({ slot, value, told = false }: { slot: Slots[number]; value: number; told?: boolean }) {
  return (
    <td className={slot} data-about={`slot:${slot}`}>
      {value}
      {told && slot !== 'free' && <span className="heard">{t(`ui.haunt.slot.${slot}`)}</span>}
    </td>
  );
}
