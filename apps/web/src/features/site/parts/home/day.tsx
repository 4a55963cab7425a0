import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'

/** A day of the calendar as people write it: <Day on="2026-11-01" /> */
export function Day({ on }: { on: string }) {
  const format = new Intl.DateTimeFormat(LOCALE[useLang()], { dateStyle: 'long', timeZone: 'UTC' })
  return <time dateTime={on}>{format.format(new Date(on))}</time>
}
