import { formatMoment } from '@fareeq/domain/kernel/time.ts'
import { useLang, useWrite } from '../../../platform/i18n.tsx'

/** By when operations answer, on the clock they work by. */
export function useDueWords(): (due: string) => string {
  const lang = useLang()
  const write = useWrite()
  return (due) => write(formatMoment(new Date(due), lang, 'Asia/Riyadh'))
}
