import { settingsContract as contract } from '@fareeq/domain/settings/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { endSessions, readSessions, readSettings, saveSettings } from './actions.ts'

export function settingRoutes(server: Server) {
  const { sessions } = server.platform

  serve(server, contract.settings, ({ db, viewer }) => readSettings(db, viewer))
  serve(server, contract.saveSettings, ({ db, viewer, now }, { body }) => saveSettings(db, viewer, body, now))
  serve(server, contract.sessions, ({ db, viewer, now }) => readSessions(db, viewer, now))
  serve(server, contract.endSession, ({ db, viewer, now }, { params }) =>
    endSessions(db, sessions, viewer, params.id, now),
  )
  serve(server, contract.endOtherSessions, ({ db, viewer, now }) => endSessions(db, sessions, viewer, null, now))
}
