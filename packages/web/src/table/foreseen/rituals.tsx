import { locationAbilityText } from '@vigil/rules';
import { gateSeenAt, locationIn, perCent } from '@vigil/table';
import { useEdition } from '../../say/use-edition.js';
import { RULE_FIGURES } from '../../words/figures.js';
import { useTable } from '../context.js';
import { AheadOf } from '../decision/about.js';
import { AnswerList } from './answer-list.js';
import type { Asked } from './asked.js';
import { t } from './words.js';
import './location.css';

/** What somebody can do where he is (Haunt): what each costs, risks and brings, and what is not possible, and why. */
export function Activities({ decision }: { decision: Asked<'q.activity'> }) {
  const { content, words } = useEdition();
  const { gate, rituals = [], sealCost = 0 } = decision.about;
  const { view } = useTable().snapshot;
  const who = view.investigators[decision.by[0] ?? 0];
  const marker = gate === undefined ? undefined : content.gateMarkers.get(gate);
  const symbol = marker ? words.say(`symbol.${marker.symbol}`) : '';
  const lacking = rituals.flatMap(({ kind, lacks }) => (lacks ? [{ kind, lacks }] : []));
  const hints = useHints(decision, symbol);
  return (
    <>
      <AnswerList
        decision={decision}
        answers={decision.options.map((option) => ({ option, more: hints(option.id) }))}
      />
      {lacking.length > 0 && (
        <section className="not-possible">
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
      {rituals.length === 0 && <AheadOf decision={decision} />}
    </>
  );
}

/** What there is to say of each activity, by its answer. */
function useHints(decision: Asked<'q.activity'>, symbol: string): (option: string) => string | undefined {
  const { content, words, wordsAt } = useEdition();
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
            ? t('ui.ritual.drawn', { chance: perCent(drawnByDoom) })
            : t('ui.ritual.drawn.two', { terror: perCent(drawnByTerror), doom: perCent(drawnByDoom) });
      return [
        kind === 'seal' ? t('ui.ritual.clues', { n: sealCost }) : t('ui.ritual.trophy', { symbol }),
        t('ui.ritual.price', { doom, terror: Math.ceil(doom / RULE_FIGURES.perTerror) }),
        drawn,
      ].join(' · ');
    }
    if (option === 'banish') return t('ui.ritual.banish', { symbol });
    if (option === 'enter') return t('ui.ritual.enter');
    if (option !== 'investigate') return undefined;
    const def = content.locations.get(place);
    const abilities = (def ? (locationIn('haunt', def).abilities ?? []) : []).map((one) =>
      locationAbilityText(wordsAt(view), one),
    );
    const hidden = gateSeenAt(view, place);
    const turned = hidden && hidden.marker === undefined ? [t('ui.ritual.reveal')] : [];
    const usual = [t('ui.ritual.investigate', { clues: view.clues[place] ?? 0 }), ...turned].join(' · ');
    // What may be done in place of the encounter is said in sentences of its own.
    return [
      `${words.capital(usual)}${abilities.length > 0 ? '.' : ''}`,
      ...abilities.map((one) => words.capital(one)),
    ].join(' ');
  };
}
