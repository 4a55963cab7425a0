import { settingsContract as contract } from '@fareeq/domain/settings/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { endSessions, readSessions, readSettings, saveSettings } from './actions.ts'

export function settingRoutes(server: Server) {
  serve(server, contract.settings, (ctx) => readSettings(ctx))
  serve(server, contract.saveSettings, (ctx, { body }) => saveSettings(ctx, body))
  serve(server, contract.sessions, (ctx) => readSessions(ctx))
  serve(server, contract.endSession, (ctx, { params }) => endSessions(ctx, params.id))
  serve(server, contract.endOtherSessions, (ctx) => endSessions(ctx, null))
}
