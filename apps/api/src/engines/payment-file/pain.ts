import type { ChargeBearer } from '@fareeq/domain/payouts/limits.ts'
import { decimalOf } from '@fareeq/domain/kernel/money.ts'
import { bankText } from './charset.ts'
import { type Element, element, toXml, withAttribute } from './elements.ts'

export const PAIN_NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'
const [NAME_LENGTH, TEXT_LENGTH, ACCOUNT_LENGTH] = [70, 140, 34]

/** What the standard writes for a name that no bank could read. */
const UNKNOWN = 'NOTPROVIDED'

/** Who pays, from which account. */
export type Debtor = {
  readonly name: string
  readonly country: string
  readonly iban: string
  readonly bic: string
  readonly currency: string
}
export type CreditTransfer = {
  /** At most 35 characters: by it the bank says what became of the transfer. */
  readonly reference: string
  readonly amount: number
  readonly holder: string
  readonly country: string
  readonly account: string
  readonly isIban: boolean
  readonly bic: string | null
  readonly purpose: string
  /** What the talent reads on their statement. */
  readonly text: string
}
export type PaymentOrder = {
  readonly id: string
  /** When it was made, not when the file was: it is the same whoever takes it, so that a bank finds one that is sent twice. */
  readonly createdAt: Date
  readonly day: string
  readonly chargeBearer: ChargeBearer
  readonly debtor: Debtor
  readonly transfers: readonly CreditTransfer[]
}

const agent = (bic: string | null): Element | null =>
  bic === null ? null : element('CdtrAgt', element('FinInstnId', element('BICFI', bic)))

const party = (name: string, holder: string, country: string): Element =>
  element(name, element('Nm', bankText(holder, NAME_LENGTH) || UNKNOWN), element('PstlAdr', element('Ctry', country)))

const accountId = ({ account, isIban }: CreditTransfer): Element =>
  isIban
    ? element('Id', element('IBAN', account))
    : element('Id', element('Othr', element('Id', account.slice(0, ACCOUNT_LENGTH))))

const transferElement = (transfer: CreditTransfer, currency: string): Element =>
  element(
    'CdtTrfTxInf',
    element('PmtId', element('InstrId', transfer.reference), element('EndToEndId', transfer.reference)),
    element('Amt', withAttribute(element('InstdAmt', decimalOf(transfer.amount)), 'Ccy', currency)),
    agent(transfer.bic),
    party('Cdtr', transfer.holder, transfer.country),
    element('CdtrAcct', accountId(transfer)),
    element('Purp', element('Cd', transfer.purpose)),
    element('RmtInf', element('Ustrd', bankText(transfer.text, TEXT_LENGTH) || transfer.reference)),
  )

/** ISO 20022 credit transfer initiation, pain.001.001.09: one instruction with a transfer for each talent. */
export function writePain({ id, createdAt, day, chargeBearer, debtor, transfers }: PaymentOrder): string {
  const count = element('NbOfTxs', String(transfers.length))
  const sum = element('CtrlSum', decimalOf(transfers.reduce((total, { amount }) => total + amount, 0)))
  const document = element(
    'Document',
    element(
      'CstmrCdtTrfInitn',
      element(
        'GrpHdr',
        element('MsgId', id),
        element('CreDtTm', createdAt.toISOString()),
        count,
        sum,
        element('InitgPty', element('Nm', bankText(debtor.name, NAME_LENGTH) || UNKNOWN)),
      ),
      element(
        'PmtInf',
        element('PmtInfId', id),
        element('PmtMtd', 'TRF'),
        element('BtchBookg', 'false'),
        count,
        sum,
        element('ReqdExctnDt', element('Dt', day)),
        party('Dbtr', debtor.name, debtor.country),
        element('DbtrAcct', element('Id', element('IBAN', debtor.iban)), element('Ccy', debtor.currency)),
        element('DbtrAgt', element('FinInstnId', element('BICFI', debtor.bic))),
        element('ChrgBr', chargeBearer),
        ...transfers.map((transfer) => transferElement(transfer, debtor.currency)),
      ),
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${toXml(withAttribute(document, 'xmlns', PAIN_NAMESPACE))}\n`
}
