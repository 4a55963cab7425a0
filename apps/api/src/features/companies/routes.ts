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
  serve(server, contract.list, (ctx, { query }) => listCompanies(ctx, query))
  serve(server, contract.read, (ctx, { params }) => readCompany(ctx, params.id))
  serve(server, contract.assign, (ctx, { params, body }) => assignManager(ctx, params.id, body))
  serve(server, contract.prove, (ctx, { params, body }) => proveCompany(ctx, params.id, body))
  serve(server, contract.takeBack, (ctx, { params, body }) => takeProofBack(ctx, params.id, body))
  serve(server, acts.begin, (ctx, { params, body, request }) =>
    beginActing(ctx, params.id, body, request.headers['user-agent']),
  )
  serve(server, acts.manager, (ctx) => readManager(ctx))
  serve(server, acts.list, (ctx, { query }) => readActs(ctx, query.before))
  serve(server, acts.ofCompany, (ctx, { params, query }) => readActsOf(ctx, params.id, query.before))
  serve(server, notes.read, (ctx, { params }) => readMemory(ctx, params.id))
  serve(server, notes.note, (ctx, { params, body }) => writeNote(ctx, params.id, body))
  serve(server, notes.addTask, (ctx, { params, body }) => addTask(ctx, params.id, body))
  serve(server, notes.changeTask, (ctx, { params, body }) => changeTask(ctx, params.id, params.task, body))
  serve(server, notes.finishTask, (ctx, { params, body }) => finishTask(ctx, params.id, params.task, body))
}
