export type Notice = {
  key: string
  tone?: 'info' | 'positive' | 'warning' | 'danger'
  title: string
  text?: string
  action?: { label: string; onPress: () => void }
}
type Part = { notify: (notice: Notice) => void }

/**
 * Lazy: the toast library loads with the first toast, because public pages rarely need it. The host is mounted once at the
 * root; others call `showToast`.
 */
let isNeeded = false
const listeners = new Set<() => void>()
export const toastsNeeded = {
  get: () => isNeeded,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

let load: () => Promise<Part> = () => Promise.reject(new Error('nobody shows them'))
/** The host registers the loader. */
export const toastsFrom = (source: () => Promise<Part>): void => {
  load = source
}

const { promise: hostMounted, resolve } = Promise.withResolvers<void>()
export const markHostMounted = resolve

export function needToasts(): void {
  isNeeded = true
  for (const listener of listeners) listener()
}

/** `key` defaults to the sentence: duplicates are not shown at the same time. */
export async function showToast(notice: Omit<Notice, 'key'> & { key?: string }): Promise<void> {
  needToasts()
  const part = await load().catch(() => null)
  if (!part) return
  await hostMounted
  part.notify({ key: notice.title, ...notice })
}
