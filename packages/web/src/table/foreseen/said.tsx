import type { PublicOption } from '@vigil/engine';
import { aboutOf, type TypedDecision } from '@vigil/rules';
import { type Brings, bestDice, bringsOf, chance, chanceOfTwo, passes, perCent, type TableView } from '@vigil/table';
import { encounterText, whatIsAt } from '../../play/options.js';
import type { Edition } from '../../say/edition.js';
import { useEdition } from '../../say/use-edition.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import { AheadOf } from '../decision/about.js';
import { moveFocus, OptionButton } from '../decision/options.js';
import { FightStakes } from './stakes.js';
import '../decision/decision.css';
import '../decision/options.css';

/** Questions whose answers lead to rolls for the same thing: the likeliest stands first, under the first key. */
const BEST_FIRST: ReadonlySet<string> = new Set(['q.explored-gate', 'q.bonus', 'q.initiative']);

/** Answers as a list, each with what it costs and brings; where all roll for one thing the likeliest first. */
export function Said({ decision }: { decision: TypedDecision }) {
  const edition = useEdition();
  const { view } = useTable().snapshot;
  const options = BEST_FIRST.has(decision.key) ? bestFirst(decision) : decision.options;
  const closing = options.filter(isClosing);
  const [first] = closing;
  // With either skill closing brings the same: it is said once, before both.
  const once = closing.length > 1 && first ? saidOf(edition, view, decision, first).text : undefined;
  return (
    <>
      {once !== undefined && <p className="small">{once}</p>}
      <ol className={options.length > 9 ? 'options many' : 'options'} data-keys onKeyDown={moveFocus}>
        {options.map((option, i) => {
          const said = saidOf(edition, view, decision, option);
          return (
            <li key={option.id}>
              <OptionButton
                decision={decision}
                option={option}
                n={i + 1}
                more={(said.text !== once && said.text) || undefined}
                chance={said.chance === undefined ? undefined : perCent(said.chance)}
              />
            </li>
          );
        })}
      </ol>
      <AheadOf decision={decision} />
      <FightStakes decision={decision} />
    </>
  );
}

function isClosing({ key }: PublicOption): boolean {
  return key === 'o.close-fight' || key === 'o.close-lore';
}

/** The likeliest first, of equals as the rules have them; then what rolls nothing. */
function bestFirst(decision: TypedDecision): readonly PublicOption[] {
  const { checks = {}, ways = [], difficulty = 1, faces = [], second } = aboutOf(decision);
  const chanceOf = ({ id }: PublicOption): number => {
    const check = checks[id];
    if (check) return passes(check, bestDice(check));
    const way = ways.find(({ option }) => option === id);
    return way ? chanceOfTwo(chance(Math.max(0, way.dice), difficulty, faces.length), second) : -1;
  };
  return [...decision.options].sort((one, other) => chanceOf(other) - chanceOf(one));
}

/** What there is to say of an answer beside what its button says already. */
function saidOf(edition: Edition, view: TableView, decision: TypedDecision, option: PublicOption): Brings {
  const { key, on, args = {} } = option;
  if (key === 'o.place') return { text: on === undefined ? undefined : whatIsAt(edition, view, on) };
  if (key === 'o.agree' && decision.key === 'q.end-day') {
    return { text: edition.words.capital(t('ui.haunt.end-day.price')) };
  }
  const { entries = [], checks = {} } = aboutOf(decision);
  const entry = key === 'o.encounter-card' && checks[option.id] ? entries[Number(args.n) - 1] : undefined;
  // Beside a chance the button does not say its text.
  if (entry) return { text: encounterText(edition, entry.card, entry.at, view) };
  return bringsOf({ w: edition.wordsAt(view), content: edition.content, view }, decision, option);
}
