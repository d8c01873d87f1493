import { SEPARATE_GROUPS } from '@vigil/content';
import { BASE_ONLY, type GameId } from '@vigil/table';
import { AncientOnePicture } from '../art/ancient-ones.js';
import { Portrait } from '../art/portraits.js';
import { GAMES } from '../play/games.js';
import { boxName } from '../text/box-name.js';
import { useLoadedContent } from '../text/use-content.js';
import { language } from '../words/language.js';
import { isBoxOption } from './house-rules.js';
import { ShortSheet } from './short-sheet.js';
import type { TableSheets } from './table-sheets.js';
import { t } from './words.js';

interface Props {
  readonly game: GameId;
  /** Packs of the game, including the base game. */
  readonly packs: readonly string[];
  readonly chosen: readonly string[];
  readonly random: number;
  /** Number of seats that bots play. */
  readonly bots: number;
  readonly ancientOne: string;
  readonly tableSheets: TableSheets;
  /** House rules that differ from their defaults. */
  readonly rules: Readonly<Record<string, string>>;
  /** The component whose sheet is shown below. */
  readonly shown: string | undefined;
  /** It is played over the network. */
  readonly online: boolean;
}

/** The highlighted sheet beside the choices: the settings so far, and the start button. */
export function SetupSummary({
  game,
  packs,
  chosen,
  random,
  bots,
  ancientOne,
  tableSheets,
  rules,
  shown,
  online,
}: Props) {
  const { words, content } = useLoadedContent();
  const boxes = content.packs.filter(({ id }) => packs.includes(id) && !BASE_ONLY.includes(id)).map(boxName);
  const towns = content.boards.size - 1;
  const { least, most } = GAMES[game].players;
  const players = chosen.length + random;
  const enough = players >= least && players <= most;
  const people = t('ui.start.agreed.people', {
    chosen: chosen.length,
    people: words.list(chosen.map((id) => words.name('investigator', id))),
    both: chosen.length > 0 && random > 0 ? 'yes' : 'no',
    random,
  });
  const { herald = 'none', guardian = 'none' } = tableSheets;
  const besides = t('ui.start.agreed.beside', {
    herald,
    guardian,
    heraldName: words.name('mythos', herald),
    guardianName: words.name('mythos', guardian),
    both: herald !== 'none' && guardian !== 'none' ? 'yes' : 'no',
  });
  return (
    <div className="agreed">
      <section className="setup-summary" aria-labelledby="agreed-title">
        <h2 id="agreed-title">{GAMES[game].name}</h2>
        {boxes.length > 0 && <p>{t('ui.start.agreed.with', { boxes: words.list(boxes) })}</p>}
        {players > 0 && (
          <ul className="setup-people" aria-hidden="true">
            {chosen.map((id) => (
              <li key={id}>
                <Portrait id={id} head />
              </li>
            ))}
            {Array.from({ length: random }, (_, i) => i + 1).map((n) => (
              <li key={n} className="unknown">
                ?
              </li>
            ))}
          </ul>
        )}
        <p>{people === '' ? t('ui.start.agreed.nobody') : words.capitalize(people)}</p>
        {ancientOne !== 'random' && (
          <div className="setup-ancient">
            <AncientOnePicture id={ancientOne} />
          </div>
        )}
        <p>
          {ancientOne === 'random'
            ? t('ui.start.agreed.anyone')
            : t('ui.start.agreed.against', { name: words.name('ancientOne', ancientOne) })}
          {besides !== '' && `, ${besides}`}.{' '}
          <span>
            {t('ui.start.agreed.changed', { n: Object.keys(rules).filter((rule) => !isBoxOption(rule)).length })}
          </span>
        </p>
        {bots > 0 && <p>{t('ui.start.agreed.bots', { bots, people: players - bots })}</p>}
        {towns > 1 && players > 0 && players < towns + 1 && (
          <p className="setup-note">{t('ui.start.agreed.towns', { towns, players })}</p>
        )}
        {SEPARATE_GROUPS.filter(
          (one) =>
            Object.entries(one.houseRules).every(([rule, value]) => rules[rule] === value) &&
            (one.ancientOne ?? ancientOne) === ancientOne,
        ).map(({ about }) => (
          <p key={about.en} className="setup-note">
            {about[language] ?? about.en}
          </p>
        ))}
        <button type="submit" className="great" disabled={!enough}>
          {enough
            ? t(online ? 'ui.start.open' : 'ui.start.begin', { n: players })
            : t('ui.start.too-few-or-many', { game: GAMES[game].name, least, most })}
        </button>
      </section>
      {shown !== undefined && <ShortSheet id={shown} />}
    </div>
  );
}
