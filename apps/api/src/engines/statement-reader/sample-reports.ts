/** What a bank answers to a batch of payouts, as ISO 20022 pain.002 has it. */
export type ReportLine = {
  reference: string
  status: string
  code?: string
  note?: string
  amount?: string
  day?: string
}
type Change = { id?: string; status?: string; code?: string; day?: string; lines?: readonly ReportLine[] }

const reason = (code?: string, note?: string) =>
  code || note
    ? `<StsRsnInf>${code ? `<Rsn><Cd>${code}</Cd></Rsn>` : ''}${note ? `<AddtlInf>${note}</AddtlInf>` : ''}</StsRsnInf>`
    : ''

export function statusReport(message: string, change: Change = {}): string {
  const { id = 'R1', status = '', code, day = '2026-12-01', lines = [] } = change
  const transactions = lines.map(
    (line) =>
      `<TxInfAndSts><OrgnlEndToEndId>${line.reference}</OrgnlEndToEndId><TxSts>${line.status}</TxSts>${reason(line.code, line.note)}${line.day ? `<AccptncDtTm>${line.day}T10:00:00Z</AccptncDtTm>` : ''}${line.amount ? `<OrgnlTxRef><Amt><InstdAmt Ccy="USD">${line.amount}</InstdAmt></Amt></OrgnlTxRef>` : ''}</TxInfAndSts>`,
  )
  const order =
    lines.length > 0
      ? `<OrgnlPmtInfAndSts><OrgnlPmtInfId>${message}</OrgnlPmtInfId>${transactions.join('')}</OrgnlPmtInfAndSts>`
      : ''
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><GrpHdr><MsgId>${id}</MsgId><CreDtTm>${day}T11:00:00Z</CreDtTm></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${message}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>${status ? `<GrpSts>${status}</GrpSts>` : ''}${reason(code)}</OrgnlGrpInfAndSts>${order}</CstmrPmtStsRpt></Document>`
}
