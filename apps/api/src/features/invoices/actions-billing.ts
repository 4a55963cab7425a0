import type { BillingDetails, BillingForm } from '@fareeq/domain/invoices/schema.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Client } from '../../platform/session.ts'
import { organisationOf } from '../organisations/queries.ts'
import { buyerRow, saveBillingRow } from './queries-billing.ts'

export async function readBilling({ db, viewer }: RequestContext<Client>): Promise<{ data: BillingDetails }> {
  const buyer = await buyerRow(db, await organisationOf(db, viewer.userId))
  if (!buyer) throw new Error('Somebody of a company has a company')
  const { lang: _, ...data } = buyer
  return { data }
}

/** For later invoices: what was issued keeps whom it was made out to. */
export const saveBilling = (ctx: RequestContext<Client>, form: BillingForm) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const id = await organisationOf(db, viewer.userId)
    await saveBillingRow(db, id, form, now)
    await audit(db, { actor: actorOf(viewer), action: 'billing.changed', subject: { kind: 'organisation', id } })
    return readBilling(ctx)
  })
