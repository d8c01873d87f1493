import type { PublicOption } from '@vigil/engine';
import { aboutOf, type TypedDecision } from '@vigil/rules';
import { type Brings, bestFirst, bringsOf, perCent, type TableView } from '@vigil/table';
import { encounterText, whatIsAt } from '../../play/options.js';
import type { Edition } from '../../say/edition.js';
import { useEdition } from '../../say/use-edition.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import { AheadOf } from '../decision/about.js';
import { AnswerList } from './answer-list.js';
import { FightStakes } from './stakes.js';

/** Answers as a list, each with what it costs and brings; where all roll for one thing the likeliest first. */
export function Said({ decision }: { decision: TypedDecision }) {
  const edition = useEdition();
  const { view } = useTable().snapshot;
  const options = bestFirst(decision);
  const closing = options.filter(isClosing);
  const [first] = closing;
  // With either skill closing brings the same: it is said once, before both.
  const once = closing.length > 1 && first ? saidOf(edition, view, decision, first).text : undefined;
  const answers = options.map((option) => {
    const { text, chance } = saidOf(edition, view, decision, option);
    const more = (text !== once && text) || undefined;
    return { option, more, chance: chance === undefined ? undefined : perCent(chance) };
  });
  return (
    <>
      {once !== undefined && <p className="small">{once}</p>}
      <AnswerList decision={decision} answers={answers} />
      <AheadOf decision={decision} />
      <FightStakes decision={decision} />
    </>
  );
}

function isClosing({ key }: PublicOption): boolean {
  return key === 'o.close-fight' || key === 'o.close-lore';
}

/** What there is to say of an answer beside what its button says already. */
function saidOf(edition: Edition, view: TableView, decision: TypedDecision, option: PublicOption): Brings {
  const { key, on, args = {} } = option;
  if (key === 'o.agree' && decision.key === 'q.end-day') {
    return { text: edition.words.capital(t('ui.haunt.end-day.price')) };
  }
  const { entries = [], checks = {} } = aboutOf(decision);
  const entry = key === 'o.encounter-card' && checks[option.id] ? entries[Number(args.n) - 1] : undefined;
  // Beside a chance the button does not say its text.
  if (entry) return { text: encounterText(edition, entry.card, entry.at, view) };
  const brings = bringsOf({ w: edition.wordsAt(view), content: edition.content, view }, decision, option);
  if (key !== 'o.place' || on === undefined) return brings;
  return { text: [whatIsAt(edition, view, on), brings.text].filter(Boolean).join(' · ') };
}
