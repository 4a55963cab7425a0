import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { impersonationsContract } from '../staff/contract-impersonations.ts'
import { companyErrors } from './errors.ts'
import { actingForm, companyAct, companyManager, staffCompanyAct } from './schema.ts'

const { not_authorized, not_found } = platformErrors
const page = () => z.object({ before: z.optional(id()) })

export const companyActsContract = {
  begin: endpoint({
    method: 'POST',
    path: '/api/ops/companies/:id/acting',
    access: 'staff',
    may: 'companies.act',
    summary:
      'Opens a session in the name of a member for fifteen minutes; the company is told, and reads what was done',
    params: z.object({ id: id() }),
    body: actingForm(),
    status: 201,
    answer: impersonationsContract.begin.answer,
    refusals: [not_authorized, not_found, companyErrors.not_account_manager, companyErrors.member_may_not],
    idempotent: false,
  }),
  manager: endpoint({
    method: 'GET',
    path: '/api/client/organisation/manager',
    access: 'client',
    may: 'members.read',
    summary: 'The account manager of the company, and how to reach them; null while it has none',
    answer: z.object({ data: z.nullable(companyManager()) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/client/organisation/acts',
    access: 'client',
    may: 'members.read',
    summary: 'What colleagues of ours did on behalf of the company, the newest first',
    query: page(),
    answer: z.object({ data: z.array(companyAct()), meta: z.object({ more: z.boolean() }) }),
  }),
  ofCompany: endpoint({
    method: 'GET',
    path: '/api/ops/companies/:id/acts',
    access: 'staff',
    may: 'companies.read',
    summary: 'What colleagues did on behalf of a company, as the company reads it, and what it was done to',
    params: z.object({ id: id() }),
    query: page(),
    answer: z.object({ data: z.array(staffCompanyAct()), meta: z.object({ more: z.boolean() }) }),
    refusals: [not_authorized],
  }),
} as const
