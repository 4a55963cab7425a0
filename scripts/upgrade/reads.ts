// Every reading call of a server, as its own description lists them.
import { type Answer, CallFault } from './caller.ts'

type Document = { paths: Record<string, Record<string, object>> }

/** Endless, or the description itself. */
const SKIPPED = /\/stream$|^\/api\/(?:openapi\.json|docs)$/

const firstId = (data: Answer): string | undefined => {
  const list = Array.isArray(data) ? data : Object.values(data ?? {}).find(Array.isArray)
  const id = (list as Answer[] | undefined)?.[0]?.id
  return typeof id === 'string' ? id : undefined
}

/**
 * Calls whatever can be read by this person: lists, and of each list its first row. A refusal is an answer, a failure of the
 * server is a fault.
 */
export async function readEverything(origin: string, token: string): Promise<{ calls: number; faults: string[] }> {
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': 'en' }
  const { paths } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Document
  const readable = Object.keys(paths).filter((path) => 'get' in paths[path]! && !SKIPPED.test(path))
  const faults: string[] = []
  const ids = new Map<string, string>()
  let calls = 0
  const read = async (path: string) => {
    calls++
    const response = await fetch(origin + path, { headers, redirect: 'manual' })
    const text = await response.text()
    if (response.status >= 500)
      faults.push(new CallFault(`GET ${path}: ${response.status} ${text.slice(0, 200)}`).message)
    const isJson = response.ok && response.headers.get('content-type')?.includes('json')
    return isJson ? (JSON.parse(text) as { data?: Answer }).data : undefined
  }
  for (const path of readable.filter((path) => !path.includes('{'))) {
    const id = firstId(await read(path))
    if (id) ids.set(path, id)
  }
  for (const path of readable) {
    const [, list = '', rest = ''] = /^([^{]+)\/\{\w+\}([^{]*)$/.exec(path) ?? []
    const id = ids.get(list)
    if (id) await read(`${list}/${id}${rest}`)
  }
  return { calls, faults }
}
