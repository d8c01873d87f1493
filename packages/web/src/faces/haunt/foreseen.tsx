import { useEdition } from '../../say/use-edition.js';
import { useTable } from '../../table/context.js';
import { t } from '../../words/t.js';
import './foreseen.css';

/** What every monster would do if a City phase were played now, with its reason, in the order in which they move. */
export function Foreseen() {
  const { content, words } = useEdition();
  const { inspect, pointing, snapshot } = useTable();
  const { moves, activities } = snapshot.foresight;
  if (moves.length === 0) return null;
  const able = new Set(activities.map(({ token }) => token));
  return (
    <section className="foreseen">
      <h3>
        {t('ui.haunt.foreseen')} <span className="clause">H-MONSTER-MOVE-01</span>
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('ui.haunt.monster')}</th>
            <th scope="col">{t('ui.haunt.goal')}</th>
            <th scope="col">{t('ui.haunt.goes-to')}</th>
            <th scope="col">{t('ui.haunt.aware')}</th>
          </tr>
        </thead>
        <tbody>
          {moves.map(({ token, goal, to, from, reason }, i) => (
            <tr
              key={token}
              onPointerEnter={() => pointing.light(token)}
              onPointerLeave={() => pointing.light(undefined)}
              onFocus={() => pointing.light(token)}
              onBlur={() => pointing.light(undefined)}
            >
              <th scope="row">
                <span className="rank">{i + 1}</span>{' '}
                <button type="button" className="plain" data-about={token} onClick={() => inspect(token)}>
                  {words.name('monster', token)}
                </button>
              </th>
              <td className={goal} title={words.say(reason)}>
                {words.say(`goal.${goal}`)}
                {able.has(token) && goal === 'stay' ? ' *' : ''}
              </td>
              <td>
                {to.length === 0
                  ? t('ui.haunt.own-rule')
                  : to.length === 1 && to[0] === from
                    ? t('ui.haunt.stays')
                    : words.list(
                        to.map((place) => words.name('place', place)),
                        'or',
                      )}
              </td>
              <td>{words.signed(content.tokens.get(token)?.awareness ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {moves.some(({ token, goal }) => able.has(token) && goal === 'stay') && (
        <p className="small">{t('ui.haunt.able')}</p>
      )}
    </section>
  );
}
