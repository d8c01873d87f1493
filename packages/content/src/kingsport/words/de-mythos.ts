/** Mythos cards of Kingsport in German. */
const MYTHOS = {
  'break-in-at-neils': 'Einbruch bei Neil',
  'cops-sweep-kingsport': 'Polizei räumt in Kingsport auf!',
  'corpse-garden': 'Leichengarten',
  'cover-up': 'Vertuschung',
  'dark-shapes-at-dusk': 'Dunkle Gestalten in der Dämmerung!',
  'graverobbers-strike': 'Grabräuber schlagen zu!',
  hallelujah: 'Halleluja!',
  'hellene-sighted': 'Hellene gesichtet!',
  'kingsport-mists': 'Nebel über Kingsport',
  'local-heiress-missing': 'Erbin aus Kingsport vermisst!',
  mistrust: 'Misstrauen',
  'pickpocket-ring-at-large': 'Taschendiebe treiben ihr Unwesen!',
  'strange-sightings-1': 'Seltsame Sichtungen!',
  'strange-sightings-2': 'Seltsame Sichtungen!',
  'strange-visions-cease': 'Seltsame Visionen enden!',
  'the-doors-of-sleep': 'Die Pforten des Schlafs',
  'time-after-time': 'Ein ums andere Mal',
  'traveller-lost-in-fog': 'Reisender im Nebel verirrt!',
  'unusual-phenomenon-sighted-in-arkham': 'Ungewöhnliche Erscheinung über Arkham gesichtet!',
  'wild-visions-plague-city': 'Wilde Visionen plagen die Stadt!',
  'world-torn-asunder': 'Zerrissene Welt',
  'worlds-drifting-apart': 'Auseinanderdriftende Welten',
};
/** Effects left behind by a rumor. */
const OTHER_NAMES = { 'lasting-mistrust': 'Bleibendes Misstrauen' };

export const MYTHOS_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(MYTHOS).map(([id, name]) => [`mythos/${id}`, name])),
  ...Object.fromEntries(Object.entries(OTHER_NAMES).map(([id, name]) => [`mythos/${id}`, name])),
};
