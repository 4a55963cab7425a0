import { ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  title: 'Verify a contract',
  text: 'Check that a copy of a contract comes from Fareeq, who signed it and when. You don’t need an account.',
  file: 'The contract file',
  fileHint: 'The file is not uploaded: your browser computes its fingerprint, and only that reaches us.',
  or: 'Or with the code printed on the certificate of signatures',
  code: 'Verification code',
  codeHint: '16 characters, for example 1A2B-3C4D-5E6F-7890.',
  check: 'Verify',
  checking: 'Verifying',
  genuine: 'This copy comes from Fareeq',
  incomplete: 'This copy is genuine, and was printed before everybody had signed',
  unknown: 'We did not issue this copy',
  unknownText:
    'Either the file was changed, if only by a letter, or the code is wrong. Download the contract from its page again and retry.',
  number: 'Contract',
  printed: 'Printed',
  document: 'Hash of the text (SHA-256)',
  signatures: 'Signatures',
  parties: { talent: 'Talent', client: 'Company' },
  behalf: (company) => `For ${company}`,
  capacity: (capacity) => `Capacity: ${capacity}`,
  namesHidden: 'Names are shown with the code of the certificate.',
}

export const useVerifyWords = () => useWords({ ar, en })
