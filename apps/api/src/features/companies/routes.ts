import { companiesContract as contract } from '@fareeq/domain/companies/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { assignManager, proveCompany, takeProofBack } from './actions-keeping.ts'
import { listCompanies, readCompany } from './actions.ts'

export function companyRoutes(server: Server) {
  serve(server, contract.list, (call, { query }) => listCompanies(call, query))
  serve(server, contract.read, (call, { params }) => readCompany(call, params.id))
  serve(server, contract.assign, (call, { params, body }) => assignManager(call, params.id, body))
  serve(server, contract.prove, (call, { params, body }) => proveCompany(call, params.id, body))
  serve(server, contract.takeBack, (call, { params, body }) => takeProofBack(call, params.id, body))
}
