export type Notice = {
  key: string
  tone?: 'info' | 'positive' | 'warning' | 'danger'
  title: string
  text?: string
  action?: { label: string; onPress: () => void }
}
type Part = { notify: (notice: Notice) => void }

/**
 * Toasts arrive with the first one that is shown: a public page does not carry them. Their host stands once at the
 * root; everyone else calls `showToast`.
 */
let wanted = false
const listeners = new Set<() => void>()
export const toastsWanted = {
  get: () => wanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

let load: () => Promise<Part> = () => Promise.reject(new Error('nobody shows them'))
/** The host says where they come from. */
export const toastsFrom = (source: () => Promise<Part>): void => {
  load = source
}

const { promise: standing, resolve: stands } = Promise.withResolvers<void>()
export const toastsStand = stands

export function wantToasts(): void {
  wanted = true
  for (const listener of listeners) listener()
}

/** `key` is the sentence itself unless given: the same sentence is never shown twice at once. */
export async function showToast(notice: Omit<Notice, 'key'> & { key?: string }): Promise<void> {
  wantToasts()
  const part = await load().catch(() => null)
  if (!part) return
  await standing
  part.notify({ key: notice.title, ...notice })
}
