import { type Investigator, investigatorText, type View } from '@vigil/rules';
import { memo } from 'react';
import { capital, content, words } from '../game/arkham.js';
import { maximumOf, PAIRS, skillBonus } from '../game/figures.js';
import { useTable } from './context.js';
import { HeldCards } from './held-cards.js';

/** The sheet of one investigator: what there is to know, with the cards. */
export const Sheet = memo(function Sheet({ seat }: { seat: number }) {
  const { snapshot } = useTable();
  const { view } = snapshot;
  const who = view.investigators[seat];
  const sheet = who && content.investigators.get(who.id);
  if (!who || !sheet) return null;
  return (
    <article className="sheet" aria-label={sheet.name}>
      <div className="who">
        <h2>{sheet.name}</h2>
        <p className="small">
          {sheet.occupation} · focus {sheet.focus}
        </p>
        <Points view={view} who={who} what="sanity" />
        <Points view={view} who={who} what="stamina" />
        <p className="purse">
          <span>
            <b>{who.clues}</b> {who.clues === 1 ? 'Clue' : 'Clues'}
          </span>
          <span>
            <b>${who.money}</b>
          </span>
        </p>
        <p className="stand">{standing(view, who).join(' · ')}</p>
      </div>
      <Skills view={view} who={who} />
      <div className="holdings">
        <p className="ability">
          <b>{sheet.ability}:</b> {investigatorText(words, sheet).join(' ')}
        </p>
        <HeldCards who={who} />
      </div>
    </article>
  );
});

function Points({ view, who, what }: { view: View; who: Investigator; what: 'sanity' | 'stamina' }) {
  const most = maximumOf(view, who, what);
  return (
    <p className={`points ${what}`}>
      <span className="points-name">{capital(what)}</span>
      <span className="pips" aria-hidden="true">
        {Array.from({ length: Math.max(most, who[what]) }, (_, i) => i).map((i) => (
          <i key={i} className={i < who[what] ? 'on' : ''} />
        ))}
      </span>
      <b>
        {who[what]}/{most}
      </b>
    </p>
  );
}

/** Where somebody is, and everything unusual about it. */
function standing(view: View, who: Investigator): string[] {
  const parts = [capital(words.name('place', who.place))];
  if (who.delayed) parts.push('delayed');
  if (who.losesTurn !== undefined) parts.push(`loses turn ${who.losesTurn}`);
  if (who.explored) parts.push('has explored the gate');
  if (who.defaulted) parts.push('no more credit');
  if (who.enters) parts.push(`a new investigator comes in turn ${who.enters.on}`);
  if (view.first === who.seat) parts.push('first player');
  return parts;
}

function Skills({ view, who }: { view: View; who: Investigator }) {
  const sliders = content.investigators.get(who.id)?.sliders;
  if (!sliders) return null;
  return (
    <div className="skills">
      {PAIRS.map(({ pair, skills }, p) => (
        <table key={pair} className="slider">
          <tbody>
            {skills.map((skill, side) => {
              const bonus = skillBonus(view, who, skill);
              return (
                <tr key={skill}>
                  <th scope="row">
                    {words.say(`skill.${skill}`)}
                    {bonus !== 0 && <small>{words.signed(bonus)}</small>}
                  </th>
                  {sliders[pair].map((values, stop) => (
                    <td
                      // biome-ignore lint/suspicious/noArrayIndexKey: a stop is its place
                      key={stop}
                      className={stop === who.sliders[p] ? 'now' : ''}
                      aria-current={stop === who.sliders[p]}
                    >
                      {values[side]}
                    </td>
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
