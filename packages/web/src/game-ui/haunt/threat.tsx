import { type DimensionSymbol, type HauntView, listCardsInPlay } from '@vigil/rules';
import { SymbolIcon } from '../../board/symbols.js';
import { Notion } from '../../table/pointing/notion.js';
import { CardInPlay } from '../../table/threat/card-in-play.js';
import { Counts } from '../../table/threat/counts.js';
import type { LoadedContent } from '../../text/loaded-content.js';
import type { RuleTermId } from '../../text/rule-terms.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';
import './signs.css';
import { getMythosSigns, type SignColour } from './mythos-signs.js';

/** The gates left to shut, today's signs for monsters and gates, and the day's cards. */
export function HauntThreat({ view }: { view: HauntView }) {
  const loaded = useLoadedContent();
  const win = view.figures.gatesToWin;
  const figures: readonly (readonly [RuleTermId, string, string])[] = [
    ['gates', t('ui.table.gates'), `${view.gates.length}`],
    ['to-win', t('ui.haunt.to-win'), `${win}`],
    ['monsters', t('ui.rail.monsters'), `${view.monsters.filter(({ at }) => isInCity(loaded, at)).length}`],
    ['pile', t('ui.haunt.pile'), `${view.gatePile}`],
  ];
  return (
    <>
      <Counts figures={figures} />
      <SignsGrid view={view} />
      {listCardsInPlay(view).map(({ card }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the day's cards keep their order
        <CardInPlay key={`${card} ${i}`} id={card} note="" />
      ))}
    </>
  );
}

function isInCity({ content }: LoadedContent, place: string): boolean {
  return content.places.get(place)?.kindDef.inCity === true;
}

/** The day's Mythos symbols: a row for each Mythos location, and in it every symbol as on its card. */
function SignsGrid({ view }: { view: HauntView }) {
  const loaded = useLoadedContent();
  const { words } = loaded;
  const { places, rows } = getMythosSigns(loaded, view);
  if (places.length === 0) return null;
  return (
    <section className="signs">
      <h3>
        <Notion id="signs">{t('ui.haunt.signs')}</Notion> <span className="clause">H-UPKEEP-13</span>
      </h3>
      <table>
        {places.map((place, i) => (
          <tbody key={place}>
            <tr>
              <th scope="rowgroup" colSpan={rows.length} data-about={place}>
                {words.name('place', place)}
              </th>
            </tr>
            <tr>
              {rows.map(({ symbol, fields }) => (
                <Sign key={symbol} symbol={symbol} field={fields[i]} anywhere={fields.some(Boolean)} />
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <ul className="small">
        <li data-about="sign:grey">
          <i className="grey" /> {t('ui.haunt.sign.grey')}
        </li>
        <li data-about="sign:black">
          <i className="black" /> {t('ui.haunt.sign.black')}
        </li>
        <li>
          <i className="unseen" /> {t('ui.haunt.sign.none')}
        </li>
      </ul>
    </section>
  );
}

/** A symbol, if and as shown on a card of the day. */
export function Sign({ symbol, field, anywhere }: { symbol: DimensionSymbol; field: SignColour; anywhere: boolean }) {
  const { words } = useLoadedContent();
  const name = words.say(`symbol.${symbol}`);
  const meaning = field ? t(`ui.haunt.means.${field}`) : t('ui.haunt.means.none');
  return (
    <td className={field ?? (anywhere ? '' : 'unseen')} data-about={field ? `sign:${field}` : `symbol:${symbol}`}>
      <SymbolIcon symbol={symbol} title={`${name}: ${meaning}`} />
    </td>
  );
}
