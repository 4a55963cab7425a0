import { formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { createContext, useContext } from 'react'
import { useLang, useWrite } from './i18n.ts'
import { useSession } from '../session/session.ts'

/** The device's time zone. Only this file reads it: times are shown by `useZone` (D-116). */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Time zone of a whole area, before the account's: staff share one. */
export const ZoneContext = createContext<string | null>(null)

/** The zone of the account or of the area; null for a visitor, who may choose one. */
export function useFixedZone(): string | null {
  const { user } = useSession()
  return useContext(ZoneContext) ?? user?.timezone ?? null
}

/** The zone every time is shown in: the account's; a visitor's is what they chose, or the device's (D-116). */
export const useZone = (preferred?: string): string => useFixedZone() ?? preferred ?? deviceZone()

/** A moment with its zone, in the language and the digits of the reader. */
export function useMoment(): (at: string | number | Date) => string {
  const [lang, write, zone] = [useLang(), useWrite(), useZone()]
  return (at) => write(formatMoment(new Date(at), lang, zone))
}
