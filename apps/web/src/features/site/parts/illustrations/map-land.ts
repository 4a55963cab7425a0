/** Land between the Atlantic and the Bay of Bengal, a dot for every three degrees. */
export const DEGREES = 3
export const WEST = -18
export const EAST = 90
export const NORTH = 57

type Run = readonly [from: number, to: number]

/** Rows from north to south; each run is a pair of longitudes. */
export const LAND: readonly (readonly Run[])[] = [
  [
    [-6, -3],
    [9, 9],
    [12, 15],
    [21, 90],
  ],
  [
    [-9, -6],
    [-3, 0],
    [9, 90],
  ],
  [
    [-3, 0],
    [3, 90],
  ],
  [[-3, 90]],
  [
    [0, 12],
    [15, 27],
    [36, 45],
    [54, 90],
  ],
  [
    [-9, 3],
    [12, 15],
    [18, 27],
    [42, 48],
    [54, 90],
  ],
  [
    [-9, 0],
    [9, 9],
    [15, 15],
    [21, 24],
    [27, 48],
    [54, 90],
  ],
  [
    [-6, -6],
    [0, 9],
    [36, 51],
    [54, 90],
  ],
  [
    [-9, 12],
    [36, 90],
  ],
  [
    [-9, 18],
    [21, 48],
    [51, 90],
  ],
  [
    [-12, 33],
    [36, 48],
    [54, 90],
  ],
  [
    [-15, 33],
    [39, 57],
    [69, 90],
  ],
  [
    [-18, 36],
    [39, 57],
    [72, 87],
  ],
  [
    [-15, 36],
    [42, 54],
    [72, 84],
  ],
  [
    [-18, 39],
    [42, 51],
    [75, 81],
  ],
  [
    [-15, 42],
    [75, 81],
  ],
  [
    [-12, 51],
    [75, 78],
  ],
  [
    [-9, 48],
    [81, 81],
  ],
  [[9, 45]],
  [[9, 42]],
  [[12, 39]],
  [[12, 39]],
  [[12, 39]],
  [
    [15, 39],
    [48, 48],
  ],
  [
    [12, 39],
    [48, 48],
  ],
  [
    [12, 36],
    [45, 48],
  ],
  [
    [15, 36],
    [45, 48],
  ],
  [
    [15, 33],
    [45, 45],
  ],
  [[15, 33]],
  [[18, 30]],
  [[18, 27]],
]

type City = {
  city: 'riyadh' | 'casablanca' | 'tunis' | 'cairo' | 'istanbul' | 'amman' | 'dubai' | 'karachi' | 'lagos' | 'nairobi'
  at: readonly [latitude: number, longitude: number]
  /** On which side of the dot its name is. */
  side: 'before' | 'after' | 'above' | 'below'
}

export const CITIES: readonly City[] = [
  { city: 'casablanca', at: [33.6, -7.6], side: 'below' },
  { city: 'tunis', at: [36.8, 10.2], side: 'above' },
  { city: 'cairo', at: [30, 31.2], side: 'before' },
  { city: 'istanbul', at: [41, 29], side: 'after' },
  { city: 'amman', at: [32, 36], side: 'after' },
  { city: 'dubai', at: [25.2, 55.3], side: 'below' },
  { city: 'karachi', at: [24.9, 67], side: 'after' },
  { city: 'lagos', at: [6.5, 3.4], side: 'after' },
  { city: 'nairobi', at: [-1.3, 36.8], side: 'before' },
  { city: 'riyadh', at: [24.7, 46.7], side: 'before' },
]
