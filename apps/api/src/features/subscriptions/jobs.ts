import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import { NEWSLETTER, OPPORTUNITIES } from '@fareeq/domain/subscriptions/rules.ts'
import type { FeatureJobs } from '../../platform/jobs/feature-jobs.ts'
import { mailNewsletter } from './actions-newsletter.ts'
import { mailOpportunities } from './actions.ts'

export function subscriptionJobs(jobs: FeatureJobs) {
  jobs.work('subscriptions.opportunities', async (ctx) => {
    const count = await mailOpportunities(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'talents were told of open requests')
  })
  jobs.schedule('subscriptions.opportunities', OPPORTUNITIES.cron, { timeZone: BUSINESS_ZONE })
  jobs.work('subscriptions.newsletter', async (ctx) => {
    const count = await mailNewsletter(ctx)
    if (count > 0) ctx.platform.log.info({ count }, 'the newsletter was sent')
  })
  jobs.schedule('subscriptions.newsletter', NEWSLETTER.cron, { timeZone: BUSINESS_ZONE })
}
