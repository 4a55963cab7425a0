import { CONTRACT_STATES } from '@fareeq/domain/contracts/states.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pathTo } from '../../../../paths.ts'
import { useHref } from '../../../../platform/navigation/location.tsx'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { Filled } from '../../../../ui/display/filled.tsx'
import { FilterField } from '../../../../ui/fields/choices/filter-field.tsx'
import { staffContractsQuery } from '../../api-ops.ts'
import { CompanyOnly } from '../../../staff/parts/company-only.tsx'
import { ContractState } from '../contract-state.tsx'
import { useContractWords } from '../../messages/en.ts'
import { useEndingText } from '../endings/use-ending-text.ts'
import { useTermText } from '../use-term-text.ts'
import { useContractsOpsWords } from '../../messages/operations/en.ts'
import { sectionAddress } from '../../../staff/parts/section-address.ts'
import { StaffTable } from '../../../staff/parts/staff-table.tsx'

const { show } = sectionAddress('contracts')

/** What comes before a contract, then every contract; the state and the company are in the address. */
export function StaffContracts({ hires }: { hires: ReactNode }) {
  const words = useContractsOpsWords()
  const { states, terms: names } = useContractWords()
  const text = useTermText()
  const ending = useEndingText(null)
  const { state: stateParam, company } = readHref(useHref()).query
  const state = CONTRACT_STATES.find((contractState) => contractState === stateParam)
  const list = useInfiniteQuery(staffContractsQuery({ state, organisation_id: company }))
  const first = list.data?.pages[0]
  return (
    <>
      {company ? <CompanyOnly className="mb-5" name={first?.data[0]?.company} onAll={() => show({ state })} /> : hires}
      <FilterField
        label={words.state}
        all={words.all}
        options={CONTRACT_STATES.map((id) => ({ id, label: states[id] }))}
        value={state}
        onChange={(state) => show({ state, company })}
        className="mb-5 w-full sm:w-60"
      />
      <StaffTable
        list={list}
        words={words}
        label={words.title}
        columns={[
          {
            id: 'who',
            title: words.title,
            lead: true,
            cell: ({ id, company, talent }) => (
              <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'contracts', id })}>
                <Filled sentence={words.between} client={<bdi>{company}</bdi>} talent={<bdi>{talent.name}</bdi>} />
              </TextLink>
            ),
          },
          { id: 'state', title: words.state, cell: ({ state: now }) => <ContractState state={now} /> },
          {
            id: 'end',
            title: names.end,
            cell: (contract) =>
              contract.ended_early
                ? words.endedOn(text.day(contract.ended_early.on))
                : (ending.inList(contract) ?? text.end(contract.terms)),
          },
          { id: 'net', title: names.salary_net, numeric: true, cell: ({ terms }) => text.salary_net(terms) },
        ]}
      />
    </>
  )
}
