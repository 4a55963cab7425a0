import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'
import { HOME_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import { closesAt } from '@fareeq/domain/privacy-requests/rules.ts'
import { actorOf } from '../../platform/audit.ts'
import { type Call, type Work, inTransaction } from '../../platform/call.ts'
import { newId } from '../../platform/ids.ts'
import type { Member } from '../../platform/session.ts'
import { type DataRequest, record, notifyPerson } from './actions-notifying.ts'
import { closingNews, keptNews } from './emails.ts'
import { cancelClosing, insertClosing, openClosing, personById } from './queries.ts'
import type { Person } from './rows.ts'

export async function readPrivacy({ db, viewer }: Call<Member>) {
  const closing = await openClosing(db, viewer.userId)
  return {
    data: {
      closing: closing
        ? {
            requested_at: closing.requested_at.toISOString(),
            closes_at: closing.closes_at.toISOString(),
            waits_for_pay: closing.waits_for_pay,
          }
        : null,
    },
  }
}

const dayOf = (moment: Date, { lang, timezone }: Person): string =>
  new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: timezone ?? HOME_ZONE }).format(moment)

const alone = (viewer: Member): DataRequest => ({ userId: viewer.userId, actor: actorOf(viewer), letter: null })

/** Null when it was requested before: a repeated request neither moves the date nor sends a mail. */
export async function beginClosing(work: Work, request: DataRequest): Promise<string | null> {
  const { db, platform, now } = work
  const { userId, letter } = request
  const policies = platform.policies.at(now)
  const closing = { id: newId(now), user_id: userId, requested_at: now, closes_at: closesAt(now, policies) }
  if (!(await insertClosing(db, closing, letter))) return null
  const person = await personById(db, userId)
  const waits = (await openClosing(db, userId))?.waits_for_pay ?? false
  const date = dayOf(closing.closes_at, person)
  await notifyPerson(work, request, (lang) => closingNews(lang, { date, days: policies.account_closing_days, waits }))
  await record(work, request, 'account.closing_requested')
  return closing.id
}

export async function endClosing(work: Work, request: DataRequest): Promise<boolean> {
  if (!(await cancelClosing(work.db, request.userId, request.letter, work.now))) return false
  await notifyPerson(work, request, (lang) => keptNews(lang, request.letter !== null))
  await record(work, request, 'account.closing_cancelled')
  return true
}

export const requestClosing = (call: Call<Member>) =>
  inTransaction(call, async (call) => {
    await beginClosing(call, alone(call.viewer))
    return readPrivacy(call)
  })

export const keepAccount = (call: Call<Member>) =>
  inTransaction(call, async (call) => {
    await endClosing(call, alone(call.viewer))
    return readPrivacy(call)
  })
