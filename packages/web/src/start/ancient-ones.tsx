import { AncientOnePicture } from '../art/ancient-ones.js';
import { useLoadedContent } from '../text/use-content.js';
import { t } from './words.js';

interface Props {
  readonly chosen: string;
  readonly choose: (id: string) => void;
  /** Shows its sheet. */
  readonly show: (id: string) => void;
}

/** The choice of the Ancient One. */
export function AncientOnes({ chosen, choose, show }: Props) {
  const { content } = useLoadedContent();
  const all = [{ id: 'random', name: t('ui.start.at-random') }, ...content.ancientOnes.values()];
  return (
    <fieldset>
      <legend>{t('ui.start.ancient-one')}</legend>
      <div className="choices ancients">
        {all.map(({ id, name }) => (
          <label key={id} className={id === chosen ? 'on' : ''} onPointerEnter={() => show(id)}>
            <span className="ancient-frame">
              {id === 'random' ? <i aria-hidden="true">?</i> : <AncientOnePicture id={id} />}
            </span>
            <span>
              <input type="radio" name="ancient-one" checked={id === chosen} onChange={() => choose(id)} />
              {name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
