import { createHash } from 'node:crypto'
import { DAY, HOUR } from '../../engine/days.ts'
import type { Invariant } from '../../engine/watch.ts'

/** A code may be asked for again, and is another one each time. */
const IS_CODE = /: \d{4}$/
/** Two companies that ask for the same are not named: both nominations are told in the same words. */
const IS_ALIKE = /nominated you|رشّ?حناك/
const APART = 6 * HOUR
const WINDOW = 2 * DAY

type Sendings = { seen: Record<string, number> }

/** Nobody is told the same thing twice: a reminder comes hours later, a question that waits a week later. */
export const once: Invariant = {
  name: 'messages: each exactly once',
  receive({ memory, expect }, { id, to, subject, text, sent_at }, reader) {
    if (subject && (IS_CODE.test(subject) || IS_ALIKE.test(subject))) return
    const { seen } = memory<Sendings>({ seen: {} })
    const key = createHash('sha256')
      .update(`${to}\n${subject ?? ''}\n${text}`)
      .digest('base64')
      .slice(0, 16)
    const at = Date.parse(sent_at)
    const last = seen[key] ?? -Infinity
    seen[key] = at
    expect(at - last > APART, () => `message ${id} to ${to}, “${subject ?? text}”, was sent before`, reader?.key)
  },
  async check({ memory, now }) {
    const sendings = memory<Sendings>({ seen: {} })
    sendings.seen = Object.fromEntries(Object.entries(sendings.seen).filter(([, at]) => at > now - WINDOW))
  },
}
