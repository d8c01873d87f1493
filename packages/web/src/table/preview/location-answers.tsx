import { type Content, locationAbilityText } from '@vigil/rules';
import { adaptLocation } from '@vigil/table';
import type { LoadedContent } from '../../text/loaded-content.js';
import { useLoadedContent } from '../../text/use-content.js';
import { useTable } from '../context.js';
import { AnswerList } from './answer-list.js';
import type { DecisionOf } from './decision-of.js';
import { t } from './words.js';
import './location.css';

/** An encounter at a location, or the location's offer, with its text; unavailable offers with the reason. */
export function LocationAnswers({ decision }: { decision: DecisionOf<'q.location'> }) {
  const loaded = useLoadedContent();
  const { content, words, wordsAt } = loaded;
  const { view, game } = useTable().snapshot;
  const { place } = decision.args;
  const { closedAbilities } = decision.about;
  const def = content.locations.get(place);
  const abilities = def ? (adaptLocation(game, def).abilities ?? []) : [];
  return (
    <>
      <AnswerList
        decision={decision}
        answers={decision.options.map((option) => ({
          option,
          more: option.key === 'o.encounter' ? formatEncounterSource(loaded, content, place, game) : undefined,
        }))}
      />
      {closedAbilities.length > 0 && (
        <section className="unavailable">
          <h3>{t('ui.location.shut')}</h3>
          <ul>
            {closedAbilities.map(({ ability, why }) => {
              const one = abilities[ability - 1];
              return (
                one && (
                  <li key={ability}>
                    <b>{words.capitalize(t(`ui.location.${why}`))}:</b> {locationAbilityText(wordsAt(view), one)}
                  </li>
                )
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}

/** Returns the source of an encounter's text at a place. */
export function formatEncounterSource(
  { words }: LoadedContent,
  content: Content,
  place: string,
  game: 'arkham' | 'haunt',
): string | undefined {
  const street = content.locations.get(place)?.street;
  if (street === undefined) return undefined;
  const named = { street: words.nameInForm('place', street, 'of') };
  return t(game === 'haunt' ? 'ui.location.card.haunt' : 'ui.location.card', named);
}
