import type { ContractState } from '@fareeq/domain/contracts/states.ts'
import type { News } from '../../platform/messages/news.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { contractNews, signatureCodeMail } from './emails.ts'

const news =
  (to: ContractState, side: 'talent' | 'client', from: ContractState = 'active') =>
  ({ lang, number, talent, company, reason }: SampleValues): News => {
    const words = contractNews(to, side, { number, talent, company, reason, from })
    if (!words) throw new Error(`nobody is told of a contract that is ${to}`)
    return words(lang)
  }

export const contractMails = mailSamples(
  'contracts',
  {
    sent: news('sent', 'talent'),
    signed: news('signed_by_talent', 'client'),
    active: news('active', 'talent'),
    ended: news('ended', 'talent'),
    given_up: news('terminated', 'talent', 'sent'),
    code: ({ lang, code, number }) => signatureCodeMail(lang, code, number),
  },
  'contracts',
)
