import { factsOf } from '@fareeq/domain/contracts/states.ts'
import { distinctName } from '@fareeq/domain/kernel/names/names.ts'
import { useId } from 'react'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { OwnContract, Seat } from '../api.ts'
import { contractPath, otherSide } from './contract-path.ts'
import { ContractState } from './contract-state.tsx'
import { useEndingText } from './endings/use-ending-text.ts'
import { useContractWords } from '../messages/en.ts'
import { isPaid, useTermText } from './use-term-text.ts'

export function ContractRow({ contract, seat }: { contract: OwnContract; seat: Seat }) {
  const words = useContractWords()
  const text = useTermText()
  const titleId = useId()
  const { id, number, state, terms, waits_for_me: isMine } = contract
  const inList = useEndingText(seat).inList(contract)
  const ending = factsOf(state).is_running ? inList : undefined
  const project = distinctName(contract.project_name, otherSide(seat, contract))
  return (
    <Card as="article" aria-labelledby={titleId} className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-1.5">
        <h2 id={titleId} className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[1.0625rem] leading-normal">
          <bdi className="wrap-anywhere">{otherSide(seat, contract)}</bdi>
          <ContractState state={state} isMine={isMine} />
        </h2>
        <p className="text-sm wrap-anywhere text-ink-soft">
          <span className="ltr-island">{number}</span>
          {project && (
            <>
              {' · '}
              <bdi>{project}</bdi>
            </>
          )}
        </p>
        {ending && <p className="text-sm font-strong">{ending}</p>}
        <p className="text-sm text-ink-soft">
          {[text.type(terms), text.span(contract), ...(isPaid(terms) ? [text.named_salary(terms)] : [])].join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap content-start gap-2 sm:justify-end">
        <ButtonLink
          as={PageLink}
          size="small"
          kind={isMine ? 'primary' : 'quiet'}
          href={contractPath(seat, id)}
          aria-label={isMine ? words.signOf(number) : words.openOf(number)}
        >
          {isMine ? words.sign : words.open}
        </ButtonLink>
      </div>
    </Card>
  )
}
