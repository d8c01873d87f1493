import type { PublicOption } from '@vigil/engine';
import { aboutOf, bestDice, type CheckInSight, chanceOfHandful, type Handful, type TypedDecision } from '@vigil/rules';
import { cluesOnHandful, perCent } from '@vigil/table';
import { useState } from 'react';
import { CardIcon } from '../../art/card-icons.js';
import { useCarry, useDrop } from '../../giving/carrying.js';
import { AWAY, IN_HANDS, useToHands } from '../../giving/to-hands.js';
import { optionWords } from '../../play/options.js';
import { useEdition } from '../../say/use-edition.js';
import { useLit, useTable } from '../context.js';
import { CheckAhead } from '../decision/check-sum.js';
import { Chance, moveFocus, OptionButton } from '../decision/options.js';
import { gist } from '../people/held-cards.js';
import type { Asked } from './asked.js';
import { Ladder } from './ladder.js';
import { WhatIsAtStake } from './stakes.js';
import { t } from './words.js';
import '../decision/decision.css';
import '../decision/options.css';
import './hands.css';

/** So many ways to fill the hands are seen at first; on a phone with all that can be done besides. */
const FIRST = 5;
const FIRST_NARROW = 3;
const NARROW = '(max-width: 599px)';

/**
 * What to fight with: both hands at once as a line each, the likeliest to succeed first, which fights with them; each single
 * weapon, taken up or put away by one click; and for the line that is pointed at, what its dice may bring.
 */
export function Hands({ decision }: { decision: Asked<'q.hands'> }) {
  const [all, setAll] = useState(false);
  const [apart, setApart] = useState(false);
  const [pointed, setPointed] = useState(0);
  const { view } = useTable().snapshot;
  const { handfuls, monster } = decision.about;
  const seat = decision.by[0] ?? 0;
  const narrow = window.matchMedia(NARROW).matches;
  const first = narrow ? FIRST_NARROW : FIRST;
  // What is in hand stays in sight: it can be rolled with at once.
  const shown = all ? handfuls : handfuls.filter((one, i) => i < first || one.held);
  const look = shown[pointed] ?? shown[0];
  const others = decision.options.filter(
    ({ id, key }) =>
      key !== 'o.roll-combat' && !WEAPON.test(key) && !handfuls.some(({ answers }) => answers.includes(id)),
  );
  const single = decision.options.filter(
    ({ id, key }) =>
      WEAPON.test(key) || (key !== 'o.roll-combat' && handfuls.some(({ answers }) => answers.includes(id))),
  );
  const check = look?.outcomes[0]?.check;
  const hands = useDrop(IN_HANDS);
  const away = useDrop(AWAY);
  const folded = narrow && !apart && single.length > 2;
  let n = 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from button to button
    <div className={`hands${hands.receives}`} data-drop={hands['data-drop']} data-keys onKeyDown={moveFocus}>
      {check && <p className="small">{t('ui.hands.means', { n: check.difficulty })}</p>}
      <ol className="options" aria-label={t('ui.hands.best')}>
        {shown.map((one, i) => (
          <li key={one.answers.join()}>
            <Both decision={decision} handful={one} n={++n} best={i === 0} point={() => setPointed(i)} />
          </li>
        ))}
        {others.map((option) => (
          <li key={option.id}>
            <OptionButton decision={decision} option={option} n={++n} />
          </li>
        ))}
      </ol>
      {shown.length < handfuls.length && (
        <button type="button" className="unfold" onClick={() => setAll(true)}>
          {t('ui.hands.more', { n: handfuls.length - shown.length })}
        </button>
      )}
      {folded && (
        <button type="button" className="unfold" onClick={() => setApart(true)}>
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
              <Single decision={decision} option={option} n={++n} />
            </li>
          ))}
        </ol>
      )}
      {look && check && (
        <>
          <CheckAhead check={check} />
          <Ladder outcomes={look.outcomes} />
          {monster !== undefined && view.investigators[seat] && (
            <WhatIsAtStake check={check} chance={chanceOfHandful(look)} monster={monster} by={seat} />
          )}
        </>
      )}
    </div>
  );
}

const WEAPON = /^o\.(take|drop)-weapon$|^o\.release-spell$/;

interface BothProps {
  readonly decision: Asked<'q.hands'>;
  readonly handful: Handful;
  readonly n: number;
  readonly best: boolean;
  readonly point: () => void;
}

/** Both hands: what they hold, what that uses up, and how likely it succeeds. It fights with them, or casts first. */
function Both({ decision, handful, n, best, point }: BothProps) {
  const edition = useEdition();
  const { content, words } = edition;
  const { answer, give, theirs } = useTable();
  const [sure, setSure] = useState(false);
  const { cards, held, answers, casts, uses } = handful;
  const chance = chanceOfHandful(handful);
  const { clues, steps } = cluesOnHandful(handful);
  const withClues = chanceOfHandful(handful, steps);
  const hopeless = withClues <= 0 && decision.options.length > 1;
  const [first] = answers;
  const weapons = cards.filter((card) => content.cards.get(card)?.weapon);
  const fight = () => {
    if (hopeless && !sure) return setSure(true);
    if (answers.length === 1 && first !== undefined) return answer(first);
    // Nothing is rolled with other things in hand than are said: a weapon may slip away.
    give({ decision: decision.id, answers }, (next, option) => option !== 'roll' || holds(next, weapons));
  };
  const name = cards.length === 0 ? t('ui.hands.bare') : cards.map((card) => words.name('card', card)).join(' + ');
  const named = (those: readonly { readonly card: string }[]) =>
    words.list(those.map(({ card }) => words.name('card', card)));
  const spent = (['exhausted', 'discarded'] as const).flatMap((way) => {
    const those = uses.filter(({ how }) => how === way);
    const sanity = those.reduce((sum, one) => sum + (one.sanity ?? 0), 0);
    if (those.length === 0) return [];
    const text = t(`ui.hands.${way}`, { card: named(those), n: those.length });
    return [sanity > 0 ? `${text}, ${words.say('amount.sanity', { n: sanity })}` : text];
  });
  // Which ones is said where it is not all that the line names.
  const cast = t('ui.hands.cast', {
    named: String(casts.length < cards.length),
    spells: named(casts),
    chance: perCent(handful.cast),
  });
  const hints = [
    ...(held && cards.length > 0 ? [t('ui.hands.in-hand')] : []),
    ...(casts.length > 0 ? [cast] : []),
    ...diceOf(handful),
    ...spent,
  ];
  return (
    <button
      type="button"
      data-key={n <= 9 ? n : undefined}
      data-option={answers.join() === 'roll' ? 'roll' : undefined}
      data-sure={sure || undefined}
      className={`both${best ? ' best' : ''}${held ? ' held' : ''}`}
      aria-disabled={theirs || undefined}
      onClick={fight}
      onPointerEnter={point}
      onFocus={point}
    >
      <kbd>{n <= 9 ? n : ''}</kbd>
      <span className="option-text">
        {name}
        <small>{hints.join(' · ')}</small>
        {sure && <em role="status">{t('ui.hands.hopeless')}</em>}
      </span>
      <span className="both-chance">
        <Chance of={perCent(chance)} />
        <Bar chance={chance} more={withClues} />
        {withClues > chance && <small>{t('ui.hands.clues', { n: clues, chance: perCent(withClues) })}</small>}
      </span>
    </button>
  );
}

/** Its dice: of a casting those if it works, and else. */
function diceOf({ outcomes, casts }: Handful): string[] {
  const dice = (check: CheckInSight) => t('ui.hands.dice', { n: bestDice(check) });
  const first = outcomes[0]?.check;
  const last = outcomes.at(-1)?.check;
  if (!first || !last) return [];
  const said =
    casts.length > 0 && outcomes.length > 1
      ? t('ui.hands.cast.else', { dice: dice(first), n: bestDice(last) })
      : dice(first);
  return first.sixes ? [said, t('ui.hands.sixes')] : [said];
}

/** Whether just these cards are in hand at a question. */
function holds(decision: TypedDecision, weapons: readonly string[]): boolean {
  const { armed = [] } = aboutOf(decision);
  return [...armed].sort().join() === [...weapons].sort().join();
}

/** A chance as a bar: dark as it falls, lighter what Clues would add. */
function Bar({ chance, more = chance }: { chance: number; more?: number }) {
  return (
    <i className="odds-bar" aria-hidden="true">
      <i className="more" style={{ width: `${more * 100}%` }} />
      <i style={{ width: `${chance * 100}%` }} />
    </i>
  );
}

/** A weapon or a spell by itself: taken up, cast or put away by one click. */
function Single({ decision, option, n }: { decision: TypedDecision; option: PublicOption; n: number }) {
  const edition = useEdition();
  const { content, words } = edition;
  const { answer, pointing, snapshot, theirs } = useTable();
  const { light } = pointing;
  const lit = useLit(option.on);
  const { text, against } = optionWords(edition, decision, option, snapshot.view);
  const card = content.cards.get(String(option.args?.card));
  const carry = useCarry(useToHands(({ id }) => id === option.id));
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
      aria-disabled={theirs || undefined}
      onClick={() => answer(option.id)}
      onPointerEnter={() => light(option.on)}
      onPointerLeave={() => light(undefined)}
      onFocus={() => light(option.on)}
      onBlur={() => light(undefined)}
    >
      <kbd>{n <= 9 ? n : ''}</kbd>
      <CardIcon card={card} />
      <span className="option-text">
        {/* A tick says at a glance what the words say to those who do not see it. */}
        <span className="heard">{text}</span>
        <span aria-hidden="true">
          {words.name('card', card.id)} {held && '✓'}
        </span>
        <small>
          {gist(edition, card)}
          {card.weapon && ` · ${t('ui.hands.takes', { n: card.weapon.hands })}`}
          {against !== undefined && <em> {against}</em>}
        </small>
      </span>
    </button>
  );
}
