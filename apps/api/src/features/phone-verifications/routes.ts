import { phoneVerificationsContract as contract } from '@fareeq/domain/phone-verifications/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { freePhone, requestPhoneCode, verifyPhone } from './actions.ts'

export function phoneVerificationRoutes(server: Server) {
  const { platform } = server

  serve(server, contract.requestPhoneCode, ({ db, viewer, lang, now }, { body }) =>
    requestPhoneCode(db, platform, viewer, body, lang, now),
  )

  serve(server, contract.verifyPhone, ({ db, viewer, now }, { body }) =>
    verifyPhone(db, platform, viewer, body.code, now),
  )

  serve(server, contract.validatePhone, async ({ db, viewer }, { body }) => {
    await freePhone(db, body, 'userId' in viewer ? viewer.userId : null)
    return { data: { valid: true as const } }
  })
}
