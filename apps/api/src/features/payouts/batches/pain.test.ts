import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { type CreditTransfer, type PaymentOrder, writePain } from '../../../engines/payment-file/pain.ts'

const SCHEMA = readFileSync(
  fileURLToPath(new URL('../../../engines/payment-file/pain-001-001-09.xsd', import.meta.url)),
  'utf8',
)
const transfer = (change: Partial<CreditTransfer> = {}): CreditTransfer => ({
  reference: 'PO1600010001',
  amount: 212_050,
  holder: 'ليلى حدّاد',
  country: 'JO',
  account: 'JO94CBJO0010000000000131000302',
  isIban: true,
  bic: null,
  purpose: 'SALA',
  text: 'PO1600010001 Layla Haddad',
  ...change,
})
const order = (transfers: readonly CreditTransfer[], change: Partial<PaymentOrder> = {}): PaymentOrder => ({
  id: 'PB-00010',
  createdAt: new Date('2026-11-16T09:00:00Z'),
  day: '2026-11-17',
  chargeBearer: 'DEBT',
  debtor: {
    name: 'شركة فريق للتقنية',
    country: 'SA',
    iban: 'SA0380000000608010167519',
    bic: 'RIBLSARI',
    currency: 'USD',
  },
  transfers,
  ...change,
})
/** By libxml2. */
const faultsOf = async (text: string): Promise<string[]> =>
  (await validateXML({ xml: { fileName: 'batch.xml', contents: text }, schema: SCHEMA })).errors.map(
    ({ message }) => message,
  )

describe('a payment order', () => {
  test('is valid by the schema, with amounts and references as they are', async () => {
    const text = writePain(
      order([
        transfer(),
        transfer({
          reference: 'PO2400010002',
          amount: 5,
          holder: 'Müller & Söhne <GmbH>',
          account: '123456789',
          isIban: false,
          bic: 'BOPNPKKA',
          country: 'NG',
          purpose: 'BONU',
        }),
      ]),
    )
    expect(await faultsOf(text)).toEqual([])
    expect(text).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>2120.55</CtrlSum>')
    expect(text).toContain('<EndToEndId>PO1600010001</EndToEndId>')
    expect(text).toContain('<InstdAmt Ccy="USD">2120.50</InstdAmt>')
    expect(text).toContain('<InstdAmt Ccy="USD">0.05</InstdAmt>')
    expect(text).toContain('<Cdtr><Nm>Layla Haddad</Nm><PstlAdr><Ctry>JO</Ctry></PstlAdr></Cdtr>')
    expect(text).toContain('<Nm>Muller Sohne GmbH</Nm>')
    expect(text).toContain('<Othr><Id>123456789</Id></Othr>')
    expect(text.split('\n')).toHaveLength(3)
  })

  test('is valid whatever holders and texts are', async () => {
    const any = () => fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(any(), any(), fc.integer({ min: 1, max: 99_999_999 }), async (holder, text, amount) => {
        const file = writePain(order([transfer({ holder: `A ${holder}`, text: `PO ${text}`, amount })]))
        expect(await faultsOf(file)).toEqual([])
      }),
      { numRuns: 25 },
    )
  }, 120_000)

  test.each([
    ['a reference that is too long', { reference: 'P'.repeat(36) }],
    ['an amount of nothing', { amount: 0 }],
    ['a wrong country', { country: 'Jordan' }],
    ['an account that is no IBAN', { account: '1234' }],
  ])('is refused by the schema with %s', async (_, change) =>
    expect(await faultsOf(writePain(order([transfer(change)])))).not.toEqual([]),
  )
})
