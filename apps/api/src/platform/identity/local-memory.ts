import type { Adapter, AdapterPayload } from 'oidc-provider'

type MemoryEntry = { payload: AdapterPayload; ends: number }

/** Eviction bound, far above what a local world needs; the oldest go first. */
const MOST_KEPT = 5000

/** In-memory adapter of the local provider. */
export function localMemory(): (kind: string) => Adapter {
  const kept = new Map<string, MemoryEntry>()
  const alive = (key: string) => {
    const entry = kept.get(key)
    if (entry && entry.ends > Date.now()) return entry.payload
    kept.delete(key)
    return undefined
  }
  const where = (kind: string, matches: (payload: AdapterPayload) => boolean) =>
    [...kept.keys()].filter((key) => (!kind || key.startsWith(`${kind}:`)) && matches(alive(key) ?? {}))

  return (kind) => ({
    async upsert(id, payload, seconds) {
      if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value as string)
      kept.set(`${kind}:${id}`, { payload, ends: seconds ? Date.now() + seconds * 1000 : Infinity })
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
      kept.delete(`${kind}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const key of where('', (payload) => payload.grantId === grantId)) kept.delete(key)
    },
  })
}
