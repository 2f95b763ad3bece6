import type { Way } from './drawing.ts';

/** Rivers and main roads by hand, accurate to a few kilometers, as `longitude,latitude` in degrees. */
const lines: readonly (readonly [kind: Way['kind'], bends: string])[] = [
  // Orontes
  [
    'river',
    '36.4,34.4 36.55,34.5 36.6,34.64 36.7,34.755 36.735,34.92 36.757,35.135 36.573,35.25 36.42,35.3 36.385,35.41 36.33,35.68 36.32,35.814 36.393,35.99 36.38,36.2',
  ],
  // Khabur
  ['river', '40.07,36.85 40.37,36.655 40.748,36.5 40.745,36.06 40.7,35.75 40.6,35.45 40.427,35.14'],
  // Damascus, Daraa, Jordan border
  ['mainRoad', '36.291,33.51 36.242,33.358 36.225,33.182 36.204,32.734 36.102,32.619 36.199,32.53'],
  // Damascus, Homs, Hama, Aleppo
  [
    'mainRoad',
    '36.291,33.51 36.365,33.559 36.601,33.738 36.729,34.024 36.743,34.156 36.759,34.412 36.723,34.727 36.731,34.841 36.732,34.927 36.758,35.132 36.748,35.292 36.69,35.376 36.651,35.442 36.677,35.648 36.806,35.864 36.98,36.068 37.161,36.201',
  ],
  // Aleppo, Azaz
  ['mainRoad', '37.161,36.201 37.095,36.472 37.046,36.587 37.05,36.65'],
  // Homs, Tartus, Latakia
  [
    'mainRoad',
    '36.723,34.727 36.26,34.668 35.951,34.715 35.887,34.889 35.949,35.182 35.928,35.362 35.79,35.532',
  ],
  // Latakia, Jisr al-Shughur, Saraqib
  ['mainRoad', '35.79,35.532 36.196,35.811 36.32,35.814 36.609,35.814 36.806,35.864'],
  // Aleppo, Manbij, Ain Issa, Qamishli
  [
    'mainRoad',
    '37.161,36.201 37.516,36.37 37.955,36.528 38.22,36.62 38.862,36.386 40.371,36.656 41.232,37.052 41.546,37.029 42.062,36.811',
  ],
  // Damascus, Lebanese border
  ['mainRoad', '36.291,33.51 36.093,33.587 35.975,33.655'],
  // Damascus, Palmyra, Deir ez-Zor
  ['mainRoad', '36.291,33.51 36.694,33.644 37.75,34.1 38.284,34.562 38.871,34.885 40.141,35.336'],
  // Homs, Palmyra
  ['road', '36.723,34.727 37.087,34.606 38.284,34.562'],
  // Aleppo, Raqqa, Deir ez-Zor, Abu Kamal
  [
    'mainRoad',
    '37.161,36.201 37.708,36.157 38.042,35.966 38.548,35.838 39.008,35.953 39.278,35.869 39.598,35.755 39.818,35.612 40.141,35.336 40.452,35.02 40.918,34.452',
  ],
  // Deir ez-Zor, Al-Hasakah, Qamishli
  ['road', '40.141,35.336 40.64,35.51 40.735,36.058 40.748,36.502 41.232,37.052'],
  // Damascus, As-Suwayda
  ['road', '36.291,33.51 36.629,32.855 36.569,32.709'],
  // Damascus, Quneitra
  ['road', '36.291,33.51 36.159,33.44 35.892,33.184 35.825,33.126'],
  // Hama, Salamiyah
  ['road', '36.758,35.132 37.053,35.011'],
  // Idlib, Saraqib
  ['road', '36.634,35.93 36.714,35.957 36.806,35.864'],
  // Qamishli, Al-Malikiyah
  ['road', '41.546,37.029 42.14,37.177'],
];

export const syriaRoadsAndRivers: readonly Way[] = lines.map(([kind, bends]) => ({
  kind,
  points: pointsOf(bends),
}));

export function pointsOf(bends: string): [longitude: number, latitude: number][] {
  return bends.split(' ').map((bend) => {
    const [longitude, latitude] = bend.split(',').map(Number);
    return [longitude ?? 0, latitude ?? 0];
  });
}
