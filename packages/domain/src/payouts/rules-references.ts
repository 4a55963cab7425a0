import { checkDigits } from '../kernel/validation/bank-accounts.ts'

/**
 * What a transfer of ours is called at the bank: PO, two check digits (ISO 7064, mod 97-10), and the numbers of its batch and of its
 * place there. Twelve to fourteen characters, which every bank file takes (16 to 35). It begins with other letters than the reference
 * of an invoice, so that money that comes back is not taken for a payment.
 */
const [PREFIX, BATCH_DIGITS, PLACE_DIGITS] = ['PO', 5, 3]

export function transferReference(batch: number, place: number): string {
  const digits = `${String(batch).padStart(BATCH_DIGITS, '0')}${String(place).padStart(PLACE_DIGITS, '0')}`
  return `${PREFIX}${checkDigits(PREFIX, digits)}${digits}`
}

const isReference = (code: string): boolean => code === `${PREFIX}${checkDigits(PREFIX, code.slice(4))}${code.slice(4)}`

/** References in a text of the bank, also broken by spaces, whose check digits fit. */
export function transferReferencesIn(text: string): string[] {
  const signs = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  const matches = new Set<string>()
  for (const { index } of signs.matchAll(/PO(?=\d{10})/g))
    for (let length = 12; length <= 15; length++) {
      const code = signs.slice(index, index + length)
      if (code.length === length && isReference(code)) matches.add(code)
    }
  return [...matches]
}
