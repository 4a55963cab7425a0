// Who is in the world the servers are measured in, and what lets them in.
export const SECRET_KEY = 'a key for the bench, long enough to be one'
export const CODE = '4821'

/** As the seed calls its people. */
export const emailOf = (n: number) => `talent-${String(n).padStart(6, '0')}@many.fareeq.test`
export const tokenOf = (n: number) => `bench-token-of-person-number-${n}`
