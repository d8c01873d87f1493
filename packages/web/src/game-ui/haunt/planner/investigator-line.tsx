import type { HauntInvestigator, HauntPlan, HauntView } from '@vigil/rules';
import { figuresOf } from '@vigil/table';
import { FigureIcon } from '../../../art/card-icons.js';
import { SymbolIcon } from '../../../board/symbols.js';
import { useTable } from '../../../table/context.js';
import { Cameo } from '../../../table/people/cameo.js';
import { useLoadedContent } from '../../../text/use-content.js';
import { GateDestinations, PreviewedMoves } from './gate-destinations.js';
import { t } from './words.js';
import './person-line.css';

interface Props {
  readonly view: HauntView;
  readonly who: HauntInvestigator;
  readonly plan: HauntPlan | undefined;
}

/**
 * An investigator in one line. It has a link to the sheet, the place, sanity and stamina, clues, trophies, and the
 * plan's remarks.
 */
export function InvestigatorLine({ view, who, plan }: Props) {
  const { content, words } = useLoadedContent();
  const { showSheet, pointing, company } = useTable();
  const { maximum } = figuresOf(view, who);
  const name = words.name('investigator', who.id);
  const signs = [
    ...who.monsterTrophies.flatMap((token) => content.tokens.get(token)?.symbol ?? []),
    ...who.gateTrophies.flatMap((marker) => content.gateMarkers.get(marker)?.symbol ?? []),
  ];
  return (
    <header className="person-line">
      <h3>
        <button
          type="button"
          data-about={who.id}
          aria-label={t('ui.haunt.sheet-of', { name })}
          onClick={() => showSheet(who.seat)}
          onPointerEnter={() => pointing.highlight(who.id)}
          onPointerLeave={() => pointing.highlight(undefined)}
        >
          <Cameo id={who.id} />
          {name}
        </button>{' '}
        <small>{words.name('place', who.place)}</small>
        {company && <company.PlayerBadge seat={who.seat} />}
      </h3>
      <p className="person-vitals">
        <span className="sanity" title={words.say('amount.sanity', { n: who.sanity })}>
          {who.sanity}
          <small>/{maximum.sanity}</small>
        </span>
        <span className="stamina" title={words.say('amount.stamina', { n: who.stamina })}>
          {who.stamina}
          <small>/{maximum.stamina}</small>
        </span>
        <span title={t('ui.sheet.clues', { n: who.clues })}>
          <FigureIcon of="clue" /> {who.clues}
        </span>
        {signs.length > 0 && (
          <span className="person-signs">
            {signs.map((symbol, i) => (
              <SymbolIcon
                // biome-ignore lint/suspicious/noArrayIndexKey: trophies keep their order
                key={i}
                symbol={symbol}
                title={t('ui.haunt.trophy', { symbol: words.say(`symbol.${symbol}`) })}
              />
            ))}
          </span>
        )}
      </p>
      {plan && (
        <p className="gate-destinations">
          <GateDestinations view={view} seat={who.seat} plan={plan} />
        </p>
      )}
      {plan && <PreviewedMoves view={view} seat={who.seat} plan={plan} />}
      {plan && <Dangers seat={who.seat} plan={plan} />}
    </header>
  );
}

/** The monsters that reach an investigator who stays in place, or are there already. */
function Dangers({ seat, plan }: { seat: number; plan: HauntPlan }) {
  const { words } = useLoadedContent();
  const coming = plan.cityPhase.monsters.filter(({ meets }) => meets.some((meet) => meet.seat === seat));
  if (coming.length === 0) return null;
  const sure = coming.some(({ meets }) => meets.some((meet) => meet.seat === seat && meet.certain));
  const names = words.list(coming.map(({ token }) => words.nameInForm('monster', token, 'dat')));
  return <p className="person-danger">{t(sure ? 'ui.haunt.met-by' : 'ui.haunt.met-by.perhaps', { names })}</p>;
}
