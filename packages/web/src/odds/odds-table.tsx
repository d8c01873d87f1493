import { ODDS_TABLE_SUCCESSES, oddsTable, type RollKind } from '@vigil/table';
import { type CSSProperties, useId, useState } from 'react';
import { clauseAddress } from '../app/route.js';
import { t } from './words.js';
import './odds.css';

const SUCCESSES = Array.from({ length: ODDS_TABLE_SUCCESSES }, (_, i) => i + 1);
/** The clauses behind each table. */
const CLAUSES: Readonly<Record<RollKind, readonly string[]>> = {
  fair: ['A-SKILL-03', 'H-ODDS-01'],
  blessed: ['A-SKILL-04'],
  cursed: ['A-SKILL-05'],
  either: ['H-BLESS-02', 'H-ODDS-02'],
  both: ['H-BLESS-03', 'H-ODDS-02'],
};

/** The chance of at least n successes by the number of dice, for every kind of roll; computed during rendering. */
export default function OddsTable() {
  const [rolls, setRolls] = useState<RollKind>('fair');
  const name = useId();
  return (
    <div className="odds">
      <div className="odds-side">
        <p>{t('ui.odds.about')}</p>
        <RollChoice legend={t('ui.odds.rolls')} kinds={['fair', 'blessed', 'cursed']} {...{ name, rolls, setRolls }} />
        <RollChoice legend={t('ui.odds.horror')} kinds={['either', 'both']} {...{ name, rolls, setRolls }} />
        <div className="odds-notes">
          <p>{t('ui.odds.clues')}</p>
          <p>{t('ui.odds.none')}</p>
          <p className="small">
            {t('ui.odds.why')}{' '}
            {CLAUSES[rolls].map((id) => (
              <a key={id} className="clause" href={clauseAddress(id)}>
                {id}
              </a>
            ))}
          </p>
        </div>
      </div>
      <div className="odds-sheet">
        <table>
          <caption>
            <span className="visually-hidden">{t('ui.odds.caption', { rolls: t(`ui.odds.${rolls}`) })}</span>
            <span aria-hidden="true">{t(`ui.odds.${rolls}.about`)}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('ui.odds.dice')}</th>
              {SUCCESSES.map((n) => (
                <th key={n} scope="col">
                  <span className="visually-hidden">{t('ui.odds.successes', { n })}</span>
                  <span aria-hidden="true">{n === ODDS_TABLE_SUCCESSES ? n : `${n}+`}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {oddsTable(rolls).map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by number of dice
              <tr key={i}>
                <th scope="row">
                  <span className="visually-hidden">{t('ui.odds.dice.n', { n: i + 1 })}</span>
                  <span aria-hidden="true">{i + 1}</span>
                </th>
                {SUCCESSES.map((n) => (
                  <ChanceCell key={n} chance={row[n - 1]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface OddsChoiceProps {
  readonly legend: string;
  readonly kinds: readonly RollKind[];
  readonly name: string;
  readonly rolls: RollKind;
  readonly setRolls: (rolls: RollKind) => void;
}

/** A choice among kinds of rolls. */
function RollChoice({ legend, kinds, name, rolls, setRolls }: OddsChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {kinds.map((kind) => (
        <label key={kind}>
          <input type="radio" name={name} checked={kind === rolls} onChange={() => setRolls(kind)} />
          <span>{t(`ui.odds.${kind}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A chance in whole per cent, with a bar; 0 % and 100 % are reserved for certainty. */
function ChanceCell({ chance }: { chance: number | undefined }) {
  if (chance === undefined) {
    return (
      <td className="never">
        <span className="visually-hidden">{t('ui.odds.never')}</span>
        <span aria-hidden="true">·</span>
      </td>
    );
  }
  const certain = chance >= 100;
  const [shown, spoken] = certain
    ? ['>99', t('ui.odds.more')]
    : chance <= 0
      ? ['<1', t('ui.odds.less')]
      : [String(chance), String(chance)];
  const className = chance >= 50 ? 'likely' : chance < 10 ? 'hardly' : undefined;
  return (
    <td className={className} style={{ '--chance': `${chance}%` } as CSSProperties}>
      <span className="visually-hidden">{t('ui.odds.cell', { chance: spoken })}</span>
      <span aria-hidden="true">{shown}</span>
    </td>
  );
}
