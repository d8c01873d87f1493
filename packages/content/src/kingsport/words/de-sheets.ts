/** Heralds and guardians of Kingsport in German. */
import type { BoxWords } from '@vigil/rules';
import { bid } from '@vigil/rules/de';
import { BLESSINGS_OF_NODENS, VISIONS_OF_HYPNOS } from '../guardians.js';

export const SHEET_NAMES: BoxWords['names'] = {
  'printed/The Nemesis Moon': 'Der Nemesismond',
  'printed/The Green Flame': 'Die Grüne Flamme',
  'printed/Protector of Cats': 'Beschützerin der Katzen',
  'printed/Lord of Sleep': 'Herr des Schlafs',
  'printed/Lord of the Great Abyss': 'Herr des Großen Abgrunds',
  'card/the-white-ship': 'Das Weiße Schiff',
  'card/the-great-seal': 'Das Große Siegel',
  'card/beloved-of-bast': 'Geliebte der Bast',
  'card/nine-lives': 'Neun Leben',
  'card/bast-token': 'Marker der Bast',
  ...Object.fromEntries(BLESSINGS_OF_NODENS.map(({ id }) => [`card/${id}`, 'Segen des Nodens'])),
  ...Object.fromEntries(VISIONS_OF_HYPNOS.map(({ id }) => [`card/${id}`, 'Vision des Hypnos'])),
};

export const SHEET_WORDS: BoxWords['messages'] = {
  'kingsport.first-cultist': 'das erste Tor, das sich öffnet, bringt außer seinen üblichen Monstern 1 Kultisten',
  'kingsport.preparing-the-way':
    'ein Kultist, der sich bewegt und neben einem versiegelten Ort ist, geht dorthin; der Himmel liegt neben allen. Einer, der zu Beginn einer Mythosphase bei einem Siegel ist, kommt in den Monsterbecher zurück, und das Siegel wird entfernt',
  'kingsport.looming-omens':
    'bevor eine mystische Umgebung abgehandelt wird, darf jeder Ermittler 1 Hinweis ausgeben; tun es nicht alle, würfelt der Startspieler. 1: Jeder Ermittler in Arkham verliert 1 geistige Gesundheit. 2: Jeder Ermittler in Arkham verliert 1 Ausdauer. 3 oder 4: nichts. 5: Der Terror steigt um 1. 6: 1 Verdammnismarker kommt auf die Verdammnisleiste',
  'deck.blessing-of-nodens': 'Segen des Nodens',
  'deck.vision-of-hypnos': 'Visionen des Hypnos',
  'card.blessing-of-nodens': 'Segen des Nodens',
  'card.vision-of-hypnos': '{n, plural, one {Vision} other {Visionen}} des Hypnos',
  'kind.vision-of-hypnos': 'Vision',
  'kind.seal': 'Siegel',
  'kingsport.take-bast-token': bid(
    'nimm 1 Marker der Bast, wenn du keinen hast',
    '1 Marker der Bast nehmen, wenn du keinen hast',
  ),
  'kingsport.home-of-cats':
    'in der Mythosphase bleibt ein Monster, das das Gebiet eines Ermittlers mit einem Marker betreten würde, wo es ist',
  'e.kingsport.home-guarded': 'Ein Monster bleibt dem Heim fern, das Bast für {investigator} beschützt.',
  'kingsport.favour':
    'wird „Die Geschichte geht weiter“ gezogen und hat der Startspieler einen Marker oder „Torheit“, so wird der Marker abgelegt, und er nimmt „Geliebte der Bast“, wenn niemand sie hat',
  'kingsport.visions':
    'zu Beginn jeder Runde wird eine Vision des Hypnos gezogen und 1 Hinweis auf ihren Ort gelegt; am Ende der Mythosphase wird sie abgelegt',
  'kingsport.dreams':
    'bei Begegnungen in den Traumlanden, auf der Hochebene von Leng, in der Unterwelt und im Unbekannten Kadath sind alle Fertigkeiten um 1 höher',
  'kingsport.nodens-blesses': 'wer gesegnet wird, zieht auch einen Segen des Nodens',
  'kingsport.hunter-of-horrors': 'der Stadtrand fasst 1 Monster mehr',
  'kingsport.dropped': bid(
    'lass dich, statt gegen das Nachtgespenst zu kämpfen, in ein offenes Tor deiner Wahl werfen',
    'dich, statt gegen das Nachtgespenst zu kämpfen, in ein offenes Tor deiner Wahl werfen lassen',
  ),
  'kingsport.captain':
    'in Anderen Welten wirst du nie aufgehalten; wird mit „Das Weiße Schiff“ abgelegt, wenn du in Zeit und Raum verloren gehst',
  'kingsport.sail': bid(
    'bewege dich in das erste Gebiet einer beliebigen anderen Welt, ob dorthin ein Tor offen ist oder nicht',
    'dich in das erste Gebiet einer beliebigen anderen Welt bewegen, ob dorthin ein Tor offen ist oder nicht',
  ),
  'kingsport.great-seal':
    'wenn du ein Tor versiegelst, darfst du diese Karte zu dem Siegel legen: Nichts kann dieses Siegel entfernen',
  'kingsport.nine-lives': 'du kannst nicht verschlungen werden, wenn du es nicht willst',
  'kingsport.keep-calm': 'du darfst diese Karte ablegen, damit der Terror nicht um 1 steigt',
  'status.bast-token': 'Marker der Bast',
  'q.omen': 'Die Vorzeichen von {source}: Gibt {investigator} 1 Hinweis aus?',
  'q.keep-calm': 'Der Terror würde steigen: Hält {investigator} ihn um einen Punkt auf?',
  'q.nine-lives': '{investigator} würde verschlungen: Halten die neun Leben?',
  'o.live-on': 'Weiterleben',
  'o.let-go': 'Sich verschlingen lassen',
  'q.sail': 'In welche Andere Welt segelt {investigator}?',
  'q.great-seal': 'Legt {investigator} {placeAt} das Große Siegel?',
};
