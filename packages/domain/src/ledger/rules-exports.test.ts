import { describe, expect, test } from 'vitest'
import { EXPORT_FACTS, EXPORT_FORMATS, type ExportEntry, filesOf } from './rules-exports.ts'

const ENTRY: ExportEntry = {
  place: 12,
  day: '2026-11-05',
  kind: 'invoice',
  number: 'INV-2026-000001',
  reason: null,
  postings: [
    { account: 'receivable', owner_name: '=HYPERLINK("x")', amount: 115_005 },
    { account: 'fees', owner_name: null, amount: -100_000 },
    { account: 'vat_payable', owner_name: null, amount: -15_005 },
  ],
}
const rowsOf = (text: string) => text.replace('\u{feff}', '').trimEnd().split('\r\n')

describe('an export of the books', () => {
  test('for people names accounts in their language, with debit and credit in columns of their own', () => {
    const [head, first, second] = rowsOf(EXPORT_FACTS.sheet.write([ENTRY], 'ar'))
    expect(head).toContain('مدين')
    expect(first).toBe(
      `JE-000012,2026-11-05,فاتورة,INV-2026-000001,,1100,مستحق على الشركات,"'=HYPERLINK(""x"")",1150.05,`,
    )
    expect(second?.endsWith(',,1000.00')).toBe(true)
  })

  test('for Xero has a narration for each entry, days first, and credits as negative numbers', () => {
    const [head, , second] = rowsOf(EXPORT_FACTS.xero.write([ENTRY], 'en'))
    expect(head).toBe('*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount')
    expect(second).toBe('JE-000012 Invoice · INV-2026-000001,05/11/2026,Service fees,4000,Tax Exempt,-1000.00')
  })

  test('for QuickBooks has accounts by their name, and months first', () => {
    const [head, , second] = rowsOf(EXPORT_FACTS.quickbooks.write([ENTRY], 'ar'))
    expect(head?.startsWith('Journal No,Journal Date,Account Name,Debits,Credits')).toBe(true)
    expect(second).toBe('JE-000012,11/05/2026,Service fees,,1000.00,Invoice · INV-2026-000001,,USD')
  })

  test('for Odoo has the entry on its first item only', () => {
    const [head, first, second] = rowsOf(EXPORT_FACTS.odoo.write([ENTRY], 'en'))
    expect(head).toContain('line_ids/debit,line_ids/credit')
    expect(first?.startsWith('JE-000012,2026-11-05,Miscellaneous Operations,1100,')).toBe(true)
    expect(second).toBe(',,,4000,,Invoice · INV-2026-000001,0.00,1000.00')
  })

  test.each(EXPORT_FORMATS)('as %s runs no formula', (format) => {
    const text = EXPORT_FACTS[format].write([ENTRY, { ...ENTRY, place: 13, reason: '=1+1', number: '@x' }], 'en')
    for (const cell of text.split(/[,\r\n]/)) expect(cell).not.toMatch(/^\s*[=+@]/)
  })
})

test('files hold full entries, and no more lines than the program takes', () => {
  const entries = Array.from({ length: 10 }, (_, index) => ({ place: index + 1, lines: 100 }))
  expect(filesOf(entries, 'xero')).toEqual([
    { from: 1, to: 3 },
    { from: 4, to: 6 },
    { from: 7, to: 9 },
    { from: 10, to: 10 },
  ])
  expect(filesOf([{ place: 1, lines: 400 }], 'xero')).toEqual([{ from: 1, to: 1 }])
  expect(filesOf([], 'odoo')).toEqual([])
})
