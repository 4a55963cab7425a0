import type { VideoRecording } from '../../../../ui/media/video-recorder.ts'

/** A recording that has not arrived yet, and where its upload goes on. */
export type StoredRecording = VideoRecording & { uploadUrl: string | null; take: number | null }

const [NAME, STORE] = ['assessment-recordings', 'recordings']

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('no IndexedDB')))
  })

async function run<Result>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Result>) {
  const database = await open()
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const asked = ask(transaction.objectStore(STORE))
      transaction.addEventListener('complete', () => resolve(asked.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB is full')))
    })
  } finally {
    database.close()
  }
}

/** IndexedDB: a reload loses no recording. Where it is forbidden or full, `save` answers false. */
export const recordingStore = {
  save: (key: string, recording: StoredRecording): Promise<boolean> =>
    run('readwrite', (store) => store.put(recording, key)).then(
      () => true,
      () => false,
    ),
  read: (key: string): Promise<StoredRecording | null> =>
    run<StoredRecording | undefined>('readonly', (store) => store.get(key)).then(
      (found) => found ?? null,
      () => null,
    ),
  remove: (key: string): Promise<void> => run('readwrite', (store) => store.delete(key)).catch(() => undefined),
}
