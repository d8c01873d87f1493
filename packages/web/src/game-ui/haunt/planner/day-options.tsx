import type { PublicOption } from '@vigil/engine';
import { type HauntView, optionId, type SlotState, type TypedDecision } from '@vigil/rules';
import { useEffect } from 'react';
import { findDayEndOption, keyedOptions, keyOf } from '../../../play/options.js';
import { useIsHighlighted, useTable } from '../../../table/context.js';
import { moveFocus } from '../../../table/decision/options.js';
import { useLoadedContent } from '../../../text/use-content.js';
import { InvestigatorLine } from './investigator-line.js';
import { setPointedSlot } from './pointed-slot.js';
import { t } from './words.js';
import '../../../table/decision/decision.css';
import './day-options.css';

/**
 * The choice of who acts next, between two phases. Each investigator has a line with a link to the sheet, and the slots
 * that can start a City phase.
 */
export function DayOptions({ decision, view }: { decision: TypedDecision; view: HauntView }) {
  const { snapshot, canAnswer } = useTable();
  const { plan } = snapshot.monsterPreview;
  const ending = findDayEndOption(decision.options, canAnswer);
  // The preview of a slot ends with the question.
  useEffect(() => () => setPointedSlot(undefined), []);
  const people = view.investigators.filter(({ place }) => place !== 'out');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between buttons
    <div className="day-options" onKeyDown={moveFocus}>
      {people.map((who) => {
        const own = decision.options.filter(({ by, key }) => by === who.seat && key !== 'o.end-day');
        return (
          <section key={who.seat}>
            <InvestigatorLine view={view} who={who} plan={plan} />
            {own.length === 0 && <p className="small">{explainNoPhase(who)}</p>}
            <div className="day-slots">
              {own.some(({ key }) => key === 'o.city')
                ? who.slots[0].map((slot, i) => {
                    const option = own.find(({ id }) => id === optionId.city(i, who.seat));
                    return option ? (
                      <SlotButton key={option.id} decision={decision} option={option} seat={who.seat} />
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: slots keep the order of the sheet
                      <UsedSlot key={i} id={who.id} slot={i} state={slot} />
                    );
                  })
                : own.map((option) => (
                    <PhaseButton key={option.id} decision={decision} option={option}>
                      {t('ui.haunt.world-phase')}
                    </PhaseButton>
                  ))}
            </div>
          </section>
        );
      })}
      {ending && (
        <PhaseButton decision={decision} option={ending}>
          {t('shared.haunt.end-day')}{' '}
          <small>
            {t('shared.haunt.end-day.price')}
            {plan && ` · ${t('ui.haunt.end-day.left', { n: Math.max(0, plan.mornings - 1) })}`}
          </small>
        </PhaseButton>
      )}
    </div>
  );
}

/** Explains why an investigator cannot start a phase now (H-CITY-SPEED-04, H-TURN-05, H-LITAS-01). */
function explainNoPhase(who: HauntView['investigators'][number]): string {
  if (who.place === 'lost') return t('ui.haunt.why-not.lost');
  if (who.waitsSince !== undefined) return t('ui.haunt.why-not.waits');
  return t('ui.haunt.why-not.slot');
}

/** A slot with a marker, in its place among the others. */
function UsedSlot({ id, slot, state }: { id: string; slot: number; state: SlotState }) {
  const { content, words } = useLoadedContent();
  const [speed, sneak] = content.investigators.get(id)?.sliders['speed-sneak'][slot] ?? [0, 0];
  return (
    <div className="slot used" data-about={`slot:${state}`}>
      <span>
        <b>{speed}</b> {words.say('skill.speed')}
      </span>
      <span>
        <b>{sneak}</b> {words.say('skill.sneak')}
      </span>
      <span className="visually-hidden">{t(`ui.haunt.slot.${state}`)}</span>
    </div>
  );
}

function SlotButton({ decision, option, seat }: { decision: TypedDecision; option: PublicOption; seat: number }) {
  const { content, words } = useLoadedContent();
  const { snapshot, answer, pointing, readOnly, canAnswer } = useTable();
  const lit = useIsHighlighted(option.on);
  const slot = Number(option.id.split(':')[1]);
  const who = snapshot.view.investigators[seat];
  const [speed, sneak] = (who && content.investigators.get(who.id)?.sliders['speed-sneak'][slot]) ?? [0, 0];
  const key = keyOf(keyedOptions(decision, canAnswer).indexOf(option));
  const point = (on: boolean) => {
    pointing.highlight(on ? option.on : undefined);
    setPointedSlot(on ? { seat, slot } : undefined);
  };
  return (
    <button
      type="button"
      data-option={option.id}
      aria-keyshortcuts={key?.replace('⇧', 'Shift+')}
      className={lit ? 'slot lit' : 'slot'}
      aria-disabled={readOnly || !canAnswer(option) || undefined}
      onClick={() => answer(option.id)}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && point(true)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
    >
      {/* Screen readers need more than the figures alone. */}
      <span className="visually-hidden">{t('ui.haunt.city-phase', { speed, sneak })}</span>
      <kbd>{key}</kbd>
      <span aria-hidden="true">
        <b>{speed}</b> {words.say('skill.speed')}
      </span>
      <span aria-hidden="true">
        <b>{sneak}</b> {words.say('skill.sneak')}
      </span>
    </button>
  );
}

interface PhaseButtonProps {
  readonly decision: TypedDecision;
  readonly option: PublicOption;
  readonly children: React.ReactNode;
}

function PhaseButton({ decision, option, children }: PhaseButtonProps) {
  const { answer, readOnly, canAnswer } = useTable();
  const key = keyOf(keyedOptions(decision, canAnswer).indexOf(option));
  return (
    <button
      type="button"
      data-option={option.id}
      aria-keyshortcuts={key?.replace('⇧', 'Shift+')}
      aria-disabled={readOnly || !canAnswer(option) || undefined}
      onClick={() => answer(option.id)}
    >
      <kbd>{key}</kbd>
      <span className="option-text">{children}</span>
    </button>
  );
}
