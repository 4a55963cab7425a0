/** Length of an IBAN by country (ISO 13616 registry); a country that is not listed does not use them. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BR: 29,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DJ: 27,
  DK: 18,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IQ: 23,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LT: 20,
  LU: 20,
  LV: 21,
  LY: 25,
  MR: 27,
  MT: 31,
  NL: 18,
  NO: 15,
  OM: 23,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  SA: 24,
  SD: 18,
  SE: 24,
  SI: 19,
  SK: 24,
  SO: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  YE: 30,
}

export const usesIban = (country: string): boolean => Object.hasOwn(IBAN_LENGTHS, country)

/** ISO 7064, mod 97-10: letters count from ten; 1 where the check digits at the third and fourth place fit the rest. */
const mod97 = (code: string): number =>
  Array.from(code.slice(4) + code.slice(0, 4))
    .map((sign) => Number.parseInt(sign, 36))
    .join('')
    .split('')
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** ISO 13616: the length of its country, and the check digits (ISO 7064, mod 97-10). */
export function isIban(iban: string, country: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || !iban.startsWith(country)) return false
  if (iban.length !== IBAN_LENGTHS[country]) return false
  return mod97(iban) === 1
}

/** ISO 9362: bank, country, place, and the branch where there is one. */
export const isSwift = (code: string, country: string): boolean =>
  /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(code) && code.slice(4, 6) === country

/** The two check digits that make a prefix and a number divisible with a rest of one, as in an IBAN. */
export const checkDigits = (prefix: string, digits: string): string =>
  String(98 - mod97(`${prefix}00${digits}`)).padStart(2, '0')

/** ISO 11649, the creditor reference: RF and two check digits, by which banks find a wrong one, before the number. */
export const creditorReference = (digits: string): string => `RF${checkDigits('RF', digits)}${digits}`

/** Its check digits fit what follows them. */
export const isCreditorReference = (code: string): boolean => /^RF\d{2}[A-Z0-9]{1,21}$/.test(code) && mod97(code) === 1

/** As banks print IBANs and references. */
export const inGroups = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1 ')
