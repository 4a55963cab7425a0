import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import type { RequestContext } from '../../platform/context.ts'
import { actorOf } from '../../platform/audit.ts'
import type { Talent } from '../../platform/session.ts'
import { namesOf } from '../contracts/queries-parties.ts'
import type { ContractRow } from '../contracts/rows.ts'
import { receiverOf } from '../notifications/queries.ts'
import { openTicket } from '../tickets/actions-opening.ts'
import { saveTicket } from './queries.ts'
import type { BuyoutRow } from './rows.ts'

/** The ticket of the company, opened by the talent’s consent; one that a node of the release before has opened is kept. */
export async function openBuyoutTicket(
  ctx: RequestContext<Talent>,
  { client_id: userId, id: contract_id, number }: ContractRow,
  { id, ticket_id, last_day, fee }: BuyoutRow,
): Promise<void> {
  if (ticket_id) return
  const { db, viewer } = ctx
  const { email, names } = await namesOf(db, userId)
  const { lang } = await receiverOf(db, userId)
  const text = {
    ar: `تطلب الشركة نقل التعاقد في العقد ${number}، وآخر يوم ${formatDay(last_day, 'ar')}، ووافقت الكفاءة. الرسوم قبل الضريبة: ${formatUsd(fee, 'ar')}.`,
    en: `The company asks to take over contract ${number}, last day ${formatDay(last_day, 'en')}. The talent agrees. Fee before VAT: ${formatUsd(fee, 'en')}.`,
  }
  const ticket = await openTicket(ctx, {
    kind: 'buyout',
    subject: number,
    body: text.ar,
    english: { subject: number, body: text.en },
    from_name: names[0] ?? '',
    from_email: email,
    viewer: { kind: 'client', role: 'owner', userId, sessionId: '' },
    opener: actorOf(viewer),
    lang,
    data: { contract_id, last_day, fee },
  })
  await saveTicket(db, id, ticket.id)
}
