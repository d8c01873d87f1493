import type { GateCloser, GatePreview, HauntPlan, HauntView, RitualKind } from '@vigil/rules';
import { SymbolIcon } from '../../../board/symbols.js';
import { useIsHighlighted, useTable } from '../../../table/context.js';
import { Cameo } from '../../../table/people/cameo.js';
import { formatPercent as inPerCent } from '../../../text/percent.js';
import { useLoadedContent } from '../../../text/use-content.js';
import { usePointedSlot } from './pointed-slot.js';
import { t } from './words.js';

type OpenGate = Extract<GatePreview, { faceUp: true }>;

/** Today's gates, best first: sign, price, eligible investigators with their distance, and the chance of success. */
export function GatesToday({ view, plan }: { view: HauntView; plan: HauntPlan }) {
  const open = plan.gates.flatMap((gate) => (gate.faceUp ? [gate] : []));
  const hidden = plan.gates.filter(({ faceUp }) => !faceUp);
  return (
    <section className="plan-gates" aria-labelledby="plan-gates">
      <h2 id="plan-gates">
        {t('ui.plan.gates')}{' '}
        <small>{t('ui.plan.gates.of', { n: plan.gates.length, win: view.figures.gatesToWin })}</small>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <ol tabIndex={0} aria-labelledby="plan-gates">
        {open.map((gate) => (
          <Gate key={gate.at} view={view} gate={gate} plan={plan} />
        ))}
        {hidden.length > 0 && <HiddenGates places={hidden.map(({ at }) => at)} />}
      </ol>
    </section>
  );
}

function Gate({ view, gate, plan }: { view: HauntView; gate: OpenGate; plan: HauntPlan }) {
  const { words } = useLoadedContent();
  const { pointing } = useTable();
  const { at, symbol, shown, world, price, people, onlyWayBackFor } = gate;
  const lit = useIsHighlighted(at);
  const slot = usePointedSlot(plan);
  const steps = slot?.reach.find(({ place }) => place === at)?.steps;
  const field = shown.black ? (shown.grey ? 'both' : 'black') : shown.grey ? 'grey' : 'unseen';
  const able = people.filter(({ possible }) => possible.length > 0);
  const best = able[0] && bestChance(able[0]);
  const [first] = able;
  // The possible rituals are enough; if there are none, the missing parts of both.
  const allowed = (['seal', 'close'] as const).filter((kind) => price[kind] !== undefined);
  const payable = allowed.filter((kind) => able.some((one) => canPay(one, kind)));
  const kinds = payable.length > 0 ? payable : allowed;
  return (
    <li
      className={`${able.length > 0 ? 'able' : ''}${lit ? ' lit' : ''}${slot && steps === undefined ? ' beyond' : ''}`}
      onPointerEnter={() => pointing.highlight(at)}
      onPointerLeave={() => pointing.highlight(undefined)}
    >
      <span className={`plan-sign ${field}`} data-about={`symbol:${symbol}`}>
        <SymbolIcon symbol={symbol} title={words.say(`symbol.${symbol}`)} />
        {steps !== undefined && <b className="plan-steps">{steps}</b>}
      </span>
      <div>
        <p className="plan-name">
          <NamedTarget target={at} name={words.name('place', at)} />{' '}
          <em>{t('ui.plan.to', { world: words.name('world', world), to: words.nameInForm('world', world, 'to') })}</em>
        </p>
        {kinds.length === 0 ? (
          <p className="quiet">{t('ui.plan.not-today')}</p>
        ) : (
          <p>
            {kinds.map((kind, i) => (
              <span key={kind}>
                {i > 0 && ' · '}
                <Price kind={kind} gate={gate} view={view} />
              </span>
            ))}
          </p>
        )}
        {first && first.drawnIn[1] > 0 && <p className="danger">{formatDrawChance(first)}</p>}
        {onlyWayBackFor.length > 0 && (
          <p className="quiet">{t('ui.plan.way-back', { names: words.list(onlyWayBackFor.map(nameOf)) })}</p>
        )}
      </div>
      {best && (
        <p className="plan-chance">
          <b>{formatPercent(best[0])}</b>
          {best[1] > best[0] && <small>{t('ui.plan.with-clues', { chance: formatPercent(best[1]) })}</small>}
        </p>
      )}
    </li>
  );

  function nameOf(seat: number): string {
    return words.name('investigator', view.investigators[seat]?.id ?? '');
  }
}

/** The price of a ritual, and the investigators who can pay it, the nearest first; else those who lack least. */
function Price({ kind, gate, view }: { kind: RitualKind; gate: OpenGate; view: HauntView }) {
  const { words } = useLoadedContent();
  const able = gate.people.filter((person) => canPay(person, kind));
  const item = kind === 'seal' ? able.find(({ possible }) => !possible.includes('seal'))?.items[0] : undefined;
  const needs = Math.min(...(able.length > 0 ? able : gate.people).map(({ clues }) => clues[1]));
  return (
    <>
      <strong>
        {kind === 'close'
          ? t('ui.plan.close')
          : item !== undefined
            ? t('ui.plan.item', { card: words.name('card', item) })
            : t('ui.plan.seal', { n: needs })}
      </strong>
      {': '}
      {able.length > 0 ? (
        able.map((one, i) => (
          <span key={one.seat} className="plan-who">
            {i > 0 && ', '}
            <Cameo id={investigatorId(view, one.seat)} />
            {distance(one)}
          </span>
        ))
      ) : (
        <span className="quiet">{lacking()}</span>
      )}
    </>
  );

  function distance({ seat, steps }: GateCloser): string {
    const name = words.name('investigator', investigatorId(view, seat));
    return steps === undefined ? t('ui.plan.no-way', { name }) : t('ui.plan.has', { name, steps });
  }

  function lacking(): string {
    if (kind === 'close') return t('ui.plan.no-trophy');
    const [nearest] = [...gate.people].sort((person, other) => missingClues(person) - missingClues(other));
    return nearest
      ? t('ui.plan.short', {
          name: words.name('investigator', investigatorId(view, nearest.seat)),
          n: missingClues(nearest),
        })
      : '';
  }
}

function canPay({ possible }: GateCloser, kind: RitualKind): boolean {
  return possible.includes(kind) || (kind === 'seal' && possible.includes('item'));
}

function missingClues({ clues: [has, needs] }: GateCloser): number {
  return Math.max(0, needs - has);
}

/** Formats a percentage that does not break over two lines. */
function formatPercent(of: number): string {
  return inPerCent(of).replace(' ', '\u00a0');
}

function investigatorId(view: HauntView, seat: number): string {
  return view.investigators[seat]?.id ?? '';
}

/** Returns the likelier of the rituals an investigator can begin; with a card there is no check. */
function bestChance({ possible, chance }: GateCloser): readonly [number, number] {
  if (possible.includes('item')) return [1, 1];
  const [first, ...others] = possible.flatMap((kind) => (kind === 'item' ? [] : [chance[kind]]));
  return others.reduce((best, one) => (one[0] > best[0] ? one : best), first ?? [0, 0]);
}

function formatDrawChance({ drawnIn: [byTerror, byDoom] }: GateCloser): string {
  const chance = formatPercent(byTerror);
  return byTerror === byDoom
    ? t('ui.plan.drawn', { chance })
    : t('ui.plan.drawn.doom', { chance, doom: formatPercent(byDoom) });
}

/** Face-down gates, whose worlds are unknown. */
function HiddenGates({ places }: { places: readonly string[] }) {
  const { words } = useLoadedContent();
  return (
    <li>
      <span className="plan-sign hidden" aria-hidden="true">
        ?
      </span>
      <div>
        <p className="plan-name">{t('ui.plan.hidden', { n: places.length })}</p>
        <p className="quiet">
          {places.map((place, i) => (
            <span key={place}>
              {i > 0 && ', '}
              <NamedTarget target={place} name={words.name('place', place)} />
            </span>
          ))}
          . {t('ui.plan.hidden.how')}
        </p>
      </div>
    </li>
  );
}

/** A name with an explanation, which highlights its target on the board on hover. */
export function NamedTarget({ target, name }: { target: string; name: string }) {
  const { inspect, pointing } = useTable();
  return (
    <button
      type="button"
      className="plain"
      data-about={target}
      onClick={() => inspect(target)}
      onPointerEnter={() => pointing.highlight(target)}
      onFocus={() => pointing.highlight(target)}
      onBlur={() => pointing.highlight(undefined)}
    >
      {name}
    </button>
  );
}
