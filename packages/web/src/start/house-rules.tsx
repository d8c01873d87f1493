import { SHELF } from '@vigil/content';
import { HAUNT_HOUSE_RULES, HOUSE_RULES, type Words } from '@vigil/rules';
import type { GameId } from '@vigil/table';
import { useLoadedContent } from '../text/use-content.js';
import { type HouseRuleKey, t } from './house-rule-words.js';

/** House rules of a game with their values, the default first. */
export const HOUSE_RULE_CHOICES: Readonly<Record<GameId, Readonly<Record<string, readonly string[]>>>> = {
  arkham: HOUSE_RULES,
  haunt: HAUNT_HOUSE_RULES,
};

/** True if a house rule belongs to the game, not to a box. */
export function isGameRule(game: GameId, rule: string): boolean {
  return Object.hasOwn(HOUSE_RULE_CHOICES[game], rule);
}

/** Returns the name of a house rule, or its id without a name. */
export function houseRuleName(rule: string): string {
  const known = Object.values(HOUSE_RULE_CHOICES).some((choices) => Object.hasOwn(choices, rule));
  return known ? t(`ui.house.${rule}` as HouseRuleKey) : rule;
}

/** Text of a house rule's value. */
function houseRuleValueText(rule: string, value: string): string {
  const plain = (value === 'yes' || value === 'no') && !RULES_WITH_OWN_WORDS.has(rule);
  return t((plain ? `ui.house.${value}` : `ui.house.${rule}.${value}`) as HouseRuleKey);
}

/** Rules with texts of their own for yes and no. */
const RULES_WITH_OWN_WORDS: ReadonlySet<string> = new Set(['redirectClues', 'terror10Doom', 'encounterClues']);

interface Props {
  readonly game: GameId;
  /** The rules that differ from their defaults. */
  readonly changed: Readonly<Record<string, string>>;
  readonly change: (changed: Readonly<Record<string, string>>) => void;
}

/** Text of a box for its house rule or a value of it. */
function boxRuleText(words: Words, rule: string, value?: string): string {
  return words.say(value === undefined ? `house.${rule}` : `house.${rule}.${value}`);
}

/** House rules for disputed readings: those of the game, then those of its boxes. */
export function HouseRuleChoices({ game, changed, change }: Props) {
  const { content, words } = useLoadedContent();
  const own = HOUSE_RULE_CHOICES[game];
  // Ways to play a box are chosen with it.
  const choices = Object.entries({ ...own, ...content.houseRules }).filter(([rule]) => !isBoxOption(rule));
  const count = Object.keys(changed).filter((rule) => !isBoxOption(rule)).length;
  return (
    <details className="house-rules">
      <summary>{count > 0 ? t('ui.house.changed', { n: count }) : t('ui.house')}</summary>
      {choices.map(([rule, values]) => (
        <HouseRuleSelect
          key={rule}
          rule={rule}
          values={values}
          label={Object.hasOwn(own, rule) ? houseRuleName(rule) : boxRuleText(words, rule)}
          valueText={(value) =>
            Object.hasOwn(own, rule) ? houseRuleValueText(rule, value) : boxRuleText(words, rule, value)
          }
          changed={changed}
          change={change}
        />
      ))}
    </details>
  );
}

const BOX_OPTIONS: ReadonlySet<string> = new Set(Object.values(SHELF).flatMap(({ options = [] }) => options));

/** True if a house rule is a way to play a box. */
export function isBoxOption(rule: string): boolean {
  return BOX_OPTIONS.has(rule);
}

interface OptionProps extends Pick<Props, 'changed' | 'change'> {
  readonly options: readonly string[];
}

/** The ways to play a box, below it: those of its house rules that are chosen with it. */
export function BoxOptions({ options, changed, change }: OptionProps) {
  const { content, words } = useLoadedContent();
  return options.map((rule) => {
    const values = content.houseRules[rule];
    // The box may not be here yet, or another may leave no choice.
    if (!values || values.length < 2) return null;
    return (
      <HouseRuleSelect
        key={rule}
        className="way"
        rule={rule}
        values={values}
        label={boxRuleText(words, rule)}
        valueText={(value) => boxRuleText(words, rule, value)}
        changed={changed}
        change={change}
      />
    );
  });
}

interface ChoiceProps extends Pick<Props, 'changed' | 'change'> {
  readonly rule: string;
  /** Possible values, the default first. */
  readonly values: readonly string[];
  readonly label: string;
  readonly valueText: (value: string) => string;
  readonly className?: string;
}

function HouseRuleSelect({ rule, values, label, valueText, changed, change, className }: ChoiceProps) {
  const usual = values[0] as string;
  const set = (value: string) => {
    const { [rule]: _, ...others } = changed;
    change(value === usual ? others : { ...others, [rule]: value });
  };
  return (
    <label className={className}>
      <span>{label}</span>
      <select value={changed[rule] ?? usual} onChange={(event) => set(event.target.value)}>
        {values.map((value) => (
          <option key={value} value={value}>
            {valueText(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
