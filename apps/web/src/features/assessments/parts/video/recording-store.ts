import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import type { VideoRecording } from '../../../../ui/media/video-recorder.ts'

/** A recording that is not uploaded yet, and where its upload resumes. */
export type StoredRecording = VideoRecording & {
  uploadUrl: string | null
  take: number | null
  /** The text of the answer when it was recorded. */
  written: string
}
type Entry = StoredRecording & { savedAt: number }

const [NAME, STORE] = ['assessment-recordings', 'recordings']

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no IndexedDB')))
  })

async function run<Result>(mode: IDBTransactionMode, operation: (store: IDBObjectStore) => IDBRequest<Result>) {
  const database = await open()
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = operation(transaction.objectStore(STORE))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB is full')))
    })
  } finally {
    database.close()
  }
}

/** Retention of a day: no attempt takes a recording later, and the computer may be shared. */
function dropOld(store: IDBObjectStore): IDBRequest<IDBCursorWithValue | null> {
  const cursorRequest = store.openCursor()
  cursorRequest.addEventListener('success', () => {
    const cursor = cursorRequest.result
    if (!cursor) return
    if ((cursor.value as Entry).savedAt < Date.now() - DAY) cursor.delete()
    cursor.continue()
  })
  return cursorRequest
}

/** IndexedDB: a reload loses no recording. Where it is forbidden or full, `save` answers false. */
export const recordingStore = {
  save: (key: string, recording: StoredRecording): Promise<boolean> =>
    run('readwrite', (store) => store.put({ ...recording, savedAt: Date.now() } satisfies Entry, key)).then(
      () => true,
      () => false,
    ),
  read: async (key: string): Promise<StoredRecording | null> => {
    await run('readwrite', dropOld).catch(() => undefined)
    const entry = await run<Entry | undefined>('readonly', (store) => store.get(key)).catch(() => undefined)
    return entry ?? null
  },
  remove: (key: string): Promise<void> => run('readwrite', (store) => store.delete(key)).catch(() => undefined),
}
