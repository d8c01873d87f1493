import { lazy, Suspense, useDeferredValue } from 'react';
import { GAME_IDS, GAMES } from '../play/games.js';
import type { Session } from '../play/session.js';
import WithContent from '../text/with-content.js';
import { ErrorMessage } from '../ui/error-message.js';
import { AncientOnes } from './ancient-ones.js';
import { Boxes } from './boxes.js';
import { HouseRuleChoices } from './house-rules.js';
import { Investigators } from './investigators.js';
import { Players } from './players.js';
import { Presets } from './presets.js';
import { RadioChoices } from './radio-choices.js';
import { SeedChoice } from './seed-choice.js';
import { SetupSummary } from './setup-summary.js';
import { TableSheetChoices } from './table-sheets.js';
import { PLACES_TO_PLAY } from './use-seats.js';
import { type SetUp, useSetUp } from './use-set-up.js';
import { useStart } from './use-start.js';
import { t } from './words.js';

// Most games are played around one screen.
const OpeningForm = lazy(() => import('../online/settings/online-options.js'));

/** Set-up of a game: players, opponent, seed and house rules. */
export function NewGame({ begin }: { begin: (make: (id: string) => Promise<Session>) => void }) {
  const setUp = useSetUp();
  const { start, errorMessage, setOnlineOptions } = useStart(setUp, begin);
  const { game, where, houseRules, setHouseRules } = setUp;
  // The old content stays until the other boxes are loaded.
  const opened = useDeferredValue(setUp.packs);
  return (
    <WithContent packs={opened}>
      <form
        className="new-game"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <div className="new-game-choices">
          <ErrorMessage message={errorMessage} />
          <PlaceChoice setUp={setUp} />
          {where === 'online' && (
            <Suspense>
              <OpeningForm change={setOnlineOptions} house={{ game, rules: houseRules, change: setHouseRules }} />
            </Suspense>
          )}
          <GameChoice setUp={setUp} />
          <Components setUp={setUp} />
          {where === 'here' && <SeedChoice seed={setUp.seed} change={setUp.setSeed} />}
          <HouseRuleChoices game={game} changed={houseRules} change={setHouseRules} />
        </div>
        <Summary setUp={setUp} />
      </form>
    </WithContent>
  );
}

function PlaceChoice({ setUp: { where, choosePlace } }: { setUp: SetUp }) {
  const choices = PLACES_TO_PLAY.map((id) => ({
    id,
    label: t(`ui.start.where.${id}`),
    about: t(`ui.start.where.${id}.about`),
  }));
  const legend = t('ui.start.where');
  return <RadioChoices name="where" legend={legend} choices={choices} chosen={where} choose={choosePlace} />;
}

function GameChoice({ setUp: { game, chooseGame } }: { setUp: SetUp }) {
  const choices = GAME_IDS.map((id) => ({
    id,
    label: GAMES[id].name,
    about: t(`ui.start.game.${id}.about`, GAMES[id].players),
  }));
  return <RadioChoices name="game" legend={t('ui.start.game')} choices={choices} chosen={game} choose={chooseGame} />;
}

/** The choices of boxes, investigators and opponents. */
function Components({ setUp }: { setUp: SetUp }) {
  const { game, packs, where, seats, houseRules, setHouseRules, show } = setUp;
  return (
    <>
      <Boxes game={game} chosen={packs} choose={setUp.chooseBoxes} rules={houseRules} change={setHouseRules} />
      <Presets game={game} changed={houseRules} choose={setUp.choosePreset} />
      <Investigators
        game={game}
        chosen={seats.chosen}
        choose={seats.choose}
        random={seats.random}
        setRandom={seats.changeRandom}
        show={show}
        online={where === 'online'}
      />
      {where === 'here' && (
        <Players
          chosen={seats.chosen}
          random={seats.random}
          bots={seats.bots}
          change={seats.setBots}
          addSeat={seats.addSeat}
        />
      )}
      <AncientOnes chosen={setUp.ancientOne} choose={setUp.chooseAncientOne} show={show} />
      <TableSheetChoices game={game} chosen={setUp.tableSheets} choose={setUp.setTableSheets} show={show} />
    </>
  );
}

function Summary({ setUp }: { setUp: SetUp }) {
  const { seats } = setUp;
  return (
    <SetupSummary
      game={setUp.game}
      packs={setUp.packs}
      chosen={seats.chosen}
      random={seats.random}
      bots={seats.bots.length}
      ancientOne={setUp.ancientOne}
      tableSheets={setUp.tableSheets}
      rules={setUp.houseRules}
      shown={setUp.shown}
      online={setUp.where === 'online'}
    />
  );
}
