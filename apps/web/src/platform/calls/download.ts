import type { EndpointRef, Endpoint, InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { caller, createCallApi } from './call-api.ts'

/** Fetches a file with credentials and saves it (blob URL). Failures are handled as for any call. */
export async function download<E extends Endpoint>(
  endpoint: EndpointRef<E>,
  input: InputOf<E>,
  name: string,
): Promise<void> {
  let file: Blob | undefined
  const fetchBlob: typeof fetch = async (...args) => {
    const response = await caller.fetch(...args)
    if (!response.ok) return response
    file = await response.blob()
    return new Response(null, { status: 204 })
  }
  const call = createCallApi({ ...caller, fetch: fetchBlob }) as (
    endpoint: EndpointRef,
    input: object,
  ) => Promise<unknown>
  await call(endpoint, input)
  if (file) saveFile(file, name)
}

export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
