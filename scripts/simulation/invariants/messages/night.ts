import { localHour } from '../../engine/days.ts'
import type { Invariant } from '../../engine/watch.ts'

/** No phone rings between 22 and 8 on its owner's clock; a code is what they wait for. */
export const night: Invariant = {
  name: 'messages: no phone rings at night',
  receive({ expect, world }, { id, channel, to, text, sent_at }) {
    if (channel === 'email' || /(?<!\d)\d{4}(?!\d)/.test(text)) return
    const owner = world.people.find((person) => 'phone' in person && person.phone === to)
    if (!owner) return
    const hour = localHour(Date.parse(sent_at), owner.zone)
    expect(hour >= 8 && hour < 22, () => `message ${id} rang at ${hour} o’clock in ${owner.zone}`, owner.key)
  },
}
