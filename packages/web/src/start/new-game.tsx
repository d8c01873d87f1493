import { presetPackIds, SHELF } from '@vigil/content';
import { BASE_ONLY, type GameId } from '@vigil/table';
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { OnlineOptions } from '../online/online-options.js';
import { allBoxIds, isMadeFor } from '../play/boxes.js';
import { newSeed } from '../play/chance.js';
import { GAME_IDS, GAMES } from '../play/games.js';
import { Session } from '../play/session.js';
import WithContent from '../text/with-content.js';
import { parseOneOf, useAddressParam } from '../ui/address-param.js';
import { ErrorMessage } from '../ui/error-message.js';
import { AncientOnes } from './ancient-ones.js';
import { Boxes } from './boxes.js';
import { HouseRuleChoices, isGameRule } from './house-rules.js';
import { Investigators } from './investigators.js';
import { Players } from './players.js';
import { Presets } from './presets.js';
import { withoutSeat } from './seats.js';
import { SetupSummary } from './setup-summary.js';
import { TableSheetChoices, type TableSheets } from './table-sheets.js';
import { t } from './words.js';

// Most games are played around one screen.
const OpeningForm = lazy(() => import('../online/online-options.js'));
const PLACES_TO_PLAY = ['here', 'online'] as const;

/** Between the boxes that the address names. */
const BOX_SEPARATOR = '+';

/** Reads boxes of the address that this page has. */
function parseBoxes(text: string): string | undefined {
  return text.split(BOX_SEPARATOR).every((id) => allBoxIds().includes(id)) ? text : undefined;
}

/** Default number of seats: the minimum, but at least two online. */
function defaultSeats(game: GameId, where: (typeof PLACES_TO_PLAY)[number]): number {
  return Math.max(GAMES[game].players.least, where === 'online' ? 2 : 1);
}

/** Set-up of a game: players, opponent, seed and house rules. */
export function NewGame({ begin }: { begin: (make: (id: string) => Promise<Session>) => void }) {
  const [game, setGame] = useAddressParam('game', 'arkham', parseOneOf(GAME_IDS));
  const [added, setAdded] = useAddressParam('boxes', '', parseBoxes);
  const packs = useMemo(() => [...BASE_ONLY, ...added.split(BOX_SEPARATOR).filter((id) => id !== '')], [added]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [where, setWhere] = useAddressParam('where', 'here', parseOneOf(PLACES_TO_PLAY));
  const [random, setRandom] = useState(defaultSeats(game, where));
  const [botSeats, setBots] = useState<readonly number[]>([]);
  const [ancientOne, setAncientOne] = useState('random');
  const [beside, setBeside] = useState<TableSheets>({});
  const [seed, setSeed] = useState(newSeed);
  const [houseRules, setHouseRules] = useState<Readonly<Record<string, string>>>({});
  const opening = useRef<OnlineOptions>(undefined);
  const [notOpened, setNotOpened] = useState<string>();
  /** Id of the component pointed at last; its sheet is shown. */
  const [shown, setShown] = useState<string>();

  const change = (next: GameId) => {
    setGame(next);
    setChosen([]);
    setRandom(defaultSeats(next, where));
    setBots([]);
    setHouseRules({});
    setBeside({});
    if (!packs.every((id) => isMadeFor(next, id)))
      open(
        packs.filter((id) => isMadeFor(next, id)),
        next,
      );
  };
  // The old content stays until the other boxes are loaded.
  const opened = useDeferredValue(packs);
  const open = (next: readonly string[], of: GameId = game) => {
    setAdded(next.filter((id) => !BASE_ONLY.includes(id)).join(BOX_SEPARATOR));
    setShown(undefined);
    const settled = next.flatMap((id) => SHELF[id]?.settles ?? []);
    if (settled.some((rule) => rule in houseRules)) {
      setHouseRules((before) => Object.fromEntries(Object.entries(before).filter(([rule]) => !settled.includes(rule))));
    }
    if (packs.every((id) => next.includes(id))) return;
    // The chosen investigators may belong to a deselected box. House rules of boxes are removed with the boxes.
    setChosen([]);
    setRandom(defaultSeats(of, where));
    setBots([]);
    setAncientOne('random');
    setBeside({});
    setHouseRules((before) => Object.fromEntries(Object.entries(before).filter(([rule]) => isGameRule(of, rule))));
  };
  // A seat that is gone has no player.
  const bots = where === 'here' ? botSeats.filter((seat) => seat < chosen.length + random) : [];
  const choose = (next: readonly string[]) => {
    const gone = chosen.findIndex((id) => !next.includes(id));
    if (gone >= 0) setBots(withoutSeat(bots, gone));
    setChosen(next);
  };
  const changeRandom = (next: number) => {
    if (next < random) setBots(bots.filter((seat) => seat < chosen.length + next));
    setRandom(next);
  };
  const startGame = () => {
    const investigators = [...chosen, ...Array<string>(random).fill('random')];
    const named = packs.length > BASE_ONLY.length && { packs };
    const setup = { investigators, ancientOne, ...beside, ...named, houseRules };
    const seated = bots.map((seat) => ({ seat, since: 0 }));
    if (where === 'here') return begin((id) => Session.start(id, game, setup, seed.trim() || newSeed(), seated));
    setNotOpened(undefined);
    import('../online/online-options.js')
      .then(({ openTable, DEFAULT_ONLINE_OPTIONS }) =>
        openTable(game, { setup }, opening.current ?? DEFAULT_ONLINE_OPTIONS),
      )
      .catch((error: unknown) => setNotOpened(error instanceof Error ? error.message : String(error)));
  };

  return (
    <WithContent packs={opened}>
      <form
        className="new-game"
        onSubmit={(event) => {
          event.preventDefault();
          startGame();
        }}
      >
        <div className="new-game-choices">
          <ErrorMessage message={notOpened} />
          <fieldset>
            <legend>{t('ui.start.where')}</legend>
            <div className="choices games">
              {PLACES_TO_PLAY.map((one) => (
                <label key={one} className={one === where ? 'on' : ''}>
                  <input
                    type="radio"
                    name="where"
                    aria-label={t(`ui.start.where.${one}`)}
                    checked={one === where}
                    onChange={() => {
                      setWhere(one);
                      if (chosen.length === 0) setRandom(defaultSeats(game, one));
                    }}
                  />
                  <span>
                    <b>{t(`ui.start.where.${one}`)}</b>
                    <small>{t(`ui.start.where.${one}.about`)}</small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          {where === 'online' && (
            <Suspense>
              <OpeningForm
                change={(next) => {
                  opening.current = next;
                }}
                house={{ game, rules: houseRules, change: setHouseRules }}
              />
            </Suspense>
          )}
          <fieldset>
            <legend>{t('ui.start.game')}</legend>
            <div className="choices games">
              {GAME_IDS.map((id) => (
                <label key={id} className={id === game ? 'on' : ''}>
                  <input
                    type="radio"
                    name="game"
                    aria-label={GAMES[id].name}
                    checked={id === game}
                    onChange={() => change(id)}
                  />
                  <span>
                    <b>{GAMES[id].name}</b>
                    <small>{t(`ui.start.game.${id}.about`, GAMES[id].players)}</small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <Boxes game={game} chosen={packs} choose={open} rules={houseRules} change={setHouseRules} />
          <Presets
            game={game}
            changed={houseRules}
            choose={(preset) => {
              open(presetPackIds(preset));
              setHouseRules(preset.houseRules);
            }}
          />
          <Investigators
            game={game}
            chosen={chosen}
            choose={choose}
            random={random}
            setRandom={changeRandom}
            show={setShown}
            online={where === 'online'}
          />
          {where === 'here' && (
            <Players
              chosen={chosen}
              random={random}
              bots={bots}
              change={setBots}
              addSeat={chosen.length + random < GAMES[game].players.most ? () => setRandom(random + 1) : undefined}
            />
          )}
          <AncientOnes
            chosen={ancientOne}
            choose={(id) => {
              setAncientOne(id);
              setShown(id);
            }}
            show={setShown}
          />
          <TableSheetChoices game={game} chosen={beside} choose={setBeside} show={setShown} />
          {where === 'here' && (
            <fieldset className="seed">
              <legend>{t('ui.start.chance')}</legend>
              <label>
                {t('ui.start.seed')}{' '}
                <input
                  value={seed}
                  onChange={(event) => setSeed(event.target.value)}
                  maxLength={80}
                  spellCheck={false}
                />
              </label>
              <button type="button" onClick={() => setSeed(newSeed())}>
                {t('ui.start.seed.another')}
              </button>
              <p className="small">{t('ui.start.seed.about')}</p>
            </fieldset>
          )}
          <HouseRuleChoices game={game} changed={houseRules} change={setHouseRules} />
        </div>
        <SetupSummary
          game={game}
          packs={packs}
          chosen={chosen}
          random={random}
          bots={bots.length}
          ancientOne={ancientOne}
          tableSheets={beside}
          rules={houseRules}
          shown={shown}
          online={where === 'online'}
        />
      </form>
    </WithContent>
  );
}
