import { clientContractsCalls as ofClient, talentContractsCalls as ofTalent } from '@fareeq/domain/contracts/calls.ts'
import type { ClientContract, TalentContract } from '@fareeq/domain/contracts/schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { download, saveFile } from '../../platform/calls/download.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'

/** Both parties have the same calls; each finds its own contracts. */
export type Seat = 'talent' | 'client'
/** A colleague whose role is without salaries reads one without the pay. */
export type OwnContract = Omit<TalentContract, 'terms'> &
  Pick<ClientContract, 'terms'> &
  Partial<Pick<ClientContract, 'fee' | 'contacts'>>

/** `contract.changed` invalidates by the first element; the key contains the language, because answers have names. */
const keyOf = (kind: string, ...rest: unknown[]) => ['contracts', kind, session.get().user?.id, ...rest] as const
export const contractsQuery = (seat: Seat, lang: string) =>
  queryOptions({
    queryKey: keyOf('list', seat, lang),
    queryFn: async ({ signal }): Promise<OwnContract[]> => {
      const how = { signal, quiet: true }
      const answer = seat === 'talent' ? callApi(ofTalent.list, {}, how) : callApi(ofClient.list, {}, how)
      return (await with401Handling<{ data: OwnContract[] }>(answer)).data
    },
  })

export const contractQuery = (seat: Seat, id: string, lang: string) =>
  queryOptions({
    queryKey: keyOf('one', seat, lang, id),
    queryFn: async ({ signal }): Promise<OwnContract> => {
      const [what, how] = [{ params: { id } }, { signal, quiet: true }]
      const answer = seat === 'talent' ? callApi(ofTalent.read, what, how) : callApi(ofClient.read, what, how)
      return (await with401Handling<{ data: OwnContract }>(answer)).data
    },
  })

export const documentQuery = (seat: Seat, id: string) =>
  queryOptions({
    queryKey: keyOf('document', seat, id),
    queryFn: async ({ signal }) => {
      const [what, how] = [{ params: { id } }, { signal, quiet: true }]
      const answer = seat === 'talent' ? callApi(ofTalent.document, what, how) : callApi(ofClient.document, what, how)
      return (await with401Handling(answer)).data
    },
  })

export async function sendSigningCode(seat: Seat, id: string) {
  const what = { params: { id } }
  const answer =
    seat === 'talent'
      ? callApi(ofTalent.sendCode, what, callerHandlesFailure)
      : callApi(ofClient.sendCode, what, callerHandlesFailure)
  return (await with401Handling(answer)).data
}

/** What is typed to sign, and the hash of the text that was read. */
export type Proof = {
  name: string
  code: string
  document_hash: string
  capacity?: string
  is_empowered?: boolean
}

/** Invalidates after a refusal too: the contract may have changed meanwhile. */
export async function signContract(seat: Seat, id: string, proof: Proof) {
  const { capacity: _, is_empowered: __, ...body } = proof
  const params = { id }
  try {
    const answer =
      seat === 'talent'
        ? callApi(ofTalent.sign, { params, body }, callerHandlesFailure)
        : callApi(ofClient.sign, { params, body: proof }, callerHandlesFailure)
    await with401Handling<unknown>(answer)
  } finally {
    for (const queryKey of [['contracts'], ['counters']]) void queryClient.invalidateQueries({ queryKey })
  }
}

export function saveContract(seat: Seat, { id, number }: Pick<OwnContract, 'id' | 'number'>) {
  const [what, name] = [{ params: { id } }, `${number}.pdf`]
  return seat === 'talent' ? download(ofTalent.print, what, name) : download(ofClient.print, what, name)
}

/** What `scripts/verify-signatures.ts` checks: the signatures and the documents they are of. */
export async function saveSigningRecord(seat: Seat, { id, number, signatures }: OwnContract) {
  const { signed } = await queryClient.fetchQuery(documentQuery(seat, id))
  const chain = signatures.map(({ reader_name: _, ...signature }) => signature)
  const record = JSON.stringify({ number, signatures: chain, documents: signed }, null, 2)
  saveFile(new Blob([record], { type: 'application/json' }), `${number}-signatures.json`)
}
