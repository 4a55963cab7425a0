import { setupChecksContract as contract } from '@fareeq/domain/setup-checks/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import type { Drivers } from '../../platform/messages/driver.ts'
import { testService } from './actions-testing.ts'
import { confirmPolicies, listSetupChecks } from './actions.ts'

export function setupCheckRoutes(server: Server, drivers: Drivers) {
  serve(server, contract.list, (ctx) => listSetupChecks(ctx))
  serve(server, contract.test, (ctx, { params, body }) => testService(ctx, drivers, params.service, body))
  serve(server, contract.confirmPolicies, (ctx) => confirmPolicies(ctx))
}
