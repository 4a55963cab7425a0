import type { ReadStatement, StatementColumns } from '@fareeq/domain/bank-statements/schema.ts'
import { guessedColumns, isUsable } from '@fareeq/domain/bank-statements/rules-columns.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { expect, test } from 'vitest'
import { camtFile, mt940File } from './sample-files.ts'
import { tableAmount, tableDay } from './amounts.ts'
import { readCamt } from './camt.ts'
import { readMt940 } from './mt940.ts'
import { formatOf } from './read-statement.ts'
import { readTable, statementOf } from './table.ts'

function finish<T>(reader: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = reader.next()
    if (done) return value
  }
}
function refused(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof Refusal) return error.kind.code
    throw error
  }
  return 'none'
}
const camt = (text: string): ReadStatement => finish(readCamt(text))
const mt940 = (text: string): ReadStatement => finish(readMt940(text))
function table(text: string, change: Partial<StatementColumns> = {}): ReadStatement {
  const read = finish(readTable(text))
  const columns = {
    ...guessedColumns(
      read.headings,
      read.records.map(({ cells }) => cells),
    ),
    ...change,
  }
  if (!isUsable(columns, read.headings)) throw new Error('The columns are not known')
  return statementOf(read, columns, 'USD')
}

const LINES = [
  { amount: 240_052, text: 'سداد RF42 2026 0000 01 & more', name: 'شركة سوق الحرفيين', id: 'FT26061X1' },
  { amount: -1_500, text: 'Fee', name: 'Riyad Bank', id: 'FT26061X2' },
]
const EXPECTED = {
  iban: 'SA0380000000608010167519',
  opening: 100_000,
  closing: 338_552,
  lines: LINES.map(({ id, ...line }) => ({
    ...line,
    day: '2026-03-02',
    currency: 'USD',
    bank_id: id,
    is_reversal: false,
  })),
}

test('a statement says the same in CAMT.053 and in MT940, in whole cents', () => {
  const [iso, swift] = [camtFile(LINES), mt940File(LINES)]
  expect([formatOf(iso), formatOf(swift)]).toEqual(['camt', 'swift'])
  expect(camt(iso)).toMatchObject(EXPECTED)
  expect(mt940(swift)).toMatchObject(EXPECTED)
})

test('cut anywhere it is refused, and so is what is something else', () => {
  const [iso, swift] = [camtFile(LINES), mt940File(LINES)]
  for (let length = iso.indexOf('<Stmt>') + 10; length < iso.length - 1; length += 37)
    expect(
      refused(() => camt(iso.slice(0, length))),
      String(length),
    ).toMatch(/^statement_(?:cut|unreadable)$/)
  for (let length = swift.indexOf(':60F'); length < swift.indexOf(':62F'); length += 7)
    expect(
      refused(() => mt940(swift.slice(0, length))),
      String(length),
    ).toMatch(/^statement_(?:cut|unreadable|line)$/)
  expect(refused(() => camt('<html><body>Bank</body></html>'))).toBe('statement_unreadable')
  expect(refused(() => camt(iso.replaceAll('camt.053', 'camt.054').replaceAll('BkToCstmrStmt', 'Ntfctn')))).toBe(
    'statement_unreadable',
  )
  expect(refused(() => finish(readTable('hello\nworld')))).toBe('statement_unreadable')
})

test('a document type is refused before any entity of it could be expanded', () => {
  const bomb = '<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
  expect(refused(() => camt(camtFile(LINES, { head: bomb })))).toBe('statement_unreadable')
})

test('a batch is a line for each transfer, a pending one is left out, and what is taken back says so', () => {
  const [head = '', tail = ''] = camtFile([]).split('</Stmt>')
  const detail = (cents: string, name: string) =>
    `<TxDtls><Amt Ccy="USD">${cents}</Amt><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`
  const entry = (inside: string, status = 'BOOK') =>
    `<Ntry><Amt Ccy="USD">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>2026-03-02</Dt></BookgDt><AcctSvcrRef>B1</AcctSvcrRef>${inside}</Ntry>`
  const batch = entry(`<NtryDtls>${detail('10.00', 'A')}${detail('20.00', 'B')}</NtryDtls>`)
  const { lines } = camt(`${head}${batch}${entry('', 'PDNG')}${entry('<RvslInd>true</RvslInd>')}</Stmt>${tail}`)
  expect(lines.map(({ amount, name, bank_id, is_reversal }) => [amount, name, bank_id, is_reversal])).toEqual([
    [1000, 'A', 'B1-1', false],
    [2000, 'B', 'B1-2', false],
    [3000, null, 'B1', true],
  ])
  const reversal = mt940File(LINES).replace(':61:2603020302C', ':61:2603020302RC')
  expect(mt940(reversal).lines[0]).toMatchObject({ amount: -240_052, is_reversal: true })
})

test('days of one account are one statement, two accounts are none', () => {
  const next = mt940File([{ amount: 500, text: 'x' }], { opening: 338_552 })
  expect(mt940(`${mt940File(LINES)}\r\n${next}`)).toMatchObject({ opening: 100_000, closing: 339_052 })
  const other = mt940File([], { iban: 'SA4420000001234567891234' })
  expect(refused(() => mt940(`${mt940File(LINES)}\r\n${other}`))).toBe('statement_accounts')
})

test.each([
  ['Date,Description,Amount,Balance\n02/03/2026,"RF42, 2026",2400.52,3400.52\n03/03/2026,Fee,-15.00,3385.52'],
  ['Date;Description;Credit;Debit;Balance\n03/03/2026;Fee;;15,00;3.385,52\n02/03/2026;"RF42, 2026";2.400,52;;3.400,52'],
  [
    'كشف حساب\nالتاريخ,البيان,دائن,مدين,الرصيد\n٢٠٢٦/٠٣/٠٢,"RF42, 2026",٢٬٤٠٠٫٥٢,,٣٬٤٠٠٫٥٢\n2026/03/03,Fee,,15.00,"3,385.52"\n,المجموع,,,',
  ],
])('a table is read by its headings, whatever its region', (text) => {
  const { opening, closing, lines } = table(text)
  expect([opening, closing]).toEqual([100_000, 338_552])
  expect(lines.find(({ amount }) => amount > 0)).toMatchObject({
    day: '2026-03-02',
    amount: 240_052,
    text: 'RF42, 2026',
  })
})

test.each([
  ['a formula', '02/03/2026,x,=1+1'],
  ['words', '02/03/2026,x,many'],
  ['a day that is none', '31/02/2026,x,5.00'],
  ['a row that ends in the middle', '02/03/20'],
])('%s in a table is refused with its line', (_, row) => {
  expect(refused(() => table(`Date,Description,Amount\n01/03/2026,x,1.00\n${row}`))).toBe('statement_line')
})

test.each([
  ['1,234.56', 123_456],
  ['1.234,56', 123_456],
  ['1 234,5', 123_450],
  ['1,234', 123_400],
  ['(12.00)', -1200],
  ['12.00-', -1200],
  ['−0.05', -5],
  ['1.234.5678', null],
  ['12,34,567.00', null],
  ['', null],
])('“%s” is %s hundredths', (cell, amount) => expect(tableAmount(cell)).toBe(amount))

test('a day is read in the order that was chosen', () => {
  expect([tableDay('05/03/2026 10:15', 'dmy'), tableDay('03-05-26', 'mdy'), tableDay('2026-03-05', 'ymd')]).toEqual(
    Array.from({ length: 3 }, () => '2026-03-05'),
  )
})
