import { DEFAULT_HOUSE_RULES, type HouseRules } from '@vigil/rules';

type Choices = {
  readonly [K in keyof HouseRules]: { readonly name: string; readonly of: Readonly<Record<HouseRules[K], string>> };
};

/** The house rules in words, the default of each first. */
const CHOICES: Choices = {
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

/** The choices a table may make where the rules are read differently. */
export function HouseRuleChoices({ rules, choose }: { rules: HouseRules; choose: (rules: HouseRules) => void }) {
  const keys = Object.keys(CHOICES) as (keyof HouseRules)[];
  const changed = keys.filter((key) => rules[key] !== DEFAULT_HOUSE_RULES[key]).length;
  return (
    <details className="house-rules">
      <summary>House rules{changed > 0 ? ` (${changed} changed)` : ''}</summary>
      {keys.map((key) => (
        <label key={key}>
          <span>{CHOICES[key].name}</span>
          <select value={rules[key]} onChange={(event) => choose({ ...rules, [key]: event.target.value })}>
            {Object.entries(CHOICES[key].of).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
