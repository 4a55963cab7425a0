import { ar } from './ar.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  loading: 'Loading legal details',
  title: 'Legal details',
  save: 'Save details',
  saved: 'Legal details saved',
  country: 'Country',
  address: 'Address',
  taxNumber: 'Tax number',
  company: {
    text: 'This is how contracts name your company and who signs for it. Enter it once; what is signed stays as it is.',
    needed:
      'The contract names your company as it is registered, not by its trade name. Complete these details so that the talent can sign.',
    missing: 'Legal details have not been entered yet. They are needed before the first contract is signed.',
    readOnly: 'Whoever may sign for the company can change them.',
    name: 'Legal name as registered',
    nameHint: 'Not the trade name or the website.',
    secondName: 'The same name in the other script',
    secondNameHint: 'Arabic or Latin letters, for the other text of the contract.',
    registration: 'Commercial registration or unified number',
    registrationHint: '10 digits for companies in Saudi Arabia.',
    taxHint: '15 digits for companies in Saudi Arabia.',
    signatory: 'Authorised signatory',
    signatoryHint: 'Their name as in their identity document.',
    capacity: 'Their capacity',
    capacityHint: 'For example: General manager.',
  },
  talent: {
    text: 'This is how contracts name you. Enter it once; what is signed stays as it is.',
    needed: 'The contract names you as your identity document does. Complete these details to sign it.',
    name: 'Your name as in your identity document',
    nameHint: 'You sign the contract with it.',
    secondName: 'The same name in the other script',
    secondNameHint: 'Arabic or Latin letters, as in your passport.',
    nationalId: 'Identity or passport number',
    numberHint: 'Kept encrypted; the contract shows its end only.',
    kept: (masked) => `Saved: ${masked}. Enter a number to replace it.`,
  },
  staff: {
    title: 'Parties to the contract',
    older: 'This contract was signed before legal details were asked for. It keeps the names it was signed with.',
    company: 'Company',
    talent: 'Talent',
    companyMissing: 'The company has not entered its details yet. It is asked when the contract is sent.',
    talentMissing: 'The talent has not entered their details yet. They are asked when they open the contract.',
    open: 'Show whole numbers',
    openText: 'The reason and your name stay in the audit trail.',
    opened: 'The numbers are shown until you leave the page',
    reason: 'Reason',
    cancel: 'Cancel',
  },
}

export const usePartyWords = () => useWords({ ar, en })
