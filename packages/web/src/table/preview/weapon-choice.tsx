import type { PublicOption, Seat } from '@vigil/engine';
import { aboutOf, bestDice, type CheckDetails, chanceOfLoadout, type Loadout, type TypedDecision } from '@vigil/rules';
import { cluesForLoadout } from '@vigil/table';
import { memo, useState } from 'react';
import { CardIcon } from '../../art/card-icons.js';
import { describeOption } from '../../play/options.js';
import { formatPercent } from '../../text/percent.js';
import { useLoadedContent } from '../../text/use-content.js';
import { useDraggable, useDropTarget } from '../../transfer/dragging.js';
import { HANDS_DROP, PUT_AWAY_DROP, useWeaponDrag } from '../../transfer/dragging-weapons.js';
import { useIsHighlighted, useTable } from '../context.js';
import { CheckPreview } from '../decision/check-sum.js';
import { Chance, moveFocus, OptionButton } from '../decision/options.js';
import { cardSummary } from '../people/held-cards.js';
import type { DecisionOf } from './decision-of.js';
import { SuccessLadder } from './ladder.js';
import { CombatStakes, OnStage } from './stakes.js';
import { t } from './words.js';
import '../decision/decision.css';
import '../decision/options.css';
import './hands.css';

/** Number of loadouts shown at first; on a phone all other actions stay visible below. */
const SHOWN_LOADOUTS = 5;
const SHOWN_LOADOUTS_NARROW = 3;
const PHONE_QUERY = '(max-width: 599px)';

/**
 * The choice of weapons. One line for each loadout, the likeliest to succeed first; a press fights with it. Below them
 * each single weapon is equipped or released by a click. The chances of the highlighted line are shown beside; those of
 * the other lines are in the same space, hidden, so that nothing moves when the pointer does.
 */
export function WeaponChoice({ decision }: { decision: DecisionOf<'q.hands'> }) {
  const [all, setAll] = useState(false);
  const [showSingle, setShowSingle] = useState(false);
  const [pointed, setPointed] = useState(0);
  const { view } = useTable().snapshot;
  const { loadouts, monster } = decision.about;
  const seat = decision.by[0] ?? 0;
  const narrow = window.matchMedia(PHONE_QUERY).matches;
  const first = narrow ? SHOWN_LOADOUTS_NARROW : SHOWN_LOADOUTS;
  // The current loadout stays visible: it can be rolled with at once.
  const shown = all ? loadouts : loadouts.filter((loadout, i) => i < first || loadout.held);
  const highlighted = shown[pointed] ?? shown[0];
  const others = decision.options.filter(
    ({ id, key }) =>
      key !== 'o.roll-combat' && !WEAPON_OPTION.test(key) && !loadouts.some(({ answers }) => answers.includes(id)),
  );
  const single = decision.options.filter(
    ({ id, key }) =>
      WEAPON_OPTION.test(key) || (key !== 'o.roll-combat' && loadouts.some(({ answers }) => answers.includes(id))),
  );
  const check = shown[0]?.outcomes[0]?.check;
  const hands = useDropTarget(HANDS_DROP);
  const away = useDropTarget(PUT_AWAY_DROP);
  const folded = narrow && !showSingle && single.length > 2;
  let n = 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between buttons
    <div className={`hands${hands.receives}`} data-drop={hands['data-drop']} data-keys onKeyDown={moveFocus}>
      {check && <p className="small">{t('ui.hands.means', { n: check.difficulty })}</p>}
      <ol className="options" aria-label={t('ui.hands.best')}>
        {shown.map((one, i) => (
          <li key={one.answers.join()}>
            <LoadoutButton decision={decision} loadout={one} n={++n} best={i === 0} highlight={() => setPointed(i)} />
          </li>
        ))}
        {others.map((option) => (
          <li key={option.id}>
            <OptionButton decision={decision} option={option} n={++n} />
          </li>
        ))}
      </ol>
      {shown.length < loadouts.length && (
        <button type="button" className="show-more" onClick={() => setAll(true)}>
          {t('ui.hands.more', { n: loadouts.length - shown.length })}
        </button>
      )}
      {folded && (
        <button type="button" className="show-more" onClick={() => setShowSingle(true)}>
          {t('ui.hands.single')}
        </button>
      )}
      {single.length > 0 && !folded && (
        <ol
          className={`options single${away.receives}`}
          data-drop={away['data-drop']}
          aria-label={t('ui.hands.single')}
        >
          {single.map((option) => (
            <li key={option.id}>
              <WeaponButton decision={decision} option={option} n={++n} />
            </li>
          ))}
        </ol>
      )}
      <div className="loadout-previews">
        {shown.map((one) => (
          <div key={one.answers.join()} data-hidden={one !== highlighted || undefined}>
            <LoadoutPreview
              loadout={one}
              monster={view.investigators[seat] && monster}
              seat={seat}
              isHidden={one !== highlighted}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

interface LoadoutPreviewProps {
  readonly loadout: Loadout;
  readonly monster: string | undefined;
  readonly seat: Seat;
  readonly isHidden: boolean;
}

/** The check with a loadout: its dice, its chances, and the stakes. */
const LoadoutPreview = memo(function LoadoutPreview({ loadout, monster, seat, isHidden }: LoadoutPreviewProps) {
  const check = loadout.outcomes[0]?.check;
  if (!check) return null;
  return (
    <>
      <CheckPreview check={check} chanceWith={(steps) => chanceOfLoadout(loadout, steps)} />
      <SuccessLadder outcomes={loadout.outcomes} />
      {monster !== undefined && (
        <OnStage isHidden={isHidden}>
          <CombatStakes check={check} chance={chanceOfLoadout(loadout)} monster={monster} by={seat} />
        </OnStage>
      )}
    </>
  );
});

const WEAPON_OPTION = /^o\.(take|drop)-weapon$|^o\.release-spell$/;

interface LoadoutProps {
  readonly decision: DecisionOf<'q.hands'>;
  readonly loadout: Loadout;
  readonly n: number;
  readonly best: boolean;
  readonly highlight: () => void;
}

/** A loadout: its weapons, its costs, and its chance of success. Fights with it, or casts first. */
function LoadoutButton({ decision, loadout, n, best, highlight }: LoadoutProps) {
  const loaded = useLoadedContent();
  const { content, words } = loaded;
  const { answer, give, readOnly } = useTable();
  const [sure, setSure] = useState(false);
  const { cards, held, answers, casts, uses } = loadout;
  const chance = chanceOfLoadout(loadout);
  const { clues, steps } = cluesForLoadout(loadout);
  const withClues = chanceOfLoadout(loadout, steps);
  const hopeless = withClues <= 0 && decision.options.length > 1;
  const [first] = answers;
  const weapons = cards.filter((card) => content.cards.get(card)?.weapon);
  const fight = () => {
    if (hopeless && !sure) return setSure(true);
    if (answers.length === 1 && first !== undefined) return answer(first);
    // Rolls only with these weapons in hand: one may have been lost on the way.
    give({ decision: decision.id, answers }, (next, option) => option !== 'roll' || isArmedWith(next, weapons));
  };
  const name =
    cards.length === 0
      ? words.capitalize(t('shared.hands.bare'))
      : cards.map((card) => words.name('card', card)).join(' + ');
  const named = (those: readonly { readonly card: string }[]) =>
    words.list(those.map(({ card }) => words.name('card', card)));
  const spent = (['exhausted', 'discarded'] as const).flatMap((way) => {
    const those = uses.filter(({ how }) => how === way);
    const sanity = those.reduce((sum, one) => sum + (one.sanity ?? 0), 0);
    if (those.length === 0) return [];
    const text = t(`ui.hands.${way}`, { card: named(those) });
    return [sanity > 0 ? `${text}, ${words.say('amount.sanity', { n: sanity })}` : text];
  });
  // Spells are named, unless the line contains nothing else.
  const cast = t('ui.hands.cast', {
    named: String(casts.length < cards.length),
    spells: named(casts),
    chance: formatPercent(loadout.cast),
  });
  const hints = [
    ...(held && cards.length > 0 ? [t('ui.hands.in-hand')] : []),
    ...(casts.length > 0 ? joinFirst(cast, formatDice(loadout)) : formatDice(loadout)),
    ...spent,
  ];
  return (
    <button
      type="button"
      data-key={n <= 9 ? n : undefined}
      data-option={answers.join() === 'roll' ? 'roll' : undefined}
      data-sure={sure || undefined}
      className={`both${best ? ' best' : ''}${held ? ' held' : ''}`}
      aria-disabled={readOnly || undefined}
      onClick={fight}
      onPointerEnter={highlight}
      onFocus={highlight}
    >
      <kbd>{n <= 9 ? n : ''}</kbd>
      <span className="option-text">
        {name}
        <small>{hints.join(' · ')}</small>
        {sure && <em role="status">{t('ui.hands.hopeless')}</em>}
      </span>
      <span className="loadout-chance">
        <Chance of={formatPercent(chance)} />
        <ChanceBar chance={chance} more={withClues} />
        {withClues > chance && <small>{t('ui.hands.clues', { n: clues, chance: formatPercent(withClues) })}</small>}
      </span>
    </button>
  );
}

/** Sets a heading before the first of several hints. */
function joinFirst(heading: string, [first, ...others]: readonly string[]): string[] {
  return first === undefined ? [heading] : [`${heading}: ${first}`, ...others];
}

/** Formats its dice: of a spell those on success, and otherwise. */
function formatDice({ outcomes, casts }: Loadout): string[] {
  const dice = (check: CheckDetails) => t('ui.hands.dice', { n: bestDice(check) });
  const first = outcomes[0]?.check;
  const last = outcomes.at(-1)?.check;
  if (!first || !last) return [];
  const label =
    casts.length > 0 && outcomes.length > 1
      ? t('ui.hands.cast.else', { dice: dice(first), n: bestDice(last) })
      : dice(first);
  return first.sixes ? [label, t('shared.check.sixes')] : [label];
}

/** Returns true if exactly these cards are in hand at a question. */
function isArmedWith(decision: TypedDecision, weapons: readonly string[]): boolean {
  const { armed = [] } = aboutOf(decision);
  return [...armed].sort().join() === [...weapons].sort().join();
}

/** A chance as a bar: dark without Clues, lighter the gain by Clues. */
function ChanceBar({ chance, more = chance }: { chance: number; more?: number }) {
  return (
    <i className="odds-bar" aria-hidden="true">
      <i className="more" style={{ width: `${more * 100}%` }} />
      <i style={{ width: `${chance * 100}%` }} />
    </i>
  );
}

/** A single weapon or spell: equipped, cast or released by a click. */
function WeaponButton({ decision, option, n }: { decision: TypedDecision; option: PublicOption; n: number }) {
  const loaded = useLoadedContent();
  const { content, words } = loaded;
  const { answer, pointing, snapshot, readOnly } = useTable();
  const { highlight } = pointing;
  const lit = useIsHighlighted(option.on);
  const { text, reduction } = describeOption(loaded, decision, option, snapshot.view);
  const card = content.cards.get(String(option.args?.card));
  const carry = useDraggable(useWeaponDrag(({ id }) => id === option.id));
  const held = option.key === 'o.drop-weapon' || option.key === 'o.release-spell';
  if (!card) return null;
  return (
    <button
      type="button"
      data-option={option.id}
      data-key={n <= 9 ? n : undefined}
      data-about={card.id}
      {...carry}
      className={`weapon${held ? ' held' : ''}${lit ? ' lit' : ''}`}
      aria-disabled={readOnly || undefined}
      onClick={() => answer(option.id)}
      onPointerEnter={() => highlight(option.on)}
      onPointerLeave={() => highlight(undefined)}
      onFocus={() => highlight(option.on)}
      onBlur={() => highlight(undefined)}
    >
      <kbd>{n <= 9 ? n : ''}</kbd>
      <CardIcon card={card} />
      <span className="option-text">
        {/* A tick that repeats the text visually. */}
        <span className="visually-hidden">{text}</span>
        <span aria-hidden="true">
          {words.name('card', card.id)} {held && '✓'}
        </span>
        <small>
          {cardSummary(loaded, card)}
          {card.weapon && ` · ${t('ui.hands.takes', { n: card.weapon.hands })}`}
          {reduction !== undefined && <em> {reduction}</em>}
        </small>
      </span>
    </button>
  );
}
