import { phoneVerificationsContract as contract } from '@fareeq/domain/phone-verifications/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { freePhone, requestPhoneCode, verifyPhone } from './actions.ts'

export function phoneVerificationRoutes(server: Server) {
  serve(server, contract.requestPhoneCode, (ctx, { body }) => requestPhoneCode(ctx, body))

  serve(server, contract.verifyPhone, (ctx, { body }) => verifyPhone(ctx, body.code))

  serve(server, contract.validatePhone, async ({ db, viewer }, { body }) => {
    await freePhone(db, body, 'userId' in viewer ? viewer.userId : null)
    return { data: { valid: true as const } }
  })
}
