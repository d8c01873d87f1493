/** Introductory texts of monsters. */
export const MONSTERS: Readonly<Record<string, string>> = {
  'crawling-one':
    'Ein Mantel, ein Hut, Handschuhe. Dann fällt ein Handschuh, und aus dem Ärmel kommen mehr, als je Finger waren.',
  ghast: 'Es hüpft, hat die Knie verkehrt und ein Gesicht ohne Stirn. Sonne brächte es um, und es ist Nacht.',
  'gnoph-keh':
    'Es schneit aus ihm, bei jedem Wetter. Sechs Beine, ein Horn, ein Fell wie eine Matratze, auf der ein Gletscher schlief.',
  'leng-spider':
    'Violett, gedunsen und nachdenklich hängt sie über der Straße und lässt eine Schnur herab, um zu sehen, was beißt.',
  'moon-beast':
    'Graue Gallerte, statt der Schnauze ein Büschel Fühler. Die Riemen halten, es beugt sich über Bord und zieht dich ein.',
  'serpent-people':
    'Ein Herr aus gutem Hause, bis das Licht von der Seite kommt. Er weiß noch, als deine Straße Farnwald war, und seiner.',
  'shadowy-figure':
    'Wo du als Nächstes suchen wolltest, steht es schon, den Hut im Gesicht. Danach gibt es nichts mehr zu finden.',
  shan: 'Eine Taube, denkst du, mit zu vielen Augen und Halbkreisen als Flügeln. Bei der Stirn fliegt sie ein und macht es sich bequem.',
  skeleton:
    'Seepocken an den Rippen, ein Entermesser, ein Ring um nichts. Die Wassertreppe steigt es herauf und hält sich links.',
  'tcho-tcho-priest':
    'Er lacht beim Laufen, und seine Trommel war jemand. Hebt er den Schlegel, halten die hinter ihm an.',
  'the-skinless-one': 'Es trägt deinen Mitreisenden, und der sitzt schlecht. Dass deine passen würde, hat es gesehen.',
  werewolf:
    'Ein Heulen vom Friedhof, eines vom Platz, und es ist nur einer. Hinter ihm schlagen die Läden wie Beifall.',
  yithian:
    'Ein Kegel, vier Arme, am einen eine Lampe. Mit Interesse hebt er sie dir vors Gesicht und fragt, welches Jahr es sein darf.',
};
