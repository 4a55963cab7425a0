import { HOME_ZONE, formatMoment } from '@fareeq/domain/kernel/time.ts'
import { useLang, useWrite } from './i18n.tsx'

/** A moment of our work, or by when we have promised something: on the clock we work by. */
export function useHomeMoment(): (at: string) => string {
  const lang = useLang()
  const write = useWrite()
  return (at) => write(formatMoment(new Date(at), lang, HOME_ZONE))
}
