import type { Investigator, View } from '@vigil/rules';
import { PAIRS, skillBonus } from '../game/figures.js';
import { content, words } from '../game/words.js';
import { Notion } from '../table/notion.js';
import { t } from '../words/t.js';

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

/** The three pairs of skills with their sliders. */
export function ArkhamSkills({ view, who, focus }: { view: View; who: Investigator; focus: number }) {
  const sliders = content.investigators.get(who.id)?.sliders;
  if (!sliders) return null;
  return (
    <div className="skills">
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
                  {sliders[pair].map((values, stop) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place
                    <StopCell key={stop} value={values[side] ?? 0} now={stop === who.sliders[p]} />
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** A skill at one stop of its slider. */
export function StopCell({ value, now }: { value: number; now: boolean }) {
  return (
    <td className={now ? 'now' : ''} aria-current={now}>
      {value}
    </td>
  );
}
