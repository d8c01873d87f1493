import type { HauntHouseRules, HouseRules } from '@vigil/rules';
import type { GameId } from '../game/view.js';

type Choices<Rules extends Record<keyof Rules, string>> = {
  readonly [K in keyof Rules]: { readonly name: string; readonly of: Readonly<Record<Rules[K], string>> };
};

/** The house rules of Arkham Horror in words, the default of each first. */
const CHOICES: Choices<HouseRules> = {
  rolls: { name: 'Before a roll', of: { atOnce: 'The dice fall at once', announced: 'It is shown with its chance' } },
  phaseOrder: { name: 'Order within a phase', of: { clockwise: 'Clockwise', free: 'Whoever is ready' } },
  arrival: {
    name: 'Who came first to the Clues of a place',
    of: { agree: 'By the order of play', speedCheck: 'By a Speed check' },
  },
  mythosDriver: {
    name: 'The Mythos phase',
    of: { auto: 'Begins by itself', keeper: 'Begins when the first player says so' },
  },
  tradeWindow: {
    name: 'Trading',
    of: { notInCombat: 'At any time outside combat', movementOnly: 'In the Movement phase only' },
  },
  firstUpkeep: {
    name: 'In the first Upkeep with a card',
    of: { noRoll: 'It is not rolled for', noAction: 'It has no upkeep action' },
  },
  delayedFaces: {
    name: 'Who stands up from a delay faces monsters there',
    of: { yes: 'Yes', no: 'No' },
  },
  redirectMonsters: {
    name: 'Monsters where an encounter sends somebody',
    of: { ignore: 'Are ignored', face: 'Must be faced' },
  },
  redirectClues: { name: 'Clues where an encounter sends somebody', of: { no: 'Stay', yes: 'May be taken' } },
  gateCount: {
    name: 'Open gates that awaken the Ancient One',
    of: { table: 'By the printed table', eightMinusHalf: '8 less half the players' },
  },
  terror10Doom: { name: 'Terror reaches 10', of: { no: 'No doom token', yes: 'A doom token' } },
  terror10Outskirts: { name: 'The Outskirts at terror 10', of: { empty: 'Are emptied', keep: 'Stay as they are' } },
  finalTally: { name: 'Successes left over in the final battle', of: { carry: 'Are kept', reset: 'Are lost' } },
  encounterGateMonsters: {
    name: 'Monsters of gates that encounters open',
    of: { twoAtFive: 'Two with five players or more', one: 'Always one' },
  },
  arrest: { name: 'Who is arrested', of: { loseTurn: 'Loses the next turn', delayOnly: 'Is only delayed' } },
};

/** The house rules of Haunt in words, the default of each first. */
const HAUNT_CHOICES: Choices<HauntHouseRules> = {
  dayEnds: { name: 'The day ends', of: { allAgree: 'When all agree', anyone: 'When anybody says so' } },
  startingClues: {
    name: 'Clues on the board at the start',
    of: { unstable: 'One on each unstable location', none: 'None' },
  },
  environments: {
    name: 'Lasting effects of the day’s Mythos cards',
    of: { all: 'All of them hold', lastOnly: 'Only the last Environment holds' },
  },
  equalAwareness: {
    name: 'Monsters of equal Awareness move',
    of: { team: 'In the order you choose', asNamed: 'In the order of their names' },
  },
  secondStep: {
    name: 'The second step of a fast monster',
    of: { afresh: 'It takes its bearings afresh', sameGoal: 'It keeps its goal' },
  },
  capturedOnReveal: {
    name: 'A gate turned under grey captures',
    of: { active: 'Who turned it', all: 'Everybody there' },
  },
  blackPrevails: {
    name: 'Black prevails over grey',
    of: { here: 'On cards for the monster’s location', anywhere: 'On any card' },
  },
  terrorBan: {
    name: 'What keeps Terror from rising',
    of: { effectsOnly: 'Stops monsters and cards', paymentsToo: 'Stops paying with Terror too' },
  },
  encounterClues: {
    name: 'Clues for the Ancient One’s encounter dice',
    of: { no: 'Cannot be spent', yes: 'Can be spent' },
  },
  attacksWorsen: {
    name: 'The Ancient One’s attacks',
    of: { withinEncounter: 'Get worse within an encounter', never: 'Stay as printed' },
  },
  azathoth: {
    name: 'Whoever meets Azathoth',
    of: { losesTheGame: 'Has lost the game for all', noAttack: 'Suffers no attack' },
  },
  terrorSideEffects: {
    name: 'As Terror rises',
    of: { none: 'Nothing else happens', base: 'Shops close and Allies leave' },
  },
  trophyExchange: { name: 'Trophies can be sold at locations', of: { yes: 'Yes', no: 'No' } },
  loans: {
    name: 'A loan is taken',
    of: { asActivity: 'In place of a Location card', anyTime: 'At any time at the Bank' },
  },
  waits: {
    name: 'Who must stay or wait does so',
    of: { overnight: 'Until a phase is over', untilDayEnds: 'To the end of the day at most' },
  },
};

/** A house rule as a form shows it: its values in words, the default first. */
export interface HouseRuleChoice {
  readonly name: string;
  readonly of: Readonly<Record<string, string>>;
}

/** The house rules of a game in words. */
export const HOUSE_RULE_CHOICES: Readonly<Record<GameId, Readonly<Record<string, HouseRuleChoice>>>> = {
  arkham: CHOICES,
  haunt: HAUNT_CHOICES,
};

interface Props {
  readonly game: GameId;
  /** The rules that differ from their defaults. */
  readonly changed: Readonly<Record<string, string>>;
  readonly change: (changed: Readonly<Record<string, string>>) => void;
}

/** The choices a table may make where the rules are read differently. */
export function HouseRuleChoices({ game, changed, change }: Props) {
  const choices = Object.entries(HOUSE_RULE_CHOICES[game]);
  const count = Object.keys(changed).length;
  const set = (rule: string, value: string, usual: string) => {
    const { [rule]: _, ...others } = changed;
    change(value === usual ? others : { ...others, [rule]: value });
  };
  return (
    <details className="house-rules">
      <summary>House rules{count > 0 ? ` (${count} changed)` : ''}</summary>
      {choices.map(([rule, { name, of }]) => {
        const usual = Object.keys(of)[0] as string;
        return (
          <label key={rule}>
            <span>{name}</span>
            <select value={changed[rule] ?? usual} onChange={(event) => set(rule, event.target.value, usual)}>
              {Object.entries(of).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </details>
  );
}
