/**
 * Phrases of the shorthand for one effect each, translated by hand from the facts alone. A phrase must end at the end of
 * the effect. The first match wins.
 */
import { line } from '../normal-form.js';
import { BOX_PHRASES } from './box-phrases.js';
import type { Phrase, Scanner } from './scanner.js';
import { AMOUNT, cardKind, cost, DECK, ID, resource } from './shorthand-terms.js';

const amount = (words: string, text: Scanner): string => {
  if (words !== 'that many') return words;
  if (!text.thatMany) throw text.unreadError('nothing was rolled or chosen');
  return text.thatMany;
};
/** Formats a price: ` price +1`, ` price half`, or nothing for the list price. */
function price(words: string): string {
  if (words === 'list') return '';
  const change = /^list ([+-]) \$(\d+)$/.exec(words);
  if (change) return ` price ${change[1]}${change[2]}`;
  return words === 'half list, rounded up' ? ' price half' : ` price ${words}`;
}
const PRICE = 'list [+-] \\$\\d+|half list, rounded up|list';
const re = (source: string): RegExp => new RegExp(source);
/** Makes a phrase with a fixed line. */
const word = (source: string, say: string): Phrase => [re(source), () => (say === '' ? [] : say)];

/** Effects on possessions. */
const POSSESSIONS: readonly Phrase[] = [
  word('nothing|no encounter', ''),
  word('(?:gain )?cursed', 'receive curse'),
  word('blessed', 'receive blessing'),
  word('any 1 investigator of choice: blessed', 'receive blessing by one chosen'),
  word('retainer', 'receive retainer'),
  word('(?:take )?lodge membership', 'receive silver-twilight-lodge-membership'),
  word('deputy', 'receive deputy-of-arkham'),
  word('discard (?:the )?curse', 'remove-status curse'),
  word('discard (?:the )?blessing', 'remove-status blessing'),
  [re('take (?:benefit|detriment):([a-z-]+)'), ([, card]) => `receive ${card}`],
  [re('barred:([a-z-]+)'), ([, neighbourhood]) => `receive barred-from-${neighbourhood}`],
  [re('patrol:([a-z-]+)'), ([, street]) => `lay police-patrol ${street}`],
  [re('gain (\\d+) exhibits?'), ([, n]) => `draw ${n} exhibit`],
  [
    re('monster appears, ambush(?:, (horror|combat) ([+-]\\d+))?'),
    ([, what, by]) => `monster appears${what ? ` ${what} ${by}` : ''} with ambush`,
  ],
  [re('monster surprises, (horror|combat) ([+-]\\d+)'), ([, what, by]) => `monster appears ${what} ${by} surprise`],
  [re('(speed|sneak|fight|will|lore|luck) slider to its lowest \\1'), ([, skill]) => `slide ${skill} lowest`],
  [
    re('(?:reduced to (\\d+) (sanity|stamina)|(?:sanity|stamina) (?:reduced )?to (\\d+))'),
    ([all, n, what, m]) => {
      const whose = what ?? (all.includes('sanity') ? 'sanity' : 'stamina');
      return `reduce ${whose} to ${n ?? m}`;
    },
  ],
  [re('gain (\\d+) brood tokens?'), ([, n]) => `gain ${n} brood`],
  [
    re('gain 1 clue for each own (tome|spell|gate trophy)'),
    ([, what]) => `gain ${what === 'gate trophy' ? 'gate-trophies' : `${what}s`} clue`,
  ],
  word('become cursed', 'receive curse'),
  word('lose lodge membership', 'remove-status silver-twilight-lodge-membership'),
  [re('restore full (sanity|stamina)'), ([, what]) => `gain full ${what}`],
  [re(`(gain|lose) \\$(${AMOUNT})`), ([, verb, n]) => `${verb} ${n} money`],
  [re('lose all \\$'), () => 'lose all money'],
  [re('lose half of own \\$,? rounded (up|down)'), ([, round]) => `lose half-money-${round} money`],
  [
    re(`(gain|lose) (${AMOUNT}|all|that many) (sanity|stamina|clues?)`),
    ([, verb, n, what], text) => `${verb} ${amount(n as string, text)} ${resource(what as string)}`,
  ],
  [
    re('lose (\\d+) sanity and (\\d+) stamina'),
    ([, sanity, stamina]) => `lose ${sanity} sanity and ${stamina} stamina`,
  ],
  [re('lose (\\d+) (monster|gate) trophy'), ([, n, what]) => `lose ${n} ${what}-trophy`],
  [re('lose 1 (sanity|stamina) for each failure'), ([, what]) => `lose failures ${what}`],
  [re('gain 1 clue for each success'), () => 'gain successes clue'],
  [re(`gain (${AMOUNT}|that many) points split sanity/stamina`), ([, n], text) => `split ${amount(n as string, text)}`],
  [re('pay \\$(\\d+)'), ([, n]) => `pay ${n} money`],
  [re('discard (\\d+) clues?'), ([, n], text) => `${text.isPaying ? 'pay' : 'discard'} ${n} clue`],
  [re('(?:own )?max(?:imum)? (sanity|stamina) ([+-]\\d+)'), ([, what, by]) => `maximum ${what} ${by}`],
  [
    re('(?:lose|discard) half of own items(?: of choice)?, rounded (up|down)'),
    ([, round]) => `discard half-items-${round} item`,
  ],
  [re('(?:lose|discard) half of own items(?: of choice)?'), () => 'discard half-items item'],
  [
    re(
      '(?:lose|discard) (\\d+|all) ((?:own )?(?:weapon or spell|spell or weapon|items?|weapons?|spells?|skills?|clues?|tomes?|allies|ally|madness|injury|common|unique|exhibit)(?: of choice)?)(?:, if any)?',
    ),
    ([, n, kind], text) =>
      text.isPaying ? `pay ${cost([`${n} ${kind}`])}` : `discard ${n} ${cardKind(kind as string)}`,
  ],
  [re('discard the whiskey'), () => 'discard 1 common:whiskey'],
];

/** Effects that draw, find, take and buy cards. */
const CARDS: readonly Phrase[] = [
  [
    re(`draw (\\d+) (${DECK})(?: keep (\\d+))?`),
    ([, n, deck, keep]) => `draw ${n} ${deck}${keep ? ` keep ${keep}` : ''}`,
  ],
  [
    re(`draw (\\d+) (${DECK}) or (${DECK})`),
    ([, n, one, other]) => [
      {
        say: 'choose',
        parts: [one, other].map((deck, i) => ({ label: i === 0 ? 'a' : 'b', lines: [{ say: `draw ${n} ${deck}` }] })),
      },
    ],
  ],
  [
    re(`draw as many (${DECK})s? as successes(?: keep (\\d+))?`),
    ([, deck, keep]) => `draw successes ${deck}${keep ? ` keep ${keep}` : ''}`,
  ],
  word('draw 1 random ally', 'draw 1 ally'),
  [re(`search (?:the )?(${DECK})(?: deck)?(?:, take 1 of choice)?`), ([, deck]) => `search ${deck}`],
  [re(`take first (weapon|tome) in the (${DECK}) deck`), ([, kind, deck]) => `find ${deck} ${kind}`],
  [re(`may take ((?:${DECK}):${ID})`), ([, card]) => `may take ${card}`],
  [re(`buy up to (\\d+) clues at \\$(\\d+) each`), ([, n, price]) => `buy up to ${n} clue at ${price}`],
  [re(`sell 1 (unique) of choice for twice its list price`), ([, kind]) => `sell ${kind} at 2 times`],
  [re(`take ((?:${DECK}|special):${ID})`), ([, card]) => `take ${card}`],
  [
    re(`may buy (\\d+) of (\\d+) (${DECK}) at (${PRICE})`),
    ([, buy, of, deck, at]) => `shop ${of} ${deck} buy ${buy}${price(at as string)}`,
  ],
  [
    re(`may buy any of (\\d+) (${DECK}) at (${PRICE})`),
    ([, of, deck, at]) => `shop ${of} ${deck} buy ${of}${price(at as string)}`,
  ],
  [
    re(`buy (\\d+) of (\\d+) (${DECK}) at (${PRICE}), discard the rest`),
    ([, buy, of, deck, at]) => `shop ${of} ${deck} buy ${buy}${price(at as string)} must`,
  ],
  // Nothing is mandatory within a `may`.
  [
    re(`buy (\\d+) of (\\d+) (${DECK}) at (${PRICE})`),
    ([, buy, of, deck, at]) => `shop ${of} ${deck} buy ${buy}${price(at as string)}`,
  ],
  [
    re(`look at the top (${DECK}) and the top (${DECK}), may buy either, both or none at list`),
    ([, one, other]) => `shop 1 ${one} 1 ${other} buy 2`,
  ],
  [re(`look at the top (${DECK}), may buy it at list`), ([, deck]) => `shop 1 ${deck} buy 1`],
  [
    re(
      `turn up the top (\\d+) (${DECK}) and the top (\\d+) (${DECK}) ;; every player may buy any of the (\\d+) at list; ` +
        'the encountering player settles who gets a disputed card ;; discard what is left',
    ),
    ([, n, deck, m, other, all]) => `shop ${n} ${deck} ${m} ${other} buy ${all} for all-players`,
  ],
  // Follows "search ...", which then finds a card to buy.
  [re("may buy 1 of the player's choice from that deck at list"), () => 'buy it'],
  [re('sell 1 (common) of choice for twice its list price'), ([, kind]) => `sell ${kind} at 2 times`],
];

/** Movement and fates of investigators. */
const FATES: readonly Phrase[] = [
  word('arrested', 'arrested'),
  word('devoured', 'devoured'),
  word('delayed|stay here next turn', 'delayed'),
  word('lost in time and space', 'lost'),
  word('lose next turn', 'lose-turn'),
  word('turn ends', 'end-turn'),
  word('return to arkham without an explored marker', 'return unexplored'),
  word('move to the first area', 'move first-area'),
  [re(`move to (${ID}) and encounter 1 of (\\d+) cards there`), ([, place, n]) => `move ${place} encounter ${n}`],
  word('return to arkham', 'return'),
  word('encounter again here', 'encounter again'),
  word('move to the street', 'move street'),
  word('move anywhere in arkham', 'move anywhere encounter 1'),
  word('move to any streets or location in arkham, own choice', 'move anywhere'),
  word('move to the second area', 'move second-area'),
  word(
    'draw 1 mythos card, move to the gate location named on it and encounter there',
    'move gate-of-drawn-mythos encounter 1',
  ),
  [re(`move to (${ID}) and encounter there`), ([, place]) => `move ${place} encounter 1`],
  [re(`move to (${ID}), encounter 1 of 2 cards there`), ([, place]) => `move ${place} encounter 2`],
  [re(`one encounter in (${ID}) then return here`), ([, world]) => `visit ${world}`],
  [re(`move to (${ID})`), ([, place]) => `move ${place}`],
];

/** Monsters, gates and the board. */
const BOARD: readonly Phrase[] = [
  [
    re('monster appears(?:: (horror|combat) ([+-]\\d+))?'),
    ([, what, by]) => `monster appears${what ? ` ${what} ${by}` : ''}`,
  ],
  word('gate and monster appear', 'gate opens with monster'),
  word('monster surprises', 'monster appears surprise'),
  [re('(\\d+) monsters appear'), ([, n]) => `${n} monsters appear`],
  [
    re('(?:draw )?(\\d+) monsters? from the cup as (?:a trophy|trophies)(?:, endless (?:ones )?too)?'),
    ([, n]) => (n === '1' ? 'trophy from cup' : `${n} trophies from cup`),
  ],
  [
    re('(\\d+) Dunwich Horror token (on|off) the track'),
    ([, n, on]) => `dunwich-horror ${on === 'on' ? '+' : '-'}${n}`,
  ],
  [
    re('(\\d+) rift progress markers? (on|off)(?: the kingsport board)?'),
    ([, n, on]) => `rift-progress ${on === 'on' ? '+' : '-'}${n}`,
  ],
  [re('doom ([+-]\\d+)'), ([, by]) => `doom ${by}`],
  [re('condition:([a-z-]+) face (up|down)'), ([, card, side]) => `turn ${card} ${side}`],
  [re(`(${ID}) closed (?:for the rest of the game|until the game ends)`), ([, place]) => `close ${place} for-good`],
  [re(`(\\d+) monsters from the cup to (${ID}) \\(street\\)`), ([, n, place]) => `place ${n} monsters ${place}`],
  word('gate appears here, the investigator is drawn through it', 'gate opens'),
  word(
    '(?:draw )?1 monster from the cup(?: and keep it as a trophy, endless ones too| becomes a trophy \\(endless too\\))',
    'trophy from cup',
  ),
  word('take any 1 monster on the board as a trophy', 'trophy from board'),
  word('close it, no trophy, marker back to the pile', 'close gate this'),
  word('close 1 open gate of choice', 'close gate chosen'),
  word('close the gate entered through \\(pass or fail\\)', 'close gate entered'),
  word('remove 1 doom token from the doom track', 'doom -1'),
  word('1 doom token on the doom track', 'doom +1'),
  word('1 doom token back on the track, unless full', 'doom +1'),
  [re('terror ([+-]\\d+)'), ([, by]) => `terror ${by}`],
  [re('terror level to (\\d+)'), ([, to]) => `terror to ${to}`],
  word(
    'turn the top card of 1 neighbourhood deck of choice face up; the next investigator to have an encounter from that deck draws that card',
    'turn up location card',
  ),
  word(
    'choose an unused investigator and bring it in as a new one, the present investigator leaves play with all cards, tokens and trophies',
    'change into an unused investigator',
  ),
  [re('return to cup: all monsters in the sky and the outskirts'), () => 'remove any from sky-and-outskirts to cup'],
  [
    re('return to cup: all monsters in any (streets|location)'),
    ([, at]) => `remove any from ${at === 'location' ? 'locations' : at} to cup`,
  ],
  [
    re(`return to cup: all monsters in (${ID}) \\(streets and locations\\)`),
    ([, place]) => `remove any from neighbourhood ${place} to cup`,
  ],
  [
    re(`return to cup: (?:all )?(${ID})(?: and (${ID}))?( in arkham| in play)?`),
    ([, one, two, where]) =>
      `remove ${[one, two].filter((kind) => kind !== undefined).join(' ')} from ${where === ' in arkham' ? 'arkham' : 'in-play'} to cup`,
  ],
  [re(`(\\d+) monsters from the cup placed in (${ID}) streets`), ([, n, place]) => `place ${n} monsters ${place}`],
  [re(`each (${ID}) held as a monster trophy: placed in (${ID})`), ([, kind, place]) => `release ${kind} at ${place}`],
  [
    re(`closed until the end of next turn: (${ID}(?:, ${ID})*)`),
    ([, places]) => `close ${places?.replaceAll(',', '')}`,
  ],
  [re(`closed: (${ID}(?:, ${ID})*)`), ([, places]) => `close ${places?.replaceAll(',', '')}`],
  [re(`return to cup: (${ID}) and (${ID}) in arkham`), ([, one, two]) => `remove ${one} ${two} from arkham to cup`],
  [
    re(`all (${ID})(?: and (${ID}))? in arkham: to the cup`),
    ([, ...kinds]) => `remove ${kinds.filter((kind) => kind !== undefined).join(' ')} from arkham to cup`,
  ],
  word('monster surge', 'monster surge'),
  word('investigators in jail are freed', 'free from jail'),
  word('all elder sign tokens \\(seals\\) leave the board', 'remove seals'),
  word('1 random ally of the ally deck back to the box', 'box ally'),
];

/** Effects of monsters in a fight. */
const FIGHTS: readonly Phrase[] = [
  word('combat over', 'end combat'),
  word('sucked into the closest gate, tie: own choice', 'through nearest gate'),
  word('to the box, no trophy', 'return monster to box'),
  word('back to the cup', 'return monster to cup'),
  word('horror check and combat check fail without a roll', 'fail checks horror combat'),
  [
    re('discard ([^:;()]+), else the (horror|combat) check fails without a roll'),
    ([, what, check]) => [line(`may pay ${cost([what as string])}`, { no: [{ say: `fail checks ${check}` }] })],
  ],
];

/** Effects of a card on itself. */
const THIS_CARD: readonly Phrase[] = [
  word('discard this', 'discard this'),
  word('this to the box', 'box this'),
  [re('1 token on this; at (\\d+) tokens discard this'), ([, of]) => `token +1 of ${of}`],
  [re('(\\d+) clue token on the card'), ([, n]) => `token +${n}`],
  word('that many clue tokens leave the card', 'token off chosen'),
  [re('gain (\\d+) movement points?|\\+(\\d+) movement points?'), ([, n, m]) => `movement points +${n ?? m}`],
];

export const PHRASES: readonly Phrase[] = [
  ...BOX_PHRASES,
  ...FIGHTS,
  ...CARDS,
  ...POSSESSIONS,
  ...FATES,
  ...BOARD,
  ...THIS_CARD,
];
