/** Introductory texts of Mythos cards. */
export const MYTHOS: Readonly<Record<string, string>> = {
  'a-dark-wind-covers-arkham':
    'It has blown across a great many graves to get here. The strong sit down on doorsteps and feel their pulse.',
  'a-sandstorm':
    'It hisses against the windows, yellow, and it is not from here. Doors stick; in the gutter things come to light.',
  'bank-foreclosure':
    'The directors have met, and been home for lunch. This afternoon two men in bowler hats go round with a list.',
  'church-boycotts-exhibit':
    'Hymns in front of the museum and no one on the stairs. Faith is up by two, scholarship has gone home.',
  'clothing-drive': 'Linen for the poor, four barrels of it, finely woven and brown. Who wore it wants it back.',
  'corpses-preserved':
    'The new curator has a recipe of natron and resin, and everybody’s cellar was cleared for him. They look so fresh.',
  'cursed-relics': 'One case a night goes empty, from the inside. Something must be put there for it to be quiet.',
  'escape-from-arkham-asylum': 'The laundry van came out by itself. Three were in it, and one of them could drive.',
  'king-of-cards-cancels-show':
    'A paper strip across the poster. People with no other business in town take the last train, on their brooms.',
  'murder-in-the-museum':
    'The guard sits in the mummy’s place, and he is wrapped as it was. The catalogue calls that a loan.',
  'murderer-at-large-victims-brains-missing':
    'The police describe him as neat. He has used the old way, they say, by the nose, and took his time.',
  'museum-artifacts-stolen':
    'The insurers have been told, and so have certain customers. By night there is a knock: five dollars, sight unseen.',
  'museum-haunted':
    'Two visitors who have no tickets and never leave. The cloakroom girl has seen what they handed in.',
  'plague-of-insects':
    'They come in a cloud out of a clear morning, and the leaves are gone, and the awnings, and the paint.',
  'return-to-the-old-ways':
    'Matches do not light, triggers do not click, a wheel will not go round. Somebody wishes for the reed and the oar.',
  'river-breaches-the-levees':
    'Brown water with straw on it, up to the letterboxes. A painted box goes by, turning, with its eyes open.',
  'strange-ornithological-sightings':
    '“Ibis, two,” notes the society, “size doubtful.” They circle, and seem to respect only what came with them.',
  'students-protest-museum-exhibit':
    'Arms linked across the street, from wall to wall. They have nothing against you, they just will not let you by.',
};
