import { CHOSEN_SHEETS, type ChosenSheet } from '@vigil/rules';
import type { GameId } from '@vigil/table';
import { HeraldPicture } from '../art/herald-picture.js';
import { useLoadedContent } from '../text/use-content.js';
import { t } from './words.js';

/** Sheets beside the Ancient One by kind: an id or `random`. */
export type TableSheets = Readonly<Partial<Record<ChosenSheet, string>>>;

interface Props {
  readonly game: GameId;
  readonly chosen: TableSheets;
  readonly choose: (chosen: TableSheets) => void;
  /** Shows its sheet. */
  readonly show: (id: string) => void;
}

/** The choices of a herald and a guardian, each where a chosen box brings any (K-HERALD-01). */
export function TableSheetChoices({ game, chosen, choose, show }: Props) {
  const { content, words } = useLoadedContent();
  if (game !== 'arkham') return null;
  const pick = (kind: ChosenSheet, id: string | undefined) => {
    const { [kind]: _, ...other } = chosen;
    choose(id === undefined ? other : { ...other, [kind]: id });
    if (id !== undefined && id !== 'random') show(id);
  };
  return CHOSEN_SHEETS.map((kind) => {
    const all = content.choosableSheets(kind);
    if (all.length === 0) return null;
    const none = { id: undefined, name: t('ui.start.none-beside'), title: undefined };
    const random = { id: 'random', name: t('ui.start.at-random'), title: undefined };
    return (
      <fieldset key={kind}>
        <legend>{t(`ui.start.${kind}`)}</legend>
        <div className="choices beside">
          {[none, ...all, random].map(({ id, name, title }) => (
            <label
              key={id ?? 'none'}
              className={id === chosen[kind] ? 'on' : ''}
              onPointerEnter={() => title !== undefined && id !== undefined && show(id)}
            >
              <input type="radio" name={kind} checked={id === chosen[kind]} onChange={() => pick(kind, id)} />
              {id !== undefined && <HeraldPicture id={id} />}
              <span>
                <b>{title === undefined || id === undefined ? name : words.name('mythos', id)}</b>
                {title !== undefined && <small>{words.name('printed', title)}</small>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  });
}
