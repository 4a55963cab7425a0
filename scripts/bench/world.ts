// People of the measured world, and their credentials.
export const SECRET_KEY = 'a key for the bench, long enough to be one'
export const CODE = '4821'

/** As the seed calls its people. */
export const emailOf = (n: number) => `talent-${String(n).padStart(6, '0')}@many.fareeq.test`
export const tokenOf = (n: number) => `bench-token-of-person-number-${n}`
/** Of the attempt at a coding assessment that everybody is at. */
export const attemptTokenOf = (n: number) => `bench-token-of-the-attempt-of-person-${n}`
export const DEVICE = 'the window of the bench'
