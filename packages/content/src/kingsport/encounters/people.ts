/**
 * Whom the location cards of Kingsport Horror name and mean (Y-BLIGHT-02): by person and location the numbers of the cards.
 * Where a title alone stands (Ma at her house, a nurse) nobody is meant.
 */
export const PEOPLE: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  'father-michael': { 'south-church': [1, 2, 4] },
  'oliver-thomas': { 'curiositie-shoppe': [3] },
  'sheriff-engle': { 'police-station': [1, 2] },
  'the-dean': { administration: [4] },
  velma: { 'velmas-diner': [2, 3] },
};
