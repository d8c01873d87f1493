import { type BoxEntry, MIXES, type Mix, SHELF } from '@vigil/content';
import { BASE_ALONE, type GameId } from '@vigil/table';
import { everyBox, otherBoxes } from '../play/boxes.js';
import { useDamagedPacks, useOwnPacks } from '../play/own-packs.js';
import { language } from '../words/language.js';
import { OwnPacks } from './own-packs.js';
import { t } from './words.js';

type Offered = Pick<BoxEntry, 'id' | 'name' | 'shelf'>;

interface Props {
  readonly game: GameId;
  readonly chosen: readonly string[];
  readonly choose: (chosen: readonly string[]) => void;
}

/** The choice of what is added to the base game, packs from files among it; nothing where there is nothing to add. */
export function Boxes({ game, chosen, choose }: Props) {
  const own = useOwnPacks();
  const boxes: readonly Offered[] = [...otherBoxes(game, chosen), ...own.filter(({ id }) => !everyBox().includes(id))];
  const damaged = useDamagedPacks();
  if (boxes.length === 0 && own.length === 0 && damaged.length === 0) return null;
  const toggle = (id: string) =>
    choose([...BASE_ALONE, ...boxes.map((box) => box.id).filter((one) => (one === id) !== chosen.includes(one))]);
  return (
    <fieldset>
      <legend>{t('ui.start.boxes')}</legend>
      <Mixes boxes={boxes} chosen={chosen} choose={choose} />
      <div className="choices boxes">
        {boxes.map(({ id, name, shelf = SHELF[id] }) => (
          <label key={id} className={chosen.includes(id) ? 'on' : ''}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            <span>
              <b>{name}</b>
              {shelf?.adds && <span className="adds">{t('ui.start.boxes.adds', { ...shelf.adds })}</span>}
              {shelf && <small>{shelf.about[language] ?? shelf.about.en}</small>}
            </span>
          </label>
        ))}
      </div>
      <OwnPacks removed={(id) => chosen.includes(id) && toggle(id)} />
    </fieldset>
  );
}

interface MixProps {
  readonly boxes: readonly Offered[];
  readonly chosen: readonly string[];
  readonly choose: (chosen: readonly string[]) => void;
}

/** Boxes that go well together, a click each: those all of whose boxes can be had. */
function Mixes({ boxes, chosen, choose }: MixProps) {
  const offered = MIXES.filter((mix) => mix.boxes.every((id) => boxes.some((box) => box.id === id)));
  if (offered.length === 0) return null;
  const packsOf = (mix: Mix) => [...BASE_ALONE, ...boxes.map(({ id }) => id).filter((id) => mix.boxes.includes(id))];
  const isChosen = (packs: readonly string[]) =>
    packs.length === chosen.length && packs.every((id) => chosen.includes(id));
  return (
    <div className="mixes">
      <span>{t('ui.start.mixes')}</span>
      <button type="button" aria-pressed={isChosen(BASE_ALONE)} onClick={() => choose(BASE_ALONE)}>
        {t('ui.start.mixes.none')}
      </button>
      {offered.map((mix) => (
        <button
          key={mix.id}
          type="button"
          aria-pressed={isChosen(packsOf(mix))}
          title={mix.about[language] ?? mix.about.en}
          onClick={() => choose(packsOf(mix))}
        >
          {mix.name[language] ?? mix.name.en}
        </button>
      ))}
      {offered
        .filter((mix) => isChosen(packsOf(mix)))
        .map((mix) => (
          <p key={mix.id} className="small">
            {mix.about[language] ?? mix.about.en}
          </p>
        ))}
    </div>
  );
}
