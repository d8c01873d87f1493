import { aboutOf, type TypedDecision } from '@vigil/rules';
import { capitalize } from '../../text/capitalize.js';
import { useLoadedContent } from '../../text/use-content.js';
import { t } from '../../words/t.js';
import { useTable } from '../context.js';
import { Cameo } from '../people/cameo.js';
import { DecisionSubject } from './decision-subject.js';
import { NewsRoll } from './roll-display.js';
import type { RollStage } from './roll-stage.js';
import './decision.css';

interface Props {
  readonly stage: RollStage;
  /** The question whose answer led to the roll. */
  readonly decision: TypedDecision | undefined;
}

/** A roll in place of the question, until its result was shown. */
export default function RollStagePanel({ stage, decision }: Props) {
  const { words } = useLoadedContent();
  const { view } = useTable().snapshot;
  const { event } = stage.line;
  const roller = 'seat' in event && event.seat !== undefined ? view.investigators[event.seat] : undefined;
  const { monster } = decision ? aboutOf(decision) : {};
  const fights = decision && view.monsters.some(({ token }) => token === monster);
  return (
    <section className="decision rolling" aria-label={t('ui.decision.label')}>
      <header>
        {roller && <Cameo id={roller.id} />}
        <b>{roller ? words.name('investigator', roller.id) : t('ui.chronicle.dice')}</b>
        <span>{capitalize(words.say(`phase.${view.step.phase}`)).replace(/: .*/, '')}</span>
      </header>
      <div className="decision-body">
        {fights && <DecisionSubject decision={decision} />}
        <ul className="news">
          <NewsRoll roll={stage.roll} />
        </ul>
        <p className="small roll-skip">{t('ui.roll.skip')}</p>
      </div>
    </section>
  );
}
