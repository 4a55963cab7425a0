import { expect, test } from 'vitest'
import { legalNameIn, maskNumber, missingParties } from './rules.ts'
import { type CompanyPartyForm, companyPartyForm, talentPartyForm } from './schema.ts'

const COMPANY: CompanyPartyForm = {
  legal_name: 'شركة النخلة للتقنية ذات مسؤولية محدودة',
  second_legal_name: 'Nakhla Technology LLC',
  registration_number: '1010123456',
  tax_number: '310000000000003',
  country: 'SA',
  address: 'طريق الملك فهد، الرياض 12214',
  signatory_name: 'خالد العتيبي',
  signatory_capacity: 'المدير العام',
}
const faultsOf = (change: Partial<CompanyPartyForm>) =>
  companyPartyForm()
    .safeParse({ ...COMPANY, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

test.each<[string, Partial<CompanyPartyForm>, [string, string][] | undefined]>([
  ['as it is registered', {}, undefined],
  ['in one script', { second_legal_name: '' }, undefined],
  ['without VAT', { tax_number: '' }, undefined],
  [
    'abroad, whose numbers have another shape',
    { country: 'AE', registration_number: 'CN-123', tax_number: '1' },
    undefined,
  ],
  ['by its address on the web', { legal_name: 'nakhla.com', second_legal_name: '' }, [['legal_name', 'no_url']]],
  ['without a registration', { registration_number: ' ' }, [['registration_number', 'required']]],
  ['with a short registration', { registration_number: '12345' }, [['registration_number', 'registration_number']]],
  ['with a VAT number that is none', { tax_number: '123' }, [['tax_number', 'vat_number']]],
  ['twice in one script', { second_legal_name: 'شركة أخرى' }, [['second_legal_name', 'other_script']]],
  [
    'without who may bind it',
    { signatory_name: '', signatory_capacity: '' },
    [
      ['signatory_name', 'required'],
      ['signatory_capacity', 'required'],
    ],
  ],
])('a company %s is told: %j', (_, change, faults) => expect(faultsOf(change)).toEqual(faults))

test('numbers of a talent are optional, and what is not sent stays', () => {
  const form = { legal_name: 'ليلى حداد', country: 'JO', address: 'عمّان' }
  expect(talentPartyForm().parse(form)).toEqual({ ...form, second_legal_name: '' })
  expect(talentPartyForm().parse({ ...form, national_id: '٩٨٧ 654-3210' }).national_id).toBe('9876543210')
})

test.each([
  ['ar', 'شركة النخلة للتقنية ذات مسؤولية محدودة'],
  ['en', 'Nakhla Technology LLC'],
] as const)('the text in %s names the company in its script', (lang, name) =>
  expect(legalNameIn(COMPANY, lang)).toBe(name),
)

test.each([
  ['1234567890', '••••7890'],
  ['123456', '••••456'],
  ['1', '••••'],
])('%s is shown as %s', (number, masked) => expect(maskNumber(number)).toBe(masked))

test('whoever has not stated who they are is missing', () => {
  expect(missingParties({ company: null, talent: null })).toEqual(['talent', 'company'])
  const company = { ...COMPANY, second_legal_name: null, tax_number: null }
  expect(missingParties({ company, talent: null })).toEqual(['talent'])
})
