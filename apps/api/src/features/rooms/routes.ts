import { roomsContract as contract } from '@fareeq/domain/rooms/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { agreeToRecording, changePad, passSignal, readRoom, writeLine } from './actions.ts'

export function roomRoutes(server: Server) {
  const { platform } = server
  serve(server, contract.read, ({ params, ...call }) => readRoom({ ...call, platform }, params.id))
  serve(server, contract.signal, ({ params, body, ...call }) => passSignal({ ...call, platform }, params.id, body))
  serve(server, contract.write, ({ params, body, ...call }) => writeLine({ ...call, platform }, params.id, body))
  serve(server, contract.pad, ({ params, body, ...call }) => changePad({ ...call, platform }, params.id, body))
  serve(server, contract.agree, ({ params, body, ...call }) => agreeToRecording({ ...call, platform }, params.id, body))
}
