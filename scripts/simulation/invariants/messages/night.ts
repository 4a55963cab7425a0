import { localHour } from '../../engine/days.ts'
import type { Invariant } from '../../engine/watch.ts'

const ADDRESS = /https?:\/\/\S+/g
/** A code is what somebody waits for, and a meeting within hours may ring at any time: its text says its hour. */
const IS_AWAITED = /(?<!\d)\d{4}(?!\d)|\d{1,2}:\d{2}/
/** Papers, pay and results of tests are told at once. */
const IS_URGENT = /\/(?:contracts|contracts-renewal|offers|payouts|assessments)\b/

/** No phone rings between 22 and 8 on its owner's clock. */
export const night: Invariant = {
  name: 'messages: no phone rings at night',
  receive({ expect, world }, { id, channel, to, text, sent_at }) {
    if (channel === 'email' || IS_AWAITED.test(text.replaceAll(ADDRESS, '')) || IS_URGENT.test(text)) return
    const owner = world.people.find((person) => 'phone' in person && person.phone === to)
    if (!owner) return
    const hour = localHour(Date.parse(sent_at), owner.zone)
    expect(hour >= 8 && hour < 22, () => `message ${id} rang at ${hour} o’clock in ${owner.zone}`, owner.key)
  },
}
