import type { BoxEntry } from '@vigil/content';
import { BASE_ALONE, type GameId } from '@vigil/table';
import { everyBox, otherBoxes } from '../play/boxes.js';
import { useDamagedPacks, useOwnPacks } from '../play/own-packs.js';
import { language } from '../words/language.js';
import { OwnPacks } from './own-packs.js';
import { t } from './words.js';

type Offered = Pick<BoxEntry, 'id' | 'name' | 'about'>;

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
      <div className="choices boxes">
        {boxes.map(({ id, name, about }) => (
          <label key={id} className={chosen.includes(id) ? 'on' : ''}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            <span>
              <b>{name}</b>
              {about && <small>{about[language] ?? about.en}</small>}
            </span>
          </label>
        ))}
      </div>
      <OwnPacks removed={(id) => chosen.includes(id) && toggle(id)} />
    </fieldset>
  );
}
