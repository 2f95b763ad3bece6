import type { Point } from '../../people/places/distance.ts';

/** Place, point, kilometers from the dispatch center, fee in pounds, minimum and maximum business days. */
export const feeCases: readonly (readonly [string, Point, number, number, number, number])[] = [
  ['damascus', { latitude: 33.5102, longitude: 36.2913 }, 1.429, 150, 1, 1],
  ['douma', { latitude: 33.5718, longitude: 36.4027 }, 13.356, 150, 1, 1],
  ['al-nabk', { latitude: 34.024, longitude: 36.7285 }, 70.456, 275, 2, 3],
  ['daraa', { latitude: 32.6189, longitude: 36.1021 }, 100.827, 275, 2, 3],
  ['homs', { latitude: 34.7268, longitude: 36.7234 }, 141.013, 375, 2, 4],
  ['tartus', { latitude: 34.889, longitude: 35.8866 }, 157.063, 375, 2, 4],
  ['latakia', { latitude: 35.5317, longitude: 35.7901 }, 228.761, 375, 2, 4],
  ['aleppo', { latitude: 36.2012, longitude: 37.1612 }, 309.532, 475, 3, 5],
  ['raqqa', { latitude: 35.9528, longitude: 39.0079 }, 368.545, 575, 4, 5],
  ['al-malikiyah', { latitude: 37.177, longitude: 42.1401 }, 669.651, 675, 4, 5],
  ['hama', { latitude: 35.1318, longitude: 36.7578 }, 185.262, 375, 2, 4],
  ['idlib', { latitude: 35.9306, longitude: 36.6339 }, 270.713, 475, 3, 5],
  ['as-suwayda', { latitude: 32.709, longitude: 36.5695 }, 93.558, 275, 2, 3],
  ['madinat-al-salam', { latitude: 33.172, longitude: 35.8731 }, 53.373, 200, 1, 2],
  ['deir-ez-zor', { latitude: 35.3359, longitude: 40.1408 }, 408.211, 575, 4, 5],
  ['al-hasakah', { latitude: 36.5024, longitude: 40.7477 }, 525.494, 675, 4, 5],
];

/** Kilometers, band, fee in pounds. */
export const bandEdges: readonly (readonly [number, string, number])[] = [
  [0, 'city', 150],
  [14.999, 'city', 150],
  [15, 'near', 200],
  [59.999, 'near', 200],
  [60, 'south-and-qalamoun', 275],
  [119.999, 'south-and-qalamoun', 275],
  [120, 'center-and-coast', 375],
  [249.999, 'center-and-coast', 375],
  [250, 'north', 475],
  [359.999, 'north', 475],
  [360, 'euphrates-and-raqqa', 575],
  [479.999, 'euphrates-and-raqqa', 575],
  [480, 'far-north-east', 675],
  [650, 'far-north-east', 675],
];

/** Points, and whether they are in Syria. */
export const insideOutsidePoints: readonly (readonly [string, Point, boolean])[] = [
  ['Damascus, Umayyad Square', { latitude: 33.5138, longitude: 36.2765 }, true],
  ['Aleppo citadel', { latitude: 36.1993, longitude: 37.1627 }, true],
  ['Palmyra', { latitude: 34.56, longitude: 38.27 }, true],
  ['Latakia, city centre', { latitude: 35.5205, longitude: 35.7865 }, true],
  ['Qamishli, south', { latitude: 37.035, longitude: 41.225 }, true],
  ['Abu Kamal', { latitude: 34.4523, longitude: 40.9185 }, true],
  ['Daraa', { latitude: 32.6189, longitude: 36.1021 }, true],
  ['Busra al-Sham', { latitude: 32.5201, longitude: 36.4826 }, true],
  ['Jarabulus, south of town', { latitude: 36.79, longitude: 38.0 }, true],
  ['Desert south of Sukhnah', { latitude: 34.3, longitude: 38.9 }, true],
  ['Beirut', { latitude: 33.8938, longitude: 35.5018 }, false],
  ['Tripoli, Lebanon', { latitude: 34.4367, longitude: 35.8497 }, false],
  ['Zahle, Lebanon', { latitude: 33.8463, longitude: 35.902 }, false],
  ['Amman', { latitude: 31.9539, longitude: 35.9106 }, false],
  ['Irbid', { latitude: 32.5556, longitude: 35.85 }, false],
  ['Gaziantep', { latitude: 37.0662, longitude: 37.3833 }, false],
  ['Antakya', { latitude: 36.2021, longitude: 36.1606 }, false],
  ['Mosul', { latitude: 36.335, longitude: 43.1189 }, false],
  ['Mediterranean sea west of Tartus', { latitude: 34.9, longitude: 35.4 }, false],
  ['Baghdad', { latitude: 33.3152, longitude: 44.3661 }, false],
  ['Latitude and longitude swapped', { latitude: 36.2765, longitude: 33.5138 }, false],
  ['0, 0', { latitude: 0.0, longitude: 0.0 }, false],
];
