import { vacancyDays, stepOfVacancy } from '@fareeq/domain/client-projects/rules.ts'
import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import type { vacanciesContract } from '@fareeq/domain/client-projects/contract-vacancies.ts'
import { clientProjectErrors } from '@fareeq/domain/client-projects/errors.ts'
import type { HostingPackage } from '@fareeq/domain/client-projects/schema-vacancies.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Member } from '../../platform/session.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { newId } from '../../platform/ids.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { userById } from '../accounts/queries.ts'
import { mirrorStep } from '../organisations/queries.ts'
import { openRepository } from '../site/actions-repository.ts'
import { openTicket } from '../tickets/actions-opening.ts'
import { readProject } from './actions-reading.ts'
import { publishChange } from './actions-saving.ts'
import { completeRoles, refuseStarts, refuseUnknown, usualSkills } from './actions-choices.ts'
import { requestMail } from './emails.ts'
import { hasFinished, insertProject, ownProject } from './queries.ts'

type Body<Name extends 'submit' | 'askForPackage' | 'askForConsultant'> = BodyOf<(typeof vacanciesContract)[Name]>
type ServiceRequest = {
  kind: 'vacancy' | 'package' | 'consultant'
  subject: string
  body: string
  data: Record<string, unknown>
}

/** Opens a ticket for the client, and mails its deadline. */
async function openRequestTicket(ctx: RequestContext<Member>, request: ServiceRequest) {
  const { db, platform, viewer, lang } = ctx
  const user = await userById(db, viewer.userId)
  const from_name = nameFor(user, lang)
  const sender = { from_name, from_email: user.email, viewer, lang }
  const { reference, due, isNew } = await openTicket(ctx, { ...request, ...sender })
  if (isNew)
    await queueMessage(db, platform, { to: user.email, ...requestMail(lang, { kind: request.kind, reference, due }) })
  return { reference, due_at: due.toISOString() }
}

const lines = (...parts: (string | number | null | undefined | false)[]): string => parts.filter(Boolean).join('\n')

/** The role's own name is found by colleagues of either language; what is beside it is in the client's words. */
export const submitVacancy = (ctx: RequestContext<Member>, projectId: string | undefined, vacancy: Body<'submit'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    refuseUnknown(vacancy)
    refuseVacancyStart(vacancy, now)
    const base = await ownProject(db, viewer.userId, projectId)
    const id = newId(now)
    const { role, more_roles = [], ...fields } = vacancy
    const columns = {
      role,
      technologies: usualSkills(role),
      head_count: vacancy.count,
      seniority: vacancy.seniority,
      starts_on: vacancy.start,
      budget: vacancy.budget ?? null,
      more_roles: JSON.stringify(completeRoles(more_roles)),
      // An earlier release reads the first role there.
      vacancy: JSON.stringify(fields),
      ...(base && {
        product_name: base.product_name,
        industry: base.industry,
        availability: base.availability,
        duration: base.duration,
        work_mode: base.work_mode,
        primary_language: base.primary_language,
        secondary_language: base.secondary_language,
        services: base.services,
        manager_id: base.manager_id,
      }),
      ...(vacancy.note && { scope_kind: 'text' as const, scope_text: vacancy.note }),
    }
    const step = stepOfVacancy(await hasFinished(db, viewer.userId))
    await insertProject(db, { id, clientId: viewer.userId, step, columns }, now)
    await mirrorStep(db, viewer.userId, now)
    await audit(db, { actor: actorOf(viewer), action: 'vacancy.submitted', subject: { kind: 'client-project', id } })
    const opened = await openRequestTicket(ctx, {
      kind: 'vacancy',
      subject: roleName(role, ctx.lang),
      body: lines(
        `${vacancy.count} × ${roleName(role, ctx.lang)} (${vacancy.seniority})`,
        vacancy.start,
        vacancy.budget && `${vacancy.budget} USD`,
        ...more_roles.map(
          ({ head_count, role, seniority }) =>
            `${head_count} × ${roleName(role, ctx.lang)}${seniority ? ` (${seniority})` : ''}`,
        ),
        vacancy.note,
      ),
      data: { project_id: id },
    })
    await publishChange(ctx)
    return { data: { project: await readProject(ctx, id), ...opened } }
  })

/** By the names of the form, where the first role's day is called `start`. */
function refuseVacancyStart({ start, more_roles }: Body<'submit'>, now: Date) {
  const { first, last } = vacancyDays(now)
  if (start < first) throw new Refusal(clientProjectErrors.start_passed, { field: 'start' })
  if (start > last) throw new Refusal(clientProjectErrors.start_far, { field: 'start' })
  refuseStarts({ more_roles }, {}, now)
}

export async function hostingPackages(ctx: RequestContext<Member>): Promise<HostingPackage[]> {
  const { db, platform, lang, now } = ctx
  const content = await openRepository(db, platform.log, lang, ['package'], platform.policies.at(now))
  return content.all('package')
}

export const askForPackage = (
  ctx: RequestContext<Member>,
  projectId: string | undefined,
  slug: string,
  { note }: Body<'askForPackage'>,
) =>
  inTransaction(ctx, async (ctx) => {
    const hosting = (await hostingPackages(ctx)).find((hostingPackage) => hostingPackage.slug === slug)
    if (!hosting) throw new Refusal(platformErrors.not_found)
    const project = await ownProject(ctx.db, ctx.viewer.userId, projectId)
    const data = { package: slug, project_id: project?.id ?? null }
    return {
      data: await openRequestTicket(ctx, {
        kind: 'package',
        subject: hosting.name,
        body: lines(hosting.summary, note),
        data,
      }),
    }
  })

export const askForConsultant = (
  ctx: RequestContext<Member>,
  projectId: string | undefined,
  { topic, note }: Body<'askForConsultant'>,
) =>
  inTransaction(ctx, async (ctx) => {
    const project = await ownProject(ctx.db, ctx.viewer.userId, projectId)
    const data = { project_id: project?.id ?? null }
    return {
      data: await openRequestTicket(ctx, { kind: 'consultant', subject: topic, body: note ?? '', data }),
    }
  })
