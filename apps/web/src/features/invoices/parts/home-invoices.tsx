import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useMay } from '../../../platform/session/may.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { invoicesQuery } from '../api.ts'
import { ar } from '../messages/home/ar.ts'
import { en } from '../messages/home/en.ts'
import { useAmounts } from './use-amounts.ts'

/** Exported, because the home is shown once it is known what is open. */
export const useHomeInvoices = () => useInfiniteQuery({ ...invoicesQuery(), enabled: useMay('invoices.view') })

/** What is open to pay; nothing where nothing is. */
export function HomeInvoices() {
  const words = useWords({ ar, en })
  const { usd } = useAmounts()
  const { data } = useHomeInvoices()
  const { open_amount: open = 0, overdue_amount: late = 0 } = data?.pages[0]?.meta ?? {}
  if (open === 0) return null
  return (
    <Card as="section" tone="sunken" pad="large" aria-labelledby="invoices-open">
      <h2 id="invoices-open" className="flex items-center gap-2 text-sm font-normal text-ink-soft">
        <Nuqta className="text-[0.7em] text-point" />
        {words.title}
      </h2>
      <div className="mt-3 grid gap-3 sm:flex sm:items-center sm:justify-between">
        <div>
          <p className="text-xl font-strong">{words.open(usd(open))}</p>
          {late > 0 && <p className="text-sm text-danger">{words.late(usd(late))}</p>}
        </div>
        <ButtonLink as={PageLink} href={pathTo('invoices')} className="max-sm:w-full">
          {words.action}
        </ButtonLink>
      </div>
    </Card>
  )
}
