import type { GameId } from '@vigil/table';
import { Portrait } from '../art/portraits.js';
import { GAMES } from '../play/games.js';
import type { LoadedContent } from '../text/loaded-content.js';
import { useLoadedContent } from '../text/use-content.js';
import { t } from './words.js';

interface Props {
  readonly game: GameId;
  readonly chosen: readonly string[];
  readonly choose: (chosen: readonly string[]) => void;
  /** Number of random investigators after the chosen ones. */
  readonly random: number;
  readonly setRandom: (n: number) => void;
  /** Shows the sheet of an investigator. */
  readonly show: (id: string) => void;
  /** Online, each player chooses an investigator later. */
  readonly online: boolean;
}

/** The choice of investigators. */
export function Investigators({ game, chosen, choose, random, setRandom, show, online }: Props) {
  const loaded = useLoadedContent();
  const full = chosen.length + random >= GAMES[game].players.most;
  const toggle = (id: string) => {
    show(id);
    if (chosen.includes(id)) choose(chosen.filter((one) => one !== id));
    else if (!full || random > 0) choose([...chosen, id]);
    // A chosen investigator replaces a random one.
    if (!chosen.includes(id) && random > 0) setRandom(random - 1);
  };
  return (
    <fieldset>
      <legend>{t('ui.start.investigators')}</legend>
      <p className="small">{t(online ? 'ui.start.investigators.online' : 'ui.start.investigators.how')}</p>
      <div className="choices people">
        {availableInvestigators(loaded, game).map((sheet) => (
          <button
            key={sheet.id}
            type="button"
            aria-pressed={chosen.includes(sheet.id)}
            disabled={full && random === 0 && !chosen.includes(sheet.id)}
            onClick={() => toggle(sheet.id)}
            onPointerEnter={() => show(sheet.id)}
            onFocus={() => show(sheet.id)}
          >
            <span className="person-picture">
              <Portrait id={sheet.id} head />
            </span>
            <span>
              <b>{loaded.words.name('investigator', sheet.id)}</b>
              <small>{loaded.words.name('occupation', sheet.id)}</small>
            </span>
            {chosen.includes(sheet.id) && <em>{chosen.indexOf(sheet.id) + 1}</em>}
          </button>
        ))}
      </div>
      <p className="stepper">
        {t(online ? 'ui.start.random.online' : 'ui.start.random')}
        <button
          type="button"
          aria-label={t('ui.start.random.less')}
          disabled={random === 0}
          onClick={() => setRandom(random - 1)}
        >
          −
        </button>
        <b>{random}</b>
        <button
          type="button"
          aria-label={t('ui.start.random.more')}
          disabled={full}
          onClick={() => setRandom(random + 1)}
        >
          +
        </button>
      </p>
    </fieldset>
  );
}

/** Returns the sheets that players of a game may choose. */
export function availableInvestigators({ content }: LoadedContent, game: GameId) {
  return [...content.investigators.values()].filter(({ id }) => !GAMES[game].unusedSheets.includes(id));
}
