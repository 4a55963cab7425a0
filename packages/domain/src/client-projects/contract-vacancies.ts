import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { slug } from '../site/schema.ts'
import { clientProjectErrors } from './errors.ts'
import { clientProject } from './schema.ts'
import { consultantForm, hostingPackage, opened, packageForm, vacancyForm } from './schema-vacancies.ts'

const vacancyLimit = { count: 20, seconds: 3600, by: 'user' } as const
/** The active request of the caller; the newest where none is named. */
const ofProject = z.object({ project_id: z.optional(id()) })

export const vacanciesContract = {
  submit: endpoint({
    method: 'POST',
    path: '/api/client/vacancies',
    access: 'client',
    may: 'requests.write',
    summary: 'A vacancy in a few words becomes a request of its own; operations are told',
    query: ofProject,
    body: vacancyForm(),
    status: 201,
    answer: z.object({ data: z.object({ project: clientProject(), ...opened().shape }) }),
    refusals: [platformErrors.not_authorized, clientProjectErrors.start_passed, clientProjectErrors.start_far],
    limit: vacancyLimit,
  }),
  packages: endpoint({
    method: 'GET',
    path: '/api/client/packages',
    access: 'client',
    may: 'requests.read',
    summary: 'The hosting packages, in the language of the caller',
    answer: z.object({ data: z.array(hostingPackage()) }),
  }),
  askForPackage: endpoint({
    method: 'POST',
    path: '/api/client/packages/:slug/ask',
    access: 'client',
    may: 'requests.write',
    summary: 'Asks for a hosting package; operations answer',
    params: z.object({ slug: slug() }),
    query: ofProject,
    body: packageForm(),
    status: 201,
    answer: z.object({ data: opened() }),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
    limit: vacancyLimit,
  }),
  askForConsultant: endpoint({
    method: 'POST',
    path: '/api/client/consultants',
    access: 'client',
    may: 'requests.write',
    summary: 'Asks for a technical consultant; an account manager answers',
    query: ofProject,
    body: consultantForm(),
    status: 201,
    answer: z.object({ data: opened() }),
    refusals: [platformErrors.not_authorized],
    limit: vacancyLimit,
  }),
} as const
