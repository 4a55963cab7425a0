import { MINUTE, after } from '../kernel/time/time.ts'

/** The two sides of an interview. */
export const SEATS = ['client', 'talent'] as const
export type Seat = (typeof SEATS)[number]
export const opposite = (seat: Seat): Seat => (seat === 'client' ? 'talent' : 'client')

const MINUTES_EARLY = 15
/** From when one may come to the meeting place. */
export const opensAt = (start: Date): Date => after(start, -MINUTES_EARLY * MINUTE)
