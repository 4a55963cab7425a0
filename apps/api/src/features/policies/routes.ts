import { policiesContract as contract } from '@fareeq/domain/policies/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { changePolicy, withdrawChange } from './actions-changes.ts'
import { addHoliday, listHolidays, removeHoliday } from './actions-holidays.ts'
import { listPolicies, previewChange, readHistory, publicPolicies } from './actions.ts'

export function policyRoutes(server: Server) {
  serve(server, contract.shown, async (call) => publicPolicies(call))
  serve(server, contract.list, (call) => listPolicies(call))
  serve(server, contract.history, (call, { params, query }) => readHistory(call, params.key, query))
  serve(server, contract.preview, (call, { params, query }) => previewChange(call, params.key, query))
  serve(server, contract.change, (call, { params, body }) => changePolicy(call, params.key, body))
  serve(server, contract.withdraw, (call, { params, body }) => withdrawChange(call, params.key, body))
  serve(server, contract.holidays, (call) => listHolidays(call))
  serve(server, contract.addHoliday, (call, { body }) => addHoliday(call, body))
  serve(server, contract.removeHoliday, (call, { params }) => removeHoliday(call, params.day))
}
