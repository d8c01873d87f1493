import { locationAbilityText } from '@vigil/rules';
import { adaptLocation, visibleGateAt } from '@vigil/table';
import { formatPercent } from '../../text/percent.js';
import { useLoadedContent } from '../../text/use-content.js';
import { RULE_FIGURES } from '../../words/figures.js';
import { useTable } from '../context.js';
import { UpcomingChecks } from '../decision/decision-subject.js';
import { AnswerList } from './answer-list.js';
import type { DecisionOf } from './decision-of.js';
import { t } from './words.js';
import './location.css';

/**
 * Activities at the investigator's place (Haunt): costs, risks and results, and the unavailable ones with the reason.
 */
export function ActivityChoice({ decision }: { decision: DecisionOf<'q.activity'> }) {
  const { content, words } = useLoadedContent();
  const { gate, rituals = [], sealCost = 0 } = decision.about;
  const { view } = useTable().snapshot;
  const who = view.investigators[decision.by[0] ?? 0];
  const marker = gate === undefined ? undefined : content.gateMarkers.get(gate);
  const symbol = marker ? words.say(`symbol.${marker.symbol}`) : '';
  const lacking = rituals.flatMap(({ kind, lacks }) => (lacks ? [{ kind, lacks }] : []));
  const hints = useActivityHints(decision, symbol);
  return (
    <>
      <AnswerList
        decision={decision}
        answers={decision.options.map((option) => ({ option, more: hints(option.id) }))}
      />
      {lacking.length > 0 && (
        <section className="unavailable">
          <h3>{t('ui.ritual.not')}</h3>
          <ul>
            {lacking.map(({ kind, lacks }) => (
              <li key={kind}>
                <b>{t(`ui.ritual.not.${kind}`)}:</b>{' '}
                {t(`ui.ritual.lacks.${lacks}`, { symbol, kind, n: sealCost, has: who?.clues ?? 0 })}
              </li>
            ))}
          </ul>
        </section>
      )}
      {rituals.length === 0 && <UpcomingChecks decision={decision} />}
    </>
  );
}

/** Returns the hints of each activity, by its answer. */
function useActivityHints(decision: DecisionOf<'q.activity'>, symbol: string): (option: string) => string | undefined {
  const { content, words, wordsAt } = useLoadedContent();
  const { view } = useTable().snapshot;
  const { rituals = [], sealCost = 0 } = decision.about;
  const { place } = decision.args;
  return (option) => {
    const ritual = rituals.find(({ kind }) => kind === option);
    if (ritual) {
      const { kind, doom, drawnByTerror, drawnByDoom } = ritual;
      const drawn =
        drawnByDoom <= 0 && drawnByTerror <= 0
          ? t('ui.ritual.safe')
          : drawnByDoom === drawnByTerror
            ? t('ui.ritual.drawn', { chance: formatPercent(drawnByDoom) })
            : t('ui.ritual.drawn.two', { terror: formatPercent(drawnByTerror), doom: formatPercent(drawnByDoom) });
      return [
        kind === 'seal' ? t('ui.ritual.clues', { n: sealCost }) : t('ui.ritual.trophy', { symbol }),
        t('ui.ritual.price', { doom, terror: Math.ceil(doom / RULE_FIGURES.perTerror) }),
        drawn,
      ].join(' · ');
    }
    if (option === 'banish') return t('ui.ritual.banish', { symbol });
    if (option === 'enter') return t('shared.ritual.enter');
    if (option !== 'investigate') return undefined;
    const def = content.locations.get(place);
    const abilities = (def ? (adaptLocation('haunt', def).abilities ?? []) : []).map((one) =>
      locationAbilityText(wordsAt(view), one),
    );
    const hidden = visibleGateAt(view, place);
    const turned = hidden && hidden.marker === undefined ? [t('ui.ritual.reveal')] : [];
    const usual = [t('ui.ritual.investigate', { clues: view.clues[place] ?? 0 }), ...turned].join(' · ');
    // Alternatives to the encounter have sentences of their own.
    return [
      `${words.capitalize(usual)}${abilities.length > 0 ? '.' : ''}`,
      ...abilities.map((ability) => words.capitalize(ability)),
    ].join(' ');
  };
}
