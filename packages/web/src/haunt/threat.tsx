import type { HauntView } from '@vigil/rules';
import { SymbolIcon } from '../board/symbols.js';
import { content, words } from '../game/words.js';
import { MythosCard } from '../table/mythos-card.js';
import { type Field, gatesToWin, signsOf } from './figures.js';

/** How far the gates are from being shut, what today's signs tell monsters and gates, and the day's cards. */
export function HauntThreat({ view }: { view: HauntView }) {
  const win = gatesToWin(view);
  const figures: readonly (readonly [string, string])[] = [
    ['Gates', `${view.gates.length}`],
    ['To win', `${win}`],
    ['Monsters', `${view.monsters.filter(({ at }) => isInCity(at)).length}`],
    ['Pile', `${view.gatePile}`],
  ];
  return (
    <>
      <dl className="counts">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SignsGrid view={view} />
      {view.mythos.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the day's cards stay where they were laid
        <MythosCard key={`${card} ${i}`} id={card} note="" />
      ))}
    </>
  );
}

function isInCity(place: string): boolean {
  const kind = content.places.get(place)?.kind;
  return kind === 'street' || kind === 'location' || kind === 'sky';
}

/** The grid of the day's Mythos symbols: columns are Mythos locations, rows are worlds' symbols. */
function SignsGrid({ view }: { view: HauntView }) {
  const { places, rows } = signsOf(view);
  if (places.length === 0) return null;
  return (
    <section className="signs">
      <h3>
        Signs <span className="clause">H-UPKEEP-13</span>
      </h3>
      <table>
        <thead>
          <tr>
            <td />
            {places.map((place) => (
              <th key={place} scope="col">
                {words.name('place', place)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ symbol, fields }) => (
            <tr key={symbol} className={fields.some(Boolean) ? '' : 'unseen'}>
              <th scope="row">
                <SymbolIcon symbol={symbol} title={words.say(`symbol.${symbol}`)} />
              </th>
              {fields.map((field, i) => (
                <td key={places[i]} className={field ?? ''}>
                  {field && (
                    <SymbolIcon symbol={symbol} title={`${words.say(`symbol.${symbol}`)}: ${MEANING[field]}`} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="small">
        <li>
          <i className="grey" /> grey: gates can be sealed, monsters summon
        </li>
        <li>
          <i className="black" /> black: gates can be closed, monsters raise Terror
        </li>
        <li>
          <i className="unseen" /> on no card: monsters hunt
        </li>
      </ul>
    </section>
  );
}

const MEANING: Readonly<Record<Exclude<Field, undefined>, string>> = {
  grey: 'gates can be sealed; monsters here with clues summon others or open a gate',
  black: 'gates can be closed; monsters here with clues raise Terror',
};
