import { clientProjectsCalls as calls } from '@fareeq/domain/client-projects/calls.ts'
import { VOICE_UPLOAD } from '@fareeq/domain/client-projects/rules-voice.ts'
import type { EndpointRef } from '@fareeq/domain/kernel/endpoint.ts'
import { caller, callerHandlesFailure, createCallApi } from '../../platform/calls/call-api.ts'
import { fetchWithProgress } from '../../platform/calls/upload.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'

export async function uploadVoice(blob: Blob, onProgress: (share: number) => void) {
  const body = new FormData()
  body.append(VOICE_UPLOAD.field, blob, 'scope')
  const send = createCallApi({ ...caller, fetch: fetchWithProgress(onProgress) })
  return (await with401Handling(send(calls.uploadVoice, { body }, callerHandlesFailure))).data
}

/** Fetched as a blob, because <audio> cannot send the bearer token. */
async function fetchSound(endpoint: EndpointRef, id: string): Promise<Blob> {
  let blob = new Blob()
  const fetchBlob: typeof fetch = async (...args) => {
    const response = await caller.fetch(...args)
    if (!response.ok) return response
    blob = await response.blob()
    return new Response(null, { status: 204 })
  }
  const call = createCallApi({ ...caller, fetch: fetchBlob }) as (
    endpoint: EndpointRef,
    input: object,
    options: object,
  ) => Promise<unknown>
  await call(endpoint, { params: { id } }, callerHandlesFailure)
  return blob
}

export const fetchVoice = (id: string) => with401Handling(fetchSound(calls.voice, id))
/** The spoken scope of a request, for colleagues. */
export const fetchStaffVoice = (projectId: string) => fetchSound(calls.staffVoice, projectId)
