import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { CalendarPlus } from 'lucide-react'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { saveInvitation } from '../../api-calendar.ts'
import { type CalendarEntry, googleLink, outlookLink } from './calendar-links.ts'
import { useInterviewWords } from '../../messages/en.ts'

type Props = Omit<CalendarEntry, 'title'> & { id: string; other: string; kind: 'primary' | 'quiet' }

/** Into the calendar one uses: two by their own pages, all others by the file of the mail. */
export function AddToCalendar({ id, other, kind, ...when }: Props) {
  const words = useInterviewWords()
  const entry = { ...when, title: words.calendarEntry(bidiIsolate(other, useLang())) }
  const open = (href: string) => void window.open(href, '_blank', 'noopener')
  return (
    <Menu
      trigger={
        <Button kind={kind} className="max-xs:w-full">
          <CalendarPlus aria-hidden />
          {words.addToCalendar}
        </Button>
      }
      items={[
        { id: 'google', label: words.calendars.google, onPress: () => open(googleLink(entry)) },
        { id: 'outlook', label: words.calendars.outlook, onPress: () => open(outlookLink(entry)) },
        { id: 'file', label: words.calendars.file, onPress: () => void saveInvitation(id).catch(() => {}) },
      ]}
    />
  )
}
