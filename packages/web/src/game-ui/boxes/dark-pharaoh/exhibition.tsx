import {
  countExhibitsLeft,
  type FavourCard,
  listBarredNeighbourhoods,
  listFavours,
  PHARAOH_SLICE,
} from '@vigil/rules/dark-pharaoh';
import type { TableView } from '@vigil/table';
import { CardIcon } from '../../../art/card-icons.js';
import { Portrait } from '../../../art/portraits.js';
import { useTable } from '../../../table/context.js';
import { useLoadedContent } from '../../../text/use-content.js';
import { say } from './words.js';

/**
 * The exhibition on the rail. It shows the number of relics left, the Benefits and Detriments by investigator
 * (P-BENEF-01), and the closed neighbourhoods (P-BAR-01).
 */
export function Exhibition({ view }: { readonly view: TableView }) {
  const { content, words } = useLoadedContent();
  const all = listFavours(content, view);
  const { mythos } = PHARAOH_SLICE.of({ s: view });
  return (
    <section className="exhibition">
      <h3>
        {words.say('pharaoh.exhibition')}{' '}
        <small title={words.say('pharaoh.exhibits-left', { n: countExhibitsLeft(view) })}>
          {say('left', { n: countExhibitsLeft(view) })}
        </small>
      </h3>
      {mythos !== undefined && (
        <p>
          {words.say('pharaoh.mythos-deck')}: {words.say(`pharaoh.mythos-deck.${mythos}`)}
        </p>
      )}
      <Favours all={all} kind="benefit" view={view} />
      <Favours all={all} kind="detriment" view={view} />
      <BarredStreets view={view} />
    </section>
  );
}

interface FavoursProps {
  readonly all: readonly FavourCard[];
  readonly kind: FavourCard['kind'];
  readonly view: TableView;
}

/** The four of a kind in a row; those in an investigator's possession are lit and show the owner. */
function Favours({ all, kind, view }: FavoursProps) {
  const { content, words } = useLoadedContent();
  const { inspect } = useTable();
  return (
    <div className={`favours ${kind}`}>
      <h4>{words.say(`pharaoh.${kind}s`)}</h4>
      <ul>
        {all
          .filter((one) => one.kind === kind)
          .map(({ card, seat }) => {
            const holder = seat === undefined ? undefined : view.investigators[seat]?.id;
            const whose =
              holder === undefined ? say('nobody-has') : say('has-it', { person: words.name('investigator', holder) });
            const def = content.cards.get(card);
            return (
              <li key={card} className={holder === undefined ? 'free' : 'held'}>
                <button
                  type="button"
                  data-about={card}
                  onClick={() => inspect(card)}
                  aria-label={`${words.name('card', card)}: ${whose}`}
                >
                  {def && <CardIcon card={def} />}
                  {holder !== undefined && <Portrait id={holder} head />}
                  <span>{words.name('card', card)}</span>
                </button>
              </li>
            );
          })}
      </ul>
    </div>
  );
}

/** The closed neighbourhoods, each with the portraits of the barred investigators. */
function BarredStreets({ view }: { readonly view: TableView }) {
  const { content, words } = useLoadedContent();
  const { inspect } = useTable();
  const barred = listBarredNeighbourhoods(content, view);
  if (barred.length === 0) return null;
  return (
    <div className="barred-from">
      <h4>{words.say('pharaoh.barred')}</h4>
      <ul>
        {barred.map(({ street, seats }) => {
          const people = seats.map((seat) => view.investigators[seat]?.id ?? '');
          const named = words.list(people.map((id) => words.name('investigator', id)));
          return (
            <li key={street}>
              <button
                type="button"
                data-about={street}
                onClick={() => inspect(street)}
                aria-label={words.say('pharaoh.barred-there', { place: street, people: named })}
              >
                <span>{words.name('place', street)}</span>
                {people.map((id) => (
                  <Portrait key={id} id={id} head />
                ))}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
