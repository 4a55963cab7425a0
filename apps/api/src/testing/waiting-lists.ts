import { clientContractsContract, talentContractsContract } from '@fareeq/domain/contracts/contract.ts'
import { conversationsContract } from '@fareeq/domain/conversations/contract.ts'
import type { WaitingKind } from '@fareeq/domain/counters/limits.ts'
import { interviewsTalentContract as talents } from '@fareeq/domain/interviews/contract-talent.ts'
import { interviewsContract as clients } from '@fareeq/domain/interviews/contract.ts'
import type { ClientInterview, TalentInterview } from '@fareeq/domain/interviews/schema.ts'
import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { nominationsContract } from '@fareeq/domain/nominations/contract.ts'
import { clientOffersContract, talentOffersContract } from '@fareeq/domain/offers/contract.ts'
import { profileProposalsContract } from '@fareeq/domain/profile-proposals/contract.ts'
import { clientQuotesContract } from '@fareeq/domain/quotes/contract.ts'
import { clientRenewalsContract, talentRenewalsContract } from '@fareeq/domain/renewals/contract.ts'
import { clientTimeOffContract } from '@fareeq/domain/time-off/contract.ts'
import { contractDuties } from './contract-duties.ts'
import type { Member } from './story.ts'

type Ids = Partial<Record<WaitingKind, string[]>>
export const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted()
/** What waits for somebody of a company, by the lists of each feature. */
export const clientLists = async (who: Member): Promise<Ids> => {
  const list = async (call: Parameters<Member['call']>[0], query = {}) =>
    (await who.call(call, { query })).body.data ?? []
  const interviews: ClientInterview[] = await list(clients.list)
  const owes = ({ can_score, interviewers }: ClientInterview) =>
    can_score && interviewers.find(({ id }) => id === who.user.id)?.scorecard === null
  const mayMake = (...moves: string[]) =>
    idsOf(interviews.filter((interview) => interview.moves.some((move) => moves.includes(move))))
  return {
    nomination: idsOf((await list(nominationsContract.list, { list: 'standing' })).filter(isUndecided)),
    interview: mayMake('send_slots', 'confirm_new'),
    move: mayMake('accept_move'),
    feedback: idsOf(interviews.filter((interview) => interview.moves.includes('give_feedback') && !owes(interview))),
    scorecard: idsOf(interviews.filter(owes)),
    absence: idsOf(
      interviews.filter(({ no_show }) => no_show?.standing === 'waiting' && no_show.claimed_by === 'talent'),
    ),
    offer: idsOf((await list(clientOffersContract.list)).filter(isMine)),
    contract: idsOf((await list(clientContractsContract.list)).filter(isMine)),
    notice: idsOf((await list(clientContractsContract.list)).filter(isNoticed)),
    ...(await contractDuties(who, await list(clientContractsContract.list))),
    time_off: idsOf(await list(clientTimeOffContract.waiting)),
    renewal: idsOf((await list(clientRenewalsContract.list)).filter(isMine)),
    quote: idsOf((await list(clientQuotesContract.list)).filter(isAnswerable)),
    invoice: idsOf((await list(clientInvoicesContract.list)).filter(isOpen)),
    conversation: idsOf((await list(conversationsContract.list)).filter(isUnread)),
  }
}
export const talentLists = async (who: Member): Promise<Ids> => {
  const list = async (call: Parameters<Member['call']>[0]) => (await who.call(call)).body.data ?? []
  const interviews: TalentInterview[] = await list(talents.list)
  const requests = interviews.filter(({ waits_for }) => waits_for === 'talent')
  return {
    terms: idsOf(requests.filter((interview) => interview.moves.includes('confirm'))),
    interview: idsOf(requests.filter((interview) => interview.moves.includes('select'))),
    move: idsOf(requests.filter(({ move }) => move !== null)),
    absence: idsOf(
      interviews.filter(({ no_show }) => no_show?.standing === 'waiting' && no_show.claimed_by === 'client'),
    ),
    offer: idsOf((await list(talentOffersContract.list)).filter(isMine)),
    contract: idsOf((await list(talentContractsContract.list)).filter(isMine)),
    notice: idsOf((await list(talentContractsContract.list)).filter(isNoticed)),
    ...(await contractDuties(who, await list(talentContractsContract.list))),
    renewal: idsOf((await list(talentRenewalsContract.list)).filter(isMine)),
    conversation: idsOf((await list(conversationsContract.list)).filter(isUnread)),
    proposal: idsOf((await who.call(profileProposalsContract.own)).body.data.proposals),
  }
}
const isUndecided = ({ state, moves }: { state: string; moves: string[] }) => state === 'reserved' && moves.length > 0
const isMine = (row: { waits_for_me: boolean }) => row.waits_for_me
const isNoticed = (row: { ending: { can_acknowledge: boolean } | null }) => row.ending?.can_acknowledge === true
const isOpen = (row: { is_payable: boolean; is_underway: boolean }) => row.is_payable && !row.is_underway
const isAnswerable = ({ can_answer }: { can_answer: boolean }) => can_answer
const isUnread = ({ unread }: { unread: number }) => unread > 0
