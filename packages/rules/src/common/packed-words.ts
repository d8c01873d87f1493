import type { Content } from '../language/content.js';
import { allIds } from './remove-unknown.js';

/**
 * Prefixes of answers, and frequent fields of objects that no initial position has. Saves refer to them by index, so
 * none is ever removed. A removed component or field of the position is added here. Then old saves can be read, and
 * removed components can be named (`packages/lab/test/packed-words.test.ts`).
 */
const FREQUENT_WORDS =
  'go stop use card roll fight evade flee clue keep yes no done take give trade offer accept seat gate place face ability ' +
  'enough encounter go-on back give-money by own left right up down draw top bottom city hand slot bonus allocate sure ' +
  'investigate continue nothing end-day agree object no-bonus to doom terror escape speed-sneak fight-will lore-luck ' +
  'token at marker opened since as exhausted tokens fresh until monsters ending clues mod skill check any horror combat ' +
  'free covered environment rumor headline mythos upkeep movement arkham-encounters other-world-encounters day night ' +
  'seed setup position dice key script asked answers origin beat state barrier decisions taken investigators random packs ' +
  'version before dropped gone chapters houseRules ancientOne ' +
  'allocated attack engagement round for-good final-trade final-attack too-many-monsters checkpoint decisionCount removed ' +
  // Former names of fields.
  'turnedUp starters halfway beyond enters fellOn alone asleep begins fleeting guises heard legacies lent moreMythos onTerror ' +
  'owe passing stayed';

/**
 * Field lists of frequent records that no initial position has. As with {@link FREQUENT_WORDS}, none is ever removed.
 * Field lists of an initial position are learned from it. If they gain a field, their previous line is added here.
 */
const FREQUENT_SHAPES =
  'state,dice,asked,answers key,at seed,setup investigators,ancientOne sanity,stamina card,exhausted card,fresh card,tokens ' +
  'token,at token,at,clues marker,at marker,at,faceUp at,until card,as card,as,until card,as,since,tokens,monsters ' +
  'round,pool,rating,cause part,seat,points,from,moved,stopped part,seat,points,from,met,free part,seat,points,from,to,met,free ' +
  'part,seat,points,from,met,free,fight part,seat,points,from,to,met,free,fight combat,unchanged id,clues,spells,allies,value ' +
  'seat,slot,met,acted seat,slot,met,acted,encounter place,next,round,before,unchanged,taken,fought ' +
  'place,next,round,before,unchanged,first,taken,fought place,next,round,before,unchanged,first,taken,fought,engagement ' +
  'combat,attack,before,unchanged who,token,round,armed,spells,enchanted,failHorror,failCombat,failed,passed,ignored,gives,won,' +
  'noDamage,over,defenses state,dice,decisionCount,answers ' +
  'who,token,round,weapons,spells,enchanted,failHorror,failCombat,failed,passed,ignored,addedAbilities,won,noDamage,over,' +
  'defenses ' +
  // Of positions without a record of known cards.
  'houseRules,turn,step,first,ancientOne,doom,terror,investigators,unusedInvestigators,monsters,cup,box,gates,gatePile,seals,' +
  'clues,closed,decks,specials,inPlay,faceUpLocationCards,elderSignsPlayed,arrivals,twoMythosCards,battle,phaseProgress,boxes ' +
  'houseRules,day,turn,step,startingInvestigators,ancientOne,doom,terror,investigators,unusedInvestigators,monsters,cup,box,' +
  'gates,gatePile,clues,closed,decks,specials,inPlay,mythosDiscards,placedToday,city,otherWorld,faceUpLocationCards,ancient,' +
  'boxes ' +
  // Of positions with rules up to version 8.
  'houseRules,turn,step,first,ancientOne,doom,terror,investigators,unusedInvestigators,monsters,cup,box,gates,gatePile,seals,' +
  'clues,closed,decks,specials,inPlay,turnedUp,elderSignsPlayed,arrivals,twoMythosCards,battle,halfway,boxes ' +
  'houseRules,day,turn,step,starters,ancientOne,doom,terror,investigators,unusedInvestigators,monsters,cup,box,gates,gatePile,' +
  'clues,closed,decks,specials,inPlay,mythosDiscards,placedToday,city,otherWorld,turnedUp,ancient,boxes ' +
  'seat,id,place,sanity,stamina,maximumChange,beyond,money,clues,cards,monsterTrophies,gateTrophies,enteredAt,used,' +
  'untilTurnEnds,sliders,delayed,explored,losesTurn,turnEnded,returnedOn,fellOn,defaulted,enters ' +
  'seat,id,place,sanity,stamina,maximumChange,beyond,money,clues,cards,monsterTrophies,gateTrophies,enteredAt,used,' +
  'untilTurnEnds,slots,pledged,staysSince,waitsSince,estate';

/** Fields whose records are keyed by ids or depend on packs: their fields vary. */
const KEYED_BY_ID = new Set(['boxes', 'clues', 'decks', 'houseRules', 'knownOrder', 'ruledOut', 'specials']);

/**
 * Returns the words that positions and answers of a game mostly consist of: ids of its packs, the fields and words of
 * an initial position, and the field lists of records. They affect only the length of a packed save.
 */
export function wordsOfGame(content: Content, initialState: unknown): string[] {
  const words = new Set([...allIds(content), ...FREQUENT_WORDS.split(' '), ...FREQUENT_SHAPES.split(' ')]);
  const learn = (value: unknown, isShape: boolean): void => {
    if (typeof value === 'string') words.add(value);
    else if (Array.isArray(value)) for (const one of value) learn(one, isShape);
    else if (typeof value === 'object' && value !== null) {
      if (isShape) words.add(Object.keys(value).join(','));
      for (const [key, held] of Object.entries(value)) {
        words.add(key);
        learn(held, isShape && !KEYED_BY_ID.has(key));
      }
    }
  };
  learn(initialState, true);
  return [...words];
}
