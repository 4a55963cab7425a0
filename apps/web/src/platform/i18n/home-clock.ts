import { HOME_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { useLang, useWrite } from './i18n.tsx'

/** A moment of our work or a promised time, in the business time zone. */
export function useHomeMoment(): (at: string) => string {
  const lang = useLang()
  const write = useWrite()
  return (at) => write(formatMoment(new Date(at), lang, HOME_ZONE))
}
