import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { reminderCutoffs } from '@fareeq/domain/notifications/rules-reminders.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { notify } from '../notifications/actions.ts'
import { reminderNews } from './emails-reminders.ts'
import { clientsToRemind } from './queries-reminders.ts'

/** Batch size; the rest follows the day after. */
const MAX_PER_DAY = 2000

export async function remindClients(ctx: ActionContext): Promise<number> {
  const reminded = await clientsToRemind(ctx.db, reminderCutoffs(ctx.now), MAX_PER_DAY)
  const path = pathTo('clientWizard')
  for (const { id, first_name, product_name } of reminded) {
    const reminder = { name: first_name, product: product_name }
    await inTransaction(ctx, (ctx) =>
      notify(ctx, id, { kind: 'reminders', path, news: (lang) => reminderNews(lang, reminder) }),
    )
  }
  return reminded.length
}
