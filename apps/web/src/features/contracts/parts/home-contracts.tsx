import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { useQuery } from '@tanstack/react-query'
import { useLang, useWords } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useMay } from '../../../platform/session/may.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { type Seat, contractsQuery } from '../api.ts'
import { ar } from '../messages/home/ar.ts'
import { en } from '../messages/home/en.ts'
import { contractPath, otherSide } from './contract-path.ts'

/** Exported, because the home is shown once it is known what waits. */
export const useHomeContracts = (seat: Seat) =>
  useQuery({ ...contractsQuery(seat, useLang()), enabled: useMay('contracts.sign') })

/** What waits for a signature; nothing where nothing does. */
export function HomeContracts({ seat }: { seat: Seat }) {
  const words = useWords({ ar, en })
  const lang = useLang()
  const { data = [] } = useHomeContracts(seat)
  const waiting = data.filter(({ waits_for_me: isMine }) => isMine)
  if (waiting.length === 0) return null
  return (
    <Card as="section" tone="sunken" pad="large" aria-labelledby="contracts-waiting">
      <h2 id="contracts-waiting" className="flex items-center gap-2 text-sm font-normal text-ink-soft">
        <Nuqta className="text-[0.7em] text-point" />
        {words.title}
      </h2>
      <ul className="divide-y divide-line">
        {waiting.map((contract) => (
          <li key={contract.id} className="grid gap-3 py-4 last:pb-0 sm:flex sm:items-center sm:justify-between">
            <h3 className="text-xl">{words.waiting(bidiIsolate(otherSide(seat, contract), lang))}</h3>
            <ButtonLink as={PageLink} href={contractPath(seat, contract.id)} className="max-sm:w-full">
              {words.sign}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
