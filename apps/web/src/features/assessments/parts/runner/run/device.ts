import { uuid4 } from '../../../../../platform/analytics/tracking-id.ts'
import { readDraft, saveDraft } from '../../../../../platform/session/drafts.ts'

const NAME = 'assessment-window'

/** Web lock on the id of this tab for as long as it is open. A duplicated tab has the same storage, but not the lock. */
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
  const storedId = readDraft(NAME)
  if (typeof storedId === 'string' && (await holds(storedId))) return storedId
  const newDeviceId = uuid4()
  saveDraft(NAME, newDeviceId)
  await holds(newDeviceId)
  return newDeviceId
}

let device: Promise<string> | undefined

/** The id of this window: of an attempt only one window at a time can save. */
export const ownDevice = (): Promise<string> => (device ??= findDevice())
