import type { Movement } from '@vigil/rules';
import type { GameId } from '@vigil/table';
import type { ReactNode } from 'react';
import { FigureIcon } from '../art/card-icons.js';
import { LightDefs } from '../board/ground.js';
import { Disc, DiscText, type PlaceState, StreetName, StreetPlate } from '../board/place.js';
import { ArrowHead } from '../board/roads.js';
import { DIMENSION_SYMBOLS, SymbolMark } from '../board/symbols.js';
import { StopCell } from '../game-ui/arkham/sheet.js';
import { IntentionHeads, IntentionLabel } from '../game-ui/haunt/intentions.js';
import { SlotCell } from '../game-ui/haunt/sheet.js';
import { Sign } from '../game-ui/haunt/threat.js';
import { Dice } from '../table/decision/dice.js';
import { DoomTrack, Pips, TerrorTrack } from '../table/threat/tracks.js';
import { capitalize } from '../text/capitalize.js';
import { useLoadedContent } from '../text/use-content.js';
import { t as say } from '../words/t.js';
import { emptyPlace, Token } from './board-excerpt.js';
import { t } from './words.js';
import './learn.css';
import './legend.css';

/** All symbols and tokens of a game, rendered with the components of the table. */
export function Legend({ game }: { game: GameId }) {
  return (
    <section className="legend" aria-labelledby="legend-title">
      <SharedDefinitions />
      <h2 id="legend-title">{t('ui.primer.legend')}</h2>
      <p className="legend-about">{t('ui.primer.legend.about')}</p>
      <div className="legend-groups">
        <Monsters game={game} />
        {game === 'haunt' && <Goals />}
        <Tracks game={game} />
        <Places game={game} />
        {game === 'haunt' && <Signs />}
        <Symbols game={game} />
        <InvestigatorSigns game={game} />
      </div>
    </section>
  );
}

/** SVG definitions used by the drawings of this screen. */
function SharedDefinitions() {
  return (
    <svg className="legend-shared" width="0" height="0" aria-hidden="true">
      <LightDefs />
      <IntentionHeads />
    </svg>
  );
}

interface GroupProps {
  readonly name: string;
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}

function LegendGroup({ name, title, about, children }: GroupProps) {
  return (
    <section className={`legend-group ${name}`}>
      <h3>{title}</h3>
      {about !== undefined && <p>{about}</p>}
      <ul>{children}</ul>
    </section>
  );
}

/** A symbol with its name and description. */
function LegendEntry({
  name,
  about,
  wide = false,
  children,
}: {
  name: string;
  about: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <li className={wide ? 'wide' : undefined}>
      <div className="legend-sign">{children}</div>
      <p>
        <b>{name}</b> {about}
      </p>
    </li>
  );
}

function OnBoard({ half, children }: { half: number; children: ReactNode }) {
  return (
    <svg viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A monster for each way to move; the same for all who read. */
const MOVEMENT_EXAMPLES = [
  ['normal', 'ghoul'],
  ['fast', 'dimensional-shambler'],
  ['flying', 'byakhee'],
  ['stationary', 'dark-young'],
  ['unique', 'hound-of-tindalos'],
] as const satisfies readonly (readonly [Movement, string])[];

function Monsters({ game }: { game: GameId }) {
  return (
    <LegendGroup name="of-monsters" title={t(`ui.primer.monsters.${game}`)} about={t('ui.primer.monsters.corner')}>
      {MOVEMENT_EXAMPLES.map(([movement, id]) => (
        <LegendEntry key={movement} name={t(`ui.primer.border.${movement}`)} about={t(`ui.primer.${game}.${movement}`)}>
          <OnBoard half={16}>
            <Token id={id} />
          </OnBoard>
        </LegendEntry>
      ))}
      {game === 'haunt' && (
        <LegendEntry name={t('ui.primer.carries')} about={t('ui.primer.carries.about')}>
          <OnBoard half={16}>
            <Token id="cultist" clues={2} />
          </OnBoard>
        </LegendEntry>
      )}
    </LegendGroup>
  );
}

function Location({ id, state = {} }: { id: string; state?: Partial<PlaceState> }) {
  const loaded = useLoadedContent();
  const { words } = loaded;
  const all = { ...emptyPlace(loaded, id), ...state };
  return (
    <OnBoard half={42}>
      <g className="place location">
        <Disc id={id} state={all} />
        {/* A gate has its modifier, a lens its figure; the name is not needed. */}
        <DiscText label={[]} state={{ ...all, gate: undefined }} />
        {all.gate && (
          <text className="modifier-words" x={-25} y={-18.2} textAnchor="middle">
            {words.signed(all.gate.modifier)}
          </text>
        )}
      </g>
    </OnBoard>
  );
}

function Places({ game }: { game: GameId }) {
  const { content, words } = useLoadedContent();
  const gate = content.gateMarkers.get('gate-abyss-1');
  return (
    <LegendGroup name="of-places" title={t('ui.primer.places')}>
      <LegendEntry name={t('ui.primer.stable')} about={t(`ui.primer.stable.${game}`)}>
        <Location id="library" />
      </LegendEntry>
      <LegendEntry name={t('ui.primer.unstable')} about={t(`ui.primer.unstable.${game}`)}>
        <Location id="the-witch-house" />
      </LegendEntry>
      {game === 'haunt' && (
        <LegendEntry name={t('ui.primer.face-down')} about={t('ui.primer.face-down.about')}>
          <Location id="graveyard" state={{ unknownGate: true }} />
        </LegendEntry>
      )}
      <LegendEntry name={t('ui.primer.gate')} about={t(`ui.primer.gate.${game}`)}>
        <Location id="woods" state={{ gate }} />
      </LegendEntry>
      {game === 'arkham' && (
        <LegendEntry name={t('ui.primer.seal')} about={t('ui.primer.seal.about')}>
          <Location id="unvisited-isle" state={{ sealed: true }} />
        </LegendEntry>
      )}
      <LegendEntry name={t('ui.primer.clue')} about={t(`ui.primer.clue.${game}`)}>
        <Location id="independence-square" state={{ clues: 2 }} />
      </LegendEntry>
      <LegendEntry name={t('ui.primer.street')} about={t('ui.primer.street.about')}>
        <OnBoard half={56}>
          <g className="place street">
            <StreetPlate width={100} />
            <StreetName name={words.name('place', 'uptown')} />
          </g>
        </OnBoard>
      </LegendEntry>
      <LegendEntry
        name={t('ui.primer.arrows')}
        about={t(game === 'arkham' ? 'ui.primer.arrows.about' : 'ui.primer.arrows.haunt')}
      >
        <OnBoard half={20}>
          <g transform="translate(-9 0)">
            <ArrowHead look="black" />
          </g>
          <g transform="translate(9 0)">
            <ArrowHead look="white" />
          </g>
        </OnBoard>
      </LegendEntry>
    </LegendGroup>
  );
}

function Symbols({ game }: { game: GameId }) {
  const { content, words } = useLoadedContent();
  const gates = [...content.gateMarkers.values()];
  return (
    <LegendGroup name="of-symbols" title={t('ui.primer.symbols')} about={t(`ui.primer.symbols.${game}`)}>
      {DIMENSION_SYMBOLS.map((symbol) => {
        const world = gates.find((gate) => gate.symbol === symbol)?.world;
        return (
          <LegendEntry
            key={symbol}
            name={capitalize(words.say(`symbol.${symbol}`))}
            about={world === undefined ? t('ui.primer.symbol.none') : words.name('world', world)}
          >
            <OnBoard half={9}>
              <SymbolMark symbol={symbol} />
            </OnBoard>
          </LegendEntry>
        );
      })}
    </LegendGroup>
  );
}

function InvestigatorSigns({ game }: { game: GameId }) {
  return (
    <LegendGroup name="of-you" title={t('ui.primer.you')}>
      <LegendEntry name={t('ui.primer.cameo')} about={t('ui.primer.cameo.about')}>
        <svg viewBox="-24 -26 48 44" aria-hidden="true">
          <Token id="amanda-sharpe" active />
        </svg>
      </LegendEntry>
      {(['sanity', 'stamina'] as const).map((what) => (
        <LegendEntry key={what} wide name={t(`ui.primer.${what}`)} about={t(`ui.primer.${what}.about`, { game })}>
          <span className={`points ${what} vitals-sample`}>
            <span className="points-name">
              <FigureIcon of={what} />
            </span>
            <Pips value={3} most={5} />
          </span>
        </LegendEntry>
      ))}
      <LegendEntry
        wide
        name={t(game === 'arkham' ? 'ui.primer.slider' : 'ui.primer.slots')}
        about={t(game === 'arkham' ? 'ui.primer.slider.about' : 'ui.primer.slots.about')}
      >
        <Bonuses game={game} />
      </LegendEntry>
      <LegendEntry wide name={t('ui.primer.dice')} about={t('ui.primer.dice.about')}>
        <Dice faces={[6, 5, 2]} hits={[5, 6]} />
      </LegendEntry>
    </LegendGroup>
  );
}

/** A pair of skills as the sheet shows it. */
function Bonuses({ game }: { game: GameId }) {
  const pairs = [
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 1],
  ] as const;
  const slots = ['covered', 'allocated', 'free', 'free'] as const;
  return (
    <div className={game === 'haunt' ? 'slots' : ''} aria-hidden="true">
      <table className="slider">
        <tbody>
          {[0, 1].map((side) => (
            <tr key={side}>
              {pairs.map((pair, i) =>
                game === 'haunt' ? (
                  <SlotCell key={pair[0]} slot={slots[i] ?? 'free'} value={pair[side] ?? 0} />
                ) : (
                  <StopCell key={pair[0]} value={pair[side] ?? 0} now={i === 1} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Tracks({ game }: { game: GameId }) {
  return (
    <LegendGroup name="of-tracks" title={t('ui.primer.tracks')}>
      <LegendEntry wide name={say('ui.table.doom')} about={t(`ui.primer.doom.${game}`)}>
        <DoomTrack doom={3} spaces={5} />
      </LegendEntry>
      <LegendEntry wide name={say('ui.table.terror')} about={t(`ui.primer.terror.${game}`)}>
        <TerrorTrack terror={2} most={10} />
      </LegendEntry>
    </LegendGroup>
  );
}

function Signs() {
  const fields = [
    ['grey', 'hexagon'],
    ['black', 'triangle'],
    ['none', 'crescent'],
  ] as const;
  return (
    <LegendGroup name="of-signs" title={t('ui.primer.signs')}>
      {fields.map(([field, symbol]) => (
        <LegendEntry key={field} name={t(`ui.primer.sign.${field}`)} about={t(`ui.primer.sign.${field}.about`)}>
          <div className="signs" aria-hidden="true">
            <table>
              <tbody>
                <tr>
                  <Sign symbol={symbol} field={field === 'none' ? undefined : field} anywhere={field !== 'none'} />
                </tr>
              </tbody>
            </table>
          </div>
        </LegendEntry>
      ))}
    </LegendGroup>
  );
}

function Goals() {
  const { words } = useLoadedContent();
  return (
    <LegendGroup name="of-goals" title={t('ui.primer.goals')}>
      {(['hunt', 'collect', 'act'] as const).map((goal) => (
        <LegendEntry key={goal} wide name={capitalize(words.say(`goal.${goal}`))} about={t(`ui.primer.goal.${goal}`)}>
          <svg viewBox="0 0 130 28" aria-hidden="true">
            <path className={`intention ${goal}`} d="M4 22Q60 4 122 20" markerEnd={`url(#intent-${goal})`} />
            <g transform="translate(58 13)">
              <IntentionLabel goal={goal} label={words.say(`goal.${goal}`)} />
            </g>
          </svg>
        </LegendEntry>
      ))}
    </LegendGroup>
  );
}
