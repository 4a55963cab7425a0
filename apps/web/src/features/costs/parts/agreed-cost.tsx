import { type AgreedPay, agreedCost } from '@fareeq/domain/costs/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useMay } from '../../../platform/session/may.ts'
import { Disclosure } from '../../../ui/display/disclosure.tsx'
import { costBasisQuery } from '../api.ts'
import { useCostWords } from '../messages/en.ts'
import { CostLines, costText } from './cost-lines.tsx'

type Props = { label: string; pay: AgreedPay }

/** What a whole month on agreed terms costs the company, and behind a press how it is made; nothing for who may not see pay. */
export function AgreedCost({ label, pay }: Props) {
  const words = useCostWords()
  const lang = useLang()
  const { data: basis } = useQuery({ ...costBasisQuery(), enabled: useMay('contracts.salary') })
  if (!basis) return null
  const cost = agreedCost(pay, basis.country, basis)
  return (
    <Disclosure
      isQuiet
      title={
        <span>
          {`${label} `}
          <span className="num font-strong text-ink">{costText(cost, 'total', words, lang)}</span>
        </span>
      }
    >
      <div className="max-w-md pb-2">
        <CostLines cost={cost} />
      </div>
    </Disclosure>
  )
}
