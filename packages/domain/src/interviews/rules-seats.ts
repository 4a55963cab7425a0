/** The two sides of an interview. */
export const SEATS = ['client', 'talent'] as const
export type Seat = (typeof SEATS)[number]
export const opposite = (seat: Seat): Seat => (seat === 'client' ? 'talent' : 'client')
