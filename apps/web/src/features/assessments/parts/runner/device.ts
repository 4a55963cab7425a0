import { uuid4 } from '../../../../platform/analytics/tracking-id.ts'
import { readDraft, saveDraft } from '../../../../platform/session/drafts.ts'

const NAME = 'assessment-window'

/** Holds the name of this window for as long as it lives. A duplicated tab has the same storage, but not the lock. */
const holds = (id: string): Promise<boolean> =>
  new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve(true)
    void navigator.locks
      .request(`${NAME}:${id}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock ? new Promise<never>(() => {}) : undefined
      })
      .catch(() => resolve(true))
  })

async function findDevice(): Promise<string> {
  const known = readDraft(NAME)
  if (typeof known === 'string' && (await holds(known))) return known
  const made = uuid4()
  saveDraft(NAME, made)
  await holds(made)
  return made
}

let device: Promise<string> | undefined

/** The id of this window: of an attempt only one window at a time can save. */
export const ownDevice = (): Promise<string> => (device ??= findDevice())
