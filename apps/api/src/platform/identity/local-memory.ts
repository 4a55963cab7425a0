import type { Adapter, AdapterPayload } from 'oidc-provider'

type MemoryEntry = { payload: AdapterPayload; ends: number }

/** Eviction bound, far above what a local world needs; the oldest go first. */
const MAX_ENTRIES = 5000

/** In-memory adapter of the local provider. */
export function localMemory(): (kind: string) => Adapter {
  const entries = new Map<string, MemoryEntry>()
  const alive = (key: string) => {
    const entry = entries.get(key)
    if (entry && entry.ends > Date.now()) return entry.payload
    entries.delete(key)
    return undefined
  }
  const where = (kind: string, matches: (payload: AdapterPayload) => boolean) =>
    [...entries.keys()].filter((key) => (!kind || key.startsWith(`${kind}:`)) && matches(alive(key) ?? {}))

  return (kind) => ({
    async upsert(id, payload, seconds) {
      if (entries.size >= MAX_ENTRIES) entries.delete(entries.keys().next().value as string)
      entries.set(`${kind}:${id}`, { payload, ends: seconds ? Date.now() + seconds * 1000 : Infinity })
    },
    find: async (id) => alive(`${kind}:${id}`),
    async findByUid(uid) {
      const [key] = where(kind, (payload) => payload.uid === uid)
      return key ? alive(key) : undefined
    },
    findByUserCode: async () => undefined,
    async consume(id) {
      const payload = alive(`${kind}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      entries.delete(`${kind}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const key of where('', (payload) => payload.grantId === grantId)) entries.delete(key)
    },
  })
}
