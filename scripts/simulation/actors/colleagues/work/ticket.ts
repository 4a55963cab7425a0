import { ticketsCalls } from '@fareeq/domain/tickets/calls.ts'
import type { Work } from '../work-item.ts'

/** Operations answer in the language of whoever asked, and close what needs no answer. */
export const ticket: Work = {
  kind: 'ticket',
  async do({ call, chance, count, me }, { id, owner }) {
    const params = { id }
    if (!owner) await call(ticketsCalls.take, { params, body: {} })
    else if (owner.id !== me.id) return
    const { data } = await call(ticketsCalls.read, { params })
    if (data.clock === 'stopped') return
    count('ticket.answered')
    if (chance.happens(0.25)) return call(ticketsCalls.close, { params })
    const text =
      data.lang === 'ar'
        ? 'أهلًا بك. تولينا طلبك ونوافيك بما يلزم هنا.'
        : 'Thank you for writing. We have taken care of it and will tell you here what comes next.'
    return call(ticketsCalls.answer, { params, body: { text, answers_read: data.answers.length } })
  },
}
