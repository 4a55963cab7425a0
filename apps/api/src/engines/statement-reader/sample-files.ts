/** A line of a statement; cents, negative where money left. */
export type FileLine = {
  amount: number
  text: string
  name?: string
  id?: string
  day?: string
  currency?: string
  isReversal?: boolean
}
type Change = { iban?: string; opening?: number; closing?: number; currency?: string; head?: string }

const OUR_IBAN = 'SA0380000000608010167519'
const DAY = '2026-03-02'
const decimal = (cents: number, mark: '.' | ',' = '.') => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${digits.slice(0, -2)}${mark}${digits.slice(-2)}`
}
const side = (cents: number) => (cents < 0 ? 'DBIT' : 'CRDT')
const closingOf = (lines: readonly FileLine[], { opening = 100_000, closing }: Change): number =>
  closing ?? lines.reduce((sum, { amount }) => sum + amount, opening)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** As a bank gives it out: ISO 20022. */
export function camtFile(lines: readonly FileLine[], change: Change = {}): string {
  const { iban = OUR_IBAN, opening = 100_000, currency = 'USD', head = '' } = change
  const balance = (code: string, cents: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${decimal(cents)}</Amt><CdtDbtInd>${side(cents)}</CdtDbtInd><Dt><Dt>${DAY}</Dt></Dt></Bal>`
  const entries = lines.map(
    ({ amount, text, name = '', id = '', day = DAY, currency: own = currency, isReversal = false }) =>
      `<Ntry><Amt Ccy="${own}">${decimal(amount)}</Amt><CdtDbtInd>${side(amount)}</CdtDbtInd>${isReversal ? '<RvslInd>true</RvslInd>' : ''}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${id}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><${amount < 0 ? 'Cdtr' : 'Dbtr'}><Pty><Nm>${escaped(name)}</Nm></Pty></${amount < 0 ? 'Cdtr' : 'Dbtr'}></RltdPties><RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr><Stmt><Id>2026-061</Id><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${balance('OPBD', opening)}${balance('CLBD', closingOf(lines, change))}${entries.join('\n')}</Stmt></BkToCstmrStmt></Document>`
}

/** As SWIFT carries it. */
export function mt940File(lines: readonly FileLine[], change: Change = {}): string {
  const { iban = OUR_IBAN, opening = 100_000, currency = 'USD' } = change
  const mark = (cents: number) => (cents < 0 ? 'D' : 'C')
  const balance = (cents: number) => `${mark(cents)}260302${currency}${decimal(cents, ',')}`
  return [
    '{1:F01RIBLSARIAXXX}{4:',
    ':20:STMT1',
    `:25:${iban}`,
    ':28C:61/1',
    `:60F:${balance(opening)}`,
    ...lines.flatMap(({ amount, text, name = '', id = '' }) => [
      `:61:2603020302${mark(amount)}${decimal(amount, ',')}NTRFNONREF//${id}`,
      `:86:?20${text}?32${name}`,
    ]),
    `:62F:${balance(closingOf(lines, change))}`,
    '-}',
  ].join('\r\n')
}
