import type { PublicOption } from '@vigil/engine';
import { aboutOf, type TypedDecision } from '@vigil/rules';
import { type AnswerOutcome, outcomeOf, sortByChance, type TableView } from '@vigil/table';
import { encounterText, placeSummary } from '../../play/options.js';
import type { LoadedContent } from '../../text/loaded-content.js';
import { formatPercent } from '../../text/percent.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import { UpcomingChecks } from '../decision/decision-subject.js';
import { AnswerList } from './answer-list.js';
import { FightStakes } from './stakes.js';

/**
 * Answers as a list, each with its costs and results; answers that roll for the same goal come with the likeliest
 * first.
 */
export function PreviewedAnswers({ decision }: { decision: TypedDecision }) {
  const loaded = useLoadedContent();
  const { view } = useTable().snapshot;
  const options = sortByChance(decision);
  const closing = options.filter(isClosing);
  const [first] = closing;
  // Closing has the same result with either skill, so it is described once, before both.
  const sharedText = closing.length > 1 && first ? getAnswerPreview(loaded, view, decision, first).text : undefined;
  const answers = options.map((option) => {
    const { text, chance } = getAnswerPreview(loaded, view, decision, option);
    const more = (text !== sharedText && text) || undefined;
    return { option, more, chance: chance === undefined ? undefined : formatPercent(chance) };
  });
  return (
    <>
      {sharedText !== undefined && <p className="small">{sharedText}</p>}
      <AnswerList decision={decision} answers={answers} />
      <UpcomingChecks decision={decision} />
      <FightStakes decision={decision} />
    </>
  );
}

function isClosing({ key }: PublicOption): boolean {
  return key === 'o.close-fight' || key === 'o.close-lore';
}

/** Returns the preview of an answer that its button does not show. */
function getAnswerPreview(
  loaded: LoadedContent,
  view: TableView,
  decision: TypedDecision,
  option: PublicOption,
): AnswerOutcome {
  const { key, on, args = {} } = option;
  if (key === 'o.agree' && decision.key === 'q.end-day') {
    return { text: loaded.words.capitalize(t('shared.haunt.end-day.price')) };
  }
  const { entries = [], checks = {} } = aboutOf(decision);
  const entry = key === 'o.encounter-card' && checks[option.id] ? entries[Number(args.n) - 1] : undefined;
  // With a chance, the button omits its text.
  if (entry) return { text: encounterText(loaded, entry.card, entry.at, view) };
  const outcome = outcomeOf({ w: loaded.wordsAt(view), content: loaded.content, view }, decision, option);
  if (key !== 'o.place' || on === undefined) return outcome;
  return { text: [placeSummary(loaded, view, on), outcome.text].filter(Boolean).join(' · ') };
}
