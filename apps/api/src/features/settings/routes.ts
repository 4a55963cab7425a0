import { settingsContract as contract } from '@fareeq/domain/settings/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { endSessions, readSessions, readSettings, saveSettings } from './actions.ts'

export function settingRoutes(server: Server) {
  serve(server, contract.settings, (call) => readSettings(call))
  serve(server, contract.saveSettings, (call, { body }) => saveSettings(call, body))
  serve(server, contract.sessions, (call) => readSessions(call))
  serve(server, contract.endSession, (call, { params }) => endSessions(call, params.id))
  serve(server, contract.endOtherSessions, (call) => endSessions(call, null))
}
