import { clientProjectsContract as contract } from '@fareeq/domain/client-projects/contract.ts'
import { VOICE_UPLOAD } from '@fareeq/domain/client-projects/rules-voice.ts'
import type { Endpoint } from '@fareeq/domain/kernel/endpoint.ts'
import { caller, createCall } from '../../platform/calls/call.ts'
import { fetchWithProgress } from '../../platform/calls/upload.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'

export async function uploadVoice(blob: Blob, onProgress: (share: number) => void) {
  const body = new FormData()
  body.append(VOICE_UPLOAD.field, blob, 'scope')
  const send = createCall({ ...caller, fetch: fetchWithProgress(onProgress) })
  return (await with401Handling(send(contract.uploadVoice, { body }, { quiet: true }))).data
}

/** The bytes themselves: a player cannot bring the token that opens them. */
async function fetchSound(endpoint: Endpoint, id: string): Promise<Blob> {
  let blob = new Blob()
  const keeping: typeof fetch = async (...args) => {
    const response = await caller.fetch(...args)
    if (!response.ok) return response
    blob = await response.blob()
    return new Response(null, { status: 204 })
  }
  const call = createCall({ ...caller, fetch: keeping }) as (
    endpoint: Endpoint,
    input: object,
    options: object,
  ) => Promise<unknown>
  await call(endpoint, { params: { id } }, { quiet: true })
  return blob
}

export const fetchVoice = (id: string) => with401Handling(fetchSound(contract.voice, id))
/** The spoken scope of a request, for colleagues. */
export const fetchStaffVoice = (projectId: string) => fetchSound(contract.staffVoice, projectId)
