import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { accountFor } from '@fareeq/domain/sellers/rules.ts'
import { type TestedService, TESTED_SERVICES, isTested } from '@fareeq/domain/setup-checks/limits.ts'
import { type ServiceFacts, type SetupFacts, setupChecks } from '@fareeq/domain/setup-checks/rules.ts'
import type { SetupCheckAnswer } from '@fareeq/domain/setup-checks/schema.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Env } from '../../platform/env.ts'
import { inboxName } from '../../platform/messages/inbox.ts'
import type { Staff } from '../../platform/session.ts'
import { issuerAt } from '../sellers/actions-reading.ts'
import { businessFacts, isInboxFailed, lastSetupEntries, publishedCounts } from './queries.ts'

type Installation = { db: Db; env: Env; now: Date }

const subjectOf = (id: string) => ({ kind: 'setup', id }) as const

/** What was last done about each subject, as the audit trail has it. */
const readTrail = async (db: Db) =>
  new Map((await lastSetupEntries(db)).map(({ subject_id: id, ...entry }) => [id, entry]))
type Trail = Awaited<ReturnType<typeof readTrail>>

/** Outside production the local drivers are what is meant. */
function settingOf({ production, local, off }: Env, service: TestedService): ServiceFacts['setting'] {
  if (service in off && off[service as keyof Env['off']]) return 'off'
  return local[service] && production && service !== 'storage' ? 'local' : 'given'
}

async function repliesOf(db: Db, { MAIL_REPLY_TO, MAIL_INBOX_URL }: Env): Promise<SetupFacts['replies']> {
  if (MAIL_REPLY_TO === undefined) return 'unset'
  const isFailed = MAIL_INBOX_URL !== undefined && (await isInboxFailed(db, inboxName(MAIL_INBOX_URL)))
  return isFailed ? 'failed' : 'given'
}

async function factsOf({ db, env, now }: Installation, trail: Trail): Promise<SetupFacts> {
  const { policies_changed, ...business } = await businessFacts(db, riyadhDay(now))
  const issuer = await issuerAt({ db, env, now })
  const counts = new Map((await publishedCounts(db)).map(({ kind, count }) => [kind, count]))
  const countOf = (kind: keyof SetupFacts['published']) => counts.get(kind) ?? 0
  const facts = (service: TestedService): ServiceFacts => {
    const action = trail.get(service)?.action
    return {
      setting: settingOf(env, service),
      last_test: action ? (action === 'setup.tested' ? 'passed' : 'failed') : null,
    }
  }
  return {
    ...business,
    services: Object.fromEntries(TESTED_SERVICES.map((service) => [service, facts(service)])) as SetupFacts['services'],
    has_https: !env.production || env.PUBLIC_URL.startsWith('https://'),
    has_seller: !env.production || !issuer.isDemo,
    has_account: accountFor(issuer.accounts, 'USD') !== undefined,
    has_turn: env.TURN_URLS.length > 0,
    replies: await repliesOf(db, env),
    policies_confirmed: policies_changed || trail.has('policies'),
    published: {
      claim: countOf('claim'),
      organisation: countOf('organisation'),
      case_study: countOf('case_study'),
      expert: countOf('expert'),
      article: countOf('article'),
    },
  }
}

/** What an installation has and lacks; the terminal asks the same. */
export async function readSetupChecks(installation: Installation): Promise<SetupCheckAnswer[]> {
  const trail = await readTrail(installation.db)
  return setupChecks(await factsOf(installation, trail)).map((check) => {
    const last = isTested(check.id) ? trail.get(check.id) : undefined
    return { ...check, tested: last ? { at: last.at.toISOString(), by: last.name } : null }
  })
}

export const listSetupChecks = async ({ db, platform, now }: RequestContext<Staff>) => ({
  data: await readSetupChecks({ db, env: platform.env, now }),
})

export const saveOutcome = (
  ctx: RequestContext<Staff>,
  service: TestedService,
  action: 'setup.tested' | 'setup.failed',
) => inTransaction(ctx, ({ db, viewer }) => audit(db, { actor: actorOf(viewer), action, subject: subjectOf(service) }))

export const confirmPolicies = (ctx: RequestContext<Staff>) =>
  inTransaction(ctx, async (ctx) => {
    await audit(ctx.db, { actor: actorOf(ctx.viewer), action: 'setup.confirmed', subject: subjectOf('policies') })
    return listSetupChecks(ctx)
  })
