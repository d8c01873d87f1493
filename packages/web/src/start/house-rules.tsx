import { HAUNT_HOUSE_RULES, HOUSE_RULES, type Words } from '@vigil/rules';
import type { GameId } from '@vigil/table';
import { useEdition } from '../say/use-edition.js';
import { type HouseKey, t } from './house-words.js';

/** The house rules of a game: what can be agreed for each, the default first. */
export const HOUSE_RULE_CHOICES: Readonly<Record<GameId, Readonly<Record<string, readonly string[]>>>> = {
  arkham: HOUSE_RULES,
  haunt: HAUNT_HOUSE_RULES,
};

/** Whether a house rule is one of the game itself, and none of a box. */
export function isOfGame(game: GameId, rule: string): boolean {
  return Object.hasOwn(HOUSE_RULE_CHOICES[game], rule);
}

/** The name of a house rule, or its id if there is none of that name. */
export function houseRuleName(rule: string): string {
  const known = Object.values(HOUSE_RULE_CHOICES).some((choices) => Object.hasOwn(choices, rule));
  return known ? t(`ui.house.${rule}` as HouseKey) : rule;
}

/** What is agreed for a house rule, in words. */
function agreed(rule: string, value: string): string {
  const plain = (value === 'yes' || value === 'no') && !SPOKEN.has(rule);
  return t((plain ? `ui.house.${value}` : `ui.house.${rule}.${value}`) as HouseKey);
}

/** Rules whose yes and no are said in words of their own. */
const SPOKEN: ReadonlySet<string> = new Set(['redirectClues', 'terror10Doom', 'encounterClues']);

interface Props {
  readonly game: GameId;
  /** The rules that differ from their defaults. */
  readonly changed: Readonly<Record<string, string>>;
  readonly change: (changed: Readonly<Record<string, string>>) => void;
}

/** What a rule or a value of it is called in the words of a box that brings it. */
function ofBox(words: Words, rule: string, value?: string): string {
  return words.say(value === undefined ? `house.${rule}` : `house.${rule}.${value}`);
}

/** The choices a table may make where the rules are read differently: those of the game, then those of its boxes. */
export function HouseRuleChoices({ game, changed, change }: Props) {
  const { content, words } = useEdition();
  const own = HOUSE_RULE_CHOICES[game];
  const choices = Object.entries({ ...own, ...content.houseRules });
  const count = Object.keys(changed).length;
  const set = (rule: string, value: string, usual: string) => {
    const { [rule]: _, ...others } = changed;
    change(value === usual ? others : { ...others, [rule]: value });
  };
  return (
    <details className="house-rules">
      <summary>{count > 0 ? t('ui.house.changed', { n: count }) : t('ui.house')}</summary>
      {choices.map(([rule, values]) => {
        const usual = values[0] as string;
        return (
          <label key={rule}>
            <span>{Object.hasOwn(own, rule) ? houseRuleName(rule) : ofBox(words, rule)}</span>
            <select value={changed[rule] ?? usual} onChange={(event) => set(rule, event.target.value, usual)}>
              {values.map((value) => (
                <option key={value} value={value}>
                  {Object.hasOwn(own, rule) ? agreed(rule, value) : ofBox(words, rule, value)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
    </details>
  );
}
