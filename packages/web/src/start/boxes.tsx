import { BOX_SELECTIONS, type BoxEntry, type BoxSelection, SHELF } from '@vigil/content';
import { BASE_ONLY, type GameId } from '@vigil/table';
import { allBoxIds, findAddableBoxes, parentOf } from '../play/boxes.js';
import { useDamagedPacks, useOwnPacks } from '../play/own-packs.js';
import { boxName } from '../text/box-name.js';
import { language } from '../words/language.js';
import { BoxOptions } from './house-rules.js';
import { OwnPacks } from './own-packs.js';
import { t } from './words.js';

type AddableBox = Pick<BoxEntry, 'id' | 'name' | 'shelf' | 'needs'>;
type ChangedRules = Readonly<Record<string, string>>;

interface Props {
  readonly game: GameId;
  readonly chosen: readonly string[];
  readonly choose: (chosen: readonly string[]) => void;
  /** The house rules that differ from their defaults: ways to play a box are among them. */
  readonly rules: ChangedRules;
  readonly change: (rules: ChangedRules) => void;
}

/** The choice of additions to the base game, including packs from files; nothing if there are none. */
export function Boxes({ game, chosen, choose, rules, change }: Props) {
  const own = useOwnPacks();
  const boxes: readonly AddableBox[] = [
    ...findAddableBoxes(game, chosen),
    ...own.filter(({ id }) => !allBoxIds().includes(id)),
  ];
  const damaged = useDamagedPacks();
  if (boxes.length === 0 && own.length === 0 && damaged.length === 0) return null;
  const toggle = (id: string) => {
    const wanted = boxes.filter((box) => (box.id === id) !== chosen.includes(box.id));
    // Removing a box removes the boxes placed over it.
    const stays = wanted.filter((box) => {
      const parent = parentOf(box);
      return parent === undefined || wanted.some((one) => one.id === parent);
    });
    choose([...BASE_ONLY, ...stays.map((box) => box.id)]);
  };
  return (
    <fieldset>
      <legend>{t('ui.start.boxes')}</legend>
      <Mixes boxes={boxes} chosen={chosen} choose={choose} />
      <div className="choices boxes">
        {boxes
          .filter((box) => parentOf(box) === undefined)
          .map((box) => {
            const on = chosen.includes(box.id);
            return (
              <div key={box.id} className={on ? 'box on' : 'box'}>
                <BoxLabel box={box} on={on} toggle={toggle} />
                {on &&
                  boxes
                    .filter((other) => parentOf(other) === box.id)
                    .map((other) => (
                      <BoxLabel key={other.id} box={other} on={chosen.includes(other.id)} toggle={toggle} />
                    ))}
                {on && <BoxOptions options={SHELF[box.id]?.options ?? []} changed={rules} change={change} />}
              </div>
            );
          })}
      </div>
      <CombinedContents chosen={chosen} />
      <OwnPacks removed={(id) => chosen.includes(id) && toggle(id)} />
    </fieldset>
  );
}

interface LabelProps {
  readonly box: AddableBox;
  readonly on: boolean;
  readonly toggle: (id: string) => void;
}

function BoxLabel({ box: { id, name, shelf = SHELF[id] }, on, toggle }: LabelProps) {
  return (
    <label className={on ? 'on' : ''}>
      <input type="checkbox" checked={on} onChange={() => toggle(id)} />
      <span>
        <b>{boxName({ id, name })}</b>
        {shelf?.adds && <span className="adds">{t('ui.start.boxes.adds', { ...shelf.adds })}</span>}
        {shelf && <small>{shelf.about[language] ?? shelf.about.en}</small>}
      </span>
    </label>
  );
}

/** Combined additions of several boxes to a game. */
function CombinedContents({ chosen }: { readonly chosen: readonly string[] }) {
  const adds = chosen.flatMap((id) => SHELF[id]?.adds ?? []);
  if (adds.length < 2) return null;
  const sum = (what: 'minutes' | 'harder') => adds.reduce((all, one) => all + one[what], 0);
  return <p className="together">{t('ui.start.boxes.together', { minutes: sum('minutes'), harder: sum('harder') })}</p>;
}

interface MixProps {
  readonly boxes: readonly AddableBox[];
  readonly chosen: readonly string[];
  readonly choose: (chosen: readonly string[]) => void;
}

/** Boxes that go well together, a click each: those all of whose boxes can be had. */
function Mixes({ boxes, chosen, choose }: MixProps) {
  const offered = BOX_SELECTIONS.filter((mix) => mix.boxes.every((id) => boxes.some((box) => box.id === id)));
  if (offered.length === 0) return null;
  const packsOf = (mix: BoxSelection) => [
    ...BASE_ONLY,
    ...boxes.map(({ id }) => id).filter((id) => mix.boxes.includes(id)),
  ];
  const isChosen = (packs: readonly string[]) =>
    packs.length === chosen.length && packs.every((id) => chosen.includes(id));
  return (
    <div className="mixes">
      <span>{t('ui.start.mixes')}</span>
      <button type="button" aria-pressed={isChosen(BASE_ONLY)} onClick={() => choose(BASE_ONLY)}>
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
