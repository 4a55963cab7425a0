import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import { createAdding } from './cv-adding.ts'

export function useCvAdding(failedWords: string) {
  const [adding] = useState(() => createAdding(failedWords))
  const { going, failures } = useSyncExternalStore(adding.subscribe, adding.get)
  return {
    add: adding.add,
    isGoing: (part: string, key: string) => going.has(`${part}:${key}`),
    /** Why this one was not added. */
    failureOf: (part: string, key: string) => failures[`${part}:${key}`],
  }
}

export const AddingContext = createContext<ReturnType<typeof useCvAdding> | null>(null)

export function useAdding(): ReturnType<typeof useCvAdding> {
  const adding = useContext(AddingContext)
  if (!adding) throw new Error('What was read stands inside <CvProposals>')
  return adding
}
