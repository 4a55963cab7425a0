import type { interviewsTalentContract as contract } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { EXCUSES, areManyExcuses, excusableUntil } from '@fareeq/domain/interviews/rules-excuses.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { BUSINESS_ZONE, DAY, after, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { type RequestContext, inTransaction } from '../../../platform/context.ts'
import type { Talent } from '../../../platform/session.ts'
import { openTicket } from '../../tickets/actions-opening.ts'
import { moveByTalent } from '../actions-talent.ts'
import { partiesOf } from '../queries-parties.ts'
import { excusesTicket } from './emails-excuse.ts'
import { countExcuses } from './queries-excuse.ts'

/** A talent cannot come to what was agreed on; late enough it would be an absence (D-131). */
export const excuse = (ctx: RequestContext<Talent>, id: string, { reason }: BodyOf<(typeof contract)['excuse']>) =>
  inTransaction(ctx, async (ctx) => {
    const { platform, now } = ctx
    const policies = platform.policies.at(now)
    const answer = await moveByTalent(ctx, id, {
      event: 'excuse',
      check: (interview) => {
        const until = excusableUntil(interview, policies)
        if (until && until.getTime() <= now.getTime())
          throw new Refusal(interviewErrors.excuse_late, { values: { hours: policies.interview_excuse_hours } })
      },
      prepare: () => Promise.resolve({ columns: { end_reason: 'talent_excused', end_note: reason }, data: { reason } }),
    })
    await tellOfMany(ctx, id, reason)
    return answer
  })

/** Account managers hear of it when there are several within a while. */
async function tellOfMany(ctx: RequestContext<Talent>, id: string, reason: string): Promise<void> {
  const { db, viewer, lang, now } = ctx
  const count = await countExcuses(db, viewer.userId, after(now, -EXCUSES.days * DAY))
  if (!areManyExcuses(count)) return
  const { talent, client, starts_at } = await partiesOf(db, id)
  const inLang = (lang: Lang) =>
    excusesTicket(lang, {
      talent: talent.name[lang],
      client: client.name[lang],
      when: starts_at ? formatMoment(starts_at, lang, BUSINESS_ZONE) : '',
      reason,
      count,
    })
  await openTicket(ctx, {
    kind: 'excuses',
    ...inLang('ar'),
    english: inLang('en'),
    from_name: talent.name[lang],
    from_email: talent.email,
    viewer,
    opener: { kind: 'system' },
    lang,
    data: { interview_id: id },
  })
}
