import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { templateErrors } from './errors.ts'
import { contractTemplate, templateRelease, templateRow, templateSave } from './schema.ts'

const versionParams = z.object({ version: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)) })
const answer = () => z.object({ data: contractTemplate() })
const moveRefusals = [platformErrors.not_authorized, platformErrors.not_found, platformErrors.moved_on] as const

export const contractTemplatesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/contract-templates',
    access: 'staff',
    may: 'contract_templates.read',
    summary: 'Every version of the text of contracts, the newest first',
    answer: z.object({ data: z.array(templateRow()), meta: z.object({ may_draft: z.boolean() }) }),
    refusals: [platformErrors.not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/contract-templates/:version',
    access: 'staff',
    may: 'contract_templates.read',
    summary: 'One version whole, and the version in force',
    params: versionParams,
    answer: answer(),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  draft: endpoint({
    method: 'POST',
    path: '/api/ops/contract-templates',
    access: 'staff',
    may: 'contract_templates.edit',
    summary: 'Begins the next version with the words of the one in force',
    status: 201,
    answer: answer(),
    refusals: [platformErrors.not_authorized, templateErrors.template_draft_exists],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/ops/contract-templates/:version',
    access: 'staff',
    may: 'contract_templates.edit',
    summary: 'Saves a draft; it may be incomplete',
    params: versionParams,
    body: templateSave(),
    answer: answer(),
    refusals: moveRefusals,
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/ops/contract-templates/:version/release',
    access: 'staff',
    may: 'contract_templates.release',
    summary: 'Releases a draft that others wrote, with a lawyer’s opinion, from a day on',
    params: versionParams,
    body: templateRelease(),
    answer: answer(),
    refusals: [
      ...moveRefusals,
      templateErrors.template_own,
      templateErrors.template_faulty,
      templateErrors.template_opinion_ahead,
      templateErrors.template_day_past,
      templateErrors.template_day_far,
    ],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/ops/contract-templates/:version/withdraw',
    access: 'staff',
    may: 'contract_templates.read',
    summary: 'Discards a draft, or a released version before its day; whoever may draft or release may',
    params: versionParams,
    answer: answer(),
    refusals: [...moveRefusals, templateErrors.template_in_force],
  }),
} as const
