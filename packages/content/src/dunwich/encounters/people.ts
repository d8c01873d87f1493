/**
 * People named and meant by the location cards of Dunwich Horror (Y-BLIGHT-02): card numbers by person and location.
 */
export const PEOPLE: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  'abigail-foreman': { library: [1, 2, 6], 'mas-boarding-house': [6] },
  'doyle-jeffries': { newspaper: [3, 4, 6] },
  'father-michael': { 'south-church': [5, 6] },
  'joey-the-rat': {
    'bishops-brook-bridge': [3],
    'mas-boarding-house': [1],
    'river-docks': [2],
    'velmas-diner': [4],
  },
  'miriam-beecher': { 'ye-olde-magick-shoppe': [1, 2, 3, 4, 5, 6, 7] },
  'nurse-sharon': { 'st-marys-hospital': [4] },
  'oliver-thomas': { 'curiositie-shoppe': [4, 5, 6], 'mas-boarding-house': [5] },
  'sheriff-engle': { 'police-station': [2, 3, 4], 'bishops-brook-bridge': [4, 8], 'mas-boarding-house': [7] },
  'the-dean': { administration: [7] },
  'the-shopkeeper': { 'general-store': [1, 2, 3, 6] },
  velma: { 'velmas-diner': [1, 3, 5] },
};
