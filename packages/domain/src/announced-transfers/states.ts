import { machine } from '../kernel/machine.ts'

/** The life of an announced transfer: it waits until its invoices are paid, or is taken back, or does not come. */
export const announcedLife = machine({
  announced: { arrive: 'arrived', withdraw: 'withdrawn', lapse: 'lapsed' },
  arrived: {},
  withdrawn: {},
  lapsed: {},
})
export type AnnouncedState = (typeof announcedLife.states)[number]
export type AnnouncedEvent = (typeof announcedLife.events)[number]
export const ANNOUNCED_STATES = announcedLife.states as [AnnouncedState, ...AnnouncedState[]]
/** Somebody waits for it. */
export const WAITING_TRANSFERS = announcedLife.sources('arrive')
