/** People named and meant by the location cards of the base game (Y-BLIGHT-02): card numbers by person and location. */
export const PEOPLE: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  // The second card names only the first name.
  'abigail-foreman': { library: [1, 2] },
  'doctor-mintz': { 'arkham-asylum': [5] },
  'doyle-jeffries': { newspaper: [1, 3, 4] },
  'father-michael': { 'south-church': [2, 3, 4, 7] },
  'joey-the-rat': { 'train-station': [4], 'hibbs-roadhouse': [4] },
  'ma-mathison': { 'mas-boarding-house': [3, 7] },
  // The fourth card mentions only her desk.
  'miriam-beecher': { 'ye-olde-magick-shoppe': [4, 5, 6, 7] },
  'nurse-sharon': { 'st-marys-hospital': [5] },
  'sheriff-engle': { 'police-station': [5, 6] },
  'the-dean': { administration: [2, 3] },
  'the-shopkeeper': { 'general-store': [3, 4, 5] },
  velma: { 'velmas-diner': [1, 2, 4, 5, 7] },
};
