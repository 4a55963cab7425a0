import { contractTemplatesContract as contract } from '@fareeq/domain/contract-templates/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { draftTemplate, releaseTemplate, saveTemplate, withdrawTemplate } from './actions-versions.ts'
import { listTemplates, readTemplate } from './actions.ts'

export function contractTemplateRoutes(server: Server) {
  serve(server, contract.list, (ctx) => listTemplates(ctx))
  serve(server, contract.read, (ctx, { params }) => readTemplate(ctx, params.version))
  serve(server, contract.draft, (ctx) => draftTemplate(ctx))
  serve(server, contract.save, (ctx, { params, body }) => saveTemplate(ctx, params.version, body))
  serve(server, contract.release, (ctx, { params, body }) => releaseTemplate(ctx, params.version, body))
  serve(server, contract.withdraw, (ctx, { params }) => withdrawTemplate(ctx, params.version))
}
