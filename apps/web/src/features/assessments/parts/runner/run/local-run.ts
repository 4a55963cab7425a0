import type { UnsavedAnswer } from './save-queue.ts'

/** What only this device knows of an attempt: answers that have not arrived, and how long each item was looked at. */
export type LocalRun = { unsaved: [number, UnsavedAnswer][]; looked: Record<number, number>; hasSecondScreen: boolean }

const EMPTY_RUN: LocalRun = { unsaved: [], looked: {}, hasSecondScreen: false }
const nameOf = (attemptId: string) => `attempt:${attemptId}`

/** In local storage, so that it survives a killed browser, too. */
export function readLocalRun(attemptId: string, area: Pick<Storage, 'getItem'> = localStorage): LocalRun {
  try {
    const saved = JSON.parse(area.getItem(nameOf(attemptId)) ?? 'null') as Partial<LocalRun> | null
    return { ...EMPTY_RUN, ...saved }
  } catch {
    // Forbidden storage, or text that is not ours: as if there were nothing.
    return EMPTY_RUN
  }
}

export function writeLocalRun(attemptId: string, run: LocalRun | null): void {
  try {
    if (run) localStorage.setItem(nameOf(attemptId), JSON.stringify(run))
    else localStorage.removeItem(nameOf(attemptId))
  } catch {
    // A full or forbidden storage: what is not sent yet is lost with the page, and nothing else.
  }
}
