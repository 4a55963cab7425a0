// Correctness first: all servers must answer the same.
import { isDeepStrictEqual } from 'node:util'
import { LIST, save, savePath } from './load.ts'
import { clientToken } from './matching-world.ts'
import type { RunningServer } from './process.ts'
import { tokenOf } from './world.ts'

type Json = Record<string, unknown>
type Ask = { path: string; token: string; method?: string; body?: unknown }
type Answer<Data = Json> = { data: Data; meta?: { total: number } }

async function request<Data = Json>(
  { origin }: RunningServer,
  { path, token, method = 'GET', body }: Ask,
): Promise<Answer<Data>> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(origin + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return JSON.parse(text) as Answer<Data>
}

function mustEqual(what: string, one: unknown, other: unknown) {
  if (!isDeepStrictEqual(one, other))
    throw new Error(`${what}: answers differ\n${JSON.stringify(one)}\n${JSON.stringify(other)}`)
}

/** Fields of both: a new field of ours needs none in the baseline. */
function shared(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return one.map((item, index) => shared(item, other[index]))
  if (!isRecord(one) || !isRecord(other)) return one
  return Object.fromEntries(
    Object.entries(one).flatMap(([name, value]) => (name in other ? [[name, shared(value, other[name])]] : [])),
  )
}
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const mustAgree = (what: string, one: unknown, other: unknown) =>
  mustEqual(what, shared(one, other), shared(other, one))

/** Ids in their order, and the total; our cards have more fields. */
const idsAndTotal = ({ data, meta }: Answer<Json[]>) => ({ ids: data.map(({ id }) => id), total: meta?.total })

export async function sameAnswers({
  baseline,
  fareeq,
  embedded,
}: Record<'baseline' | 'fareeq' | 'embedded', RunningServer>) {
  const [token, client] = [tokenOf(1), clientToken(1)]
  for (const path of ['/api/auth/me', '/api/users/profile'])
    mustAgree(path, (await request(baseline, { path, token })).data, (await request(fareeq, { path, token })).data)
  const [theirs, ours] = [
    await request<Json[]>(baseline, { path: LIST, token: client }),
    await request<Json[]>(fareeq, { path: LIST, token: client }),
  ]
  mustEqual(LIST, idsAndTotal(theirs), idsAndTotal(ours))
  if (theirs.data.length < 20) throw new Error(`Only ${theirs.data.length} were found`)
  // On that engine the same people have other ids.
  mustEqual('embedded', ours.meta?.total, (await request(embedded, { path: LIST, token: client })).meta?.total)
  const write = { path: '/api/users/bio', method: 'PUT', token, body: { bio: { en: 'Written twice.' } } }
  const [first, second] = [await request(baseline, write), await request(fareeq, write)]
  for (const [revision, server] of [baseline, fareeq, embedded].entries()) {
    const body = save(revision + 1)
    const saved = await request(server, { path: savePath(1), method: 'PUT', token, body })
    mustEqual('autosave', saved.data['revision'], body.revision)
  }
  mustAgree(write.path, { ...first.data, version: Number(first.data['version']) + 1 }, second.data)
}
