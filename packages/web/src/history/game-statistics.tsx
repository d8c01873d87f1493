import { savedName } from '../text/saved-names.js';
import { useLoadedContent } from '../text/use-content.js';
import { FigureList } from '../ui/figure-list.js';
import { locale } from '../words/t.js';
import { Bars } from './bars.js';
import type { Statistics } from './statistics.js';
import { t } from './words.js';

/** Statistics of all games: figures first, then results by game and by Ancient One. */
export function GameStatistics({ numbers }: { numbers: Statistics }) {
  const loaded = useLoadedContent();
  const { all, byGame, byAncientOne } = numbers;
  const figures: (readonly [label: string, value: string])[] = [
    [t('ui.history.games'), String(all.games)],
    [t('ui.history.under-way'), String(all.games - all.finished)],
    [t('ui.history.finished'), String(all.finished)],
    [t('ui.history.won'), t('ui.history.won.of', { won: all.won, finished: all.finished })],
  ];
  for (const { game, tally } of byGame) {
    if (tally.length !== undefined) figures.push([t(`ui.history.length.${game}`), formatDecimal(tally.length)]);
  }
  if (all.bestScore !== undefined) figures.push([t('ui.history.best'), String(all.bestScore)]);
  return (
    <section className="numbers" aria-labelledby="history-numbers">
      <h2 id="history-numbers">{t('ui.history.numbers')}</h2>
      <FigureList figures={figures} className="totals" />
      {all.finished > 0 && (
        <div className="numbers-bars">
          <div>
            <h3>{t('ui.history.by-game')}</h3>
            <Bars bars={byGame.map(({ game, tally }) => ({ name: t(`ui.frame.game.${game}`), tally }))} />
          </div>
          <div>
            <h3>{t('ui.history.by-ancient-one')}</h3>
            <Bars
              bars={byAncientOne.map(({ ancientOne, names, tally }) => ({
                name: savedName(loaded, { names }, 'ancientOne', ancientOne),
                tally,
              }))}
            />
          </div>
          <p className="small">{t('ui.history.bars')}</p>
        </div>
      )}
    </section>
  );
}

function formatDecimal(n: number): string {
  return n.toLocaleString(locale, { maximumFractionDigits: 1 });
}
