import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { NewsletterPreview } from '../../subscriptions/parts/newsletter-preview.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { filterIn } from '../parts/editing/content-address.ts'
import { ItemFilters } from '../parts/editing/item-filters.tsx'
import { ItemList } from '../parts/editing/item-list.tsx'
import { NewItem } from '../parts/editing/new-item.tsx'
import { useContentWords } from '../messages/editing/en.ts'
import { ContentArea } from '../parts/mails/content-area.tsx'
import { MailList } from '../parts/mails/mail-list.tsx'
import { useMailWords } from '../messages/mails/en.ts'

/** Texts of the public pages and of mails; the filter is in the address. */
export function Screen() {
  const words = useContentWords()
  const mailWords = useMailWords()
  const staff = useStaff()
  const filter = filterIn(readHref(useHref()).query)
  const isMails = filter.kind === 'mail'
  if (!staff) return null
  if (!staffMay(staff.roles, 'content.edit')) return <NoAccess words={words} />
  return (
    <>
      <PageHeader
        title={words.title}
        text={isMails ? mailWords.text : words.text}
        actions={
          <>
            <ContentArea filter={filter} />
            {isMails ? <NewsletterPreview /> : <NewItem kind={filter.kind} />}
          </>
        }
      />
      <ItemFilters filter={filter} />
      {isMails ? <MailList filter={filter} /> : <ItemList filter={filter} />}
    </>
  )
}
