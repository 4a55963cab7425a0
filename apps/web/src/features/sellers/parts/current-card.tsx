import { accountFor } from '@fareeq/domain/sellers/rules.ts'
import type { CurrentSeller } from '@fareeq/domain/sellers/schema.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { useSellerWords } from '../messages/en.ts'
import { ParticularsList } from './particulars.tsx'

/** Who issues invoices today, and what is missing of it. */
export function CurrentCard({ current }: { current: CurrentSeller }) {
  const words = useSellerWords()
  const [lang, write] = [useLang(), useWrite()]
  const { from_day, is_demo, accounts } = current
  return (
    <Card as="section" aria-labelledby="current-seller">
      <CardHead
        id="current-seller"
        title={words.current}
        text={from_day ? words.since(write(formatDay(from_day, lang))) : words.fromSettings}
      />
      <div className="mb-2 grid gap-3 empty:hidden">
        {is_demo && (
          <Banner tone="warning" title={words.demo}>
            {words.demoText}
          </Banner>
        )}
        {!accountFor(accounts, 'USD') && (
          <Banner tone="warning" title={words.noAccount}>
            {words.noAccountText}
          </Banner>
        )}
      </div>
      <ParticularsList seller={current} />
    </Card>
  )
}
