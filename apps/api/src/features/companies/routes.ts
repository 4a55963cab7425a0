import { companyActsContract as acts } from '@fareeq/domain/companies/contract-acts.ts'
import { companyNotesContract as notes } from '@fareeq/domain/companies/contract-notes.ts'
import { companiesContract as contract } from '@fareeq/domain/companies/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { beginActing, readActs, readActsOf, readManager } from './actions-acting.ts'
import { assignManager, proveCompany, takeProofBack } from './actions-keeping.ts'
import { addTask, changeTask, finishTask, readMemory, writeNote } from './actions-notes.ts'
import { listCompanies, readCompany } from './actions.ts'

export function companyRoutes(server: Server) {
  serve(server, contract.list, (call, { query }) => listCompanies(call, query))
  serve(server, contract.read, (call, { params }) => readCompany(call, params.id))
  serve(server, contract.assign, (call, { params, body }) => assignManager(call, params.id, body))
  serve(server, contract.prove, (call, { params, body }) => proveCompany(call, params.id, body))
  serve(server, contract.takeBack, (call, { params, body }) => takeProofBack(call, params.id, body))
  serve(server, acts.begin, (call, { params, body, request }) =>
    beginActing(call, params.id, body, request.headers['user-agent']),
  )
  serve(server, acts.manager, (call) => readManager(call))
  serve(server, acts.list, (call, { query }) => readActs(call, query.before))
  serve(server, acts.ofCompany, (call, { params, query }) => readActsOf(call, params.id, query.before))
  serve(server, notes.read, (call, { params }) => readMemory(call, params.id))
  serve(server, notes.note, (call, { params, body }) => writeNote(call, params.id, body))
  serve(server, notes.addTask, (call, { params, body }) => addTask(call, params.id, body))
  serve(server, notes.changeTask, (call, { params, body }) => changeTask(call, params.id, params.task, body))
  serve(server, notes.finishTask, (call, { params, body }) => finishTask(call, params.id, params.task, body))
}
