import type { GatePreview, HauntPlan, HauntView, RitualKind } from '@vigil/rules';
import { formatPercent } from '../../../text/percent.js';
import { useLoadedContent } from '../../../text/use-content.js';
import { type SlotPreview, usePointedSlot } from './pointed-slot.js';
import { ReachOnBoard } from './reach-on-board.js';
import { t } from './words.js';

/** The reach of the pointed Speed slot, in a place of constant height; and its steps on the board. */
export function SlotSummary({ view, plan }: { view: HauntView; plan: HauntPlan }) {
  const slot = usePointedSlot(plan);
  return (
    <div className="slot-summary" role="status">
      {slot ? <Summary view={view} plan={plan} slot={slot} /> : <p className="quiet">{t('ui.plan.slot.hint')}</p>}
      {slot && <ReachOnBoard reach={slot.reach} />}
    </div>
  );
}

function Summary({ view, plan, slot }: { view: HauntView; plan: HauntPlan; slot: SlotPreview }) {
  const { content, words } = useLoadedContent();
  const { seat, points, reach, leave } = slot;
  const who = view.investigators[seat];
  const [speed, sneak] = (who && content.investigators.get(who.id)?.sliders['speed-sneak'][slot.slot]) ?? [0, 0];
  const places = new Set(reach.map(({ place }) => place));
  const gates = plan.gates.filter(({ at }) => places.has(at));
  const clues = [...places].reduce((n, place) => n + (view.clues[place] ?? 0), 0);
  const hidden = gates.filter(({ faceUp }) => !faceUp).length;
  const rituals = gates.flatMap((gate) => describeRitual(gate));
  const found = [
    ...rituals,
    ...(hidden > 0 ? [t('ui.plan.hidden', { n: hidden })] : []),
    ...(clues > 0 ? [t('ui.plan.carries', { n: clues })] : []),
  ];
  return (
    <p>
      <b>{t('ui.plan.slot', { name: words.name('investigator', who?.id ?? ''), speed, sneak })}</b>{' '}
      {t('ui.plan.slot.reach', {
        n: points,
        found: found.length > 0 ? words.list(found) : t('ui.plan.slot.nothing'),
      })}{' '}
      {leave !== undefined && points > 0 && (
        <span className="danger">{t('ui.plan.slot.leave', { chance: formatPercent(leave) })}</span>
      )}
    </p>
  );

  /** The best ritual of the slot's investigator at a gate, if one is possible. */
  function describeRitual(gate: GatePreview): string[] {
    if (!gate.faceUp) return [];
    const closer = gate.people.find((person) => person.seat === seat);
    const [kind] = closer?.possible ?? [];
    if (!closer || kind === undefined) return [];
    const rituals = closer.possible.filter((one): one is RitualKind => one !== 'item');
    const chances = rituals.map((one) => closer.chance[one][0]);
    const args = {
      kind: kind === 'item' ? 'seal' : kind,
      at: words.nameInForm('place', gate.at, 'at'),
    };
    const chance = kind === 'item' ? 1 : Math.max(...chances);
    return [t('ui.plan.slot.ritual', { ...args, chance: formatPercent(chance) })];
  }
}
