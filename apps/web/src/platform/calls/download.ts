import type { Call, Endpoint, InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { caller, createCall } from './call.ts'

/** Fetches a file with credentials and saves it (blob URL). Failures are handled as for any call. */
export async function download<E extends Endpoint>(endpoint: Call<E>, input: InputOf<E>, name: string): Promise<void> {
  let file: Blob | undefined
  const fetchBlob: typeof fetch = async (...args) => {
    const response = await caller.fetch(...args)
    if (!response.ok) return response
    file = await response.blob()
    return new Response(null, { status: 204 })
  }
  const call = createCall({ ...caller, fetch: fetchBlob }) as (endpoint: Call, input: object) => Promise<unknown>
  await call(endpoint, input)
  if (file) saveFile(file, name)
}

export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
