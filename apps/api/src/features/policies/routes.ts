import { policiesContract as contract } from '@fareeq/domain/policies/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { changePolicy, withdrawChange } from './actions-changes.ts'
import { addHoliday, listHolidays, removeHoliday } from './actions-holidays.ts'
import { listPolicies, previewChange, readHistory, publicPolicies } from './actions.ts'

export function policyRoutes(server: Server) {
  serve(server, contract.shown, async (ctx) => publicPolicies(ctx))
  serve(server, contract.list, (ctx) => listPolicies(ctx))
  serve(server, contract.history, (ctx, { params, query }) => readHistory(ctx, params.key, query))
  serve(server, contract.preview, (ctx, { params, query }) => previewChange(ctx, params.key, query))
  serve(server, contract.change, (ctx, { params, body }) => changePolicy(ctx, params.key, body))
  serve(server, contract.withdraw, (ctx, { params, body }) => withdrawChange(ctx, params.key, body))
  serve(server, contract.holidays, (ctx) => listHolidays(ctx))
  serve(server, contract.addHoliday, (ctx, { body }) => addHoliday(ctx, body))
  serve(server, contract.removeHoliday, (ctx, { params }) => removeHoliday(ctx, params.day))
}
