/**
 * People named and meant by the location cards of Kingsport Horror (Y-BLIGHT-02): card numbers by person and location.
 * A title alone (Ma at her house, a nurse) means no person.
 */
export const PEOPLE: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  'father-michael': { 'south-church': [1, 2, 4] },
  'oliver-thomas': { 'curiositie-shoppe': [3] },
  'sheriff-engle': { 'police-station': [1, 2] },
  'the-dean': { administration: [4] },
  velma: { 'velmas-diner': [2, 3] },
};
