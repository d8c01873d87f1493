import crawlingOne from './plate-crawling-one.svg?url';
import ghast from './plate-ghast.svg?url';
import gnophKeh from './plate-gnoph-keh.svg?url';
import lengSpider from './plate-leng-spider.svg?url';
import moonBeast from './plate-moon-beast.svg?url';
import serpentPeople from './plate-serpent-people.svg?url';
import shadowyFigure from './plate-shadowy-figure.svg?url';
import shan from './plate-shan.svg?url';
import skeleton from './plate-skeleton.svg?url';
import tchoTchoPriest from './plate-tcho-tcho-priest.svg?url';
import theSkinlessOne from './plate-the-skinless-one.svg?url';
import werewolf from './plate-werewolf.svg?url';
import yithian from './plate-yithian.svg?url';

/** The large pictures of Kingsport's monsters, by kind. */
export const PLATES: Readonly<Record<string, string>> = {
  'crawling-one': crawlingOne,
  ghast,
  'gnoph-keh': gnophKeh,
  'leng-spider': lengSpider,
  'moon-beast': moonBeast,
  'serpent-people': serpentPeople,
  'shadowy-figure': shadowyFigure,
  shan,
  skeleton,
  'tcho-tcho-priest': tchoTchoPriest,
  'the-skinless-one': theSkinlessOne,
  werewolf,
  yithian,
};
