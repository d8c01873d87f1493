import type { PublicOption } from '@vigil/engine';
import { aboutOf, type TypedDecision } from '@vigil/rules';
import { bestDice, chanceOf } from '@vigil/table';
import { CardIcon } from '../../art/card-icons.js';
import { optionWords } from '../../play/options.js';
import { useEdition } from '../../say/use-edition.js';
import { t } from '../../words/t.js';
import { useLit, useTable } from '../context.js';
import { gist } from '../people/held-cards.js';
import { AheadOf } from './about.js';
import { Chance, moveFocus, OptionButton } from './options.js';
import './decision.css';
import './options.css';
import './weapons-in-hand.css';

/**
 * What to fight with: every weapon as a line that is ticked while it is in hand, with the chance there would be; then the
 * sum of the check; then the attack.
 */
export function Hands({ decision }: { decision: TypedDecision }) {
  const { answer } = useTable();
  const options: readonly PublicOption[] = decision.options;
  const [attack] = options.filter(({ key }) => key === 'o.roll-combat');
  const about = aboutOf(decision);
  const check = about.checks?.roll;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from button to button
    <div className="hands" onKeyDown={moveFocus}>
      <ol className="options">
        {options.map(
          (option, i) =>
            option !== attack && (
              <li key={option.id}>
                {WEAPON.test(option.key) ? (
                  <Weapon decision={decision} option={option} n={i + 1} />
                ) : (
                  <OptionButton decision={decision} option={option} n={i + 1} />
                )}
              </li>
            ),
        )}
      </ol>
      <AheadOf decision={decision} />
      {attack && (
        <button type="button" className="great attack" data-option={attack.id} onClick={() => answer(attack.id)}>
          <kbd>{options.indexOf(attack) + 1}</kbd>
          <span>{t('ui.hands.attack', { n: check ? bestDice(check) : 0 })}</span>
          {check && <Chance of={chanceOf(check)} />}
        </button>
      )}
    </div>
  );
}

const WEAPON = /^o\.(take|drop)-weapon$/;

/** A weapon: taken up or put away by one click. */
function Weapon({ decision, option, n }: { decision: TypedDecision; option: PublicOption; n: number }) {
  const edition = useEdition();
  const { content, words } = edition;
  const { answer, pointing, snapshot } = useTable();
  const { light } = pointing;
  const lit = useLit(option.on);
  const { text, chance, against } = optionWords(edition, decision, option, snapshot.view);
  const card = content.cards.get(String(option.args?.card));
  const held = option.key === 'o.drop-weapon';
  const bonus = aboutOf(decision).checks?.roll?.sources.find(({ source }) => source === card?.id)?.by;
  if (!card?.weapon) return null;
  return (
    <button
      type="button"
      data-option={option.id}
      data-about={card.id}
      className={`weapon${held ? ' held' : ''}${lit ? ' lit' : ''}`}
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
        <span aria-hidden="true">{words.name('card', card.id)}</span>
        <small>
          {held && `${t('ui.hands.held')} · `}
          {gist(edition, card)} · {t('ui.hands.takes', { n: card.weapon.hands })}
          {against !== undefined && <em> {against}</em>}
        </small>
      </span>
      {held ? (
        <b className="likelihood tick">{words.signed(bonus ?? 0)} ✓</b>
      ) : (
        chance !== undefined && <Chance of={chance} />
      )}
    </button>
  );
}
