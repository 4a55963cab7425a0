import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { rule } from '../kernel/validation/validation.ts'
import { companyErrors } from './errors.ts'
import { companiesQuery, company, listedCompany, managerForm, proofForm, takeBackForm } from './schema.ts'

const idParams = z.object({ id: id() })
const companyAnswer = () => z.object({ data: company() })
const { not_authorized, not_found } = platformErrors

export const companiesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/companies',
    access: 'staff',
    may: 'companies.read',
    summary: 'Companies, the newest first, with how things stand and why; by name, account manager, health and proof',
    query: companiesQuery(),
    answer: listOf(listedCompany()),
    refusals: [not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/companies/:id',
    access: 'staff',
    may: 'companies.read',
    summary: 'One company: its people and all it has to do with us, as far as the caller’s roles may read it',
    params: idParams,
    answer: companyAnswer(),
    refusals: [not_authorized, not_found],
  }),
  assign: endpoint({
    method: 'PUT',
    path: '/api/ops/companies/:id/manager',
    access: 'staff',
    may: 'companies.assign',
    summary: 'Names the account manager of a company, or nobody; whoever gains or loses it is told',
    params: idParams,
    body: managerForm(),
    answer: companyAnswer(),
    refusals: [
      not_authorized,
      not_found,
      companyErrors.company_manager_changed,
      companyErrors.company_unmanaged,
      rule.choice,
    ],
  }),
  prove: endpoint({
    method: 'POST',
    path: '/api/ops/companies/:id/prove',
    access: 'staff',
    may: 'companies.prove',
    summary: 'A colleague has seen that the company is what it says, and writes down how',
    params: idParams,
    body: proofForm(),
    answer: companyAnswer(),
    refusals: [not_authorized, not_found, companyErrors.proof_moved],
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/api/ops/companies/:id/take-back-proof',
    access: 'staff',
    may: 'companies.prove',
    summary: 'The proof no longer stands, for a reason',
    params: idParams,
    body: takeBackForm(),
    answer: companyAnswer(),
    refusals: [not_authorized, not_found, companyErrors.proof_moved],
  }),
} as const
