import { useState } from 'react'

export type Selection = {
  readonly ids: ReadonlySet<string>
  readonly sum: number
  toggle: (item: { id: string; amount: number }) => void
  has: (id: string) => boolean
  clear: () => void
}

/** What of one side is chosen, with its sum in cents. */
export function useSelection(): Selection {
  const [amounts, setAmounts] = useState<ReadonlyMap<string, number>>(new Map())
  return {
    ids: new Set(amounts.keys()),
    sum: [...amounts.values()].reduce((all, amount) => all + amount, 0),
    has: (id) => amounts.has(id),
    toggle: ({ id, amount }) => {
      const next = new Map(amounts)
      if (!next.delete(id)) next.set(id, amount)
      setAmounts(next)
    },
    clear: () => setAmounts(new Map()),
  }
}
