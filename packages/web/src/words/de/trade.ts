import type { TRADE } from '../en/trade.js';

/** What is said while two trade. */
export const TRADE_DE: Record<keyof typeof TRADE, string> = {
  'ui.trade.hand': 'Was {name} behält',
  'ui.trade.no-cards': 'Keine Karten, die getauscht werden können.',
  'ui.trade.give': '{name} gibt',
  'ui.trade.ask': '{name} gibt',
  'ui.trade.empty': 'Lege Karten oder Geld hierher.',
  'ui.trade.nothing': 'Nichts',
  'ui.trade.give.table': '{card} geben',
  'ui.trade.give.hand': '{card} behalten',
  'ui.trade.ask.table': '{card} verlangen',
  'ui.trade.ask.hand': '{card} nicht verlangen',
  'ui.trade.give.money': '1 $ mehr geben',
  'ui.trade.ask.money': '1 $ mehr verlangen',
  'ui.trade.give.money-less': '1 $ weniger geben',
  'ui.trade.ask.money-less': '1 $ weniger verlangen',
  'ui.trade.money-more': '+ 1 $',
  'ui.trade.money-less': '− 1 $',
  'ui.trade.to-table': 'Auf den Tisch',
  'ui.trade.to-hand': 'Zurück zum Besitzer',
  'ui.trade.offer': 'Das anbieten',
  'ui.trade.cancel': 'Nicht tauschen',
  'ui.trade.accept': 'Annehmen',
  'ui.trade.decline': 'Ablehnen',
};
