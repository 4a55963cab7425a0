import type { EndReason } from '@fareeq/domain/contracts/limits.ts'
import { END_REASON_NAMES } from '@fareeq/domain/contracts/rules-endings.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Client } from '../../platform/session.ts'
import { openTicket } from '../tickets/actions-opening.ts'
import { namesOf } from './queries-parties.ts'
import type { ContractRow } from './rows.ts'

type ReplacementTerms = {
  readonly id: string
  readonly reason: EndReason
  readonly words: string | null
  readonly last_day: string
}

/** The request is open for one person more, and operations have it as work with a deadline. */
export async function askForSomebodyElse(
  ctx: RequestContext<Client>,
  { id, number, project_id }: ContractRow,
  { reason, words, last_day }: ReplacementTerms,
): Promise<void> {
  const { db, platform, viewer, lang } = ctx
  if (project_id) await platform.domainEvents.emit(ctx, 'contract.replaced', { projectId: project_id })
  const { email, names } = await namesOf(db, viewer.userId)
  const text = (lang: 'ar' | 'en') => {
    const sentence = {
      ar: `العقد ${number} ينتهي في ${formatDay(last_day, 'ar')} ضمن فترة التجربة. ابحث عن بديل ورشّحه. السبب: ${END_REASON_NAMES[reason].ar}.`,
      en: `Contract ${number} ends on ${formatDay(last_day, 'en')}, within the trial. Find and nominate somebody else. Reason: ${END_REASON_NAMES[reason].en}.`,
    }[lang]
    return [sentence, ...(words ? [words] : [])].join('\n')
  }
  await openTicket(ctx, {
    kind: 'replacement',
    subject: number,
    body: text('ar'),
    english: { subject: number, body: text('en') },
    from_name: names[0] ?? '',
    from_email: email,
    viewer,
    lang,
    data: { contract_id: id, project_id },
  })
}
